"""What this table does otherwise than the ruleset it came from, rule beside rule."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from barbu.locales.shown import safe
from barbu.rulebook.document import Section, Sentence, Table, paragraph, section_sentences
from barbu.rulebook.pen import Pen
from barbu.rules.compare import Change, difference
from barbu.rules.model import Contract
from barbu.rules.words import title_of

PART = "book-salad-part"
"""The message that is an item of a list, and no sentence."""


class Side(msgspec.Struct, frozen=True):
    """One of the two rulesets and all that its book says."""

    pen: Pen
    told: tuple[Sentence, ...]
    headings: dict[str, str]
    """The section that each sentence stands in, by its message."""

    def stating(self, option: str, row: str) -> list[Sentence]:
        """The sentences that state an option, of this contract where it is one's own.

        Which way it goes round is told once, not at every player who sits to the left or the right.
        """
        return [
            each
            for each in self.told
            if option in each.states
            and (not row or row in each.rows)
            and (option != "direction" or each.states[0] == option)
        ]

    def row(self, id: str) -> Contract | None:
        """The contract of this id, if it is played."""
        return next((row for row in self.pen.rules.active if row.id == id), None)


class Pair(msgspec.Struct, frozen=True):
    """What the two books say on one thing."""

    about: str
    row: str
    """The id of the contract that it is about, if it is about one's own rules."""
    ours: tuple[Sentence, ...]
    theirs: tuple[Sentence, ...]

    def shares(self, other: "Pair") -> bool:
        """Whether a sentence stands in both pairs."""
        return bool(set(self.ours) & set(other.ours) or set(self.theirs) & set(other.theirs))


def _side(pen: Pen, sections: Sequence[Section]) -> Side:
    told = [(each, section.title) for section in sections for each in section_sentences(section)]
    return Side(pen, tuple(each for each, _ in told), {each.id: title for each, title in told})


def differences(here: Pen, ours: Sequence[Section], there: Pen, theirs: Sequence[Section]) -> list[Section]:
    """The last section of the book; nothing where no sentence differs."""
    text = here.locale.text
    base = safe(title_of(there.rules.name, here.locale))
    one, other = _side(here, ours), _side(there, theirs)
    rows = tuple(dict.fromkeys(_rows(one, other)))
    if not rows:
        return []
    head = (
        text("book-differences-about"),
        text("book-differences-here"),
        text("book-differences-there", base=base),
    )
    table = Table(text("book-differences-caption", base=base), head, rows)
    intro = paragraph(here.say("book-differences", worked_out=True, base=base))
    return [Section("differences", text("book-heading-differences"), (*intro, table))]


def _rows(here: Side, there: Side) -> Iterator[tuple[str, str, str]]:
    told: list[Pair] = []
    for change in difference(there.pen.rules, here.pen.rules):
        parts = change.key.split(".")
        row = parts[1] if parts[0] == "contracts" else ""
        if change.kind == "changed" and not change.option.endswith(".active"):
            told += _changed(here, there, change.option, row)
        else:
            told += _row_as_a_whole(here, there, change, row)
    for pair in _merged(told):
        yield pair.about, _cell(here, pair.ours), _cell(there, pair.theirs)


def _merged(pairs: Iterable[Pair]) -> list[Pair]:
    """The pairs, those as one that share a sentence because it states several options."""
    found: list[Pair] = []
    for pair in pairs:
        same = next((each for each in found if each.row == pair.row and each.shares(pair)), None)
        if same is None:
            found.append(pair)
            continue
        both = [tuple(dict.fromkeys(a + b)) for a, b in ((same.ours, pair.ours), (same.theirs, pair.theirs))]
        found[found.index(same)] = msgspec.structs.replace(same, ours=both[0], theirs=both[1])
    return found


def _changed(here: Side, there: Side, option: str, row: str) -> Iterator[Pair]:
    """The sentences on one option that the other side has not."""
    ours, theirs = here.stating(option, row), there.stating(option, row)
    if row and (here.row(row) is None or there.row(row) is None):
        return
    new = tuple(each for each in ours if each.text not in {other.text for other in theirs})
    old = tuple(each for each in theirs if each.text not in {other.text for other in ours})
    if new or old:
        yield Pair(_about(here, there, [*new, *old], row), row, new, old)


def _about(here: Side, there: Side, told: Sequence[Sentence], row: str) -> str:
    """What the difference is about: a contract, or the section that tells it."""
    found = here.row(row) or there.row(row)
    if row and found is not None:
        return here.pen.contract(found)
    return here.headings.get(told[0].id) or there.headings[told[0].id]


def _cell(side: Side, told: Iterable[Sentence]) -> str:
    texts = list(dict.fromkeys(each.text for each in told if each.id != PART))
    parts = list(dict.fromkeys(each.text for each in told if each.id == PART))
    if parts:
        texts.append(side.pen.locale.text("book-differences-parts", parts=side.pen.locale.semicolons(parts)))
    return side.pen.locale.sentences(texts) if texts else side.pen.locale.text("book-differences-silent")


def _row_as_a_whole(here: Side, there: Side, change: Change, id: str) -> Iterator[Pair]:
    """A contract that only one side plays, or that stands in another place."""

    def said(message: str, **values: str | int) -> tuple[Sentence, ...]:
        return (here.pen.say(message, contract=name, values=values),)

    ours, theirs = here.row(id), there.row(id)
    found = ours or theirs
    if found is None:
        return
    name = here.pen.contract(found)
    if (ours is None) != (theirs is None) or change.kind in ("added", "removed"):
        played, silent = said("book-differences-played"), said("book-differences-not-played")
        if theirs is None:
            yield Pair(name, "", played, silent)
        elif ours is None:
            yield Pair(name, "", silent, played)
    elif change.kind == "moved":
        now, before = (said("book-differences-place", place=place) for place in (change.after, change.before))
        yield Pair(name, "", now, before)

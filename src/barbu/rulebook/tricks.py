"""Playing the tricks: what holds in every contract, and the rules that one contract has of its own."""

from collections.abc import Iterator

from barbu.rulebook.document import Block, Sentence, paragraph
from barbu.rulebook.pen import Pen
from barbu.rules.meaning import banned_suit, card_points, hand_size, priced_cards
from barbu.rules.model import TrickContract


def tricks(pen: Pen) -> list[Block]:
    """The obligations in general."""
    rows = pen.tricks
    held_back, bound = ([row for row in rows if held(pen, row)] for held in (_held_back, _bound))
    lead = pen.say("book-lead-any", "tricks.lead", "tricks.first_trick", exceptions=_yes(held_back))
    discard = _discard(pen, bound)
    last = pen.say("book-last-card", "tricks.early_end", exceptions=_yes([row for row in rows if row.early_end]))
    captures = pen.say(f"book-captures-{pen.rules.visible_captures}", "visible_captures")
    yielding = pen.say("book-rules-yield") if held_back or bound else None
    return [
        *paragraph(_count(pen), lead, pen.say("book-follow"), _beat(pen), discard, yielding),
        *paragraph(_highest(pen), pen.say("book-winner-leads"), last, captures),
    ]


def _count(pen: Pen) -> Sentence:
    counts = {hand_size(pen.rules, players) for players in pen.tables}
    if len(counts) > 1:
        return pen.say("book-tricks-hand", worked_out=True)
    return pen.say("book-tricks-count", worked_out=True, count=counts.pop())


def _yes(rows: object) -> str:
    return "yes" if rows else "no"


def _held_back(pen: Pen, row: TrickContract) -> bool:
    """Whether some card may not be led."""
    return row.lead != "free" or _first_trick(pen, row) != "free"


def _bound(pen: Pen, row: TrickContract) -> bool:
    """Whether some card may not be played, or must be, by who has none of the suit led."""
    must_ruff = row.trump != "none" and row.must_ruff
    return _dumps(pen, row) or _first_trick(pen, row) in ("no_play", "no_points") or must_ruff


def _first_trick(pen: Pen, row: TrickContract) -> str:
    """What the first trick is barred to: nothing, where the cards that count are and there are none."""
    return "free" if row.first_trick == "no_points" and not priced_cards(pen.rules, row) else row.first_trick


def _dumps(pen: Pen, row: TrickContract) -> bool:
    """Whether there are cards that must be thrown because they cost points."""
    costs = (points for points in card_points(pen.rules, row).values() if pen.rules.gain(points) < 0)
    return row.forced_dump != "no" and any(costs)


def _discard(pen: Pen, exceptions: object) -> Sentence:
    states = ("tricks.forced_dump", "tricks.must_ruff")
    return pen.say("book-discard-any", *states, exceptions=_yes(exceptions))


def must_beat(row: TrickContract) -> bool:
    """Whether the row's duty to play higher can ever arise."""
    return row.must_beat == "always" or (row.must_beat == "trumps" and row.trump != "none")


def _beat(pen: Pen) -> Sentence | None:
    if all(row.must_beat == "always" for row in pen.tricks):
        return None
    bound = [row for row in pen.tricks if must_beat(row)]
    return pen.say("book-beat-no", "tricks.must_beat", exceptions=_yes(bound))


def _highest(pen: Pen) -> Sentence:
    trumps = any(row.trump != "none" for row in pen.tricks)
    return pen.say(f"book-trump-{'somewhere' if trumps else 'nowhere'}", "tricks.trump")


# --- one contract -----------------------------------------------------------------------------------


def of_row(pen: Pen, row: TrickContract) -> list[Sentence]:
    """How the play of this contract is special."""
    return [*_trumps(pen, row), *_beating(pen, row), *_bans(pen, row), *_end(pen, row)]


def obligations(pen: Pen, row: TrickContract) -> list[Block]:
    """All that binds a player in this contract, what holds in every contract included."""
    held_back, bound = _held_back(pen, row), _bound(pen, row)
    discard = _discard(pen, bound) if row.trump == "none" else None
    lead = None if held_back else pen.say("book-lead-any", "tricks.lead", "tricks.first_trick", exceptions="no")
    beat = None if must_beat(row) else pen.say("book-beat-no", "tricks.must_beat", exceptions="no")
    yielding = pen.say("book-rules-yield") if held_back or bound else None
    nowhere = pen.say("book-trump-nowhere", "tricks.trump") if row.trump == "none" else None
    return [
        *paragraph(lead, pen.say("book-follow"), beat, discard),
        *paragraph(*_trumps(pen, row), *_beating(pen, row), *_bans(pen, row), yielding),
        *paragraph(nowhere, pen.say("book-winner-leads")),
    ]


def end(pen: Pen, row: TrickContract) -> Iterator[Sentence]:
    """When a deal of this contract is over."""
    if row.early_end:
        yield from _end(pen, row)
    else:
        yield pen.say("book-last-card", "tricks.early_end", exceptions="no")


def _trumps(pen: Pen, row: TrickContract) -> Iterator[Sentence]:
    if row.trump == "none":
        return
    if row.trump in ("named", "named_or_none"):
        id = f"book-trump-{row.trump.replace('_', '-')}"
        yield pen.say(id, "tricks.trump", rows=[row], choosing=pen.choosing())
    else:
        yield pen.say("book-trump-fixed", "tricks.trump", rows=[row], suit=row.trump)
    yield pen.say("book-trump-wins", "tricks.trump", rows=[row])
    if not row.must_ruff:
        yield pen.say("book-ruff-free", "tricks.must_ruff", rows=[row])
        return
    yield pen.say("book-ruff-must", "tricks.must_ruff", rows=[row])
    yield pen.say(f"book-overruff-{_duty(row.must_overruff)}", "tricks.must_overruff", rows=[row])
    yield pen.say(f"book-underruff-{_duty(row.must_underruff)}", "tricks.must_underruff", rows=[row])


def _duty(must: bool) -> str:
    return "must" if must else "free"


def _beating(pen: Pen, row: TrickContract) -> Iterator[Sentence]:
    if must_beat(row):
        yield pen.say(f"book-beat-{row.must_beat}", "tricks.must_beat", rows=[row])


def _bans(pen: Pen, row: TrickContract) -> Iterator[Sentence]:
    suit = banned_suit(pen.rules, row).letter
    match row.lead:
        case "only_if_nothing_else":
            yield pen.say("book-lead-nothing-else", "tricks.lead", "tricks.banned_suit", rows=[row], suit=suit)
        case "until_broken":
            states = ("tricks.lead", "tricks.broken_by", "tricks.banned_suit")
            yield pen.say(f"book-lead-broken-{row.broken_by}", *states, rows=[row], suit=suit)
    match _first_trick(pen, row):
        case "no_lead" if row.lead != "free":
            pass  # the suit may not be led to the first trick anyway
        case "no_lead" | "no_play":
            id = f"book-first-trick-{row.first_trick.replace('_', '-')}"
            yield pen.say(id, "tricks.first_trick", "tricks.banned_suit", rows=[row], suit=suit)
        case "no_points":
            yield pen.say("book-first-trick-no-points", "tricks.first_trick", rows=[row])
    if _dumps(pen, row):
        yield pen.say(f"book-dump-{row.forced_dump.replace('_', '-')}", "tricks.forced_dump", rows=[row])


def _end(pen: Pen, row: TrickContract) -> Iterator[Sentence]:
    if row.early_end:
        yield pen.say("book-early-end", "tricks.early_end", rows=[row])

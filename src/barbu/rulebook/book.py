"""The whole rule book, put together; and the help on one contract."""

from barbu.locales import Locale
from barbu.locales.shown import safe
from barbu.rulebook import contracts, layout
from barbu.rulebook.choice import choice
from barbu.rulebook.dealing import dealing
from barbu.rulebook.differences import base_of, differences
from barbu.rulebook.document import Block, Book, Card, Section, Sentence, block_sentences, paragraph, section_sentences
from barbu.rulebook.doubles import doubles
from barbu.rulebook.material import material
from barbu.rulebook.pen import Pen, pen
from barbu.rulebook.roles import roles
from barbu.rulebook.scoring import end, points
from barbu.rulebook.tricks import in_short, tricks
from barbu.rules.meaning import scheduled_deals
from barbu.rules.model import LayoutContract, Ruleset
from barbu.rules.words import title


def book(rules: Ruleset, locale: Locale, players: int | None = None, base: Ruleset | None = None) -> Book:
    """The rules of this table in words, for so many players or for all that the ruleset allows.

    `base` is the ruleset that it is compared with at the end; by default the preset that it is closest to.
    """
    tables = (players,) if players else rules.players
    here = pen(rules, tables, locale)
    found = _sections(here)
    base = base or base_of(rules)
    if base is not None:
        there = pen(base, tuple(each for each in tables if each in base.players) or base.players, locale)
        found += differences(here, found, there, _sections(there))
    name = safe(title(rules, locale))
    called = locale.text("book-title", name=name) if name else locale.text("book-title-unnamed")
    return Book(locale.code, called, lede(here), tuple(found), locale.text("book-contents"))


def lede(pen: Pen) -> tuple[Sentence, ...]:
    """What the game is, in two sentences."""
    rules = pen.rules
    deals = [scheduled_deals(rules, players) for players in pen.tables]
    low, high = min(deals), max(deals)
    values: dict[str, str | int] = {
        "players": pen.either(pen.tables),
        "count": high,
        "deals": str(low) if low == high else f"{low}–{high}",
    }
    if len(rules.active) == 1:
        first = pen.say("book-lede-one", worked_out=True, values=values, contract=pen.contract(rules.active[0]))
    else:
        first = pen.say(
            "book-lede", "tricks.active", "layout.active", worked_out=True, values=values, contracts=len(rules.active)
        )
    return first, pen.say(f"book-aim-{rules.sign}", "sign")


def _sections(pen: Pen) -> list[Section]:
    text = pen.locale.text
    groups = layout.groups(pen)
    found = [
        Section("brief", text("book-heading-brief"), (*_brief(pen), contracts.overview(pen))),
        Section("cards", text("book-heading-cards"), (*material(pen), *dealing(pen))),
        Section("roles", text("book-heading-roles"), tuple(roles(pen))),
        Section("choice", text("book-heading-choice"), tuple(choice(pen))),
    ]
    if pen.tricks:
        found.append(Section("tricks", text("book-heading-tricks"), tuple(tricks(pen))))
    rows = contracts.sections(pen)
    found.append(Section("contracts", text("book-heading-contracts"), tuple(contracts.inactive(pen)), rows))
    found += [layout.section(pen, group) for group in groups]
    if pen.rules.doubling.enabled:
        found.append(Section("doubles", text("book-heading-doubles"), tuple(doubles(pen))))
    found.append(Section("points", text("book-heading-points"), tuple(points(pen))))
    found.append(Section("end", text("book-heading-end"), tuple(end(pen))))
    return found


def _brief(pen: Pen) -> list[Block]:
    kinds = ("tricks",) * bool(pen.tricks) + ("layout",) * bool(pen.layouts)
    return paragraph(pen.say(f"book-brief-{'both' if len(kinds) > 1 else kinds[0]}", worked_out=True))


def card(rules: Ruleset, id: str, players: int, locale: Locale) -> Card:
    """The short form of one contract, for a look while it is played; raises `KeyError` for an unknown id."""
    row = rules.contract(id)
    here = pen(rules, (players,), locale)
    if isinstance(row, LayoutContract):
        group = next((group for group in layout.groups(here) if row in group), [row])
        told = [
            *(each for block in layout.prizes(here, row) for each in block_sentences(block)),
            *section_sentences(layout.section(here, group)),
            *layout.end(here, row),
        ]
    else:
        told = [each for block in contracts.of_tricks(here, row) for each in block_sentences(block)]
        told += in_short(here, row)
    return Card(here.contract(row), tuple(told))

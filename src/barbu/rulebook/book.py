"""The whole rule book, put together."""

from barbu.locales import Locale
from barbu.locales.shown import safe
from barbu.rulebook import contracts, layout
from barbu.rulebook.choice import choice
from barbu.rulebook.dealing import dealing, direction, hands
from barbu.rulebook.differences import differences
from barbu.rulebook.document import Block, Book, Section, Sentence, paragraph
from barbu.rulebook.doubles import doubles
from barbu.rulebook.material import material
from barbu.rulebook.pen import Pen, pen
from barbu.rulebook.roles import roles
from barbu.rulebook.scoring import end, points
from barbu.rulebook.tricks import tricks
from barbu.rules.bases import base_of
from barbu.rules.meaning import scheduled_deals
from barbu.rules.model import Ruleset
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
        "deals": str(low) if low == high else pen.locale.text("book-range", low=low, high=high),
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
        Section("cards", text("book-heading-cards"), (*material(pen), *hands(pen))),
        Section("roles", text("book-heading-roles"), (*roles(pen, direction(pen)), *dealing(pen))),
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
    if pen.tricks and pen.layouts:
        return paragraph(pen.say("book-brief-both", worked_out=True))
    if pen.layouts:
        return paragraph(pen.say("book-brief-layout", worked_out=True))
    return paragraph(pen.say("book-brief-tricks", worked_out=True, count=len(pen.tricks)))

"""The help on one contract, short enough to read while it is played: what counts, how it is played, when it ends."""

from collections.abc import Iterator

from barbu.locales import Locale
from barbu.rulebook import contracts, layout, tricks
from barbu.rulebook.document import Block, Card, Section, paragraph
from barbu.rulebook.pen import Pen, pen
from barbu.rules.model import Contract, LayoutContract, Ruleset


def card(rules: Ruleset, id: str, players: int, locale: Locale) -> Card:
    """The card of the contract of this id at a table of so many; raises `KeyError` for an unknown id."""
    row = rules.contract(id)
    here = pen(rules, (players,), locale)
    parts = (("counts", _counts(here, row)), ("play", _play(here, row)), ("finish", _finish(here, row)))
    told = tuple(Section(anchor, locale.text(f"book-heading-{anchor}"), tuple(blocks)) for anchor, blocks in parts)
    return Card(locale.code, here.contract(row), told)


def _counts(pen: Pen, row: Contract) -> Iterator[Block]:
    """The prices, and the slam."""
    if isinstance(row, LayoutContract):
        yield from layout.prizes(pen, row)
    else:
        yield from contracts.prices(pen, row)
        yield from contracts.slams(pen, row)


def _play(pen: Pen, row: Contract) -> Iterator[Block]:
    """What one must and may do."""
    if isinstance(row, LayoutContract):
        group = next((group for group in layout.groups(pen) if row in group), [row])
        yield from layout.section(pen, group).blocks
    else:
        yield from tricks.obligations(pen, row)


def _finish(pen: Pen, row: Contract) -> Iterator[Block]:
    """When the deal is over."""
    yield from paragraph(*(layout.end(pen, row) if isinstance(row, LayoutContract) else tricks.end(pen, row)))

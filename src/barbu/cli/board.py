"""The layout on the table: a line a suit, a column a rank."""

from collections.abc import Set

from rich.text import Text

from barbu.cards import Card, Rank, Suit
from barbu.cli.look import Look
from barbu.cli.paint import QUIET, coloured
from barbu.deal import LayoutView, board
from barbu.match import MatchView, RoundView
from barbu.rules import LayoutContract

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
OPEN, OUT, SHUT = "__", "··", "××"
"""A place that waits for its card, a card that is not in play and is stepped over, one that stops its run."""


def drawn(view: MatchView, round: RoundView, play: LayoutView, look: Look) -> list[Text]:
    """The four runs. No column is wider than thirteen ranks allow on forty columns."""
    row = view.rules.contract(round.contract or "")
    assert isinstance(row, LayoutContract)
    now = board(view.rules, view.players, row, round.out, play)
    order, out = now.order, now.absent
    cell = 3 if look.width < 4 + 4 * len(order) else 4 if look.width < 4 + 5 * len(order) else 5
    lines = []
    for suit in SUITS:
        line = Text.assemble(coloured(suit.symbol), "" if cell == 3 else " ")
        for place, rank in enumerate(order):
            card = Card(suit, rank)
            if card in now.laid:
                shown = _card(card, cell, look)
            elif card in out:
                shown = Text((OUT if now.bridges else SHUT).rjust(cell), QUIET)
            else:
                shown = Text((OPEN if card in now.fits else "").rjust(cell))
            line.append_text(shown if place or cell > 3 else shown[cell - 2 :])
        lines.append(line)
    return _centred(lines, look) + ([_footnote(order, out, look, now.bridges)] if _is_noted(order, out) else [])


def _card(card: Card, cell: int, look: Look) -> Text:
    if cell == 5:
        tile = look.tile(card)
        return tile if look.colour else Text(look.voice.card(card).rjust(cell))
    text = (look.voice.card(card) if cell > 4 else look.voice.locale.rank(card.rank)).rjust(cell - 1)
    style = look.tile(card).style if look.colour else ""
    return Text.assemble(" ", (text, style))


def _centred(lines: list[Text], look: Look) -> list[Text]:
    margin = (look.width - max(line.cell_len for line in lines)) // 2
    return [Text.assemble(" " * max(0, margin), line) for line in lines]


def _is_noted(order: tuple[Rank, ...], out: Set[Card]) -> bool:
    """Whether a card that the columns have is not in play."""
    return any(card.rank in order for card in out)


def _footnote(order: tuple[Rank, ...], out: Set[Card], look: Look, bridges: bool) -> Text:
    gone = look.voice.listed([look.voice.card(card) for card in sorted(out) if card.rank in order])
    return Text(look.voice.say("board-bridged" if bridges else "board-blocked", cards=gone), QUIET)

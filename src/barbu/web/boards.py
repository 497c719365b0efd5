"""The layout as the page draws it: four rows of places, each with what lies there."""

from collections.abc import Sequence

from barbu.cards import Card, Suit
from barbu.deal import LayoutView, Pass, Seat, board
from barbu.rules import LayoutContract, Ruleset
from barbu.web import wire

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The rows from top to bottom, red and black in turn."""


def layout_part(
    rules: Ruleset, players: int, row: LayoutContract, out: Sequence[Card], play: LayoutView
) -> wire.LayoutPart:
    """The four runs, each from its low end to its high end; an undecided ace is drawn at the high end."""
    now = board(rules, players, row, out, play)

    def cell(card: Card) -> wire.RunCell:
        start = card.rank == play.start
        if card in now.laid:
            return wire.RunCell(str(card), "laid", start, now.laid[card])
        if card in now.absent:
            return wire.RunCell(str(card), "bridged" if now.bridges else "out", start, None)
        return wire.RunCell(str(card), "open" if card in now.fits else "empty", start, None)

    return wire.LayoutPart(
        suits=[suit.letter for suit in SUITS],
        rows=[[cell(Card(suit, rank)) for rank in now.order] for suit in SUITS],
        ace=play.ace,
        finished=list(play.finished),
        extra=bool(play.extra),
        passes=[_passes(play.log, seat) for seat in range(players)],
    )


def _passes(log: Sequence[tuple[Seat, object]], seat: Seat) -> int:
    return sum(who == seat and isinstance(act, Pass) for who, act in log)

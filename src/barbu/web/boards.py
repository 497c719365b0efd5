"""The layout as the page draws it: four rows of places, each with what lies there."""

from collections.abc import Iterator, Sequence

from barbu.cards import FULL_PACK, Card, Rank, Suit
from barbu.deal import Lay, LayoutView, Pass, Seat
from barbu.deal.layout import run_order
from barbu.rules import LayoutContract, Ruleset
from barbu.rules.meaning import dealt_pack
from barbu.web import wire

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The rows from top to bottom, red and black in turn."""


def layout_part(
    rules: Ruleset, players: int, row: LayoutContract, out: Sequence[Card], play: LayoutView
) -> wire.LayoutPart:
    """The four runs, each from its low end to its high end; an undecided ace is drawn at the high end."""
    order = run_order(rules, play.ace or "high", players)
    laid = {act.card: seat for seat, act in play.log if isinstance(act, Lay)}
    absent = set(FULL_PACK) - set(dealt_pack(rules, players)) | set(out)
    bridged = absent if row.missing == "bridge" else set()
    fits = _fitting(rules, players, play, laid.keys() | bridged)

    def cell(card: Card) -> wire.RunCell:
        start = card.rank == play.start
        if card in laid:
            return wire.RunCell(str(card), "laid", start, laid[card])
        if card in absent:
            return wire.RunCell(str(card), "bridged" if card in bridged else "out", start, None)
        return wire.RunCell(str(card), "open" if card in fits else "empty", start, None)

    return wire.LayoutPart(
        suits=[suit.letter for suit in SUITS],
        rows=[[cell(Card(suit, rank)) for rank in order] for suit in SUITS],
        ace=play.ace,
        finished=list(play.finished),
        extra=bool(play.extra),
        passes=[_passes(play.log, seat) for seat in range(players)],
    )


def _passes(log: Sequence[tuple[Seat, object]], seat: Seat) -> int:
    return sum(who == seat and isinstance(act, Pass) for who, act in log)


def _fitting(rules: Ruleset, players: int, play: LayoutView, down: set[Card]) -> set[Card]:
    """The cards that would fit now; with the ace's end still open, both its places count."""
    if play.start is None:
        return set()
    fits: set[Card] = set()
    for end in (play.ace,) if play.ace else ("high", "low"):
        order: tuple[Rank, ...] = run_order(rules, end, players)
        if play.start in order:
            at = order.index(play.start)
            for suit in Suit:
                fits |= set(_ends([Card(suit, rank) for rank in order], at, down))
    return fits


def _ends(run: list[Card], at: int, down: set[Card]) -> Iterator[Card]:
    """The next cards of a run on both sides of its start."""
    if run[at] not in down:
        yield run[at]
        return
    for side in (run[at + 1 :], run[:at][::-1]):
        following = next((card for card in side if card not in down), None)
        if following is not None:
            yield following

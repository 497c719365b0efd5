"""Slams, to the quick player: who may still make one, what it is worth, and how likely his own hand makes it."""

from __future__ import annotations

from typing import Any

from barbu.kernel.bits import count, highest
from barbu.kernel.jit import jit
from barbu.kernel.policy_weights import (
    W_DRAWN,
    W_FAIL,
    W_LONG,
    W_OUT,
    W_PLAIN,
    W_SURE,
    W_TRUMP_OUT,
)
from barbu.kernel.records import SUIT, Deal, Vector

NOBODY, ANYBODY = -2, -1


@jit
def sole_taker(vector: Vector, deal: Deal) -> tuple[int, int]:
    """The seat that alone has taken something of what a slam needs, and how much; `ANYBODY` while nobody has, `NOBODY`
    once two have.
    """
    taker = ANYBODY
    had = 0
    for seat in range(vector.players):
        took = deal.tricks[seat] if vector.slam_tricks else count(deal.taken[seat] & vector.priced)
        if took:
            if taker != ANYBODY:
                return NOBODY, 0
            taker = seat
            had = took
    return taker, had


@jit
def needed_for_slam(vector: Vector) -> int:
    """How many tricks, or priced cards, make a slam."""
    return vector.hand_size if vector.slam_tricks else count(vector.priced & vector.pack)


@jit
def slam_prize(vector: Vector, deal: Deal, taker: int, ahead: float) -> float:
    """How much better a seat stands by its slam than if it stopped here; `ahead` is all that is still to be taken."""
    so_far = -float(deal.gains[taker]) if taker >= 0 else 0.0
    if vector.slam == 1:
        return 2 * so_far - ahead
    if vector.slam == 4:
        return so_far
    return float(vector.slam_points) + so_far


@jit
def tries_slam(vector: Vector, deal: Deal, hand: int, hidden: int, prize: float, ahead: float, weights: Any) -> bool:
    """Whether the player goes for all of it, rather than to avoid what is ahead, which costs."""
    if prize <= 0.0 or ahead >= 0.0:
        return False
    chance = weights[W_SURE] ** _losers(vector, deal, hand, hidden, weights)
    return bool(chance * prize > (1 - chance) * weights[W_FAIL] * -ahead)


@jit
def _losers(vector: Vector, deal: Deal, hand: int, hidden: int, weights: Any) -> float:
    """How many tricks are lost by a hand that wants to take all: cards that are not the highest, where leads of those
    that are do not draw the rest of the suit.
    """
    losers = weights[W_LONG] * count(hand) + weights[W_TRUMP_OUT] * count(hidden & vector.trump)
    if deal.count or (deal.done and deal.turn != deal.winner):
        losers += weights[W_OUT]
    for lane in range(4):
        suit = SUIT << (16 * lane)
        own = hand & suit
        others = hidden & suit
        if own and others:
            out = count(others)
            tops = count(own & ~((2 << highest(others)) - 1))
            left = out - weights[W_DRAWN] * (vector.players - 1) * tops
            if left > 0:
                matters = 1.0 if vector.slam_tricks or suit & vector.priced & deal.left else weights[W_PLAIN]
                losers += matters * (count(own) - tops) * left / out
    return float(losers)

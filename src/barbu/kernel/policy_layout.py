"""The quick player at a layout: the card that opens most for one's own hand, and least for the others'."""

from __future__ import annotations

from typing import Any

from barbu.kernel.bits import count, highest, lowest
from barbu.kernel.jit import jit
from barbu.kernel.policy_weights import L_AGAIN, L_BETWEEN, L_OTHERS, L_OWN, L_STOP
from barbu.kernel.records import BACK, FRONT, PASS, STOP, SUIT, Deal, Vector


@jit
def judged_lay(vector: Vector, deal: Deal, acts: int, weights: Any) -> tuple[int, float]:
    """The best card to lay, or what is done instead, and its value: about so many cards of one's own set free."""
    hand = deal.hands[deal.turn]
    cards = acts & ~(1 << STOP | 1 << PASS)
    haste = _haste(vector)
    best = -1
    found = 0.0
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        value = haste * _opens(vector, deal, hand, code, weights)
        if best < 0 or value > found:
            best = code
            found = value
    if best < 0 and acts >> PASS & 1:
        return PASS, 0.0
    if acts >> STOP & 1 and (best < 0 or haste < 0 or found < weights[L_STOP]):
        return STOP, 0.0
    return best, found


@jit
def _haste(vector: Vector) -> float:
    """1 where the early places are the better ones; −1 where it pays to stay behind."""
    early = 0
    for place in range(vector.players):
        early += vector.payout[place] * (vector.players - 1 - 2 * place)
    return 1.0 if early >= 0 else -1.0


@jit
def _opens(vector: Vector, deal: Deal, hand: int, code: int, weights: Any) -> float:
    """What laying this card is worth to the hand, by the ways that it opens."""
    place = code & 15
    ace = place in (FRONT, BACK)
    mine = _run_space(vector, deal, hand)
    others = _run_space(vector, deal, deal.left & ~hand)
    lane = SUIT << (code & 48)
    bit = 1 << code
    up = lane & ~((bit << 1) - 1)
    down = lane & (bit - 1)
    start = deal.start
    value = 0.0
    if start < 0:
        # The start is free: how far the rest of the hand is from it, over all suits.
        value -= _waits(vector, hand ^ (bit & hand), mine, others, place)
        value += _way(mine & up, others & up, True, weights) + _way(mine & down, others & down, False, weights)
        return value
    if start in (FRONT, BACK):
        if ace and deal.ace < 0:
            # The end of all runs is decided here.
            value -= _waits(vector, hand, mine, others, place)
        start = place if ace else start
    if place >= start:
        value += _way(mine & up, others & up, True, weights)
    if place <= start:
        value += _way(mine & down, others & down, False, weights)
    if ace and vector.again and deal.left & hand & ~(vector.aces & lane):
        value += weights[L_AGAIN]
    return value


@jit
def _run_space(vector: Vector, deal: Deal, cards: int) -> int:
    """The cards as codes of the run: aces at the end where they stand, at the back while that is open."""
    aces = cards & vector.aces
    if not aces:
        return cards
    codes = cards ^ aces
    front = aces if vector.aces & 1 else aces >> BACK
    return codes | (front if deal.ace == FRONT else front << BACK)


@jit
def _way(mine: int, others: int, upwards: bool, weights: Any) -> float:
    """What the way in one direction is worth: one's own cards on it, and others' before and beyond them."""
    if mine == 0:
        return float(-weights[L_OTHERS] * count(others))
    if upwards:
        near = (2 << highest(mine)) - 1
    else:
        near = ~((1 << lowest(mine)) - 1)
    between = count(others & near)
    beyond = count(others) - between
    return float(weights[L_OWN] * count(mine) + weights[L_BETWEEN] * between - weights[L_OTHERS] * beyond)


@jit
def _waits(vector: Vector, hand: int, mine: int, others: int, place: int) -> float:
    """How many cards of others lie between the start and each card of the hand."""
    total = 0
    cards = mine
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        at = code & 15
        base = 1 << (code & 48)
        if at > place:
            way = (base << at) - (base << place)
        else:
            way = (base << (place + 1)) - (base << (at + 1)) if at < place else 0
        total += count(way & others)
    return float(total)

"""The quick player in tricks: the card with the best prospects, from the rule vector and what the player may know."""

from __future__ import annotations

from typing import Any

import numpy as np

from barbu.kernel.bits import count, lowest
from barbu.kernel.jit import jit
from barbu.kernel.policy_slams import ANYBODY, NOBODY, needed_for_slam, slam_prize, sole_taker, tries_slam
from barbu.kernel.policy_weights import (
    W_AHEAD,
    W_ALONE,
    W_BARE,
    W_BELOW,
    W_COVER,
    W_DEAR,
    W_FEED,
    W_GIVEN,
    W_HIDDEN_TRUMP,
    W_HIGH,
    W_HIGHER,
    W_KEEP,
    W_LEADER,
    W_OVER_COST,
    W_OVER_DEAR,
    W_OVER_FREE,
    W_OVER_PAY,
    W_RUFF,
    W_SLAM,
    W_SUIT,
    W_TAKE,
    W_THROWN,
    W_TRY,
    W_VOID,
)
from barbu.kernel.records import SUIT, Deal, Vector
from barbu.kernel.tricks import gain_before

MOST = 53
_SHARE = np.zeros((8, MOST), np.float64)
for _players in range(2, 8):
    _SHARE[_players] = (1 - 1 / (_players - 1)) ** np.arange(MOST)
ABSENT = _SHARE
"""At `[players, cards]`: how likely one other player holds none of so many hidden cards."""


@jit
def judged_card(vector: Vector, deal: Deal, legal: int, weights: Any) -> tuple[int, float]:
    """The best card, and its value: what it brings in this trick, and what it takes along from the hand."""
    turn = deal.turn
    hand = deal.hands[turn]
    hidden = deal.left & ~hand
    players = vector.players
    later = players - deal.count - 1
    to_come = vector.hand_size - deal.done - 1
    absent = ABSENT[players]

    # What this trick pays, and an average one of those to come.
    stake = float(gain_before(vector, to_come))
    if deal.count:
        stake += deal.stake
        if vector.sole & deal.trick:
            stake += vector.worth[lowest(vector.sole)] - vector.points[lowest(vector.sole)]
    ahead = float(vector.per_trick * to_come)
    for back in range(min(4, to_come)):
        ahead += vector.last[back]
    costs = 0.0
    pays = 0.0
    cards = (vector.losses | vector.priced) & deal.left
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        points = vector.worth[code]
        ahead += points
        if (hidden >> code) & 1:
            if points < 0:
                costs += points
            else:
                pays += points
    mean = ahead / to_come if to_come else 0.0
    dump = 0.0
    if hidden:
        dump = weights[W_THROWN] * costs / (players - 1) + weights[W_GIVEN] * pays / (players - 1)

    # Who goes for all goes by the opposite of what things are worth; who fears that another does takes something.
    sign = 1.0
    taker = NOBODY
    had = 0
    needed = 0
    prize = 0.0
    fear = 0.0
    threat = 0.0
    if vector.slam and not vector.sole:
        taker, had = sole_taker(vector, deal)
        if taker != NOBODY:
            needed = needed_for_slam(vector)
            prize = slam_prize(vector, deal, taker, ahead + stake)
            if taker not in (ANYBODY, turn):
                fear = prize if vector.slam == 3 else prize / (players - 1)
                threat = weights[W_SLAM] * (had / needed) ** 2 * fear
            elif tries_slam(vector, deal, hand, hidden, prize, ahead + stake, weights):
                sign = -1.0
                stake = -stake
                mean = -mean
                dump = -dump

    best = -1
    found = 0.0
    above_best = vector.beaters[deal.best] if deal.count else -1
    cards = legal
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        suit = SUIT << (code & 48)
        own = float(vector.worth[code]) * sign
        counts = vector.slam_tricks or vector.priced & (deal.trick | 1 << code)
        trumps = 0 if (vector.trump >> code) & 1 else count(hidden & vector.trump)
        value = 0.0
        if (above_best >> code) & 1:
            led = suit if deal.count == 0 else deal.led
            lasts = 1.0
            worth = stake + own
            if later:
                void = absent[count(hidden & led)]
                follow = sign * _suit_points(vector, hidden & led) / (players - 1)
                worth += later * (void * dump + (1 - void) * follow)
                over = _over(vector, hidden, code, led, void, trumps, worth * sign, mean * sign, weights)
                for _ in range(later):
                    lasts *= 1 - over
            value = lasts * (worth + weights[W_LEADER] * mean)
            if sign < 0:
                value *= weights[W_TRY]
                if counts:
                    value += lasts * weights[W_TAKE] * prize
            elif counts:
                value += lasts * threat
        elif threat != 0.0 and deal.winner == taker and (vector.priced >> code) & 1 and not vector.slam_tricks:
            value -= weights[W_FEED] * _nearer(vector, deal, had, needed, code, weights) * fear

        # What leaves the hand with it.
        in_its_suit = sign * (_suit_points(vector, hidden & suit) + vector.per_trick)
        worth = mean + weights[W_SUIT] * (in_its_suit - mean) + own + weights[W_KEEP] * threat
        wins = _wins(vector, hand, hidden, code, trumps, worth, mean * sign, weights)
        value -= weights[W_AHEAD] * wins * worth
        if hand & suit == 1 << code and hidden & suit:
            value -= weights[W_VOID] * mean
        if best < 0 or value > found or (value == found and mean < 0):
            best = code
            found = value
    return best, found


@jit
def _over(
    vector: Vector, hidden: int, code: int, led: int, void: float, trumps: int, worth: float, mean: float, weights: Any
) -> float:
    """How likely a later player goes over the card, which takes the trick so far: that is worth so much, and an average
    trick to come the `mean`.
    """
    if vector.must_beat == 2:
        will = 1.0
    elif worth < 0:
        will = weights[W_OVER_DEAR] if _is_dear(vector, code, mean, weights) else weights[W_OVER_COST]
    elif worth > 0:
        will = weights[W_OVER_PAY]
    else:
        will = weights[W_OVER_FREE]
    absent = ABSENT[vector.players]
    suit = SUIT << (code & 48)
    above = count(hidden & vector.beaters[code] & suit)
    has = 1 - absent[above]
    if suit != led:
        return float(void * has * will)
    low = absent[count(hidden & suit) - above]
    over = has * (low + (1 - low) * will)
    if trumps:
        ruffs = 1.0 if vector.must_ruff else weights[W_RUFF] * will
        over += void * (1 - absent[trumps]) * ruffs
    return float(over)


@jit
def _is_dear(vector: Vector, code: int, mean: float, weights: Any) -> bool:
    """Whether the card costs much more than an average trick."""
    worth = vector.worth[code]
    return bool(worth < 0 and worth < weights[W_DEAR] * mean)


@jit
def _wins(
    vector: Vector, hand: int, hidden: int, code: int, trumps: int, worth: float, mean: float, weights: Any
) -> float:
    """How likely the card takes a trick to come, if it is kept, where that is worth so much; `mean` as in `_over`."""
    suit = SUIT << (code & 48)
    others = count(hidden & suit)
    above = count(hidden & vector.beaters[code] & suit)
    wins = weights[W_HIGH] if others else weights[W_ALONE]
    if others > above:
        none = 1.0
        for _ in range(others - above):
            none *= 1 - weights[W_BELOW]
        wins = 1 - none * (1 - weights[W_HIGH])
    for _ in range(above):
        wins *= weights[W_HIGHER]
    if worth < 0:
        for _ in range(count(hand & suit & ((1 << code) - 1))):
            wins *= weights[W_COVER]
        if hand & suit == 1 << code and _is_dear(vector, code, mean, weights):
            wins *= weights[W_BARE]
    if trumps:
        wins *= weights[W_HIDDEN_TRUMP]
    return float(wins)


@jit
def _nearer(vector: Vector, deal: Deal, had: int, needed: int, code: int, weights: Any) -> float:
    """How much nearer a slam comes by this card, given to the trick of who is on the way to it."""
    after = had + count((deal.trick | 1 << code) & vector.priced)
    if after == needed:
        return 1.0
    return float(weights[W_SLAM] * (2 * after - 1) / needed / needed)


@jit
def _suit_points(vector: Vector, cards: int) -> float:
    """What a card of these is worth on average, times how many there are in all, at most one a player."""
    total = 0.0
    number = count(cards)
    cards &= vector.losses | vector.priced
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        total += vector.worth[code]
    return total if number < vector.players else total * (vector.players - 1) / number

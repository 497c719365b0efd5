"""Tricks solved with open hands, where gains add up trick by trick: each seat does the best for itself (max^n).

Of actions that bring a seat the same, the one with the lowest code is taken; so the result is one vector, and another
rule for ties may give another. See `solve_tricks` for the keys and the stack.
"""

from __future__ import annotations

from typing import Any

from barbu.kernel.bits import lowest
from barbu.kernel.jit import jit
from barbu.kernel.records import SEATS, SUIT, Deal, Numbers, Vector
from barbu.kernel.solve_cards import distinct, gains_on, mixed, next_sole, position
from barbu.kernel.solve_plan import DEAD, NONE, Plan
from barbu.kernel.solve_tricks import (
    ENTER,
    FRAME,
    HUGE,
    KEY,
    LEAVE,
    TRICK,
    TRY,
)
from barbu.kernel.tricks import breaks, follows, gain_before, leads

SELFISH_ROW = 16
_R_META, _R_VALUES = 5, 6
_CARDS, _FOUND, _LIMIT, _ACTION, _TURN, _COUNT, _LED, _BEST, _WINNER, _TRICK, _STAKE, _PLUS, _BROKEN = range(13)
_TAKER, _AMOUNT, _POS, _NEG, _SOLE, _SLOT, _KEY = range(7)


@jit
def own(plan: Plan, seat: int, players: int, gains: Numbers, start: int) -> int:
    """What these gains are worth to the seat, doubles included."""
    total = 0
    for other in range(players):
        total += plan.weights[seat * SEATS + other] * gains[start + other]
    return total


@jit
def most_ahead(plan: Plan, turn: int, players: int, cum: Numbers, pos: int, neg: int, sole: int) -> int:
    """A bound on what the seat can come to, in the same count as `own`."""
    high = own(plan, turn, players, cum, 0) + plan.most[turn] * pos + plan.least[turn] * neg
    if sole != DEAD:
        for other in range(players):
            if sole == NONE or sole == other + 1:
                high = max(high, plan.prizes[other * SEATS + turn])
    return high


@jit
def selfish(
    vector: Vector,
    plan: Plan,
    root: Deal,
    only: int,
    work: Any,
    table: Numbers,
    shift: int,
    stamp: int,
    values: Numbers,
) -> None:
    """Writes what each seat gains from the root on; without weights, `plan.gained` not counted.

    `work` holds the hands, the frames, the best vectors, the tricks, the gains on the way, and the count of
    positions with its limit, above which the result means nothing.
    """
    hands, frames, vectors, tricks, cum, nodes = work
    players = vector.players
    for other in range(SEATS):
        hands[other] = root.hands[other]
        cum[other] = 0
    turn, number, led, best = root.turn, root.count, root.led, root.best
    winner, trick, stake, broken = root.winner, root.trick, root.stake, root.broken
    if number == 0:
        trick = stake = 0
    plus = gains_on(vector, trick)
    left = root.left
    first_at = 0 if root.done == 0 else -1
    pos, neg, sole, to_come = plan.plus, plan.minus, plan.sole, plan.tricks - 1
    ply = at = visited = 0
    room = nodes[1] - nodes[0]
    stage = ENTER
    while True:
        if stage == ENTER:
            visited += 1
            if visited > room:
                break
            stage = TRY
            if number == 0 and sole == DEAD and pos == 0 and neg == 0:
                for other in range(players):
                    values[other] = cum[other]
                stage = LEAVE
            elif number == 0 and (ply > 0 or only < 0):
                one, two, three, marks, named = position(plan, hands, left, turn, broken, sole)
                state = mixed(mixed(mixed(mixed(mixed(0, one), two), three), marks), named)
                slot = (state >> shift) * SELFISH_ROW
                if (
                    table[slot] == one
                    and table[slot + 1] == two
                    and table[slot + 2] == three
                    and table[slot + 3] == marks
                    and table[slot + 4] == named
                    and table[slot + _R_META] == stamp
                ):
                    for other in range(players):
                        values[other] = cum[other] + table[slot + _R_VALUES + other]
                    stage = LEAVE
                else:
                    this = at * TRICK
                    tricks[this + _SLOT] = slot
                    tricks[this + _KEY] = one
                    tricks[this + _KEY + 1] = two
                    tricks[this + _KEY + 2] = three
                    tricks[this + _KEY + 3] = marks
                    tricks[this + _KEY + 4] = named
            if stage == TRY:
                hand = hands[turn]
                first = at == first_at
                if number == 0:
                    cards = leads(vector, hand, first, broken)
                else:
                    cards = follows(vector, hand, led, best, first)
                if ply == 0 and only >= 0:
                    cards = 1 << only
                if cards & (cards - 1):
                    cards = distinct(plan, cards, left | trick)
                frame = ply * FRAME
                frames[frame + _CARDS] = cards
                frames[frame + _FOUND] = -HUGE
                frames[frame + _LIMIT] = most_ahead(plan, turn, players, cum, pos, neg, sole)
                frames[frame + _TURN] = turn
                frames[frame + _COUNT] = number
                frames[frame + _LED] = led
                frames[frame + _BEST] = best
                frames[frame + _WINNER] = winner
                frames[frame + _TRICK] = trick
                frames[frame + _STAKE] = stake
                frames[frame + _PLUS] = plus
                frames[frame + _BROKEN] = broken
        elif stage == TRY:
            frame = ply * FRAME
            cards = frames[frame + _CARDS]
            frames[frame + _CARDS] = cards & (cards - 1)
            card = lowest(cards)
            frames[frame + _ACTION] = card
            bit = 1 << card
            points = vector.points[card]
            hands[turn] ^= bit
            left ^= bit
            if number == 0:
                led, best, winner = SUIT << (card & 48), card, turn
                trick, stake, plus = bit, points, max(points, 0)
            else:
                if (vector.beaters[best] >> card) & 1:
                    best, winner = card, turn
                trick |= bit
                stake += points
                plus += max(points, 0)
            broken |= breaks(vector, card, led)
            number += 1
            ply += 1
            stage = ENTER
            if number < players:
                turn = turn + 1 if turn + 1 < players else 0
            else:
                this = at * TRICK
                points = gain_before(vector, to_come)
                tricks[this + _TAKER] = winner
                tricks[this + _AMOUNT] = stake + points
                tricks[this + _POS] = pos
                tricks[this + _NEG] = neg
                tricks[this + _SOLE] = sole
                cum[winner] += stake + points
                pos -= plus + max(points, 0)
                neg -= stake - plus + min(points, 0)
                sole = next_sole(vector, sole, trick, winner)
                turn, number, trick, stake = winner, 0, 0, 0
                to_come -= 1
                at += 1
                if left == 0 or (vector.early_end and left & vector.counted == 0):
                    for other in range(players):
                        if sole in (NONE, DEAD):
                            values[other] = cum[other]
                        else:
                            values[other] = plan.slams[(sole - 1) * SEATS + other]
                    stage = LEAVE
        else:
            if ply == 0:
                break
            ply -= 1
            frame = ply * FRAME
            number = frames[frame + _COUNT]
            if number + 1 == players:
                at -= 1
                to_come += 1
                this = at * TRICK
                cum[tricks[this + _TAKER]] -= tricks[this + _AMOUNT]
                pos, neg, sole = tricks[this + _POS], tricks[this + _NEG], tricks[this + _SOLE]
            turn, led, best = frames[frame + _TURN], frames[frame + _LED], frames[frame + _BEST]
            winner, trick, stake = frames[frame + _WINNER], frames[frame + _TRICK], frames[frame + _STAKE]
            plus, broken = frames[frame + _PLUS], frames[frame + _BROKEN]
            bit = 1 << frames[frame + _ACTION]
            hands[turn] |= bit
            left |= bit
            found = own(plan, turn, players, values, 0)
            here = ply * SEATS
            if found > frames[frame + _FOUND]:
                frames[frame + _FOUND] = found
                for other in range(players):
                    vectors[here + other] = values[other]
            if frames[frame + _CARDS] and frames[frame + _FOUND] < frames[frame + _LIMIT]:
                stage = TRY
            else:
                for other in range(players):
                    values[other] = vectors[here + other]
                if number == 0 and (ply > 0 or only < 0):
                    this = at * TRICK
                    slot = tricks[this + _SLOT]
                    for word in range(KEY):
                        table[slot + word] = tricks[this + _KEY + word]
                    table[slot + _R_META] = stamp
                    for other in range(players):
                        table[slot + _R_VALUES + other] = values[other] - cum[other]
    nodes[0] += visited

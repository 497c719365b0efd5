"""Tricks solved with open hands, where gains add up trick by trick: one seat against all the others.

Called by `solve`, which says what adds up. Depth-first with a window of no width: each call of `reaches` tells whether
the seat's gain reaches a goal, and a bound on it. The stack is written out, since a function that calls itself is five
times slower compiled.

Positions at the start of a trick are kept in a table under a key that holds all of them: the cards in each suit are
squeezed together, so that positions which differ in ranks gone only are one, save for cards that the rules tell from
the rest of their suit (`Plan.marked`), whose codes are in the key.
"""

from __future__ import annotations

from typing import Any

from barbu.kernel.bits import advance, bit_at, count, lowest
from barbu.kernel.jit import jit
from barbu.kernel.records import CODES, SEATS, SUIT, Deal, Numbers, Vector
from barbu.kernel.solve_cards import distinct, gains_on, next_sole, position
from barbu.kernel.solve_plan import DEAD, NONE, Plan
from barbu.kernel.tricks import breaks, follows, gain_before, leads

HUGE = 1 << 60
FIRST = 1 << 50
# A frame for each card played from the root on …
FRAME = 16
_NEXT, _MOVES, _FOUND, _ACTION, _TURN, _COUNT, _LED, _BEST, _WINNER, _TRICK, _STAKE, _PLUS, _BROKEN, _GOOD = range(14)
MOVES = 24
"""Room for the moves of one frame: twice as many numbers as a hand has cards at most."""
# … one for each trick …
TRICK = 16
_CUM, _POS, _NEG, _SOLE, _SLOT, _LOW, _HIGH, _KEY = range(8)
# … and a row of the table.
ROW = 8
KEY = 5
_R_LOW, _R_HIGH, _R_META = 5, 6, 7

ENTER, TRY, LEAVE = 0, 1, 2


# --- order ------------------------------------------------------------------------------------------


# How early a card is tried: more is earlier. `avoid` tells that what is left to gain is a loss on the whole.


@jit
def _lead(seat: int, turn: int, card: int, avoid: bool, left: int, hand: int, mine: int) -> int:
    """Of a card to lead; `mine` are the cards of the seat that is alone, `hand` those of whoever leads."""
    place = card & 15
    suit = SUIT << (card & 48)
    if turn == seat:
        if not avoid:
            return place
        others = left & suit & ~hand
        return 16 * count(others >> card) - place - 3 * count(hand & suit) - (0 if others else 30)
    if not avoid:
        return -place
    held = mine & suit
    if held == 0:
        return -place - 60
    return -place + (40 if held >> card << card == held else 0)


@jit
def _follow(
    vector: Vector,
    plan: Plan,
    so_far: tuple[int, int, int, int],
    seat: int,
    turn: int,
    card: int,
    avoid: bool,
    hand: int,
) -> int:
    """Of a card that follows: what the trick would bring if it ended with it, then high or low by who wins."""
    number, best, winner, stake = so_far
    place = card & 15
    sign = 1 if turn == seat else -1
    wins = (vector.beaters[best] >> card) & 1
    owner = turn if wins else winner
    points = vector.points[card]
    score = 64 * sign * plan.weights[seat * SEATS + owner] * (stake + points)
    if owner != seat:
        score -= 32 * sign * points
    takes = wins and number + 1 < vector.players
    if not avoid:
        return score + place if takes else score - place
    if takes and turn == seat:
        return score - place
    return score + place - 4 * count(hand & (SUIT << (card & 48)))


# --- the search -------------------------------------------------------------------------------------


@jit
def reaches(
    vector: Vector,
    plan: Plan,
    root: Deal,
    seat: int,
    only: int,
    goal: int,
    work: Any,
    table: Numbers,
    shift: int,
    stamp: int,
) -> int:
    """A bound on what the seat gains from the root on, in weighted points: at least `goal` exactly if he reaches it.

    What is at least the goal is a lower bound, what is below it an upper one. `work` holds the hands, the frames, the
    moves, the tricks, and the count of positions with its limit, above which the result means nothing. The first action
    is `only`, where that is one.
    """
    hands, frames, moves, tricks, nodes = work
    players = vector.players
    for other in range(SEATS):
        hands[other] = root.hands[other]
    turn, number, led, best = root.turn, root.count, root.led, root.best
    winner, trick, stake, broken = root.winner, root.trick, root.stake, root.broken
    if number == 0:
        trick = stake = 0
    plus = gains_on(vector, trick)
    left = root.left
    first_at = 0 if root.done == 0 else -1
    cum, pos, neg, sole, to_come = 0, plan.plus, plan.minus, plan.sole, plan.tricks - 1
    most, least = plan.most[seat], plan.least[seat]
    row = seat * SEATS
    ply = at = 0
    value = 0
    visited = 0
    room = nodes[1] - nodes[0]
    stage = ENTER
    while True:
        if stage == ENTER:
            visited += 1
            if visited > room:
                break
            stage = TRY
            hint = -1
            if number == 0:
                # What is left bounds the value.
                low = cum + least * pos + most * neg
                high = cum + most * pos + least * neg
                if sole != DEAD:
                    for other in range(players):
                        if sole == NONE or sole == other + 1:
                            made = plan.prizes[other * SEATS + seat]
                            low, high = min(low, made), max(high, made)
                if low >= goal or high < goal:
                    value = low if low >= goal else high
                    stage = LEAVE
                elif to_come == 0:
                    # The last trick plays itself.
                    best = lowest(hands[turn])
                    winner, stake, other = turn, vector.points[best], turn
                    for _ in range(players - 1):
                        other = other + 1 if other + 1 < players else 0
                        card = lowest(hands[other])
                        stake += vector.points[card]
                        if (vector.beaters[best] >> card) & 1:
                            best, winner = card, other
                    sole = next_sole(vector, sole, left, winner)
                    if sole in (NONE, DEAD):
                        value = cum + plan.weights[row + winner] * (stake + gain_before(vector, 0))
                    else:
                        value = plan.prizes[(sole - 1) * SEATS + seat]
                    stage = LEAVE
                elif ply > 0 or only < 0:
                    one, two, three, marks, named = position(plan, hands, left, turn, broken, sole)
                    # Side by side, which the processor does at once.
                    state = advance(one) ^ (advance(two) >> 9) ^ (advance(marks) >> 21) ^ (advance(named) >> 30)
                    state = advance(state ^ (state >> 29) ^ advance(three))
                    state ^= state >> 31
                    slot = (state >> shift) * ROW
                    this = at * TRICK
                    low, high = -HUGE, HUGE
                    if (
                        table[slot] == one
                        and table[slot + 1] == two
                        and table[slot + 2] == three
                        and table[slot + 3] == marks
                        and table[slot + 4] == named
                        and table[slot + _R_META] >> 8 == stamp
                    ):
                        low, high = table[slot + _R_LOW], table[slot + _R_HIGH]
                        if cum + low >= goal:
                            value = cum + low
                            stage = LEAVE
                        elif cum + high < goal:
                            value = cum + high
                            stage = LEAVE
                        else:
                            hint = table[slot + _R_META] & 63
                            suit = SUIT << (hint & 48)
                            hint = bit_at(left & suit, hint & 15)
                    if stage == TRY:
                        tricks[this + _SLOT] = slot
                        tricks[this + _LOW] = low
                        tricks[this + _HIGH] = high
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
                base = ply * MOVES
                size = 0
                if cards & (cards - 1):
                    cards = distinct(plan, cards, left | trick)
                if cards & (cards - 1) == 0:
                    moves[base] = lowest(cards)
                    size = 1
                else:
                    avoid = pos + neg < 0
                    while cards:
                        card = lowest(cards)
                        cards &= cards - 1
                        if card == hint:
                            order = FIRST
                        elif number == 0:
                            order = _lead(seat, turn, card, avoid, left, hand, hands[seat])
                        else:
                            so_far = number, best, winner, stake
                            order = _follow(vector, plan, so_far, seat, turn, card, avoid, hand)
                        order = order * CODES + card
                        place = size
                        while place > 0 and moves[base + place - 1] < order:
                            moves[base + place] = moves[base + place - 1]
                            place -= 1
                        moves[base + place] = order
                        size += 1
                frame = ply * FRAME
                frames[frame + _NEXT] = 0
                frames[frame + _MOVES] = size
                frames[frame + _FOUND] = -HUGE if turn == seat else HUGE
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
            place = frames[frame + _NEXT]
            frames[frame + _NEXT] = place + 1
            card = moves[ply * MOVES + place] & 63
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
                tricks[this + _CUM] = cum
                tricks[this + _POS] = pos
                tricks[this + _NEG] = neg
                tricks[this + _SOLE] = sole
                points = gain_before(vector, to_come)
                cum += plan.weights[row + winner] * (stake + points)
                pos -= plus + max(points, 0)
                neg -= stake - plus + min(points, 0)
                sole = next_sole(vector, sole, trick, winner)
                turn, number, trick, stake = winner, 0, 0, 0
                to_come -= 1
                at += 1
                if left == 0 or (vector.early_end and left & vector.counted == 0):
                    value = cum if sole in (NONE, DEAD) else plan.prizes[(sole - 1) * SEATS + seat]
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
                cum, pos = tricks[this + _CUM], tricks[this + _POS]
                neg, sole = tricks[this + _NEG], tricks[this + _SOLE]
            turn, led, best = frames[frame + _TURN], frames[frame + _LED], frames[frame + _BEST]
            winner, trick, stake = frames[frame + _WINNER], frames[frame + _TRICK], frames[frame + _STAKE]
            plus, broken = frames[frame + _PLUS], frames[frame + _BROKEN]
            card = frames[frame + _ACTION]
            bit = 1 << card
            hands[turn] |= bit
            left |= bit
            found = frames[frame + _FOUND]
            if turn == seat:
                if value > found:
                    frames[frame + _FOUND] = found = value
                    frames[frame + _GOOD] = card
                done = found >= goal
            else:
                if value < found:
                    frames[frame + _FOUND] = found = value
                    frames[frame + _GOOD] = card
                done = found < goal
            if not done and frames[frame + _NEXT] < frames[frame + _MOVES]:
                stage = TRY
            else:
                value = found
                if number == 0 and (ply > 0 or only < 0):
                    this = at * TRICK
                    slot = tricks[this + _SLOT]
                    low, high = tricks[this + _LOW], tricks[this + _HIGH]
                    if value >= goal:
                        low = value - cum
                    else:
                        high = value - cum
                    table[slot + _R_LOW] = low
                    table[slot + _R_HIGH] = high
                    for word in range(KEY):
                        table[slot + word] = tricks[this + _KEY + word]
                    # The best card by its place among those of its suit.
                    card = frames[frame + _GOOD]
                    below = count(left & (SUIT << (card & 48)) & ((1 << card) - 1))
                    table[slot + _R_META] = stamp << 8 | (card & 48) | below
    nodes[0] += visited
    return value


@jit
def worth(
    vector: Vector,
    plan: Plan,
    root: Deal,
    seat: int,
    only: int,
    guess: int,
    work: Any,
    table: Numbers,
    shift: int,
    stamp: int,
) -> int:
    """What the seat gains from the root on against all others; found from a first guess."""
    low, high = -HUGE, HUGE
    value = guess
    while low < high and work[4][0] <= work[4][1]:
        goal = value if value > low else low + 1
        value = reaches(vector, plan, root, seat, only, goal, work, table, shift, stamp)
        if value < goal:
            high = value
        else:
            low = value
    return value

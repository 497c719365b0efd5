"""Any deal solved with open hands, layouts and the rarest rules too: plainly, one record a step, scored at the end.

Called by `solve` where gains do not add up trick by trick. A position's key in the table holds all that bears on
what is to come and on the score: hands, turn, and what each seat has so far.
"""

from __future__ import annotations

from typing import Any

from barbu.kernel.bits import lowest
from barbu.kernel.jit import jit
from barbu.kernel.play import copy_deal, legal, play
from barbu.kernel.records import LAYOUT, SEATS, Deal, Numbers, Vector
from barbu.kernel.score import score
from barbu.kernel.solve_cards import distinct, mixed
from barbu.kernel.solve_plan import Plan
from barbu.kernel.solve_tricks import ENTER, HUGE, LEAVE, TRY

EXACT_FRAME = 32
EXACT_ROW = 24
_CARDS, _FOUND, _ALPHA, _BETA, _SLOT, _FLOOR, _LIMIT, _KEY = range(8)
WORDS = 12
_R_META, _R_LOW, _R_HIGH, _R_VALUES = WORDS, WORDS + 1, WORDS + 2, WORDS + 3


@jit
def write_key(vector: Vector, deal: Deal, words: Numbers, start: int) -> None:
    """All that the future and the score of a position depend on; for tricks, between two of them."""
    hands = deal.hands
    for word in range(WORDS):
        words[start + word] = 0
    if vector.kind == LAYOUT:
        words[start] = deal.down
        rest = deal.turn | deal.extra << 3 | deal.passes << 9 | (deal.start + 1) << 13 | (deal.ace + 1) << 17
        for seat in range(vector.players):
            rest |= (deal.places[seat] + 1) << (21 + 3 * seat)
        words[start + 1] = rest
        return
    words[start] = deal.left
    words[start + 1] = hands[1] | hands[3] | hands[5]
    words[start + 2] = hands[2] | hands[3] | hands[6]
    words[start + 3] = hands[4] | hands[5] | hands[6]
    rest = deal.turn | deal.broken << 3 | (deal.winners & 0xFFF) << 4
    for seat in range(vector.players):
        took = deal.tricks[seat] if vector.slam_tricks else deal.taken[seat] & vector.priced
        if took:
            rest |= 1 << (16 + seat)
        words[start + 5 + seat] = deal.gains[seat]
    words[start + 4] = rest


@jit
def place_bound(vector: Vector, deal: Deal, seat: int, sign: int) -> int:
    """The most that a seat can gain in a layout without bets (sign 1), or the least (−1); no bound elsewhere."""
    if vector.kind != LAYOUT or vector.doubled:
        return HUGE * sign
    if deal.places[seat] >= 0:
        base = vector.payout[deal.places[seat]]
    else:
        base = -HUGE * sign
        for place in range(deal.finished, vector.players):
            if (vector.payout[place] - base) * sign > 0:
                base = vector.payout[place]
    base *= vector.blind
    if vector.handicapped == seat:
        base = base * 2 if base < 0 else base // 2
    return base


@jit
def exact(
    vector: Vector,
    plan: Plan,
    root: Deal,
    seat: int,
    only: int,
    work: Any,
    table: Numbers,
    shift: int,
    stamp: int,
    values: Numbers,
) -> None:
    """Writes what each seat gains in the end if each does the best for itself, where `seat` is −1.

    Else what this one gains at `values[seat]`, all others being against it. The first action is `only`, if that is one.
    """
    stack, frames, vectors, nodes = work
    players = vector.players
    copy_deal(root, stack[0])
    ply = visited = 0
    room = nodes[1] - nodes[0]
    alpha, beta = -HUGE, HUGE
    stage = ENTER
    while True:
        deal = stack[ply]
        frame = ply * EXACT_FRAME
        if stage == ENTER:
            visited += 1
            if visited > room:
                break
            stage = TRY
            turn = deal.turn
            slot = -1
            if deal.over:
                score(vector, deal, values)
                stage = LEAVE
            else:
                low, high = -HUGE, HUGE
                if seat >= 0:
                    low, high = place_bound(vector, deal, seat, -1), place_bound(vector, deal, seat, 1)
                    if low >= beta or high <= alpha or low == high:
                        values[seat] = low if low >= beta else high
                        stage = LEAVE
                else:
                    high = place_bound(vector, deal, turn, 1)
                frames[frame + _FLOOR] = low
                frames[frame + _LIMIT] = high
                if stage == TRY and deal.count == 0 and (ply > 0 or only < 0):
                    write_key(vector, deal, frames, frame + _KEY)
                    state = 0
                    for word in range(WORDS):
                        state = mixed(state, frames[frame + _KEY + word])
                    slot = (state >> shift) * EXACT_ROW
                    known = table[slot + _R_META] == stamp
                    for word in range(WORDS):
                        known = known and table[slot + word] == frames[frame + _KEY + word]
                    if known and seat < 0:
                        for other in range(players):
                            values[other] = table[slot + _R_VALUES + other]
                        stage = LEAVE
                    elif known:
                        low, high = table[slot + _R_LOW], table[slot + _R_HIGH]
                        if low >= beta or low == high:
                            values[seat] = low
                            stage = LEAVE
                        elif high <= alpha:
                            values[seat] = high
                            stage = LEAVE
            if stage == TRY:
                acts = legal(vector, deal)
                if ply == 0 and only >= 0:
                    acts = 1 << only
                if vector.kind != LAYOUT and acts & (acts - 1):
                    acts = distinct(plan, acts, deal.left | (deal.trick if deal.count else 0))
                frames[frame + _CARDS] = acts
                frames[frame + _SLOT] = slot
                frames[frame + _FOUND] = HUGE if seat >= 0 and turn != seat else -HUGE
                frames[frame + _ALPHA] = alpha
                frames[frame + _BETA] = beta
        elif stage == TRY:
            acts = frames[frame + _CARDS]
            frames[frame + _CARDS] = acts & (acts - 1)
            copy_deal(deal, stack[ply + 1])
            play(vector, stack[ply + 1], lowest(acts))
            alpha, beta = frames[frame + _ALPHA], frames[frame + _BETA]
            if seat >= 0 and deal.turn == seat:
                alpha = max(alpha, frames[frame + _FOUND])
            elif seat >= 0:
                beta = min(beta, frames[frame + _FOUND])
            ply += 1
            stage = ENTER
        else:
            if ply == 0:
                break
            ply -= 1
            frame = ply * EXACT_FRAME
            turn = stack[ply].turn
            found = frames[frame + _FOUND]
            alpha, beta = frames[frame + _ALPHA], frames[frame + _BETA]
            if seat < 0:
                if values[turn] > found:
                    frames[frame + _FOUND] = found = values[turn]
                    for other in range(players):
                        vectors[ply * SEATS + other] = values[other]
                done = found >= frames[frame + _LIMIT]
            elif turn == seat:
                frames[frame + _FOUND] = found = max(found, values[seat])
                done = found >= beta or found >= frames[frame + _LIMIT]
            else:
                frames[frame + _FOUND] = found = min(found, values[seat])
                done = found <= alpha or found <= frames[frame + _FLOOR]
            if frames[frame + _CARDS] and not done:
                stage = TRY
                continue
            if seat < 0:
                for other in range(players):
                    values[other] = vectors[ply * SEATS + other]
            else:
                values[seat] = found
            slot = frames[frame + _SLOT]
            if slot >= 0:
                for word in range(WORDS):
                    table[slot + word] = frames[frame + _KEY + word]
                table[slot + _R_META] = stamp
                if seat >= 0:
                    table[slot + _R_LOW] = -HUGE if found <= alpha else found
                    table[slot + _R_HIGH] = HUGE if found >= beta else found
                else:
                    for other in range(players):
                        table[slot + _R_VALUES + other] = values[other]
    nodes[0] += visited

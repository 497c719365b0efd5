"""What the searches have in common: keys of positions, cards that make no difference."""

from __future__ import annotations

from barbu.kernel.bits import advance, lowest
from barbu.kernel.jit import jit
from barbu.kernel.records import LANES, Numbers, Vector
from barbu.kernel.solve_plan import DEAD, NONE, Plan

# --- keys -------------------------------------------------------------------------------------------


@jit
def squeezed(live: int, one: int, two: int, three: int, four: int) -> tuple[int, int, int, int, int]:
    """In every lane the bits of `live` moved together at the low end, and those of the four masks with them."""
    gaps = (~live & (LANES * 0x1FFF)) << 1
    here = live
    for step in range(4):
        odd = gaps ^ (gaps << 1 & (LANES * 0x3FFE))
        odd ^= odd << 2 & (LANES * 0x3FFC)
        odd ^= odd << 4 & (LANES * 0x3FF0)
        odd ^= odd << 8 & (LANES * 0x3F00)
        move = odd & here
        here = (here ^ move) | (move >> (1 << step))
        part = one & move
        one = (one ^ part) | (part >> (1 << step))
        part = two & move
        two = (two ^ part) | (part >> (1 << step))
        part = three & move
        three = (three ^ part) | (part >> (1 << step))
        part = four & move
        four = (four ^ part) | (part >> (1 << step))
        gaps &= ~odd
    return here, one, two, three, four


@jit
def position(
    plan: Plan, hands: Numbers, left: int, turn: int, broken: int, sole: int
) -> tuple[int, int, int, int, int]:
    """All of a position at the start of a trick, in the five words of its key."""
    live, one, two, three, marks = squeezed(
        left,
        hands[1] | hands[3] | hands[5],
        hands[2] | hands[3] | hands[6],
        hands[4] | hands[5] | hands[6],
        left & plan.marked,
    )
    one |= live + LANES
    marks |= turn << 14 & 0xC000 | (turn >> 2) << 30 | broken << 31
    return one, two, three, marks, left & plan.marked | (sole & 3) << 14 | (sole >> 2) << 30


@jit
def mixed(state: int, word: int) -> int:
    """A hash with one more word in it."""
    state = advance(state ^ word)
    return state ^ (state >> 31)


@jit
def distinct(plan: Plan, cards: int, live: int) -> int:
    """The cards without those that make no difference: of neighbours of one kind the lowest stays."""
    kept = cards
    last = lowest(cards)
    rest = cards & (cards - 1)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        between = ((1 << card) - 1) & ~((2 << last) - 1)
        if card >> 4 == last >> 4 and live & between == 0 and plan.kinds[card] == plan.kinds[last]:
            kept ^= 1 << card
        last = card
    return kept


@jit
def gains_on(vector: Vector, trick: int) -> int:
    """The gains among the cards of a trick, its losses left out."""
    gains = 0
    while trick:
        gains += max(vector.points[lowest(trick)], 0)
        trick &= trick - 1
    return gains


@jit
def next_sole(vector: Vector, sole: int, trick: int, winner: int) -> int:
    """Who is on the way to a slam after this trick."""
    if sole == DEAD or not (vector.slam_tricks or trick & vector.priced):
        return sole
    return winner + 1 if sole in (NONE, winner + 1) else DEAD

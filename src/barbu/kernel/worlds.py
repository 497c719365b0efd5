"""Hidden hands drawn uniformly: every way in which the cards can lie, each exactly as likely as the others.

The cards are given out one by one, so a position is how many cards each seat has already got; the number of cards
given out is their sum. `ways` counts, for each such position, the ways to go on: a sum over the seats that may hold
the next card. A card is drawn to a seat in proportion to the ways that are left after it, so a whole world is drawn
with the chance 1 / (all ways), with no world refused.

Cards that anyone may hold are kept for the end: in how many ways these can lie is a multinomial, and they are drawn
by the number of places that each seat has left. Cards that one seat alone may hold are given out before. So the table
has a place for each mix of *tied* cards only, `Π (places of the seat that a tied card may fill + 1)`: a few dozen to a
few thousand, and for 52 cards never above (7 + 1)^7 = 2 million (seven unseen hands of seven), whatever the facts are.

Beside "may not hold", a fact can be a clause: the seat holds one of these cards, or none of those. Each clause has
three states (nothing yet; one of those; one of these), which triples the table. Clauses that would make it larger than
`MOST` are left out of it, and worlds that break them are drawn anew: that is exact too.

Counts are floats: the largest, below 52! ≈ 8·10^67, are far from their limit, and sums of positive numbers lose no more
than their last digits.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from barbu.kernel.bits import advance, below, lowest
from barbu.kernel.jit import jit

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

NO_CLAUSES: Ints = np.zeros((0, 3), np.int64)
"""What `table` is given where all facts are of the kind "may not hold"."""

NOTHING_YET, ONE_OF_THOSE, ONE_OF_THESE = 0, 1, 2
STATES = 3
MOST = 1 << 21
"""Places in a table above which clauses are left to drawing anew."""
TRIES = 1_000_000
"""Worlds drawn at most for one that keeps the clauses left out of the table."""
DIGIT = 6
"""Bits for the places left of one seat; those of all seats stand in one number."""


class Worlds(NamedTuple):
    """All worlds of a position, ready to draw from."""

    given: Ints
    """Cards that can only be there, for each seat, as a mask."""
    tied: Ints
    """Cards that some seats may not hold, or that a clause names, one bit each."""
    seats: Ints
    """For each tied card the seats that may hold it, one bit each."""
    free: Ints
    """Cards that any seat with a place left may hold, one bit each."""
    left: np.int64
    """Places left in each hand beside the cards given, DIGIT bits a seat."""
    step: Ints
    """How far a card for each seat leads on in `ways`."""
    turn: Ints
    """How far a tied card for a seat moves the clauses on: [tied, seat, state of all clauses]."""
    first: int
    """Where a draw begins in `ways`: no card given out, clauses untouched."""
    ways: Floats
    """How many ways there are to go on from each position."""
    loose: Ints
    """Clauses left out of the table."""


@jit
def table(hidden: Ints, need: Ints, allowed: Ints, clauses: Ints) -> Worlds:
    """The worlds of these hidden cards (numbers below 63), the number of them in each hand, and for each card the
    seats that may hold it, one bit each. A row of `clauses` is (seat, these, those): the seat holds one of *these*
    or none of *those*, both masks of cards; where *those* is -1, it must hold one of *these*.

    There must be as many places as cards. `count` tells whether there is any world at all.
    """
    return table_within(hidden, need, allowed, clauses, MOST)


@jit
def table_within(hidden: Ints, need: Ints, allowed: Ints, clauses: Ints, most_places: int) -> Worlds:
    """The worlds as `table` makes them, clauses being left out of a table that would get more places than this."""
    players = len(need)
    places = need.copy()
    may = allowed.copy()
    given = np.zeros(players, np.int64)
    _give_certain(hidden, may, places, given)
    kept = _open_clauses(clauses, given)
    tied, seats, free = _sorted_out(hidden, may, places, given, kept)
    most = _most_tied(seats, places)
    size = 1
    for seat in range(players):
        size *= most[seat] + 1
    tracked = 0
    while tracked < len(kept) and size * STATES <= most_places:
        size *= STATES
        tracked += 1
    turn = _turns(tied, kept[:tracked], players)
    step = np.empty(players, np.int64)
    left, unit = np.int64(0), STATES**tracked
    for seat in range(players):
        left |= places[seat] << (DIGIT * seat)
        step[seat] = unit
        unit *= most[seat] + 1
    ways = _ways(seats, places, most, step, turn, len(free))
    return Worlds(given, tied, seats, free, left, step, turn, _start_state(kept[:tracked], given), ways, kept[tracked:])


@jit
def count(worlds: Worlds) -> float:
    """How many worlds there are; those that break clauses left out of the table are counted too."""
    return float(worlds.ways[worlds.first])


@jit
def draw(worlds: Worlds, state: Ints, hands_out: Ints) -> bool:
    """Fills in the hand of each seat as a mask of cards; False where the facts fit no world. `state` is one number
    of chance (see `bits.seeded`), which moves on.

    False, too, where clauses left out of the table were broken a million times in a row.
    """
    if worlds.ways[worlds.first] <= 0.0:
        return False
    for _ in range(TRIES):
        _draw_any(worlds, state, hands_out)
        if _keeps(worlds.loose, hands_out):
            return True
    return False


@jit
def draw_many(worlds: Worlds, state: Ints, hands_out: Ints) -> bool:
    """Fills in one world a row."""
    found = True
    for row in range(len(hands_out)):
        found &= draw(worlds, state, hands_out[row])
    return found


# --- drawing ----------------------------------------------------------------------------------------


@jit
def _draw_any(worlds: Worlds, state: Ints, hands: Ints) -> None:
    players = len(hands)
    for seat in range(players):
        hands[seat] = worlds.given[seat]
    ways, step, turn = worlds.ways, worlds.step, worlds.turn
    states = turn.shape[2]
    at, left = worlds.first, worlds.left
    for card in range(len(worlds.tied)):
        mark = ways[at] * _fraction(state)
        here = at % states
        chosen, after = -1, at
        for seat in range(players):
            if (worlds.seats[card] >> seat) & 1 and (left >> (DIGIT * seat)) & 63:
                there = at + step[seat] + turn[card, seat, here]
                if ways[there] > 0.0:
                    chosen, after = seat, int(there)
                    mark -= ways[there]
                    if mark < 0.0:
                        break
        hands[chosen] |= worlds.tied[card]
        left -= np.int64(1) << (DIGIT * chosen)
        at = after
    total = len(worlds.free)
    for card in range(len(worlds.free)):
        place = below(_next(state), total)
        seat, room = 0, int(left & 63)
        while place >= room:
            place -= room
            seat += 1
            room = int((left >> (DIGIT * seat)) & 63)
        hands[seat] |= worlds.free[card]
        left -= np.int64(1) << (DIGIT * seat)
        total -= 1


@jit
def _next(state: Ints) -> int:
    """The state of chance, moved on."""
    after = advance(state[0])
    state[0] = after
    return after


@jit
def _fraction(state: Ints) -> float:
    """A random number from 0 up to 1, of 53 bits."""
    high = below(_next(state), 1 << 27)
    return (high * 67108864.0 + below(_next(state), 1 << 26)) / 9007199254740992.0


@jit
def _keeps(clauses: Ints, hands: Ints) -> bool:
    for row in range(len(clauses)):
        hand = hands[clauses[row, 0]]
        if not hand & clauses[row, 1] and (clauses[row, 2] == -1 or hand & clauses[row, 2]):
            return False
    return True


# --- the table --------------------------------------------------------------------------------------


@jit
def _give_certain(hidden: Ints, may: Ints, places: Ints, given: Ints) -> None:
    """Gives out the cards that one seat alone can hold, and closes full hands, until nothing changes.

    What is left of `places` and `may` is of the other cards.
    """
    again = True
    while again:
        again = False
        closed = np.int64(0)
        for seat in range(len(places)):
            if places[seat] == 0:
                closed |= np.int64(1) << seat
        for at in range(len(hidden)):
            if _is_given(given, hidden[at]):
                continue
            may[at] &= ~closed
            seat = _only_seat(may[at])
            if seat >= 0 and places[seat] > 0:
                given[seat] |= np.int64(1) << hidden[at]
                places[seat] -= 1
                again = True


@jit
def _is_given(given: Ints, card: np.int64) -> bool:
    all_given = np.int64(0)
    for seat in range(len(given)):
        all_given |= given[seat]
    return bool((all_given >> card) & 1)


@jit
def _only_seat(seats: np.int64) -> int:
    """The seat, if it is one alone; else -1."""
    if seats == 0 or seats & (seats - 1):
        return -1
    return lowest(int(seats))


@jit
def _open_clauses(clauses: Ints, given: Ints) -> Ints:
    """The clauses that the cards given out do not settle."""
    kept = np.empty_like(clauses)
    size = 0
    for row in range(len(clauses)):
        if not given[clauses[row, 0]] & clauses[row, 1]:
            kept[size] = clauses[row]
            size += 1
    return kept[:size]


@jit
def _sorted_out(hidden: Ints, may: Ints, places: Ints, given: Ints, clauses: Ints) -> tuple[Ints, Ints, Ints]:
    """The tied cards with their seats, and the free ones; a card that nobody can hold is tied to no seat."""
    everyone, named = np.int64(0), np.int64(0)
    for seat in range(len(places)):
        if places[seat] > 0:
            everyone |= np.int64(1) << seat
    for row in range(len(clauses)):
        named |= clauses[row, 1]
        if clauses[row, 2] != -1:
            named |= clauses[row, 2]
    tied, seats, free = np.empty_like(hidden), np.empty_like(hidden), np.empty_like(hidden)
    ties, frees = 0, 0
    for at in range(len(hidden)):
        if _is_given(given, hidden[at]):
            continue
        bit = np.int64(1) << hidden[at]
        if may[at] == everyone and not named & bit:
            free[frees] = bit
            frees += 1
        else:
            tied[ties] = bit
            seats[ties] = may[at]
            ties += 1
    return tied[:ties], seats[:ties], free[:frees]


@jit
def _most_tied(seats: Ints, places: Ints) -> Ints:
    """How many tied cards each seat can hold."""
    most = np.zeros_like(places)
    for card in range(len(seats)):
        for seat in range(len(places)):
            if (seats[card] >> seat) & 1 and most[seat] < places[seat]:
                most[seat] += 1
    return most


@jit
def _turns(tied: Ints, clauses: Ints, players: int) -> Ints:
    """How each tied card moves the states of all clauses, read as one number to the base STATES."""
    states = STATES ** len(clauses)
    turn = np.zeros((len(tied), players, states), np.int64)
    for row in range(len(clauses)):
        unit = STATES**row
        seat = clauses[row, 0]
        for card in range(len(tied)):
            these, those = tied[card] & clauses[row, 1] != 0, tied[card] & clauses[row, 2] != 0
            for state in range(states):
                now = state // unit % STATES
                after = ONE_OF_THESE if these else max(now, ONE_OF_THOSE) if those else now
                turn[card, seat, state] += (after - now) * unit
    return turn


@jit
def _start_state(clauses: Ints, given: Ints) -> int:
    """The states of all clauses before the first tied card."""
    state = 0
    for row in range(len(clauses)):
        if clauses[row, 2] == -1 or given[clauses[row, 0]] & clauses[row, 2]:
            state += ONE_OF_THOSE * STATES**row
    return state


@jit
def _ways(seats: Ints, places: Ints, most: Ints, step: Ints, turn: Ints, frees: int) -> Floats:
    """The ways to go on from each position, the last positions first."""
    players, states = len(places), turn.shape[2]
    size, out = 1, 0
    for seat in range(players):
        size *= most[seat] + 1
        out += most[seat]
    ways = np.zeros(size * states, np.float64)
    used = most.copy()
    for at in range(size - 1, -1, -1):
        if out == len(seats):
            _ways_of_free(ways, at * states, states, places, used, frees)
        elif out < len(seats):
            for state in range(states):
                here = at * states + state
                found = 0.0
                for seat in range(players):
                    if (seats[out] >> seat) & 1 and used[seat] < most[seat]:
                        found += ways[here + step[seat] + turn[out, seat, state]]
                ways[here] = found
        for seat in range(players):
            if used[seat] > 0:
                used[seat] -= 1
                out -= 1
                break
            used[seat] = most[seat]
            out += most[seat]
    return ways


@jit
def _ways_of_free(ways: Floats, at: int, states: int, places: Ints, used: Ints, frees: int) -> None:
    """In how many ways the free cards can fill the places left, wherever no clause is broken."""
    found = 1.0
    card = 0
    for seat in range(len(places)):
        for place in range(places[seat] - used[seat]):
            card += 1
            found *= card / (place + 1.0)
    if card != frees:
        return
    for state in range(states):
        rest, kept = state, True
        while rest:
            kept &= rest % STATES != ONE_OF_THOSE
            rest //= STATES
        if kept:
            ways[at + state] = found

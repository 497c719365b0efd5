"""Deals solved with all hands open: what each action is worth if everybody plays perfectly from here on.

Two meanings of perfect. `values`: one seat against all the others, who only want to hurt it: what it can be sure of.
`max_n`: each seat does the best for itself, and of its actions that bring it the same takes the one with the lowest
code. Both are of the gains that `score` would write: slams, blind choice, handicap and doubles counted.

For analysis, tests and as a yardstick; bots do not play by it. The compiler works on this at the first call only, so
import it where it is used. A search of many cards can take minutes: `limit` is how many positions it may look at
before it gives up with `TooLong` (some twenty million a second).
"""

from __future__ import annotations

import threading
from typing import Any, NamedTuple

import numpy as np

from barbu.kernel.convert import codes_in
from barbu.kernel.jit import COMPILED
from barbu.kernel.play import legal
from barbu.kernel.records import SEATS, Deal, Vector, deals, plain, stored
from barbu.kernel.solve_exact import EXACT_FRAME, EXACT_ROW, exact
from barbu.kernel.solve_plan import adds_up, bent, halved, plan_of
from barbu.kernel.solve_selfish import SELFISH_ROW, selfish
from barbu.kernel.solve_tricks import FRAME, MOVES, ROW, TRICK, worth

PLIES = 53
ACTS = 53 * (SEATS + 1)
"""The most acts of a layout: a card, and all others pass."""


NO_LIMIT = 1 << 60


class TooLong(Exception):
    """More positions than the search was allowed."""


class Solved(NamedTuple):
    """What a search found, for each action asked for."""

    gains: dict[int, tuple[int, ...]]
    """Gains of all seats, or of the one seat alone."""
    positions: int
    """How many positions were looked at."""


# --- what callers ask -------------------------------------------------------------------------------


def values(vector: Vector, deal: Deal, seat: int | None = None, *, limit: int = NO_LIMIT) -> dict[int, int]:
    """For each action of the player whose turn it is, what `seat` (he himself, if left out) is sure of after it."""
    found = against_all(vector, deal, int(deal.turn) if seat is None else seat, _actions(vector, deal), limit=limit)
    return {action: gains[0] for action, gains in found.gains.items()}


def value(vector: Vector, deal: Deal, seat: int, *, limit: int = NO_LIMIT) -> int:
    """What the seat is sure of gaining in the whole deal, even if all others play against it."""
    return against_all(vector, deal, seat, [-1], limit=limit).gains[-1][0]


def max_n(vector: Vector, deal: Deal, *, limit: int = NO_LIMIT) -> tuple[int, ...]:
    """What each seat gains if each does the best for itself; the lowest code among equals."""
    return each_for_itself(vector, deal, [-1], limit=limit).gains[-1]


def max_n_values(vector: Vector, deal: Deal, *, limit: int = NO_LIMIT) -> dict[int, tuple[int, ...]]:
    """The same after each action; where two bring the player the same, they may differ for the others."""
    return each_for_itself(vector, deal, _actions(vector, deal), limit=limit).gains


def _actions(vector: Vector, deal: Deal) -> list[int]:
    if not COMPILED:
        vector, deal = plain(vector), plain(deal)
    return [] if deal.over else list(codes_in(legal(vector, deal)))


# --- one seat against all, each for itself ----------------------------------------------------------


def against_all(
    vector: Vector, deal: Deal, seat: int, actions: list[int], *, limit: int = NO_LIMIT, plainly: bool = False
) -> Solved:
    """What the seat is sure of after each of these legal actions, −1 being none.

    `plainly` searches as deals are searched of which the gains do not add up.
    """
    search = _Search(vector, deal, limit)
    rules, plan = search.rules, search.plan
    gains: dict[int, tuple[int, ...]] = {}
    if plainly or not adds_up(rules, search.light, plan) or bent(rules, plan, seat):
        for action in actions:
            gains[action] = (search.exact(seat, action)[seat],)
        return Solved(gains, search.positions)
    has = sum(plan.weights[SEATS * seat + other] * plan.gained[other] for other in range(rules.players))
    guess = (plan.plus + plan.minus) // rules.players
    for action in actions:
        guess = search.worth(seat, action, guess)
        found = rules.blind * (has + guess)
        if halved(rules, plan, seat):
            found = found * 2 if found < 0 else found // 2
        gains[action] = (found,)
    return Solved(gains, search.positions)


def each_for_itself(
    vector: Vector, deal: Deal, actions: list[int], *, limit: int = NO_LIMIT, plainly: bool = False
) -> Solved:
    """What each seat gains after each of these legal actions, −1 being none."""
    search = _Search(vector, deal, limit)
    rules, plan, seats = search.rules, search.plan, range(search.rules.players)
    gains: dict[int, tuple[int, ...]] = {}
    bend = any(bent(rules, plan, seat) or halved(rules, plan, seat) for seat in seats)
    if plainly or bend or not adds_up(rules, search.light, plan):
        for action in actions:
            gains[action] = search.exact(-1, action)
        return Solved(gains, search.positions)
    for action in actions:
        more = search.selfish(action)
        found = [rules.blind * (plan.gained[seat] + more[seat]) for seat in seats]
        gains[action] = tuple(
            sum(plan.weights[SEATS * seat + other] * found[other] for other in seats) for seat in seats
        )
    return Solved(gains, search.positions)


# --- the machinery ----------------------------------------------------------------------------------


class _Tables(threading.local):
    """The tables of this thread, kept from one search to the next; each row tells by its stamp whose it is."""

    def __init__(self) -> None:
        self.kept: dict[int, Any] = {}
        self.stamp = 0

    def table(self, row: int, bits: int) -> Any:
        """A table of at least so many rows of this length, to the power of two; in plain Python a dict of numbers."""
        size = row << bits
        if row not in self.kept or len(self.kept[row]) < size:
            self.kept[row] = np.zeros(size, np.int64)
        return self.kept[row]


_TABLES = _Tables()


class _Sparse(dict[int, int]):
    """The table of the plain form: 0 where nothing has been written."""

    def __missing__(self, place: int) -> int:
        return 0


class _Search:
    """One position to be searched, in either form."""

    def __init__(self, vector: Vector, deal: Deal, limit: int) -> None:
        self.rules, self.light = plain(vector), plain(deal)
        self.plan = plan_of(self.rules, self.light)
        self._vector, self._deal, self._plan = self.rules, self.light, self.plan
        if COMPILED:
            self._vector, self._deal, self._plan = stored(self.rules), stored(self.light), stored(self.plan)
        self._count = _numbers(2)
        self._count[1] = limit
        self._made: dict[int, tuple[Any, int]] = {}
        _TABLES.stamp += 1
        self._stamp = _TABLES.stamp

    @property
    def positions(self) -> int:
        """How many have been looked at."""
        return int(self._count[0])

    def worth(self, seat: int, action: int, guess: int) -> int:
        """What the seat is sure of, weighted, on top of what it has."""
        work = _numbers(SEATS), _numbers(PLIES * FRAME), _numbers(PLIES * MOVES), _numbers(PLIES * TRICK), self._count
        table, shift = self._table(ROW)
        found = worth(self._vector, self._plan, self._deal, seat, action, guess, work, table, shift, self._stamp)
        self._within()
        return int(found)

    def selfish(self, action: int) -> list[int]:
        """What each seat gains on top of what it has."""
        work = (
            _numbers(SEATS),
            _numbers(PLIES * FRAME),
            _numbers(PLIES * SEATS),
            _numbers(PLIES * TRICK),
            _numbers(SEATS),
            self._count,
        )
        table, shift = self._table(SELFISH_ROW)
        gains = _numbers(SEATS)
        selfish(self._vector, self._plan, self._deal, action, work, table, shift, self._stamp, gains)
        self._within()
        return [int(gain) for gain in gains[: self.rules.players]]

    def exact(self, seat: int, action: int) -> tuple[int, ...]:
        """What each seat, or this one, gains in the end."""
        stack = deals(ACTS) if COMPILED else [Deal() for _ in range(ACTS)]
        work = stack, _numbers(ACTS * EXACT_FRAME), _numbers(ACTS * SEATS), self._count
        table, shift = self._table(EXACT_ROW)
        gains = _numbers(SEATS)
        exact(self._vector, self._plan, self._deal, seat, action, work, table, shift, self._stamp, gains)
        self._within()
        return tuple(int(gain) for gain in gains[: self.rules.players])

    def _within(self) -> None:
        if self._count[0] > self._count[1]:
            raise TooLong(f"more than {self._count[1]} positions")

    def _table(self, row: int) -> tuple[Any, int]:
        """The table for rows of this length, with the shift from a hash to a row; the more cards, the larger."""
        cards = self.light.left.bit_count()
        bits = min(max(cards // 2 + 2, 8), 20 if row == ROW else 18)
        if COMPILED:
            return _TABLES.table(row, bits), 63 - bits
        return self._made.setdefault(row, (_Sparse(), 63 - 40))


def _numbers(length: int) -> Any:
    return np.zeros(length, np.int64) if COMPILED else [0] * length

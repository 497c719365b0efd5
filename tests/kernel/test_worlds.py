"""Worlds are drawn uniformly: every way in which the hidden cards can lie, each as often as the others."""

from __future__ import annotations

import math
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
import pytest

from barbu.kernel import worlds
from barbu.kernel.bits import seeded
from barbu.kernel.jit import COMPILED
from barbu.kernel.worlds import Ints
from tests.support import scale

Clause = tuple[int, int, int]


DRAWS = 100_000 if COMPILED else 5_000
"""Draws for each test of frequencies: fewer where nothing is compiled."""


class Position(msgspec.Struct, frozen=True):
    """What `table` is given, in plain numbers."""

    hidden: tuple[int, ...]
    need: tuple[int, ...]
    allowed: tuple[int, ...]
    clauses: tuple[Clause, ...] = ()

    def table(self, most: int = worlds.MOST) -> worlds.Worlds:
        """The worlds."""
        hidden, need, allowed = (np.array(part, np.int64) for part in (self.hidden, self.need, self.allowed))
        clauses = np.array(self.clauses, np.int64).reshape(-1, 3)
        return worlds.table_within(hidden, need, allowed, clauses, most)


def every(position: Position) -> set[tuple[int, ...]]:
    """Every way in which the cards can lie, as masks."""
    return {
        hands for hands in _lying(position, 0, position.need) if all(kept(clause, hands) for clause in position.clauses)
    }


def _lying(position: Position, at: int, left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if at == len(position.hidden):
        yield tuple(0 for _ in left)
        return
    for seat, places in enumerate(left):
        if places and position.allowed[at] >> seat & 1:
            for hands in _lying(position, at + 1, (*left[:seat], places - 1, *left[seat + 1 :])):
                yield (*hands[:seat], hands[seat] | 1 << position.hidden[at], *hands[seat + 1 :])


def kept(clause: Clause, hands: Sequence[int]) -> bool:
    """Whether the hands keep the clause, as it is written."""
    seat, these, those = clause
    return bool(hands[seat] & these) or (those != -1 and not hands[seat] & those)


def drawn(ready: worlds.Worlds, count: int, players: int, seed: int = 1) -> list[tuple[int, ...]]:
    """So many worlds."""
    out = np.zeros((count, players), np.int64)
    assert worlds.draw_many(ready, np.array([seeded(seed)], np.int64), out)
    return [tuple(row) for row in out.tolist()]


def random_position(rng: random.Random, clauses: int) -> Position:
    """Few cards with random facts that fit some world, or nearly so."""
    players = rng.choice((2, 3, 3, 4, 5))
    need = tuple(rng.choice((0, 1, 2, 2, 3)) for _ in range(players))
    if not 3 <= sum(need) <= 8:
        return random_position(rng, clauses)
    hidden = tuple(sorted(rng.sample(range(52), sum(need))))
    bans = [rng.randrange(1 << players) & rng.randrange(1 << players) for _ in range(rng.choice((0, 1, 2, 3)))]
    allowed = tuple((1 << players) - 1 & ~(rng.choice(bans) if bans and rng.random() < 0.6 else 0) for _ in hidden)
    some = tuple(_clause(rng, hidden, players) for _ in range(clauses))
    return Position(hidden, need, allowed, some)


def _clause(rng: random.Random, hidden: Sequence[int], players: int) -> Clause:
    these, those = (sum(1 << card for card in rng.sample(hidden, rng.randint(1, 3))) for _ in range(2))
    return rng.randrange(players), these, -1 if rng.random() < 0.5 else those & ~these


def positions(seed: str, clauses: int, count: int) -> Iterator[Position]:
    """Random positions that have a few worlds."""
    rng = random.Random(seed)
    while count:
        position = random_position(rng, clauses)
        if 2 <= len(every(position)) <= 400:
            count -= 1
            yield position


# --- as many as there are ---------------------------------------------------------------------------


@pytest.mark.parametrize("clauses", [0, 1, 2, 3])
def test_the_worlds_counted_are_those_that_can_be_listed(clauses: int) -> None:
    rng = random.Random(f"counted {clauses}")
    for _ in range(scale.count(300, 20_000)):
        position = random_position(rng, clauses)
        assert round(worlds.count(position.table())) == len(every(position)), position


def test_large_counts_are_right_to_the_last_digits() -> None:
    rng = random.Random("large")
    for _ in range(scale.count(20, 500)):
        position = large_position(rng)
        assert worlds.count(position.table()) == pytest.approx(counted(position), rel=1e-12)


def large_position(rng: random.Random) -> Position:
    """A deal of 52 cards of which little is known, or much."""
    players = rng.choice((3, 4, 5))
    hand = rng.randint(2, 52 // players)
    cards = rng.sample(range(52), hand * (players - 1))
    bans = [rng.randrange(1 << players) for _ in range(4)]
    close = rng.random() < 0.5
    return Position(
        tuple(cards),
        (0, *[hand] * (players - 1)),
        tuple((1 << players) - 1 & ~(bans[card // 13] if close and card % 2 else 0) for card in cards),
    )


def counted(position: Position) -> int:
    """The worlds counted another way: groups of like cards seat by seat, in whole numbers."""
    groups = Counter(position.allowed)
    kinds = sorted(groups)
    ways = {tuple(groups[kind] for kind in kinds): 1}
    for seat, places in enumerate(position.need):
        after = Counter[tuple[int, ...]]()
        for left, found in ways.items():
            for taken in _splits(
                [count if kind >> seat & 1 else 0 for kind, count in zip(kinds, left, strict=True)], places
            ):
                rest = tuple(count - some for count, some in zip(left, taken, strict=True))
                after[rest] += found * math.prod(map(math.comb, left, taken))
        ways = after
    return ways[tuple(0 for _ in kinds)]


def _splits(most: Sequence[int], total: int) -> Iterator[tuple[int, ...]]:
    if not most:
        if not total:
            yield ()
        return
    for some in range(min(most[0], total) + 1):
        for rest in _splits(most[1:], total - some):
            yield (some, *rest)


# --- each as often as the others --------------------------------------------------------------------


def chi_square(position: Position, most: int, count: int, seed: int) -> float:
    """How far the frequencies are from equal ones, in standard deviations of the χ² distribution."""
    listed = every(position)
    found = Counter(drawn(position.table(most), count, len(position.need), seed))
    assert set(found) <= listed
    expected = count / len(listed)
    chi = sum((found[hands] - expected) ** 2 / expected for hands in listed)
    freedom = len(listed) - 1
    return (math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))


@pytest.mark.parametrize("clauses", [0, 1, 2])
def test_each_world_is_drawn_as_often_as_the_others(clauses: int) -> None:
    deviations = [
        chi_square(position, worlds.MOST, DRAWS, seed + 1)
        for seed, position in enumerate(positions(f"uniform {clauses}", clauses, scale.count(8, 200)))
    ]
    assert max(deviations) < 4.5
    assert abs(sum(deviations)) / math.sqrt(len(deviations)) < 4


def test_clauses_that_are_left_out_of_the_table_are_kept_too() -> None:
    for seed, position in enumerate(positions("left out", 2, scale.count(6, 100))):
        assert chi_square(position, 0, DRAWS, seed + 1) < 4.5


def test_all_hands_of_a_whole_deal_are_equally_likely() -> None:
    """Thirteen hearts among three seats of which one has none: each card lies as often with either other."""
    position = Position(tuple(range(39)), (0, 13, 13, 13), tuple(0b1100 if card < 13 else 0b1110 for card in range(39)))
    out = drawn(position.table(), DRAWS // 2, 4)
    for card in range(39):
        with_two = sum(hands[2] >> card & 1 for hands in out) / len(out)
        assert with_two == pytest.approx(1 / 2 if card < 13 else 1 / 4, abs=2.5 / math.sqrt(len(out)))


# --- edges ------------------------------------------------------------------------------------------


def test_facts_that_fit_no_world_are_said_to() -> None:
    impossible = [
        Position((1, 2), (1, 1), (0b01, 0b01)),
        Position((1, 2), (1, 1), (0, 0b11)),
        Position((1, 2), (2, 1), (0b11, 0b11)),
        Position((1, 2), (1, 0), (0b11, 0b11)),
        Position((1, 2), (1, 1), (0b11, 0b11), ((0, 1 << 1, -1), (0, 1 << 2, -1))),
    ]
    for position in impossible:
        assert worlds.count(position.table()) == 0, position
        assert not worlds.draw(position.table(), np.array([1], np.int64), np.zeros(2, np.int64))


def test_a_deal_that_is_all_known_has_one_world() -> None:
    position = Position((3, 40, 51), (1, 0, 2), (0b100, 0b101, 0b101), ((0, 1 << 51, -1),))
    assert worlds.count(position.table()) == 1
    assert drawn(position.table(), 3, 3) == [(1 << 51, 0, 1 << 3 | 1 << 40)] * 3


def test_nothing_hidden_is_one_world() -> None:
    assert drawn(Position((), (0, 0, 0), ()).table(), 1, 3) == [(0, 0, 0)]


@pytest.mark.skipif(not COMPILED, reason="two million places take minutes where nothing is compiled")
def test_seven_unseen_hands_of_seven_have_a_table() -> None:
    """The largest there is: a spectator's, with facts of every card."""
    rng = random.Random("seven")
    allowed = tuple(0b1111111 & ~(1 << rng.randrange(7)) for _ in range(49))
    clauses = tuple((seat, sum(1 << card for card in rng.sample(range(49), 2)), -1) for seat in range(7))
    position = Position(tuple(range(49)), (7,) * 7, allowed, clauses)
    ready = position.table()
    assert len(ready.ways) == 8**7 == worlds.MOST
    assert len(ready.loose) == 7
    for hands in drawn(ready, 20, 7):
        assert all(kept(clause, hands) for clause in clauses)


def test_compiled_and_plain_draw_the_same() -> None:
    position = next(positions("plain", 1, 1))
    program = (
        "import numpy as np\n"
        "from tests.kernel.test_worlds import Position, drawn\n"
        f"position = Position(*{msgspec.structs.astuple(position)!r})\n"
        "print(drawn(position.table(), 50, len(position.need)))\n"
    )
    said = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env=os.environ | {"BARBU_PLAIN": "1"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert said.stdout.strip() == str(drawn(position.table(), 50, len(position.need)))


def test_arrays_of_the_caller_stay_as_they_are() -> None:
    arrays: list[Ints] = [np.array(part, np.int64) for part in ((1, 2, 3), (1, 2), (0b01, 0b11, 0b11))]
    before = [part.copy() for part in arrays]
    worlds.table(arrays[0], arrays[1], arrays[2], worlds.NO_CLAUSES)
    assert all((part == old).all() for part, old in zip(arrays, before, strict=True))

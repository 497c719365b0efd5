"""Doubles: side bets between pairs of seats, settled from the results of the deal."""

from collections.abc import Iterable, Sequence

import msgspec


class Bet(msgspec.Struct, frozen=True, gc=False):
    """One seat's double of another, and whether it was redoubled."""

    doubler: int
    doubled: int
    redoubled: bool = False


def settle(base: Sequence[int], stakes: Iterable[tuple[int, int, int]]) -> tuple[int, ...]:
    """Points after the bets; a stake is two seats and the multiple of their difference that moves.

    Every pair settles from the same base, so the sum of all points does not change, and neither sign matters.

    >>> settle((-6, 0, -6, -12), [(1, 0, 1), (1, 2, 1), (1, 3, 1), (2, 0, 2)])
    (-12, 24, -12, -24)
    """
    points = list(base)
    for one, other, multiple in stakes:
        moved = multiple * (base[one] - base[other])
        points[one] += moved
        points[other] -= moved
    return tuple(points)

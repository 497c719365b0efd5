"""Bots answer at once; `python -m benchmarks.bots` prints more figures."""

from __future__ import annotations

import statistics

import pytest

from barbu.bots import warm
from barbu.bots.search import Search
from barbu.kernel.jit import COMPILED
from benchmarks import bots
from tests.support.scale import allowed

pytestmark = [pytest.mark.timing, pytest.mark.skipif(not COMPILED, reason="needs numba")]


def test_a_search_of_a_hundred_worlds_takes_milliseconds() -> None:
    warm()
    best = (1e9, 1e9, 1e9)
    for _ in range(3):
        took = bots.think_times(Search(100))
        all_of_them = [time for times in took.values() for time in times]
        middle, late = statistics.median(all_of_them), bots.at(all_of_them, 0.99)
        best = min(best, (middle, late, max(took["Choosing"])))
    middle, late, choice = best
    print(
        f"a decision: median {middle * 1e3:.2f} ms, p99 {late * 1e3:.1f} ms; a contract {choice * 1e3:.0f} ms at most"
    )
    assert middle <= allowed(0.005)
    assert late <= allowed(0.05)
    assert choice <= allowed(0.1)


def test_the_first_move_comes_at_once() -> None:
    """Plain Python answers while the kernel is compiled, or loaded."""
    for start, name, phase, found in bots.first_moves(bots.MOVES[:2]):
        print(f"{start} start, {name}, {phase}: first answer {found.early:.2f} s; compiled from {found.ready:.2f} s on")
        assert found.early <= allowed(5 if start == "cold" else 1)

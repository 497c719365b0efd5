"""How much a heavy check does: the short form in every test run, the long one with `--full`.

Both run the same code with the same seeds; only the counts and the patience differ.
"""

from __future__ import annotations

import os
import time

VARIABLE = "BARBU_FULL"
"""Set by `--full` in tests/conftest.py. A variable, because worker processes inherit it."""


def full() -> bool:
    """Whether this is the long form."""
    return os.environ.get(VARIABLE) == "1"


def count(short: int, full: int) -> int:
    """The count for this run: `count(50, 100_000)` deals, examples, positions …"""
    return full if os.environ.get(VARIABLE) == "1" else short


ORDINARY = 0.0052
"""Processor time, in seconds, of the work of `pace` on the machine on which the numbers to hold were set."""


def pace() -> float:
    """How many times as long as there this machine takes for plain work: the best of a few tries, 1 if it is faster.

    Asked when it is needed: a machine that is shared is not equally fast all the time.
    """
    tries = []
    for _ in range(5):
        before, total = time.process_time(), 0
        for number in range(200_000):
            total ^= number
        tries.append(time.process_time() - before)
    return max(1.0, min(tries) / ORDINARY)


def allowed(seconds: float) -> float:
    """The time that a `timing` test fails above: the number itself with `--full`, otherwise twice what it comes to at
    the pace of this machine.

    A machine that is slow, or does other work, is so for reasons that are not ours.
    """
    return seconds if full() else 2 * seconds * pace()

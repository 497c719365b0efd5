"""How much a heavy check does: the short form in every test run, the long one with `--full`.

Both run the same code with the same seeds; only the counts and the patience differ.
"""

from __future__ import annotations

import os

VARIABLE = "BARBU_FULL"
"""Set by `--full` in tests/conftest.py. A variable, because worker processes inherit it."""


def full() -> bool:
    """Whether this is the long form."""
    return os.environ.get(VARIABLE) == "1"


def count(short: int, full: int) -> int:
    """The count for this run: `count(50, 100_000)` deals, examples, positions …"""
    return full if os.environ.get(VARIABLE) == "1" else short


def allowed(seconds: float) -> float:
    """The time that a `timing` test fails above: the number itself with `--full`, twice it otherwise.

    A machine that does other work is slow for reasons that are not ours.
    """
    return count(2, 1) * seconds

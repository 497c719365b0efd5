"""The kernel runs compiled and as plain Python, and both play the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from barbu.kernel import bits
from barbu.kernel.jit import COMPILED, FOLDER, jit
from tests.kernel import forms
from tests.support.scale import count

ROOT = Path(__file__).resolve().parents[2]


def python(code: list[str], **variables: str) -> str:
    """What another Python prints."""
    env = {**os.environ, **variables}
    done = subprocess.run([sys.executable, *code], cwd=ROOT, env=env, capture_output=True, text=True, timeout=250)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.skipif(not COMPILED, reason="needs numba")
def test_plain_python_plays_as_the_reference_and_as_the_compiled_form() -> None:
    number = count(25, 1000)
    plain = python(["-W", "error", "-m", "tests.kernel.forms", str(number)], BARBU_PLAIN="1", PYTHONPATH="src")
    assert plain == forms.digest(number)


def test_chance_takes_every_bit_as_often() -> None:
    mask, state = 0b1011_0110_1101_0001_0001, bits.seeded(7)
    found = dict.fromkeys((bit for bit in range(20) if mask >> bit & 1), 0)
    rounds = 10_000
    for _ in range(rounds):
        state = through("advance", state)
        found[bits.random_bit(mask, state)] += 1
    expected = rounds / len(found)
    assert sum((times - expected) ** 2 / expected for times in found.values()) < 27.9  # 10 cells: 1 in 1000


def test_seeds_side_by_side_begin_far_apart() -> None:
    firsts = [bits.below(bits.seeded(seed), 16) for seed in range(1600)]
    assert all(60 <= firsts.count(number) <= 140 for number in range(16))


@pytest.mark.parametrize("mask", [1, 0b1010, 1 << 61, (1 << 62) - 1, 0x2000_0001_0000_0100])
def test_bits_are_found_and_counted(mask: int) -> None:
    places = [bit for bit in range(63) if mask >> bit & 1]
    assert through("lowest", mask) == places[0]
    assert through("highest", mask) == places[-1]
    assert through("count", mask) == len(places)
    assert [bits.bit_at(mask, place) for place in range(len(places))] == places


@cache
def callable_function(name: str) -> Callable[[int], int]:
    """A function of `bits` that, compiled, only compiled code can call."""
    function = getattr(bits, name)
    return jit(lambda number: function(number))


def through(name: str, number: int) -> int:
    """What the function of `bits` gives."""
    return callable_function(name)(number)


@pytest.mark.skipif(not COMPILED, reason="needs numba")
def test_machine_code_goes_to_the_users_cache(tmp_path: Path) -> None:
    assert FOLDER is not None
    assert ROOT not in FOLDER.parents
    code = "from barbu.kernel.jit import FOLDER; from barbu.kernel.bits import seeded; seeded(1); print(FOLDER)"
    folder = Path(python(["-c", code], XDG_CACHE_HOME=str(tmp_path), PYTHONPATH="src"))
    if sys.platform == "linux":
        assert tmp_path in folder.parents
    assert list(folder.rglob("bits.seeded*.nbc"))


def test_what_serves_people_never_loads_the_kernel() -> None:
    code = (
        "import sys, barbu.web.app, barbu.cli, barbu.cli.app; "
        "print([name for name in sys.modules if name.split('.')[0] == 'numba' or name.startswith('barbu.kernel')])"
    )
    assert python(["-c", code], PYTHONPATH="src") == "[]"

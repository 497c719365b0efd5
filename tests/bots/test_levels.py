"""The levels: alike in every process and in both forms of the kernel, and light to load."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from barbu.bots.levels import LEVELS, level
from barbu.kernel.jit import COMPILED
from barbu.match import view
from barbu.rules import preset
from tests.bots import forms
from tests.support import scale
from tests.support.drive import play_out, shortened, walk
from tests.support.thinkers import HEAVY, ready

ROOT = Path(__file__).resolve().parents[2]
needs_compiler = pytest.mark.skipif(not COMPILED, reason="needs numba")


def python(*code: str, **variables: str) -> str:
    """What another Python prints."""
    env = {**os.environ, "PYTHONPATH": "src", **variables}
    done = subprocess.run([sys.executable, *code], cwd=ROOT, env=env, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@needs_compiler
def test_P53_another_process_decides_the_same() -> None:
    number = scale.count(12, 500)
    told = python("-m", "tests.bots.forms", str(number), PYTHONHASHSEED="7")
    assert told.splitlines() == forms.decisions(number, tuple(LEVELS))


@needs_compiler
def test_P53_the_plain_form_decides_the_same() -> None:
    light = tuple(name for name in LEVELS if name not in HEAVY)
    for number, names in ((scale.count(8, 100), light), (scale.count(2, 20), ("strong",))):
        told = python("-m", "tests.bots.forms", str(number), *names, BARBU_PLAIN="1")
        assert told.splitlines() == forms.decisions(number, names)


@pytest.mark.parametrize("name", [name for name in LEVELS if COMPILED or name not in HEAVY])
def test_P53_what_was_thought_before_bears_on_nothing(name: str) -> None:
    """Averages and rules are kept from one decision to the next: a bot that has just woken decides alike."""
    rules = shortened(preset("pagat-52"), 4, 2)
    match = play_out(rules, 4, ready(name).decide, "kept")
    if name in HEAVY:
        from barbu.bots import imagined, search

        search._PARS.clear()
        imagined.vector_of.cache_clear()
    level.cache_clear()
    assert play_out(rules, 4, ready(name).decide, "kept").events == match.events


def test_settings_are_counts() -> None:
    for name in HEAVY:
        worlds = getattr(level(name), "worlds", 0)
        assert isinstance(worlds, int)
        assert worlds > 0


def test_a_beginner_forgets_and_slips_and_a_regular_does_neither() -> None:
    acts: dict[str, set[int]] = {name: set() for name in ("beginner", "regular")}
    for match in walk(shortened(preset("fr-tableau-32"), 4, 2), 4, ready("regular").decide, "slips"):
        if match.to_act is None or len(match.legal) < 3 or type(match.phase).__name__ != "Playing":
            continue
        for name, found in acts.items():
            found.add(len({ready(name).decide(view(match, match.to_act), str(seed)) for seed in range(9)}))
    assert acts["regular"] == {1}
    assert max(acts["beginner"]) > 1


def test_the_names_of_the_bots_load_no_kernel() -> None:
    code = (
        "import sys, time, barbu.bots; barbu.bots.names(); barbu.bots.bot('expert'); "
        "print([name for name in sys.modules if name in ('numba', 'numpy') or name.startswith('barbu.kernel')])"
    )
    assert python("-c", code) == "[]"

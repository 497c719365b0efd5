"""Worlds drawn by the kernel's facts are, to the last card, those that the reference of what a view proves gives.

`tests/bots/test_knowledge.py` holds that reference to every distribution of the hidden cards.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from barbu.bots.imagined import drawn, imagined, own_hand
from barbu.bots.knowledge import known
from barbu.kernel import facts
from barbu.kernel.jit import COMPILED
from barbu.match import Match, view
from barbu.match.phases import Playing
from barbu.rules import names, preset
from tests.bots.test_knowledge import ruffing, strict
from tests.properties import walks
from tests.support import scale
from tests.support.random_rulesets import at_most

ROOT = Path(__file__).resolve().parents[2]
BLOCK = 10
WORLDS = 5


def compare(states: list[Match], rng: random.Random, moments: int, seen: Counter[str]) -> None:
    """Compares the worlds of some moments in play, as the seat to act or another sees them."""
    playing = [match for match in states if isinstance(match.phase, Playing)]
    for match in rng.sample(playing, min(len(playing), moments)):
        own, seed = view(match, rng.randrange(match.players)), rng.getrandbits(60)
        found = known(own)
        assert found is not None
        expected = drawn(own.rules, found, own_hand(own), WORLDS, seed)
        assert imagined(own, WORLDS, seed).tolist() == expected.tolist(), (own.seat, found)
        seen["compared"] += 1
        seen["lacks"] += len(set(found.seats)) > 1
        seen["clauses"] += any(clause.those is None for clause in found.clauses)
        seen["conditional"] += any(clause.those is not None for clause in found.clauses)


@pytest.mark.parametrize("block", range(scale.count(6, 600)))
def test_worlds_of_random_rulesets_are_those_of_the_reference(block: int) -> None:
    seen = Counter[str]()
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        rules, players = strict(f"twin {seed}", small=False)
        with walks.noting(f"twin {seed}") as name:
            compare(list(walks.walk(at_most(rules, 4), players, name)), random.Random(name), 25, seen)
    assert seen["compared"] >= 20 * BLOCK
    assert seen["lacks"] > seen["compared"] // 4


@pytest.mark.parametrize("name", names())
def test_worlds_of_a_preset_are_those_of_the_reference(name: str) -> None:
    rules = preset(name)
    for players in rules.players:
        states = list(walks.walk(at_most(rules, scale.count(8, 28)), players, f"twin {name}"))
        compare(states, random.Random(name), scale.count(25, 250), Counter())


def of_ruffs(number: int) -> Iterator[list[Match]]:
    """Single deals full of trumps too low to win."""
    for seed in range(number):
        rules, players = ruffing(random.Random(f"ruffing {seed}"))
        with walks.noting(f"ruffing {seed}") as name:
            yield list(walks.walk(rules, players, name))


def test_clauses_are_those_of_the_reference() -> None:
    seen = Counter[str]()
    for number, states in enumerate(of_ruffs(scale.count(300, 30_000))):
        compare(states, random.Random(number), 8, seen)
    assert seen["conditional"] > scale.count(4, 400)


def test_room_for_clauses_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "MOST_CLAUSES", 1)
    seen = Counter[str]()
    for number, states in enumerate(of_ruffs(60)):
        compare(states, random.Random(number), 8, seen)
    rules = preset("suite-8")
    compare(list(walks.walk(rules, 4, "room")), random.Random(0), 200, seen)
    assert seen["conditional"]


@pytest.mark.skipif(not COMPILED, reason="needs numba")
def test_plain_python_draws_the_same_worlds() -> None:
    code = "from tests.kernel.test_facts import plain; print(plain())"
    env = {**os.environ, "BARBU_PLAIN": "1", "PYTHONPATH": f"src{os.pathsep}."}
    words = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, timeout=250, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [str(plain())]


def plain() -> int:
    """Compares a few deals in this form; how many worlds were."""
    seen = Counter[str]()
    for number, states in enumerate(of_ruffs(25)):
        compare(states, random.Random(number), 3, seen)
    for name in ("classic-32", "suite-8"):
        compare(list(walks.walk(at_most(preset(name), 8), 4, "plain")), random.Random(name), 25, seen)
    return seen["compared"]

"""How fast the kernel is: deals a second by kind of contract, dealt, played and scored, on one core.

    python -m benchmarks.kernel

Each figure is given as a ratio to the reference engine too, measured in the same run. Where OpenSpiel is installed
(the dependency group `bench`), its Hearts is played as well, through its own interface and by chance, and the deals of
52 cards are given as a ratio to that. Times to load are those of a fresh process: with an empty cache, and from the
cache.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import msgspec

from barbu.kernel.jit import COMPILED
from barbu.kernel.playout import random_deals
from barbu.kernel.records import Vector
from barbu.kernel.vector import rule_vector
from barbu.rules import Ruleset, TrickContract, preset
from benchmarks import reference

LONG = "52 cards, hearts"
"""The row that is also measured beside another engine."""
LOADED = """
import time
import numpy
start = time.process_time()
import numba
numba.njit(lambda number: number)(0)
before = time.process_time()
from benchmarks import kernel
vector = kernel.vector_of("classic-32", "queens")
middle = time.process_time()
kernel.first_calls(vector)
print(before - start, time.process_time() - middle)
"""


def best(work: object, number: int, rounds: int) -> float:
    """Deals a second of the quickest of several rounds."""
    assert callable(work)
    found = []
    for _ in range(rounds):
        before = time.perf_counter()
        work()
        found.append(time.perf_counter() - before)
    return number / min(found)


def vector_of(name: str, contract: str) -> Vector:
    """The rules of a row of a preset at a table of four."""
    rules = preset(name)
    return rule_vector(reference.setup_of(rules, rules.contract(contract)))


def with_duties() -> Vector:
    """A row in which every rule of play is on."""
    rules = preset("classic-32")
    row = rules.contract("queens")
    assert isinstance(row, TrickContract)
    hard = msgspec.structs.replace(
        row,
        trump="named",
        must_beat="always",
        must_ruff=True,
        must_overruff=True,
        must_underruff=True,
        lead="until_broken",
        broken_by="discard",
        first_trick="no_points",
        forced_dump="void_or_under",
        slam="mirror",
    )
    changed: Ruleset = msgspec.structs.replace(rules, contracts=(hard,))
    return rule_vector(reference.setup_of(changed, hard))


def deals_a_second(vector: Vector, *, guided: bool = False, number: int = 4_000, rounds: int = 100) -> float:
    """Random deals, or guided ones, from the shuffle to the score; the quickest of short rounds."""
    random_deals(vector, 1, 0, guided=guided)
    number = number if COMPILED else number // 100
    return best(lambda: random_deals(vector, number, 1, guided=guided), number, rounds)


def first_calls(vector: Vector) -> None:
    """Calls what a bot calls."""
    random_deals(vector, 1, 0)
    random_deals(vector, 1, 0, guided=True)


def seconds_to_load() -> tuple[float, float, float]:
    """Processor time: Numba's own start, then the kernel's first calls with an empty cache, and from the cache."""
    root = Path(__file__).resolve().parent.parent
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "NUMBA_CACHE_DIR": folder, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
        runs = [
            subprocess.run([sys.executable, "-c", LOADED], env=env, capture_output=True, text=True, check=True)
            for _ in range(2)
        ]
    (numba, cold), (_, warm) = ([float(word) for word in run.stdout.split()] for run in runs)
    return numba, cold, warm


def open_spiel() -> float | None:
    """Random games of Hearts a second in OpenSpiel: 52 cards, nothing passed on; None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, rng = pyspiel.load_game("hearts(pass_cards=false)"), random.Random(0)

    def play() -> None:
        for _ in range(50):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))

    return best(play, 50, 5)


def main() -> None:
    """Prints every figure."""
    print(f"{'':<18}{'random deals/s':>16}{'guided':>14}{'reference':>12}{'ratio':>8}")
    for kind, (name, contract) in {**reference.ROWS, LONG: ("tournament-52", "hearts")}.items():
        vector = vector_of(name, contract)
        rate, guided = deals_a_second(vector), deals_a_second(vector, guided=True)
        slow = reference.deals_a_second(name, contract, 60)
        print(f"{kind:<18}{rate:>16,.0f}{guided:>14,.0f}{slow:>12,.0f}{rate / slow:>8,.0f}")
    vector = with_duties()
    print(f"{'every duty':<18}{deals_a_second(vector):>16,.0f}{deals_a_second(vector, guided=True):>14,.0f}")
    theirs = open_spiel()
    if theirs:
        rate = deals_a_second(vector_of("tournament-52", "hearts"))
        print(f"{LONG}: {rate / theirs:,.0f} times OpenSpiel's Hearts, which plays {theirs:,.0f} deals a second")
    if COMPILED:
        numba, cold, warm = seconds_to_load()
        print(f"processor time: Numba starts in {numba:.2f} s, the kernel in {cold:.2f} s, cached in {warm:.2f} s")


if __name__ == "__main__":
    main()

"""How long bots think: a decision of each level by its kind, and the first move of a fresh process.

    python -m benchmarks.bots

The first move is timed in processes of their own, with an empty cache of machine code and with a filled one: the level
is asked as a server asks it, while the kernel is being made ready in a thread beside, and again as soon as it is.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from barbu.bots import Bot, bot, warm
from barbu.bots.levels import LEVELS
from barbu.bots.search import Search
from barbu.match import Action, MatchView
from barbu.rules import preset
from tests.support.drive import play_out, shortened

ROOT = Path(__file__).resolve().parent.parent
TABLES = (("pagat-52", 4, 7), ("fr-tableau-32", 4, 7), ("tournament-52", 4, 7), ("qcsalon-classic", 6, 5))
"""Presets, players and deals."""

FIRST = """
import time
begun = time.perf_counter()
from barbu.bots import bot, warm, warm_soon
from barbu.match import view
from barbu.rules import preset
from tests.support.drive import any_legal, walk
match = next(match for match in walk(preset("fr-tableau-32"), 4, any_legal, "first") if "Playing" in repr(match.phase))
seen = view(match, match.to_act)
ready, used = time.perf_counter(), time.process_time()
warm_soon()
bot("expert").decide(seen, "first")
sat_in = time.perf_counter()
warm()
warmed = time.perf_counter()
bot("expert").decide(seen, "first")
print(sat_in - ready, time.process_time() - used, time.perf_counter() - warmed)
"""


def kind(view: MatchView) -> str:
    """What is decided: the phase, the play apart."""
    play = view.round.play if view.round else None
    return view.phase if play is None else type(play).__name__.removesuffix("View").lower()


def think_times(player: Bot, tables: tuple[tuple[str, int, int], ...] = TABLES) -> dict[str, list[float]]:
    """Seconds of each decision with a choice, by its kind, in matches of these tables."""
    took: dict[str, list[float]] = {}

    def timed(view: MatchView, seed: str) -> Action:
        begun = time.perf_counter()
        action = player.decide(view, seed)
        if len(view.legal) > 1:
            took.setdefault(kind(view), []).append(time.perf_counter() - begun)
        return action

    for name, players, deals in tables:
        play_out(shortened(preset(name), players, deals), players, timed, "time")
    return took


def at(times: list[float], part: float) -> float:
    """The time that this part of the decisions does not pass."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def first_moves() -> dict[str, tuple[float, float, float]]:
    """For a cold and a warm start: seconds to the first move, processor time until the kernel is ready and has made a
    move, and seconds of that move."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
        env = {**os.environ, "PYTHONPATH": path, "NUMBA_CACHE_DIR": folder}
        for start in ("cold", "warm"):
            done = subprocess.run([sys.executable, "-c", FIRST], env=env, capture_output=True, text=True, check=True)
            sat_in, warmed, move = map(float, done.stdout.split())
            found[start] = sat_in, warmed, move
    return found


def report(say: Callable[[str], None] = print) -> None:
    """Prints all figures."""
    warm()
    players: dict[str, Bot] = {name: bot(name) for name in LEVELS} | {"search, 100 worlds": Search(100)}
    for name, player in players.items():
        say(f"{name}:")
        for what, times in sorted(think_times(player).items()):
            middle, late = statistics.median(times), at(times, 0.99)
            say(f"  {what:12} {len(times):5} decisions, median {middle * 1e3:7.2f} ms, p99 {late * 1e3:7.2f} ms")
    for start, (sat_in, warmed, move) in first_moves().items():
        say(f"{start} start: first move after {sat_in:.3f} s")
        say(f"  kernel ready after {warmed:.2f} s of work, its first move {move:.3f} s")


if __name__ == "__main__":
    report()

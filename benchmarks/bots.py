"""How long bots think: a decision of each level by its kind, and the first move of a fresh process.

    python -m benchmarks.bots

The first move is timed as a server that has just started asks for it, with an empty cache of machine code and with a
filled one: workers in plain Python answer until the compiled kernel is ready, and the same is asked again then.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

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
import asyncio, sys, time
from barbu.bots import level_names
from barbu.match import view
from barbu.rules import preset
from barbu.web.workers import Workers
from tests.support.drive import any_legal, walk

def seen(phase):
    walked = walk(preset("fr-tableau-32"), 4, any_legal, "first")
    match = next(match for match in walked if type(match.phase).__name__ == phase and len(match.legal) > 1)
    return view(match, match.to_act)

async def first(workers, bot, view):
    begun = time.perf_counter()
    await workers.decide(bot, view, "first")
    return time.perf_counter() - begun

async def main(bot, phase):
    asked = seen(phase)
    workers, begun = Workers(1), time.perf_counter()
    workers.start()
    early, was_warm = await first(workers, bot, asked), workers.is_warm()
    while not workers.is_warm():
        await asyncio.sleep(0.01)
    ready = time.perf_counter() - begun
    late = await first(workers, bot, asked)
    workers.close()
    print(early, int(was_warm), ready, late)

asyncio.run(main(*sys.argv[1:]))
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


class First(NamedTuple):
    """The first answer of a server that has just started, in seconds."""

    early: float
    """Until it was there, asked at once."""
    was_warm: bool
    """Whether the compiled kernel was ready by then."""
    ready: float
    """Until that was ready."""
    late: float
    """Of the same question after that."""


MOVES = (("regular", "Playing"), ("expert", "Playing"), ("regular", "Choosing"), ("expert", "Choosing"))
"""The bots that are asked, and what for: a card, and a contract."""


def first_move(name: str, phase: str, folder: str) -> First:
    """The first answer of a fresh server whose machine code lies in this folder."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))), "NUMBA_CACHE_DIR": folder}
    code = [sys.executable, "-c", FIRST, name, phase]
    done = subprocess.run(code, env=env, capture_output=True, text=True, check=True)
    early, was_warm, ready, late = map(float, done.stdout.split())
    return First(early, bool(was_warm), ready, late)


def first_moves(moves: Sequence[tuple[str, str]] = MOVES) -> Iterator[tuple[str, str, str, First]]:
    """The start, cold or from the cache, with the bot, what it was asked for, and its answer."""
    for name, phase in moves:
        with tempfile.TemporaryDirectory() as folder:
            for start in ("cold", "warm"):
                yield start, name, phase, first_move(name, phase, folder)


def report(say: Callable[[str], None] = print) -> None:
    """Prints all figures."""
    warm()
    players: dict[str, Bot] = {name: bot(name) for name in LEVELS} | {"search, 100 worlds": Search(100)}
    for name, player in players.items():
        say(f"{name}:")
        for what, times in sorted(think_times(player).items()):
            middle, late = statistics.median(times), at(times, 0.99)
            say(f"  {what:12} {len(times):5} decisions, median {middle * 1e3:7.2f} ms, p99 {late * 1e3:7.2f} ms")
    for start, name, phase, found in first_moves():
        by = "compiled" if found.was_warm else "in plain Python"
        say(
            f"{start} start, {name}, {phase}: first answer after {found.early:.2f} s, {by}; "
            f"compiled from {found.ready:.2f} s on, and then {found.late:.3f} s"
        )


if __name__ == "__main__":
    report()

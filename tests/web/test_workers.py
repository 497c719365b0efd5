"""Bots in processes of their own: they decide as they would here, warm or not, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import psutil
import pytest

from barbu.bots import bot, level_names
from barbu.kernel.jit import COMPILED
from barbu.match import Match, view
from barbu.match.phases import Playing
from barbu.rules import preset
from barbu.web.workers import Workers
from tests.support.drive import any_legal, walk


def test_workers_decide_as_bots_do_and_are_replaced_when_they_die() -> None:
    match = next(match for match in walk(preset("classic-32"), 4, any_legal, "workers") if len(match.legal) > 3)
    seat = match.to_act
    seen = view(match, seat)
    due = bot("careful").decide(seen, "seed")

    async def work() -> None:
        workers = Workers(1)
        try:
            assert await workers.decide("careful", seen, "seed") == due
            first = _workers()
            assert first
            for worker in first:
                worker.kill()
            psutil.wait_procs(first, timeout=5)
            assert await workers.decide("careful", seen, "seed") == due
            assert _workers()
        finally:
            workers.close()
        assert psutil.wait_procs(_workers(), timeout=10)[1] == []

    asyncio.run(work())


def test_workers_that_are_sent_home_before_they_are_warm_leave_nothing_unheard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that stops soon logs no failure of futures that nobody waits for any more."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    match = next(match for match in walk(preset("classic-32"), 4, any_legal, "home") if len(match.legal) > 3)
    seen = view(match, match.to_act)
    unheard: list[dict[str, object]] = []

    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: unheard.append(told))
        workers = Workers(1)
        for number in range(3):
            await workers.decide("random", seen, str(number))
        asked = [asyncio.create_task(workers.advise(seen)) for _ in range(3)]
        await asyncio.sleep(0)
        for question in asked[1:]:
            question.cancel()
        workers.close()
        await asyncio.gather(*asked, return_exceptions=True)
        while _workers():
            await asyncio.sleep(0.05)
        workers.close()
        gc.collect()
        await asyncio.sleep(0.1)

    asyncio.run(work())
    gc.collect()
    assert unheard == []


@pytest.mark.skipif(not COMPILED, reason="needs numba")
@pytest.mark.timeout(300)
def test_before_the_kernel_is_compiled_each_level_decides_as_it_does_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for the compiler, and the same seed is the same game."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    match = next(match for match in walk(preset("classic-32"), 4, any_legal, "cold") if _late(match))
    seen = view(match, match.to_act)

    async def answers(workers: Workers) -> list[object]:
        found: list[object] = [await workers.decide(name, seen, "seed") for name in level_names()]
        return [*found, await workers.advise(seen), await workers.judge(seen, seen.legal[-1])]

    async def work() -> None:
        workers = Workers(1)
        try:
            workers.start()
            early = await answers(workers)
            assert not workers.is_warm()
            while not workers.is_warm():
                await asyncio.sleep(0.1)
            assert await answers(workers) == early
        finally:
            workers.close()

    asyncio.run(work())


def _late(match: Match) -> bool:
    """Whether it is a moment at which few cards are left and some may be played."""
    return isinstance(match.phase, Playing) and len(match.legal) > 2 and len(match.phase.play.hands[0]) < 6


def _workers() -> list[psutil.Process]:
    """The processes that think for this one."""
    return [child for child in psutil.Process().children() if _thinks(child)]


def _thinks(process: psutil.Process) -> bool:
    """Whether it is a worker; one that has ended, waited for or not, is none any more."""
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return False

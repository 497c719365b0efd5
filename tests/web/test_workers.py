"""Bots in processes of their own: they decide as they would here, and one that dies is replaced."""

from __future__ import annotations

import asyncio

import psutil

from barbu.bots import bot
from barbu.match import view
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


def _workers() -> list[psutil.Process]:
    """The processes that think for this one."""
    children = psutil.Process().children()
    return [child for child in children if child.is_running() and "spawn_main" in " ".join(child.cmdline())]

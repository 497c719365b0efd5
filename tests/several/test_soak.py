"""Whole matches while servers, the worker, nginx, connections and the database are killed at random moments."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.several import parts
from tests.several.parts import Part, Postgres
from tests.several.soak import STUCK, Clock, match
from tests.support import scale

KILLS = scale.count(6, 150)
"""For each number of servers; with two and with four the long form makes 300."""


@contextlib.contextmanager
def running(servers: int) -> Iterator[list[Part]]:
    """So many servers, their database, a worker and nginx; one alone is on SQLite. nginx comes last."""
    with tempfile.TemporaryDirectory(prefix="barbu-soak-") as name:
        folder = Path(name)
        os.chmod(folder, 0o777)
        found: list[Part] = []
        try:
            url = ""
            if servers > 1:
                (folder / "pg").mkdir()
                database = Postgres(folder / "pg")
                found.append(database)
                url = database.url
            serving = [parts.server(number, url, folder) for number in range(servers)]
            helping = [parts.worker(url, folder)] if servers > 1 else []
            others = [*serving, *helping, parts.nginx(serving, folder / "nginx")]
            found += others
            for part in others:
                part.start()
            parts.wait_until_up(found)
            yield found
        finally:
            for part in reversed(found):
                part.end()


async def kill_now_and_then(found: Sequence[Part], clock: Clock, counts: Counter[str], kills: int) -> None:
    """One part after the other is killed at a random moment, and comes back after a while."""
    chance = random.Random(20)
    for number in range(kills):
        await asyncio.sleep(chance.uniform(0.5, 4.0))
        part = found[number % len(found)] if number < len(found) else chance.choice(found)
        clock.set(False)
        if isinstance(part, Postgres) and chance.random() < 0.5:
            await asyncio.to_thread(part.cut)
            counts["killed: all connections"] += 1
        else:
            await asyncio.to_thread(part.kill)
            await asyncio.sleep(chance.uniform(0.0, 1.0))
            await asyncio.to_thread(part.start)
            counts[f"killed: {part.name}"] += 1
        await asyncio.to_thread(parts.wait_until_up, found)
        clock.set(True)


async def soak(found: Sequence[Part], kills: int, tables: int) -> tuple[Counter[str], float]:
    """Matches one after the other at so many tables until all is killed that is to be; how long one stood still."""
    clock, counts, stuck = Clock(), Counter[str](), 0.0
    address = f"http://127.0.0.1:{found[-1].port}"
    killing = asyncio.create_task(kill_now_and_then(found, clock, counts, kills))

    async def table() -> None:
        nonlocal stuck
        while not killing.done():
            stuck = max(stuck, await match(address, clock, counts))

    playing = [asyncio.create_task(table()) for _ in range(tables)]
    try:
        await asyncio.gather(killing, *playing)
    finally:
        for task in (killing, *playing):
            task.cancel()
    return counts, stuck


@pytest.mark.skipif(not scale.full(), reason="killing and coming back takes minutes: run.py test --full")
@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")
@pytest.mark.timeout(scale.count(3600, 14400))
@pytest.mark.parametrize("servers", [1, 2, 4] if scale.full() else [1, 2])
def test_whatever_is_killed_no_act_is_lost_and_none_done_twice(servers: int) -> None:
    began = time.monotonic()
    with running(servers) as found:
        counts, stuck = asyncio.run(soak(found, KILLS, scale.count(1, 4)))
    told = ", ".join(f"{what}: {count}" for what, count in sorted(counts.items()))
    print(f"{servers} servers, {time.monotonic() - began:.0f} s: {told}; longest silence {stuck:.1f} s")
    assert sum(count for what, count in counts.items() if what.startswith("killed")) == KILLS
    assert counts["matches"] > 0
    assert stuck <= scale.allowed(STUCK)

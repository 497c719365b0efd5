"""Whole matches while servers, the worker, nginx, connections and the database are killed at random moments."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
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
from tests.several.soak import KINDS, STUCK, Clock, match
from tests.support import scale

KILLS = {1: scale.count(6, 300), 2: scale.count(6, 150), 4: scale.count(6, 150)}
"""For each number of servers: the long form makes 300 with one on SQLite, and 300 with several on PostgreSQL."""


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
    chance, began = random.Random(20), time.monotonic()
    for number in range(kills):
        await asyncio.sleep(chance.uniform(0.5, 4.0))
        part = found[number % len(found)] if number < len(found) else chance.choice(found)
        clock.set(False)
        counts[f"killed: {await _killed(part, chance)}"] += 1
        await asyncio.to_thread(parts.wait_until_up, found)
        clock.set(True)
        if number % 50 == 49:
            print(f"{number + 1} kills, {time.monotonic() - began:.0f} s", flush=True)


async def _killed(part: Part, chance: random.Random) -> str:
    """Kills the part, or something of it, and starts it again; what was killed."""
    if isinstance(part, Postgres) and chance.random() < 0.5:
        await asyncio.to_thread(part.cut)
        return "all connections"
    if part.thinks and chance.random() < 0.2 and await asyncio.to_thread(part.kill_bots):
        return "processes of bots"
    await asyncio.to_thread(part.kill)
    await asyncio.sleep(chance.uniform(0.0, 1.0))
    await asyncio.to_thread(part.start)
    return part.name


async def soak(found: Sequence[Part], counts: Counter[str], kills: int, tables: int) -> float:
    """Matches one after the other at so many tables until all is killed that is to be; how long one stood still."""
    clock, stuck = Clock(), 0.0
    address = f"http://127.0.0.1:{found[-1].port}"
    killing = asyncio.create_task(kill_now_and_then(found, clock, counts, kills))

    async def table(number: int) -> None:
        nonlocal stuck
        kinds = itertools.islice(itertools.cycle(KINDS), number, None)
        while not killing.done():
            stuck = max(stuck, await match(address, clock, counts, next(kinds)))

    playing = [asyncio.create_task(table(number)) for number in range(tables)]
    try:
        await asyncio.gather(killing, *playing)
    finally:
        for task in (killing, *playing):
            task.cancel()
    return stuck


@pytest.mark.skipif(not scale.full(), reason="killing and coming back takes minutes: run.py test --full")
@pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")
@pytest.mark.timeout(scale.count(3600, 14400))
@pytest.mark.parametrize("servers", [1, 2, 4] if scale.full() else [1, 2])
def test_whatever_is_killed_no_act_is_lost_and_none_done_twice(servers: int) -> None:
    began, counts, stuck = time.monotonic(), Counter[str](), math.nan
    try:
        with running(servers) as found:
            stuck = asyncio.run(soak(found, counts, KILLS[servers], scale.count(1, 4)))
    finally:
        told = ", ".join(f"{what}: {count}" for what, count in sorted(counts.items()))
        print(f"{servers} servers, {time.monotonic() - began:.0f} s: {told}; longest silence {stuck:.1f} s")
    assert sum(count for what, count in counts.items() if what.startswith("killed")) == KILLS[servers]
    assert all(counts[f"matches {kind}"] for kind in KINDS[: None if scale.full() else 1])
    assert stuck <= scale.allowed(STUCK)

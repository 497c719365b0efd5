"""How fast an act reaches every stream of its table, and what a hundred tables of bots weigh.

    python benchmarks/web.py [--acts N] [--tables N]

The server is a process of its own with bots in workers and SQLite on disk, as `barbu serve` starts it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from pathlib import Path

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.web.house import Process
from tests.web.people import Json, Person, together


class Watch:
    """When each step of the match reached one stream."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.at: dict[int, float] = {}
        self.task: asyncio.Task[None] | None = None

    async def read(self, table: str) -> None:
        """Reads until it is cancelled."""
        async for name, told in self.person.stream(table):
            if name == "view":
                self.at[told["seq"]] = time.perf_counter()
                self.person.bytes.clear()
                del self.person.views[:-1]


async def to_all_streams(address: str, acts: int) -> list[float]:
    """Seconds from each POST to the last of four people's streams."""
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(address, f"P{seat}")) for seat in range(4)]
        table = (await people[0].open("tournament-52", bots=[None, None, None]))["id"]
        for seat, person in enumerate(people[1:], start=1):
            await person.post(f"/api/tables/{table}/sit", {"seat": seat})
        watches = [Watch(person) for person in people]
        tasks = [asyncio.create_task(watch.read(table)) for watch in watches]
        await asyncio.sleep(0.5)
        await people[0].post(f"/api/tables/{table}/start")
        taken: list[float] = []
        while len(taken) < acts:
            view = await whose_turn(people)
            if view is None:
                await together(*(person.post(f"/api/tables/{table}/ready") for person in people))
                await asyncio.sleep(0.2)
                continue
            start = time.perf_counter()
            answer = await people[view["seat"]].act(table, view["legal"][0], view["seq"])
            assert answer.status_code == 200, answer.text
            seq = answer.json()["seq"]
            while not all(seq in watch.at for watch in watches):
                await asyncio.sleep(0.0005)
            taken.append(max(watch.at[seq] for watch in watches) - start)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return taken


async def whose_turn(people: list[Person]) -> Json | None:
    """The view of the person to act; None between deals."""
    for _ in range(400):
        views = [person.views[-1]["view"] for person in people if person.views]
        if len({view["seq"] for view in views}) == 1 and len(views) == len(people):
            if mine := [view for view in views if view["legal"]]:
                return dict(mine[0])
            if views[0]["phase"] == "Dealing" and views[0]["deal"] > 1:
                return None
        await asyncio.sleep(0.005)
    raise AssertionError("nobody is to act")


async def tables_of_bots(address: str, server: psutil.Process, tables: int) -> tuple[float, float]:
    """Megabytes of the server before, and with so many tables that bots play while somebody watches each."""
    before = server.memory_info().rss / 1e6
    async with contextlib.AsyncExitStack() as stack:
        tasks, opened = [], []
        for number in range(tables):
            person = await stack.enter_async_context(Person(address, f"P{number}"))
            table = (await person.open("classic-32", bots=["careful"] * 3))["id"]
            await person.post(f"/api/tables/{table}/leave")
            await person.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "careful"})
            opened.append((person, table))
        # All are opened before the first one plays: bots at work would hold up the rest.
        for person, table in opened:
            await person.post(f"/api/tables/{table}/start")
            tasks.append(asyncio.create_task(Watch(person).read(table)))
        most = before
        for _ in range(40):
            await asyncio.sleep(0.25)
            most = max(most, server.memory_info().rss / 1e6)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return before, most


async def main(acts: int, tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), "--requests-a-minute", "1000000")
        try:
            taken = sorted(await to_all_streams(server.address, acts))
            p95 = taken[int(len(taken) * 0.95)]
            print(f"POST to all four streams, {acts} acts: median {statistics.median(taken) * 1000:.1f} ms, ", end="")
            print(f"p95 {p95 * 1000:.1f} ms (to hold: 50), worst {taken[-1] * 1000:.1f} ms")
            before, most = await tables_of_bots(server.address, psutil.Process(server.process.pid), tables)
            print(f"memory: {before:.0f} MB idle, {most:.0f} MB with {tables} tables of bots (to hold: 350)")
        finally:
            server.stop()


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--acts", type=int, default=300)
    words.add_argument("--tables", type=int, default=100)
    given = words.parse_args()
    asyncio.run(main(given.acts, given.tables))

"""Several houses over one real PostgreSQL, as processes of their own would have them; no HTTP."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

from barbu.match import Match
from barbu.store import Database
from barbu.store.processes import Processes
from barbu.table.hub import Phrase, Watcher
from barbu.table.live import Live
from barbu.table.ports import Guest
from barbu.table.rooms import Rooms
from barbu.table.solo import Step
from barbu.web.workers import Inline
from tests.support.postgres import postgres

__all__ = ["postgres"]


async def emptied(url: str) -> None:
    """Nothing is kept in the database."""
    database = Database(url)
    try:
        await database.open()
        async with database.engine.begin() as connection:
            everything = "guest, room, person, match, ruleset, evening, keeper, house, process, presence, tally"
            await connection.execute(text(f"TRUNCATE {everything} CASCADE"))
    finally:
        await database.close()


@pytest.fixture
def database(postgres: str) -> str:
    """The address of an empty PostgreSQL."""
    asyncio.run(emptied(postgres))
    return postgres


@contextlib.asynccontextmanager
async def houses(url: str, count: int = 2, jobs: Sequence[bool] = (True, True)) -> AsyncIterator[list[Rooms]]:
    """So many houses that share a database, each as a process of its own would have it."""
    stores = [Database(url) for _ in range(count)]
    found = [Rooms(store, Inline(), others=Processes(store)) for store in stores]
    for house, does in zip(found, jobs, strict=True):
        await house.begin(does)
    try:
        yield found
    finally:
        for house in found:
            await asyncio.wait_for(house.close(), 30)
        for store in stores:
            await store.close()


@contextlib.asynccontextmanager
async def house_alone(folder: Path) -> AsyncIterator[list[Rooms]]:
    """The one house of a file of SQLite, in the place of two."""
    store = Database(f"sqlite+aiosqlite:///{folder / 'house'}")
    await store.open()
    house = Rooms(store, Inline())
    await house.begin()
    try:
        yield [house, house]
    finally:
        await asyncio.wait_for(house.close(), 30)
        await store.close()


Street = Callable[[], contextlib.AbstractAsyncContextManager[list[Rooms]]]
"""Opens two houses that share everything."""


@pytest.fixture(params=["sqlite", "postgresql"])
def street(request: pytest.FixtureRequest, tmp_path: Path) -> Street:
    """Two houses over PostgreSQL; or twice the one that a file of SQLite has."""
    if request.param == "sqlite":
        return partial(house_alone, tmp_path)
    return partial(houses, request.getfixturevalue("database"))


class Reader:
    """Somebody who watches: what he was told."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.phrases: list[Phrase] = []
        self.tables = 0

    async def read(self, watcher: Watcher) -> None:
        while not watcher.gone:
            news = await watcher.next(1.0)
            if isinstance(news, Step):
                self.steps.append(news)
            elif isinstance(news, Phrase):
                self.phrases.append(news)
            elif news is not None:
                self.tables += 1

    @property
    def match(self) -> Match | None:
        return self.steps[-1].after if self.steps else None


@contextlib.asynccontextmanager
async def watching(house: Rooms, id: str, guest: Guest | None) -> AsyncIterator[tuple[Live, Reader]]:
    """A stream of the table, read to its end."""
    live, watcher = await house.watch(id, guest)
    reader = Reader()
    task = asyncio.create_task(reader.read(watcher))
    try:
        yield live, reader
    finally:
        task.cancel()
        house.unwatch(live, watcher)

"""A store on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from barbu.store import Database
from tests.support.postgres import postgres

__all__ = ["postgres"]

Work = Callable[[Database], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Work], None]:
    """Does the work with an open, empty store."""
    if request.param == "sqlite":
        url = f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}"
    else:
        url = request.getfixturevalue("postgres")

    async def emptied(work: Work) -> None:
        database = Database(url)
        try:
            await database.open()
            if request.param == "postgresql":
                async with database.engine.begin() as connection:
                    await connection.execute(
                        text("TRUNCATE guest, room, person, match, ruleset, evening, keeper CASCADE")
                    )
            await work(database)
        finally:
            await database.close()

    return lambda work: asyncio.run(emptied(work))

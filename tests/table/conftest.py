"""A house that is open for one test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from barbu.store import Database
from tests.table.house import Evening, Table


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """Runs the work with an open house."""

    async def opened(work: Callable[[Table], Awaitable[None]]) -> None:
        store = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}")
        await store.open()
        table = Table(store)
        try:
            await work(table)
        finally:
            await table.rooms.close()
            await store.close()

    return lambda work: asyncio.run(opened(work))

"""Databases as each step of migration left them: this Barbu brings them up to date and finds everything in them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from barbu.croupier import Seeded
from barbu.match import Match
from barbu.store import Database
from barbu.store.migrate import newest
from barbu.store.model import Base
from barbu.table.ports import Guest
from barbu.table.shared import News

KEPT = Path(__file__).parent / "schema"
"""A dump for each step; a new step adds one, and none is ever changed."""
STEPS = sorted(path.stem for path in KEPT.glob("*.sql"))


def test_the_newest_step_is_kept() -> None:
    assert STEPS[-1] == newest()


@pytest.mark.parametrize("step", STEPS)
def test_what_was_kept_at_this_step_is_all_there(step: str, tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    with sqlite3.connect(file) as old:
        old.executescript((KEPT / f"{step}.sql").read_text(encoding="utf-8"))
    old.close()

    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def work() -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        await database.open()
        async with database.engine.connect() as connection:
            assert await connection.run_sync(difference) == []
        assert await database.guest("g1") == Guest("g1", "Ana", "fr")
        (room,) = await database.rooms_of("g1")
        assert (room.revision, room.status, room.more, room.chairs[0].name) == (1, "playing", -1, "Ana")
        kept = await database.match(room.match)
        assert Match.fold(kept.header, kept.events).seq == len(kept.events) > 0
        assert kept.secrets == {"deal 1": Seeded("schema").of("deal 1")}
        assert await database.secret(b"0" * 32) == b"s" * 32
        assert await database.news(room, len(kept.events)) == News(None, (), kept.secrets)
        after = await database.save_room(room.changed(open=True))
        assert (await database.news(room, 0)).room == after
        await database.close()

    asyncio.run(work())

"""The processes that share a PostgreSQL database: they hear of one another, and do together what nobody asks for."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import asyncpg
from sqlalchemy import delete, func, select
from sqlalchemy.dialects.postgresql import insert

from barbu.deal import Seat
from barbu.shuffle import new_secret
from barbu.store.database import Database
from barbu.store.jobs import Jobs
from barbu.store.model import EveningRow, RoomRow, TallyRow, TurnRow
from barbu.store.presence import Presence
from barbu.store.wakeups import Wakeups
from barbu.table.ending import end, goes_on
from barbu.table.shared import Elsewhere, Hearer, Said

LOOK = 3.0
"""Seconds after which everything watched here is looked at, whatever was heard."""
OVERDUE = 2.5
"""Seconds after which what was due and has not happened is asked for again."""
CLEAN = 600.0
"""Seconds between two times at which what nobody needs any more is forgotten."""
CONNECTIONS = 4
"""For hearing and telling, and as many for jobs, beside those of the store."""
PATIENCE = 5.0
"""Seconds for a connection to come about."""

log = logging.getLogger("barbu.store")


class Processes:
    """This process among the others."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.id = new_secret().hex()[:12]
        self._presence = Presence(self.id, database.writing)
        self._tasks: list[asyncio.Task[None]] = []
        self._wakeups: Wakeups | None = None
        self._jobs: Jobs | None = None
        self._pool: asyncpg.Pool[Any] | None = None

    async def begin(self, hearer: Hearer, jobs: bool) -> None:
        """Listens from now on; with `jobs` this process also does what happens without a person.

        Raises `OSError` where the database does not answer.
        """
        _, how = self._database.engine.dialect.create_connect_args(self._database.engine.url)
        how = {**how, "timeout": PATIENCE, "command_timeout": 2 * PATIENCE}

        async def pool() -> "asyncpg.Pool[Any]":
            return await asyncpg.create_pool(min_size=1, max_size=CONNECTIONS, **how)

        try:
            self._pool = await pool()
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise ConnectionError(str(error)) from error
        await self._presence.alive()
        self._wakeups = Wakeups(self.id, self._pool, lambda: asyncpg.connect(**how))
        self._wakeups.begin(hearer.heard)
        self._jobs = Jobs(self._pool, pool)
        await self._jobs.begin(hearer.due if jobs else None)
        self._every(LOOK, self._presence.alive)
        self._every(LOOK, hearer.look_around)
        if jobs:
            self._every(1.0, self._ask_for_what_is_missing)
            self._every(CLEAN, self._clean)

    async def close(self) -> None:
        """This process is no longer one of them."""
        parts = [part.close() for part in (self._jobs, self._wakeups) if part is not None]
        await asyncio.gather(end(self._tasks), *parts)
        with contextlib.suppress(Exception):  # the others find it out by themselves
            await asyncio.wait_for(self._presence.end(), PATIENCE)
        if self._pool is not None:
            self._pool.terminate()

    def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def forever() -> None:
            while goes_on():
                await asyncio.sleep(seconds)
                try:
                    await work()
                except Exception as error:  # the database is away; it is tried again
                    log.warning("the database does not answer: %s", type(error).__name__)

        self._tasks.append(asyncio.create_task(forever()))

    async def _ask_for_what_is_missing(self) -> None:
        now = time.time()
        query = select(TurnRow.room).where(TurnRow.due < now - OVERDUE).order_by(TurnRow.due).limit(500)
        async with self._database.engine.connect() as connection:
            rooms = (await connection.execute(query)).scalars().all()
        for room in rooms:
            self.ask(room, f"missed {now // 2:.0f}", 0.0)

    async def _clean(self) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(TallyRow).where(TallyRow.until < time.time()))
        if self._jobs is not None:
            await self._jobs.clean()

    # --- hints ------------------------------------------------------------------------------------------

    def tell(self, kind: str, id: str, stamp: str = "") -> None:
        """Tells the others that something has changed; never waits, never fails."""
        if self._wakeups is not None:
            self._wakeups.tell(kind, id, stamp)

    def ask(self, room: str, stamp: str, seconds: float) -> None:
        """Somebody is to look after the table in so many seconds; once for each stamp."""
        if self._jobs is not None:
            self._jobs.ask(room, stamp, seconds)

    # --- what is kept -----------------------------------------------------------------------------------

    async def standing(self, rooms: Sequence[str]) -> Mapping[str, tuple[int, str, int]]:
        """The revision of each table, its match and the number of its events; those that are gone are not."""
        query = (
            select(RoomRow.id, RoomRow.revision, TurnRow.match, TurnRow.seq)
            .join(TurnRow, TurnRow.room == RoomRow.id, isouter=True)
            .where(RoomRow.id.in_(rooms))
        )
        async with self._database.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {row.id: (row.revision, row.match or "", row.seq or 0) for row in rows}

    async def came(self, room: str, guest: str) -> None:
        """A guest has opened a stream here."""
        await self._presence.count(room, guest, 1)

    async def left(self, room: str, guest: str) -> None:
        """A guest has closed a stream here."""
        await self._presence.count(room, guest, -1)

    async def elsewhere(self, rooms: Sequence[str]) -> Mapping[str, Elsewhere]:
        """Who watches these tables at other processes."""
        async with self._database.engine.connect() as connection:
            return await self._presence.elsewhere(connection, rooms)

    async def say(self, room: str, seat: Seat, phrase: str, every: float) -> bool:
        """Keeps what is said; False where the seat has said something in so many seconds before."""
        return await self._presence.say(room, seat, phrase, every)

    async def said(self, room: str) -> Sequence[Said]:
        """What was last said at each seat."""
        async with self._database.engine.connect() as connection:
            return await self._presence.said(connection, room)

    async def tally(self, more: Mapping[str, int], seconds: float) -> Mapping[str, int]:
        """Counts so many more of each, for so many seconds from now; what all processes have counted together."""
        rows = [{"key": key, "count": count, "until": time.time() + seconds} for key, count in sorted(more.items())]
        adding = insert(TallyRow).values(rows)
        adding = adding.on_conflict_do_update(
            index_elements=[TallyRow.key], set_={"count": TallyRow.count + adding.excluded.count}
        )
        async with self._database.writing() as connection:
            await connection.execute(select(func.set_config("synchronous_commit", "off", True)))
            found = await connection.execute(adding.returning(TallyRow.key, TallyRow.count.label("total")))
            return {row.key: row.total for row in found}

    async def evenings(self, ids: Sequence[str]) -> Mapping[str, int]:
        """The newest revision of each of these evenings."""
        query = select(EveningRow.id, EveningRow.revision).where(EveningRow.id.in_(ids))
        async with self._database.engine.connect() as connection:
            return {row.id: row.revision for row in await connection.execute(query)}

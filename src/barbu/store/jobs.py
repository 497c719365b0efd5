"""What is to happen without a person, as jobs of PgQueuer: whichever process is free does them.

A job is a hint too. Its table may be lost with the database's last seconds: what is due stands beside the record, and
whoever sees that it has not happened asks for it again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import asyncpg
from pgqueuer import AsyncpgDriver, AsyncpgPoolDriver, Job, Queries, QueueManager
from pgqueuer.adapters.persistence.qb import QueryBuilderEnvironment
from pgqueuer.domain.settings import DBSettings, Durability

from barbu.table.ending import end, goes_on

TABLE = "barbu-table"
AT_ONCE = 200
"""Jobs that one process has in hand at most; most of them wait for a bot's pause."""
BATCH = 20
MISSED = timedelta(seconds=2)
"""After so long without a sign from whoever has a job another takes it."""
ASK = timedelta(seconds=1)
"""How often it is looked for jobs that nobody has told of."""
AGAIN = 0.3
"""Seconds after which a manager that has ended, as it does with its connection, is followed by another."""
INSTALLING = 0x62617264
"""The number of the advisory lock under which one process makes the tables of jobs."""

log = logging.getLogger("barbu.store")
logging.getLogger("pgqueuer").setLevel(logging.CRITICAL)  # its words could tell a card

Do = Callable[[str], Awaitable[None]]


class Jobs:
    """The queue of this database."""

    def __init__(self, pool: "asyncpg.Pool[Any]", another: Callable[[], Awaitable["asyncpg.Pool[Any]"]]) -> None:
        self._pool, self._another = pool, another
        self._queries = Queries(AsyncpgPoolDriver(pool))
        self._waiting: dict[str, tuple[str, float]] = {}
        self._some = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._manager: QueueManager | None = None

    async def begin(self, do: Do | None) -> None:
        """Asks from now on; with `do`, this process also does what is asked for."""
        async with self._pool.acquire() as connection:
            await _install(connection)
        self._tasks.append(asyncio.create_task(self._ask_all()))
        if do is not None:
            self._tasks.append(asyncio.create_task(self._work(do)))

    def ask(self, id: str, stamp: str, seconds: float) -> None:
        """The table is to be looked after in so many seconds, once for each stamp."""
        self._waiting[f"{id} {stamp}"] = (id, seconds)
        self._some.set()

    async def close(self) -> None:
        """Does no more; a job in hand is taken up by others."""
        if self._manager is not None:
            self._manager.shutdown.set()
        await end(self._tasks)

    async def clean(self) -> None:
        """Forgets what was done."""
        await self._queries.clear_queue_log()

    async def _ask_all(self) -> None:
        while goes_on():
            await self._some.wait()
            self._some.clear()
            asked, self._waiting = self._waiting, {}
            for _ in range(2):  # a connection of the pool may have died unnoticed
                try:
                    await self._queries.enqueue(
                        [TABLE] * len(asked),
                        [id.encode() for id, _ in asked.values()],
                        [0] * len(asked),
                        [timedelta(seconds=seconds) for _, seconds in asked.values()],
                        [*asked],
                        on_conflict="skip",
                    )
                    break
                except Exception as error:  # this goes on whatever a dying line comes up with
                    log.warning("what is due is not asked for: %s", type(error).__name__)

    async def _work(self, do: Do) -> None:
        """One manager after the other: each ends with a connection of its own that dies, and loses it to its pool."""
        while goes_on():
            try:
                pool = await self._another()
                try:
                    await self._manage(pool, do)
                finally:
                    pool.terminate()
            except Exception as error:
                log.warning("jobs wait for the database: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _manage(self, pool: "asyncpg.Pool[Any]", do: Do) -> None:
        manager = self._manager = QueueManager(Queries(AsyncpgPoolDriver(pool)))

        @manager.entrypoint(TABLE)
        async def table(job: Job) -> None:
            id = (job.payload or b"").decode()
            try:
                await do(id)
            except Exception as error:
                # Never the error's own words: they could tell a card.
                log.error("table %s stands still: %s", id, type(error).__name__)

        await manager.run(
            dequeue_timeout=ASK, batch_size=BATCH, max_concurrent_tasks=AT_ONCE, heartbeat_timeout=MISSED,
            shutdown_on_listener_failure=True, log_aggregation_interval=timedelta(0),
        )  # fmt: skip


async def _install(connection: "asyncpg.Connection[Any]") -> None:
    """Makes the tables of jobs, or brings them up to date; of several processes one does it."""
    queries = Queries(AsyncpgDriver(connection), QueryBuilderEnvironment(_settings()))
    await connection.execute("SELECT pg_advisory_lock($1)", INSTALLING)
    try:
        if await queries.schema_is_installed():
            await queries.upgrade()
        else:
            await queries.install()
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", INSTALLING)


def _settings() -> DBSettings:
    """Quick tables, which a crash of the database empties."""
    return DBSettings(durability=Durability.volatile)

"""Telling other processes over PostgreSQL that something has changed, and hearing it from them.

One channel for all; what travels is only which table or evening it is and a number, never what happened. All of it is
a hint: whoever hears it reads the store, and whoever hears nothing for a while reads it too.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
from asyncpg_listen import ListenPolicy, NotificationListener, NotificationOrTimeout, Timeout

from barbu.table.ending import end, goes_on

CHANNEL = "barbu"
SILENCE = 3.0
"""Seconds of silence; the line is tried every third of that, so that one that is dead is found out."""
RECONNECT = 0.2
"""Seconds before a connection that was lost is tried again, longer each time."""

log = logging.getLogger("barbu.store")
logging.getLogger("asyncpg_listen").setLevel(logging.CRITICAL)  # a lost connection is told by whoever needs it

Heard = Callable[[str, str], Awaitable[None]]


class Wakeups:
    """The line to the other processes."""

    def __init__(self, me: str, pool: "asyncpg.Pool[Any]", connect: Callable[[], Any]) -> None:
        self._me, self._pool, self._connect = me, pool, connect
        self._waiting: dict[tuple[str, str], str] = {}
        self._some = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, heard: Heard) -> None:
        """Hears and tells from now on."""
        self._heard = heard
        listener = NotificationListener(self._line, RECONNECT)
        self._spawn(listener.run({CHANNEL: self._hear}, policy=ListenPolicy.ALL, notification_timeout=SILENCE))
        self._spawn(self._tell_all())

    def tell(self, kind: str, id: str, stamp: str) -> None:
        """Tells the others soon; of several notices of one thing the last."""
        self._waiting[kind, id] = stamp
        self._some.set()

    async def close(self) -> None:
        """Hears and tells no longer."""
        await end(self._tasks)

    async def _line(self) -> Any:
        if not goes_on():
            raise asyncio.CancelledError  # it went with the line before this one
        return await self._connect()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_all(self) -> None:
        while goes_on():
            await self._some.wait()
            self._some.clear()
            told, self._waiting = self._waiting, {}
            payloads = [f"{self._me} {kind} {id} {stamp}" for (kind, id), stamp in told.items()]
            for _ in range(2):  # a connection of the pool may have died unnoticed
                try:
                    await self._pool.execute(
                        "SELECT pg_notify($1, told) FROM unnest($2::text[]) told", CHANNEL, payloads
                    )
                    break
                except Exception as error:  # this goes on whatever a dying line comes up with
                    log.warning("what has changed is not told: %s", type(error).__name__)

    async def _hear(self, heard: NotificationOrTimeout) -> None:
        if isinstance(heard, Timeout) or not heard.payload:
            return
        sender, kind, id = [*heard.payload.split(" "), "", ""][:3]
        if sender != self._me:
            self._spawn(self._pass_on(kind, id))

    async def _pass_on(self, kind: str, id: str) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            try:
                await self._heard(kind, id)
            except Exception as error:  # what was missed is found when all is looked at
                log.warning("what was heard of a %s is not known yet: %s", kind, type(error).__name__)

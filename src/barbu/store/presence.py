"""Who runs and who watches, and what was said last, in a database that several processes share."""

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from barbu.deal import Seat
from barbu.store.collection import Writing
from barbu.store.model import PresenceRow, ProcessRow, SaidRow
from barbu.table.shared import Elsewhere, Said, Seen

Reader = tuple[str, str]
"""A table and a guest who watches it."""

GONE = 10.0
"""Seconds after which a process that says nothing does not run."""


class Presence:
    """What this process tells of itself, and reads of the others."""

    def __init__(self, me: str, writing: Writing) -> None:
        self._me, self._writing = me, writing
        self._streams: dict[Reader, int] = {}
        self._unkept: set[Reader] = set()
        """Those whose streams may be kept otherwise: the database was away, or is being written to."""

    # --- this process -----------------------------------------------------------------------------------

    async def alive(self) -> None:
        """Says that this process runs; of those that run no longer nothing stays."""
        now = time.time()
        async with self._writing() as connection:
            done = await connection.execute(update(ProcessRow).where(ProcessRow.id == self._me).values(at=now))
            if not done.rowcount:
                await connection.execute(insert(ProcessRow).values(id=self._me, at=now))
                await self._anew(connection, now)
            dead = select(ProcessRow.id).where(ProcessRow.at < now - 6 * GONE)
            await connection.execute(delete(PresenceRow).where(PresenceRow.process.in_(dead)))
            await connection.execute(delete(ProcessRow).where(ProcessRow.at < now - 6 * GONE))
        for reader in [*self._unkept]:
            await self._keep(reader)

    async def _anew(self, connection: AsyncConnection, now: float) -> None:
        """Others took this process for dead."""
        await connection.execute(delete(PresenceRow).where(PresenceRow.process == self._me))
        for (room, guest), streams in self._streams.items():
            row = {"room": room, "process": self._me, "guest": guest, "streams": streams, "at": now}
            with suppress(IntegrityError):  # the table may be gone
                async with connection.begin_nested():
                    await connection.execute(insert(PresenceRow).values(**row))

    async def end(self) -> None:
        """This process runs no longer."""
        async with self._writing() as connection:
            gone = update(PresenceRow).where(PresenceRow.process == self._me)
            await connection.execute(gone.values(streams=0, at=time.time()))

    async def count(self, room: str, guest: str, more: int) -> None:
        """So many streams of the guest more; kept with the next sign of life where the database is away."""
        reader = (room, guest)
        streams = self._streams[reader] = self._streams.get(reader, 0) + more
        if not streams:
            del self._streams[reader]
        self._unkept.add(reader)
        await self._keep(reader)

    async def _keep(self, reader: Reader) -> None:
        """Writes until what is kept is so: another stream may be opened or closed meanwhile."""
        kept = -1
        while kept != self._streams.get(reader, 0):
            kept = self._streams.get(reader, 0)
            await self._write(reader, kept)
        self._unkept.discard(reader)

    async def _write(self, reader: Reader, streams: int) -> None:
        room, guest = reader
        this = (PresenceRow.room == room, PresenceRow.process == self._me, PresenceRow.guest == guest)
        values = {"streams": streams, "at": time.time()}
        with suppress(IntegrityError):  # the table may be gone
            async with self._writing() as connection:
                done = await connection.execute(update(PresenceRow).where(*this).values(**values))
                if not done.rowcount:
                    row = {"room": room, "process": self._me, "guest": guest, **values}
                    await connection.execute(insert(PresenceRow).values(**row))

    # --- the others -------------------------------------------------------------------------------------

    async def elsewhere(self, connection: AsyncConnection, rooms: Sequence[str]) -> Mapping[str, Elsewhere]:
        """Who watches these tables at other processes."""
        query = (
            select(
                PresenceRow.room, PresenceRow.guest, PresenceRow.streams, PresenceRow.at, ProcessRow.at.label("alive")
            )
            .join(ProcessRow, ProcessRow.id == PresenceRow.process, isouter=True)
            .where(PresenceRow.room.in_(rooms), PresenceRow.process != self._me)
        )
        found: dict[str, dict[str, Seen]] = {room: {} for room in rooms}
        for row in await connection.execute(query):
            alive = row.alive is not None and row.alive > time.time() - GONE
            known = found[row.room].get(row.guest, Seen(0, 0.0))
            at = row.at if alive or not row.streams else row.alive or row.at
            streams = known.streams + (row.streams if alive else 0)
            found[row.room][row.guest] = Seen(streams, max(known.at, at))
        return found

    # --- what is said -----------------------------------------------------------------------------------

    async def say(self, room: str, seat: Seat, phrase: str, every: float) -> bool:
        """Keeps what is said; False where the seat has said something in so many seconds before."""
        this, now = (SaidRow.room == room, SaidRow.seat == seat), time.time()
        try:
            async with self._writing() as connection:
                spoken = update(SaidRow).where(*this, SaidRow.at <= now - every)
                done = await connection.execute(spoken.values(number=SaidRow.number + 1, phrase=phrase, at=now))
                if not done.rowcount:
                    row = {"room": room, "seat": seat, "number": 1, "phrase": phrase, "at": now}
                    await connection.execute(insert(SaidRow).values(**row))
        except IntegrityError:
            return False
        return True

    async def said(self, connection: AsyncConnection, room: str) -> Sequence[Said]:
        """What was last said at each seat."""
        query = select(SaidRow.seat, SaidRow.number, SaidRow.phrase).where(SaidRow.room == room)
        return [Said(row.seat, row.number, row.phrase) for row in await connection.execute(query)]

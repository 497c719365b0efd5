"""The store on SQLAlchemy: what the tables need, kept in SQLite or PostgreSQL."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from barbu.errors import NotUnderstood, Stale
from barbu.match import Event, Header, Match
from barbu.store.collection import StoredRules
from barbu.store.evenings import KeptEvenings
from barbu.store.migrate import is_current, upgrade
from barbu.store.model import (
    AnswerRow,
    EventRow,
    GuestRow,
    HouseRow,
    MatchRow,
    PersonRow,
    PlayerRow,
    RoomRow,
    SecretRow,
)
from barbu.store.persons import KeptPersons
from barbu.store.records import append_events, as_json, insert_rows, read_record, save_match
from barbu.store.seats import read_news, read_room, room_of, save_room, save_turn
from barbu.table.ending import SOON
from barbu.table.ports import Answer, Guest, Keep, Kept, Listed, NoSuchTable, Summary, summary
from barbu.table.room import Room
from barbu.table.shared import Changed, News, Turn

CLAIM = 0x62617262
"""The number of the advisory lock that a server holds on its PostgreSQL database."""

STEADY, MOST = 5, 10
"""Connections to PostgreSQL that stay open, and that there are at most. With those of `processes` five servers keep
within the hundred that PostgreSQL allows where nobody has said otherwise."""

SECRET = "secret"


class Database:
    """The store. Writes to SQLite wait for one another here, so that none of them finds the file busy."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._one_writer = asyncio.Lock() if self.engine.dialect.name == "sqlite" else None
        self._claim: AsyncConnection | None = None
        self.collection = StoredRules(self.engine, self.writing)
        self.evenings = KeptEvenings(self.engine, self.writing)
        self.persons = KeptPersons(self.engine, self.writing)

    @property
    def shared(self) -> bool:
        """Whether several processes may use it: a file of SQLite is held by the lock of its folder."""
        return self._one_writer is None

    @property
    def kind(self) -> str:
        """`sqlite` or `postgresql`."""
        return self.engine.dialect.name

    async def claim(self, alone: bool = True) -> bool:
        """Takes a PostgreSQL database for this process, until it ends; False where another process has it.

        Servers share it, and nobody has it alone while one of them runs.
        """
        if not self.shared:
            return True
        self._claim = await self.engine.connect()
        lock = func.pg_try_advisory_lock if alone else func.pg_try_advisory_lock_shared
        taken = await self._claim.execute(select(lock(CLAIM)))
        await self._claim.commit()
        return bool(taken.scalar())

    async def open(self) -> None:
        """Brings the tables of the database up to date; raises `TooNew`."""
        async with self.writing() as connection:
            await connection.run_sync(upgrade)

    async def is_current(self) -> bool:
        """Whether the tables are up to date; raises `TooNew` for those of a newer Barbu, and what keeps the database
        from answering.
        """
        async with self.engine.connect() as connection:
            return await connection.run_sync(is_current)

    async def close(self) -> None:
        """Closes all connections: without this the process would not end. A server that is gone is not waited for."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SOON if self.shared else None):
                if self._claim is not None:
                    with contextlib.suppress(SQLAlchemyError):  # the database may be gone
                        await self._claim.close()
                await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on the disk once the block is left without an error."""
        async with self._one_writer or contextlib.nullcontext(), self.engine.begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees all as it is at its beginning, whatever is written meanwhile."""
        async with self.engine.connect() as connection:
            if self._one_writer is None:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def secret(self, proposed: bytes) -> bytes:
        """The secret of this house: the one it has, or else the proposed one from now on, in all its processes."""
        kept = select(HouseRow.value).where(HouseRow.key == SECRET)
        with contextlib.suppress(IntegrityError):
            async with self.writing() as connection:
                if (known := (await connection.execute(kept)).scalar()) is not None:
                    return known
                await connection.execute(insert(HouseRow).values(key=SECRET, value=proposed))
                return proposed
        async with self.engine.connect() as connection:
            return (await connection.execute(kept)).scalar_one()

    # --- guests ---------------------------------------------------------------------------------------

    async def guest(self, id: str) -> Guest | None:
        """The guest of this id."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(GuestRow.__table__).where(GuestRow.id == id))).first()
        return Guest(row.id, row.name, row.lang, row.epoch) if row else None

    async def save_guest(self, guest: Guest) -> None:
        """Keeps the guest as he is now."""
        values = {"name": guest.name, "lang": guest.lang, "at": time.time()}
        async with self.writing() as connection:
            done = await connection.execute(update(GuestRow).where(GuestRow.id == guest.id).values(**values))
            if not done.rowcount:
                await connection.execute(insert(GuestRow).values(id=guest.id, **values))

    # --- tables ---------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The table of this id; raises `NoSuchTable`."""
        async with self.engine.connect() as connection:
            return await read_room(connection, id)

    async def save_room(self, room: Room, turn: Turn | None = None) -> Room:
        """Keeps the table as it is now, and gives it with its new revision; raises `Changed` where its own is old."""
        async with self.writing() as connection:
            kept = await save_room(connection, room)
            if turn is not None:
                await save_turn(connection, turn)
        return kept

    async def delete_room(self, room: Room) -> None:
        """Forgets the table, and its match unless that is finished; raises `Changed`."""
        async with self.writing() as connection:
            this = (RoomRow.id == room.id, RoomRow.revision == room.revision)
            done = await connection.execute(delete(RoomRow).where(*this))
            if not done.rowcount:
                raise Changed()
            await connection.execute(delete(MatchRow).where(MatchRow.id == room.match, MatchRow.finished.is_(False)))

    async def save_turn(self, turn: Turn) -> None:
        """Keeps when something is to happen at the table."""
        with contextlib.suppress(IntegrityError):  # another process has just done so, or the table is gone
            async with self.writing() as connection:
                await save_turn(connection, turn)

    async def news(self, room: Room, seq: int) -> News:
        """What is kept beyond this revision of the table and so many events; raises `NoSuchTable`."""
        async with self.engine.connect() as connection:
            return await read_news(connection, room, seq)

    async def rooms_of(self, guest: str) -> Sequence[Room]:
        """The tables at which the guest has a seat, or which he opened; the latest first."""
        found = (
            select(RoomRow.body, RoomRow.revision).join(PersonRow, PersonRow.room == RoomRow.id)
            .where(PersonRow.guest == guest).order_by(RoomRow.at.desc())
        )  # fmt: skip
        return await self._rooms(found)

    async def open_rooms(self, most: int) -> Sequence[Room]:
        """The tables anybody may join that have not started; the latest first."""
        found = select(RoomRow.body, RoomRow.revision).where(RoomRow.joinable).order_by(RoomRow.at.desc()).limit(most)
        return await self._rooms(found)

    async def _rooms(self, query: Any) -> Sequence[Room]:
        async with self.engine.connect() as connection:
            return [room_of(row) for row in await connection.execute(query)]

    # --- matches --------------------------------------------------------------------------------------

    async def begin(
        self, room: Room, header: Header, guests: Sequence[str], events: Sequence[Event] = (), turn: Turn | None = None
    ) -> Room:
        """Keeps a new match, as far as it has come, and the table that plays it, both or neither; see `save_room`."""
        async with self.writing() as connection:
            seats = {chair.guest: seat for seat, chair in enumerate(room.chairs) if chair.guest}
            await save_match(connection, header, guests, seats=seats)
            await append_events(connection, header.id, 0, events)
            kept = await save_room(connection, room)
            if turn is not None:
                await save_turn(connection, turn)
        return kept

    async def append(
        self,
        match: str,
        seq: int,
        events: Sequence[Event],
        secrets: Keep,
        answer: Answer | None = None,
        turn: Turn | None = None,
    ) -> None:
        """Writes events behind the `seq` that there are; raises `Stale` where another was faster."""
        try:
            async with self.writing() as connection:
                await append_events(connection, match, seq, events)
                rows = [{"match": match, "label": label, "value": value} for label, value in secrets.items()]
                await insert_rows(connection, SecretRow, rows)
                if answer is not None:
                    after = seq + len(events)
                    row = {"match": match, "guest": answer.guest, "key": answer.key, "seq": after}
                    await connection.execute(insert(AnswerRow), [row])
                if turn is not None:
                    await save_turn(connection, turn)
        except IntegrityError:
            raise Stale("stale", given=seq, present=await self._seq(match)) from None

    async def _seq(self, match: str) -> int:
        async with self.engine.connect() as connection:
            count = select(func.count()).select_from(EventRow).where(EventRow.match == match)
            return (await connection.execute(count)).scalar_one()

    async def match(self, id: str) -> Kept:
        """The whole match; raises `NoSuchTable`."""
        async with self.engine.connect() as connection:
            head = (await connection.execute(select(MatchRow.head).where(MatchRow.id == id))).scalar()
            if head is None:
                raise NoSuchTable("no-such-match", given=id)
            lines = select(EventRow.body).where(EventRow.match == id).order_by(EventRow.seq)
            bodies = (await connection.execute(lines)).scalars().all()
            secrets = select(SecretRow.label, SecretRow.value).where(SecretRow.match == id)
            known = {row.label: row.value for row in await connection.execute(secrets)}
        header, events = read_record(head, bodies)
        return Kept(header, events, known)

    async def answered(self, match: str, answer: Answer) -> int | None:
        """The number of events after an act that was already done under this key."""
        query = select(AnswerRow.seq).where(
            AnswerRow.match == match, AnswerRow.guest == answer.guest, AnswerRow.key == answer.key
        )
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def finish(self, summary: Summary) -> None:
        """Marks the match as over."""
        async with self.writing() as connection:
            head = (await connection.execute(select(MatchRow.head).where(MatchRow.id == summary.id))).scalar_one()
            # Somebody may have been forgotten since the match was read.
            told = msgspec.structs.replace(summary, names=read_record(head, ())[0].names)
            values = {"finished": True, "summary": as_json(told), "at": time.time()}
            await connection.execute(update(MatchRow).where(MatchRow.id == summary.id).values(**values))

    async def matches_of(self, guest: str, most: int) -> Sequence[Listed]:
        """The finished matches that the guest has played or brought in; the latest first."""
        query = (
            select(MatchRow.summary, MatchRow.at).join(PlayerRow, PlayerRow.match == MatchRow.id)
            .where(PlayerRow.guest == guest, MatchRow.finished, MatchRow.summary != "")
            .order_by(MatchRow.at.desc()).limit(most)
        )  # fmt: skip
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Listed(msgspec.json.decode(row.summary, type=Summary), row.at) for row in rows]

    async def bring(self, guest: str, match: Match) -> None:
        """Keeps a finished match that was played elsewhere; raises `NotUnderstood` where its id is taken."""
        try:
            async with self.writing() as connection:
                await save_match(connection, match.header, [guest], summary(match))
                await append_events(connection, match.header.id, 0, match.events)
        except IntegrityError:
            raise NotUnderstood("match-is-there", given=match.header.id) from None


def _engine(url: str) -> AsyncEngine:
    shared = not url.startswith("sqlite")
    pool = {"pool_pre_ping": True, "pool_size": STEADY, "max_overflow": MOST - STEADY} if shared else {}
    engine = create_async_engine(url, **pool)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _sqlite_settings)
        event.listen(engine.sync_engine, "begin", _sqlite_begin)
    return engine


def _sqlite_settings(connection: sqlite3.Connection, _: object) -> None:
    """An acknowledged write survives the loss of power: FULL waits for the disk."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _sqlite_begin(connection: Any) -> None:
    """The driver would begin no transaction before the first write, and none at all for changes of tables."""
    connection.exec_driver_sql("BEGIN")

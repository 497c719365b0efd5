"""Tables in the database, and where their matches stand."""

import time
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from barbu.match import Event
from barbu.notation.reader import load_events
from barbu.store.model import EventRow, PersonRow, RoomRow, SecretRow, TurnRow
from barbu.store.records import insert_rows
from barbu.table.clock import ClockState
from barbu.table.ports import NoSuchTable
from barbu.table.room import Room
from barbu.table.shared import Changed, News, Turn


def room_of(row: Any) -> Room:
    """The table of a row with its body and its revision."""
    return msgspec.json.decode(row.body, type=Room).changed(revision=row.revision)


async def read_room(connection: AsyncConnection, id: str) -> Room:
    row = (await connection.execute(select(RoomRow.body, RoomRow.revision).where(RoomRow.id == id))).first()
    if row is None:
        raise NoSuchTable("no-such-table", given=id)
    return room_of(row)


async def save_room(connection: AsyncConnection, room: Room) -> Room:
    """The table with its new revision; raises `Changed` where another was faster."""
    kept = room.changed(revision=room.revision + 1)
    values = {
        "body": msgspec.json.encode(kept),
        "joinable": room.open and room.status == "waiting" and any(chair.free for chair in room.chairs),
        "revision": kept.revision,
        "at": time.time(),
    }
    if room.revision:
        this = (RoomRow.id == room.id, RoomRow.revision == room.revision)
        done = await connection.execute(update(RoomRow).where(*this).values(**values))
        if not done.rowcount:
            raise Changed()
        await connection.execute(delete(PersonRow).where(PersonRow.room == room.id))
    else:
        await connection.execute(insert(RoomRow).values(id=room.id, **values))
    people = {chair.guest for chair in room.chairs if chair.guest and not chair.gone}
    opener_gone = any(chair.guest == room.opener and chair.gone for chair in room.chairs)
    people |= set() if opener_gone else {room.opener}
    await insert_rows(connection, PersonRow, [{"room": room.id, "guest": guest} for guest in sorted(people)])
    return kept


async def save_turn(connection: AsyncConnection, turn: Turn) -> None:
    """Where the match stands; one who knew less of it changes nothing."""
    clock = msgspec.json.encode(turn.clock).decode() if turn.clock is not None else ""
    values = {"match": turn.match, "seq": turn.seq, "due": turn.due, "clock": clock}
    older = (TurnRow.match != turn.match) | (TurnRow.seq <= turn.seq)
    done = await connection.execute(update(TurnRow).where(TurnRow.room == turn.room, older).values(**values))
    if not done.rowcount:
        there = await connection.execute(select(TurnRow.seq).where(TurnRow.room == turn.room))
        if there.first() is None:
            await connection.execute(insert(TurnRow).values(room=turn.room, **values))


async def read_news(connection: AsyncConnection, known: Room, seq: int) -> News:
    """What is kept beyond this revision of the table and so many events."""
    query = (
        select(RoomRow.revision, TurnRow.match, TurnRow.seq, TurnRow.clock)
        .join(TurnRow, TurnRow.room == RoomRow.id, isouter=True)
        .where(RoomRow.id == known.id)
    )
    row = (await connection.execute(query)).first()
    if row is None:
        raise NoSuchTable("no-such-table", given=known.id)
    room = await read_room(connection, known.id) if row.revision != known.revision else None
    clock = msgspec.json.decode(row.clock, type=ClockState) if row.clock and row.match == known.match else None
    if not known.match or (room is not None and room.match != known.match):
        return News(room)
    if row.match == known.match and row.seq == seq:
        return News(room, clock=clock)
    return News(room, await _events(connection, known.match, seq), await _secrets(connection, known.match), clock)


async def _events(connection: AsyncConnection, match: str, seq: int) -> tuple[Event, ...]:
    lines = select(EventRow.body).where(EventRow.match == match, EventRow.seq > seq).order_by(EventRow.seq)
    return load_events((await connection.execute(lines)).scalars().all())


async def _secrets(connection: AsyncConnection, match: str) -> dict[str, bytes]:
    found = await connection.execute(select(SecretRow.label, SecretRow.value).where(SecretRow.match == match))
    return {row.label: row.value for row in found}

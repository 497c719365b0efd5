"""Records in the database: a head and a line for each event."""

import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from barbu.match import Event, Header
from barbu.notation.reader import load
from barbu.notation.writer import dump_event, dump_header
from barbu.store.model import Base, EventRow, MatchRow, PlayerRow
from barbu.table.ports import Summary


async def insert_rows(connection: AsyncConnection, table: type[Base], rows: Sequence[dict[str, Any]]) -> None:
    """Inserts the rows; none of them is no row of defaults."""
    if rows:
        await connection.execute(insert(table), rows)


def as_json(summary: Summary) -> str:
    return msgspec.json.encode(summary).decode()


async def save_match(
    connection: AsyncConnection,
    header: Header,
    guests: Sequence[str],
    finished: Summary | None = None,
    seats: Mapping[str, int] = MappingProxyType({}),
) -> None:
    row = {
        "id": header.id,
        "head": dump_header(header),
        "finished": finished is not None,
        "summary": as_json(finished) if finished is not None else "",
        "at": time.time(),
    }
    await connection.execute(insert(MatchRow), [row])
    rows = [{"match": header.id, "guest": guest, "seat": seats.get(guest)} for guest in sorted({*guests})]
    await insert_rows(connection, PlayerRow, rows)


async def append_events(connection: AsyncConnection, match: str, seq: int, events: Sequence[Event]) -> None:
    now = time.time()
    rows = [
        {"match": match, "seq": number, "body": dump_event(event), "at": now}
        for number, event in enumerate(events, start=seq + 1)
    ]
    await insert_rows(connection, EventRow, rows)


def read_record(head: str, bodies: Sequence[str]) -> tuple[Header, tuple[Event, ...]]:
    header, events = load(head + "".join(bodies))
    return header, tuple(event for _, event in events)

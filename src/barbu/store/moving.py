"""Everything that a store keeps, as one file that any other store takes in: from SQLite to PostgreSQL and back.

A line is JSON. The first says what the file is, the last how many lines came between and what they hash to, and each
of the others is one row: a table's name and its columns. Bytes are base64. Bodies of records are text and stay as they
are, to the last byte.
"""

import base64
import hashlib
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import IO, Any

import msgspec
from sqlalchemy import Column, ColumnElement, LargeBinary, String, Table, delete, func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from barbu.errors import BarbuError, NotUnderstood
from barbu.store.database import Database
from barbu.store.migrate import newest
from barbu.store.model import Base, HouseRow
from barbu.store.opening import is_of_values, short

KIND = "barbu-export"
FORMAT = 1
AT_ONCE = 1_000
"""Rows that are written together."""


class NotEmpty(BarbuError):
    """A store that keeps something already: two houses in one would mix up their guests."""


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    kind: str
    format: int
    schema: str
    """The last step of migration that the rows went through."""


class Foot(msgspec.Struct, frozen=True):
    """The last line."""

    rows: int
    sha256: str


def tables() -> list[Table]:
    """The tables that are moved, each after those it refers to."""
    return [table for table in Base.metadata.sorted_tables if not table.info.get("momentary")]


async def export(database: Database, out: IO[bytes]) -> dict[str, int]:
    """Writes all that the store keeps, as it is at one moment; rows by table."""
    counts = {table.name: 0 for table in tables()}
    hashed = hashlib.sha256()
    out.write(msgspec.json.encode(Head(KIND, FORMAT, newest())) + b"\n")
    async with database.reading() as connection:
        for table in tables():
            async for row in _rows(connection, table):
                line = msgspec.json.encode([str(table.name), row]) + b"\n"
                hashed.update(line)
                out.write(line)
                counts[table.name] += 1
    out.write(msgspec.json.encode(Foot(sum(counts.values()), hashed.hexdigest())) + b"\n")
    return counts


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    """The rows in the order of their keys, so that what is the same is written the same."""
    keys = [_by_bytes(connection, column) for column in table.primary_key.columns]
    async with connection.stream(select(table).order_by(*keys)) as found:
        async for row in found:
            yield {str(column.name): _told(column, value) for column, value in zip(table.columns, row, strict=True)}


async def take_in(database: Database, lines: Iterable[bytes]) -> dict[str, int]:
    """Fills an empty store with what `export` has written, all of it or nothing; rows by table.

    Raises `NotEmpty`, and `NotUnderstood` for a file that is none, is cut off or was changed, or comes from a
    newer Barbu.
    """
    try:
        async with database.writing() as connection:
            return await _fill(connection, lines)
    except SQLAlchemyError as error:
        if isinstance(error, IntegrityError) or is_of_values(error):
            raise NotUnderstood("import-refused", reason=short(error)) from None
        raise


async def _fill(connection: AsyncConnection, lines: Iterable[bytes]) -> dict[str, int]:
    counts = {table.name: 0 for table in tables()}
    for table in tables():
        if table is HouseRow.__table__:  # a house that nobody has entered has a secret already
            await connection.execute(delete(table))
        elif (await connection.execute(select(func.count()).select_from(table))).scalar_one():
            raise NotEmpty("import-not-empty")
    for table, rows in _batches(_checked(iter(lines))):
        await connection.execute(insert(table), rows)
        counts[table.name] += len(rows)
    return counts


def _by_bytes(connection: AsyncConnection, column: Column[Any]) -> ColumnElement[Any]:
    """The column to be sorted by: text by its bytes, as SQLite does, and not as some language would."""
    text = isinstance(column.type, String) and connection.dialect.name == "postgresql"
    return column.collate("C") if text else column


def _batches(rows: Iterator[tuple[Table, dict[str, Any]]]) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Rows of one table and the same columns that stand together, so many at most."""
    waiting: list[dict[str, Any]] = []
    of: Table | None = None
    for table, row in rows:
        if of is not None and (table is not of or len(waiting) == AT_ONCE or row.keys() != waiting[0].keys()):
            yield of, waiting
            waiting = []
        of = table
        waiting.append(row)
    if of is not None:
        yield of, waiting


def _checked(lines: Iterator[bytes]) -> Iterator[tuple[Table, dict[str, Any]]]:
    """The rows of a file that is whole: its end is only reached where head and foot are right."""
    try:
        head = msgspec.json.decode(next(lines, b""), type=Head)
    except msgspec.DecodeError:
        raise NotUnderstood("import-no-export") from None
    if head.kind != KIND:
        raise NotUnderstood("import-no-export")
    if head.format > FORMAT or head.schema > newest():
        raise NotUnderstood("import-newer")
    known = {table.name: table for table in tables()}
    hashed, count, last = hashlib.sha256(), 0, next(lines, b"")
    for line in lines:
        hashed.update(last)
        count += 1
        yield _row(last, known, count)
        last = line
    try:
        foot = msgspec.json.decode(last, type=Foot)
    except msgspec.DecodeError:
        raise NotUnderstood("import-cut-off") from None
    if foot != Foot(count, hashed.hexdigest()):
        raise NotUnderstood("import-changed")


def _row(line: bytes, known: dict[str, Table], number: int) -> tuple[Table, dict[str, Any]]:
    """One row; a column that it does not name takes what the table gives."""
    try:
        name, values = msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
        table = known[name]
        return table, {key: _read(table.columns[key], value) for key, value in values.items()}
    except (msgspec.DecodeError, KeyError, ValueError, TypeError):
        raise NotUnderstood("import-bad-line", line=number + 1) from None


def _told(column: Column[Any], value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(column.type, LargeBinary) and value is not None else value


def _read(column: Column[Any], value: Any) -> Any:
    binary = isinstance(column.type, LargeBinary) and value is not None
    return base64.b64decode(value, validate=True) if binary else value

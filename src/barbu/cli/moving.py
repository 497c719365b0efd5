"""`barbu export` and `barbu import`: everything that a server keeps, as one file that goes into any other database."""

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

from barbu.cli.lock import alone_in
from barbu.cli.saves import disk
from barbu.errors import NotUnderstood
from barbu.locales import Locale
from barbu.store import Database, moving, opening

Counts = dict[str, int]


def export(file: Path, database: str, locale: Locale, data: Path) -> None:
    """Writes the file, readable by its owner alone: it holds the secrets of deals that are not over."""
    if not database and not (data / opening.FILE).exists():
        raise NotUnderstood("export-nothing-there", path=str(data))
    beside = file.with_name(file.name + ".new")

    async def work(store: Database) -> Counts:
        await opening.opened(store)
        with disk(beside), os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            counts = await moving.export(store, out)
            out.flush()
            os.fsync(out.fileno())
        return counts

    try:
        counts = _with(opening.database(database, data), work)
        with disk(file):
            beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    print(locale.text("export-done", path=str(file), **_told(counts)))


def take_in(file: Path, database: str, locale: Locale, data: Path) -> None:
    """Fills an empty database, all of it or nothing."""
    with disk(file), file.open("rb") as lines, contextlib.nullcontext() if database else alone_in(data):

        async def work(store: Database) -> Counts:
            await opening.alone(store)
            return await moving.take_in(store, lines)

        counts = _with(opening.database(database, data), work)
    print(locale.text("import-done", **_told(counts)))


def _with(store: Database, work: Callable[[Database], Awaitable[Counts]]) -> Counts:
    async def whole() -> Counts:
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def _told(counts: Counts) -> Counts:
    """What people count by: themselves, their tables, their matches."""
    return {"guests": counts["guest"], "tables": counts["room"], "matches": counts["match"]}

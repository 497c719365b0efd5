"""Where the database is, and opening it; what stands in the way is a refusal that says what to do."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy.exc import DataError, SQLAlchemyError

from barbu.errors import BarbuError
from barbu.store.database import Database

if TYPE_CHECKING:
    from barbu.store.processes import Processes

FILE = "barbu.sqlite3"
"""The database of a data folder."""
DRIVERS = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}


class CannotOpen(BarbuError):
    """Why the database cannot be used."""


def url(address: str, data: Path) -> str:
    """The database as SQLAlchemy is told it: at this address, or without one the file of the data folder."""
    if not address:
        return f"sqlite+aiosqlite:///{data / FILE}"
    scheme, mark, rest = address.partition("://")
    return DRIVERS.get(scheme, scheme) + mark + rest


def is_file(address: str) -> bool:
    """Whether the database is a file of this machine."""
    return not address or address.startswith("sqlite")


def database(address: str, data: Path) -> Database:
    """The database, not opened yet; raises `CannotOpen` for an address that is none."""
    try:
        return Database(url(address, data))
    except ModuleNotFoundError:
        raise CannotOpen("serve-database-driver") from None
    except SQLAlchemyError as error:
        raise CannotOpen("serve-database-trouble", reason=short(error)) from None


@contextlib.contextmanager
def needed() -> Iterator[None]:
    """What the database must answer before anything begins; raises `CannotOpen` where it does not."""
    try:
        yield
    except (OSError, SQLAlchemyError) as error:
        raise CannotOpen("serve-database-trouble", reason=short(error)) from None


async def opened(database: Database) -> None:
    """Brings it up to date; raises `CannotOpen`, or `TooNew`."""
    with needed():
        await database.open()


async def looked_at(database: Database) -> bool:
    """Whether it is up to date, without changing anything; raises `CannotOpen`, or `TooNew`."""
    with needed():
        return await database.is_current()


async def alone(database: Database) -> None:
    """Takes it for this process alone, and brings it up to date; raises `CannotOpen`, or `TooNew`."""
    await _claimed(database, alone=True)
    await opened(database)


async def joined(database: Database) -> "Processes | None":
    """Brings it up to date for a server; the other processes where several may share it. Raises as `alone` does."""
    await _claimed(database, alone=False)
    await opened(database)
    if not database.shared:
        return None
    try:
        from barbu.store.processes import Processes
    except ModuleNotFoundError:
        raise CannotOpen("serve-database-driver") from None
    return Processes(database)


async def _claimed(database: Database, alone: bool) -> None:
    with needed():
        free = await database.claim(alone)
    if not free:
        raise CannotOpen("serve-database-busy")


def is_of_values(error: SQLAlchemyError) -> bool:
    """Whether the database refuses what it was given, and would again: a NUL in a text, too long a text, a number."""
    refusal = getattr(error, "orig", None)
    ours = isinstance(error, DataError) or isinstance(getattr(refusal, "__cause__", None), ValueError)
    return ours or str(getattr(refusal, "sqlstate", None) or "").startswith("22")


def short(error: Exception) -> str:
    """The first line of what the database says; passwords are never in it."""
    return (str(error).splitlines() or [type(error).__name__])[0][:200].rstrip(".")

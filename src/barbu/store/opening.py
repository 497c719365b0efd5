"""Where the database is, and opening it; what stands in the way is a refusal that says what to do."""

from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from barbu.errors import BarbuError
from barbu.store.database import Database

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


def database(address: str, data: Path) -> Database:
    """The database, not opened yet; raises `CannotOpen` for an address that is none."""
    try:
        return Database(url(address, data))
    except ModuleNotFoundError:
        raise CannotOpen("serve-database-driver") from None
    except SQLAlchemyError as error:
        raise CannotOpen("serve-database-trouble", reason=short(error)) from None


async def opened(database: Database) -> None:
    """Brings it up to date; raises `CannotOpen`, or `TooNew`."""
    try:
        await database.open()
    except (OSError, SQLAlchemyError) as error:
        raise CannotOpen("serve-database-trouble", reason=short(error)) from None


async def alone(database: Database) -> None:
    """Takes it for this process alone, and brings it up to date; raises `CannotOpen`, or `TooNew`."""
    try:
        free = await database.claim()
    except (OSError, SQLAlchemyError) as error:
        raise CannotOpen("serve-database-trouble", reason=short(error)) from None
    if not free:
        raise CannotOpen("serve-database-busy")
    await opened(database)


def short(error: Exception) -> str:
    """The first line of what the database says; passwords are never in it."""
    return (str(error).splitlines() or [type(error).__name__])[0][:200].rstrip(".")

"""Bringing a database up to date, from the steps that ship with the package."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from barbu.errors import BarbuError

ONE_AT_A_TIME = 0x62617263
"""The number of the advisory lock under which one process brings a PostgreSQL database up to date."""


class TooNew(BarbuError):
    """A database that a newer Barbu has changed: this one would not understand what it reads."""


def upgrade(connection: Connection) -> None:
    """Takes all steps that this database has not taken yet; raises `TooNew` where it has taken others.

    Of several processes that start together one does it, and the others wait for it.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    is_current(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_current(connection: Connection) -> bool:
    """Whether this database has taken all steps; raises `TooNew` where it has taken others."""
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in _steps():
        raise TooNew("database-too-new", found=present, known=newest())
    return present == newest()


def newest() -> str:
    """The last step that this Barbu knows."""
    return _steps()[0]


@cache
def _steps() -> tuple[str, ...]:
    """All steps, the last one first."""
    return tuple(step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config

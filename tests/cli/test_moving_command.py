"""`barbu export` and `barbu import`: a server's things as a file, on the command line."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

from barbu.cli.app import run
from barbu.cli.lock import alone_in
from barbu.store import Database, opening
from barbu.table.ports import Guest
from tests.store.test_moving import emptied, furnished
from tests.support.postgres import postgres

__all__ = ["postgres"]

Words = pytest.CaptureFixture[str]

pytestmark = pytest.mark.usefixtures("narrow")


def with_a_guest(data: Path) -> Path:
    data.mkdir()

    async def work() -> None:
        database = opening.database("", data)
        await database.open()
        await database.save_guest(Guest("g1", "Ana", "fr"))
        await database.close()

    asyncio.run(work())
    return data


def guest(data: Path) -> Guest | None:
    async def work(database: Database) -> Guest | None:
        try:
            return await database.guest("g1")
        finally:
            await database.close()

    return asyncio.run(work(opening.database("", data)))


def test_what_was_exported_is_taken_in(capsys: Words, tmp_path: Path) -> None:
    data, other, file = with_a_guest(tmp_path / "data"), tmp_path / "other", tmp_path / "all.jsonl"
    assert run(["export", str(file), "--data", str(data)]) == 0
    assert "1 player, 0 tables and 0 matches" in capsys.readouterr().out.replace("\n", " ")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(each.name for each in tmp_path.iterdir()) == ["all.jsonl", "data"]
    assert run(["import", str(file), "--data", str(other)]) == 0
    assert "Taken in: 1 player" in capsys.readouterr().out
    assert guest(other) == Guest("g1", "Ana", "fr")
    assert run(["import", str(file), "--data", str(other)]) == 2
    assert "keeps something already" in capsys.readouterr().err.replace("\n", " ")


def test_through_postgresql_and_back_the_file_is_the_same_to_the_last_byte(tmp_path: Path, postgres: str) -> None:
    data, other, url = tmp_path / "data", tmp_path / "other", postgres.replace("+asyncpg", "")
    data.mkdir()

    async def ready() -> None:
        await (await furnished(opening.database("", data))).close()
        await (await emptied(postgres)).close()

    asyncio.run(ready())
    files = [tmp_path / f"{number}.jsonl" for number in range(3)]
    assert run(["export", str(files[0]), "--data", str(data)]) == 0
    for words, file, before in (
        (["--database", url], files[1], files[0]),
        (["--data", str(other)], files[2], files[1]),
    ):
        assert run(["import", str(before), *words]) == 0
        assert run(["export", str(file), *words]) == 0
        assert file.read_bytes() == before.read_bytes()
        assert run(["import", str(before), *words]) == 2, "it keeps something now"
    assert files[0].read_bytes().count(b"\n") > 20


def test_a_running_server_may_be_exported_and_not_imported_into(capsys: Words, tmp_path: Path) -> None:
    data, file = with_a_guest(tmp_path / "data"), tmp_path / "all.jsonl"
    with alone_in(data):
        assert run(["export", str(file), "--data", str(data)]) == 0
        assert run(["import", str(file), "--data", str(data)]) == 2
    assert "Another Barbu server uses the folder" in capsys.readouterr().err.replace("\n", " ")


def test_there_must_be_something_to_export_and_a_place_for_it(capsys: Words, tmp_path: Path) -> None:
    assert run(["export", str(tmp_path / "all.jsonl"), "--data", str(tmp_path / "none")]) == 2
    assert "no server has used this folder" in capsys.readouterr().err.replace("\n", " ")
    assert list(tmp_path.iterdir()) == []
    data = with_a_guest(tmp_path / "data")
    assert run(["export", "/dev/full/all.jsonl", "--data", str(data)]) == 1
    assert run(["import", str(tmp_path / "missing"), "--data", str(data)]) == 1
    assert guest(data) == Guest("g1", "Ana", "fr")


def test_a_file_that_was_there_stays_where_the_new_one_cannot_be_written(tmp_path: Path) -> None:
    data, file = with_a_guest(tmp_path / "data"), tmp_path / "all.jsonl"
    file.write_text("the last one")
    (data / opening.FILE).write_bytes(b"no database at all, but long enough to be looked at" * 100)
    assert run(["export", str(file), "--data", str(data)]) == 2
    assert file.read_text() == "the last one"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["all.jsonl", "data"]

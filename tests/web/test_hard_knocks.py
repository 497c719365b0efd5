"""One process on SQLite whose disk is full, whose folder is closed, whose file is spoilt: it says so, loses nothing."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from barbu.notation import loads
from tests.web.house import Process
from tests.web.people import Json, Person, first_legal

if sys.platform == "win32":
    pytest.skip("limits and modes of files are those of POSIX", allow_module_level=True)
import resource

SHORT = 'extends = "classic-32"\ndeals = 1\n'
UNPRIVILEGED = ("setpriv", "--bounding-set=-dac_override,-dac_read_search") if os.geteuid() == 0 else ()
"""As root no mode of a folder keeps anybody out."""


def bounded(server: Process, size: int) -> None:
    """No file of the server may become larger: as on a disk that is full. Below 0: as large as it likes."""
    soft = size if size >= 0 else resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))


def test_a_full_disk_refuses_acts_and_breaks_nothing(tmp_path: Path) -> None:
    async def evening(server: Process) -> tuple[str, int, int]:
        async with Person(server.address, "Ana") as ana:
            body = {"source": {"toml": SHORT}, "players": 4, "pace": "instant", "start": True}
            table = str((await ana.post("/api/tables", {**body, "bots": ["random"] * 3}))["id"])
            refused = done = 0

            async def play() -> Json:
                return await ana.play(table, first_legal, lambda view: view["legal"])

            view = await asyncio.wait_for(play(), 120)
            for _ in range(3):
                bounded(server, 4096)  # what is kept is larger, what is written down is not
                for _ in range(4):
                    answer = await ana.act(table, view["legal"][0], view["seq"], f"full {view['seq']}")
                    assert answer.status_code == 503, answer.text
                    assert answer.json()["type"] == "away"
                    assert answer.headers["retry-after"] == "1"
                    refused += 1
                assert (await ana.http.get(f"/api/tables/{table}")).status_code == 200, "what is there can be read"
                bounded(server, -1)
                answer = await ana.act(table, view["legal"][0], view["seq"], f"full {view['seq']}")
                assert answer.status_code == 200, answer.text
                assert answer.json()["seq"] == view["seq"] + 1
                again = await ana.act(table, view["legal"][0], view["seq"], f"full {view['seq']}")
                assert again.json() == answer.json(), "the same key, the same act"
                done += 1
                view = await asyncio.wait_for(ana.play(table, first_legal, can_act_after(view["seq"])), 120)
            view = await asyncio.wait_for(ana.play(table, first_legal), 240)
            record = (await ana.http.get(f"/api/matches/{view['match']}/record")).text
            assert loads(record).finished
            return str(view["match"]), refused, done

    with Process(tmp_path / "data").kept() as server:
        match, refused, done = asyncio.run(evening(server))
    print(f"{refused} acts refused on a full disk, {done} done once it had room, match {match} whole")
    log = (tmp_path / "data.log").read_text()
    assert "the database does not answer" in log
    assert "Traceback" not in log
    assert _is_whole(tmp_path / "data" / "barbu.sqlite3")


def can_act_after(seq: int) -> Callable[[Json], object]:
    """Whether the person can act, and more has happened than that."""
    return lambda view: view["seq"] > seq and view["legal"]


def _is_whole(file: Path) -> bool:
    kept = sqlite3.connect(file)
    try:
        return bool(kept.execute("pragma integrity_check").fetchone() == ("ok",))
    finally:
        kept.close()


@pytest.mark.skipif(
    bool(UNPRIVILEGED) and not shutil.which("setpriv"), reason="root without setpriv is kept out nowhere"
)
@pytest.mark.parametrize("there", [True, False])
def test_a_folder_that_cannot_be_written_to_is_said(tmp_path: Path, there: bool) -> None:
    closed = tmp_path / "closed"
    closed.mkdir()
    if there:
        Process(closed, log=tmp_path / "first.log").stop()
    before = {each.name: each.read_bytes() for each in closed.iterdir()}
    closed.chmod(0o555)
    for each in closed.iterdir():
        each.chmod(0o444)
    log = tmp_path / "second.log"
    try:
        with pytest.raises(AssertionError):
            Process(closed if there else closed / "data", log=log, within=UNPRIVILEGED)
    finally:
        closed.chmod(0o755)
    said = " ".join(log.read_text().split())
    assert "cannot write in the folder" in said
    assert "Permission denied" in said
    assert "--data" in said
    assert "Traceback" not in said
    assert "should not have" not in said
    for each in closed.iterdir():
        each.chmod(0o644)
    assert {each.name: each.read_bytes() for each in closed.iterdir()} == before


def test_a_database_that_is_spoilt_is_said_and_left_as_it_is(tmp_path: Path) -> None:
    data = tmp_path / "data"
    Process(data).stop()
    file = data / "barbu.sqlite3"
    spoilt = b"not a database at all" * 1000
    file.write_bytes(spoilt)
    log = tmp_path / "second.log"
    with pytest.raises(AssertionError):
        Process(data, log=log)
    said = log.read_text()
    assert "not a database" in said
    assert "Traceback" not in said
    assert file.read_bytes() == spoilt

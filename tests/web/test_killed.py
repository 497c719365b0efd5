"""`barbu serve` as a process: killed in every phase it goes on where it was; it stops when it is asked to."""

from __future__ import annotations

import asyncio
import contextlib
import re
import subprocess
import sys
from pathlib import Path

import httpx
import psutil

from barbu.notation import loads
from tests.web.house import Process, serving
from tests.web.people import Json, Person, first_legal

EVERY_PHASE = (Path(__file__).parent / "every-phase.toml").read_text(encoding="utf-8")
PHASES = {"Choosing", "NamingTrump", "NamingStart", "Doubling", "tricks", "layout", "Dealing"}


def phase_of(view: Json) -> str:
    """The phase, tricks and layout told apart."""
    if view["phase"] != "Playing":
        return str(view["phase"])
    return "layout" if view["layout"] else "tricks"


async def present(person: Person, table: str) -> Json:
    """How things stand for the person, once nothing moves any more."""
    seen: Json = {}

    async def read() -> None:
        nonlocal seen
        async for name, told in person.stream(table):
            if name == "view":
                seen = told["view"]

    task = asyncio.create_task(read())
    for _ in range(100):
        await asyncio.sleep(0.05)
        if seen and (seen["legal"] or seen["phase"] in ("Dealing", "Finished")) and person.views[-1]["view"] == seen:
            break
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    return seen


def test_killed_in_each_phase_it_goes_on_with_the_same_state(tmp_path: Path) -> None:
    async def evening() -> set[str]:
        server = Process(tmp_path)
        port, met = server.port, set[str]()
        async with Person(server.address, "Ana") as ana:
            body = {"source": {"toml": EVERY_PHASE}, "players": 3, "pace": "instant", "start": True}
            table = (await ana.post("/api/tables", body))["id"]
            while met != PHASES:
                view = await asyncio.wait_for(ana.play(table, first_legal, lambda view: is_new(view, met)), 60)
                if view["phase"] == "Finished":
                    break
                met.add(phase_of(view))
                before = await present(ana, table)
                server.kill()
                server = Process(tmp_path, port=port)
                after = await present(ana, table)
                assert after == before, phase_of(view)
                assert (await ana.http.get("/api/session")).json()["name"] == "Ana"
                mine = (await ana.http.get("/api/tables")).json()["mine"]
                assert [each["id"] for each in mine] == [table]
            await asyncio.wait_for(ana.play(table, first_legal), 60)
        assert server.stop() == 0
        return met

    assert asyncio.run(evening()) == PHASES


def is_new(view: Json, met: set[str]) -> bool:
    """Whether Ana is to act, or to be ready, in a phase that has not been met."""
    waits = view["legal"] or (view["phase"] == "Dealing" and view["deal"] > 1)
    return bool(waits) and phase_of(view) not in met


def test_an_acknowledged_act_is_never_lost_and_an_unanswered_one_done_once(tmp_path: Path) -> None:
    async def evening() -> None:
        server = Process(tmp_path)
        port = server.port
        async with Person(server.address, "Ana") as ana:
            body = {"source": {"preset": "suite-8"}, "players": 4, "pace": "instant", "start": True}
            table = (await ana.post("/api/tables", body))["id"]
            for delay in (0.0, 0.002, 0.004, 0.008):
                view = await asyncio.wait_for(ana.play(table, first_legal, lambda view: bool(view["legal"])), 60)
                action, seq, key = view["legal"][0], view["seq"], f"key {delay}"
                asked = asyncio.create_task(ana.act(table, action, seq, key))
                await asyncio.sleep(delay)
                server.kill()
                with contextlib.suppress(httpx.HTTPError):
                    assert (await asked).status_code == 200
                server = Process(tmp_path, port=port)
                again = await ana.act(table, action, seq, key)
                assert again.json() == {"seq": seq + 1}
            last = await asyncio.wait_for(ana.play(table, first_legal), 60)
            record = (await ana.http.get(f"/api/matches/{last['match']}/record")).text
            assert loads(record).finished
        server.kill()

    asyncio.run(evening())


async def a_trick(ana: Person) -> str:
    """The id of a table at which bots have played a trick with Ana."""
    table = str((await ana.open("classic-32", start=True))["id"])
    await asyncio.wait_for(ana.play(table, first_legal, lambda view: view["trick"] and view["trick"]["last"]), 60)
    return table


def test_it_stops_at_once_with_open_streams_and_leaves_no_worker(tmp_path: Path) -> None:
    async def evening() -> tuple[int, list[psutil.Process]]:
        with serving(tmp_path) as server:
            workers: list[psutil.Process] = []
            async with Person(server.address) as ana:
                table = await a_trick(ana)
                stream = asyncio.create_task(ana.play(table, first_legal))
                workers = psutil.Process(server.process.pid).children(recursive=True)
                code = await asyncio.wait_for(asyncio.to_thread(server.stop), 6)
                stream.cancel()
                await asyncio.gather(stream, return_exceptions=True)
            return code, workers

    code, workers = asyncio.run(evening())
    assert code == 0
    assert workers
    assert psutil.wait_procs(workers, timeout=5)[1] == []


def test_killed_it_leaves_no_worker(tmp_path: Path) -> None:
    async def evening() -> list[psutil.Process]:
        with serving(tmp_path) as server:
            async with Person(server.address) as ana:
                await a_trick(ana)
                workers = psutil.Process(server.process.pid).children(recursive=True)
                server.kill()
                return workers

    workers = asyncio.run(evening())
    assert workers
    assert psutil.wait_procs(workers, timeout=5)[1] == []


def test_a_busy_port_and_a_folder_in_use_are_said(tmp_path: Path) -> None:
    with serving(tmp_path / "one") as server:
        for words, said in (
            (["--data", str(tmp_path / "two"), "--port", str(server.port)], f"Port {server.port} on 127.0.0.1"),
            (["--data", str(tmp_path / "one"), "--port", "0"], "Another Barbu server uses the folder"),
        ):
            command = [sys.executable, "-m", "barbu", "serve", "--lang", "en", *words]
            done = subprocess.run(command, capture_output=True, text=True, timeout=20)
            assert done.returncode in (1, 2)
            assert said in re.sub(r"\s+", " ", done.stderr)
            assert "Traceback" not in done.stderr
        assert server.process.poll() is None


def test_the_access_log_tells_no_card(tmp_path: Path) -> None:
    async def evening() -> str:
        server = Process(tmp_path / "data", "--access-log", log=tmp_path / "log")
        async with Person(server.address) as ana:
            table = (await ana.open("suite-8", start=True))["id"]
            await asyncio.wait_for(ana.play(table, first_legal, lambda view: view["deal"] > 1), 60)
        server.stop()
        return (tmp_path / "log").read_text(encoding="utf-8")

    log = asyncio.run(evening())
    assert "method=POST route=/api/tables " in log
    assert not re.search(r"\b(10|[2-9JQKA])[CSDH]\b", log)

"""Streams: they resume where they were, say that they are there, and one that is not read holds up nobody."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import httpx
import pytest

from barbu.table import hub
from barbu.web import streams
from tests.web.house import House, Process, house
from tests.web.people import QUIET, Json, Person, first_legal, parsed, until


async def read(person: Person, table: str, least: int, after: int | None = None, header: str = "") -> list[Json]:
    """The views that a new stream tells, at least so many, each with the id it was sent under."""
    found: list[Json] = []
    query = f"?after={after}" if after is not None else ""
    headers = {"Last-Event-ID": header} if header else {}

    async def reading() -> None:
        async with person.http.stream("GET", f"/api/tables/{table}/events{query}", headers=headers) as answer:
            rest = b""
            async for chunk in answer.aiter_bytes():
                *blocks, rest = (rest + chunk).split(b"\n\n")
                for block in blocks:
                    told = parsed(block)
                    if told and told[0] == "view":
                        assert f"id: {told[1]['seq']}\n".encode() in block
                        found.append(told[1])

    task = asyncio.create_task(reading())
    await until(lambda: len(found) >= least)
    await asyncio.sleep(QUIET)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return found


def test_a_stream_resumes_with_exactly_what_was_missed(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address) as ana:
            table = (await ana.open("classic-32", start=True))["id"]
            last = await asyncio.wait_for(
                ana.play(table, first_legal, lambda view: view["deal"] == 2 and view["legal"]), 60
            )
            told = {each["seq"]: each for each in ana.views}
            now = int(last["seq"])
            for after in (now - 1, now - 7, now - 20):
                for how in ({"after": after}, {"header": str(after)}):
                    again = await read(ana, table, now - after, **how)
                    assert [each["seq"] for each in again] == list(range(after + 1, now + 1))
                    assert all(each == told[each["seq"]] for each in again if each["seq"] in told)
            assert await read(ana, table, 0, after=now) == []
            for far in (None, now + 50):
                whole = await read(ana, table, 1, after=far)
                assert [(each["seq"], each["happened"]) for each in whole] == [(now, None)]
                assert whole[0]["view"] == told[now]["view"]
            assert (await ana.http.get(f"/api/tables/{table}/events?after=x")).status_code == 400
            assert (await ana.http.get("/api/tables/none/events")).status_code == 404

    with house(tmp_path) as running:
        asyncio.run(evening(running))


def test_a_quiet_stream_says_that_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert streams.HEARTBEAT == 15.0
    monkeypatch.setattr(streams, "HEARTBEAT", 0.1)

    async def evening(running: House) -> None:
        async with Person(running.address) as ana:
            table = (await ana.open("classic-32"))["id"]
            async with ana.http.stream("GET", f"/api/tables/{table}/events") as answer:
                assert answer.headers["content-type"].startswith("text/event-stream")
                assert answer.headers["cache-control"] == "no-store"
                rest = b""
                async for chunk in answer.aiter_bytes():
                    rest += chunk
                    if rest.count(b": still here\n\n") == 3:
                        break

    with house(tmp_path) as running:
        asyncio.run(asyncio.wait_for(evening(running), 20))


def test_a_client_that_never_reads_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_WAITING", 40)

    async def evening(running: House) -> None:
        async with Person(running.address) as ana:
            table = (await ana.open("classic-32", start=True))["id"]
            deaf = _deaf(running, table)
            slowest = 0.0

            def decide(view: Json) -> Json:
                return first_legal(view)

            act = ana.act

            async def timed(table: str, action: Json, seq: int, key: str | None = None) -> httpx.Response:
                nonlocal slowest
                start = time.perf_counter()
                answer = await act(table, action, seq, key)
                slowest = max(slowest, time.perf_counter() - start)
                return answer

            ana.act = timed  # type: ignore[method-assign]
            await asyncio.wait_for(ana.play(table, decide, lambda view: view["deal"] > 8), 100)
            live = await running_live(running, table)
            assert live == 1, "the deaf one was let go; Ana still listens"
            assert slowest < 2.0
            deaf.close()
            assert (await ana.http.get("/api/health")).json() == {"well": True}

    with house(tmp_path) as running:
        asyncio.run(evening(running))


def _deaf(running: House | Process, table: str) -> socket.socket:
    """A stream that is opened and never read."""
    host, port = running.address.removeprefix("http://").split(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((host, int(port)))
    deaf.sendall(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    return deaf


async def running_live(running: House, table: str) -> int:
    """How many streams the table tells, asked in the server's own thread. Ana's has just ended or is about to."""

    async def count() -> int:
        live = await running.rooms.live(table)
        return sum(watcher.guest is None for watcher in live.hub.watchers) + 1

    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(count(), running.loop))


def test_presence_is_told_at_once(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana, Person(running.address, "Boris") as boris:
            table = (await ana.open("classic-32", bots=[None, "random", "random"]))["id"]
            await boris.post(f"/api/tables/{table}/sit", {"seat": 1})
            watching = asyncio.create_task(ana.play(table, first_legal))
            there = asyncio.create_task(boris.play(table, first_legal))
            await until(lambda: [seat["here"] for seat in ana.table.get("seats", ())] == [True] * 4)
            assert [seat["here"] for seat in ana.table["seats"]] == [True] * 4
            assert ana.table["spectators"] == 0
            there.cancel()
            await asyncio.gather(there, return_exceptions=True)
            await until(lambda: not ana.table["seats"][1]["here"])
            assert ana.table["seats"][1]["here"] is False
            await boris.post(f"/api/tables/{table}/phrase", {"phrase": "hello"})
            second = await boris.ask(f"/api/tables/{table}/phrase", {"phrase": "hello"})
            assert second.status_code == 429
            assert second.json()["type"] == "one-phrase-at-a-time"
            free = await boris.ask(f"/api/tables/{table}/phrase", {"phrase": "you there, hurry up"})
            assert free.json()["type"] == "no-such-phrase"
            await until(lambda: ana.phrases)
            assert ana.phrases == [{"seat": 1, "phrase": "hello"}]
            await ana.post(f"/api/tables/{table}/kick", {"seat": 1})
            await until(lambda: ana.table["seats"][1]["kind"] == "free")
            assert ana.table["seats"][1]["kind"] == "free"
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)

    with house(tmp_path) as running:
        asyncio.run(evening(running))


def test_a_new_name_reaches_the_tables_at_which_one_sits(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana, Person(running.address, "Boris") as boris:
            table = (await ana.open("classic-32", bots=[None, "random", "random"]))["id"]
            await boris.post(f"/api/tables/{table}/sit", {"seat": 1})
            watching = asyncio.create_task(ana.play(table, first_legal, lambda view: view["names"][1] == "Beate"))
            await until(lambda: ana.table)
            await boris.post("/api/session", {"name": "Bert"})
            await until(lambda: ana.table["seats"][1]["name"] == "Bert")
            assert ana.table["seats"][1]["name"] == "Bert", "before the start"
            await ana.post(f"/api/tables/{table}/start")
            await until(lambda: ana.views)
            assert ana.views[-1]["view"]["names"][:2] == ["Ana", "Bert"]
            await boris.post("/api/session", {"lang": "fr"})
            await boris.post("/api/session", {"name": "Beate"})
            seen = await asyncio.wait_for(watching, 20)
            assert ana.table["seats"][1]["name"] == "Beate", "in the match"
            assert seen["names"][0] == "Ana"
            assert (await boris.http.get(f"/api/tables/{table}")).json()["seats"][1]["name"] == "Beate"
            live = await running.rooms.live(table)
            assert live.match is not None
            assert live.match.header.names[1] == "Bert", "the record keeps the name under which the match began"

    with house(tmp_path) as running:
        asyncio.run(evening(running))

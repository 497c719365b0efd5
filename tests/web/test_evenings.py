"""Evenings kept by hand over HTTP: no revision is lost, links open and close, the archive has the finished ones."""

from __future__ import annotations

import asyncio
import re
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest

from barbu.match import sheet
from barbu.notation import loads
from barbu.web import streams
from tests.support.kept import record
from tests.web.house import House, house, serving
from tests.web.people import Json, Person, parsed, until


def path(id: str) -> str:
    return f"/api/evenings/{id}"


async def put(person: Person, id: str, base: int, record: str, **more: Any) -> httpx.Response:
    """Writes a revision, whatever comes of it."""
    body = {"base": base, "title": "Chez Mamie", "record": record, "notes": {}, **more}
    return await person.http.put(path(id), json=body, headers=person.token)


async def delete(person: Person, id: str, base: int) -> httpx.Response:
    return await person.http.delete(f"{path(id)}?base={base}", headers=person.token)


def test_an_evening_is_kept_revision_by_revision(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        id = str(uuid.uuid4())
        async with Person(address) as ana, Person(address, "Rui") as rui:
            notes = {"draft": {"text": "A 3, B 2 \u0000", "deal": 2}, "uids": ["x", "y"]}
            first = await put(ana, id, 0, record(id, 1), notes=notes)
            assert (first.status_code, first.json()) == (200, {"revision": 1})
            assert (await put(ana, id, 1, record(id, 2))).json() == {"revision": 2}
            late = await put(ana, id, 1, record(id, 3))
            problem = late.json()
            assert (late.status_code, problem["type"]) == (409, "evening-changed")
            assert problem["evening"]["revision"] == 2
            assert problem["evening"]["record"] == record(id, 2), "nothing is lost: the page brings both together"
            assert (await put(ana, id, 0, record(id, 3))).status_code == 409
            told = (await ana.http.get(path(id))).json()
            changed = told.pop("changed")
            assert changed.endswith("+00:00")
            assert told == {
                "id": id, "revision": 2, "deleted": False, "title": "Chez Mamie", "record": record(id, 2),
                "notes": {}, "may": "own",
            }  # fmt: skip
            assert (await put(ana, id, 2, record(id, 2), notes=notes)).json() == {"revision": 3}
            assert (await ana.http.get(path(id))).json()["notes"] == notes
            (line,) = (await ana.http.get("/api/evenings")).json()["evenings"]
            assert line["players"] == ["Anna", "Bruno", "Chloé", "Dávid"]
            assert (line["deals_done"], line["deals"], line["finished"], line["may"]) == (2, 24, False, "own")
            # for another guest it is not there, and its id is taken
            assert (await rui.http.get(path(id))).status_code == 404
            assert (await put(rui, id, 3, record(id, 1))).status_code == 404
            assert (await put(rui, id, 0, record(id, 1))).status_code == 404
            assert (await delete(rui, id, 3)).status_code == 404
            assert (await rui.http.get("/api/evenings")).json() == {"evenings": []}

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_what_cannot_have_been_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        id = str(uuid.uuid4())
        good = record(id, 1)
        async with Person(address) as ana:
            cases = {
                "contract-done": good + "entered queens took:Q=4,0,0,0\n", "not-a-record": "hello",
                "unreadable-line": good + "entered\n", "evening-other-id": record("another", 1),
                "wrong-trick-sum": record(id, 0) + "entered tricks tricks=9,0,0,0\n",
                "evening-was-played": good + "dealt 7C | 8C | 9C | 10C\n",
            }  # fmt: skip
            for type, text in cases.items():
                refused = await put(ana, id, 0, text)
                assert refused.headers["content-type"] == "application/problem+json"
                assert (refused.status_code, refused.json()["type"]) == (422, type), refused.text
            nine = await put(ana, id, 0, record(id, 0) + "entered tricks tricks=9,0,0,0\n")
            assert "9" in nine.json()["text"], "the reason is told in words"
            assert (await put(ana, id, 0, good, notes={"x": "y" * 20_000})).json()["type"] == "evening-notes-too-long"
            assert (await put(ana, id, 0, good + " " * 600_000)).status_code == 413
            assert (await put(ana, id, 0, good, title=7)).status_code == 400
            assert (await ana.http.put(path(id), json={})).status_code == 403, "no token"
            assert (await ana.http.get(path(id))).status_code == 404, "nothing was kept"

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_corrections_and_what_was_taken_back_count_as_they_hold_in_the_end(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        id = str(uuid.uuid4())
        async with Person(address) as ana:
            text = record(id)
            line = next(each for each in text.splitlines() if each.startswith("entered"))
            more = f"{text}corrected 1 {line.removeprefix('entered ')}\nundone 2\n"
            assert (await put(ana, id, 0, more)).status_code == 200
            (told,) = (await ana.http.get("/api/evenings")).json()["evenings"]
            assert (told["deals_done"], told["finished"]) == (22, False)

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_a_deleted_evening_tells_other_devices_and_can_come_back(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        id = str(uuid.uuid4())
        async with Person(address) as ana:
            await put(ana, id, 0, record(id, 1))
            stale = await delete(ana, id, 9)
            assert (stale.status_code, stale.json()["evening"]["revision"]) == (409, 1)
            assert (await delete(ana, id, 1)).json() == {"revision": 2}
            (line,) = (await ana.http.get("/api/evenings")).json()["evenings"]
            assert (line["deleted"], line["revision"]) == (True, 2)
            told = (await ana.http.get(path(id))).json()
            assert (told["deleted"], told["record"]) == (True, record(id, 1))
            assert (await put(ana, id, 2, record(id, 2))).json() == {"revision": 3}
            assert (await ana.http.get(path(id))).json()["deleted"] is False

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_a_finished_evening_is_in_the_archive_as_it_now_is(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        id = str(uuid.uuid4())
        async with Person(address) as ana, Person(address, "Rui") as rui:
            whole = record(id)
            await put(ana, id, 0, record(id, 23))
            assert (await ana.http.get("/api/matches")).json() == []
            await put(ana, id, 1, whole)
            (listed,) = (await ana.http.get("/api/matches")).json()
            assert (listed["id"], listed["deals"], listed["names"][2]) == (id, 24, "Chloé")
            assert listed["by_hand"]
            assert not listed["repeat"]
            kept = (await ana.http.get(f"/api/matches/{id}/record")).text
            assert loads(kept).results == loads(whole).results
            replay = (await ana.http.get(f"/api/matches/{id}/replay")).json()
            assert [deal["entered"] for deal in replay["deals"]] == [True] * 24
            assert replay["sheet"]["totals"] == listed["totals"]
            key = (await ana.post(f"{path(id)}/share", {"may": "read"}))["key"]
            await rui.post(f"/api/evenings/join/{key}")
            assert [each["id"] for each in (await rui.http.get("/api/matches")).json()] == [id]
            # an old deal is corrected: the archive follows
            other = whole.rstrip().rsplit("\n", 1)[0] + "\n"
            finish = re.findall(r"finish=\S+", whole)[0]
            changed = whole.replace(finish, f"finish={finish.removeprefix('finish=')[::-1]}", 1)
            assert (await put(ana, id, 2, changed)).json() == {"revision": 3}
            (after,) = (await ana.http.get("/api/matches")).json()
            assert after["totals"] == list(sheet(loads(changed).state).totals) != listed["totals"]
            assert [each["totals"] for each in (await rui.http.get("/api/matches")).json()] == [after["totals"]]
            # unfinished again: out of the archive, and never cleaned away
            assert (await put(ana, id, 3, other)).json() == {"revision": 4}
            assert (await ana.http.get("/api/matches")).json() == []
            assert (await rui.http.get(f"/api/matches/{id}/record")).status_code == 404
            await put(ana, id, 4, whole)
            await delete(ana, id, 5)
            assert (await ana.http.get("/api/matches")).json() == []

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_links_let_others_write_or_look_until_they_are_withdrawn(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        id = str(uuid.uuid4())
        async with Person(address) as ana, Person(address, "Rui") as rui, Person(address, "Mina") as mina:
            await put(ana, id, 0, record(id, 1))
            edit = await ana.post(f"{path(id)}/share", {"may": "edit"})
            read = await ana.post(f"{path(id)}/share", {"may": "read"})
            assert edit["url"] == f"/score/join/{edit['key']}"
            assert len(edit["key"]) == 32
            assert (await ana.post(f"{path(id)}/share", {"may": "edit"}))["key"] == edit["key"]
            stranger = httpx.AsyncClient(base_url=address, trust_env=False)
            watched = (await stranger.get(f"/api/evenings/watch/{read['key']}")).json()
            assert (watched["record"], watched["may"]) == (record(id, 1), "read")
            assert (await stranger.get(path(id))).status_code == 401
            await stranger.aclose()

            assert (await rui.post(f"/api/evenings/join/{edit['key']}"))["may"] == "edit"
            assert (await mina.post(f"/api/evenings/join/{read['key']}"))["may"] == "read"
            assert (await rui.ask("/api/evenings/join/nothing")).status_code == 404
            assert (await put(rui, id, 1, record(id, 2))).json() == {"revision": 2}
            forbidden = await put(mina, id, 2, record(id, 3))
            assert (forbidden.status_code, forbidden.json()["type"]) == (403, "evening-read-only")
            assert (await rui.ask(f"{path(id)}/share", {"may": "edit"})).status_code == 403
            links = (await ana.http.get(f"{path(id)}/share")).json()["links"]
            assert [(link["may"], link["joined"]) for link in links] == [("edit", 1), ("read", 1)]

            await ana.post(f"{path(id)}/withdraw", {"key": edit["key"]})
            assert (await ana.ask(f"{path(id)}/withdraw", {"key": edit["key"]})).status_code == 404
            assert (await put(rui, id, 2, record(id, 3))).status_code == 404
            assert (await rui.http.get("/api/evenings")).json() == {"evenings": []}
            assert (await mina.http.get(path(id))).json()["revision"] == 2
            # one who came by a link leaves; the evening stays
            assert (await delete(mina, id, 2)).json() == {"revision": 2}
            assert (await mina.http.get(path(id))).status_code == 404
            assert (await ana.http.get(path(id))).json()["deleted"] is False

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_streams_tell_of_every_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT", 0.1)

    async def listen(person: Person, path: str, found: list[Json]) -> None:
        rest = b""
        async with person.http.stream("GET", path, timeout=None) as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            async for chunk in answer.aiter_bytes():
                *blocks, rest = (rest + chunk).split(b"\n\n")
                for block in blocks:
                    told = parsed(block)
                    found += [{told[0]: told[1]}] if told else [{"heart": block.decode()}] * (block[:1] == b":")

    async def visit(running: House) -> None:
        id = str(uuid.uuid4())
        async with Person(running.address) as ana, Person(running.address, "Rui") as rui:
            await put(ana, id, 0, record(id, 1))
            key = (await ana.post(f"{path(id)}/share", {"may": "read"}))["key"]
            mine: list[Json] = []
            theirs: list[Json] = []
            tasks = [
                asyncio.create_task(listen(ana, f"{path(id)}/stream", mine)),
                asyncio.create_task(listen(rui, f"/api/evenings/watch/{key}/stream", theirs)),
            ]
            await until(lambda: {"heart": ": still here"} in mine and {"heart": ": still here"} in theirs)
            assert mine[0] == theirs[0] == {"evening": {"revision": 1}}
            for base in (1, 2):
                await put(ana, id, base, record(id, base + 1))
            await until(lambda: {"evening": {"revision": 3}} in mine and {"evening": {"revision": 3}} in theirs)
            await delete(ana, id, 3)
            await until(lambda: {"evening": {"revision": 4}} in mine)
            assert {"evening": {"revision": 4}} in mine
            await ana.post(f"{path(id)}/withdraw", {"key": key})
            await until(tasks[1].done)
            assert tasks[1].done(), "a link withdrawn ends the streams opened by it"
            assert (await rui.http.get(f"/api/evenings/watch/{key}/stream")).status_code == 404
            assert (await rui.http.get(f"{path(id)}/stream")).status_code == 404
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    with house(tmp_path) as running:
        asyncio.run(asyncio.wait_for(visit(running), 60))


def test_what_else_the_page_keeps_is_the_same_on_all_devices(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with Person(address) as ana:

            async def write(base: int, keeper: Json) -> httpx.Response:
                return await ana.http.put("/api/keeper", json={"base": base, "keeper": keeper}, headers=ana.token)

            told = (await ana.http.get("/api/keeper")).json()
            assert (told["revision"], told["keeper"]) == (0, {})
            players = {"players": [{"id": "1", "name": "Ana"}], "groups": []}
            assert (await write(0, players)).json() == {"revision": 1}
            assert (await write(1, {**players, "groups": ["x"]})).json() == {"revision": 2}
            for base in (0, 1):
                late = await write(base, {})
                assert (late.status_code, late.json()["type"]) == (409, "evening-changed")
                assert late.json()["keeper"]["keeper"] == {**players, "groups": ["x"]}
            assert (await write(2, {"x": "y" * 100_000})).status_code == 422

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_a_stranger_keeps_nothing(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        id = str(uuid.uuid4())
        person = Person(address)
        await person.http.get("/api/session")
        assert (await put(person, id, 0, record(id, 1))).status_code == 401
        assert (await person.http.get("/api/evenings")).status_code == 401
        assert (await person.http.get("/api/keeper")).status_code == 401
        await person.http.aclose()

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    async def write(address: str, id: str) -> tuple[dict[str, str], int]:
        async with Person(address) as ana:
            done = 0
            for base in range(5):
                done = (await put(ana, id, base, record(id, base + 1))).json()["revision"]
            return dict(ana.http.cookies), done

    async def read(address: str, cookies: dict[str, str], id: str) -> Json:
        async with httpx.AsyncClient(base_url=address, cookies=cookies, trust_env=False) as http:
            return dict((await http.get(path(id))).json())

    id = str(uuid.uuid4())
    with serving(tmp_path) as first:
        cookies, done = asyncio.run(write(first.address, id))
        first.kill()
    with serving(tmp_path) as second:
        told = asyncio.run(read(second.address, cookies, id))
    assert (told["revision"], told["record"]) == (done, record(id, 5))

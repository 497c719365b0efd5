"""Requests that no page would send: each is refused with its reason, and nothing changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.house import house
from tests.web.people import QUIET, Json, Person, first_legal, together, trusting, until

Evening = Callable[[str, Person, Person, Json], Awaitable[None]]


async def _evening(address: str, evening: Evening) -> None:
    """Ana at seat 0 and Boris at seat 1 of a match that waits for Ana, its chooser or leader."""
    async with Person(address, "Ana") as ana, Person(address, "Boris") as boris:
        table = await ana.open("classic-32", bots=[None, "random", "random"])
        await boris.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
        await ana.post(f"/api/tables/{table['id']}/start")
        view = await turn_of(ana, boris, table["id"])
        await evening(address, ana, boris, {"id": table["id"], "view": view})


async def turn_of(ana: Person, boris: Person, table: str) -> Json:
    """Ana's view once she is to play a card and has several to choose from."""

    def hers(view: Json) -> bool:
        return view["seat"] == 0 and view["phase"] == "Playing" and 1 < len(view["legal"]) < len(view["hand"])

    other = asyncio.create_task(boris.play(table, first_legal))
    view = await asyncio.wait_for(ana.play(table, first_legal, hers), 60)
    other.cancel()
    await asyncio.gather(other, return_exceptions=True)
    return view


@pytest.fixture(params=["one process", "two behind nginx"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where it is asked: a server of its own, and a house of two with a real nginx and PostgreSQL."""
    if request.param != "one process":
        yield request.getfixturevalue("behind_nginx")
        return
    with house(tmp_path) as running:
        yield running.address


@pytest.fixture
def evening(address: str) -> Callable[[Evening], None]:
    """Runs the evening there."""
    return lambda work: asyncio.run(_evening(address, work))


async def seq_now(person: Person, table: str) -> int:
    """The number of events there are."""
    async for name, told in person.stream(table):
        if name == "view":
            return int(told["seq"])
    raise AssertionError("no view")


def refusal(answer: httpx.Response, status: int, type: str) -> Json:
    """The problem, checked for its kind."""
    assert answer.status_code == status, (answer.status_code, answer.text[:500])
    assert answer.headers["content-type"].startswith("application/problem+json")
    problem: Json = answer.json()
    assert problem["type"] == type
    assert problem["status"] == status
    assert len(problem["text"]) > 10
    return problem


def test_acts_that_are_not_legal(evening: Callable[[Evening], None]) -> None:
    async def work(address: str, ana: Person, boris: Person, table: Json) -> None:
        view, id = table["view"], table["id"]
        seq = view["seq"]
        foreign = next(card for card in ("7C", "8C", "9C", "10C", "7D") if card not in view["hand"])
        problem = refusal(await ana.act(id, {"kind": "play", "card": foreign}, seq), 409, "not-in-hand")
        assert problem["legal"] == view["legal"]
        shut = next(iter(view["why_not"]))
        problem = refusal(await ana.act(id, {"kind": "play", "card": shut}, seq), 409, "must-follow")
        assert problem["text"] == view["why_not"][shut]
        assert problem["legal"] == view["legal"]
        assert {"suit", "best", "card"} <= problem["values"].keys()
        refusal(await ana.act(id, {"kind": "choose", "contract": "hearts"}, seq), 409, "play-a-card")
        refusal(await ana.act(id, {"kind": "lay", "card": view["hand"][0]}, seq), 409, "tricks-are-played")
        refusal(await ana.act(id, {"kind": "play", "card": "XX"}, seq), 400, "not-a-card")
        assert await seq_now(ana, id) == seq

    evening(work)


def test_acts_of_others(evening: Callable[[Evening], None]) -> None:
    async def work(address: str, ana: Person, boris: Person, table: Json) -> None:
        view, id = table["view"], table["id"]
        seq, card = view["seq"], view["legal"][0]
        problem = refusal(await boris.act(id, card, seq), 409, "not-your-turn")
        assert "Ana" in problem["text"]
        assert problem["legal"] == [], "what another may play is his own affair"
        async with Person(address, "Mallory") as mallory:
            refusal(await mallory.act(id, card, seq), 403, "not-at-this-table")
            body: Json | None
            for verb, body in (("kick", {"seat": 1}), ("start", None), ("settings", {"open": True, "clock": 0})):
                refusal(await mallory.ask(f"/api/tables/{id}/{verb}", body), 403, "opener-only")
            for verb, body in (("undo", {"agree": True}), ("ready", None), ("leave", None), ("delete", None)):
                refusal(await mallory.ask(f"/api/tables/{id}/{verb}", body), 403, "not-at-this-table")
            refusal(await mallory.ask(f"/api/tables/{id}/sit", {"seat": 2}), 409, "already-started")
            refusal(await mallory.act("2222-3333-4444", card, seq), 404, "no-such-table")
            other = await mallory.open("classic-32", start=True)
            refusal(await ana.act(other["id"], card, seq), 403, "not-at-this-table")
            match = view["match"]
            refusal(await mallory.http.get(f"/api/matches/{match}/record"), 409, "not-finished-yet")
            replay = (await mallory.http.get(f"/api/matches/{match}/replay")).json()
            assert len(replay["deals"]) == view["deal"] - 1
        refusal(await ana.ask(f"/api/tables/{id}/kick", {"seat": 1}), 409, "already-started")
        refusal(await ana.ask(f"/api/tables/{id}/bot", {"seat": 1, "bot": "random"}), 409, "already-started")
        refusal(await ana.ask(f"/api/tables/{id}/takeover", {"seat": 1}), 409, "not-absent")
        assert await seq_now(ana, id) == seq

    evening(work)


def test_stale_and_repeated_acts(evening: Callable[[Evening], None]) -> None:
    async def work(address: str, ana: Person, boris: Person, table: Json) -> None:
        view, id = table["view"], table["id"]
        seq, card = view["seq"], view["legal"][0]
        problem = refusal(await ana.act(id, card, seq - 1), 409, "stale")
        assert problem["seq"] == seq
        refusal(await ana.act(id, card, seq + 1), 409, "stale")
        first = await ana.act(id, card, seq, "one key")
        assert first.json() == {"seq": seq + 1}
        for again in (seq, seq + 1, seq + 7):
            answer = await ana.act(id, view["legal"][1], again, "one key")
            assert answer.status_code == 200
            assert answer.json() == {"seq": seq + 1}, "the same answer, and nothing more"
        record = [told for told in await told_since(boris, id, seq) if told["happened"]["kind"] == "acted"]
        assert sum(told["happened"]["seat"] == 0 for told in record) == 1

    evening(work)


async def told_since(person: Person, table: str, seq: int) -> list[Json]:
    """The steps after so many events, as a stream that comes back tells them."""
    found: list[Json] = []

    async def read() -> None:
        async for name, told in person.stream(table, after=seq):
            if name == "view":
                found.append(told)

    task = asyncio.create_task(read())
    await until(lambda: found)
    await asyncio.sleep(QUIET)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return found


def test_two_taps_within_fifty_milliseconds_play_one_card(evening: Callable[[Evening], None]) -> None:
    async def work(address: str, ana: Person, boris: Person, table: Json) -> None:
        view, id = table["view"], table["id"]
        one, other = view["legal"][:2]

        async def late(action: Json, seconds: float) -> httpx.Response:
            await asyncio.sleep(seconds)
            return await ana.act(id, action, view["seq"])

        answers = await together(late(one, 0), late(other, 0.02), late(one, 0.04))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        cards = [told["happened"] for told in await told_since(ana, id, view["seq"])]
        mine = [each for each in cards if each["kind"] == "acted" and each["seat"] == 0]
        assert len(mine) == 1

    evening(work)


def test_of_eight_racers_one_wins(evening: Callable[[Evening], None]) -> None:
    async def work(address: str, ana: Person, boris: Person, table: Json) -> None:
        view, id = table["view"], table["id"]
        racing = (ana.act(id, view["legal"][at % len(view["legal"])], view["seq"]) for at in range(8))
        answers = await together(*racing)
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]
        assert {answer.json()["type"] for answer in answers if answer.status_code == 409} == {"stale"}

    evening(work)


WRONG: list[tuple[str, Any]] = [
    ("act", {"action": {"kind": "play", "card": 7}, "expect_seq": 1, "key": "k"}),
    ("act", {"action": {"kind": "steal"}, "expect_seq": 1, "key": "k"}),
    ("act", {"action": {"kind": "play", "card": "QS"}, "expect_seq": "1", "key": "k"}),
    ("act", {"action": {"kind": "play", "card": "QS"}, "expect_seq": -1, "key": "k"}),
    ("act", {"action": {"kind": "play", "card": "QS"}, "expect_seq": 1, "key": ""}),
    ("act", {"action": {"kind": "play", "card": "QS"}, "expect_seq": 1, "key": "x" * 65}),
    ("act", {"action": {"kind": "double", "seats": list(range(9))}, "expect_seq": 1, "key": "k"}),
    ("act", []),
    ("act", None),
    ("kick", {"seat": 99}),
    ("kick", {"seat": True}),
    ("settings", {"open": True, "clock": 17}),
    ("undo", {"agree": "yes"}),
]


def test_wrong_types(evening: Callable[[Evening], None]) -> None:
    async def work(address: str, ana: Person, boris: Person, table: Json) -> None:
        body: Json | None
        for verb, body in WRONG:
            problem = refusal(await ana.ask(f"/api/tables/{table['id']}/{verb}", body), 400, "bad-request")
            assert "Traceback" not in str(problem)
        raw = await ana.http.post(
            f"/api/tables/{table['id']}/act",
            content=b'{"action": \xff',
            headers={**ana.token, "Content-Type": "application/json"},
        )
        refusal(raw, 400, "bad-request")
        assert await seq_now(ana, table["id"]) == table["view"]["seq"]

    evening(work)


def test_text_that_not_every_database_keeps_is_refused(evening: Callable[[Evening], None]) -> None:
    """PostgreSQL keeps no NUL: one key of a guest would bar a house on SQLite from ever moving there."""

    async def work(address: str, ana: Person, boris: Person, at: Json) -> None:
        id, view = at["id"], at["view"]
        paths = ("/tables/a%00", "/tables/%00/events", "/matches/%00/record", "/evenings/%00", "/rulesets/%00")
        answers = [await ana.http.get(f"/api{path}") for path in paths]
        for answer in (*answers, await ana.ask("/api/tables/%00/sit", {})):
            assert answer.status_code == 400
            if address.startswith("http:"):  # nginx refuses them by itself
                refusal(answer, 400, "bad-request")
        refusal(await ana.act(id, view["legal"][0], view["seq"], "a key\0"), 400, "bad-request")
        refusal(await ana.ask(f"/api/tables/{id}/claim", {"expect_seq": view["seq"], "key": "\0"}), 400, "bad-request")
        assert await seq_now(ana, id) == view["seq"]

    evening(work)


def test_tokens_sessions_and_sizes(evening: Callable[[Evening], None]) -> None:
    async def work(address: str, ana: Person, boris: Person, table: Json) -> None:
        id, view = table["id"], table["view"]
        body = {"action": view["legal"][0], "expect_seq": view["seq"], "key": "k"}
        for headers in ({}, {"X-CSRFToken": "0" * 128}, {"X-CSRFToken": "nonsense"}, boris.token):
            refusal(await ana.http.post(f"/api/tables/{id}/act", json=body, headers=headers), 403, "bad-token")
        async with httpx.AsyncClient(base_url=address, trust_env=False, verify=trusting()) as stranger:
            await stranger.get("/api/session")
            token = {"X-CSRFToken": stranger.cookies["csrftoken"]}
            answer = await stranger.post(f"/api/tables/{id}/act", json=body, headers=token)
            refusal(answer, 401, "who-are-you")
            broken = await stranger.post(
                f"/api/tables/{id}/act",
                json=body,
                headers={**token, "Cookie": f"barbu=forged; csrftoken={stranger.cookies['csrftoken']}"},
            )
            refusal(broken, 401, "who-are-you")
        huge = await ana.ask(f"/api/tables/{id}/act", {**body, "key": "x" * 2_000_000})
        refusal(huge, 413, "too-large")
        huge = await ana.ask("/api/rules/check", {"source": {"toml": "# " + "x" * 400_000}})
        refusal(huge, 413, "too-large")
        refusal(await ana.http.get("/api/nothing/here"), 404, "not-found")
        assert await seq_now(ana, id) == view["seq"]

    evening(work)


NAMES = ["<script>alert(1)</script>"[:30], "x" * 30, "שלום עולם", "🂡 Ana 🃏", "Zoë & 'Bob' \"quoted\"", "名前"]
BAD_NAMES = ["", "   ", "x" * 31, "a\u202eb", "tab\there\x00", "x" * 99]


def test_names_are_told_as_they_are_or_refused(address: str) -> None:
    async def work() -> None:
        for name in NAMES:
            async with Person(address, name) as person:
                assert (await person.http.get("/api/session")).json()["name"] == name
                table = await person.open("classic-32", start=True)
                assert table["seats"][0]["name"] == name
                answer = await person.http.get(f"/api/tables/{table['id']}")
                assert answer.headers["content-type"] == "application/json"
                assert answer.headers["x-content-type-options"] == "nosniff"
        async with Person(address) as person:
            for name in BAD_NAMES:
                problem = refusal(await person.ask("/api/session", {"name": name}), 400, "bad-name")
                assert "\u202e" not in problem["text"]
            assert (await person.http.get("/api/session")).json()["name"] == "Ana"

    asyncio.run(work())


def test_refusals_speak_the_language_of_the_session(address: str) -> None:
    async def work() -> None:
        async with Person(address, "Ana", "fr") as person:
            problem = refusal(await person.ask("/api/tables/2222-3333-4444/start"), 404, "no-such-table")
            assert problem["text"].startswith("Il n’y a pas de table")
            bad = {"source": {"toml": 'extends = "classic-32"\nplaiers = [4]'}}
            problem = refusal(await person.ask("/api/rules/check", bad), 400, "bad-ruleset")
            assert problem["values"]["problems"][0]["key"] == "plaiers"
            answer = await person.http.get("/api/presets")
            assert any("joueurs" in line.lower() for info in answer.json() for line in info["sentences"])

    asyncio.run(work())

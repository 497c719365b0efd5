"""A guest comes to another device by a link, leaves his others behind, takes all along, is forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from barbu.notation import loads
from barbu.table import persons
from tests.web.house import House, house
from tests.web.people import Json, Person, first_legal, until

SHORT = {"toml": 'extends = "classic-32"\ndeals = 1'}


@pytest.fixture
def at(tmp_path: Path) -> Callable[[Callable[[House], Coroutine[Any, Any, None]]], None]:
    """Runs the evening on a server of its own."""

    def run(evening: Callable[[House], Coroutine[Any, Any, None]]) -> None:
        with house(tmp_path) as running:
            asyncio.run(evening(running))

    return run


async def link_of(person: Person) -> str:
    """What his link to another device carries."""
    return str((await person.post("/api/session/offer"))["path"]).partition("#")[2]


def test_a_link_moves_a_seat_to_another_phone_once(at: Any) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana, Person(running.address, "Phone") as phone:
            table = (await ana.open("classic-32", bots=["random"] * 3, start=True))["id"]
            offer = await ana.post("/api/session/offer")
            assert offer["path"].startswith("/move#")
            assert offer["seconds"] == 600
            token = offer["path"].partition("#")[2]
            assert len(token) == 64
            for _ in range(2):
                assert await phone.post("/api/session/offered", {"token": token}) == {"name": "Ana", "same": False}
            assert await ana.post("/api/session/offered", {"token": token}) == {"name": "Ana", "same": True}
            assert (await phone.http.get("/api/session")).json()["name"] == "Phone", "asking alone changes nothing"
            assert (await phone.post("/api/session/accept", {"token": token}))["name"] == "Ana"
            assert [each["id"] for each in (await phone.http.get("/api/tables")).json()["mine"]] == [table]
            view = await asyncio.wait_for(phone.play(table, first_legal, lambda view: view["legal"]), 60)
            assert view["seat"] == 0
            for again in ("offered", "accept"):
                answer = await phone.ask(f"/api/session/{again}", {"token": token})
                assert (answer.status_code, answer.json()["type"]) == (404, "no-such-handover")
            assert (await ana.http.get("/api/session")).json()["name"] == "Ana", "the first device stays in"

    at(evening)


def test_of_sixteen_who_come_by_one_link_one_gets_in(at: Any) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana:
            token = await link_of(ana)
            others = [await Person(running.address, f"P{number}").__aenter__() for number in range(16)]
            asked = (other.ask("/api/session/accept", {"token": token}) for other in others)
            answers = await asyncio.gather(*asked)
            assert sorted(answer.status_code for answer in answers) == [200] + [404] * 15
            for other in others:
                await other.http.aclose()

    at(evening)


def test_a_newer_link_an_old_one_and_no_link(at: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana, Person(running.address, "Phone") as phone:
            first, second = await link_of(ana), await link_of(ana)
            assert (await phone.ask("/api/session/accept", {"token": first})).status_code == 404
            monkeypatch.setattr(persons, "GOOD_FOR", -1.0)
            third = await link_of(ana)
            for token in (second, third, "0" * 64, "x"):
                assert (await phone.ask("/api/session/accept", {"token": token})).status_code == 404, token
            assert (await phone.ask("/api/session/accept", {"token": ""})).status_code == 400
            assert (await phone.ask("/api/session/accept", {"token": "x" * 200})).status_code == 400
            assert (await phone.http.post("/api/session/accept", json={"token": second})).status_code == 403
            assert (await phone.http.get("/api/session")).json()["name"] == "Phone"

    at(evening)


def test_only_a_hash_of_the_link_is_kept(tmp_path: Path) -> None:
    async def evening(running: House) -> str:
        async with Person(running.address, "Ana") as ana:
            return await link_of(ana)

    with house(tmp_path) as running:
        token = asyncio.run(evening(running))
    with sqlite3.connect(tmp_path / "barbu.sqlite3") as kept:
        assert [len(row[0]) for row in kept.execute("select key from handover")] == [64]
    kept.close()
    for file in tmp_path.glob("barbu.sqlite3*"):
        assert token.encode() not in file.read_bytes()


def test_whoever_leaves_his_other_devices_behind_ends_a_stolen_session(at: Any) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana, Person(running.address, "Thief") as thief:
            table = (await ana.open("classic-32", bots=["random"] * 3, start=True))["id"]
            stolen = ana.http.cookies.get("barbu")
            thief.http.cookies.delete("barbu")
            thief.http.cookies.set("barbu", stolen or "", domain="127.0.0.1")
            assert (await thief.http.get("/api/session")).json()["name"] == "Ana"
            watching = asyncio.create_task(thief.play(table, first_legal))
            await until(lambda: thief.views)
            waiting = await link_of(ana)
            await ana.post("/api/session/elsewhere")
            with pytest.raises(AssertionError):
                await asyncio.wait_for(watching, 20)
            assert (await thief.http.get("/api/session")).json()["id"] is None
            assert (await thief.ask(f"/api/tables/{table}/ready")).status_code == 401
            assert (await thief.ask("/api/session/accept", {"token": waiting})).status_code == 404
            assert (await ana.http.get("/api/session")).json()["name"] == "Ana"
            assert (await ana.ask(f"/api/tables/{table}/ready")).status_code == 200
            await ana.post("/api/session", {"lang": "fr"})
            assert (await thief.http.get("/api/session")).json()["id"] is None, "nor does a change let him in again"

    at(evening)


def test_a_session_is_not_fixed_by_whoever_made_it(at: Any) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana, Person(running.address, "Victim") as victim:
            mallory = ana.http.cookies.get("barbu")
            victim.http.cookies.delete("barbu")
            victim.http.cookies.set("barbu", mallory or "", domain="127.0.0.1")
            async with Person(running.address, "Phone") as phone:
                await victim.post("/api/session/accept", {"token": await link_of(phone)})
                assert victim.http.cookies.get("barbu", domain="127.0.0.1") != mallory
                assert (await victim.http.get("/api/session")).json()["name"] == "Phone"
                assert (await ana.http.get("/api/session")).json()["name"] == "Ana"

    at(evening)


async def _two_played(running: House, ana: Person, boris: Person) -> tuple[str, str]:
    """A match of one deal that Ana and Boris have played to its end: its table and its id."""
    wish = {"source": SHORT, "players": 4, "pace": "instant", "bots": [None, "random", "random"]}
    table = str((await ana.post("/api/tables", wish))["id"])
    await boris.post(f"/api/tables/{table}/sit", {"seat": 1})
    await ana.post(f"/api/tables/{table}/start")
    views = await asyncio.wait_for(asyncio.gather(ana.play(table, first_legal), boris.play(table, first_legal)), 120)
    return table, str(views[0]["match"])


def test_all_that_is_kept_of_a_guest_can_be_taken_along(at: Any) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana, Person(running.address, "Boris") as boris:
            table, match = await _two_played(running, ana, boris)
            await ana.post("/api/rulesets", {"source": {"preset": "classic-32"}, "name": "Chez Ana"})
            playing = (await ana.open("classic-32", bots=["random"] * 3, start=True))["id"]
            answer = await ana.http.get("/api/session/export")
            assert answer.headers["content-disposition"] == 'attachment; filename="barbu.json"'
            assert answer.headers["cache-control"] == "no-store"
            told: Json = answer.json()
            assert told["guest"] == {"name": "Ana", "lang": "en"}
            assert {each["id"] for each in told["tables"]} == {table, playing}
            assert [each["id"] for each in told["matches"]] == [match], "of a match in play nothing is told"
            assert loads(told["matches"][0]["record"]).finished
            assert told["matches"][0]["seat"] == 0
            assert [each["name"] for each in told["rulesets"]] == ["Chez Ana"]
            assert (told["evenings"], told["keeper"]) == ([], {})
        async with Person(running.address, "Eve") as eve:
            eve.http.cookies.delete("barbu")
            assert (await eve.http.get("/api/session/export")).status_code == 401

    at(evening)


def test_a_guest_who_is_forgotten_leaves_a_nameless_seat_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(persons, "STAND_IN", "random")  # a quick one

    async def evening(running: House) -> list[str]:
        async with Person(running.address, "Anastasia") as ana, Person(running.address, "Boris") as boris:
            table, match = await _two_played(running, ana, boris)
            alone = (await ana.open("classic-32", bots=["random"] * 3, start=True))["id"]
            wish = {"source": SHORT, "players": 4, "pace": "instant", "bots": [None, "random", "random"]}
            both = str((await ana.post("/api/tables", wish))["id"])
            await boris.post(f"/api/tables/{both}/sit", {"seat": 1})
            waiting = (await ana.open("classic-32", bots=[None, "random", "random"]))["id"]
            await ana.post(f"/api/tables/{both}/start")
            await ana.post("/api/rulesets", {"source": {"preset": "classic-32"}, "name": "Chez Ana"})
            refused = await ana.ask("/api/session/forget", {"name": "Anna"})
            assert (refused.status_code, refused.json()["type"]) == (400, "not-your-name")
            secrets = [str(ana.http.cookies.get("barbu"))]
            assert (await ana.post("/api/session/forget", {"name": "Anastasia"}))["id"] is None
            assert (await ana.http.get("/api/session")).json()["id"] is None
            ana.http.cookies.set("barbu", secrets[0], domain="127.0.0.1")
            assert (await ana.http.get("/api/session")).json()["id"] is None, "nor does an old cookie know her"
            # What Boris has stays his, and a bot plays on.
            record = loads((await boris.http.get(f"/api/matches/{match}/record")).text)
            assert record.finished
            assert record.header.names[:2] == ("—", "Boris")
            listed = (await boris.http.get("/api/matches")).json()
            assert [each["names"][:2] for each in listed] == [["—", "Boris"]]
            for gone in (alone, waiting):
                assert (await boris.http.get(f"/api/tables/{gone}")).status_code == 404, gone
            seats = (await boris.http.get(f"/api/tables/{both}")).json()["seats"]
            assert (seats[0]["kind"], seats[0]["name"]) == ("bot", "—")
            view = await asyncio.wait_for(boris.play(both, first_legal), 120)
            assert view["names"][:2] == ["—", "Boris"]
            listed = (await boris.http.get("/api/matches")).json()
            assert [each["names"][:2] for each in listed] == [["—", "Boris"]] * 2
            return [table, match]

    with house(tmp_path) as running:
        asyncio.run(evening(running))
    with sqlite3.connect(tmp_path / "barbu.sqlite3") as kept:
        tables = [row[0] for row in kept.execute("select name from sqlite_master where type = 'table'")]
        for each in tables:
            for row in kept.execute(f"select * from {each}"):
                assert "Anastasia" not in str(row), each
                assert b"Anastasia" not in b"".join(value for value in row if isinstance(value, bytes)), each
        assert kept.execute("select count(*) from guest").fetchone() == (1,)
        assert kept.execute("select count(*) from ruleset").fetchone() == (0,)
    kept.close()

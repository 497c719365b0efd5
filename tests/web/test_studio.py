"""The studio's routes: the form, what follows from a draft, totals, an example."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from barbu.rules import names, preset
from barbu.rules.plain import whole
from tests.web.house import house
from tests.web.people import Json, Person

Work = Callable[[Person], Awaitable[None]]


@pytest.fixture
def ana(tmp_path: Path) -> Callable[[Work], None]:
    """Does the work as a guest."""

    async def visit(address: str, work: Work) -> None:
        async with Person(address) as person:
            await work(person)

    def at_house(work: Work) -> None:
        with house(tmp_path) as running:
            asyncio.run(visit(running.address, work))

    return at_house


def test_the_form_is_told_in_the_language_asked_for(ana: Callable[[Work], None]) -> None:
    async def work(person: Person) -> None:
        form: Json = (await person.http.get("/api/ruleset-form?lang=fr")).json()
        assert form["schema"]["properties"]["leader"]["title"] == "Entame"
        assert {group["id"] for group in form["groups"] if group["scope"] == "tricks"} >= {"worth", "finish"}
        assert form["contracts"][0]["signed"]["kind"] == "tricks"
        assert (await person.http.get("/api/ruleset-form?lang=tlh")).status_code == 400
        assert (await person.http.get("/api/ruleset-form")).json()["lang"] == "en"

    ana(work)


def test_every_preset_opens_without_a_problem(ana: Callable[[Work], None]) -> None:
    async def work(person: Person) -> None:
        for name in names():
            told = await person.post("/api/studio", {"source": {"preset": name}})
            assert told["rules"] == whole(preset(name))
            assert told["problems"] == []
            assert told["base"]["name"] == name
            assert told["changes"] == []
            good = {table["players"] for table in told["tables"] if table["playable"]}
            assert good >= set(preset(name).players)

    ana(work)


def test_a_conflict_is_told_with_a_mend_that_settles_it(ana: Callable[[Work], None]) -> None:
    async def work(person: Person) -> None:
        source = {"toml": 'extends = "classic-32"\nselection = "each_once_per_player"'}
        told = await person.post("/api/studio", {"source": source})
        (problem,) = told["problems"]
        assert problem["key"] == "selection"
        assert told["link"] is None
        for mend in problem["mends"]:
            after = await person.post("/api/studio", {"source": {"rules": told["rules"]}, "patch": mend["patch"]})
            assert after["problems"] == []
            assert after["link"]
        assert problem["mends"][0]["text"] == "Chooser: the player after the dealer"

    ana(work)


def test_what_cannot_be_read_is_told_and_mended(ana: Callable[[Work], None]) -> None:
    async def work(person: Person) -> None:
        rules = {**whole(preset("classic-32")), "players": "four", "series": 9, "colour": "red"}
        told = await person.post("/api/studio", {"source": {"rules": rules}})
        assert told["rules"] == rules
        assert {problem["key"] for problem in told["problems"]} == {"players", "series", "colour"}
        patch = [setting for problem in told["problems"] for setting in problem["mends"][0]["patch"]]
        after = await person.post("/api/studio", {"source": {"rules": rules}, "patch": patch})
        assert after["problems"] == []
        assert after["rules"]["series"] == 4
        for text in ("players = ", "=", "extends = 'nothing'"):
            told = await person.post("/api/studio", {"source": {"toml": text}})
            assert told["rules"] is None
            assert told["problems"]

    ana(work)


def test_advice_differences_and_what_does_not_apply(ana: Callable[[Work], None]) -> None:
    async def work(person: Person) -> None:
        told = await person.post("/api/studio", {"source": {"preset": "fr-tableau-32-short-picked"}})
        assert {note["type"] for note in told["advice"]} == {"advice-first-chooser", "advice-uneven"}
        (first, *_) = told["advice"]
        assert [mend["patch"][0]["key"] for mend in first["mends"]] == ["handicap", "leader"]
        body = {
            "source": {"preset": "classic-32"},
            "base": {"preset": "classic-52"},
            "patch": [{"key": "sign", "value": "penalty"}],
        }
        told = await person.post("/api/studio", body)
        assert told["silent"]["list_size"] == "selection"
        assert told["base"]["name"] == "classic-52"
        back = [setting for change in told["changes"] for setting in change["back"]]
        again = await person.post("/api/studio", {**body, "patch": [*body["patch"], *back]})
        assert again["changes"] == []

    ana(work)


def test_every_contract_worth_the_same(ana: Callable[[Work], None]) -> None:
    async def work(person: Person) -> None:
        body = {"source": {"preset": "classic-52"}, "worth": 80, "players": 4}
        told = await person.post("/api/studio/worth", body)
        assert {each["contract"]: each["near"] for each in told["refused"]} == {"tricks": [78, 91], "hearts": [78, 91]}
        assert "multiples of 13" in told["refused"][0]["text"]
        after = await person.post("/api/studio", {"source": {"preset": "classic-52"}, "patch": told["patch"]})
        totals = {each["id"]: each["total"]["4"] for each in after["contracts"]}
        assert (totals["queens"], totals["barbu"]) == (-80, -80)
        assert (await person.ask("/api/studio/worth", {**body, "players": 5})).status_code == 400

    ana(work)


def test_a_file_is_compared_with_the_preset_that_it_extends(ana: Callable[[Work], None]) -> None:
    async def work(person: Person) -> None:
        source = {"toml": 'extends = "bga-32"\nname = "Chez Mamie"\n[deck]\nsize = 36\n'}
        told = await person.post("/api/studio", {"source": source})
        assert (told["base"]["name"], [each["key"] for each in told["changes"]]) == ("bga-32", ["deck.size"])
        plain = await person.post("/api/studio", {"source": {"rules": told["rules"]}})
        assert plain["base"]["name"] == "bga-36", "what does not say its base is compared with the nearest"
        other = await person.post("/api/studio", {"source": source, "base": {"preset": "classic-32"}})
        assert other["base"]["name"] == "classic-32"

    ana(work)


def test_an_example_tells_how_every_point_came(ana: Callable[[Work], None]) -> None:
    async def work(person: Person) -> None:
        for name in ("tournament-52", "classic-32", "marie-luce-52"):
            for row in preset(name).contracts:
                players = preset(name).players[0]
                body = {"source": {"preset": name}, "contract": row.id, "players": players, "seed": "how"}
                example = await person.post("/api/studio/example", body)
                for points, ways in zip(example["deal"]["points"], example["told"], strict=True):
                    came = [int(way.rsplit(" ", 1)[1].replace("−", "-")) for way in ways]
                    assert sum(came) == points, (name, row.id, ways)
        await person.post("/api/session", {"name": "Ana", "lang": "fr"})
        body = {"source": {"preset": "classic-32"}, "contract": "barbu", "players": 4, "seed": "how"}
        assert ["R♥ −50"] in (await person.post("/api/studio/example", body))["told"]

    ana(work)


def test_an_example_is_a_deal_of_the_contract(ana: Callable[[Work], None]) -> None:
    async def work(person: Person) -> None:
        body = {"source": {"preset": "marie-luce-52"}, "contract": "hearts", "players": 5, "seed": "a"}
        told = await person.post("/api/studio/example", body)
        assert told == await person.post("/api/studio/example", body)
        assert len(told["names"]) == 5
        assert told["deal"]["contract"] == "hearts"
        assert sum(told["deal"]["points"]) > 0
        for points, ways in zip(told["deal"]["points"], told["told"], strict=True):
            assert ways == ([f"{points // 10} heart{'s' if points > 10 else ''} {points}"] if points else [])
        assert told != await person.post("/api/studio/example", {**body, "seed": "b"})
        wrongs: list[Json] = [{"contract": "nothing"}, {"players": 7}, {"source": {}}, {"source": {"saved": "nothing"}}]
        for wrong in wrongs:
            answer = await person.ask("/api/studio/example", {**body, **wrong})
            assert answer.status_code == (404 if "saved" in str(wrong) else 400)

    ana(work)

"""A hint is given to whoever is to act, from what he can see, and only where the table allows it."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from barbu.bots import Advice, advice, bot, warm
from barbu.deal import Play
from barbu.match import Acted, view
from barbu.rules import names, preset
from barbu.table.hints import certain
from barbu.web.told import trick_end
from tests.properties import walks
from tests.support.random_rulesets import at_most
from tests.web.house import House, house
from tests.web.people import Json, Person, first_legal
from tests.web.test_crafted import refusal, seq_now, turn_of

KINDS = {"choose", "trump", "start", "double", "play", "lay"}
"""What every match of the ruleset with every phase asks for."""


async def _hint(person: Person, table: str) -> Json:
    answer = await person.http.get(f"/api/tables/{table}/hint")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return dict(answer.json())


def test_a_hint_is_a_legal_act_of_every_kind_and_changes_nothing(tmp_path: Path) -> None:
    toml = (Path(__file__).parent / "every-phase.toml").read_text(encoding="utf-8")
    met: set[str] = set()

    async def evening(running: House) -> None:
        async with Person(running.address) as ana:
            body = {"source": {"toml": toml}, "players": 3, "pace": "instant", "start": True}
            table = (await ana.post("/api/tables", body))["id"]
            async for name, told in ana.stream(table):
                if met >= KINDS:
                    return
                if name != "view":
                    continue
                found = told["view"]
                if found["phase"] == "Dealing" and found["deal"] > 1:
                    await ana.post(f"/api/tables/{table}/ready")
                if found["legal"]:
                    hint = await _hint(ana, table)
                    assert hint == await _hint(ana, table), "asked again, the same"
                    assert hint["seq"] == found["seq"]
                    assert hint["action"] in found["legal"]
                    assert (hint["why"] == "You can do nothing else.") == (len(found["legal"]) == 1)
                    met.add(hint["action"]["kind"])
                    await ana.act(table, hint["action"], found["seq"])

    with house(tmp_path) as running:
        asyncio.run(asyncio.wait_for(evening(running), 120))
    assert met >= KINDS


def test_a_hint_is_refused_to_others_and_out_of_turn(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana, Person(running.address, "Boris") as boris:
            table = (await ana.open("classic-32", bots=[None, "random", "random"], hints=True))["id"]
            await boris.post(f"/api/tables/{table}/sit", {"seat": 1})
            refusal(await ana.http.get(f"/api/tables/{table}/hint"), 409, "not-started-yet")
            await ana.post(f"/api/tables/{table}/start")
            found = await turn_of(ana, boris, table)
            assert ana.table["hints"] is True
            problem = refusal(await boris.http.get(f"/api/tables/{table}/hint"), 409, "not-your-turn")
            assert "Ana" in problem["text"]
            assert problem["legal"] == []
            async with Person(running.address, "Mallory") as mallory:
                refusal(await mallory.http.get(f"/api/tables/{table}/hint"), 403, "not-at-this-table")
                refusal(await mallory.http.get("/api/tables/2222-3333-4444/hint"), 404, "no-such-table")
                mallory.http.cookies.delete("barbu")
                refusal(await mallory.http.get(f"/api/tables/{table}/hint"), 401, "who-are-you")
            assert (await _hint(ana, table))["action"] in found["legal"]
            assert await seq_now(ana, table) == found["seq"]

    with house(tmp_path) as running:
        asyncio.run(asyncio.wait_for(evening(running), 120))


def test_with_other_people_hints_are_for_tables_that_allow_them(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana, Person(running.address, "Boris") as boris:
            table = (await ana.open("classic-32", bots=[None, "random", "random"]))["id"]
            await boris.post(f"/api/tables/{table}/sit", {"seat": 1})
            await ana.post(f"/api/tables/{table}/start")
            await turn_of(ana, boris, table)
            assert ana.table["hints"] is False
            refusal(await ana.http.get(f"/api/tables/{table}/hint"), 403, "no-hints-here")
            alone = await ana.open("classic-32", start=True)
            assert alone["hints"] is True, "with bots alone there is nobody to mind"

    with house(tmp_path) as running:
        asyncio.run(asyncio.wait_for(evening(running), 120))


class Kept:
    """A bot that remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[object] = []

    async def decide(self, name: str, seen: object, seed: str) -> object:
        """What the bot does."""
        return bot(name).decide(seen, seed)  # type: ignore[arg-type]

    async def advise(self, seen: object) -> Advice:
        """What the adviser says."""
        self.given.append(seen)
        return advice(seen)  # type: ignore[arg-type]


def test_ruling_20_a_hint_is_made_from_the_seats_view_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Kept()
    monkeypatch.setattr("tests.web.house.Inline", lambda: kept)

    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana:
            table = (await ana.open("classic-32", start=True))["id"]
            await ana.play(table, first_legal, lambda found: found["phase"] == "Playing" and len(found["legal"]) > 1)
            kept.given.clear()
            await _hint(ana, table)
            match = (await running.rooms.live(table)).match
            assert match is not None
            assert kept.given == [view(match, 0)], "its view, and no secret of the table"

    with house(tmp_path) as running:
        asyncio.run(asyncio.wait_for(evening(running), 60))


def test_what_a_hint_says_of_the_trick_comes_true() -> None:
    said: dict[str, int] = {}
    for name in names()[::3]:
        rules = preset(name)
        said_of: list[tuple[int, bool]] = []
        walked = list(walks.walk(at_most(rules, 4), rules.players[-1], f"hint {name}"))
        for before, after in itertools.pairwise(walked):
            seat, event = before.to_act, after.events[-1]
            if seat is None or not isinstance(event, Acted) or not isinstance(event.action, Play):
                said_of = []
                continue
            because = certain(view(before, seat), event.action)
            if because in ("loses", "takes"):
                said_of.append((seat, because == "takes"))
                said[because] = said.get(because, 0) + 1
            if (end := trick_end(before, after, event.action)) is not None:
                assert all((end.winner == who) == takes for who, takes in said_of), name
                said_of = []
    assert said["loses"] > 50
    assert said["takes"] > 10


def test_a_warm_adviser_says_by_how_much_the_next_best_is_worse() -> None:
    """The act, the best of the others, and points between them that the search has found: never below nothing."""
    warm()
    compared = 0
    for match in itertools.islice(walks.walk(preset("classic-32"), 4, "advice"), 0, 400, 7):
        seat = match.to_act
        if seat is None:
            continue
        seen = view(match, seat)
        found = advice(seen)
        assert found.action in seen.legal
        assert found == advice(seen), "asked again, the same"
        if found.other is not None:
            compared += 1
            assert found.other in seen.legal
            assert found.other != found.action
            assert found.points >= 0
    assert compared > 20

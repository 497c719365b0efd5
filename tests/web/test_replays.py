"""A finished layout is told with its runs, so that it can be looked at as it grew."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from barbu.rules import names, preset
from barbu.web import wire
from barbu.web.replays import replay_of
from tests.properties import walks
from tests.support.random_rulesets import at_most
from tests.web.house import house
from tests.web.people import Person, first_legal
from tests.web.test_crafted import refusal
from tests.web.test_matches import short


@pytest.mark.parametrize("name", ["classic-32", "suite-8", "marie-luce-52", "tournament-52"])
def test_the_runs_of_a_replay_hold_what_was_laid_and_by_whom(name: str) -> None:
    assert name in names()
    rules = preset(name)
    replay = replay_of(list(walks.walk(at_most(rules, 28), 4, f"replay {name}"))[-1], "en")
    found = 0
    for deal in replay.deals:
        laid = {play.action.card: play.seat for play in deal.plays if isinstance(play.action, wire.Lay)}
        assert bool(laid) == (deal.layout is not None)
        if deal.layout is not None:
            cells = [cell for row in deal.layout.rows for cell in row]
            assert {cell.card: cell.by for cell in cells if cell.state == "laid"} == laid
            assert not {cell.card for cell in cells if cell.state in ("bridged", "out")} & set(laid)
            found += 1
    assert found


def test_a_deal_is_played_again_alone_and_its_first_result_is_told(tmp_path: Path) -> None:
    async def evening() -> None:
        with house(tmp_path) as running:
            async with Person(running.address) as ana, Person(running.address, "Boris") as boris:
                body = {"source": {"toml": short("classic-32", 2)}, "players": 4, "pace": "instant", "start": True}
                table = (await ana.post("/api/tables", body))["id"]
                match = (await ana.play(table, first_legal, lambda found: found["legal"]))["match"]
                path = f"/api/matches/{match}/again"
                refusal(await ana.ask(path, {"deal": 1}), 409, "not-finished-yet")
                await ana.play(table, first_legal)
                replay = (await ana.http.get(f"/api/matches/{match}/replay")).json()
                refusal(await ana.ask(path, {"deal": 3}), 400, "not-played-here")
                refusal(await ana.ask(path, {"deal": 1, "seat": 6}), 400, "no-such-seat")
                refusal(await ana.ask("/api/matches/none/again", {"deal": 1}), 404, "no-such-match")
                # Whoever has the link may try, at any seat.
                again = await boris.post(path, {"deal": 2, "seat": 2, "pace": "instant"})
                assert again["repeat"] == {"match": match, "deal": 2, "points": replay["deals"][1]["points"]}
                assert again["seat"] == 2
                assert [seat["kind"] for seat in again["seats"]] == ["bot", "bot", "person", "bot"]
                hands: list[list[str]] = []
                for _ in range(2):
                    views = len(boris.views)
                    last = await boris.play(again["id"], first_legal)
                    dealt = [told["view"] for told in boris.views[views:] if len(told["view"]["hand"]) == 8]
                    hands.append(sorted(dealt[0]["hand"]))
                    assert last["commitment"] == ""
                    assert last["deals"] == len(last["sheet"]["rows"]) == 1
                    record = (await boris.http.get(f"/api/matches/{last['match']}/record")).text
                    assert "seeded: yes" in record
                    await boris.post(f"/api/tables/{again['id']}/rematch")
                assert hands == [sorted(replay["deals"][1]["hands"][2])] * 2, "the same cards, time and again"

    asyncio.run(asyncio.wait_for(evening(), 120))

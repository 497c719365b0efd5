"""A strong player's opinion of an act in a finished match: from what its seat could see then, and nothing else."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from barbu.bots import Opinion, advice, bot, opinion, warm
from barbu.errors import NotUnderstood
from barbu.match import Acted, Match, MatchView, view
from barbu.match.actions import Action
from barbu.rules import preset
from barbu.web.replays import moment, replay_of
from tests.properties import walks
from tests.support.random_rulesets import at_most
from tests.web.house import house
from tests.web.people import Person, first_legal
from tests.web.test_crafted import refusal
from tests.web.test_matches import short


@pytest.mark.parametrize(("name", "players"), [("classic-32", 4), ("tournament-52", 4), ("suite-8", 3)])
def test_ruling_20_the_moment_is_what_the_seat_saw_whatever_came_after(name: str, players: int) -> None:
    rules = preset(name)
    players = players if players in rules.players else rules.players[0]
    states = list(walks.walk(at_most(rules, 3), players, f"opinion {name}"))
    done, found = states[-1], 0
    for before, after in itertools.pairwise(states):
        event = after.events[-1]
        if isinstance(event, Acted):
            seen = moment(done, len(before.live))
            assert seen == moment(after, len(before.live)), "as if the match had ended there"
            there = Match.fold(before.header, before.live)
            assert seen == (view(there, event.seat), event.action)
            found += 1
    assert found > 40
    steps = [play.step for deal in replay_of(done, "en").deals for play in deal.plays]
    assert len(steps) == len(set(steps))
    assert all(isinstance(done.live[step], Acted) for step in steps)
    with pytest.raises(NotUnderstood, match="Nobody acted"):
        moment(done, len(done.live))
    with pytest.raises(NotUnderstood, match="Nobody acted"):
        moment(done, 0)


class Kept:
    """A thinker that remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[MatchView, Action]] = []

    async def decide(self, name: str, seen: MatchView, seed: str) -> Action:
        """What the bot does."""
        return bot(name).decide(seen, seed)

    async def judge(self, seen: MatchView, action: Action) -> Opinion:
        """What the adviser thinks."""
        self.given.append((seen, action))
        return opinion(seen, action)


def test_every_act_of_a_finished_match_is_judged_and_none_of_one_in_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Kept()
    monkeypatch.setattr("tests.web.house.Inline", lambda: kept)

    async def evening() -> None:
        with house(tmp_path) as running:
            async with Person(running.address) as ana:
                body = {"source": {"toml": short("classic-32", 1)}, "players": 4, "pace": "instant", "start": True}
                table = (await ana.post("/api/tables", body))["id"]
                now = await ana.play(table, first_legal, lambda found: found["phase"] == "Playing" and found["legal"])
                path = f"/api/matches/{now['match']}/opinion"
                refusal(await ana.http.get(path, params={"step": 2}), 409, "not-finished-yet")
                await ana.play(table, first_legal)
                refusal(await ana.http.get(path, params={"step": 0}), 400, "no-such-step")
                refusal(await ana.http.get(path, params={"step": -1}), 400, "bad-request")
                refusal(await ana.http.get("/api/matches/none/opinion", params={"step": 2}), 404, "no-such-match")
                assert not kept.given
                replay = (await ana.http.get(f"/api/matches/{now['match']}/replay")).json()
                for play in replay["deals"][0]["plays"]:
                    answer = await ana.http.get(path, params={"step": play["step"]})
                    assert answer.status_code == 200, answer.text
                    assert answer.headers["cache-control"] == "no-store"
                    told = answer.json()
                    seen, action = kept.given[-1]
                    assert (told["step"], told["seat"]) == (play["step"], play["seat"]) == (seen.seq, seen.seat)
                    assert action in seen.legal
                    assert told["only"] == (len(seen.legal) == 1)
                    assert told["behind"] is None or told["behind"] >= 0
                    assert (told["best"] != play["action"]) or told["behind"] == 0

    asyncio.run(asyncio.wait_for(evening(), 120))


@pytest.mark.timeout(300)
def test_a_warm_adviser_is_behind_nobody_and_agrees_with_its_hints() -> None:
    warm()
    compared = 0
    for match in itertools.islice(walks.walk(preset("classic-32"), 4, "opinion"), 0, 400, 9):
        if match.to_act is None:
            continue
        seen = view(match, match.to_act)
        hint = advice(seen)
        assert opinion(seen, hint.action) == Opinion(hint.action, 0.0)
        if hint.other is not None:
            found = opinion(seen, hint.other)
            assert found.best == hint.action
            assert found.behind == max(0.0, hint.points)
            compared += 1
        assert all((opinion(seen, each).behind or 0.0) >= 0.0 for each in seen.legal)
    assert compared > 10

"""A finished layout is told with its runs, so that it can be looked at as it grew."""

from __future__ import annotations

import pytest

from barbu.rules import names, preset
from barbu.web import wire
from barbu.web.replays import replay_of
from tests.properties import walks
from tests.support.random_rulesets import at_most


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

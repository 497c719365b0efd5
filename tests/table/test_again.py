"""A deal of a finished match played once more."""

from __future__ import annotations

import pytest

from barbu.croupier import checks
from barbu.errors import NotLegal, NotUnderstood
from barbu.match import Dealt, Match
from barbu.match.phases import Playing
from barbu.notation import dumps, loads
from barbu.rules import names, preset
from barbu.table.again import again, result_of
from tests.properties import walks
from tests.support.random_rulesets import at_most


def _finished(name: str, deals: int = 6) -> Match:
    rules = preset(name)
    return list(walks.walk(at_most(rules, deals), rules.players[-1], f"again {name}"))[-1]


@pytest.mark.parametrize("name", names())
def test_the_cards_the_contract_and_the_seats_are_those_of_the_first_time(name: str) -> None:
    done, called = _finished(name), 0
    for number, result in enumerate(done.results, 1):
        if result.play is None:
            continue
        found = again(done, number, done.header.names)
        round = getattr(found.phase, "round")  # noqa: B009
        assert round.roles == result.round.roles
        assert round.hands == result.round.hands
        assert isinstance(found.phase, Playing)
        assert (round.row.id, round.trump, round.start) == (
            result.round.contract.id,
            result.round.trump,
            result.round.start,
        )
        assert round.bets == result.round.bets
        called += 1
        assert found.header.seeded
        [dealt] = [event for event in found.events if isinstance(event, Dealt)]
        assert not dealt.commitment, "nothing was promised of these cards"
        assert loads(dumps(found)).state == found.state
        assert not any(check.committed for check in checks(found))
    assert called


def test_only_a_deal_that_was_played_of_a_finished_match() -> None:
    done = _finished("classic-32", 2)
    for deal in (0, 3):
        with pytest.raises(NotUnderstood):
            result_of(done, deal)
    with pytest.raises(NotLegal):
        result_of(Match.fold(done.header, done.live[:-4]), 1)

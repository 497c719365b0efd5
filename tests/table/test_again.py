"""A deal of a finished match played once more."""

from __future__ import annotations

import pytest

from barbu.croupier import Seeded, checks
from barbu.errors import NotLegal, NotUnderstood
from barbu.match import Acted, Choose, Dealt, Match
from barbu.match.phases import Playing
from barbu.notation import dumps, loads
from barbu.rules import names, preset
from barbu.table.again import again, is_repeat, over, result_of
from tests.properties import walks
from tests.support.random_rulesets import at_most
from tests.support.show import variant
from tests.test_croupier import played


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


def test_a_deal_whose_first_hands_were_thrown_in_is_called_as_it_was_in_the_end() -> None:
    options = 'players = [3]\ndeck.leftover = "random"\ndeck.removed = {}\nselection = "each_once_per_table"\n'
    rules = variant("fr-tableau-52", options + 'choice_time = "before"\ndeals = 1\n')
    # Chosen blind the barbu can turn out not to be in play; then another contract may be chosen.
    done = next(each for seed in range(3000) if changed(each := played(rules, Seeded(str(seed)), 3)))
    [result] = done.results
    found = getattr(again(done, 1, done.header.names).phase, "round")  # noqa: B009
    assert found.row.id == result.round.contract.id
    assert found.hands == result.round.hands


def changed(match: Match) -> bool:
    """Whether hands were thrown in and then another contract was chosen."""
    [result] = match.results
    acts = [event.action for event in match.live if isinstance(event, Acted)]
    chosen = {act.contract for act in acts if isinstance(act, Choose)}
    return bool(result.round.thrown_in) and result.play is not None and len(chosen) > 1


def test_all_of_a_match_is_open_once_its_last_secret_is_told() -> None:
    done = played(at_most(preset("classic-32"), 2), Seeded("over"))
    assert over(done)
    assert not is_repeat(done)
    last_card = Match.fold(done.header, done.live[:-1])
    assert last_card.finished
    assert not over(last_card)
    for early in (last_card, Match.fold(done.header, done.live[:-3])):
        with pytest.raises(NotLegal):
            result_of(early, 1)
    assert is_repeat(again(done, 1, done.header.names))


def test_only_a_deal_that_was_played_of_a_finished_match() -> None:
    done = _finished("classic-32", 2)
    for deal in (0, 3):
        with pytest.raises(NotUnderstood):
            result_of(done, deal)
    with pytest.raises(NotLegal):
        result_of(Match.fold(done.header, done.live[:-4]), 1)

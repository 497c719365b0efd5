"""An evening kept by hand scores as the same evening played."""

import pytest

from barbu.match import Entered, Entry, FirstDealer, Lists, Match, grid, sheet
from barbu.match.phases import Result
from barbu.rules import Ruleset, names
from tests.support import scale
from tests.support.drive import any_legal, play_out, shortened, start
from tests.support.random_rulesets import seeded
from tests.support.table import rules_of, with_doubling


def entry_of(result: Result) -> Entry:
    """The deal as its scorekeeper would enter it."""
    round = result.round
    return Entry(round.contract.id, result.outcome, round.blind, round.trump, round.start, round.bets)


def kept_by_hand(played: Match) -> Match:
    """The same match with every deal entered."""
    match = start(played.rules, played.players).apply(FirstDealer(played.state.first))
    if played.state.lists:
        match = match.apply(Lists(played.state.lists))
    for result in played.results:
        match = match.apply(Entered(entry_of(result)))
    return match


def assert_same(rules: Ruleset, players: int, seed: str) -> None:
    """Both ways of keeping a random match come to the same sheet."""
    played = play_out(rules, players, any_legal, seed)
    entered = kept_by_hand(played)
    assert entered.finished
    assert [row.score for row in sheet(entered.state).rows] == [row.score for row in sheet(played.state).rows]
    assert sheet(entered.state).totals == sheet(played.state).totals
    assert grid(entered.state) == grid(played.state)


@pytest.mark.parametrize("name", [*names(), "king-pt", "king-tr", "rentz-4", "herzeln-piatnik", "hearts"])
def test_every_preset(name: str) -> None:
    rules = rules_of(name)
    for players in rules.players:
        assert_same(rules, players, "entries")


@pytest.mark.parametrize("name", ["tournament-52", "barbu-app", "gautron-52"])
def test_deals_left_unplayed(name: str) -> None:
    assert_same(with_doubling(rules_of(name), skip_undoubled=True, quota=0), 4, "unplayed")


@pytest.mark.parametrize("seed", range(scale.count(30, 2000)))
def test_any_rules(seed: int) -> None:
    rules, players = seeded(f"entries {seed}")
    assert_same(shortened(rules, players, 8), players, "entries")

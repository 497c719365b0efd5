"""The engine and a slow second telling of the rules agree on random rulesets: turns, legal acts, points."""

from __future__ import annotations

import pytest

from barbu.deal import NotPlayed
from barbu.deal.state import DealPlay
from barbu.match import Acted, Match
from barbu.match.phases import Playing, Result
from barbu.rules import Ruleset, TrickContract
from tests.support import drive, naive, scale
from tests.support.naive_play import Layout, Tricks
from tests.support.random_rulesets import seeded

BLOCK = 20
"""Rulesets of one test case."""


@pytest.mark.parametrize("block", range(scale.count(10, 500)))
def test_two_tellings_of_the_rules_agree(block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        compare_match(f"two ways {seed}")


def compare_match(seed: str) -> None:
    """Plays a match of a random ruleset, looking at every act and every score twice."""
    rules, players = seeded(seed)
    telling: Tricks | Layout | None = None
    before = 0
    for match in drive.walk(rules, players, drive.any_legal, seed):
        last = match.events[-1] if match.events else None
        if telling is not None:
            assert isinstance(last, Acted)
            telling.act(last.action)  # type: ignore[arg-type]
        elif isinstance(match.phase, Playing):
            telling = told(match.phase.play)
        if telling is not None:
            agree(match, telling, seed)
        if len(match.results) > before:
            assert points_told(rules, match.results[-1], players, telling) == list(match.results[-1].score.points), seed
        before = len(match.results)
        if not isinstance(match.phase, Playing):
            telling = None


def told(play: DealPlay) -> Tricks | Layout:
    """The same deal, to be told the second way."""
    setup = play.setup
    hands = [list(hand) for hand in play.hands]
    if isinstance(setup.row, TrickContract):
        return Tricks(setup.rules, setup.row, hands, setup.first, setup.trump)
    return Layout(setup.rules, setup.row, hands, setup.first, setup.start)


def agree(match: Match, telling: Tricks | Layout, seed: str) -> None:
    """Both know whether the deal is over, whose turn it is, and what is legal."""
    if not isinstance(match.phase, Playing):
        assert telling.over, seed
        return
    assert not telling.over, seed
    assert telling.turn == match.to_act, seed
    assert telling.legal() == set(match.legal), seed
    assert len(match.legal) == len(set(match.legal)), seed


def points_told(rules: Ruleset, result: Result, players: int, telling: Tricks | Layout | None) -> list[int]:
    """The points of a deal, told the second way."""
    round, row = result.round, result.round.contract
    if isinstance(result.outcome, NotPlayed):
        points = [0] * players
        if result.outcome.undoubled:
            cards = [card for hand in round.hands for card in hand]
            points = naive.undoubled(rules, naive.total(rules, row, players, cards), players, round.roles.declarer)
    else:
        assert telling is not None
        points = telling.points()
    bets = [(bet.doubler, bet.doubled, bet.redoubled) for bet in round.bets]
    return naive.called(rules, points, round.roles.chooser, round.blind, bets)

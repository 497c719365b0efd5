"""A layout that nobody can continue: dealt again, but not for ever."""

from __future__ import annotations

import msgspec

from barbu.cards import cards
from barbu.match import Dealt, sheet
from barbu.match.progress import MOST_REDEALS
from barbu.rules import Ruleset, preset, problems
from tests.support.drive import any_legal, play_out


def stuck_table() -> Ruleset:
    """Three of the four tens are gone and holes block: only hearts can ever be opened."""
    rules = preset("classic-32")
    domino = msgspec.structs.replace(rules.contract("domino"), missing="block", blocked="redeal")
    deck = msgspec.structs.replace(rules.deck, removed=cards("10C 10S 10D AC"))
    return msgspec.structs.replace(rules, deck=deck, contracts=(domino,), deals=2)


def test_a_deal_that_is_stuck_time_and_again_shares_the_prizes_in_the_end() -> None:
    rules = stuck_table()
    assert problems(rules) == ()
    match = play_out(rules, 4, any_legal, "stuck")
    assert sum(isinstance(event, Dealt) for event in match.events) == 2 * (MOST_REDEALS + 1)
    assert [result.round.thrown_in for result in match.results] == [MOST_REDEALS] * 2
    assert [row.score.points for row in sheet(match.state).rows] == [(37, 37, 37, 37)] * 2  # 150, rounded toward zero

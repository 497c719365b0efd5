"""Dear cards: nobody plays one that he could keep, at whatever level; slams are gone for, and stopped."""

from __future__ import annotations

import pytest

from barbu.bots.arena.rows import only
from barbu.bots.levels import LEVELS
from barbu.cards import Card, cards
from barbu.deal.actions import Play
from barbu.match import MatchView
from barbu.rules import preset
from tests.support.positions import in_seat, trick_position
from tests.support.table import with_row
from tests.support.thinkers import HEAVY, ready

TABLEAU = preset("fr-tableau-32")

levels = pytest.mark.parametrize("name", LEVELS)
steady = pytest.mark.parametrize("name", ["regular", "strong"])


def may_play(name: str, seen: MatchView) -> set[Card]:
    """The cards that the level plays with one seed or another: enough of them for slips to come up."""
    seeds = range(6 if name in HEAVY else 40)
    acts = [ready(name).decide(seen, str(seed)) for seed in seeds]
    return {action.card for action in acts if isinstance(action, Play)}


def card(text: str) -> Card:
    return Card.parse(text)


# --- the price of a slip ----------------------------------------------------------------------------


@levels
def test_in_the_last_seat_nobody_takes_the_dear_card_with_itself(name: str) -> None:
    assert card("KH") not in may_play(name, in_seat(only(TABLEAU, "barbu"), "9H KH 7S 8S 9S 7D 8D 9D", "8H 10H JH"))
    assert card("QS") not in may_play(name, in_seat(only(TABLEAU, "queens"), "7S QS 7C 8C 7D 8D 7H 8H", "8S 9S JS"))


@levels
def test_in_the_last_seat_nobody_wins_a_queen_that_he_may_leave(name: str) -> None:
    assert card("AS") not in may_play(name, in_seat(only(TABLEAU, "queens"), "7S AS 7C 8C 7D 8D 9D 10D", "8S QS JS"))


@levels
def test_nobody_wastes_the_chance_to_throw_what_costs_all(name: str) -> None:
    seen = in_seat(only(TABLEAU, "barbu"), "7S 8S AS 7D 8D 9H JH KH", "8C 9C JC")
    assert may_play(name, seen) == {card("KH")}


def test_a_beginner_does_slip_where_it_costs_little() -> None:
    assert len(may_play("beginner", in_seat(only(TABLEAU, "tricks"), "7C 10C AC 7S 8S 8D 9D 7H", "9C QC JC"))) > 1


# --- leads ------------------------------------------------------------------------------------------


def leads(name: str, contract: str, hand: str) -> set[Card]:
    """What the level leads to the first trick."""
    return may_play(name, trick_position(only(TABLEAU, contract), 4, [hand]))


LONE = """
barbu  KH 7S 9S KS AS 7D 8D JD
barbu  KH 8C JC QC 8D 10D QD AD
queens QS 7D 9D KD AD 7H 8H JH
salad  KH 7C 8C 9C 10C KS AS 7D
salad  KH 8C 8S 9S KS 8D 10D QD
"""
"""A dear card alone in its suit, and a hand with which it is far worse in 2,000 worlds to lead it than something else.
In others it is lost anyhow; and who must take much of a salad does well to take it early, with cheap hearts.
"""


@levels
@pytest.mark.parametrize("line", LONE.strip().splitlines())
def test_a_dear_card_that_is_alone_is_not_led_where_it_may_get_away(name: str, line: str) -> None:
    contract, hand = line.split(maxsplit=1)
    assert card(hand.split()[0]) not in leads(name, contract, hand)


@pytest.mark.parametrize("name", [name for name in LEVELS if name not in HEAVY])
def test_the_quick_player_does_not_lead_it_from_a_hand_of_high_cards_either(name: str) -> None:
    assert card("KH") not in leads(name, "barbu", "KH 10S QS AS QC AC JD KD")


# --- slams ------------------------------------------------------------------------------------------


@steady
@pytest.mark.parametrize("contract", ["tricks", "hearts", "queens"])
def test_a_hand_that_takes_all_goes_for_the_slam(name: str, contract: str) -> None:
    rules = with_row(only(TABLEAU, contract), contract, slam="mirror")
    seen = trick_position(rules, 4, ["AS KS QS JS AH KH QH 7H"])
    assert may_play(name, seen) <= set(cards("AS KS QS JS AH KH QH"))


@steady
def test_a_slam_is_not_completed_for_another_by_a_card_thrown_to_him(name: str) -> None:
    """Seat 1 has all queens but one, and is winning; the last of them is kept, though it could go."""
    rules = with_row(only(preset("classic-32"), "queens"), "queens", slam="mirror")
    hands = ["7C 8S 8D KH QH", "AC AS AD AH", "QC QS QD 7H", "8C 7S 7D 8H"]
    seen = trick_position(rules, 4, hands, "7C AC QC 8C AS QS 7S 8S AD QD 7D 8D AH 7H 8H")
    assert may_play(name, seen) == {card("KH")}

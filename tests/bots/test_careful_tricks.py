"""`careful` in tricks: single positions with one sensible card."""

import msgspec
import pytest

from barbu.bots import bot
from barbu.bots.arena.rows import only
from barbu.cards import Card, cards
from barbu.deal.actions import Play
from barbu.match import Action, MatchView
from barbu.rules import Ruleset, TrickContract, from_plain, preset
from tests.support import scale
from tests.support.drive import play_out
from tests.support.ducks import last_seat
from tests.support.positions import in_seat, trick_position

TABLEAU = preset("fr-tableau-32")


def row(**prices: int) -> Ruleset:
    """One trick contract with these prices, as gains, for four players and 32 cards."""
    plain = {"deck": {"leftover": "none"}, "contracts": [{"id": "row", "prices": prices}]}
    return from_plain(plain)


def may_play(seen: MatchView) -> set[Card]:
    """The cards that `careful` plays with one seed or another."""
    acts = [bot("careful").decide(seen, seed) for seed in "abcdefgh"]
    return {action.card for action in acts if isinstance(action, Play)}


def played(seen: MatchView) -> Card:
    """The card that `careful` plays, whatever the seed."""
    (found,) = may_play(seen)
    return found


def card(text: str) -> Card:
    return Card.parse(text)


def test_in_the_last_seat_it_ducks_with_the_highest_card_that_does() -> None:
    assert played(in_seat(only(TABLEAU, "tricks"), "7C 10C AC 7S 8S 8D 9D 7H", "8C 9C JC")) == card("10C")


def test_where_every_card_takes_the_trick_it_takes_it_with_the_highest() -> None:
    assert played(in_seat(only(TABLEAU, "tricks"), "10C QC AC 7S 8S 8D 9D 7H", "7C 8C 9C")) == card("AC")


def test_a_trick_that_is_free_is_taken_with_a_dangerous_card() -> None:
    assert played(in_seat(only(TABLEAU, "last_two"), "7C 10C AC 7S 8S 8D 9D 7H", "8C 9C JC")) == card("AC")


def test_void_it_throws_the_card_that_costs_most() -> None:
    assert played(in_seat(only(TABLEAU, "barbu"), "7S 8S AS 7D 8D 9H JH KH", "8C 9C JC")) == card("KH")
    assert played(in_seat(only(TABLEAU, "queens"), "7S 8S AS 7D 8D 9H JH QH", "8C 9C JC")) == card("QH")


def test_void_it_throws_a_high_card_of_a_short_suit() -> None:
    assert played(in_seat(only(TABLEAU, "tricks"), "AS 7D 8D 9D KD 7H 8H 9H", "8C 9C JC")) == card("AS")


def test_the_bearded_king_goes_under_an_ace() -> None:
    assert played(in_seat(only(TABLEAU, "barbu"), "7H 9H KH 7S 8S 7D 8D 9D", "8H AH")) == card("KH")


def test_a_queen_is_not_risked_while_a_higher_card_may_be_missing() -> None:
    assert played(in_seat(only(TABLEAU, "queens"), "7S QS 7C 8C 7D 8D 7H 8H", "8S 9S JS")) == card("7S")


@pytest.mark.parametrize("contract", ["tricks", "hearts", "salad", "last_two"])
def test_P43_it_does_not_lead_a_suit_that_only_it_holds(contract: str) -> None:
    three = msgspec.structs.replace(
        TABLEAU, deck=msgspec.structs.replace(TABLEAU.deck, size=24, removed=()), players=(3,)
    )
    seen = trick_position(only(three, contract), 3, ["9C 10C JC QC KC AC 9S 9H"])
    exits = set(cards("9S 9H"))
    if contract == "last_two":
        assert not may_play(seen) & exits  # the first tricks are free, and the low cards are for the last ones
    else:
        assert may_play(seen) <= exits


def slam_position(slam: str) -> MatchView:
    """Seat 1 has three queens of four, the fourth is on the table and seat 0, the last, may take it or not."""
    rules = only(preset("classic-32"), "queens")
    rows = tuple(msgspec.structs.replace(each, slam=slam) if each.id == "queens" else each for each in rules.contracts)
    hands = ["7C 8S 8D AH 8H", "AC AS AD KH", "QC QS QD QH", "8C 7S 7D 7H"]
    plays = "7C AC QC 8C AS QS 7S 8S AD QD 7D 8D KH QH 7H"
    return trick_position(msgspec.structs.replace(rules, contracts=rows), 4, hands, plays)


@pytest.mark.parametrize(("slam", "expected"), [("none", "8H"), ("mirror", "AH")])
def test_P45_it_takes_one_queen_to_stop_a_slam(slam: str, expected: str) -> None:
    assert played(slam_position(slam)) == card(expected)


def test_a_slam_of_a_single_card_turns_its_price_round() -> None:
    rules = row(QS=-20)
    mirrored = msgspec.structs.replace(rules, contracts=(msgspec.structs.replace(rules.contracts[0], slam="mirror"),))
    assert played(in_seat(rules, "7S AS 7C 8C 7D 8D 7H 8H", "9S QS JS")) == card("7S")
    assert played(in_seat(mirrored, "7S AS 7C 8C 7D 8D 7H 8H", "9S QS JS")) == card("AS")


@pytest.mark.parametrize(("price", "expected"), [(-20, "7S"), (20, "AS")])
def test_P42_a_queen_that_pays_is_taken_and_one_that_costs_is_not(price: int, expected: str) -> None:
    assert played(in_seat(row(Q=price), "7S AS 7C 8C 7D 8D 7H 8H", "9S QS JS")) == card(expected)


@pytest.mark.parametrize(("price", "expected"), [(0, "AS"), (-50, "AH")])
def test_P42_which_ace_is_thrown_follows_from_the_prices(price: int, expected: str) -> None:
    seen = in_seat(row(trick=-10, AH=price), "AS 7D 8D 9D 10D JD 7H AH", "8C 9C JC")
    assert played(seen) == card(expected)


def test_where_tricks_pay_it_takes_them_with_the_cheapest_sure_hand() -> None:
    assert played(in_seat(row(trick=10), "7C 8C AC 7S 8S 8D 9D 7H", "9C QC JC")) == card("AC")
    assert played(in_seat(row(trick=10), "7C 8C 10C 7S 8S 8D 9D 7H", "9C QC AC")) == card("7C")


def test_it_reads_the_rankings_of_the_table() -> None:
    reversed_rules = msgspec.structs.replace(only(TABLEAU, "tricks"), ranking="reversed")
    assert played(in_seat(reversed_rules, "7C 10C AC 7S 8S 8D 9D 7H", "8C 9C JC")) == card("10C")
    ten_high = msgspec.structs.replace(only(TABLEAU, "tricks"), ranking="ten_high")
    assert played(in_seat(ten_high, "7C 10C 9C 7S 8S 8D 9D 7H", "8C QC JC")) == card("9C")


@pytest.mark.parametrize("contract", ["tricks", "hearts", "queens", "barbu", "salad"])
def test_P41_last_to_play_it_ducks_a_trick_that_costs(contract: str) -> None:
    rules = only(TABLEAU, contract)
    priced = rules.active[0]
    assert isinstance(priced, TrickContract)
    ducks: list[bool] = []

    def watching(seen: MatchView, seed: str) -> Action:
        action = bot("careful").decide(seen, seed)
        taken = last_seat(seen, action)
        if taken is not None:
            ducks.append(not taken)
        return action

    for deal in range(scale.count(200, 2000)):
        play_out(rules, 4, watching, f"duck {deal}")
    assert len(ducks) >= 30
    assert sum(ducks) >= 0.99 * len(ducks)

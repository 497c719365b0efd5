"""S1 and S2, Classic Barbu: the cards, the deal and the contracts."""

from __future__ import annotations

import pytest

from barbu.cards import FULL_PACK, Card, Rank
from barbu.deal import Pass, Play, act
from barbu.deal.layout import LayoutPlay
from barbu.match import view
from barbu.rules import preset
from tests.support import drive
from tests.support.show import (
    dealt_cards,
    paid,
    paid_out,
    play_of,
    played,
    ranking,
    refused,
    seen,
    taker,
    ticks,
    variant,
    with_card,
)
from tests.support.table import begun, dealt, entered, in_tricks, legal, points, skipped, sweep, tricks

S1 = preset("classic-32")
TRICK_CONTRACTS = ("tricks", "hearts", "queens", "barbu", "salad")
CONTRACTS = (*TRICK_CONTRACTS, "domino")


# --- what can be changed ----------------------------------------------------------------------------


@pytest.mark.parametrize("price", [40, 80])
def test_S1_2_the_king_of_hearts_may_cost_forty_or_eighty(price: int) -> None:
    rules = variant("classic-32", f"[contracts.barbu]\nprices = {{ KH = -{price} }}")
    assert paid(rules, "barbu", KH=(0, 1, 0, 0)) == (0, -price, 0, 0)


def test_S1_2_a_queen_may_cost_less_than_a_heart_and_a_seventh_contract_be_played() -> None:
    queens = variant("classic-32", "[contracts.queens]\nprices = { Q = -5 }")
    assert paid(queens, "queens", Q=(1, 3, 0, 0))[0] > paid(queens, "hearts", H=(1, 7, 0, 0))[0]
    seven = variant("classic-32", "[contracts.last_trick]\nprices = { last = -50 }")
    match = skipped(begun(seven), 6)
    assert seen(dealt(match)).contract == "last_trick"
    assert entered(match, "last_trick").results[-1].score.points == (-50, 0, 0, 0)
    whole = variant("classic-32", "deck = { size = 52 }")
    assert len(dealt_cards(dealt(begun(whole)))) == 52


# --- cards and deal ---------------------------------------------------------------------------------


def test_S1_6_four_play_each_for_himself_with_thirty_two_cards() -> None:
    assert {refused(drive.start, S1, count) for count in (3, 5)} == {"wrong-players"}
    match = dealt(begun(S1))
    assert dealt_cards(match) == [card for card in FULL_PACK if card.rank >= Rank.SEVEN]
    assert refused(begun(S1).apply, with_card(S1, 4, "6C")) == "wrong-pack"
    assert view(entered(begun(S1), "tricks"), None).sheet.totals == (40, 0, 0, 0)


def test_S1_7_eight_cards_each_make_eight_tricks() -> None:
    match = dealt(begun(S1))
    assert seen(match).counts == (8, 8, 8, 8)
    for result in played("classic-32").results:
        if not isinstance(result.play, LayoutPlay):
            assert result.play is not None
            assert len(result.play.done) == 8


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_S1_8_ranks_from_ace_to_seven_without_trumps(contract: str) -> None:
    assert ranking(S1, contract, "7 8 9 10 J Q K A")
    assert taker(S1, contract, "7C AS AH AD") == 0


def test_S1_9_the_right_neighbour_cuts_and_all_cards_are_dealt_as_the_dealer_likes() -> None:
    match = dealt(begun(S1))
    told = view(match, 0).rules
    assert (told.shuffle_cut, told.deal_style, told.direction) == ("previous", "free", "clockwise")
    assert sum(seen(match).counts) == 32
    assert seen(match).out == ()


def test_S1_10_the_left_neighbour_of_the_dealer_leads_and_play_is_clockwise() -> None:
    match = dealt(begun(S1, dealer=2))
    order = []
    for _ in range(4):
        order.append(match.to_act)
        match = match.act(match.legal[0])
    assert order == [3, 0, 1, 2]


def test_S1_11_one_follows_high_or_low_else_plays_anything_and_the_best_of_the_suit_leads_next() -> None:
    play = in_tricks(tricks(S1, "hearts", "9C 7S", "7C AC 8D", "7H AH JS", "10C 8C"), "9C")
    assert legal(play) == "7C AC"
    assert refused(act, play, Play(Card.parse("8D"))) == "must-follow"
    assert legal(in_tricks(play, "7C")) == "7H AH JS"
    done = in_tricks(play, "7C AH 10C")
    assert (done.done[-1].winner, done.turn) == (3, 3)


def test_S1_12_each_player_deals_all_six_in_the_set_order() -> None:
    match = begun(S1, dealer=1)
    seats, contracts = [], []
    while not match.finished:
        seats.append(seen(match).roles.dealer)
        contracts.append(seen(dealt(match)).contract)
        match = skipped(match, 1)
    assert seats == [1] * 6 + [2] * 6 + [3] * 6 + [0] * 6
    assert contracts == [*CONTRACTS] * 4
    assert ticks(match) == {(seat, contract) for seat in range(4) for contract in CONTRACTS}


# --- the contracts ----------------------------------------------------------------------------------


def test_S1_22_every_trick_costs_five() -> None:
    assert paid(S1, "tricks", (5, 3, 0, 0)) == (-25, -15, 0, 0)


def test_S1_23_all_eight_tricks_give_forty() -> None:
    assert points(sweep(S1, "tricks")) == (40, 0, 0, 0)
    assert paid(S1, "tricks", (7, 1, 0, 0)) == (-35, -5, 0, 0)


def test_S1_24_every_heart_costs_ten() -> None:
    assert paid(S1, "hearts", H=(5, 0, 2, 1)) == (-50, 0, -20, -10)


def test_S1_25_all_hearts_give_eighty_whoever_has_the_other_tricks() -> None:
    hands = ("AH KH 8S", "7H 8H JS", "9H JH QS", "10H QH KS")
    play = in_tricks(tricks(S1, "hearts", *hands), "AH 7H 9H 10H KH 8H JH QH 8S JS QS KS")
    assert [trick.winner for trick in play.done] == [0, 0, 3]
    assert points(play) == (80, 0, 0, 0)


def test_S1_26_every_queen_costs_twenty() -> None:
    assert paid(S1, "queens", Q=(0, 3, 1, 0)) == (0, -60, -20, 0)


def test_S1_27_all_four_queens_give_eighty() -> None:
    assert points(sweep(S1, "queens")) == (80, 0, 0, 0)
    assert paid(S1, "queens", Q=(0, 0, 0, 4)) == (0, 0, 0, 80)


def test_S1_28_the_king_of_hearts_costs_fifty_even_with_all_tricks() -> None:
    assert paid(S1, "barbu", KH=(0, 1, 0, 0)) == (0, -50, 0, 0)
    assert points(sweep(S1, "barbu")) == (-50, 0, 0, 0)


def test_S1_29_the_salad_adds_the_four_contracts_before_it() -> None:
    counts = paid(S1, "salad", (3, 2, 3, 0), H=(4, 1, 3, 0), Q=(1, 2, 1, 0), KH=(1, 0, 0, 0))
    assert counts == (-125, -60, -65, 0)
    assert sum(counts) == -250


def test_S1_30_one_trick_is_charged_for_itself_and_for_each_card_in_it() -> None:
    hands = ("8H 7C", "9H 8C", "QS 9C", "10D 10C")
    assert points(in_tricks(tricks(S1, "salad", *hands), "8H 9H QS 10D 8C 9C 10C 7C")) == (0, -45, 0, -5)
    queen_of_hearts = ("8H 7C", "QH 8C", "7S 9C", "9D 10C")
    play = in_tricks(tricks(S1, "salad", *queen_of_hearts), "8H QH 7S 9D 8C 9C 10C 7C")
    assert points(play) == (0, -45, 0, -5)


def test_S1_31_only_every_trick_turns_the_salad_round() -> None:
    assert points(sweep(S1, "salad")) == (250, 0, 0, 0)
    assert paid(S1, "salad", (7, 1, 0, 0), H=(8, 0, 0, 0), Q=(4, 0, 0, 0), KH=(1, 0, 0, 0)) == (-245, -5, 0, 0)


def test_S1_32_the_layout_has_no_tricks_and_pays_one_hundred_and_fifty() -> None:
    match = dealt(skipped(begun(S1), 5))
    play = play_of(match)
    assert isinstance(play, LayoutPlay)
    assert refused(act, play, Play(play.hands[play.turn][0])) == "cards-are-laid"
    assert refused(act, tricks(S1, "tricks", "7C", "8C", "9C", "10C"), Pass()) == "tricks-are-played"
    assert paid_out(S1, "domino", (3, 1)) == (0, 50, 0, 100)

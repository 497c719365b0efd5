"""S0, the French "tableau" rules: the game, its cards, its contracts and its tricks."""

from __future__ import annotations

from itertools import pairwise

import pytest

from barbu.cards import FULL_PACK, Rank, Suit, cards
from barbu.deal import Lay, Play, act
from barbu.deal.layout import LayoutPlay
from barbu.deal.tricks import TrickPlay
from barbu.errors import NotLegal
from barbu.match import Choose, Dealt, FirstDealer, Header, Match, view
from barbu.rules import preset
from tests.support import drive
from tests.support.show import (
    dealt_cards,
    grid_of,
    paid,
    paid_out,
    play_of,
    played,
    ranking,
    refused,
    seen,
    steps,
    taker,
    ticks,
    with_card,
)
from tests.support.table import begun, dealt, entered, in_tricks, layout, legal, points, sweep, tricks

S0 = preset("fr-tableau-32")
TRICK_CONTRACTS = ("tricks", "hearts", "queens", "barbu", "last_two", "salad")
CONTRACTS = (*TRICK_CONTRACTS, "domino")

every_table = pytest.mark.parametrize("players", [3, 4, 5])


# --- the game and its cards -------------------------------------------------------------------------


@every_table
def test_S0_2_four_play_and_three_or_five_can(players: int) -> None:
    assert played("fr-tableau-32", players).finished
    assert {refused(drive.start, S0, count) for count in (2, 6, 7)} == {"wrong-players"}


def test_S0_3_one_pack_is_dealt_and_points_and_used_contracts_are_written_down() -> None:
    given = dealt_cards(dealt(begun(S0)))
    assert len(set(given)) == len(given)
    assert set(given) <= set(FULL_PACK)
    assert refused(begun(S0).apply, with_card(S0, 4, "AH")) == "wrong-pack"
    paper = view(entered(begun(S0), "hearts"), None)
    assert [row.score.points for row in paper.sheet.rows] == [(80, 0, 0, 0)]
    assert [box.contract for box in paper.grid if box.deal] == ["hearts"]


def test_S0_4_six_contracts_in_tricks_without_trumps_and_one_layout() -> None:
    match = dealt(begun(S0))
    assert seen(match, 1).options == CONTRACTS
    for contract in TRICK_CONTRACTS:
        play = play_of(match.choose(contract))
        assert isinstance(play, TrickPlay)
        assert play.setup.trump is None
        assert taker(S0, contract, "8C AS AH AD") == 0
    assert isinstance(play_of(match.choose("domino")), LayoutPlay)
    assert paid(S0, "barbu", KH=(0, 0, 1, 0)) == (0, 0, 80, 0)


def test_S0_5_the_choice_goes_round_and_each_takes_what_he_has_not_had() -> None:
    match = begun(S0)
    choosers = []
    for contract in ("tricks",) * 4 + ("hearts",) * 4:
        choosers.append(dealt(match).to_act)
        match = entered(match, contract)
    assert choosers == [1, 2, 3, 0, 1, 2, 3, 0]
    ninth = dealt(match)
    assert seen(ninth, 1).options == ("queens", "barbu", "last_two", "salad", "domino")
    assert refused(ninth.choose, "hearts") == "contract-done"


def test_S0_7_without_twos_to_sixes_thirty_two_cards_are_dealt() -> None:
    given = dealt_cards(dealt(begun(S0)))
    assert given == [card for card in FULL_PACK if card.rank >= Rank.SEVEN]
    assert len(given) == 32
    for rank in "23456":
        assert refused(begun(S0).apply, with_card(S0, 4, f"{rank}D")) == "wrong-pack"


@pytest.mark.parametrize("players", [3, 5])
def test_S0_8_three_or_five_play_without_the_black_sevens(players: int) -> None:
    given = dealt_cards(dealt(begun(S0, players)))
    assert len(given) == 30
    assert not set(cards("7S 7C")) & set(given)
    assert set(cards("7D 7H")) <= set(given)
    assert refused(begun(S0, players).apply, with_card(S0, players, "7S")) == "wrong-pack"


def test_S0_9_the_highest_card_drawn_makes_the_first_dealer() -> None:
    assert S0.first_dealer == "highest"
    match = drive.start(S0, 4).apply(FirstDealer(2, cards("8C QS AH KD")))
    assert match.events[0] == FirstDealer(2, cards("8C QS AH KD"))
    assert seen(match).roles.dealer == 2


@pytest.mark.parametrize(("players", "hand"), [(3, 10), (4, 8), (5, 6)])
def test_S0_10_every_card_is_dealt(players: int, hand: int) -> None:
    match = dealt(begun(S0, players))
    assert seen(match).counts == (hand,) * players
    assert seen(match).out == ()
    few = Dealt(tuple(tuple(dealt_cards(match)[seat::players])[1:] for seat in range(players)))
    assert refused(begun(S0, players).apply, few) == "wrong-hands"


def test_S0_11_the_deal_passes_to_the_left_and_play_is_clockwise() -> None:
    match = begun(S0, dealer=2)
    dealers = []
    for _ in range(5):
        dealers.append(seen(match).roles.dealer)
        match = entered(match, "")
    assert dealers == [2, 3, 0, 1, 2]
    assert S0.direction == "clockwise"
    play = in_tricks(tricks(S0, "tricks", "7C", "8C", "9C", "10C", first=2), "9C 10C 7C")
    assert play.turn == 1


# --- the contracts ----------------------------------------------------------------------------------


def test_S0_12_each_deal_is_played_under_one_contract() -> None:
    match = dealt(begun(S0)).choose("queens")
    assert refused(match.act, Choose("hearts")) == "play-a-card"
    sheet = view(played("fr-tableau-32"), None).sheet
    assert [row.deal for row in sheet.rows] == list(range(1, 29))
    assert {row.contract for row in sheet.rows} == set(CONTRACTS)


def test_S0_13_every_trick_costs_ten() -> None:
    assert paid(S0, "tricks", (3, 0, 4, 1)) == (30, 0, 40, 10)


def test_S0_14_every_heart_costs_ten() -> None:
    assert paid(S0, "hearts", H=(5, 0, 2, 1)) == (50, 0, 20, 10)


def test_S0_15_every_queen_costs_twenty() -> None:
    assert paid(S0, "queens", Q=(0, 3, 1, 0)) == (0, 60, 20, 0)


def test_S0_16_the_trick_before_the_last_costs_thirty_and_the_last_fifty() -> None:
    assert paid(S0, "last_two", last2=(0, 1, 0, 0), last=(0, 0, 0, 1)) == (0, 30, 0, 50)
    assert paid(S0, "last_two", last2=(0, 0, 1, 0), last=(0, 0, 1, 0)) == (0, 0, 80, 0)


def test_S0_17_the_salad_prices_all_of_them_at_once() -> None:
    parts = [points(sweep(S0, contract)) for contract in TRICK_CONTRACTS[:-1]]
    assert parts == [(80, 0, 0, 0)] * 5
    assert points(sweep(S0, "salad")) == (400, 0, 0, 0)


def test_S0_18_the_layout_takes_three_hundred_off_the_first_and_one_hundred_off_the_second() -> None:
    assert paid_out(S0, "domino", (2, 0)) == (-100, 0, -300, 0)
    for play in [result.play for result in played("fr-tableau-32").results]:
        if isinstance(play, LayoutPlay):
            expected = {play.finished[0]: -300, play.finished[1]: -100}
            assert points(play) == tuple(expected.get(seat, 0) for seat in range(4))


def test_S0_19_one_chooses_at_ones_turn_and_with_ones_hand_in_view() -> None:
    hand = "AH KH QH JH 10H 9H 8H 7H"
    match = dealt(begun(S0), "", hand)
    assert match.to_act == 1
    assert set(seen(match, 1).hand) == set(cards(hand))
    assert refused(match.act, Choose("queens"), seat=2) == "not-your-turn"
    assert seen(match.choose("queens")).contract == "queens"
    assert refused(begun(S0).choose, "queens") == "nobody-to-act"


@every_table
def test_S0_20_S0_21_as_many_deals_as_contracts_times_players(players: int) -> None:
    assert len(played("fr-tableau-32", players).results) == 7 * players
    assert len(played("fr-tableau-32-literal", players).results) == 6 * players


def test_S0_22_the_choosers_box_is_ticked() -> None:
    match = entered(begun(S0), "hearts", "tricks")
    assert ticks(match) == {(1, "hearts"), (2, "tricks")}
    assert len(grid_of(match)) == 28


@every_table
def test_S0_23_the_match_is_over_once_no_box_is_empty(players: int) -> None:
    for before, match in pairwise(steps("fr-tableau-32", players)):
        if len(match.results) > len(before.results):
            assert match.finished == (len(ticks(match)) == 7 * players)
        else:
            assert not match.finished


# --- playing the tricks -----------------------------------------------------------------------------


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_S0_24_ranks_from_seven_to_ace(contract: str) -> None:
    assert ranking(S0, contract, "7 8 9 10 J Q K A")


def test_S0_25_the_left_neighbour_of_the_dealer_looks_chooses_and_leads() -> None:
    match = dealt(begun(S0, dealer=3))
    assert match.to_act == 0
    assert len(seen(match, 0).hand) == 8
    playing = match.choose("tricks")
    assert playing.to_act == 0
    assert play_of(playing).setup.first == 0


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_S0_26_a_leader_may_open_with_any_card(contract: str) -> None:
    play = tricks(S0, contract, "KH QD 7C", "AC 9C 8C", "7D 8D 9D", "7S 8S 9S")
    assert legal(play) == "KH QD 7C"
    later = in_tricks(play, "7C AC 7D 7S")
    assert (later.turn, legal(later)) == (1, "9C 8C")


def test_S0_27_S0_28_the_suit_led_is_owed_high_or_low_and_without_it_any_card_goes() -> None:
    led = in_tricks(tricks(S0, "tricks", "9C AS", "7C AC 8D", "7H AH 8S", "10C 8C"), "9C")
    assert legal(led) == "7C AC"
    assert refused(act, led, Play(cards("8D")[0])) == "must-follow"
    void = in_tricks(led, "AC")
    assert legal(void) == "7H AH 8S"
    assert legal(in_tricks(void, "AH")) == "10C 8C"


def test_S0_29_the_best_card_of_the_suit_led_takes_the_trick_and_leads_on() -> None:
    play = in_tricks(tricks(S0, "tricks", "9C 7S", "7C 8S", "AH 9S", "KC JS"), "9C 7C AH KC")
    assert (play.done[-1].winner, play.turn) == (3, 3)
    assert points(in_tricks(play, "JS 7S 8S 9S")) == (0, 0, 0, 20)
    for suit in Suit:
        other = "C" if suit != Suit.CLUBS else "D"
        assert taker(S0, "queens", f"8{suit} A{other} 9{suit} K{other}", first=1) == 3


def test_S0_30_points_are_entered_when_the_deal_is_over() -> None:
    match = dealt(begun(S0)).choose("tricks")
    while not match.results:
        assert view(match, None).sheet.rows == ()
        match = match.act(match.legal[0])
    (row,) = view(match, None).sheet.rows
    assert sum(row.score.points) == 80
    assert row.running == row.score.points


def test_S0_31_the_layout_alone_is_played_without_tricks_and_lowers_a_score() -> None:
    play = layout(S0, "domino", "8C 9C", "10C JC", "QC KC", "AC 7C")
    assert refused(act, play, Play(cards("8C")[0])) == "cards-are-laid"
    board = tricks(S0, "tricks", "8C 9C", "10C JC", "QC KC", "AC 7C")
    assert refused(act, board, Lay(cards("8C")[0])) == "tricks-are-played"
    for row in view(played("fr-tableau-32"), None).sheet.rows:
        if row.contract == "domino":
            assert min(row.score.points) < 0 == max(row.score.points)
        else:
            assert min(row.score.points) >= 0


def test_S0_9_the_cards_drawn_must_make_the_first_dealer() -> None:
    rules = preset("fr-tableau-32")
    match = Match.start(Header("m", rules, ("Ann", "Bo", "Cy", "Di")))
    drawn = cards("KS AH AC 7D 9S QH")  # Bo and Cy tie with an ace; Cy then draws higher
    assert match.apply(FirstDealer(2, drawn)).state.first == 2
    for seat in (0, 1, 3):
        with pytest.raises(NotLegal) as refused:
            match.apply(FirstDealer(seat, drawn))
        assert refused.value.id == "wrong-draw"
    for short in (drawn[:4], (*drawn, drawn[0])):
        with pytest.raises(NotLegal):
            match.apply(FirstDealer(2, short))

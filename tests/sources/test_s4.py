"""S4, the Finnish eight-deal series."""

from __future__ import annotations

import pytest

from barbu.cards import FULL_PACK, Card, Rank
from barbu.deal import Lay, Pass, Play, act
from barbu.deal.tricks import TrickPlay
from barbu.match import Dealt, Double, Entered, Match, NameStart, view
from barbu.match.phases import Doubling, NamingStart, Playing
from barbu.rules import preset
from tests.support import drive
from tests.support.show import (
    dealt_cards,
    layout_with_rest,
    layouts,
    paid,
    paid_out,
    played,
    ranking,
    refused,
    seen,
    taker,
    with_card,
)
from tests.support.table import (
    begun,
    dealt,
    easy_entry,
    entered,
    in_layout,
    in_tricks,
    legal,
    points,
    skipped,
    sweep,
    tricks,
)

S4 = preset("suite-8")
TRICK_CONTRACTS = ("tricks", "hearts", "queens", "barbu", "last_two", "salad")
CONTRACTS = (*TRICK_CONTRACTS, "domino", "domino_2")


# --- the series -------------------------------------------------------------------------------------


def test_S4_1_four_single_players_with_thirty_two_cards() -> None:
    assert {refused(drive.start, S4, count) for count in (3, 5)} == {"wrong-players"}
    assert dealt_cards(dealt(begun(S4))) == [card for card in FULL_PACK if card.rank >= Rank.SEVEN]
    assert refused(begun(S4).apply, with_card(S4, 4, "6C")) == "wrong-pack"
    assert view(entered(begun(S4), "tricks"), None).sheet.totals == (-80, 0, 0, 0)


def test_S4_2_the_order_is_set_and_there_are_no_doubles() -> None:
    match = begun(S4)
    for contract in CONTRACTS:
        playing = dealt(match)
        assert seen(playing).contract == contract
        assert not isinstance(playing.phase, Doubling)
        assert refused(playing.act, Double((0,))) in ("play-a-card", "name-a-start")
        match = skipped(match, 1)
    assert refused(begun(S4).apply, easy_entry_of("hearts")) == "contract-done"


def easy_entry_of(contract: str) -> Entered:
    """An entry of this contract, taken from a match in which it is due."""
    due = skipped(begun(S4), CONTRACTS.index(contract))
    return Entered(easy_entry(due, contract))


def test_S4_3_each_of_eight_deals_starts_with_eight_new_cards() -> None:
    match = played("suite-8")
    assert len(match.results) == 8
    hands = [result.round.hands for result in match.results]
    assert len(set(hands)) == 8
    assert {len(hand) for deal in hands for hand in deal} == {8}
    few = Dealt(tuple(tuple(FULL_PACK[seat::4][-7:]) for seat in range(4)))
    assert refused(begun(S4).apply, few) == "wrong-hands"


def test_S4_4_the_right_neighbour_of_the_dealer_begins_and_all_goes_anticlockwise() -> None:
    assert S4.direction == "anticlockwise"
    match = begun(S4, dealer=2)
    for dealer in (2, 3, 0, 1, 2, 3):
        playing = dealt(match)
        assert seen(playing).roles.dealer == dealer
        order = []
        for _ in range(4):
            order.append(playing.to_act)
            playing = playing.act(playing.legal[0])
        assert order == [(dealer + step) % 4 for step in (1, 2, 3, 4)]
        match = skipped(match, 1)
    assert dealt(match).to_act == 1


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_S4_5_the_seven_is_lowest_and_the_ace_highest(contract: str) -> None:
    assert ranking(S4, contract, "7 8 9 10 J Q K A")


# --- tricks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_S4_6_who_holds_the_suit_led_follows_it(contract: str) -> None:
    play = in_tricks(tricks(S4, contract, "9C 7S", "7C AC 8D", "7H AH", "10C 8C"), "9C")
    assert legal(play) == "7C AC"
    assert refused(act, play, Play(Card.parse("8D"))) == "must-follow"


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_S4_7_the_top_card_of_that_suit_wins_and_leads(contract: str) -> None:
    play = in_tricks(tricks(S4, contract, "9C 7S", "JC 8S", "7C 9S", "AS 10S"), "9C JC 7C AS")
    assert (play.done[-1].winner, play.turn) == (1, 1)


def test_S4_8_a_discard_cannot_win_and_gives_no_right_to_leave_the_suit() -> None:
    assert taker(S4, "tricks", "7C AS AD AH") == 0
    assert taker(S4, "tricks", "9C 7C AD 8C") == 0
    play = in_tricks(tricks(S4, "tricks", "9C 7S", "7C AS", "8C AD", "10C JC"), "9C")
    assert legal(play) == "7C"
    assert refused(act, play, Play(Card.parse("AS"))) == "must-follow"


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_S4_9_without_the_suit_any_card_may_be_thrown(contract: str) -> None:
    play = in_tricks(tricks(S4, contract, "9S 7S", "KH QD 7D", "8S 8C", "10S 9C"), "9S")
    assert legal(play) == "KH QD 7D"


# --- Suite ------------------------------------------------------------------------------------------


def seventh(*hands: str) -> Match:
    """The seventh deal of a series that seat 0 began, with these hands; seat 2 deals and seat 3 begins."""
    return dealt(skipped(begun(S4), 6), *hands)


def test_S4_12_deals_seven_and_eight_are_suite_and_its_aim_is_an_empty_hand() -> None:
    match = played("suite-8")
    assert [isinstance(result.play, TrickPlay) for result in match.results] == [True] * 6 + [False] * 2
    for play in layouts(match):
        assert [seat for seat in play.finished if play.hands[seat]] == []
        assert points(play)[play.finished[0]] == max(points(play)) == 300


def test_S4_13_a_value_is_a_rank_from_seven_to_ace() -> None:
    match = seventh()
    assert match.legal == tuple(NameStart(rank) for rank in Rank if rank >= Rank.SEVEN)
    assert refused(match.start_at, "6") == "name-a-start"


def test_S4_14_the_right_neighbour_of_the_dealer_names_it_and_need_not_hold_it() -> None:
    match = seventh("", "", "", "7C 8C 9C 10C JC 7D 8D 9D")
    assert isinstance(match.phase, NamingStart)
    assert (seen(match).roles.dealer, match.to_act) == (2, 3)
    assert refused(match.act, NameStart(Rank.TEN), seat=2) == "not-your-turn"
    for rank in Rank:
        if rank >= Rank.SEVEN:
            assert seen(match.act(NameStart(rank))).start == rank


def test_S4_15_he_lays_a_card_of_it_or_passes_to_the_next_seat() -> None:
    match = seventh("", "", "", "7C 8C 9C 10C JC 7D 8D 9D")
    assert match.start_at("10").legal == (Lay(Card.parse("10C")),)
    assert refused(match.start_at("10").pass_turn) == "must-lay"
    without = match.start_at("K")
    assert (without.to_act, without.legal) == (3, (Pass(),))
    assert without.pass_turn().to_act == 0


def test_S4_16_a_turn_is_a_card_of_the_start_rank_or_one_beside_a_run() -> None:
    play = layout_with_rest(S4, "domino", "QC KH 10C 9C QD 7S", "7D", "8D", start_rank="Q", laid="JC QC KC")
    assert legal(play) == "10C QD"
    assert refused(act, play, Lay(Card.parse("9C"))) == "does-not-continue"
    assert refused(act, play, Lay(Card.parse("KH"))) == "suit-not-open"


def test_S4_17_only_who_has_no_card_that_fits_passes() -> None:
    play = layout_with_rest(S4, "domino", "10C 7S", "7D 9S", "8D", start_rank="Q", laid="JC QC KC")
    assert refused(act, play, Pass()) == "must-lay"
    assert legal(in_layout(play, "10C")) == "pass"


def test_S4_18_four_runs_grow_both_ways_and_not_round() -> None:
    laid = "8C 9C 10C JC QC KC"
    assert legal(layout_with_rest(S4, "domino", "7C AC 7S", "7D", "8D", start_rank="J", laid=laid)) == "7C AC"
    full = layout_with_rest(S4, "domino", "8C 7C", "7D", "8D", start_rank="J", laid="JC QC KC AC")
    assert legal(full) == "pass"
    for suit in "CSDH":
        opened = layout_with_rest(S4, "domino", f"J{suit} 7C", "7D 8D", "8H", start_rank="J")
        assert legal(opened) == f"J{suit}"


def test_S4_19_an_ace_gives_one_more_turn_if_wanted() -> None:
    play = layout_with_rest(S4, "domino", "AC 10C 7S", "7D", "8D", start_rank="J", laid="JC QC KC")
    ace = in_layout(play, "AC")
    assert (ace.turn, legal(ace)) == (0, "10C stop")
    assert in_layout(ace, "10C").turn == 1
    assert in_layout(ace, "stop").turn == 1


@pytest.mark.parametrize("contract", ["domino", "domino_2"])
def test_S4_20_S4_29_each_suite_pays_three_hundred_and_one_hundred(contract: str) -> None:
    assert paid_out(S4, contract, (2, 0)) == (100, 0, 300, 0)
    row = next(row for row in view(played("suite-8"), None).sheet.rows if row.contract == contract)
    assert row.deal == CONTRACTS.index(contract) + 1
    assert sorted(row.score.points) == [0, 0, 100, 300]


# --- score ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["suite-8", "suite-8x4"])
def test_S4_21_the_highest_total_wins(name: str) -> None:
    sheet = view(played(name), None).sheet
    assert sheet.winners == tuple(seat for seat, total in enumerate(sheet.totals) if total == max(sheet.totals))
    assert sum(sheet.totals) == 0


def test_S4_23_every_trick_costs_ten() -> None:
    assert paid(S4, "tricks", (3, 0, 4, 1)) == (-30, 0, -40, -10)
    assert points(sweep(S4, "tricks")) == (-80, 0, 0, 0)


def test_S4_24_every_heart_costs_ten() -> None:
    assert paid(S4, "hearts", H=(5, 0, 2, 1)) == (-50, 0, -20, -10)
    assert points(sweep(S4, "hearts")) == (-80, 0, 0, 0)


def test_S4_25_every_queen_costs_twenty() -> None:
    assert paid(S4, "queens", Q=(0, 3, 1, 0)) == (0, -60, -20, 0)
    assert points(sweep(S4, "queens")) == (-80, 0, 0, 0)


def test_S4_26_the_king_of_hearts_costs_eighty() -> None:
    assert paid(S4, "barbu", KH=(0, 0, 1, 0)) == (0, 0, -80, 0)


def test_S4_27_the_last_but_one_costs_thirty_and_the_last_fifty() -> None:
    hands = ("7C 9D", "8C 8D", "AC 7D", "10C 10D")
    play = in_tricks(tricks(S4, "last_two", *hands, first=3), "10C 7C 8C AC 7D 10D 9D 8D")
    assert points(play) == (0, 0, -30, -50)


def test_S4_28_the_salad_adds_all_the_losses() -> None:
    assert [points(sweep(S4, contract)) for contract in TRICK_CONTRACTS[:-1]] == [(-80, 0, 0, 0)] * 5
    assert points(sweep(S4, "salad")) == (-400, 0, 0, 0)


def test_S4_30_the_example_trick_of_the_salad_costs_two_hundred() -> None:
    hands = ("9C AH", "8C KH", "10C QH", "7C 7H")
    play = in_tricks(tricks(S4, "salad", *hands), "9C 8C 10C 7C QH 7H AH KH")
    assert points(play) == (-(10 + 50 + 40 + 20 + 80), 0, -(10 + 30), 0)
    assert points(play)[0] == -200


def test_S4_31_the_modern_game_has_twenty_eight_deals_and_doubles_between_two() -> None:
    rules = preset("tournament-52")
    match = played("tournament-52")
    assert len(match.results) == 28
    done = {(result.round.roles.declarer, result.round.contract.id) for result in match.results}
    assert len(done) == 28
    playing = dealt(begun(rules)).choose("queens")
    spoken = playing.double(0).double().double().double()
    assert isinstance(spoken.phase, Playing)
    plain = playing.double().double().double()
    while not spoken.results:
        spoken, plain = spoken.act(spoken.legal[0]), plain.act(plain.legal[0])
    doubled, base = spoken.results[0].score.points, plain.results[0].score.points
    assert doubled[2:] == base[2:]
    assert doubled[1] == base[1] + base[1] - base[0]
    assert sum(doubled) == sum(base)

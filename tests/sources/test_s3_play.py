"""S3, Marie-Luce's rules: a deal and its tricks, and the layout."""

from __future__ import annotations

import pytest

from barbu.cards import Card, cards
from barbu.deal import Lay, Pass, Play, act
from barbu.deal.tricks import TrickPlay
from barbu.rules import preset
from tests.support.show import layout_with_rest, layouts, play_of, played, ranking, refused, seen, taker
from tests.support.table import begun, dealt, in_layout, in_tricks, legal, points, script_played, tricks

S3 = preset("marie-luce-52")
TRICK_CONTRACTS = ("barbu", "queens", "hearts", "tricks", "last_trick", "salad")


# --- a deal and its tricks --------------------------------------------------------------------------


def test_S3_41_the_chooser_says_his_contract_and_leads() -> None:
    match = dealt(begun(S3, dealer=3))
    assert match.to_act == 0
    said = match.choose("hearts")
    assert {seen(said, seat).contract for seat in range(4)} == {"hearts"}
    assert said.to_act == 0


@pytest.mark.parametrize("contract", ["queens", "tricks", "last_trick"])
def test_S3_42_he_leads_the_card_he_likes(contract: str) -> None:
    hand = "2C 7C 9S QD KH AH 3D 4D 5D 6D 7D 8D 9D"
    match = dealt(begun(S3, dealer=3), hand).choose(contract)
    assert {action.card for action in match.legal if isinstance(action, Play)} == set(cards(hand))


def test_S3_43_the_left_neighbour_owes_a_card_of_that_suit_high_or_low() -> None:
    play = in_tricks(tricks(S3, "tricks", "9C 2S", "2C AC 8D", "7H AH", "10C 8C"), "9C")
    assert (play.turn, legal(play)) == (1, "2C AC")
    assert refused(act, play, Play(Card.parse("8D"))) == "must-follow"


def test_S3_44_only_without_that_suit_may_he_play_another_and_it_cannot_win() -> None:
    play = in_tricks(tricks(S3, "tricks", "9C 2S", "AH AD 8S", "2C 7H", "3C 8H"), "9C")
    assert legal(play) == "AH AD 8S"
    assert in_tricks(play, "AH 2C 3C").done[-1].winner == 0


def test_S3_45_the_turn_moves_to_the_left_until_all_have_played() -> None:
    match = dealt(begun(S3, players=5, dealer=2)).choose("tricks")
    order = []
    for _ in range(5):
        order.append(match.to_act)
        match = match.act(match.legal[0])
    assert order == [3, 4, 0, 1, 2]
    play = play_of(match)
    assert isinstance(play, TrickPlay)
    assert (len(play.done), play.table) == (1, ())


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_S3_46_if_nobody_else_plays_the_suit_the_trick_is_the_leaders(contract: str) -> None:
    assert taker(S3, contract, "2C AS AD KD", first=2) == 2


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_S3_47_the_top_card_of_the_suit_wins_and_its_owner_leads(contract: str) -> None:
    assert ranking(S3, contract, "2 3 4 5 6 7 8 9 10 J Q K A")
    play = in_tricks(tricks(S3, contract, "9C 2S", "JC 3S", "2C 4S", "AS 5S", first=0), "9C JC 2C AS")
    assert (play.done[-1].winner, play.turn) == (1, 1)


def test_S3_48_the_new_lead_is_free_and_thirteen_tricks_are_played() -> None:
    play = in_tricks(tricks(S3, "tricks", "9C 2S 3S", "JC 3D 2H", "2C 4S 5S", "AC 5D 6D"), "9C JC 2C AC")
    assert legal(play) == "5D 6D"
    match = dealt(begun(S3)).choose("tricks")
    while not match.results:
        match = match.act(match.legal[0])
    whole = match.results[0].play
    assert isinstance(whole, TrickPlay)
    assert (len(whole.done), whole.hands) == (13, ((), (), (), ()))


def test_S3_50_S3_51_barbu_stops_with_the_trick_that_takes_the_king() -> None:
    before = script_played(S3, "barbu", ["2C 3C 4C 5C", "6C 7C 8C 9C", "10C JC QC KC"])
    assert not before.over
    play = script_played(S3, "barbu", ["2C 3C 4C 5C", "6C 7C 8C 9C", "10C JC QC KC", "KH AH 2H 3H"])
    assert play.over
    assert [len(hand) for hand in play.hands] == [9] * 4
    assert sorted(points(play)) == [0, 0, 0, 100]
    open_trick = script_played(S3, "barbu", ["2C 3C 4C 5C"])
    assert not in_tricks(open_trick, legal(open_trick).split()[0]).over


def test_S3_50_S3_52_queens_and_hearts_stop_with_the_last_of_them() -> None:
    queens = ["QC 2C 3C 4C", "QD 2D 3D 4D", "QS 2S 3S 4S"]
    assert not script_played(S3, "queens", queens).over
    play = script_played(S3, "queens", [*queens, "QH 2H 3H 4H"])
    assert play.over
    assert points(play) == (100, 0, 0, 0)
    hearts = ["AC 2C 3C 4C", "AH 2H 3H 4H", "KH 5H 6H 7H", "QH 8H 9H 10H"]
    assert not script_played(S3, "hearts", hearts).over
    done = script_played(S3, "hearts", [*hearts, "JH 5C 6C 7C"])
    assert done.over
    assert points(done) == (130, 0, 0, 0)


def test_S3_50_the_other_contracts_are_played_to_the_end() -> None:
    for result in played("marie-luce-52").results:
        if result.round.contract.id in ("tricks", "last_trick", "salad"):
            assert isinstance(result.play, TrickPlay)
            assert len(result.play.done) == 13


def test_S3_53_a_deal_and_a_trick_are_two_things() -> None:
    match = dealt(begun(S3)).choose("tricks")
    for _ in range(4):
        match = match.act(match.legal[0])
    play = play_of(match)
    assert isinstance(play, TrickPlay)
    assert (len(play.done), len(match.results)) == (1, 0)
    while not match.results:
        match = match.act(match.legal[0])
    finished = match.results[0].play
    assert isinstance(finished, TrickPlay)
    assert (len(finished.done), len(match.results)) == (13, 1)


@pytest.mark.parametrize(("players", "size"), [(3, 17), (4, 13), (5, 10), (6, 8)])
def test_S3_56_a_deal_has_as_many_tricks_as_a_hand_has_cards(players: int, size: int) -> None:
    match = dealt(begun(S3, players)).choose("tricks")
    assert seen(match).counts == (size,) * players
    while not match.results:
        match = match.act(match.legal[0])
    play = match.results[0].play
    assert isinstance(play, TrickPlay)
    assert len(play.done) == size


def test_S3_57_the_winner_of_a_trick_leads_the_next() -> None:
    for result in played("marie-luce-52").results:
        if isinstance(result.play, TrickPlay):
            tricks_done = result.play.done
            assert [trick.leader for trick in tricks_done[1:]] == [trick.winner for trick in tricks_done[:-1]]
            assert tricks_done[0].leader == result.round.roles.chooser


def test_S3_58_in_tricks_nobody_passes() -> None:
    play = in_tricks(tricks(S3, "tricks", "9C 2S", "2C AC", "7H AH", "10C 8C"), "9C")
    assert refused(act, play, Pass()) == "tricks-are-played"
    board = in_layout(layout_with_rest(S3, "domino", "9C 2S", "3C AC", "7H AH"), "9C")
    assert board.legal == (Pass(),)


# --- the layout -------------------------------------------------------------------------------------


def test_S3_28_S3_30_the_chooser_lays_any_card_and_its_rank_is_the_start() -> None:
    match = dealt(begun(S3, dealer=3), "JS 2C 3C 4C 5C AD KD 7H 8H 9H 10H KS 2S").choose("domino")
    assert (match.to_act, len(match.legal)) == (0, 13)
    laid = match.lay("JS")
    assert laid.to_act == 1
    play = layout_with_rest(S3, "domino", "JS 2C", "10S QS JD 10D AS", "3C 4C")
    assert in_layout(play, "JS").start == Card.parse("JS").rank


def test_S3_29_S3_31_beside_the_jack_of_spades_go_ten_and_queen_or_another_jack() -> None:
    play = in_layout(layout_with_rest(S3, "domino", "JS 2C", "10S QS JD 10D AS 9S", "3C 4C"), "JS")
    assert (play.turn, legal(play)) == (1, "10S QS JD")
    assert refused(act, play, Lay(Card.parse("10D"))) == "suit-not-open"
    assert refused(act, play, Lay(Card.parse("9S"))) == "does-not-continue"


def test_S3_32_those_after_him_bring_another_jack_or_add_to_either_end() -> None:
    play = in_layout(layout_with_rest(S3, "domino", "JS 2C", "10S QD", "9S QS JD JH 8S"), "JS 10S")
    assert (play.turn, legal(play)) == (2, "9S QS JD JH")


def test_S3_33_who_has_a_card_that_fits_lays_one() -> None:
    play = in_layout(layout_with_rest(S3, "domino", "JS 2C", "10S 3D", "3C 4C"), "JS")
    assert refused(act, play, Pass()) == "must-lay"


def test_S3_34_who_has_none_loses_this_turn_and_waits_for_the_next() -> None:
    play = in_layout(layout_with_rest(S3, "domino", "JS 2C", "9S 3D", "3C 4C"), "JS")
    assert legal(play) == "pass"
    assert refused(act, play, Lay(Card.parse("9S"))) == "does-not-continue"
    again = in_layout(play, "pass pass 10S pass")
    assert (again.turn, legal(again)) == (1, "9S")


def test_S3_35_after_an_ace_one_may_lay_a_further_card() -> None:
    play = layout_with_rest(S3, "domino", "AS 10S 3D", "3C 4C", "5C 6C", start_rank="J", laid="JS QS KS")
    ace = in_layout(play, "AS")
    assert (ace.turn, legal(ace)) == (0, "10S stop")
    assert in_layout(ace, "10S").turn == 1
    assert in_layout(ace, "stop").turn == 1


def test_S3_36_the_layout_is_over_when_two_have_no_cards_left() -> None:
    play = in_layout(layout_with_rest(S3, "domino", "JS", "3C 4C", "10S"), "JS")
    assert (play.finished, play.over) == ((0,), False)
    play = in_layout(play, "pass 10S")
    assert (play.finished, play.over) == ((0, 2), True)
    assert points(play) == (-100, 0, -50, 0)
    for whole in layouts(played("marie-luce-52", 5)):
        assert len(whole.finished) == sum(not hand for hand in whole.hands) == 2

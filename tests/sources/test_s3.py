"""S3, Marie-Luce's rules: the match, its contracts and the preparation of a deal."""

from __future__ import annotations

from itertools import pairwise

import pytest

from barbu.cards import FULL_PACK, cards
from barbu.croupier import Seeded
from barbu.deal import Play, act
from barbu.deal.tricks import TrickPlay
from barbu.match import Dealt, Match, view
from barbu.match.phases import Choosing, Dealing
from barbu.rules import preset
from barbu.table.start import dealt as croupier_deals
from barbu.table.start import new_match
from tests.support import drive
from tests.support.show import (
    dealt_cards,
    grid_of,
    paid,
    paid_out,
    played,
    refused,
    seen,
    steps,
    ticks,
)
from tests.support.table import begun, dealt, entered, in_tricks, legal, points, skipped, sweep, tricks

S3 = preset("marie-luce-52")
CONTRACTS = ("barbu", "queens", "hearts", "tricks", "last_trick", "salad", "domino")
OVER = {3: 1, 4: 0, 5: 2, 6: 4}

every_table = pytest.mark.parametrize("players", [3, 4, 5, 6])


# --- the match --------------------------------------------------------------------------------------


@every_table
def test_S3_5_three_to_six_play_and_each_goes_through_seven_contracts(players: int) -> None:
    assert ticks(played("marie-luce-52", players)) == {(seat, row) for seat in range(players) for row in CONTRACTS}
    assert {refused(drive.start, S3, count) for count in (2, 7)} == {"wrong-players"}


@every_table
def test_S3_6_S3_16_fewer_points_are_better_and_the_lowest_score_wins(players: int) -> None:
    sheet = view(played("marie-luce-52", players), None).sheet
    assert sheet.winners == tuple(seat for seat, total in enumerate(sheet.totals) if total == min(sheet.totals))
    one = view(entered(begun(S3), "tricks"), None).sheet
    assert (one.totals, one.places) == ((130, 0, 0, 0), (4, 1, 1, 1))


def test_S3_7_S3_54_one_contract_is_one_deal() -> None:
    match = played("marie-luce-52")
    assert len(match.results) == 7 * 4
    assert [row.deal for row in view(match, None).sheet.rows] == list(range(1, 29))
    playing = dealt(begun(S3)).choose("queens")
    assert refused(playing.choose, "hearts") == "play-a-card"


def test_S3_8_the_chooser_names_one_of_seven_and_leads() -> None:
    match = dealt(begun(S3, dealer=1))
    assert (match.to_act, seen(match, 2).options) == (2, CONTRACTS)
    for contract in CONTRACTS:
        assert match.choose(contract).to_act == 2
    assert S3.first_dealer == "random"
    assert {seen(begun(S3, dealer=seat)).roles.chooser for seat in range(4)} == {0, 1, 2, 3}


def test_S3_9_S3_49_a_deal_is_counted_when_it_is_over_at_the_prices_of_its_contract() -> None:
    match = dealt(begun(S3)).choose("last_trick")
    while not match.results:
        assert view(match, None).sheet.rows == ()
        match = match.act(match.legal[0])
    (row,) = view(match, None).sheet.rows
    assert (row.contract, sorted(row.score.points)) == ("last_trick", [0, 0, 0, 100])


def test_S3_10_cards_are_dealt_afresh_for_the_next_deal() -> None:
    match = entered(begun(S3), "tricks")
    assert isinstance(match.phase, Dealing)
    assert seen(match).counts == ()
    assert refused(match.play, "AC") == "nobody-to-act"
    assert seen(dealt(match)).counts == (13,) * 4
    hands = set()
    secrets = Seeded("S3.10")
    match = new_match(S3, ("Ann", "Bo", "Cy", "Di"), secrets)
    for _ in range(3):
        assert isinstance(match.phase, Choosing)
        hands.add(match.phase.round.hands)
        while match.to_act is not None:
            match = match.act(match.legal[0])
        match = croupier_deals(match, secrets)
    assert len(hands) == 3  # each deal is shuffled anew


def test_S3_11_the_next_chooser_is_the_left_neighbour_and_leads_in_his_turn() -> None:
    match = begun(S3, dealer=0)
    for chooser in (1, 2, 3, 0, 1):
        choosing = dealt(match)
        assert choosing.to_act == chooser
        assert choosing.choose("queens" if "queens" in seen(choosing, chooser).options else "hearts").to_act == chooser
        match = skipped(match, 1)
    assert S3.direction == "clockwise"


def test_S3_12_S3_13_after_naming_barbu_six_contracts_are_open_to_that_player() -> None:
    match = dealt(entered(begun(S3), "barbu", "barbu", "tricks", "tricks"))
    assert (match.to_act, seen(match, 1).options) == (1, tuple(row for row in CONTRACTS if row != "barbu"))
    assert refused(match.choose, "barbu") == "contract-done"


@pytest.mark.parametrize(("players", "deals"), [(3, 21), (4, 28), (5, 35), (6, 42)])
def test_S3_14_S3_15_S3_68_the_match_is_over_when_no_box_is_empty(players: int, deals: int) -> None:
    assert len(played("marie-luce-52", players).results) == deals
    for before, match in pairwise(steps("marie-luce-52", players)):
        if len(match.results) > len(before.results):
            assert match.finished == (len(ticks(match)) == deals)
        else:
            assert not match.finished


def test_S3_64_S3_65_S3_66_S3_67_the_example_match_of_marc_jeannette_thierry_and_pierre() -> None:
    marc, jeannette, thierry, pierre = range(4)
    match = begun(S3, dealer=pierre)
    order = [(marc, "hearts"), (jeannette, "queens"), (thierry, "salad"), (pierre, "tricks"), (marc, "last_trick")]
    for chooser, contract in order:
        choosing = dealt(match)
        assert choosing.to_act == chooser
        match = entered(match, contract)
    crosses = {box: deal for box, deal in grid_of(match).items() if deal}
    assert crosses == {box: deal for deal, box in enumerate(order, start=1)}
    whole = played("marie-luce-52")
    assert [result.round.roles.chooser for result in whole.results] == [
        (whole.state.first + 1 + deal) % 4 for deal in range(28)
    ]


def test_S3_55_the_choice_passes_by_seats_whoever_took_the_last_trick() -> None:
    match = begun(S3)
    lasts = set()
    for result in played("marie-luce-52").results:
        if isinstance(result.play, TrickPlay):
            lasts.add((result.play.done[-1].winner - (result.round.roles.chooser or 0)) % 4)
    assert len(lasts) > 1
    for chooser in (1, 2, 3, 0):
        assert dealt(match).to_act == chooser
        match = entered(match, "last_trick")
        assert match.results[-1].score.points == (100, 0, 0, 0)


def test_S3_72_one_contract_for_each_player_or_an_agreed_number_of_deals() -> None:
    for players in (3, 4, 5, 6):
        match = played("marie-luce-short", players)
        choosers = [result.round.roles.chooser for result in match.results]
        assert sorted(chooser for chooser in choosers if chooser is not None) == list(range(players))
    assert entered(begun(preset("marie-luce-short")), *["queens"] * 4).finished
    agreed = begun(drive.shortened(S3, 4, 10))
    assert skipped(agreed, 10).finished
    assert not skipped(agreed, 9).finished


def test_S3_71_a_match_goes_on_from_its_record_at_every_moment() -> None:
    whole = steps("marie-luce-short", 4)
    for match in whole:
        again = Match.fold(match.header, match.events)
        assert again == match
        assert view(again, None) == view(match, None)
    assert whole[-1].finished


# --- the contracts ----------------------------------------------------------------------------------


def test_S3_17_the_king_of_hearts_costs_one_hundred_and_no_heart_is_played_in_the_first_trick() -> None:
    assert paid(S3, "barbu", KH=(0, 0, 0, 1)) == (0, 0, 0, 100)
    first_trick_ban("barbu")


def test_S3_19_every_queen_costs_its_taker_twenty_five() -> None:
    assert paid(S3, "queens", Q=(2, 1, 0, 1)) == (50, 25, 0, 25)


def test_S3_20_every_heart_costs_ten_with_the_same_ban() -> None:
    assert paid(S3, "hearts", H=(6, 4, 3, 0)) == (60, 40, 30, 0)
    first_trick_ban("hearts")


def test_S3_21_every_trick_costs_ten() -> None:
    assert paid(S3, "tricks", (6, 4, 3, 0)) == (60, 40, 30, 0)


def test_S3_22_the_last_trick_costs_one_hundred() -> None:
    hands = ("2C 5D", "3C 4D", "4C 3D", "5C 2D")
    play = in_tricks(tricks(S3, "last_trick", *hands), "2C 3C 4C 5C 2D 5D 4D 3D")
    assert points(play) == (100, 0, 0, 0)


def test_S3_23_the_salad_counts_all_contracts_before_it_and_has_their_ban() -> None:
    parts = [points(sweep(S3, contract))[0] for contract in CONTRACTS[:5]]
    assert parts == [100, 100, 130, 130, 100]
    assert points(sweep(S3, "salad")) == (560, 0, 0, 0)
    first_trick_ban("salad")


@pytest.mark.parametrize("contract", ["queens", "tricks", "last_trick"])
def test_S3_23_the_other_contracts_have_no_ban(contract: str) -> None:
    assert legal(tricks(S3, contract, "2H 3C", "4C 5C", "6C 7C", "8C 9C")) == "2H 3C"


def first_trick_ban(contract: str) -> None:
    """Shows that no heart is led or thrown in the first trick, but by who has nothing else, and later ones may be."""
    lead = tricks(S3, contract, "2H 3C", "4D 5H", "6D 7H", "KH 9H")
    assert legal(lead) == "3C"
    assert refused(act, lead, Play(cards("2H")[0])) == "first-trick-ban"
    thrown = in_tricks(lead, "3C")
    assert legal(thrown) == "4D"
    assert refused(act, thrown, Play(cards("5H")[0])) == "first-trick-ban"
    need = in_tricks(thrown, "4D 6D")
    assert legal(need) == "KH 9H"
    later = tricks(S3, contract, "2H 2D 3C", "4C 5H 5D", "6C KH 6S", "8C 9H 9S")
    assert legal(in_tricks(later, "3C 4C 6C 8C")) == "9H 9S"


def test_S3_24_S3_25_S3_26_the_example_trick_of_the_salad_costs_one_hundred_and_fifty_five() -> None:
    hands = ("5D 3H", "3D QH", "4D 10C", "2D 4S")
    play = in_tricks(tricks(S3, "salad", *hands), "5D 3D 4D 2D 3H QH 10C 4S")
    assert 10 + 100 + 25 + 10 + 10 == 155
    assert points(play) == (10, 155, 0, 0)
    free = in_tricks(tricks(S3, "salad", *hands[:2], "4D 9S", "2D 8D"), "5D 3D 4D 2D 3H QH 9S 8D")
    assert points(free) == points(play)


def test_S3_27_S3_37_the_layout_takes_one_hundred_off_the_first_and_fifty_off_the_second() -> None:
    assert paid_out(S3, "domino", (1, 3)) == (0, -100, 0, -50)
    for row in view(played("marie-luce-52"), None).sheet.rows:
        if row.contract == "domino":
            assert sorted(row.score.points) == [-100, -50, 0, 0]
        else:
            assert min(row.score.points) >= 0


# --- before a deal ----------------------------------------------------------------------------------


@every_table
def test_S3_59_S3_60_S3_61_all_get_the_same_number_and_the_rest_lies_face_up(players: int) -> None:
    match = dealt(begun(S3, players))
    over = OVER[players]
    assert seen(match).counts == ((52 - over) // players,) * players
    assert len(seen(match).out) == over
    assert dealt_cards(match) == list(FULL_PACK)
    for seat in (*range(players), None):
        assert seen(match, seat).out == seen(match, 0).out
    finished = [result for result in played("marie-luce-52", players).results if isinstance(result.play, TrickPlay)]
    for result in finished:
        assert isinstance(result.play, TrickPlay)
        assert not {card for trick in result.play.done for card in trick.cards} & set(result.round.out)
    if over:
        assert len({result.round.out for result in finished}) > 1
    short = Dealt(tuple(tuple(FULL_PACK[seat::players][:5]) for seat in range(players)))
    assert refused(begun(S3, players).apply, short) == "wrong-hands"


@pytest.mark.parametrize(("players", "out"), [(3, "KH"), (5, "KH 2C"), (6, "KH QH 2C 3C")])
def test_S3_62_without_the_king_of_hearts_barbu_alone_may_not_be_named(players: int, out: str) -> None:
    match = dealt(begun(S3, players), out=out)
    assert isinstance(match.phase, Choosing)
    assert seen(match, 1).barred == ("barbu",)
    assert seen(match, 1).options == CONTRACTS[1:]
    assert refused(match.choose, "barbu") == "contract-barred"
    for contract in CONTRACTS[1:]:
        assert match.choose(contract).to_act == 1


def test_S3_63_with_a_queen_out_queens_is_worth_seventy_five() -> None:
    match = dealt(begun(S3, 3), out="QD").choose("queens")
    while not match.results:
        match = match.act(match.legal[0])
    assert sum(match.results[0].score.points) == 75
    assert paid(S3, "queens", out="QD", Q=(2, 1, 0)) == (50, 25, 0)
    assert points(sweep(S3, "queens", 3, "QD")) == (75, 0, 0)

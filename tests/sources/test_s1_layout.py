"""S1 and S2, Classic Barbu: the layout, and what differs between tables."""

from __future__ import annotations

import pytest

from barbu.cards import Card
from barbu.deal import Lay, Pass, Stop, act
from barbu.match import Choose, Double, view
from barbu.match.phases import Doubling, NamingTrump, Playing
from barbu.rules import preset
from tests.support.show import layout_with_rest, layouts, paid, play_of, played, refused, seen, variant
from tests.support.table import begun, dealt, entered, in_layout, in_tricks, legal, points, skipped, sweep, tricks

S1 = preset("classic-32")
CONTRACTS = ("tricks", "hearts", "queens", "barbu", "salad", "domino")


# --- the layout -------------------------------------------------------------------------------------


def test_S1_33_one_starts_a_suit_or_lengthens_a_run_whoever_began_it() -> None:
    hands = ("10H 7C", "9H 10S 7S", "8D 8C")
    play = in_layout(layout_with_rest(S1, "domino", *hands, start_rank="10"), "10H")
    assert legal(play) == "9H 10S"
    assert in_layout(play, "9H").turn == 2
    assert in_layout(play, "10S").turn == 2


def test_S1_34_only_a_ten_starts_a_suit_and_who_has_none_passes() -> None:
    match = dealt(skipped(begun(S1, dealer=1), 5), "", "", "7C 8C 9C JC QC KC AC 7D")
    assert (match.to_act, match.legal) == (2, (Pass(),))
    begin = match.pass_turn()
    assert begin.to_act == 3
    tens = dealt(skipped(begun(S1, dealer=1), 5), "", "", "7C 8C 9C 10C QC KC AC 10D")
    assert tens.legal == (Lay(Card.parse("10C")), Lay(Card.parse("10D")))
    assert refused(tens.lay, "9C") == "suit-not-open"
    assert refused(tens.pass_turn) == "must-lay"


def test_S1_35_a_run_takes_the_card_just_above_or_below_it_in_its_suit() -> None:
    hands = ("10H 7C", "9H JH 8H QH 9D 8D", "7D 8C")
    play = in_layout(layout_with_rest(S1, "domino", *hands, start_rank="10"), "10H")
    assert legal(play) == "9H JH"
    assert refused(act, play, Lay(Card.parse("8H"))) == "does-not-continue"
    assert refused(act, play, Lay(Card.parse("9D"))) == "suit-not-open"
    assert legal(in_layout(play, "9H pass 10S pass")) == "JH 8H"


def test_S1_36_runs_grow_both_ways_and_end_at_ace_and_seven() -> None:
    both = layout_with_rest(S1, "domino", "AH 7H AS 7S", start_rank="10", laid="8H 9H 10H JH QH KH")
    assert legal(both) == "AH 7H"
    top = layout_with_rest(S1, "domino", "7H 8H", start_rank="10", laid="10H JH QH KH AH")
    assert legal(top) == "pass"
    bottom = layout_with_rest(S1, "domino", "KH AH", start_rank="10", laid="7H 8H 9H 10H")
    assert legal(bottom) == "pass"
    assert refused(act, bottom, Lay(Card.parse("AH"))) == "does-not-continue"


def test_S1_37_after_an_ace_the_same_player_must_lay_again_if_a_card_fits() -> None:
    laid = "10H JH QH KH"
    more = in_layout(layout_with_rest(S1, "domino", "AH 10C 7S", "7D 8D", start_rank="10", laid=laid), "AH")
    assert (more.turn, legal(more)) == (0, "10C")
    assert refused(act, more, Stop()) == "no-stopping"
    assert refused(act, more, Pass()) == "must-lay"
    assert in_layout(more, "10C").turn == 1
    none = in_layout(layout_with_rest(S1, "domino", "AH 9C 7S", "7D 8D", start_rank="10", laid=laid), "AH")
    assert none.turn == 1
    assert none.log == ((0, Lay(Card.parse("AH"))),)


def test_S1_38_only_who_has_no_card_that_fits_passes_but_one_may_choose_what_to_hold_back() -> None:
    hands = ("10H 7C", "9H JH 7S", "8D 8C")
    play = in_layout(layout_with_rest(S1, "domino", *hands, start_rank="10"), "10H")
    assert refused(act, play, Pass()) == "must-lay"
    assert legal(play) == "9H JH"
    held = in_layout(play, "9H")
    assert Card.parse("JH") in held.hands[1]
    assert legal(held) == "pass"
    assert refused(act, held, Lay(Card.parse("8D"))) == "suit-not-open"


def test_S1_39_the_highest_total_wins_and_only_layout_and_slams_bring_points() -> None:
    match = played("classic-32")
    sheet = view(match, None).sheet
    assert len(sheet.rows) == 24
    assert sheet.winners == tuple(seat for seat, total in enumerate(sheet.totals) if total == max(sheet.totals))
    for row in sheet.rows:
        if row.contract != "domino" and row.score.slam is None:
            assert max(row.score.points) <= 0
    assert sum(sheet.totals) < 0
    assert len(layouts(match)) == 4
    assert points(sweep(S1, "hearts")) == (80, 0, 0, 0)


# --- what differs between tables --------------------------------------------------------------------


def test_S1_40_with_the_whole_pack_the_ace_may_stand_under_the_two() -> None:
    rules = variant("classic-52", '[contracts.domino]\nace = "low"')
    down, up = "2D 3D 4D 5D 6D 7D 8D 9D 10D", "10D JD QD KD"
    assert legal(layout_with_rest(rules, "domino", "AD JD 7S", start_rank="10", laid=down)) == "AD JD"
    assert legal(layout_with_rest(rules, "domino", "AD 9D 7S", start_rank="10", laid=up)) == "9D"
    assert legal(layout_with_rest(preset("classic-52"), "domino", "AD 9D 7S", start_rank="10", laid=up)) == "AD 9D"


def test_S1_41_or_the_first_ace_laid_settles_it_for_all_suits() -> None:
    rules = variant("classic-52", '[contracts.domino]\nace = "first_decides"')
    down, up = "2D 3D 4D 5D 6D 7D 8D 9D 10D", "10D JD QD KD"
    spades, hearts = "2S 3S 4S 5S 6S 7S 8S 9S 10S", "10H JH QH KH"
    for diamonds, end, other in ((down, "low", "AS"), (up, "high", "AH")):
        laid = f"{diamonds} {spades} {hearts}"
        play = layout_with_rest(rules, "domino", "AD 7C 3C", "AS AH 4C", start_rank="10", laid=laid)
        assert legal(play) == "AD"
        after = in_layout(play, "AD")
        assert (after.ace, after.turn, legal(after)) == (end, 1, other)


def test_S1_42_a_slam_may_pay_the_same_sum_everywhere() -> None:
    flat = preset("classic-32-flat40")
    slams = {contract: points(sweep(flat, contract)) for contract in ("tricks", "hearts", "queens", "salad")}
    assert set(slams.values()) == {(40, 0, 0, 0)}
    assert points(sweep(flat, "barbu")) == (-50, 0, 0, 0)
    assert paid(flat, "queens", Q=(3, 1, 0, 0)) == (-60, -20, 0, 0)


def test_S1_43_with_the_whole_pack_a_card_keeps_its_price() -> None:
    rules = preset("classic-52")
    assert seen(dealt(begun(rules))).counts == (13, 13, 13, 13)
    assert paid(rules, "tricks", (6, 4, 3, 0)) == (-30, -20, -15, 0)
    assert paid(rules, "hearts", H=(6, 4, 3, 0)) == (-60, -40, -30, 0)
    assert paid(rules, "queens", Q=(2, 1, 1, 0)) == (-40, -20, -20, 0)
    assert points(sweep(rules, "salad")) == (65 + 130 + 80 + 50, 0, 0, 0)


@pytest.mark.parametrize(("barbu", "queen", "trick"), [(-40, -10, -5), (-80, -20, -10)])
def test_S1_44_prices_lie_in_their_usual_ranges(barbu: int, queen: int, trick: int) -> None:
    rows = {"barbu": f"KH = {barbu}", "queens": f"Q = {queen}", "tricks": f"trick = {trick}"}
    text = "\n".join(f"[contracts.{row}]\nprices = {{ {price} }}" for row, price in rows.items())
    rules = variant("classic-32", text)
    assert paid(rules, "barbu", KH=(1, 0, 0, 0)) == (barbu, 0, 0, 0)
    assert paid(rules, "queens", Q=(1, 3, 0, 0)) == (queen, 3 * queen, 0, 0)
    assert paid(rules, "tricks", (1, 7, 0, 0)) == (trick, 7 * trick, 0, 0)
    assert -80 <= paid(S1, "barbu", KH=(1, 0, 0, 0))[0] <= -40
    assert -20 <= paid(S1, "queens", Q=(1, 3, 0, 0))[0] <= -10
    assert -10 <= paid(S1, "tricks", (1, 7, 0, 0))[0] <= -5


@pytest.mark.parametrize(
    ("contract", "prices", "paid_for"),
    [("last_two", "last2 = -30, last = -50", (-30, -50)), ("last_trick", "last = -80", (0, -80))],
)
def test_S1_45_the_last_two_tricks_or_the_last_alone_can_be_added(
    contract: str, prices: str, paid_for: tuple[int, int]
) -> None:
    rules = variant("classic-32", f"[contracts.{contract}]\nprices = {{ {prices} }}")
    match = skipped(begun(rules), 6)
    assert seen(dealt(match)).contract == contract
    hands = ("7C 9D", "8C 8D", "9C 7D", "10C 7H")
    play = in_tricks(tricks(rules, contract, *hands, first=3), "10C 7C 8C 9C 7H 9D 8D 7D")
    assert points(play) == (0, 0, 0, sum(paid_for))
    hands = ("7C 9D", "8C 8D", "AC 7D", "10C 10D")
    play = in_tricks(tricks(rules, contract, *hands, first=3), "10C 7C 8C AC 7D 10D 9D 8D")
    assert points(play) == (0, 0, paid_for[0], paid_for[1])


def test_S1_46_jacks_may_cost_and_clubs_and_another_king() -> None:
    jacks = variant("classic-32", "[contracts.jacks]\nprices = { J = -10 }")
    assert paid(jacks, "jacks", J=(0, 3, 1, 0)) == (0, -30, -10, 0)
    clubs = variant("classic-32", "[contracts.hearts]\nprices = { C = -10 }")
    assert paid(clubs, "hearts", C=(5, 3, 0, 0)) == (-50, -30, 0, 0)
    for king in ("KS", "KD"):
        rules = variant("classic-32", f"[contracts.barbu]\nprices = {{ {king} = -50 }}")
        for taken, cost in ((king, -50), ("KH", 0)):
            hands = (f"A{taken[1]}", taken, "7C", "8C")
            assert points(in_tricks(tricks(rules, "barbu", *hands), " ".join(hands))) == (cost, 0, 0, 0)


@pytest.mark.parametrize(("name", "chooser"), [("classic-32-dealer-chooses", 2), ("classic-32-left-chooses", 3)])
def test_S1_47_the_dealer_or_his_left_neighbour_may_pick_what_remains(name: str, chooser: int) -> None:
    match = begun(preset(name), dealer=2)
    for done in range(6):
        choosing = dealt(match)
        assert choosing.to_act == chooser
        assert len(seen(choosing, chooser).options) == 6 - done
        assert play_of(choosing.choose(CONTRACTS[5 - done])).turn == 3
        match = entered(match, CONTRACTS[5 - done])
    assert seen(match).roles.dealer == 3


def test_S1_48_trumps_and_doubles_belong_to_the_tournament_game() -> None:
    for done in range(6):
        match = dealt(skipped(begun(S1), done))
        assert isinstance(match.phase, Playing)
        assert play_of(match).setup.trump is None
        assert refused(match.act, Double((1,))) == "play-a-card"
    tournament = dealt(begun(preset("tournament-52")))
    assert isinstance(tournament.choose("tricks").phase, Doubling)
    assert isinstance(tournament.act(Choose("trumps")).phase, NamingTrump)

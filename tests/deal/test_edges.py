"""Edges of a deal: tiny hands, cards that cannot be out, who begins a layout, how long an ace lets one go on."""

from __future__ import annotations

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.cards import Card, Rank, cards
from barbu.deal import Lay, Outcome, Stop, TrickOutcome, act
from barbu.deal.actions import AceEnd
from barbu.deal.check import check_outcome
from barbu.deal.layout import run_order, settled_ace
from barbu.errors import NotUnderstood
from barbu.match.schedule import Roles, starter
from barbu.rules import LayoutContract, Ruleset, from_plain, preset
from barbu.rules.model import AcePlace, Ranking, Starter
from tests.support.refusals import told
from tests.support.table import in_layout, layout, with_deck, with_row

CLASSIC = preset("classic-32")


# --- outcomes ---------------------------------------------------------------------------------------


def refusal(rules: Ruleset, contract: str, facts: Outcome, players: int) -> str:
    """The message with which an outcome is refused."""
    return told(lambda: check_outcome(rules, rules.contract(contract), players, facts), NotUnderstood)[0]


def ten_tricks(out: str) -> TrickOutcome:
    """Ten tricks of five players, with these cards out."""
    return TrickOutcome(immutabledict(), (10, 0, 0, 0, 0), cards(out))


def test_one_card_cannot_be_out_twice_and_one_that_is_no_part_of_the_pack_not_at_all() -> None:
    rules = preset("marie-luce-52")
    check_outcome(rules, rules.contract("tricks"), 5, ten_tricks("QD 2C"))
    assert refusal(rules, "tricks", ten_tricks("QD QD"), 5) == "wrong-leftover"
    small = with_deck(preset("fr-tableau-32"), size=36, removed=(), leftover="random")
    assert refusal(small, "tricks", TrickOutcome(immutabledict(), (7, 0, 0, 0, 0), cards("2C")), 5) == "wrong-leftover"


def test_a_hand_of_three_cards_has_no_trick_before_its_third_last() -> None:
    deck = {"size": 24, "leftover": "lowest"}
    prices = {"last": -1, "last3": -1, "last4": -1}
    rules = from_plain({"players": [7], "deck": deck, "contracts": [{"id": "row", "prices": prices}]})
    one, none = (1, *(0,) * 6), (0,) * 7
    counts = immutabledict({"last": one, "last3": one, "last4": none})
    check_outcome(rules, rules.contract("row"), 7, TrickOutcome(counts))
    assert refusal(rules, "row", TrickOutcome(counts.set("last4", one)), 7) == "wrong-item-sum"
    assert refusal(rules, "row", TrickOutcome(counts.set("last3", none)), 7) == "wrong-item-sum"


# --- layouts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "seat"), [("dealer", 3), ("next", 4), ("previous", 2), ("holder", 0), ("default", 1)])
def test_who_begins_a_layout(who: Starter, seat: int) -> None:
    hands = tuple(map(cards, ("7C 8C", "7S 8S", "7D 8D", "7H 8H", "9C 9S")))
    roles = Roles(dealer=3, chooser=1, leader=2)
    rules = with_row(CLASSIC, "domino", starter=who, starter_card=Card.parse("8C"))
    row = rules.contract("domino")
    assert isinstance(row, LayoutContract)
    assert starter(row, roles, 5, hands) == seat


def test_the_turns_of_a_layout_go_round_where_the_dealer_sits_first_or_last() -> None:
    row = with_row(CLASSIC, "domino", starter="previous").contract("domino")
    assert isinstance(row, LayoutContract)
    assert starter(row, Roles(0, None, 1), 5, ()) == 4
    after = with_row(CLASSIC, "domino", starter="next").contract("domino")
    assert isinstance(after, LayoutContract)
    assert starter(after, Roles(4, None, 0), 5, ()) == 0


@pytest.mark.parametrize(("card", "chooser", "seat"), [("KC", 1, 1), ("KC", None, 2), ("7S", 0, 1)])
def test_a_card_that_nobody_holds_leaves_the_start_to_who_calls(card: str, chooser: int | None, seat: int) -> None:
    row = with_row(CLASSIC, "domino", starter="holder", starter_card=Card.parse(card)).contract("domino")
    assert isinstance(row, LayoutContract)
    assert starter(row, Roles(3, chooser, 2), 3, tuple(map(cards, ("7C", "7S", "7D")))) == seat


def test_a_free_chain_is_a_duty_for_one_card_and_free_after_it() -> None:
    rules = with_row(CLASSIC, "domino", missing="block", ace_again="mandatory", ace_chain="free")
    hands = ("10S AS 9S 8S 7S 7C", "JS 7D", "QS 8D", "KS 8C")
    play = in_layout(layout(rules, "domino", *hands, start_rank="10"), "10S JS QS KS AS")
    nine, eight, seven = (Lay(card) for card in cards("9S 8S 7S"))
    assert (play.turn, play.extra, play.legal) == (0, 1, (nine,))
    play = in_layout(play, "9S")
    assert (play.turn, play.extra, play.legal) == (0, 2, (eight, Stop()))
    assert in_layout(play, "stop").turn == 1
    assert in_layout(play, "8S").legal == (seven, Stop())


@pytest.mark.parametrize(
    ("ace", "ranking", "end"),
    [
        ("low", "natural", "low"),
        ("low", "reversed", "low"),
        ("ranked", "natural", "high"),
        ("ranked", "ten_high", "high"),
        ("ranked", "reversed", "high"),
        ("ranked", "ace_low", "low"),
        ("first_decides", "ace_low", None),
        ("first_decides", "natural", None),
    ],
)
def test_where_the_aces_stand(ace: AcePlace, ranking: Ranking, end: str | None) -> None:
    rules = msgspec.structs.replace(with_row(CLASSIC, "domino", ace=ace), ranking=ranking)
    row = rules.contract("domino")
    assert isinstance(row, LayoutContract)
    assert settled_ace(rules, row) == end


def test_in_a_ranking_with_low_aces_the_ace_is_laid_below_the_lowest_card() -> None:
    rules = msgspec.structs.replace(with_row(CLASSIC, "domino", missing="block"), ranking="ace_low")
    play = layout(rules, "domino", "8S 7C", "7S 7D", "AS KS", "9S QS", start_rank="8")
    assert in_layout(play, "8S 7S").legal == (Lay(Card.parse("AS")),)


def test_E43_a_layout_is_stuck_once_everyone_left_has_passed_in_turn() -> None:
    rules = with_row(CLASSIC, "domino", missing="block", blocked="split", ace_again="none")
    play = in_layout(layout(rules, "domino", "10S 7C", "7S 7D", "QS 8D", "KS 9D", start_rank="10"), "10S pass pass")
    assert not play.over
    assert not in_layout(play, "pass").over
    assert in_layout(play, "pass pass").over
    one_out = in_layout(layout(rules, "domino", "10S", "7S 7D", "QS 8D", "KS 9D", start_rank="10"), "10S pass pass")
    assert (one_out.passes, one_out.over) == (2, False)
    assert in_layout(one_out, "pass").blocked


def test_a_card_laid_begins_the_count_of_passes_anew() -> None:
    rules = with_row(CLASSIC, "domino", missing="block", blocked="split")
    play = layout(rules, "domino", "10S 7C JS", "7S 7D", "QS 8D", "KC 9D", start_rank="10")
    play = in_layout(play, "10S pass pass pass JS pass")
    assert (play.passes, play.over) == (1, False)


def test_a_layout_that_ends_with_all_but_one_goes_on_though_the_prizes_are_gone() -> None:
    hands = ("10S 9S", "JS", "QS", "KS AS")
    settled = in_layout(layout(CLASSIC, "domino", *hands, start_rank="10"), "10S JS QS")
    assert settled.over
    rules = with_row(CLASSIC, "domino", end="all_but_one")
    play = in_layout(layout(rules, "domino", *hands, start_rank="10"), "10S JS QS")
    assert not play.over
    after = in_layout(play, "KS 9S")
    assert (after.over, after.finished) == (True, (1, 2, 0))


def test_what_is_due_leaves_out_an_end_that_is_laid() -> None:
    rules = with_row(CLASSIC, "domino", missing="block")
    hands = ("8S 7C QC", "7S QS", "9S 7D", "10S 8D")
    play = in_layout(layout(rules, "domino", *hands, start_rank="8"), "8S 7S 9S 10S pass")
    due = told(lambda: act(play, Lay(Card.parse("QS"))))[1]["due"]
    assert due == cards("JS")
    high = ("KS 7C", "AS 9S", "QS 7D", "JS 8D")
    play = in_layout(
        layout(with_row(rules, "domino", ace_again="none"), "domino", *high, start_rank="K"), "KS AS QS JS pass"
    )
    assert told(lambda: act(play, Lay(Card.parse("9S"))))[1]["due"] == cards("10S")


SEVEN_UP = "7 8 9 10 J Q K"


@pytest.mark.parametrize(
    ("ranking", "end", "order"),
    [
        ("natural", None, SEVEN_UP),
        ("natural", "high", f"{SEVEN_UP} A"),
        ("natural", "low", f"A {SEVEN_UP}"),
        ("ten_high", "high", "7 8 9 J Q K 10 A"),
        ("ten_high", "low", "A 7 8 9 J Q K 10"),
        ("ace_low", "low", f"A {SEVEN_UP}"),
        ("reversed", None, "K Q J 10 9 8 7"),
        ("reversed", "high", "A K Q J 10 9 8 7"),
        ("reversed", "low", "K Q J 10 9 8 7 A"),
    ],
)
def test_the_ranks_of_a_run_follow_the_ranking_of_the_table(ranking: Ranking, end: AceEnd | None, order: str) -> None:
    rules = msgspec.structs.replace(CLASSIC, ranking=ranking)
    assert run_order(rules, end, 4) == tuple(map(Rank.parse, order.split()))


def test_the_ranks_of_a_run_are_those_of_the_pack_for_so_many_players() -> None:
    rules = with_deck(CLASSIC, size=immutabledict({4: 24, 5: 40}))
    assert [run_order(rules, None, players)[0] for players in (4, 5, 6)] == [Rank.NINE, Rank.FIVE, Rank.TWO]
    assert [len(run_order(rules, "high", players)) for players in (4, 5, 6)] == [6, 10, 13]
    play = layout(rules, "domino", "10S", "9S", "8S", "7S", "6S", start_rank="10")
    assert [len(run) for runs in play.rules.runs.values() for run in runs] == [10] * 8 + [9] * 4

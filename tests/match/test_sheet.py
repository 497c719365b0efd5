"""The score sheet: a row for each deal with all that was called, running totals, and the boxes that are ticked."""

from __future__ import annotations

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.cards import Card, Rank, Suit, cards
from barbu.deal import LayoutOutcome, NotPlayed, Pass, TrickOutcome
from barbu.match import Acted, Box, Choose, Entered, Entry, Lists, Look, Match, NameStart, Row, grid, sheet
from barbu.match.phases import Playing
from barbu.rules import preset
from barbu.scoring import Bet, Line, Score
from tests.support.table import begun, dealt, entered, skipped, with_deck, with_row

TABLEAU = preset("fr-tableau-32")
TOURNAMENT = preset("tournament-52")
EITHER = msgspec.structs.replace(TABLEAU, choice_time="either", blind_multiplier=2)
ROWS = tuple(row.id for row in TABLEAU.active)


def tricks_entry(*won: int, blind: bool = False) -> Entry:
    """An entry of no tricks."""
    return Entry("tricks", TrickOutcome(immutabledict(), won), blind)


def test_a_row_holds_the_deal_who_dealt_and_chose_what_and_the_running_totals() -> None:
    match = begun(EITHER, dealer=2).apply(Entered(tricks_entry(5, 3, 0, 0, blind=True)))
    match = match.apply(Entered(Entry("domino", LayoutOutcome((3, 1)))))
    first = (
        (Line("item", 50, "trick", 5, "tricks"), Line("blind", 50)),
        (Line("item", 30, "trick", 3, "tricks"), Line("blind", 30)),
        (),
        (),
    )
    shared = (Line("shared_places", 0, count=3),)
    second = (shared, (Line("place", -100, count=2),), shared, (Line("place", -300, count=1),))
    assert sheet(match.state).rows == (
        Row(1, 2, 3, "tricks", True, True, Score(first, (100, 60, 0, 0), (100, 60, 0, 0)), (100, 60, 0, 0)),
        Row(2, 3, 0, "domino", False, True, Score(second, (0, -100, 0, -300), (0, -100, 0, -300)), (100, -40, 0, -300)),
    )
    assert sheet(match.state).totals == (100, -40, 0, -300)
    assert sheet(match.state).places == (4, 2, 3, 1)
    assert sheet(match.state).winners == (3,)


def test_a_played_row_is_not_entered_and_nobody_is_its_chooser_where_nobody_chooses() -> None:
    match = dealt(begun(preset("classic-32"), dealer=3))
    while not match.results:
        match = match.act(match.legal[0])
    (row,) = sheet(match.state).rows
    assert (row.deal, row.dealer, row.chooser, row.contract, row.blind, row.entered) == (
        1,
        3,
        None,
        "tricks",
        False,
        False,
    )
    assert row.running == row.score.points


def test_a_match_without_a_deal_has_an_empty_sheet() -> None:
    empty = sheet(begun(TABLEAU, 5).state)
    assert (empty.rows, empty.totals, empty.places) == ((), (0,) * 5, (1,) * 5)


# --- boxes ------------------------------------------------------------------------------------------


def test_a_table_with_one_list_has_boxes_of_nobody() -> None:
    match = skipped(begun(preset("suite-8")), 2)
    boxes = grid(match.state)
    ids = [row.id for row in preset("suite-8").active]
    assert boxes == tuple(Box(0, None, id, deal) for id, deal in zip(ids, (1, 2, *[None] * 6), strict=True))


def test_a_second_series_has_boxes_of_its_own_once_it_begins() -> None:
    rules = msgspec.structs.replace(preset("suite-8"), series=2)
    ids = [row.id for row in rules.active]
    seven = skipped(begun(rules), 7)
    assert [(box.series, box.deal) for box in grid(seven.state)] == [(0, deal) for deal in (1, 2, 3, 4, 5, 6, 7, None)]
    nine = skipped(seven, 2)
    assert [(box.series, box.contract, box.deal) for box in grid(nine.state)] == [
        *((0, id, deal) for deal, id in enumerate(ids, 1)),
        (1, ids[0], 9),
        *((1, id, None) for id in ids[1:]),
    ]
    assert [box.series for box in grid(skipped(nine, 7).state)] == [0] * 8 + [1] * 8


def test_everyone_has_the_boxes_of_his_own_list() -> None:
    rules = msgspec.structs.replace(TABLEAU, selection="random_individual", list_size=2)
    lists = (("tricks", "salad"), ("salad", "tricks"), ("domino", "barbu"), ("hearts", "queens"))
    match = entered(begun(rules).apply(Lists(lists)), "tricks", "barbu")
    assert [(box.owner, box.contract, box.deal) for box in grid(match.state)] == [
        (0, "tricks", None),
        (0, "salad", None),
        (1, "salad", None),
        (1, "tricks", 1),
        (2, "domino", None),
        (2, "barbu", 2),
        (3, "hearts", None),
        (3, "queens", None),
    ]


def test_where_nobody_chooses_the_dealers_box_is_ticked() -> None:
    match = skipped(begun(preset("classic-32"), dealer=2), 1)
    assert [(box.owner, box.contract) for box in grid(match.state) if box.deal] == [(2, "tricks")]


# --- what an entry leaves behind --------------------------------------------------------------------


def test_an_entered_deal_keeps_all_that_was_told() -> None:
    rules = with_row(EITHER, "domino", start="named")
    match = begun(rules).apply(Entered(Entry("domino", LayoutOutcome((0, 1)), True, None, Rank.NINE)))
    (result,) = match.results
    round = result.round
    assert (result.entered, result.play) == (True, None)
    assert (round.number, round.row, round.blind, round.start, round.trump) == (
        0,
        rules.contract("domino"),
        True,
        Rank.NINE,
        None,
    )
    assert (round.hands, round.out, round.bets) == ((), (), ())
    assert (round.roles.dealer, round.roles.chooser) == (0, 1)
    trumps = Entry("trumps", TrickOutcome(immutabledict(), (13, 0, 0, 0)), False, Suit.CLUBS, None, (Bet(1, 0),))
    (result,) = begun(TOURNAMENT).apply(Entered(trumps)).results
    assert (result.round.trump, result.round.bets, result.outcome) == (Suit.CLUBS, (Bet(1, 0),), trumps.outcome)
    assert result.score.points == (130, -65, 0, 0)


def test_an_entered_deal_keeps_the_cards_that_were_out() -> None:
    rules = with_deck(TABLEAU, size=52, removed=(), leftover="random")
    facts = TrickOutcome(immutabledict(), (10, 0, 0, 0, 0), cards("2C 3C"))
    (result,) = begun(rules, 5).apply(Entered(Entry("tricks", facts))).results
    assert result.round.out == cards("2C 3C")


def test_a_trump_may_be_told_of_any_suit_or_none_and_left_untold() -> None:
    either = with_row(TOURNAMENT, "trumps", trump="named_or_none")
    facts = TrickOutcome(immutabledict(), (13, 0, 0, 0))
    for rules in (TOURNAMENT, either):
        for trump in (Suit.HEARTS, None):
            match = begun(rules).apply(Entered(Entry("trumps", facts, trump=trump)))
            assert match.results[0].round.trump == trump


@pytest.mark.parametrize("rank", [Rank.NINE, None])
def test_a_start_rank_may_be_told_where_the_first_card_makes_it(rank: Rank | None) -> None:
    match = begun(TABLEAU).apply(Entered(Entry("domino", LayoutOutcome((0, 1)), start=rank)))
    assert match.results[0].round.start == rank


def test_a_deal_ticked_at_zero_keeps_its_cards_out() -> None:
    rules = with_deck(preset("marie-luce-52"), blocked_contract="zero")
    rules = msgspec.structs.replace(rules, chooser="nobody", selection="fixed_order_once", leader="next")
    match = dealt(begun(rules, 5), out="KH QH")
    assert match.results[0].outcome == NotPlayed(False, cards("KH QH"))
    assert match.results[0].round.out == cards("KH QH")
    assert match.results[0].score.points == (0,) * 5


# --- verbs ------------------------------------------------------------------------------------------


def test_cards_suits_and_ranks_are_given_as_they_are_or_as_text() -> None:
    match = dealt(begun(TOURNAMENT)).choose("trumps")
    assert match.trump(Suit.SPADES) == match.trump("S")
    start = dealt(begun(TOURNAMENT)).choose("domino")
    assert start.start_at(Rank.TEN) == start.start_at("10")
    assert start.start_at("10").events[-1] == Acted(0, NameStart(Rank.TEN))
    hand = dealt(begun(TABLEAU)).choose("tricks")
    first = hand.legal[0]
    card = getattr(first, "card", None)
    assert isinstance(card, Card)
    assert hand.play(card) == hand.play(str(card))
    looked = dealt(begun(EITHER)).look()
    assert looked.events[-1] == Acted(1, Look())
    assert dealt(begun(EITHER)).choose("tricks", True).events[-1] == Acted(1, Choose("tricks", True))


def laying(*hands: str, **fields: object) -> Match:
    """A layout of whole hands that begin with these cards."""
    match = dealt(begun(with_row(TABLEAU, "domino", **fields), dealer=3), *hands).choose("domino")
    assert isinstance(match.phase, Playing)
    return match


def test_cards_are_laid_announced_passed_over_and_declined() -> None:
    match = laying("AS KS QS JS 10S 9S 8S 7S", "AC", ace="first_decides", ace_again="optional")
    assert match.lay("10S") == match.lay(Card(Suit.SPADES, Rank.TEN))
    low = match.lay("AS", "low")
    assert low.to_act == 0
    assert low.stop().to_act == 1
    assert low.events != match.lay("AS", "high").events
    void = laying("AS KS QS JS 10S 9S 8S 7S", "8C 9C 10C JC QC KC AC AD").lay("7S")
    assert void.pass_turn().to_act == 2
    assert void.pass_turn().events[-1] == Acted(1, Pass())

"""What a seat and a spectator see of a match: every field, in every phase of a deal."""

from __future__ import annotations

import msgspec
import pytest

from barbu.cards import Rank, Suit, cards
from barbu.deal.view import deal_view
from barbu.match import Box, Choose, Dealt, Look, Match, NameTrump, RoundView, grid, sheet, view
from barbu.match.phases import Playing
from barbu.match.schedule import Roles
from barbu.rules import preset
from barbu.rules.model import Trump
from barbu.scoring import Bet
from tests.support.drive import start
from tests.support.table import begun, dealt, skipped, with_deck, with_doubling, with_row

TABLEAU = preset("fr-tableau-32")
TOURNAMENT = preset("tournament-52")
EITHER = msgspec.structs.replace(TABLEAU, choice_time="either", blind_multiplier=2)
BEFORE = msgspec.structs.replace(TABLEAU, choice_time="before")
ROWS = tuple(row.id for row in TABLEAU.active)
CLUBS = "7C 8C 9C 10C JC QC KC AC"
SPADES, DIAMONDS, HEARTS = (CLUBS.replace("C", suit) for suit in "SDH")
SUITS = Dealt(tuple(map(cards, (CLUBS, SPADES, DIAMONDS, HEARTS))), commitment="c0ffee")


def seen(match: Match, seat: int | None = None) -> RoundView:
    """The deal in progress."""
    round = view(match, seat).round
    assert round is not None
    return round


def test_a_view_of_a_match_says_what_is_played_and_how_it_stands() -> None:
    match = skipped(begun(TABLEAU, dealer=1), 2)
    found = view(match, 2)
    assert (found.id, found.rules, found.names) == (match.header.id, TABLEAU, match.header.names)
    assert (found.seat, found.seq, found.phase, found.to_act, found.legal) == (2, 3, "Dealing", None, ())
    assert (found.deals, found.players) == (28, 4)
    assert (found.sheet, found.grid) == (sheet(match.state), grid(match.state))
    assert (found.sheet.totals, len(found.grid)) == ((160, 0, 0, 0), 28)
    assert (view(match, None).seat, view(match, None).round) == (None, found.round)


def test_before_the_dealer_is_known_and_after_the_end_there_is_no_deal() -> None:
    new = view(start(TABLEAU, 4), 0)
    assert (new.phase, new.round, new.legal, new.to_act) == ("DrawingDealer", None, (), None)
    over = skipped(begun(msgspec.structs.replace(TABLEAU, deals=1)), 1)
    assert (view(over, 0).phase, view(over, 0).round, view(over, 0).deals) == ("Finished", None, 1)


def test_a_deal_that_waits_for_its_cards() -> None:
    assert seen(begun(TABLEAU, dealer=2), 0) == RoundView(
        number=0,
        roles=Roles(2, 3, 3),
        contract=None,
        blind=False,
        trump=None,
        start=None,
        hand=(),
        counts=(),
        out=(),
        commitment="",
        options=(),
        barred=(),
        looked=True,
        bets=(),
        spoken=(),
        owed=(0, 0, 0, 0),
        deals_left=7,
        thrown_in=0,
        play=None,
    )


def test_a_choice_after_the_cards() -> None:
    match = begun(TABLEAU).apply(SUITS)
    assert seen(match, 2) == RoundView(
        number=0,
        roles=Roles(0, 1, 1),
        contract=None,
        blind=False,
        trump=None,
        start=None,
        hand=cards(DIAMONDS),
        counts=(8, 8, 8, 8),
        out=(),
        commitment="c0ffee",
        options=ROWS,
        barred=(),
        looked=True,
        bets=(),
        spoken=(),
        owed=(0, 0, 0, 0),
        deals_left=7,
        thrown_in=0,
        play=None,
    )
    assert seen(match, 1).hand == cards(SPADES)
    assert seen(match).hand == ()
    assert [view(match, seat).legal for seat in (0, 1, None)] == [(), tuple(map(Choose, ROWS)), ()]
    assert [view(match, seat).to_act for seat in (0, 1, None)] == [1, 1, 1]


def test_a_chooser_who_has_not_looked_sees_no_card_and_the_others_see_theirs() -> None:
    match = begun(EITHER).apply(SUITS)
    assert [seen(match, seat).hand for seat in (0, 1, 2, 3, None)] == [
        cards(CLUBS),
        (),
        cards(DIAMONDS),
        cards(HEARTS),
        (),
    ]
    assert not seen(match, 0).looked
    assert view(match, 1).legal[-1] == Look()
    looked = match.look()
    assert (seen(looked, 1).hand, seen(looked, 1).looked) == (cards(SPADES), True)
    blind = match.choose("tricks", blind=True)
    assert (seen(blind, 1).hand, seen(blind, 0).blind, seen(blind, 0).contract) == (cards(SPADES), True, "tricks")


def test_a_choice_before_the_cards() -> None:
    match = begun(BEFORE)
    assert (seen(match, 1).options, seen(match, 1).counts, seen(match, 1).hand) == (ROWS, (), ())
    chosen = match.choose("hearts", blind=True)
    assert (seen(chosen).contract, seen(chosen).blind, view(chosen, 0).phase) == ("hearts", True, "Dealing")


def test_cards_that_are_out_and_contracts_that_are_barred() -> None:
    match = dealt(begun(preset("marie-luce-52"), 5), out="KH QH")
    round = seen(match, 3)
    assert (round.out, round.barred) == (cards("KH QH"), ("barbu",))
    assert "barbu" not in round.options
    assert round.counts == (10,) * 5


def test_where_every_contract_is_barred_it_is_chosen_to_be_ticked() -> None:
    rules = with_deck(preset("marie-luce-52"), blocked_contract="zero")
    rules = msgspec.structs.replace(rules, contracts=(rules.contract("barbu"),))
    round = seen(dealt(begun(rules, 5), out="KH QH"))
    assert (round.options, round.barred) == (("barbu",), ())


def test_a_lap_shows_what_was_said_and_what_is_owed() -> None:
    match = dealt(begun(TOURNAMENT)).choose("queens").double(0, 2).double()
    round = seen(match, 3)
    assert round.bets == (Bet(1, 0), Bet(1, 2))
    assert round.spoken == ((1, (0, 2)), (2, ()))
    assert (round.owed, round.deals_left) == ((0, 2, 2, 2), 7)
    assert (view(match, 3).phase, view(match, 3).to_act) == ("Doubling", 3)
    assert len(round.hand) == 13
    assert round.play is None


def test_calls_and_doubles_stay_in_sight_while_the_cards_are_played() -> None:
    match = dealt(begun(TOURNAMENT)).choose("trumps")
    assert match.legal == tuple(map(NameTrump, Suit))
    match = match.trump("D")
    assert (seen(match).trump, seen(match).start) == (Suit.DIAMONDS, None)
    match = match.double(0).double().double().double(1)
    round = seen(match, 2)
    assert (round.contract, round.trump) == ("trumps", Suit.DIAMONDS)
    assert round.bets == (Bet(1, 0, True),)
    assert round.spoken == ((1, (0,)), (2, ()), (3, ()), (0, (1,)))
    assert round.owed == (0, 0, 0, 0)
    domino = dealt(begun(TOURNAMENT)).choose("domino").start_at("9")
    assert seen(domino).start == Rank.NINE


SUIT_LETTERS: tuple[Trump, ...] = ("C", "S", "D", "H")


@pytest.mark.parametrize("letter", SUIT_LETTERS)
def test_a_fixed_trump_is_named_by_nobody(letter: Trump) -> None:
    rules = with_doubling(with_row(TOURNAMENT, "trumps", trump=letter), enabled=False)
    match = dealt(begun(rules)).choose("trumps")
    assert isinstance(match.phase, Playing)
    assert (match.phase.play.setup.trump, seen(match).trump) == (Suit.parse(letter), None)


@pytest.mark.parametrize("trump", [*Suit, None])
def test_a_trump_that_may_be_none_is_named_and_played_by(trump: Suit | None) -> None:
    rules = with_doubling(with_row(TOURNAMENT, "trumps", trump="named_or_none"), enabled=False)
    match = dealt(begun(rules)).choose("trumps")
    assert match.legal == (*map(NameTrump, Suit), NameTrump(None))
    match = match.trump(trump)
    assert isinstance(match.phase, Playing)
    assert (match.phase.play.setup.trump, seen(match).trump) == (trump, trump)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_the_cards_in_play_are_seen_as_the_deal_shows_them(seat: int | None) -> None:
    match = begun(TABLEAU).apply(SUITS).choose("tricks").play("7S").play("7D")
    assert isinstance(match.phase, Playing)
    play = deal_view(match.phase.play, seat)
    round = seen(match, seat)
    assert (round.play, round.hand, round.counts) == (play, play.hand, (8, 7, 7, 8))
    assert view(match, seat).legal == (match.legal if seat == 3 else ())
    assert (round.commitment, round.out, round.looked) == ("c0ffee", (), True)


def test_a_deal_says_how_often_it_was_thrown_in() -> None:
    base = preset("marie-luce-52")
    match = begun(msgspec.structs.replace(base, chooser="nobody", selection="fixed_order_once", leader="next"), 5)
    for times in range(3):
        assert (seen(match).thrown_in, seen(match).number) == (times, 0)
        match = dealt(match, out="KH QH")


def test_boxes_are_in_the_order_of_owners_and_rows() -> None:
    match = skipped(begun(TABLEAU), 5)
    boxes = view(match, 0).grid
    assert boxes[:2] == (Box(0, 0, "tricks", 4), Box(0, 0, "hearts", None))
    assert [(box.owner, box.contract) for box in boxes] == [(seat, id) for seat in range(4) for id in ROWS]
    assert [box.deal for box in boxes if box.deal] == [4, 1, 5, 2, 3]


def test_what_lands_in_a_log_tells_where_a_match_stands_and_no_card() -> None:
    match = begun(TABLEAU)
    assert repr(match) == "<Match match, fr-tableau-32, deal 1, Dealing>"
    assert repr(seen_round(match)) == "<Round 0, no contract>"
    playing = skipped(match, 3).apply(SUITS).choose("tricks")
    assert repr(playing) == "<Match match, fr-tableau-32, deal 4, Playing>"
    assert repr(seen_round(playing)) == "<Round 3, tricks>"
    over = skipped(begun(msgspec.structs.replace(TABLEAU, deals=1)), 1)
    assert repr(over) == "<Match match, fr-tableau-32, deal 1, Finished>"


def seen_round(match: Match) -> object:
    """The deal in progress as the match itself holds it."""
    return getattr(match.phase, "round")  # noqa: B009

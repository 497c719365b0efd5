"""What a seat and a spectator see of a deal: own cards, counts, what lies on the table, and own legal acts."""

from __future__ import annotations

import msgspec
import pytest

from barbu.cards import Rank, Suit, cards
from barbu.deal import DealPlay, Lay, LayoutView, Pass, Play, Trick, TrickView
from barbu.deal.view import deal_view
from barbu.rules import Ruleset, preset
from barbu.rules.model import Captures
from tests.support.table import in_layout, in_tricks, layout, tricks, with_row

CLASSIC = preset("classic-32")
HEARTS = with_row(CLASSIC, "hearts", lead="until_broken")
HANDS = ("AC 7H", "7C 8H", "8C 9H", "KH 10S")
FIRST = Trick(0, cards("AC 7C 8C KH"), 0)


def captures(mode: Captures) -> Ruleset:
    """The ruleset with these captured cards lying face up."""
    return msgspec.structs.replace(HEARTS, visible_captures=mode)


def halfway(rules: Ruleset = HEARTS) -> DealPlay:
    """A deal of two tricks, with one card played to the second."""
    return in_tricks(tricks(rules, "hearts", *HANDS, trump=Suit.SPADES), "AC 7C 8C KH 7H")


def test_a_seat_sees_its_own_cards_and_what_lies_on_the_table() -> None:
    assert deal_view(halfway(), 2) == TrickView(
        hand=cards("9H"),
        counts=(0, 1, 1, 1),
        turn=1,
        leader=0,
        table=cards("7H"),
        done=(FIRST,),
        trump=Suit.SPADES,
        broken=True,
        captured=(cards("KH"), (), (), ()),
        legal=(),
    )


def test_who_is_to_play_sees_what_he_may_play_and_a_spectator_sees_no_hand() -> None:
    seen = deal_view(halfway(), 1)
    assert (seen.hand, seen.legal) == (cards("8H"), (Play(cards("8H")[0]),))
    spectator = deal_view(halfway(), None)
    assert (spectator.hand, spectator.counts, spectator.turn, spectator.legal) == ((), (0, 1, 1, 1), 1, ())


def test_nobody_may_play_when_the_deal_is_over() -> None:
    play = in_tricks(tricks(HEARTS, "hearts", *HANDS), "AC 7C 8C KH 7H 8H 9H 10S")
    assert play.over
    for seat in range(4):
        seen = deal_view(play, seat)
        assert (seen.hand, seen.counts, seen.legal) == ((), (0, 0, 0, 0), ())


@pytest.mark.parametrize(("mode", "shown"), [("hidden", ""), ("penalties", "KH"), ("open", "AC 7C 8C KH")])
def test_captured_cards_lie_face_up_as_the_table_agrees(mode: Captures, shown: str) -> None:
    seen = deal_view(halfway(captures(mode)), 3)
    assert isinstance(seen, TrickView)
    assert seen.captured == (cards(shown), (), (), ())


def test_captured_cards_lie_before_their_taker_in_the_order_played() -> None:
    free = with_row(captures("open"), "hearts", lead="free")
    play = in_tricks(tricks(free, "hearts", "7C 7H 9S", "AC 8H 10S", "8C 9H JS", "9C KH QS"), "7C AC 8C 9C")
    play = in_tricks(play, "8H 9H KH 7H")
    seen = deal_view(play, None)
    assert isinstance(seen, TrickView)
    assert seen.captured == ((), cards("7C AC 8C 9C"), (), cards("8H 9H KH 7H"))
    assert (seen.leader, seen.turn, seen.table, seen.broken) == (3, 3, (), True)


def test_all_that_one_seat_captured_lies_before_it() -> None:
    hands = ("AC KC 7C", "QC JC 8H", "10C 9H 9C", "8C JH 10H")
    play = in_tricks(tricks(captures("open"), "tricks", *hands), "AC QC 10C 8C KC JC 9C JH")
    seen = deal_view(play, 1)
    assert isinstance(seen, TrickView)
    assert seen.captured == (cards("AC QC 10C 8C KC JC 9C JH"), (), (), ())


def test_hearts_are_not_broken_before_one_is_played() -> None:
    seen = deal_view(in_tricks(tricks(HEARTS, "hearts", *HANDS), "AC 7C"), 2)
    assert isinstance(seen, TrickView)
    assert (seen.broken, seen.trump, seen.done, seen.captured) == (False, None, (), ((),) * 4)


# --- layouts ----------------------------------------------------------------------------------------

TENS = with_row(CLASSIC, "domino", missing="block", ace="first_decides")
LAID = in_layout(layout(TENS, "domino", "10S AS", "JS", "QS 7D", "KS 8D", start_rank="10"), "10S JS QS KS AS")


def test_a_layout_shows_all_that_was_laid_who_is_out_and_where_the_aces_stand() -> None:
    ten, jack, queen, king, ace = cards("10S JS QS KS AS")
    acts = ((0, Lay(ten)), (1, Lay(jack)), (2, Lay(queen)), (3, Lay(king)), (0, Lay(ace)))
    assert deal_view(LAID, 3) == LayoutView(
        hand=cards("8D"),
        counts=(0, 0, 1, 1),
        turn=2,
        start=Rank.TEN,
        ace="high",
        log=acts,
        finished=(1, 0),
        extra=0,
        legal=(),
    )


def test_a_layout_shows_its_turn_to_one_seat_and_no_hand_to_a_spectator() -> None:
    before = in_layout(layout(TENS, "domino", "10S 9S", "JS 7S", "QS 7D", "KS 8D", start_rank="10"), "10S JS QS")
    seen = deal_view(before, 3)
    assert (seen.legal, seen.hand) == ((Lay(cards("KS")[0]),), cards("KS 8D"))
    assert isinstance(seen, LayoutView)
    assert (seen.ace, seen.finished) == (None, ())
    spectator = deal_view(before, None)
    assert (spectator.hand, spectator.legal, spectator.turn) == ((), (), 3)
    passing = deal_view(in_layout(before, "KS 9S"), 1)
    assert passing.legal == (Pass(),)


def test_a_layout_shows_that_an_extra_card_is_due() -> None:
    hands = ("10S AS 9S 8S", "JS 7C", "QS 7D", "KS 8D")
    play = in_layout(layout(TENS, "domino", *hands, start_rank="10"), "10S JS QS KS AS")
    seen = deal_view(play, 0)
    assert isinstance(seen, LayoutView)
    assert (seen.extra, seen.turn, seen.legal) == (1, 0, (Lay(cards("9S")[0]),))


def test_what_lands_in_a_log_tells_no_card() -> None:
    assert repr(halfway()) == "<TrickPlay hearts, 1 cards left to seat 1>"
    assert repr(LAID) == "<LayoutPlay domino, 1 cards left to seat 2>"

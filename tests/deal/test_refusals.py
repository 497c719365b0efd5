"""Every refusal of a deal in play names the rule, and the cards, suits and acts that its sentence speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from barbu.cards import Card, Suit, cards
from barbu.deal import DealAction, DealPlay, Lay, Pass, Play, Stop, act, outcome
from barbu.errors import NotLegal
from barbu.rules import Ruleset, preset
from tests.support.refusals import told
from tests.support.table import finished, in_layout, in_tricks, layout, rules_of, tricks, with_row

CLASSIC = preset("classic-32")
TOURNAMENT = preset("tournament-52")
TURKISH = rules_of("king-tr")
UNTIL_BROKEN = with_row(preset("fr-tableau-32"), "hearts", lead="until_broken")
Case = tuple[DealPlay, DealAction, str, dict[str, Any]]


def card(text: str) -> Card:
    """The card written so."""
    return Card.parse(text)


def first_trick(mode: str) -> Ruleset:
    """A ruleset in which something may not be done in the first trick of clubs."""
    return with_row(CLASSIC, "hearts", first_trick=mode, banned_suit=Suit.CLUBS)


# --- tricks -----------------------------------------------------------------------------------------

CLUBS_LED = in_tricks(tricks(CLASSIC, "tricks", "9C 8H", "KC 8S", "7C 10S", "AD 9S"), "9C KC")
HEARTS_ARE_TRUMPS = ("7C 8C", "9H 10C", "10H 8H 7D", "JH 7H 8D")
RUFFED = in_tricks(tricks(TOURNAMENT, "trumps", *HEARTS_ARE_TRUMPS, trump=Suit.HEARTS), "7C 10C")
OVERRUFFED = in_tricks(RUFFED, "8H")
TRUMP_LED = in_tricks(tricks(TOURNAMENT, "trumps", "9H", "JH 7C", "10H QH 8C", "8H", trump=Suit.HEARTS), "9H JH")
UNDER = in_tricks(tricks(TURKISH, "barbu", "AH", "KH 7H", "8H", "9H"), "AH")
VOID = in_tricks(tricks(TURKISH, "queens", "7C 8C", "QS 7H", "8S 8H", "9S 9H"), "7C")
LATER = in_tricks(tricks(UNTIL_BROKEN, "hearts", "AC 8H 9S", "7C 9H 8S", "8C 10H 7S", "9C JH 10S"), "AC 7C 8C 9C")

TRICKS: dict[str, Case] = {
    "a pass": (CLUBS_LED, Pass(), "tricks-are-played", {}),
    "a card laid": (CLUBS_LED, Lay(card("7C")), "tricks-are-played", {}),
    "somebody else's card": (CLUBS_LED, Play(card("AD")), "not-in-hand", {"card": card("AD")}),
    "no club on a club": (
        CLUBS_LED,
        Play(card("10S")),
        "must-follow",
        {"card": card("10S"), "suit": Suit.CLUBS, "best": card("KC"), "trump": None},
    ),
    "a lower trump on a trump led": (
        TRUMP_LED,
        Play(card("10H")),
        "must-beat",
        {"card": card("10H"), "suit": Suit.HEARTS, "best": card("JH"), "trump": Suit.HEARTS},
    ),
    "no trump from a void hand": (
        RUFFED,
        Play(card("7D")),
        "must-ruff",
        {"card": card("7D"), "suit": Suit.CLUBS, "best": card("10C"), "trump": Suit.HEARTS},
    ),
    "a lower trump over a ruff": (
        OVERRUFFED,
        Play(card("7H")),
        "must-overruff",
        {"card": card("7H"), "suit": Suit.CLUBS, "best": card("8H"), "trump": Suit.HEARTS},
    ),
    "the king kept under the ace": (
        UNDER,
        Play(card("7H")),
        "must-dump",
        {"card": card("7H"), "suit": Suit.HEARTS, "best": card("AH"), "trump": None},
    ),
    "a queen kept by a void hand": (
        VOID,
        Play(card("7H")),
        "must-dump",
        {"card": card("7H"), "suit": Suit.CLUBS, "best": card("7C"), "trump": None},
    ),
    "the banned suit led first": (
        tricks(first_trick("no_lead"), "hearts", "7C 8S", "8C", "9C", "10C"),
        Play(card("7C")),
        "first-trick-ban",
        {"card": card("7C"), "suit": Suit.CLUBS, "mode": "no_lead"},
    ),
    "the banned suit thrown first": (
        in_tricks(tricks(first_trick("no_play"), "hearts", "8S", "7C 8D", "9S", "10S"), "8S"),
        Play(card("7C")),
        "first-trick-ban",
        {"card": card("7C"), "suit": Suit.CLUBS, "mode": "no_play"},
    ),
    "a priced card thrown first": (
        in_tricks(tricks(first_trick("no_points"), "hearts", "8S", "7H 8D", "9S", "10S"), "8S"),
        Play(card("7H")),
        "first-trick-ban",
        {"card": card("7H"), "suit": Suit.CLUBS, "mode": "no_points"},
    ),
    "a heart led before hearts are broken": (
        LATER,
        Play(card("8H")),
        "lead-ban",
        {"card": card("8H"), "suit": Suit.HEARTS, "mode": "until_broken"},
    ),
}


# --- the layout -------------------------------------------------------------------------------------

TENS = with_row(CLASSIC, "domino", missing="block")
ANY = with_row(TENS, "domino", start="laid", ace="first_decides")
UP = "10S JS QS KS"
OPEN = in_layout(layout(TENS, "domino", "10S KS 7S", "JS AD", "QS 7D", "AS 8D", start_rank="10"), "10S JS QS pass")
KING_DOWN = in_layout(OPEN, "KS pass pass")
EXTRA = in_layout(layout(TENS, "domino", "10S AS 9S", "JS 7C", "QS 7D", "KS 8D", start_rank="10"), f"{UP} AS")
ACE_UP = in_layout(layout(ANY, "domino", "10S AS 7C", "JS 7D", "QS 8D", "KS 8C"), UP)
ACE_UP_OR_DOWN = in_layout(layout(ANY, "domino", "10S 9S AS", "JS 8S 7D", "QS 7S 8D", "KS 8C"), f"{UP} 9S 8S 7S pass")

LAYOUTS: dict[str, Case] = {
    "a card played": (OPEN, Play(card("KS")), "cards-are-laid", {}),
    "somebody else's card": (OPEN, Lay(card("AS")), "not-in-hand", {"card": card("AS")}),
    "somebody else's ace, announced": (OPEN, Lay(card("AS"), "high"), "not-in-hand", {"card": card("AS")}),
    "a gap in the run": (
        OPEN,
        Lay(card("7S")),
        "does-not-continue",
        {"card": card("7S"), "suit": Suit.SPADES, "due": cards("9S KS")},
    ),
    "a gap in the run, announced": (
        OPEN,
        Lay(card("7S"), "low"),
        "does-not-continue",
        {"card": card("7S"), "suit": Suit.SPADES, "due": cards("9S KS")},
    ),
    "a suit without its start": (
        in_layout(OPEN, "KS"),
        Lay(card("AD")),
        "suit-not-open",
        {"card": card("AD"), "suit": Suit.DIAMONDS, "opening": card("10D")},
    ),
    "a pass with a card that fits": (OPEN, Pass(), "must-lay", {}),
    "a stop where there is no extra card": (OPEN, Stop(), "no-stopping", {}),
    "a stop where the extra card is a duty": (EXTRA, Stop(), "no-stopping", {}),
    "a pass where the extra card is a duty": (EXTRA, Pass(), "must-lay", {}),
    "an end for an ace whose place is settled": (
        KING_DOWN,
        Lay(card("AS"), "high"),
        "ace-end-is-settled",
        {"card": card("AS")},
    ),
    "an end for a card that is no ace": (OPEN, Lay(card("KS"), "low"), "ace-end-is-settled", {"card": card("KS")}),
    "an end for an ace that fits one end": (ACE_UP, Lay(card("AS"), "low"), "ace-end-is-settled", {"card": card("AS")}),
    "no end for an ace that fits both": (ACE_UP_OR_DOWN, Lay(card("AS")), "ace-needs-end", {"card": card("AS")}),
    "no end for an ace that is the start": (
        layout(ANY, "domino", "AS 7S", "8S", "9S", "10S"),
        Lay(card("AS")),
        "ace-needs-end",
        {"card": card("AS")},
    ),
}


CASES = {
    f"{kind}: {name}": case for kind, cases in (("tricks", TRICKS), ("layout", LAYOUTS)) for name, case in cases.items()
}


@pytest.mark.parametrize("case", CASES)
def test_a_refused_act_is_told_with_its_grounds_and_what_is_legal(case: str) -> None:
    play, action, id, values = CASES[case]
    assert play.legal
    assert told(lambda: act(play, action), NotLegal) == (id, values | {"legal": play.legal})


def test_what_is_due_counts_the_ace_where_it_stands() -> None:
    play = layout(TENS, "domino", "10S KS 7D", "JS 7S", "QS 8D", "9D 8C", start_rank="10")
    assert told(lambda: act(in_layout(play, "10S JS QS pass KS"), Lay(card("7S")))) == (
        "does-not-continue",
        {"card": card("7S"), "suit": Suit.SPADES, "due": cards("9S AS"), "legal": (Pass(),)},
    )


def test_an_ace_that_fits_neither_end_is_not_laid() -> None:
    play = in_layout(layout(ANY, "domino", "10S KC", "AS JS", "9S", "QS"), "10S")
    assert play.legal == (Lay(card("JS")),)
    assert told(lambda: act(play, Lay(card("AS"), "high")))[0] == "does-not-continue"


def test_a_deal_that_is_over_takes_no_more_acts_and_one_in_play_has_no_outcome() -> None:
    over = finished(CLUBS_LED)
    assert told(lambda: act(over, Play(card("9C"))), NotLegal) == ("deal-is-over", {})
    with pytest.raises(AssertionError):
        outcome(CLUBS_LED)

"""Every refusal of a deal that is entered has the values that its sentence speaks of."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.cards import Rank, Suit, cards
from barbu.deal import LayoutOutcome, NotPlayed, Outcome, TrickOutcome
from barbu.match import Choose, Double, Entered, Entry, Match
from barbu.rules import preset
from barbu.scoring import Bet
from tests.support.refusals import told
from tests.support.table import begun, entered, with_deck, with_doubling, with_row

TABLEAU = preset("fr-tableau-32")
TOURNAMENT = preset("tournament-52")
WAITING = begun(preset("classic-32"))
BEFORE = begun(msgspec.structs.replace(TABLEAU, choice_time="before"))
ROWS = tuple(row.id for row in TABLEAU.active)
SPEECHES = tuple(map(Double, [(), (0,), (2,), (3,), (0, 2), (0, 3), (2, 3), (0, 2, 3)]))
FORCED = tuple(speech for speech in SPEECHES if 0 in speech.seats)


def of(contract: str, outcome: Outcome, **called: Any) -> Entry:
    """The entry of a deal."""
    return Entry(contract, outcome, **called)


TRICKS = TrickOutcome(immutabledict(), (2, 2, 2, 2))
ALL_THIRTEEN = TrickOutcome(immutabledict(), (13, 0, 0, 0))
QUEENS = TrickOutcome(immutabledict({"Q": (1, 1, 1, 1)}))
ORDER = LayoutOutcome((0, 1, 2, 3))
ZERO, UNDOUBLED = NotPlayed(False), NotPlayed(True)
RANDOM_OUT = with_deck(TABLEAU, size=36, removed=(), leftover="random", blocked_contract="zero")
BETS = (Bet(1, 0), Bet(2, 0), Bet(3, 0))
FIXED = with_row(TABLEAU, "domino", start="fixed")
FREE_LAP = with_doubling(TOURNAMENT, quota=0)
SKIPPING = with_doubling(FREE_LAP, skip_undoubled=True)

ENTRIES: dict[str, tuple[Match, Entry, str, dict[str, Any]]] = {
    "a contract that is done": (
        entered(begun(TABLEAU), "tricks", "tricks", "tricks", "tricks"),
        of("tricks", TRICKS),
        "contract-done",
        {"contract": "tricks", "legal": tuple(map(Choose, ROWS[1:]))},
    ),
    "a trump in tricks without one": (
        begun(TABLEAU),
        of("tricks", TRICKS, trump=Suit.HEARTS),
        "nothing-to-call",
        {"contract": "tricks"},
    ),
    "a trump in a layout": (
        begun(TABLEAU),
        of("domino", ORDER, trump=Suit.HEARTS),
        "nothing-to-call",
        {"contract": "domino"},
    ),
    "a start rank in tricks": (
        begun(TABLEAU),
        of("tricks", TRICKS, start=Rank.TEN),
        "nothing-to-call",
        {"contract": "tricks"},
    ),
    "a start rank where it is fixed": (
        begun(FIXED),
        of("domino", ORDER, start=Rank.TEN),
        "nothing-to-call",
        {"contract": "domino"},
    ),
    "a deal ticked at zero that could be played": (
        begun(TABLEAU),
        of("tricks", ZERO),
        "contract-was-played",
        {"contract": "tricks"},
    ),
    "a deal left undoubled where nobody doubles": (
        begun(TABLEAU),
        of("tricks", UNDOUBLED),
        "contract-was-played",
        {"contract": "tricks"},
    ),
    "a deal left undoubled where it is played all the same": (
        begun(FREE_LAP),
        of("tricks", UNDOUBLED),
        "contract-was-played",
        {"contract": "tricks"},
    ),
    "a deal left undoubled that was doubled": (
        begun(SKIPPING),
        of("tricks", UNDOUBLED, bets=BETS),
        "contract-was-played",
        {"contract": "tricks"},
    ),
    "a deal left undoubled to win points in": (
        begun(SKIPPING),
        of("domino", UNDOUBLED),
        "contract-was-played",
        {"contract": "domino"},
    ),
    "a barred contract that was played": (
        begun(RANDOM_OUT, 5),
        of("barbu", TrickOutcome(immutabledict({"KH": (0,) * 5}), out=cards("KH"))),
        "contract-barred",
        {"contract": "barbu"},
    ),
    "a barred contract ticked beside others": (
        begun(RANDOM_OUT, 5),
        of("barbu", NotPlayed(False, cards("KH"))),
        "contract-barred",
        {"contract": "barbu"},
    ),
    "a blind choice where nobody is blind": (
        begun(TABLEAU),
        of("tricks", TRICKS, blind=True),
        "no-blind-choice",
        {"contract": "tricks"},
    ),
    "a blind choice where nobody chooses": (
        WAITING,
        of("tricks", TRICKS, blind=True),
        "no-blind-choice",
        {"contract": "tricks"},
    ),
    "a seeing choice where all are blind": (BEFORE, of("tricks", TRICKS), "must-be-blind", {"contract": "tricks"}),
    "a double where there are none": (begun(TABLEAU), of("tricks", TRICKS, bets=BETS), "no-doubling", {}),
    "no double where they are owed": (
        begun(msgspec.structs.replace(TOURNAMENT, deals=2)),
        of("tricks", ALL_THIRTEEN),
        "must-double",
        {
            "seat": 0,
            "speaker": 1,
            "owed": 2,
            "left": 2,
            "legal": FORCED,
        },
    ),
    "a double of himself": (
        begun(FREE_LAP),
        of("tricks", ALL_THIRTEEN, bets=(Bet(1, 1),)),
        "may-not-double",
        {"seat": 1, "speaker": 1, "targets": (0, 2, 3), "legal": SPEECHES},
    ),
    "a redouble before it could be said": (
        begun(FREE_LAP),
        of("tricks", ALL_THIRTEEN, bets=(Bet(2, 1, True),)),
        "no-such-bets",
        {},
    ),
    "a double twice": (
        begun(FREE_LAP),
        of("tricks", ALL_THIRTEEN, bets=(Bet(1, 0), Bet(1, 0))),
        "no-such-bets",
        {},
    ),
    "a redouble that is a double too": (
        begun(FREE_LAP),
        of("tricks", ALL_THIRTEEN, bets=(Bet(1, 2, True), Bet(2, 1))),
        "no-such-bets",
        {},
    ),
}


@pytest.mark.parametrize("case", ENTRIES)
def test_a_refused_entry_is_told_with_its_values(case: str) -> None:
    match, entry, id, values = ENTRIES[case]
    assert told(lambda: match.apply(Entered(entry))) == (id, values)


IMPOSSIBLE: dict[str, tuple[Entry, str, dict[str, Any]]] = {
    "a card out": (
        of("tricks", TrickOutcome(immutabledict(), (2, 2, 2, 2), cards("7C"))),
        "wrong-leftover",
        {"count": 0, "cards": cards("7C")},
    ),
    "tricks for a layout": (of("domino", TRICKS), "wrong-outcome", {"contract": "domino"}),
    "a layout for tricks": (of("tricks", ORDER), "wrong-outcome", {"contract": "tricks"}),
    "a seat that is not there": (of("domino", LayoutOutcome((0, 4))), "wrong-finish", {"players": 4}),
    "one place of two": (of("domino", LayoutOutcome((1,))), "finish-too-short", {"count": 1}),
    "items of another row": (
        of("salad", TrickOutcome(immutabledict({"Q": (4, 0, 0, 0), "10": (4, 0, 0, 0)}))),
        "wrong-items",
        {"items": ("last", "last2", "H", "Q", "KH"), "entered": ("10", "Q")},
    ),
    "three seats": (of("queens", TrickOutcome(immutabledict({"Q": (2, 1, 1)}))), "wrong-counts", {"players": 4}),
    "less than none": (of("queens", TrickOutcome(immutabledict({"Q": (2, 1, 2, -1)}))), "wrong-counts", {"players": 4}),
    "tricks of three seats": (of("tricks", TrickOutcome(immutabledict(), (4, 4, 0))), "wrong-counts", {"players": 4}),
    "no tricks told": (of("tricks", TrickOutcome(immutabledict())), "tricks-missing", {}),
    "five queens": (
        of("queens", TrickOutcome(immutabledict({"Q": (2, 1, 1, 1)}))),
        "wrong-item-sum",
        {"item": "Q", "given": 5, "needed": 4},
    ),
    "two last tricks": (
        of("last_two", TrickOutcome(immutabledict({"last": (1, 1, 0, 0), "last2": (1, 0, 0, 0)}))),
        "wrong-item-sum",
        {"item": "last", "given": 2, "needed": 1},
    ),
    "nine tricks": (
        of("tricks", TrickOutcome(immutabledict(), (3, 2, 2, 2))),
        "wrong-trick-sum",
        {"given": 9, "needed": 8},
    ),
    "the last trick without a trick": (
        of("last_two", TrickOutcome(immutabledict({"last": (0, 1, 0, 0), "last2": (1, 0, 0, 0)}), (8, 0, 0, 0))),
        "last-without-trick",
        {"seat": 1},
    ),
    "the king without a trick": (
        of("barbu", TrickOutcome(immutabledict({"KH": (0, 1, 0, 0)}), (8, 0, 0, 0))),
        "no-such-distribution",
        {"contract": "barbu"},
    ),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_an_impossible_entry_is_told_with_its_values(case: str) -> None:
    entry, id, values = IMPOSSIBLE[case]
    assert told(lambda: begun(TABLEAU).apply(Entered(entry))) == (id, values)

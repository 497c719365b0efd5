"""Every refusal of a match has the values that its sentence speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from barbu.cards import FULL_PACK, Card, Rank, Suit, cards
from barbu.deal import Pass, Play
from barbu.errors import Stale
from barbu.match import (
    Acted,
    Choose,
    Corrected,
    Dealt,
    Double,
    Entered,
    Event,
    FirstDealer,
    Header,
    Lists,
    Look,
    Match,
    NameStart,
    NameTrump,
    Revealed,
    Undone,
)
from barbu.rules import preset
from tests.support.drive import start
from tests.support.refusals import told
from tests.support.table import (
    begun,
    dealt,
    easy_entry,
    entered,
    skipped,
)

CLASSIC = preset("classic-32")
TABLEAU = preset("fr-tableau-32")
TOURNAMENT = preset("tournament-52")
NAMES = ("A", "B", "C", "D")
SEVEN_OF_CLUBS = Card(Suit.CLUBS, Rank.SEVEN)

NEW = start(CLASSIC, 4)
WAITING = begun(CLASSIC)
PLAYED = skipped(WAITING, 1)
PLAYING = dealt(WAITING)
CHOOSING = dealt(begun(TABLEAU))
EITHER = dealt(begun(msgspec.structs.replace(TABLEAU, choice_time="either")))
BEFORE = begun(msgspec.structs.replace(TABLEAU, choice_time="before"))
DONE = dealt(entered(begun(TABLEAU), "tricks", "tricks", "tricks", "tricks"))
BARRED = dealt(begun(preset("marie-luce-52"), 5), out="KH QH")
TRUMP = dealt(begun(TOURNAMENT)).choose("trumps")
START = dealt(begun(TOURNAMENT)).choose("domino")
LAP = dealt(begun(TOURNAMENT)).choose("queens")
OWING = dealt(begun(msgspec.structs.replace(TOURNAMENT, deals=2))).choose("queens")
DRAWING = begun(msgspec.structs.replace(TABLEAU, selection="random_common", list_size=2))
FINISHED = skipped(begun(msgspec.structs.replace(CLASSIC, deals=1)), 1)


def choices(*ids: str, blind: bool = False) -> tuple[Choose, ...]:
    """The choice of each of these contracts."""
    return tuple(Choose(id, blind) for id in ids)


ROWS = tuple(row.id for row in TABLEAU.active)
SPEECHES = tuple(map(Double, [(), (0,), (2,), (3,), (0, 2), (0, 3), (2, 3), (0, 2, 3)]))
FORCED = tuple(speech for speech in SPEECHES if 0 in speech.seats)

# --- acts -------------------------------------------------------------------------------------------

Case = tuple[Callable[[], object], str, dict[str, Any]]

ACTS: dict[str, Case] = {
    "an act before the cards": (lambda: WAITING.act(Pass()), "nobody-to-act", {}),
    "an act by a seat before the cards": (lambda: WAITING.act(Pass(), 0), "nobody-to-act", {}),
    "an act after the end": (lambda: FINISHED.act(Pass()), "nobody-to-act", {}),
    "out of turn at the choice": (lambda: CHOOSING.act(Look(), 3), "not-your-turn", {"seat": 3, "turn": 1}),
    "out of turn at the trump": (lambda: TRUMP.act(NameTrump(None), 3), "not-your-turn", {"seat": 3, "turn": 0}),
    "out of turn at the start": (lambda: START.act(Pass(), 3), "not-your-turn", {"seat": 3, "turn": 0}),
    "out of turn in the lap": (lambda: LAP.act(Double(), 3), "not-your-turn", {"seat": 3, "turn": 1}),
    "out of turn in the play": (lambda: PLAYING.act(Pass(), 3), "not-your-turn", {"seat": 3, "turn": 1}),
    "no choice at the choice": (lambda: CHOOSING.act(Pass()), "choose-a-contract", {"legal": choices(*ROWS)}),
    "a look at a hand that is seen": (lambda: CHOOSING.look(), "choose-a-contract", {"legal": choices(*ROWS)}),
    "a look at a hand that is not dealt": (
        lambda: BEFORE.look(),
        "choose-a-contract",
        {"legal": choices(*ROWS, blind=True)},
    ),
    "no choice before looking": (
        lambda: EITHER.act(Pass()),
        "choose-a-contract",
        {"legal": (*choices(*ROWS, blind=True), Look())},
    ),
    "a choice as if looked": (
        lambda: EITHER.choose("hearts"),
        "look-first",
        {"contract": "hearts", "legal": (*choices(*ROWS, blind=True), Look())},
    ),
    "a blind choice after looking": (
        lambda: EITHER.look().choose("hearts", blind=True),
        "already-seen",
        {"contract": "hearts", "legal": choices(*ROWS)},
    ),
    "a choice as if the cards were there": (
        lambda: BEFORE.choose("hearts"),
        "look-first",
        {"contract": "hearts", "legal": choices(*ROWS, blind=True)},
    ),
    "a contract that is done": (
        lambda: DONE.choose("tricks"),
        "contract-done",
        {"contract": "tricks", "legal": choices(*ROWS[1:])},
    ),
    "a contract that is barred": (
        lambda: BARRED.choose("barbu"),
        "contract-barred",
        {"contract": "barbu", "legal": BARRED.legal},
    ),
    "a contract that does not exist": (
        lambda: DONE.choose("whist"),
        "no-such-contract",
        {"given": "whist", "legal": choices(*ROWS[1:])},
    ),
    "no trump named": (lambda: TRUMP.act(Pass()), "name-a-trump", {"legal": tuple(map(NameTrump, Suit))}),
    "none named where a suit must be": (
        lambda: TRUMP.trump(None),
        "name-a-trump",
        {"legal": tuple(map(NameTrump, Suit))},
    ),
    "no start named": (lambda: START.act(Pass()), "name-a-start", {"legal": tuple(map(NameStart, Rank))}),
    "no speech in the lap": (
        lambda: LAP.act(Pass()),
        "speak-in-the-lap",
        {"targets": (0, 2, 3), "legal": SPEECHES},
    ),
    "a double of himself": (
        lambda: LAP.double(1),
        "may-not-double",
        {"seat": 1, "speaker": 1, "targets": (0, 2, 3), "legal": SPEECHES},
    ),
    "a double of one who is no target among others": (
        lambda: LAP.double(0, 4),
        "may-not-double",
        {"seat": 4, "speaker": 1, "targets": (0, 2, 3), "legal": SPEECHES},
    ),
    "silence where doubles are owed": (
        lambda: OWING.double(2),
        "must-double",
        {
            "seat": 0,
            "speaker": 1,
            "owed": 2,
            "left": 2,
            "legal": FORCED,
        },
    ),
    "no card in the play": (lambda: PLAYING.act(Look()), "play-a-card", {"legal": PLAYING.legal}),
    "an answer to an earlier state": (
        lambda: PLAYING.act(Pass(), expect=1),
        "stale",
        {"given": 1, "present": 2},
    ),
    "an answer to a later state": (lambda: PLAYING.act(Pass(), expect=3), "stale", {"given": 3, "present": 2}),
    "more acts taken back than there are": (
        lambda: PLAYING.apply(Undone(3)),
        "nothing-to-undo",
        {"count": 3, "most": 0},
    ),
    "no act taken back": (
        lambda: CHOOSING.choose("tricks").apply(Undone(0)),
        "nothing-to-undo",
        {"count": 0, "most": 1},
    ),
}


@pytest.mark.parametrize("case", ACTS)
def test_a_refused_act_is_told_with_its_values(case: str) -> None:
    act, id, values = ACTS[case]
    assert told(act) == (id, values)


@pytest.mark.parametrize("match", [NEW, WAITING, DRAWING, FINISHED], ids=lambda match: type(match.phase).__name__)
def test_nobody_acts_while_the_table_waits_and_after_the_end(match: Match) -> None:
    assert told(lambda: match.apply(Acted(0, Pass()))) == ("nobody-to-act", {})
    assert (match.to_act, match.legal) == (None, ())


def test_an_answer_to_another_state_is_stale() -> None:
    assert told(lambda: PLAYING.act(Play(SEVEN_OF_CLUBS), expect=0), Stale)[0] == "stale"


# --- events -----------------------------------------------------------------------------------------

FULL = tuple(FULL_PACK[seat::4] for seat in range(4))
HANDS = {"count": 8, "players": 4, "over": 0}
SHUFFLED = Dealt(tuple(cards("7C 8C 9C 10C JC QC KC AC".replace("C", suit)) for suit in "CSDH"))
ODD = preset("marie-luce-52")
SEVENTEEN = tuple(FULL_PACK[seat * 17 : seat * 17 + 17] for seat in range(3))

EVENTS: dict[str, tuple[Match, Event, str, dict[str, Any]]] = {
    "cards before the dealer": (NEW, SHUFFLED, "not-in-this-phase", {"event": "Dealt", "phase": "DrawingDealer"}),
    "the dealer twice": (WAITING, FirstDealer(0), "not-in-this-phase", {"event": "FirstDealer", "phase": "Dealing"}),
    "lists that are not drawn": (WAITING, Lists(()), "not-in-this-phase", {"event": "Lists", "phase": "Dealing"}),
    "cards in the play": (PLAYING, SHUFFLED, "not-in-this-phase", {"event": "Dealt", "phase": "Playing"}),
    "a secret in the play": (PLAYING, Revealed("00"), "not-in-this-phase", {"event": "Revealed", "phase": "Playing"}),
    "a secret at the choice": (
        CHOOSING,
        Revealed("00"),
        "not-in-this-phase",
        {"event": "Revealed", "phase": "Choosing"},
    ),
    "an entry after the end": (
        FINISHED,
        Entered(easy_entry(WAITING)),
        "not-in-this-phase",
        {"event": "Entered", "phase": "Finished"},
    ),
    "a dealer who is not there": (NEW, FirstDealer(4), "no-such-seat", {"seat": 4, "players": 4}),
    "a dealer below none": (NEW, FirstDealer(-1), "no-such-seat", {"seat": -1, "players": 4}),
    "a dealer whom the cards do not make one": (
        start(TABLEAU, 4),
        FirstDealer(0, cards("7C 8C 9C 10C")),
        "wrong-draw",
        {"seat": 0, "cards": cards("7C 8C 9C 10C")},
    ),
    "hands too large": (WAITING, Dealt(FULL), "wrong-hands", HANDS),
    "hands too few": (WAITING, Dealt(SHUFFLED.hands[:3]), "wrong-hands", HANDS),
    "cards over where there are none": (WAITING, Dealt(SHUFFLED.hands, cards("2C")), "wrong-hands", HANDS),
    "no cards over where there are some": (
        begun(ODD, 3),
        Dealt(SEVENTEEN),
        "wrong-hands",
        {"count": 17, "players": 3, "over": 1},
    ),
    "a card twice": (
        WAITING,
        Dealt((*SHUFFLED.hands[:3], (*SHUFFLED.hands[3][:7], SEVEN_OF_CLUBS))),
        "wrong-pack",
        {"count": 32},
    ),
    "a card twice, once over": (begun(ODD, 3), Dealt(SEVENTEEN, cards("2C")), "wrong-pack", {"count": 52}),
    "a list too few": (DRAWING, Lists((ROWS[:2],) * 3), "wrong-lists", {"count": 2, "players": 4}),
    "lists that differ where one is common": (
        DRAWING,
        Lists((ROWS[:2], ROWS[:2], ROWS[:2], ROWS[1:3])),
        "wrong-lists",
        {"count": 2, "players": 4},
    ),
    "a correction of a deal to come": (
        PLAYED,
        Corrected(2, easy_entry(WAITING)),
        "no-such-deal",
        {"deal": 2, "most": 1},
    ),
    "a correction of a played deal": (
        skipped(begun(CLASSIC), 0).apply(SHUFFLED),
        Corrected(1, easy_entry(WAITING)),
        "no-such-deal",
        {"deal": 1, "most": 0},
    ),
}


@pytest.mark.parametrize("case", EVENTS)
def test_a_refused_event_is_told_with_its_values(case: str) -> None:
    match, event, id, values = EVENTS[case]
    assert told(lambda: match.apply(event)) == (id, values)


@pytest.mark.parametrize("match", [WAITING, PLAYED, BEFORE, FINISHED], ids=lambda match: type(match.phase).__name__)
def test_a_secret_may_be_told_whenever_no_hands_are_out(match: Match) -> None:
    told_secret = match.apply(Revealed("00" * 32))
    assert told_secret.state == match.state
    assert told_secret.events == (*match.events, Revealed("00" * 32))


def test_a_correction_of_a_played_deal_is_told_with_its_number() -> None:
    match = PLAYING
    while not match.results:
        match = match.act(match.legal[0])
    assert told(lambda: match.apply(Corrected(1, easy_entry(WAITING)))) == ("deal-was-played", {"deal": 1})


@pytest.mark.parametrize(
    ("header", "id", "values"),
    [
        (Header("match", CLASSIC, NAMES[:3]), "wrong-players", {"given": 3, "allowed": (4,)}),
        (Header("match", CLASSIC, ("", "B", "C", "D")), "bad-name", {"given": "", "most": 30}),
        (Header("match", CLASSIC, ("A", "B", " ", "D")), "bad-name", {"given": " ", "most": 30}),
        (Header("match", CLASSIC, ("A", "B", "C", "D" * 31)), "bad-name", {"given": "D" * 31, "most": 30}),
        (Header("match", CLASSIC, ("A", "B\n", "C", "D")), "bad-name", {"given": "B\n", "most": 30}),
        (Header("", CLASSIC, NAMES), "bad-match-id", {"given": ""}),
        (Header("A match", CLASSIC, NAMES), "bad-match-id", {"given": "A match"}),
        (Header("a" * 41, CLASSIC, NAMES), "bad-match-id", {"given": "a" * 41}),
    ],
)
def test_players_and_ids_that_cannot_be(header: Header, id: str, values: dict[str, Any]) -> None:
    assert told(lambda: Match.start(header)) == (id, values)


def test_names_of_thirty_letters_and_ids_of_forty_can_be() -> None:
    match = Match.start(Header("az-09" * 8, CLASSIC, ("A", "B", "C", "é" * 30)))
    assert match.players == 4

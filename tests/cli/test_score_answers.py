"""What may be typed of a deal, what is refused with which reason, and what is recognised without being typed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.cards import Card
from barbu.cli.score.answers import bets, counted, finishers
from barbu.cli.voice import Voice
from barbu.deal import LayoutOutcome, NotPlayed, TrickOutcome
from barbu.errors import NotUnderstood
from barbu.locales import locale
from barbu.match import FirstDealer, Header, Match
from barbu.rules import Ruleset, TrickContract, preset
from barbu.rules.kinds import TRICK
from barbu.scoring import Bet
from barbu.table.draft import Draft, asked, finishers_left, finishing
from tests.support.keeper import Keeper

NAMES = ("Anna Maria", "Anne", "Bo", "Zoé")
CLASSIC = preset("classic-32")


def table(rules: Ruleset, names: tuple[str, ...] = ("A", "B", "C", "D")) -> Match:
    return Match.start(Header("evening-1", rules, names)).apply(FirstDealer(0))


def first(id: str, base: str = "classic-32", **changes: object) -> Ruleset:
    """The rules with this contract first."""
    found = preset(base)
    row = found.contract(id)
    others = tuple(each for each in found.contracts if each.id != id)
    return msgspec.structs.replace(found, name="test", source="", contracts=(row, *others), **changes)


def draft(id: str = "tricks") -> Draft:
    row = CLASSIC.contract(id)
    assert isinstance(row, TrickContract)
    return Draft(CLASSIC, row, 4)


VOICE = Voice(locale("en"), NAMES)


@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("bo 3, zo 2, rest anne", (0, 3, 3, 2)),
        ("3 bo 2 zo", (0, 0, 3, 2)),
        ("bo3 zo2", (0, 0, 3, 2)),
        ("3bo", (0, 0, 3, 0)),
        ("anna maria 4; zoe 4", (4, 0, 0, 4)),
        ("Anna 1 Anne 1", (1, 1, 0, 0)),
        ("bo bo zoé", (0, 0, 2, 1)),
        ("bo: 3 = zo", (0, 0, 3, 1)),
        ("bo rest", (0, 0, 8, 0)),
        ("bo 3 zo rest", (0, 0, 3, 5)),
        ("all zo", (0, 0, 0, 8)),
        ("bo 0", (0, 0, 0, 0)),
        ("BO 3、ZO 2", (0, 0, 3, 2)),
        ("3 2 2", (3, 2, 2, 1)),
        ("0, 5, 3, 0", (0, 5, 3, 0)),
    ],
)
def test_counts_are_typed_in_many_ways(line: str, counts: tuple[int, ...]) -> None:
    assert counted(line, TRICK, draft(), VOICE).counts(TRICK) == counts


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("an 3", "score-whom"), ("x 3", "score-whom"), ("3", "score-not-counts"), ("bo 3 2", "score-not-counts"),
        ("rest", "score-not-counts"), ("bo -3", "score-counts-not-points"), ("−3 bo", "score-counts-not-points"),
        ("bo 9", "wrong-trick-sum"), ("bo 5 zo 4", "wrong-trick-sum"), ("rest rest", "score-not-counts"),
        ("rest x", "score-whom"), ("3 2", "score-not-counts"), ("3 3 3", "wrong-trick-sum"),
        ("3 2 2 2", "wrong-trick-sum"), ("3 2 2 1 0", "score-not-counts"), ("3 -2 2", "score-counts-not-points"),
    ],
)  # fmt: skip
def test_what_says_nothing_or_cannot_be_is_refused(line: str, id: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        counted(line, TRICK, draft(), VOICE)
    assert refused.value.id == id


def test_a_second_line_mends_the_first() -> None:
    some = counted("bo 3 zo 2", TRICK, draft(), VOICE)
    assert some.left(TRICK) == 3
    mended = counted("bo 4, rest anna maria", TRICK, some, VOICE)
    assert mended.counts(TRICK) == (2, 0, 4, 2)
    assert mended.open == ()


def test_doubles_and_orders_of_going_out() -> None:
    assert bets("bo>zo, anne > bo*; zo>anna+bo!", VOICE) == (
        Bet(2, 3),
        Bet(1, 2, True),
        Bet(3, 0, True),
        Bet(3, 2, True),
    )
    assert bets("bo→zo", VOICE) == (Bet(2, 3),)
    for line in ("bo", "bo>", ">bo", "bo>zo>anne"):
        with pytest.raises(NotUnderstood):
            bets(line, VOICE)
    assert finishers("zo bo", (1,), VOICE) == (1, 3, 2)
    with pytest.raises(NotUnderstood) as refused:
        finishers("zo bo", (3,), VOICE)
    assert refused.value.id == "score-finished-twice"


def test_what_is_left_of_a_draft() -> None:
    salad = draft("salad")
    assert asked(CLASSIC, salad.row) == (TRICK, "H", "Q", "KH")
    swept = salad.with_counts(TRICK, (0, 0, 8, 0)).settled
    assert swept.open == ()
    assert swept.outcome == TrickOutcome(
        immutabledict({"H": (0, 0, 8, 0), "Q": (0, 0, 4, 0), "KH": (0, 0, 1, 0)}), (0, 0, 8, 0)
    )
    assert salad.with_counts(TRICK, (0, 0, 7, 1)).settled.open == ("H", "Q", "KH")
    row = CLASSIC.contract("domino")
    assert finishing(4, (2, 1, 0)) == (2, 1, 0, 3)
    assert finishers_left(row, 4, ()) > 0  # type: ignore[arg-type]


# --- in the terminal --------------------------------------------------------------------------------


def test_what_is_left_to_give_is_told_and_a_slam_is_recognised(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, table(CLASSIC))
    assert "8 of 8 tricks left to give" in keeper.type("A 3")
    assert "3 of 8 tricks left to give (A 3, B 2)" in keeper.type("B 2", "help")
    told = keeper.type("undo", "undo", "rest D")
    assert "A slam: D took it all." in told
    assert "slam" in keeper.type("score")


def test_cards_that_are_out_bar_a_contract(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, table(preset("marie-luce-52"), ("A", "B", "C")))
    for wrong in ("", "7", "KH KH", "ZZ", "KH 2C"):
        keeper.type(wrong)
        assert keeper.keeping.lines == [], wrong
    told = keeper.type("kh", "help")
    assert "Not now, its card is out: Barbu" in told
    assert "cannot be played" in keeper.type("barbu")
    keeper.type("tricks", "A 9 B 8")
    assert keeper.match.results[0].outcome.out == (Card.parse("KH"),)


def test_cards_that_bar_every_contract_are_dealt_again_or_count_nothing(tmp_path: Path) -> None:
    found = preset("marie-luce-52")
    alone = msgspec.structs.replace(found, contracts=(found.contract("barbu"),))
    keeper = Keeper(tmp_path / "redeal", table(alone, ("A", "B", "C")))
    assert "deal again" in keeper.type("KH", "help")
    keeper.type("2C", "B")
    assert keeper.match.results[0].outcome.out == (Card.parse("2C"),)
    zero = msgspec.structs.replace(alone, deck=msgspec.structs.replace(alone.deck, blocked_contract="zero"))
    keeper = Keeper(tmp_path / "zero", table(zero, ("A", "B", "C")))
    keeper.type("KH")
    assert keeper.match.results[0].outcome == NotPlayed(False, (Card.parse("KH"),))
    assert keeper.match.results[0].score.points == (0, 0, 0)


def test_a_blind_choice_a_handicap_and_a_number_for_the_contract(tmp_path: Path) -> None:
    rules = msgspec.structs.replace(preset("marie-luce-52"), choice_time="either", blind_multiplier=2, handicap=True)
    keeper = Keeper(tmp_path, table(rules))
    keeper.type("3")
    assert "“yes” or “no”" in keeper.type("perhaps")
    keeper.type("yes")
    while not keeper.match.results:
        keeper.type("rest B" if keeper.keeping.fed(keeper.keeping.lines).about == "counts" else "")  # type: ignore[union-attr]
    (result,) = keeper.match.results
    assert result.round.blind
    reasons = {line.reason for lines in result.score.lines for line in lines}
    assert "blind" in reasons
    assert "99" in keeper.type("99")
    assert "none of the contracts" in keeper.type("xyz")
    assert "help says how" in keeper.type("")


def test_nobody_doubled_and_the_deal_is_skipped(tmp_path: Path) -> None:
    found = preset("tournament-52")
    rules = msgspec.structs.replace(found, doubling=msgspec.structs.replace(found.doubling, skip_undoubled=True))
    keeper = Keeper(tmp_path, table(rules))
    keeper.type("hearts", "")
    (result,) = keeper.match.results
    assert isinstance(result.outcome, NotPlayed)
    assert result.outcome.undoubled


def test_a_layout_that_got_stuck(tmp_path: Path) -> None:
    row = msgspec.structs.replace(CLASSIC.contract("domino"), missing="block")
    rules = msgspec.structs.replace(CLASSIC, name="test", contracts=(row, *CLASSIC.contracts[:5]))
    keeper = Keeper(tmp_path, table(rules))
    assert "if nobody could go on" in keeper.type("B", "help")
    keeper.type("stop")
    assert keeper.match.results[0].outcome == LayoutOutcome((1,))


def test_a_correction_that_a_later_deal_does_not_bear_is_asked_about(tmp_path: Path) -> None:
    rules = msgspec.structs.replace(preset("marie-luce-52"), handicap=False)
    keeper = Keeper(tmp_path, table(rules))
    order = ["tricks", "hearts", "queens", "tricks", "hearts"]
    for contract in order:
        keeper.type(contract)
        while keeper.keeping.lines:
            keeper.type("rest A")
    assert [result.round.contract.id for result in keeper.match.results] == order
    before = keeper.match
    assert before.results[0].round.roles.chooser == before.results[4].round.roles.chooser
    told = keeper.type("edit 1", "hearts", "rest B", "no")
    assert "Then deal 5 would not fit any more: “No hearts” has been played already" in told
    assert keeper.match == before, "nothing but yes changes anything"
    keeper.type("edit 1", "hearts", "rest B", "yes")
    assert [result.round.contract.id for result in keeper.match.results] == ["hearts", *order[1:4]]
    keeper.type("undo")
    assert keeper.match.state == before.state, "the deal that was taken back is there again"
    keeper.type("edit 4", "tricks", "A 8, B 5")
    assert keeper.match.results[3].outcome.tricks == (8, 5, 0, 0)  # type: ignore[union-attr]
    assert keeper.match.results[4] == before.results[4]


def test_a_player_called_like_a_command_is_still_a_player(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, table(CLASSIC, ("Undo", "Rest", "Quit", "Score")))
    keeper.type("Undo 3, Rest 2, Quit 1, Score 2")
    assert keeper.match.results[0].outcome.tricks == (3, 2, 1, 2)  # type: ignore[union-attr]
    keeper.type("undo 3", "hearts")
    assert keeper.keeping.lines == ["undo 3"]
    keeper.type("undo")
    assert keeper.keeping.lines == ["undo 3", "undo"], "the name alone is one heart more"
    keeper.type("cancel", "u")
    assert keeper.keeping.lines == ["u"], "one letter is a name first"


def test_what_is_given_back(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path, table(CLASSIC))
    keeper.type("A 3", "B 2", "undo", "redo")
    assert keeper.keeping.lines == ["A 3", "B 2"]
    keeper.type("cancel")
    assert keeper.keeping.lines == []
    assert "nothing to take back" in keeper.type("undo")
    assert "nothing to give back" in keeper.type("redo")
    keeper.type("edit 3")
    assert keeper.keeping.editing == 0, "there is no deal 3 yet"
    keeper.type("rest A", "edit", "undo")
    assert keeper.keeping.editing == 0
    assert len(keeper.match.results) == 1

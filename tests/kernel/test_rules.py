"""Rules of play and scoring in the kernel, by positions and numbers worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest

from barbu.cards import Card, Rank, Suit, cards
from barbu.deal import DealAction, Lay, Pass, Play, Setup, Stop
from barbu.kernel import convert
from barbu.kernel.play import begin, legal, play
from barbu.kernel.records import TRICKS, Deal, Vector, stored
from barbu.kernel.score import score
from barbu.kernel.tricks import trick_gain
from barbu.kernel.vector import codes, rule_vector
from barbu.rules import Ruleset, preset
from barbu.rules.kinds import ordered_prices
from barbu.scoring import Bet, Call
from tests.support.table import with_doubling, with_row

CLASSIC = preset("classic-32")


class Table:
    """A deal at a table, played with cards as text."""

    def __init__(self, rules: Ruleset, row: str, *hands: str, call: Call | None = None, **setup: Any) -> None:
        self.rules = rules
        self.vector: Vector = rule_vector(Setup(rules, rules.contract(row), len(hands), 0, **setup), call)
        deal = Deal()
        for seat, hand in enumerate(hands):
            deal.hands[seat] = convert.mask_of(rules, cards(hand))
        self.deal: Deal = stored(deal)
        begin(self.vector, self.deal, 0)

    @property
    def legal(self) -> str:
        """What may be done, as text."""
        mask = legal(self.vector, self.deal)
        return " ".join(
            self._word(convert.action_of(self.rules, self.vector, mask, code)) for code in convert.codes_in(mask)
        )

    def _word(self, action: DealAction) -> str:
        match action:
            case Play(card) | Lay(card, None):
                return str(card)
            case Lay(card, end):
                return f"{card}:{end}"
            case Pass():
                return "pass"
            case _:
                return "stop"

    def play(self, text: str) -> Table:
        """After these acts."""
        for word in text.split():
            action = self._action(word)
            mask = legal(self.vector, self.deal)
            play(self.vector, self.deal, convert.code_of(self.rules, self.vector, mask, action))
        return self

    def _action(self, word: str) -> DealAction:
        if word in ("pass", "stop"):
            return Pass() if word == "pass" else Stop()
        name, _, end = word.partition(":")
        if self.vector.kind == TRICKS:
            return Play(Card.parse(name))
        return Lay(Card.parse(name), "high" if end == "high" else "low" if end == "low" else None)

    @property
    def gains(self) -> list[int]:
        """What each seat gains now that it is over."""
        assert self.deal.over
        return scored(self.vector, self.deal)


def scored(vector: Vector, deal: Deal) -> list[int]:
    """What each seat gains."""
    gains = np.zeros(vector.players, np.int64)
    score(vector, deal, gains)
    return [int(gain) for gain in gains]


# --- card codes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ranking", "order"),
    [
        ("natural", "2 3 4 5 6 7 8 9 10 J Q K A"),
        ("ten_high", "2 3 4 5 6 7 8 9 J Q K 10 A"),
        ("ace_low", "A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("reversed", "A K Q J 10 9 8 7 6 5 4 3 2"),
    ],
)
def test_a_higher_code_is_a_stronger_card(ranking: str, order: str) -> None:
    number = codes(msgspec.structs.replace(CLASSIC, ranking=ranking))
    assert [str(rank) for rank in sorted(Rank, key=lambda rank: number[Card(Suit.HEARTS, rank)])] == order.split()
    assert {code // 16 for card, code in number.items() if card.suit == Suit.DIAMONDS} == {2}


# --- tricks -----------------------------------------------------------------------------------------


def test_the_highest_of_the_suit_led_wins_and_leads() -> None:
    table = Table(CLASSIC, "tricks", "8C 9C", "KC AS", "7C QC", "AD AC").play("8C KC 7C AC")
    assert (table.deal.turn, list(table.deal.tricks)[:4], table.legal) == (3, [0, 0, 0, 1], "AD")


def test_a_trump_wins() -> None:
    rules = with_row(CLASSIC, "tricks", trump="H", must_ruff=True)
    table = Table(rules, "tricks", "AC 8D", "7H KS", "8H KC", "9S KD", trump=Suit.HEARTS).play("AC")
    assert table.legal == "7H"
    assert table.play("7H KC 9S").deal.turn == 1


def test_play_ends_when_nothing_that_counts_is_left() -> None:
    table = Table(with_row(CLASSIC, "barbu", early_end=True), "barbu", "AH 8D", "KH KS", "8H KC", "9S KD")
    price = CLASSIC.contract("barbu").prices["KH"]  # type: ignore[union-attr]
    assert table.play("AH KH 8H 9S").gains == [CLASSIC.gain(price), 0, 0, 0]


def test_last_tricks_are_counted_back_from_the_last_one() -> None:
    rules = with_row(CLASSIC, "tricks", prices=ordered_prices({"last": -10, "last2": -5, "last3": -1}.items()))
    table = Table(msgspec.structs.replace(rules, sign="signed"), "tricks", "AC 8D", "KC AD", "8C 9D", "9C KD")
    assert table.play("AC KC 8C 9C 8D AD 9D KD").gains == [-5, -10, 0, 0]


# --- scoring ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "points", "gains"),
    [
        ("none", 0, [-80, 0, 0, 0]),
        ("mirror", 0, [80, 0, 0, 0]),
        ("fixed", 36, [36, 0, 0, 0]),
        ("charge_others", 20, [0, -20, -20, -20]),
        ("zero", 0, [0, 0, 0, 0]),
    ],
)
def test_slams(mode: str, points: int, gains: list[int]) -> None:
    rules = msgspec.structs.replace(CLASSIC, sign="signed")
    rules = with_row(rules, "hearts", prices=ordered_prices([("H", -10)]), slam=mode, slam_points=points)
    vector = rule_vector(Setup(rules, rules.contract("hearts"), 4, 0))
    deal = Deal()
    deal.taken[0], deal.gains[0], deal.tricks = vector.priced, -80, [5, 1, 1, 1, 0, 0, 0]
    assert scored(vector, stored(deal)) == gains
    deal.taken[1] = deal.taken[0] & -deal.taken[0]
    deal.taken[0] ^= deal.taken[1]
    assert scored(vector, stored(deal)) == [-80, 0, 0, 0]


@pytest.mark.parametrize(("gain", "after"), [(-7, -14), (7, 3), (0, 0), (-1, -2), (1, 0)])
def test_the_handicap_doubles_losses_and_halves_gains_toward_zero(gain: int, after: int) -> None:
    rules = msgspec.structs.replace(CLASSIC, handicap=True, chooser="dealer")
    vector = rule_vector(Setup(rules, rules.contract("tricks"), 4, 0), Call(4, chooser=2))
    deal = Deal()
    deal.gains[2] = gain
    assert scored(vector, stored(deal)) == [0, 0, after, 0]


def test_a_blind_choice_counts_for_every_seat_before_the_handicap() -> None:
    rules = msgspec.structs.replace(CLASSIC, handicap=True, chooser="dealer", blind_multiplier=3)
    vector = rule_vector(Setup(rules, rules.contract("tricks"), 4, 0), Call(4, chooser=1, blind=True))
    deal = Deal()
    deal.gains = [-1, 3, 2, 0, 0, 0, 0]
    assert scored(vector, stored(deal)) == [-3, 4, 6, 0]


def test_every_double_settles_from_the_same_gains() -> None:
    rules = with_doubling(CLASSIC, enabled=True, doubled=1, redoubled=2)
    bets = (Bet(1, 0), Bet(1, 2), Bet(1, 3), Bet(2, 0, redoubled=True))
    vector = rule_vector(Setup(rules, rules.contract("tricks"), 4, 0), Call(4, bets=bets))
    deal = Deal()
    deal.gains = [-6, 0, -6, -12, 0, 0, 0]
    assert scored(vector, stored(deal)) == [-12, 24, -12, -24]


# --- layouts ----------------------------------------------------------------------------------------


def layout(*hands: str, **fields: Any) -> Table:
    """A layout that begins at the jack."""
    rules = with_row(CLASSIC, "domino", start="fixed", start_rank=Rank.JACK, payout=(100, 50), **fields)
    return Table(rules, "domino", *hands, start=Rank.JACK)


def test_a_run_goes_on_at_both_ends() -> None:
    table = layout("JS 7C 8C", "QS 9S 10S", "KS 8S", "7H 7D", missing="block").play("JS")
    assert table.legal == "10S QS"
    assert table.play("10S").legal == "pass"
    assert table.play("pass pass pass").legal == "9S QS"


def test_a_missing_card_is_a_bridge_or_a_block() -> None:
    hands = ("JS 7C", "9S QS", "7H 8H", "7D 8D")
    out = cards("10S KS")
    for missing, may in (("bridge", "9S QS"), ("block", "QS")):
        rules = with_row(CLASSIC, "domino", start="fixed", start_rank=Rank.JACK, missing=missing)
        assert Table(rules, "domino", *hands, start=Rank.JACK, out=out).play("JS").legal == may


@pytest.mark.parametrize(
    ("ace", "after", "may"),
    [
        ("ranked", "JS QS KS", "10S AS"),
        ("low", "JS 10S 9S 8S 7S", "AS QS"),
        ("first_decides", "JS 10S 9S 8S 7S QS KS", "AS:low AS:high"),
        ("first_decides", "JS 10S 9S 8S 7S", "AS QS"),
    ],
)
def test_the_place_of_the_ace(ace: str, after: str, may: str) -> None:
    hand = "JS QS KS 10S 9S 8S 7S AS"
    table = layout(hand, "7H 8H", "7D 8D", "7C 8C", ace=ace, missing="block")
    for word in after.split():
        table.play(word).play("pass pass pass")
    assert table.legal == may


def test_the_first_ace_decides_for_all() -> None:
    table = layout("JS KS QS AS 8C", "JH QH KH AH", "7D 8D", "7C 8C", ace="first_decides", ace_again="none")
    for rank in "JQK":
        table.play(f"{rank}S {rank}H pass pass")
    table.play("AS")
    assert table.legal == "AH"
    assert table.deal.ace == 13


def test_an_ace_may_give_another_card_which_may_be_declined() -> None:
    hands = ("JS QS KS AS JH 7H", "7C 8C", "7D 8D", "8H 9H")
    for again, may in (("none", "pass"), ("optional", "stop JH"), ("mandatory", "JH")):
        table = layout(*hands, ace_again=again, missing="block")
        for word in ("JS", "QS", "KS"):
            table.play(word).play("pass pass pass")
        table.play("AS")
        assert table.legal == may


def places(gains: Sequence[int], prizes: tuple[int, ...]) -> list[int]:
    """What two seats that finished first and second and the others gain."""
    rules = with_row(CLASSIC, "domino", payout=prizes)
    vector = rule_vector(Setup(rules, rules.contract("domino"), 4, 0, start=Rank.TEN))
    deal = Deal()
    deal.finished, deal.places = len(gains), [*gains, *[-1] * (7 - len(gains))]
    return [CLASSIC.gain(gain) for gain in scored(vector, stored(deal))]


def test_who_has_not_finished_shares_the_prizes_left_toward_zero() -> None:
    assert places([0], (100, 50, 0, 0)) == [100, 16, 16, 16]
    assert places([0], (100, -50, 0, 0)) == [100, -16, -16, -16]
    assert places([1, 0], (100, 50, 10, 0)) == [50, 100, 5, 5]
    assert places([], (10, -20, -20, -21)) == [-12, -12, -12, -12]


def test_what_a_trick_pays_depends_on_how_many_come_after_it() -> None:
    rules = msgspec.structs.replace(CLASSIC, sign="signed")
    rules = with_row(rules, "tricks", prices=ordered_prices({"trick": -2, "last": -10, "last4": 7}.items()))
    vector = rule_vector(Setup(rules, rules.contract("tricks"), 4, 0))
    assert [trick_gain(vector, done) for done in range(8)] == [-2, -2, -2, -2, 5, -2, -2, -12]

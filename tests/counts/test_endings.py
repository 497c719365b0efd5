"""Every way in which small endings can be played out, counted by the engine, a second way, and by formula.

A count finds what examples miss: one card too many or too few in any legal set, anywhere, changes it. The
lines are told apart by what they score, so a wrong winner shows too.
"""

from __future__ import annotations

import random
from collections import Counter
from math import factorial
from typing import Any

import pytest

from barbu.cards import Card, Rank, Suit, show, stripped_pack
from barbu.deal import DealPlay, Setup, act, outcome, start
from barbu.rules import LayoutContract, Ruleset, TrickContract, preset
from barbu.scoring import Call, score
from tests.support import scale
from tests.support.naive_play import Layout, Tricks
from tests.support.table import with_row

Lines = Counter[tuple[int, ...]]
"""How many complete lines of play score these points."""

S = Suit.SPADES
CASES: dict[str, tuple[str, str, Suit | Rank | None, dict[str, Any]]] = {
    "tricks": ("classic-32", "tricks", None, {}),
    "hearts": ("classic-32", "hearts", None, {}),
    "hearts, led only when nothing else is left": ("tournament-52", "hearts", None, {}),
    "hearts, once a heart was thrown": ("bga-52", "hearts", None, {}),
    "queens, ended early": ("tournament-52", "queens", None, {}),
    "queens, thrown when void": ("classic-32", "queens", None, {"forced_dump": "void"}),
    "queens, thrown when void or under": ("classic-32", "queens", None, {"forced_dump": "void_or_under"}),
    "king of hearts": ("tournament-52", "barbu", None, {}),
    "last two": ("tournament-52", "last_two", None, {}),
    "salad": ("classic-32", "salad", None, {}),
    "salad without points in the first trick": ("classic-32", "salad", None, {"first_trick": "no_points"}),
    "trumps, overruffed": ("tournament-52", "trumps", S, {}),
    "trumps, underruffed too": ("bga-52", "trumps", S, {}),
    "trumps, always beaten": ("tournament-52", "trumps", S, {"must_beat": "always"}),
    "trumps, free": ("tournament-52", "trumps", S, {"must_ruff": False, "must_beat": "no"}),
    "domino": ("classic-32", "domino", Rank.TEN, {}),
    "domino to the last but one": ("classic-32", "domino", Rank.JACK, {"end": "all_but_one"}),
    "domino without an extra card": ("classic-32", "domino", Rank.KING, {"ace_again": "none"}),
    "domino with a free extra card": ("classic-32", "domino", Rank.KING, {"ace_again": "optional"}),
    "domino with free chains": ("classic-32", "domino", Rank.QUEEN, {"ace_chain": "free", "ace_again": "optional"}),
    "domino with one extra card": ("classic-32", "domino", Rank.ACE, {"ace_chain": "once", "ace": "low"}),
    "domino from any first card": ("classic-32", "domino", None, {"start": "laid", "ace": "first_decides"}),
    "domino with gaps": ("classic-32", "domino", Rank.QUEEN, {"missing": "block", "blocked": "split"}),
    "domino from an ace": ("classic-32", "domino", Rank.ACE, {"ace": "first_decides", "end": "all_but_one"}),
}

SIZES = [(3, 2), (4, 2), (3, 3), (4, 3), (3, 4)]


def sizes() -> list[Any]:
    """Players and cards a hand; four cards to each of four in the long form only."""
    return [*SIZES, pytest.param(4, 4, marks=pytest.mark.full)]


def ending(case: str, players: int, cards: int, seed: int) -> DealPlay:
    """An ending of this kind with random hands."""
    name, contract, called, fields = CASES[case]
    rules = with_row(preset(name), contract, **fields)
    pack = random.Random(f"{case}/{players}/{cards}/{seed}").sample(stripped_pack(24), players * cards)
    hands = tuple(tuple(sorted(pack[seat::players])) for seat in range(players))
    return begun(rules, contract, hands, called)


def begun(rules: Ruleset, contract: str, hands: tuple[tuple[Card, ...], ...], called: Suit | Rank | None) -> DealPlay:
    """The deal before its first card, with the trump or the start rank that was called."""
    trump = called if isinstance(called, Suit) else None
    rank = called if isinstance(called, Rank) else None
    return start(Setup(rules, rules.contract(contract), len(hands), 0, trump=trump, start=rank), hands)


# --- the two counts ---------------------------------------------------------------------------------


def by_engine(play: DealPlay) -> Lines:
    """The complete lines from here, by the engine."""
    if play.over:
        setup = play.setup
        return Counter([score(setup.rules, setup.row, outcome(play), Call(setup.players)).points])
    lines: Lines = Counter()
    for action in play.legal:
        lines.update(by_engine(act(play, action)))
    return lines


def retold(play: DealPlay) -> Tricks | Layout:
    """The same deal, told the second way."""
    setup = play.setup
    hands = [list(hand) for hand in play.hands]
    if isinstance(setup.row, TrickContract):
        return Tricks(setup.rules, setup.row, hands, setup.first, setup.trump)
    return Layout(setup.rules, setup.row, hands, setup.first, setup.start)


def second_way(deal: Tricks | Layout) -> Lines:
    """The complete lines from here, by the second telling of the rules."""
    if deal.over:
        return Counter([tuple(deal.points())])
    lines: Lines = Counter()
    for action in deal.legal():
        after = deal.copied()
        after.act(action)
        lines.update(second_way(after))
    return lines


@pytest.mark.parametrize(("players", "cards"), sizes())
@pytest.mark.parametrize("case", CASES)
def test_both_tellings_count_the_same_lines(case: str, players: int, cards: int) -> None:
    for seed in range(scale.count(2, 10) if players * cards < 16 else 2):
        play = ending(case, players, cards, seed)
        assert by_engine(play) == second_way(retold(play)), (seed, *map(show, play.hands))


# --- by formula -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards"), sizes())
def test_hands_of_one_suit_each_can_be_played_in_any_order(players: int, cards: int) -> None:
    rules = preset("classic-32")
    ranks = list(Rank)[-cards:]
    own = tuple(tuple(Card(suit, rank) for rank in ranks) for suit in list(Suit)[:players])
    assert by_engine(begun(rules, "tricks", own, None)).total() == factorial(cards) ** players


def test_one_suit_among_all_can_be_played_in_any_order() -> None:
    rules = preset("classic-52")
    suit = [Card(Suit.SPADES, rank) for rank in Rank]
    for players, cards in SIZES:
        hands = tuple(tuple(suit[seat * cards : (seat + 1) * cards]) for seat in range(players))
        assert by_engine(begun(rules, "tricks", hands, None)).total() == factorial(cards) ** players


def test_a_layout_in_which_everybody_waits_for_one_card_has_one_line() -> None:
    rules = preset("classic-32")
    row = rules.contract("domino")
    assert isinstance(row, LayoutContract)
    rules = with_row(rules, "domino", missing="block", blocked="split", end="all_but_one")
    run = [Card(Suit.HEARTS, rank) for rank in list(Rank)[8:]]
    hands = (tuple(run[0::3]), tuple(run[1::3]))
    lines = by_engine(begun(rules, "domino", hands, Rank.TEN))
    assert lines.total() == 1


def test_counts_differ_between_rules_that_differ() -> None:
    """Forced play leaves fewer lines than free play: the endings above are not all alike to the rules."""
    free = with_row(preset("tournament-52"), "trumps", must_ruff=False, must_beat="no")
    pack = random.Random("forced").sample(stripped_pack(24), 12)
    hands = tuple(tuple(sorted(pack[seat::4])) for seat in range(4))
    counts = [by_engine(begun(rules, "trumps", hands, S)).total() for rules in (free, preset("tournament-52"))]
    assert counts[0] > counts[1]

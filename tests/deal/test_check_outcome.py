"""Which outcomes can be: against cases made by hand, a search over all distributions, and the engine's own."""

import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from immutabledict import immutabledict

from barbu.cards import Card, cards, stripped_pack
from barbu.deal import LayoutOutcome, NotPlayed, Outcome, TrickOutcome, outcome
from barbu.deal.check import check_outcome
from barbu.errors import NotUnderstood
from barbu.rules import Ruleset, TrickContract, from_plain, names, preset
from barbu.rules.kinds import LAST_TRICKS, TRICK, ordered_prices
from barbu.rules.meaning import dealt_pack, hand_size, items
from tests.support import scale
from tests.support.drive import any_legal, play_out, shortened
from tests.support.random_rulesets import seeded
from tests.support.table import easy_outcome, finished, in_tricks, layout, points, rules_of, tricks, with_row

TABLEAU = preset("fr-tableau-32")
Counts = tuple[int, ...]


def refusal(rules: Ruleset, contract: str, facts: Outcome, players: int = 4) -> str:
    """The message with which an outcome is refused; empty for one that can be."""
    try:
        check_outcome(rules, rules.contract(contract), players, facts)
    except NotUnderstood as refused:
        return refused.id
    return ""


def took(tricks: str = "", out: str = "", **counts: str) -> TrickOutcome:
    """An outcome from its counts by seat, as `took("2 2 2 2", Q="1 1 2 0")`."""
    taken = {item: tuple(map(int, text.split())) for item, text in counts.items()}
    return TrickOutcome(immutabledict(taken), tuple(map(int, tricks.split())) if tricks else None, cards(out))


# --- by hand ----------------------------------------------------------------------------------------

NOTHING = "0 0 0 0"
SALAD = {"H": "8 0 0 0", "Q": "4 0 0 0", "KH": "1 0 0 0", "last": "1 0 0 0", "last2": "1 0 0 0"}


def salad(tricks: str = "8 0 0 0", **counts: str) -> TrickOutcome:
    """An outcome of the tableau's salad, seat 0 taking what is not said otherwise."""
    return took(tricks, **{**SALAD, **counts})


BY_HAND: dict[str, tuple[str, Outcome, str]] = {
    "all tricks are won once": ("tricks", took("3 3 2 0"), ""),
    "nine tricks of eight": ("tricks", took("3 3 3 0"), "wrong-trick-sum"),
    "seven tricks of eight": ("tricks", took("3 3 1 0"), "wrong-trick-sum"),
    "four queens": ("queens", took(Q="2 1 1 0"), ""),
    "five queens": ("queens", took(Q="2 2 1 0"), "wrong-item-sum"),
    "queens and their tricks": ("queens", took("8 0 0 0", Q="4 0 0 0"), ""),
    "four queens in one trick": ("queens", took("1 3 2 2", Q="4 0 0 0"), ""),
    "eight hearts in two tricks": ("hearts", took("2 3 3 0", H="8 0 0 0"), ""),
    "eight hearts in one trick": ("hearts", took("1 4 3 0", H="8 0 0 0"), "no-such-distribution"),
    "a heart without a trick": ("hearts", took("0 4 4 0", H="1 7 0 0"), "no-such-distribution"),
    "the king of hearts twice": ("barbu", took(KH="1 1 0 0"), "wrong-item-sum"),
    "the king without a trick": ("barbu", took("0 4 4 0", KH="1 0 0 0"), "no-such-distribution"),
    "the last without a trick": ("last_two", took("0 4 4 0", last="1 0 0 0", last2="0 1 0 0"), "last-without-trick"),
    "both last tricks in one": ("last_two", took("1 4 3 0", last="1 0 0 0", last2="1 0 0 0"), "last-without-trick"),
    "both last tricks": ("last_two", took(last="1 0 0 0", last2="1 0 0 0"), ""),
    "no last trick": ("last_two", took(last=NOTHING, last2="1 0 0 0"), "wrong-item-sum"),
    "two places": ("domino", LayoutOutcome((2, 0)), ""),
    "all places": ("domino", LayoutOutcome((2, 0, 1, 3)), ""),
    "one place": ("domino", LayoutOutcome((2,)), "finish-too-short"),
    "no place": ("domino", LayoutOutcome(()), "finish-too-short"),
    "a place twice": ("domino", LayoutOutcome((2, 2)), "wrong-finish"),
    "a seat that is not there": ("domino", LayoutOutcome((2, 4)), "wrong-finish"),
    "a layout for tricks": ("tricks", LayoutOutcome((2, 0)), "wrong-outcome"),
    "tricks for a layout": ("domino", took("2 2 2 2"), "wrong-outcome"),
    "a card left over": ("tricks", took("2 2 2 2", out="7C"), "wrong-leftover"),
    "the whole salad": ("salad", salad(), ""),
    "the king of hearts without a heart": ("salad", salad("7 1 0 0", KH="0 1 0 0"), "no-such-distribution"),
    "the king of hearts with a heart": ("salad", salad("7 1 0 0", H="7 1 0 0", KH="0 1 0 0"), ""),
    "a queen of no heart": ("salad", salad("7 1 0 0", Q="3 1 0 0"), ""),
    "all queens and no heart": ("salad", salad("7 1 0 0", Q="0 4 0 0"), "no-such-distribution"),
    "three queens and all hearts but one": ("salad", salad("7 1 0 0", H="7 1 0 0", Q="1 3 0 0"), ""),
    "four hearts and a queen in one trick": ("salad", salad("7 1 0 0", H="4 4 0 0", Q="3 1 0 0"), ""),
    "twice four hearts and a queen in one trick": (
        "salad",
        salad("6 1 1 0", H="0 4 4 0", Q="2 1 1 0", KH="0 1 0 0"),
        "no-such-distribution",
    ),
    "four hearts and two queens in one trick": (
        "salad",
        salad("7 1 0 0", H="4 4 0 0", Q="2 2 0 0"),
        "no-such-distribution",
    ),
    "a salad without tricks": ("salad", salad("", H="8 0 0 0"), "tricks-missing"),
    "items that are not priced": ("queens", took(K="1 1 1 1"), "wrong-items"),
    "more than is priced": ("queens", took(Q="1 1 1 1", H="2 2 2 2"), "wrong-items"),
    "three seats of four": ("queens", took(Q="2 1 1"), "wrong-counts"),
    "less than nothing": ("queens", took(Q="5 -1 0 0"), "wrong-counts"),
    "not played": ("queens", NotPlayed(undoubled=True), ""),
}


@pytest.mark.parametrize("case", BY_HAND)
def test_an_outcome_is_what_some_distribution_gives(case: str) -> None:
    contract, facts, message = BY_HAND[case]
    assert refusal(TABLEAU, contract, facts) == message


def test_cards_out_of_play_are_told_and_are_not_taken() -> None:
    rules = preset("marie-luce-52")
    assert refusal(rules, "queens", took(out="QD", Q="1 1 1"), 3) == ""
    assert refusal(rules, "queens", took(out="QD", Q="2 1 1"), 3) == "wrong-item-sum"
    assert refusal(rules, "queens", took(Q="1 1 1"), 3) == "wrong-leftover"
    assert refusal(rules, "queens", took(out="QD QD", Q="1 1 1"), 3) == "wrong-leftover"
    assert refusal(rules, "barbu", took(out="KH", KH="0 0 0"), 3) == ""


def test_a_deal_cut_short_has_fewer_tricks_where_the_row_ends_early() -> None:
    rules = preset("marie-luce-52")
    assert refusal(rules, "barbu", took("4 0 0 0", KH="1 0 0 0")) == ""
    assert refusal(rules, "barbu", took("0 4 0 0", KH="1 0 0 0")) == "no-such-distribution"
    assert refusal(rules, "barbu", took(NOTHING, KH="1 0 0 0")) == "wrong-trick-sum"
    assert refusal(rules, "barbu", took("14 0 0 0", KH="1 0 0 0")) == "wrong-trick-sum"
    assert refusal(rules, "hearts", took("1 1 1 0", H="4 4 5 0")) == "no-such-distribution"
    assert refusal(TABLEAU, "barbu", took("4 0 0 0", KH="1 0 0 0")) == "wrong-trick-sum"


def test_a_layout_that_got_stuck_may_have_no_finisher() -> None:
    split = with_row(TABLEAU, "domino", missing="block", blocked="split")
    assert refusal(split, "domino", LayoutOutcome(())) == ""
    assert refusal(split, "domino", LayoutOutcome((1,))) == ""
    hands = ("7C 8C", "10C KC", "7S 9S", "AH AS")
    stuck = finished(layout(split, "domino", *hands, start_rank="7"))
    facts = outcome(stuck)
    assert refusal(split, "domino", facts) == ""


# --- against all distributions ----------------------------------------------------------------------

PACK = cards("KH QH AH 10H QS KS QD 9C JC")
SIX = cards("KH QH AH QS 9C JC")
ROWS: dict[str, dict[str, Any]] = {
    "suit": {"prices": {"H": 1}},
    "rank": {"prices": {"Q": 1}},
    "suit-and-rank": {"prices": {"H": 1, "Q": 1}},
    "suit-rank-and-card": {"prices": {"H": 1, "Q": 1, "KH": 3, "9C": 1}},
    "two-ranks": {"prices": {"Q": 1, "K": 2, "H": 1}},
    "tricks-and-last": {"prices": {"trick": 1, "last": 2, "last2": 1, "Q": 1}},
    "last-and-hearts": {"prices": {"last": 1, "last2": 1, "H": 1, "KS": 5}},
    "early": {"prices": {"H": 1, "Q": 1}, "early_end": True},
}


def small(row: dict[str, Any], pack: Sequence[Card]) -> tuple[Ruleset, TrickContract]:
    """A ruleset for three players and this pack, with one row."""
    gone = [str(card) for card in stripped_pack(24) if card not in pack]
    deck = {"size": 24, "removed": gone, "leftover": "none"}
    rules = from_plain({"players": [3], "deck": deck, "contracts": [{"id": "row", **row}]})
    found = rules.contract("row")
    assert isinstance(found, TrickContract)
    return rules, found


Seen = tuple[tuple[Counts, ...], Counts]
"""The counts of each item but tricks, in the row's order, and the tricks."""


def possible(rules: Ruleset, row: TrickContract) -> set[Seen]:
    """The counts of every way in which the tricks of three players can hold the cards."""
    pack = dealt_pack(rules, 3)
    owners = range(4) if row.early_end else range(3)
    card_items = [item for item in items(rules, row) if item not in (TRICK, *LAST_TRICKS)]
    priced = [any(_covers(item, card) for item in card_items) for card in pack]
    found: set[Seen] = set()
    for owned in product(owners, repeat=len(pack)):
        if any(owner == 3 and worth for owner, worth in zip(owned, priced, strict=True)):
            continue
        held = [owned.count(seat) for seat in range(3)]
        if any(count % 3 for count in held) or not any(held):
            continue
        counts = {item: _count(item, pack, owned) for item in card_items}
        tricks = tuple(count // 3 for count in held)
        found.update(_with_last(counts, items(rules, row), tricks))
    return found


def _covers(item: str, card: Card) -> bool:
    return item in (str(card), card.suit.letter, card.rank.letter)


def _count(item: str, pack: Sequence[Card], owned: Sequence[int]) -> Counts:
    return tuple(
        sum(_covers(item, card) and owner == seat for card, owner in zip(pack, owned, strict=True)) for seat in range(3)
    )


def _with_last(counts: dict[str, Counts], row_items: Sequence[str], tricks: Counts) -> Iterator[Seen]:
    """These counts with every possible winner of the last tricks."""
    lasts = [item for item in row_items if item in LAST_TRICKS]
    for winners in product(range(3), repeat=len(lasts)):
        if all(winners.count(seat) <= tricks[seat] for seat in range(3)):
            ones = {
                item: tuple(int(seat == who) for seat in range(3)) for item, who in zip(lasts, winners, strict=True)
            }
            yield tuple({**counts, **ones}[item] for item in row_items if item != TRICK), tricks


def accepted(rules: Ruleset, row: TrickContract, taken: Sequence[Counts], tricks: Counts | None) -> bool:
    names_of = [item for item in items(rules, row) if item != TRICK]
    facts = TrickOutcome(immutabledict(zip(names_of, taken, strict=True)), tricks)
    return refusal(rules, row.id, facts, 3) == ""


def moved(counts: Counts, rng: random.Random) -> Counts:
    """The counts with one unit at another seat."""
    given, got = rng.sample(range(3), 2)
    return tuple(count - (seat == given) + (seat == got) for seat, count in enumerate(counts))


def perturbed(seen: Seen, rng: random.Random) -> Seen:
    """A few units of some counts at other seats."""
    taken, tricks = list(seen[0]), seen[1]
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(-1, len(taken))
        if at < 0:
            tricks = moved(tricks, rng)
        else:
            taken[at] = moved(taken[at], rng)
    return tuple(taken), tricks


@pytest.mark.parametrize("kind", ROWS)
def test_the_check_agrees_with_a_search_over_all_distributions(kind: str) -> None:
    rules, row = small(ROWS[kind], SIX if kind == "early" else PACK)
    can_be = possible(rules, row)
    without_tricks = {taken for taken, _ in can_be}
    rng = random.Random(kind)
    needs_tricks = TRICK in items(rules, row)
    start = sorted(can_be)
    refused = 0
    for _ in range(scale.count(600, 60_000)):
        seen = rng.choice(start)
        assert accepted(rules, row, *seen)
        taken, tricks = perturbed(seen, rng)
        assert accepted(rules, row, taken, tricks) == ((taken, tricks) in can_be), (taken, tricks)
        refused += (taken, tricks) not in can_be
        if not needs_tricks:
            assert accepted(rules, row, taken, None) == (taken in without_tricks), taken
    assert refused > 50


# --- the engine's own -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*names(), "king-pt", "king-tr", "rentz-4", "herzeln-piatnik", "hearts"])
def test_what_the_engine_plays_can_be(name: str) -> None:
    rules = rules_of(name)
    for players in rules.players:
        for seed in range(scale.count(1, 20)):
            match = play_out(shortened(rules, players, 14), players, any_legal, f"check/{seed}")
            for result in match.results:
                check_outcome(rules, result.round.contract, players, result.outcome)


def test_a_deal_that_stops_early_leaves_no_counted_card_in_hand_even_one_at_no_price() -> None:
    rules = with_row(
        preset("marie-luce-52"), "hearts", prices=ordered_prices([("H", 10), ("KH", 0)]), first_trick="free"
    )
    play = tricks(rules, "hearts", "AH 2C", "QH 3C", "JH 4C", "10H KH")
    before = in_tricks(play, "AH QH JH 10H")
    assert not before.over
    assert points(finished(before)) == (40, 0, 0, 0)
    whole = play_out(rules, 4, any_legal, "no price")
    for result in whole.results:
        check_outcome(rules, result.round.contract, 4, result.outcome)


@pytest.mark.parametrize("seed", range(scale.count(30, 2000)))
def test_what_the_engine_plays_under_any_rules_can_be(seed: int) -> None:
    rules, players = seeded(seed)
    match = play_out(shortened(rules, players, 6), players, any_legal, f"check/{seed}")
    for result in match.results:
        check_outcome(rules, result.round.contract, players, result.outcome)


def test_easy_outcomes_can_be() -> None:
    for name in names():
        rules = preset(name)
        for players in rules.players:
            out = " ".join(map(str, dealt_pack(rules, players)[: len(dealt_pack(rules, players)) % players]))
            assert hand_size(rules, players) * players == len(dealt_pack(rules, players)) - len(cards(out))
            for row in rules.active:
                assert refusal(rules, row.id, easy_outcome(rules, row, players, out), players) == ""

"""What a contract may be expected to bring with a hand, beside what it brings with an average one."""

import statistics
from collections.abc import Sequence
from functools import lru_cache
from random import Random

import msgspec

from barbu.bots.holding import hand_value
from barbu.bots.memory import before_play
from barbu.bots.prices import fixed_trump, prices
from barbu.bots.runs import Board, bridged, ends, haste, run_orders, waits
from barbu.cards import Card, Rank, Suit
from barbu.deal.layout import settled_ace
from barbu.rules.meaning import banned_suit, dealt_pack, hand_size, payout
from barbu.rules.model import Contract, LayoutContract, Ruleset, TrickContract

SAMPLES = 40
"""Hands that a row's average is taken from."""
LAYOUT_SPREAD = 0.35
"""How far a hand alone decides a layout: points per standard deviation, as a part of the payout's own."""

Called = Suit | Rank | None
"""The trump or the start rank that was called."""


class Par(msgspec.Struct, frozen=True):
    """A row on average hands, in the measure of `raw`."""

    mean: float
    spread: float
    points: float
    """Points for one spread."""


def edge(rules: Ruleset, row: Contract, players: int, hand: Sequence[Card], called: Called = None) -> float:
    """The points that the hand is better than an average one in this row, as far as one can tell."""
    better = skill(rules, row, players, hand, called) * par(rules, row, players, called).points
    if isinstance(row, TrickContract):
        return better
    places = list(map(rules.gain, payout(row, players)))
    usual = statistics.fmean(places)
    return min(max(places) - usual, max(min(places) - usual, better))


def skill(rules: Ruleset, row: Contract, players: int, hand: Sequence[Card], called: Called = None) -> float:
    """How much better than average the hand is in this row, in standard deviations of random hands."""
    usual = par(rules, row, players, called)
    return (raw(rules, row, players, hand, called) - usual.mean) / usual.spread if usual.spread else 0.0


@lru_cache(maxsize=2048)
def par(rules: Ruleset, row: Contract, players: int, called: Called = None) -> Par:
    """The row on random hands, always the same ones."""
    pack, size = plain_pack(rules, row, players, called), hand_size(rules, players)
    rng = Random("average hands")
    values = [raw(rules, row, players, rng.sample(pack, size), called) for _ in range(SAMPLES)]
    mean, spread = statistics.fmean(values), statistics.pstdev(values)
    if isinstance(row, LayoutContract):
        return Par(mean, spread, LAYOUT_SPREAD * statistics.pstdev(payout(row, players)))
    return Par(mean, spread, spread)


def plain_pack(rules: Ruleset, row: Contract, players: int, called: Called = None) -> tuple[Card, ...]:
    """The pack with its suits in an order that only their part in this row decides, not their names."""
    pack = dealt_pack(rules, players)
    worth = prices(rules, row, players).card if isinstance(row, TrickContract) else {}
    trump = fixed_trump(row) if isinstance(row, TrickContract) and called is None else called

    def part(suit: Suit) -> tuple[object, ...]:
        held = sorted((card.rank, worth.get(card, 0)) for card in pack if card.suit == suit)
        if isinstance(row, LayoutContract):
            return row.starter_card is not None and row.starter_card.suit == suit, held
        return trump is not None and suit == trump, banned_suit(rules, row) == suit, held

    place = {suit: at for at, suit in enumerate(sorted(Suit, key=part))}
    return tuple(sorted(pack, key=lambda card: (place[card.suit], card.rank)))


def raw(rules: Ruleset, row: Contract, players: int, hand: Sequence[Card], called: Called = None) -> float:
    """A measure of the hand in this row, more being better: points for tricks, waiting for a layout."""
    if isinstance(row, LayoutContract):
        return max(_ease(rules, row, players, hand, rank) for rank in start_ranks(rules, row, hand, called))
    return max(trick_value(rules, row, players, hand, suit) for suit in trumps(row, called))


def start_ranks(rules: Ruleset, row: LayoutContract, hand: Sequence[Card], called: Called) -> Sequence[Rank]:
    """The start ranks that may come about: the one called or fixed, else those that the hand may lay."""
    if isinstance(called, Rank):
        return (called,)
    return (row.start_rank,) if row.start == "fixed" else sorted({card.rank for card in hand})


def trumps(row: TrickContract, called: Called) -> Sequence[Suit | None]:
    """The trump suits that may come about: the one called or fixed, else those that may be named."""
    if isinstance(called, Suit):
        return (called,)
    if row.trump == "named":
        return tuple(Suit)
    return (*Suit, None) if row.trump == "named_or_none" else (fixed_trump(row),)


def trick_value(rules: Ruleset, row: TrickContract, players: int, hand: Sequence[Card], trump: Suit | None) -> float:
    """The gain to expect from the hand with this trump."""
    worth = prices(rules, row, players)
    return hand_value(worth, before_play(worth, hand, 0), hand, trump)


def _ease(rules: Ruleset, row: LayoutContract, players: int, hand: Sequence[Card], start: Rank) -> float:
    """How little the hand waits for others, for its size; how much, where staying behind pays."""
    table = empty_board(rules, row, players)
    return -haste(rules, row, players) * waits(table, hand, start, table.ends) / len(hand)


@lru_cache(maxsize=512)
def empty_board(rules: Ruleset, row: LayoutContract, players: int) -> Board:
    """The layout before its first card."""
    down, ace = bridged(row, dealt_pack(rules, players), ()), settled_ace(rules, row)
    return Board(run_orders(rules, players), down, row.ace_again != "none", ends(ace))

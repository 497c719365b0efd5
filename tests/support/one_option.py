"""Pairs of rulesets that differ in one option alone, and the deal in which the difference shows."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
from immutabledict import immutabledict

from barbu.cards import FULL_PACK, Rank, Suit, stripped_pack
from barbu.match import Acted, Dealt, FirstDealer, Header, Lists, Match
from barbu.match.phases import Dealing, DrawingDealer, DrawingLists
from barbu.rules import Contract, Ruleset, TrickContract, problems
from barbu.rules.compare import scope_of
from barbu.rules.kinds import (
    LAST_TRICKS,
    PLAYERS,
    TRICK,
    Flag,
    ForPlayers,
    Kind,
    ListOf,
    OneOf,
    PriceList,
    Whole,
    Written,
    ordered_prices,
)
from barbu.rules.meaning import dealt_pack, hand_size, list_length
from barbu.rules.model import Declared
from barbu.rules.options import OPTIONS, Option
from tests.support.random_rulesets import draw, seeded

STEPS = 400
"""Acts after which two matches that have not differed are taken for equal."""

Pair = tuple[Any, Any]


# --- pairs of values --------------------------------------------------------------------------------


def value_pairs(option: Option) -> dict[str, Pair | None]:
    """Pairs of values to tell apart, by a label; None for a pair that is drawn anew for every ruleset."""
    kind = option.kind
    pairs: dict[str, Pair | None] = {}
    if isinstance(kind, ForPlayers):
        pairs["by players"] = None
        kind = kind.item
    listed = listed_values(kind, option)
    for one, other in combinations(listed, 2):
        pairs[f"{one} / {other}"] = (one, other)
    if isinstance(kind, PriceList):
        for item in (TRICK, *LAST_TRICKS, "H", "C", "Q", "KH", "10C"):
            pairs |= {
                f"{item} free / at a price": None,
                f"{item} at 0 / at a price": None,
                f"{item} at two prices": None,
            }
        pairs["KH at 0 / as its suit"] = None
    elif isinstance(kind, ListOf):
        pairs |= {"two draws": None, "one less": None} if kind.least != kind.most else {"two draws": None}
    elif not listed:
        pairs["two draws"] = None
    return pairs


def listed_values(kind: Kind, option: Option) -> tuple[Any, ...]:
    """Values that can be listed: all of a short range, 0 and small numbers of a long one."""
    match kind:
        case Flag():
            return (False, True)
        case OneOf(values=values):
            return values
        case Whole(low=low, high=high, step=step):
            whole = range(low, high + 1, step)
            some = {0, 1, 2, *([option.default] if isinstance(option.default, int) else []), 3}
            return tuple(whole) if len(whole) <= 8 else tuple(sorted(number for number in some if number in whole))
        case Written(noun="suit"):
            return (None, *Suit)
        case Written(noun="rank"):
            return tuple(Rank)[5:]
        case _:
            return ()


def drawn_pair(option: Option, label: str, value: Any, rules: Ruleset, rng: random.Random) -> Pair:
    """A pair of values near the one that a ruleset has."""
    if label == "by players":
        scalar = next(iter(value.values())) if isinstance(value, immutabledict) else value
        other = _redrawn(option.kind, rng, rules)
        return scalar, immutabledict((count, other) for count in PLAYERS)
    if isinstance(option.kind, PriceList):
        return _price_pair(label, value, rng)
    one, other = _redrawn(option.kind, rng, rules), _redrawn(option.kind, rng, rules)
    if label == "one less" and isinstance(one, tuple):
        return one, one[:-1]
    return one, other


def _redrawn(kind: Kind, rng: random.Random, rules: Ruleset) -> Any:
    """A value of the kind that stands a chance with this ruleset."""
    kind = kind.item if isinstance(kind, ForPlayers) else kind
    match kind:
        case ListOf(item=Written(noun="suit")):
            return tuple(rng.sample(list(Suit), 4))
        case ListOf(item=Written(noun="card")):
            return tuple(rng.sample(FULL_PACK, rng.randint(0, 6)))
        case ListOf(item=Whole(), distinct=True):
            return tuple(sorted(rng.sample(PLAYERS, rng.randint(1, 3))))
        case ListOf(item=Whole()):
            return tuple(rng.choice((0, 10, 20, 50, -10)) for _ in range(rng.randint(0, 4)))
        case ListOf():
            plain = [row.id for row in rules.contracts if isinstance(row, TrickContract) and not row.sums]
            return tuple(rng.sample(plain, rng.randint(min(1, len(plain)), len(plain))))
        case Written(noun="card"):
            return rng.choice(stripped_pack(28))
        case _:
            return draw(kind, rng)


def _price_pair(label: str, value: Any, rng: random.Random) -> Pair:
    item, _, what = label.partition(" ")
    prices = {key: price for key, price in value.items() if key != item}
    cost = rng.choice((-10, -5, 5, 10))
    if what == "at 0 / as its suit":
        prices["H"] = cost
    ways: dict[str, tuple[dict[str, int], dict[str, int]]] = {
        "free / at a price": ({}, {item: cost}),
        "at 0 / at a price": ({item: 0}, {item: cost}),
        "at two prices": ({item: cost}, {item: 2 * cost}),
        "at 0 / as its suit": ({item: 0}, {}),
    }
    one, other = (ordered_prices({**prices, **more}.items()) for more in ways[what])
    return one, other


# --- rulesets ---------------------------------------------------------------------------------------


def rulesets(option: Option, label: str, pair: Pair | None, seed: int) -> tuple[Ruleset, Ruleset, int] | None:
    """Two playable rulesets that differ in this option alone, where it applies; None where none was drawn."""
    rng = random.Random(f"one option/{option.key}/{label}/{seed}")
    rules, players = seeded(f"one option/{option.key}/{seed}")
    row = _row_of(option, rules, rng)
    if row is None and option.scope in ("tricks", "layout"):
        return None
    if row is not None and option.field != "active":
        rules = _alone(rules, row)
    rules = suited(option, rules, row.id if row else "", rng)
    part = part_of(option, rules, row.id if row else "")
    if not option.applies(part):
        return None
    one, other = pair or drawn_pair(option, label, getattr(part, option.field), rules, rng)
    first, second = (with_value(option, rules, row.id if row else "", value) for value in (one, other))
    if one == other or problems(first) or problems(second):
        return None
    return first, second, rng.choice((*first.players, *second.players)) if option.key == "players" else players


def _row_of(option: Option, rules: Ruleset, rng: random.Random) -> Contract | None:
    rows = [row for row in rules.contracts if scope_of(row) == option.scope]
    if option.field in ("multiply", "divide", "sums"):
        rows = [row for row in rows if isinstance(row, TrickContract) and row.sums]
    if option.field == "prices":
        rows = [row for row in rows if isinstance(row, TrickContract) and row.prices]
    return rng.choice(rows) if rows else None


def _alone(rules: Ruleset, row: Contract) -> Ruleset:
    """The ruleset in which no other row is played."""
    rows = tuple(msgspec.structs.replace(other, active=other.id == row.id) for other in rules.contracts)
    return msgspec.structs.replace(rules, contracts=rows, list_size=0, deals=0)


def part_of(option: Option, rules: Ruleset, id: str) -> Declared:
    """The part of a ruleset that the option stands in."""
    match option.scope:
        case "ruleset":
            return rules
        case "deck":
            return rules.deck
        case "doubling":
            return rules.doubling
        case _:
            return rules.contract(id)


def with_part(option: Option, rules: Ruleset, id: str, part: Declared) -> Ruleset:
    """The ruleset with another such part."""
    match option.scope:
        case "ruleset":
            assert isinstance(part, Ruleset)
            return part
        case "deck" | "doubling":
            return msgspec.structs.replace(rules, **{option.scope: part})
        case _:
            rows = tuple(part if row.id == id else row for row in rules.contracts)
            return msgspec.structs.replace(rules, contracts=rows)


def with_value(option: Option, rules: Ruleset, id: str, value: Any) -> Ruleset:
    """The ruleset with this value of the option."""
    part = msgspec.structs.replace(part_of(option, rules, id), **{option.field: value})
    return with_part(option, rules, id, part)


def suited(option: Option, rules: Ruleset, id: str, rng: random.Random) -> Ruleset:
    """The ruleset with the option applying, and with what makes it matter at all often."""
    part = part_of(option, rules, id)
    if option.when is not None and not option.applies(part):
        field, values = option.when
        beside = OPTIONS[field if option.scope == "ruleset" else f"{option.scope}.{field}"]
        if field != "sums":
            rules = with_value(beside, suited(beside, rules, id, rng), id, rng.choice(values))
    return _staged(option, rules, id, rng)


def _staged(option: Option, rules: Ruleset, id: str, rng: random.Random) -> Ruleset:
    """Settings for options that matter in rare positions only."""
    deck = rules.deck
    if option.key in ("layout.missing", "layout.blocked"):
        gone = tuple(rng.sample(stripped_pack(24), 4))
        deck = msgspec.structs.replace(deck, size=28, removed=gone, leftover="lowest")
        return msgspec.structs.replace(rules, deck=deck)
    if option.key == "deck.blocked_contract":
        card = str(rng.choice(stripped_pack(24)))
        row = TrickContract(id="single", prices=immutabledict({card: -10}))
        deck = msgspec.structs.replace(deck, removed=())
        return msgspec.structs.replace(rules, contracts=(row,), deck=deck, list_size=0, deals=0)
    return rules


# --- the same cards, the same choices ---------------------------------------------------------------


def liking(seed: str, thing: object) -> int:
    """How much a thing is preferred: fixed by the seed and the thing."""
    return zlib.crc32(f"{seed}/{thing!r}".encode())


def by_chance(match: Match, seed: str) -> Match:
    """The match after all that chance brings before somebody must act; the same cards in the same order of liking."""
    rules, players = match.rules, match.players
    while match.to_act is None and not match.finished:
        match match.phase:
            case DrawingDealer():
                match = match.apply(FirstDealer(liking(seed, "first") % players))
            case DrawingLists():
                match = match.apply(Lists(_lists(match, seed)))
            case Dealing(round=round):
                order = f"{seed}/{round.number}/{round.thrown_in}"
                pack = sorted(dealt_pack(rules, players), key=lambda card: liking(order, card))
                size = hand_size(rules, players)
                hands = tuple(tuple(sorted(pack[seat * size : (seat + 1) * size])) for seat in range(players))
                match = match.apply(Dealt(hands, tuple(sorted(pack[players * size :]))))
            case _:
                raise AssertionError(match.phase)
    return match


def _lists(match: Match, seed: str) -> tuple[tuple[str, ...], ...]:
    rules = match.rules
    ids = [row.id for row in rules.active]
    mixed = [sorted(ids, key=lambda id: liking(f"{seed}/{seat}", id)) for seat in range(match.players)]
    common = rules.selection == "random_common"
    return tuple(tuple(mixed[0 if common else seat][: list_length(rules)]) for seat in range(match.players))


def moments(rules: Ruleset, players: int, seed: str) -> Iterator[Match]:
    """The match each time somebody must act, and at its end; players do what they like best of what is legal."""
    match = by_chance(Match.start(Header("match", rules, tuple(f"player {seat}" for seat in range(players)))), seed)
    yield match
    for _ in range(STEPS):
        if match.finished:
            return
        deal = f"{seed}/{len(match.results)}"
        best = max(match.legal, key=lambda action: liking(deal, action))
        assert match.to_act is not None
        match = by_chance(match.apply(Acted(match.to_act, best)), seed)
        yield match


def differ(one: Ruleset, other: Ruleset, players: int, seed: str) -> bool:
    """Whether the two rulesets differ in what somebody may do, or in the score, in one and the same match."""
    tables = [rules for rules in (one, other) if players in rules.players]
    if len(tables) < 2:
        return len(tables) == 1  # the other refuses this table
    walks = (moments(rules, players, seed) for rules in tables)
    return any(told(before) != told(after) for before, after in zip(*walks, strict=False))


def told(match: Match) -> tuple[object, ...]:
    """Who may do what, and the points so far."""
    return match.to_act, frozenset(match.legal), tuple(result.score.points for result in match.results)

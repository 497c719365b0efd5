"""Rulesets drawn by chance from the whole catalogue of options, each one playable.

Values are drawn by the kind that an option declares, so an option that is added is drawn too. Where options
must fit together (who chooses and how, cards that divide, places that are paid) the choice is made on purpose;
whatever still conflicts goes back to its default.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from immutabledict import immutabledict

from barbu.cards import FULL_PACK, Card, Rank, Suit, stripped_pack
from barbu.deal.layout import run_order
from barbu.rules import Contract, LayoutContract, Problem, Ruleset, TrickContract, problems
from barbu.rules.kinds import (
    LAST_TRICKS,
    PLAYERS,
    TRICK,
    Flag,
    ForPlayers,
    Id,
    Kind,
    ListOf,
    OneOf,
    PriceList,
    Text,
    Whole,
    Written,
    for_players,
    ordered_prices,
)
from barbu.rules.meaning import dealt_pack, leftover_count, scheduled_deals, series_deals
from barbu.rules.model import Deck, Declared, Doubling
from barbu.rules.options import OPTIONS, Scope, options_of

D = TypeVar("D", bound=Declared)

SIZES = range(24, 53, 4)
ATTEMPTS = 100
LONG = 12
"""Deals above which most schedules are cut."""


def random_ruleset(rng: random.Random, players: int | None = None) -> Ruleset:
    """A ruleset that can be played, for this number of players among others."""
    for _ in range(ATTEMPTS):
        rules = _repaired(_drawn(rng, players or rng.choice(PLAYERS)))
        if rules is not None:
            return _cut(rng, without_endless_redeals(rules))
    raise AssertionError("no playable ruleset was drawn")


def seeded(seed: object, players: int | None = None) -> tuple[Ruleset, int]:
    """The ruleset of this seed, and the number of players it was drawn for."""
    rng = random.Random(f"ruleset/{seed}")
    table = players or rng.choice(PLAYERS)
    return random_ruleset(rng, table), table


def at_most(rules: Ruleset, deals: int) -> Ruleset:
    """The ruleset cut to so many deals at any of its tables."""
    most = min(scheduled_deals(rules, players) for players in rules.players)
    return msgspec.structs.replace(rules, deals=min(deals, most))


# --- values by kind ---------------------------------------------------------------------------------


def draw(kind: Kind, rng: random.Random) -> Any:
    """A value that the kind takes; small and plain ones are likelier."""
    match kind:
        case Flag():
            return rng.random() < 0.5
        case OneOf(values=values):
            return rng.choice(values)
        case Whole():
            return rng.choice(numbers(kind))
        case Id():
            return rng.choice("abcdef") + str(rng.randrange(100))
        case Text():
            return rng.choice(("", "A table of friends", "Chez nous — été"))[: kind.most]
        case Written():
            return None if kind.optional and rng.random() < 0.3 else _written(kind.noun, rng)
        case ListOf(item=item, most=most, least=least):
            size = rng.randint(least, min(most, max(least, 4)))
            found = [draw(item, rng) for _ in range(size if not kind.distinct else 40 * size)]
            return tuple(dict.fromkeys(found))[:size] if kind.distinct else tuple(found)
        case ForPlayers(item=item):
            return draw(item, rng)
        case PriceList():
            return random_prices(rng)
    raise AssertionError(f"no way to draw a value of {kind}")


def numbers(kind: Whole) -> list[int]:
    """Numbers of this kind that tables use: all of a short range, else 0, small ones and a few rounder ones."""
    whole = range(kind.low, kind.high + 1, kind.step)
    usual = (0, 1, 2, 3, 4, 5, -1, -2, 10, 20, -10)
    return [number for number in usual if number in whole] if len(whole) > 10 else list(whole)


def _written(noun: str, rng: random.Random) -> Suit | Rank | Card:
    choices: dict[str, Sequence[Suit | Rank | Card]] = {
        "suit": tuple(Suit),
        "rank": tuple(Rank)[5:],
        "card": stripped_pack(24),
    }
    return rng.choice(choices[noun])


def _scale(rng: random.Random) -> int:
    return rng.choice((1, 1, 2, 5, 10, 10, 10))


def random_prices(rng: random.Random, loss: int = -1) -> immutabledict[str, int]:
    """A price list of one to four items, most of them losses, some of them 0."""
    suits = [suit.letter for suit in Suit]
    ranks = [rank.letter for rank in Rank][4:]
    named = [str(card) for card in FULL_PACK[::-1] if card.rank >= Rank.NINE] + ["KH", "QS"]
    pools = ([TRICK], list(LAST_TRICKS), suits, ranks, named)
    chosen = rng.choice(([0], [1], [2], [3], [4], [2, 4], [3, 4], [2, 3], [1, 4], [0, 2], [0, 1, 2, 3, 4]))
    scale = _scale(rng)
    items = [rng.choice(pools[pool]) for pool in chosen for _ in range(rng.choice((1, 1, 2)))]
    return ordered_prices({item: _price(rng, loss) * scale for item in items}.items())


def _price(rng: random.Random, loss: int) -> int:
    sign = loss if rng.random() < 0.75 else -loss
    return rng.choice((0, 1, 1, 2, 2, 3, 4, 6)) * sign


# --- parts ------------------------------------------------------------------------------------------


def _part(scope: Scope, rng: random.Random, given: Mapping[str, Any]) -> dict[str, Any]:
    """Values for every option of a part: those given, the others drawn, now and then left at their default."""
    fields = dict(given)
    for option in options_of(scope):
        if option.field not in fields:
            fields[option.field] = option.default if rng.random() < 0.25 else draw(option.kind, rng)
    return fields


def _drawn(rng: random.Random, players: int) -> Ruleset:
    """A ruleset in which some options may still conflict."""
    tables = _tables(rng, players)
    deck = _deck(rng, tables)
    sign = draw(OPTIONS["sign"].kind, rng)
    chooser = draw(OPTIONS["chooser"].kind, rng)
    fields: dict[str, Any] = {
        "players": tables,
        "deck": deck,
        "doubling": Doubling(**_part("doubling", rng, {})),
        "contracts": _rows(rng, min(tables), loss=-1 if sign == "signed" else 1),
        "sign": sign,
        "chooser": chooser,
        "selection": _fitting("selection", rng, ("each_once",) if chooser == "nobody" else ("fixed_order",)),
        "leader": _fitting("leader", rng, ("chooser", "after_chooser") if chooser == "nobody" else ()),
        "deals": 0,
        "assumed": (),
    }
    rules = Ruleset(**_part("ruleset", rng, fields))
    return msgspec.structs.replace(rules, list_size=min(rules.list_size, len(rules.active)))


def _fitting(key: str, rng: random.Random, without: tuple[str, ...]) -> str:
    """A value of the option that begins with none of these."""
    kind = OPTIONS[key].kind
    assert isinstance(kind, OneOf)
    values = kind.values
    return rng.choice([value for value in values if not value.startswith(without)] if without else values)


def _tables(rng: random.Random, players: int) -> tuple[int, ...]:
    if rng.random() < 0.8:
        return (players,)
    return tuple(sorted({players, *rng.sample(PLAYERS, 2)}))


def _deck(rng: random.Random, tables: tuple[int, ...]) -> Deck:
    leftover = draw(OPTIONS["deck.leftover"].kind, rng)
    sizes = {count: rng.choice(SIZES) for count in tables}
    removed = {count: _removed(rng, sizes[count], count, leftover) for count in tables}
    order = tuple(rng.sample(list(Suit), 4))
    given = {
        "size": _per_players(rng, sizes),
        "removed": _per_players(rng, removed),
        "leftover": leftover,
        "remove_order": order,
    }
    return Deck(**_part("deck", rng, given))


def _per_players(rng: random.Random, values: Mapping[int, Any]) -> Any:
    """The value alone where one is enough, else a table."""
    first = next(iter(values.values()))
    if len(set(values.values())) == 1 and rng.random() < 0.8:
        return first
    return immutabledict(sorted(values.items()))


def _removed(rng: random.Random, size: int, players: int, leftover: str) -> tuple[Card, ...]:
    """Cards that leave the pack by name: as many as must, and at times some more."""
    pack = stripped_pack(size)
    count = size % players if leftover == "none" else 0
    if rng.random() < 0.25:
        count += players if leftover == "none" else rng.randint(1, 4)
    return tuple(sorted(rng.sample(pack, count)))


def _rows(rng: random.Random, players: int, loss: int) -> tuple[Contract, ...]:
    rows: list[Contract] = []
    for number in range(rng.choice((1, 2, 2, 3, 3, 4, 5))):
        plain = [row.id for row in rows if isinstance(row, TrickContract) and not row.sums]
        given: dict[str, Any] = {"id": f"row{number + 1}", "active": rng.random() < 0.9}
        if rng.random() < 0.35:
            rows.append(LayoutContract(**_part("layout", rng, given | {"payout": _payout(rng, players)})))
        elif plain and rng.random() < 0.3:
            sums = tuple(sorted(rng.sample(plain, rng.randint(1, len(plain)))))
            rows.append(TrickContract(**_part("tricks", rng, given | {"prices": immutabledict(), "sums": sums})))
        else:
            prices = random_prices(rng, loss)
            rows.append(TrickContract(**_part("tricks", rng, given | {"prices": prices, "sums": ()})))
    return tuple(rows)


def _payout(rng: random.Random, players: int) -> Any:
    scale = _scale(rng)
    places = [rng.choice((0, 1, 2, 3, 5, -1, -2)) * scale for _ in range(rng.randint(1, players))]
    if rng.random() < 0.7:
        places.sort(reverse=True)
    whole = tuple(places)
    return whole if rng.random() < 0.8 else immutabledict((count, whole) for count in PLAYERS)


def _cut(rng: random.Random, rules: Ruleset) -> Ruleset:
    """The ruleset with a schedule that is cut at times, and mostly where it is long."""
    full = min(series_deals(rules, players) for players in rules.players) * rules.series
    if rng.random() < (0.85 if full > LONG else 0.25):
        return msgspec.structs.replace(rules, deals=rng.randint(1, min(full, LONG)))
    return rules


# --- layouts that would be dealt again for ever -----------------------------------------------------


def without_endless_redeals(rules: Ruleset) -> Ruleset:
    """The ruleset with blocked layouts shared out where most deals would block."""
    rows = tuple(_shared_out(rules, row) if isinstance(row, LayoutContract) else row for row in rules.contracts)
    return msgspec.structs.replace(rules, contracts=rows)


def _shared_out(rules: Ruleset, row: LayoutContract) -> Contract:
    if row.missing == "block" and any(_blocks_often(rules, row, players) for players in rules.players):
        return msgspec.structs.replace(row, blocked="split")
    return row


def _blocks_often(rules: Ruleset, row: LayoutContract, players: int) -> bool:
    """Whether more than two cards are cut off in every deal, or may be in most."""
    over = leftover_count(rules, players)
    gone = set(stripped_pack(for_players(rules.deck.size, players, 52))) - set(dealt_pack(rules, players))
    if not gone and not over:
        return False
    if row.start != "fixed" or row.start_rank == Rank.ACE or over > 1 or (over and gone):
        return True
    return over == 0 and max(_cut_off(rules, row.start_rank, players, gone, ace) for ace in ("high", "low")) > 2


def _cut_off(rules: Ruleset, start: Rank, players: int, gone: set[Card], ace: str) -> int:
    """How many cards in play can never be laid."""
    order = run_order(rules, "high" if ace == "high" else "low", players)
    at = order.index(start)
    count = 0
    for suit in Suit:
        for side in (order[at:], order[at::-1]):
            run = [Card(suit, rank) in gone for rank in side]
            count += run[run.index(True) :].count(False) if True in run else 0
    return count


# --- conflicts --------------------------------------------------------------------------------------


def _repaired(rules: Ruleset) -> Ruleset | None:
    """The ruleset with what conflicts set back to its default; None where that does not help."""
    for _ in range(8):
        found = problems(rules)
        if not found:
            return rules
        for problem in found:
            rules = _set_back(rules, problem)
    return None


def _set_back(rules: Ruleset, problem: Problem) -> Ruleset:
    part, _, rest = problem.key.partition(".")
    if part == "contracts":
        id, _, field = rest.partition(".")
        rows = tuple(_row_set_back(row, field) if row.id == id else row for row in rules.contracts)
        return msgspec.structs.replace(rules, contracts=rows)
    if part in ("deck", "doubling"):
        return msgspec.structs.replace(rules, **{part: _default(getattr(rules, part), f"{part}.{rest}")})
    return _default(rules, part)


def _row_set_back(row: Contract, field: str) -> Contract:
    """A row that conflicts as a whole is not played."""
    if not field:
        return msgspec.structs.replace(row, active=False)
    scope = "tricks" if isinstance(row, TrickContract) else "layout"
    return _default(row, f"{scope}.{field}")


def _default(part: D, key: str) -> D:
    option = OPTIONS[key]
    return msgspec.structs.replace(part, **{option.field: option.default})

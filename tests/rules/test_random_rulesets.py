"""Random rulesets reach the whole catalogue: every value of every option, where it applies."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from barbu.rules import Ruleset, TrickContract, problems
from barbu.rules.kinds import PLAYERS, Flag, ForPlayers, OneOf, PriceList, Whole
from barbu.rules.model import Declared
from barbu.rules.options import OPTIONS, Option, Scope, options_of
from tests.support.random_rulesets import SIZES, random_ruleset, seeded

DRAWS = 2000
FEW = 5
"""How often each value must come up, at least, where its option applies."""


def parts(rules: Ruleset) -> Iterator[tuple[Scope, Declared]]:
    """Every part of a ruleset with its scope."""
    yield "ruleset", rules
    yield "deck", rules.deck
    yield "doubling", rules.doubling
    for row in rules.contracts:
        yield ("tricks" if isinstance(row, TrickContract) else "layout"), row


def expected(option: Option) -> tuple[Any, ...]:
    """Values of the option that must come up."""
    kind = option.kind.item if isinstance(option.kind, ForPlayers) else option.kind
    match kind:
        case Flag():
            return (False, True)
        case OneOf(values=values):
            return values
        case Whole() if option.key == "deck.size":
            return tuple(SIZES)
        case Whole(low=low, high=high):
            return tuple(number for number in (0, 1, 2) if low <= number <= high)
        case _:
            return ()


def test_every_value_of_every_option_comes_up_where_it_applies() -> None:
    seen: Counter[tuple[str, Any]] = Counter()
    for seed in range(DRAWS):
        rules, _ = seeded(seed)
        for scope, part in parts(rules):
            for option in options_of(scope):
                if option.applies(part):
                    seen.update({(option.key, value) for value in values(getattr(part, option.field))})
    missing = [
        (option.key, value)
        for option in OPTIONS.values()
        if option.role != "about"
        for value in expected(option)
        if seen[option.key, value] < FEW
    ]
    assert not missing


def values(value: Any) -> tuple[Any, ...]:
    """The value itself, or each of a table's."""
    return tuple(value.values()) if hasattr(value, "values") else (value,)


def test_options_without_a_list_of_values_vary() -> None:
    for option in OPTIONS.values():
        if option.role == "about" or expected(option):
            continue
        drawn = {
            repr(getattr(part, option.field))
            for seed in range(300)
            for scope, part in parts(seeded(seed)[0])
            if scope == option.scope and option.applies(part)
        }
        assert len(drawn) > 3, option.key


def test_prices_may_be_0() -> None:
    option = OPTIONS["tricks.prices"]
    assert isinstance(option.kind, PriceList)
    rows = [row for seed in range(300) for row in seeded(seed)[0].contracts if isinstance(row, TrickContract)]
    assert sum(0 in row.prices.values() for row in rows) > FEW


def test_every_ruleset_drawn_can_be_played_by_those_it_was_drawn_for() -> None:
    for seed in range(DRAWS):
        rules, players = seeded(seed)
        assert players in rules.players
        assert not problems(rules), seed
    assert {seeded(seed)[1] for seed in range(100)} == set(PLAYERS)


def test_the_same_seed_draws_the_same_ruleset() -> None:
    for seed in range(20):
        assert random_ruleset(random.Random(seed)) == random_ruleset(random.Random(seed))

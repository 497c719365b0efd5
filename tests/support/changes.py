"""Presets with things changed in them by chance, as a table would."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from barbu.rules import Ruleset, TrickContract, preset, problems
from barbu.rules.options import Option, Scope, options_of
from tests.support.random_rulesets import draw


def changed(name: str, count: int, seed: object) -> Ruleset:
    """The preset under another name with so many options changed, one after the other; it can be played."""
    rng = random.Random(f"changes/{name}/{seed}")
    rules = msgspec.structs.replace(preset(name), name="Chez Mamie", source="")
    while count:
        scope, id, option = rng.choice(list(_places(rules)))
        other = _with(rules, scope, id, {option.field: draw(option.kind, rng)})
        if other != rules and not problems(other):
            rules, count = other, count - 1
    return rules


def _places(rules: Ruleset) -> Iterator[tuple[Scope, str, Option]]:
    """Every option of every part, rows by their ids."""
    parts: list[tuple[Scope, str]] = [("ruleset", ""), ("deck", ""), ("doubling", "")]
    parts += [("tricks" if isinstance(row, TrickContract) else "layout", row.id) for row in rules.contracts]
    for scope, id in parts:
        for option in options_of(scope):
            if option.role != "about":
                yield scope, id, option


def _with(rules: Ruleset, scope: Scope, id: str, fields: dict[str, Any]) -> Ruleset:
    if id:
        rows = (msgspec.structs.replace(row, **fields) if row.id == id else row for row in rules.contracts)
        return msgspec.structs.replace(rules, contracts=tuple(rows))
    if scope == "ruleset":
        return msgspec.structs.replace(rules, **fields)
    return msgspec.structs.replace(rules, **{scope: msgspec.structs.replace(getattr(rules, scope), **fields)})


def with_random_value(rules: Ruleset, rng: random.Random) -> Ruleset:
    """The ruleset with one option at another value, whether or not that can be played."""
    scope, id, option = rng.choice(list(_places(rules)))
    return _with(rules, scope, id, {option.field: draw(option.kind, rng)})

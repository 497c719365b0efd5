"""How two rulesets differ, option by option."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from barbu.rules.model import Contract, Declared, LayoutContract, Ruleset, TrickContract
from barbu.rules.options import Scope, options_of

Kind = Literal["changed", "added", "removed", "moved"]


class Change(msgspec.Struct, frozen=True):
    """One difference. For a row that is added, removed or moved, the values are its places, from 1."""

    kind: Kind
    key: str
    """The dotted key, as `deck.size` or `contracts.hearts.prices`."""
    option: str
    """The option's key in the catalogue; empty for a row as a whole."""
    before: Any
    after: Any


def difference(a: Ruleset, b: Ruleset) -> tuple[Change, ...]:
    """What must change to turn `a` into `b`, names and sources apart; empty for equal rules."""
    return (
        *_parts("ruleset", "", a, b),
        *_parts("deck", "deck.", a.deck, b.deck),
        *_parts("doubling", "doubling.", a.doubling, b.doubling),
        *_rows(a, b),
    )


def _parts(scope: Scope, prefix: str, a: Declared, b: Declared) -> Iterator[Change]:
    for option in options_of(scope):
        before, after = getattr(a, option.field), getattr(b, option.field)
        about = option.role == "about" and scope == "ruleset"
        if before != after and not about:
            yield Change("changed", prefix + option.field, option.key, before, after)


def _rows(a: Ruleset, b: Ruleset) -> Iterator[Change]:
    before = {row.id: row for row in a.contracts}
    after = {row.id: row for row in b.contracts}
    for id in before:
        if id not in after or type(before[id]) is not type(after[id]):
            yield Change("removed", f"contracts.{id}", "", list(before).index(id) + 1, None)
    for place, (id, row) in enumerate(after.items(), start=1):
        if id not in before or type(before[id]) is not type(row):
            yield Change("added", f"contracts.{id}", "", None, place)
        else:
            yield from _parts(scope_of(row), f"contracts.{id}.", before[id], row)
    old = {id: place for place, id in enumerate(before, start=1)}
    new = {id: place for place, id in enumerate(after, start=1)}
    kept = [id for id in after if id in before and type(before[id]) is type(after[id])]
    stay = _longest_rising([old[id] for id in kept])
    for id in kept:
        if old[id] not in stay:
            yield Change("moved", f"contracts.{id}", "", old[id], new[id])


def _longest_rising(places: list[int]) -> list[int]:
    """As many of the places as possible that rise: the rows that need not move."""
    best: list[list[int]] = []
    for place in places:
        before = max((run for run in best if run[-1] < place), key=len, default=[])
        best.append([*before, place])
    return max(best, key=len, default=[])


def scope_of(row: Contract) -> Scope:
    """The part of the catalogue that a row's options stand in."""
    match row:
        case TrickContract():
            return "tricks"
        case LayoutContract():
            return "layout"

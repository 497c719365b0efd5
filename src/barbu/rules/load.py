"""Ruleset files: TOML that may extend a preset, read with every problem named."""

import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from barbu.rules import versions
from barbu.rules.check import BadRuleset, Problem, unknown
from barbu.rules.model import Ruleset
from barbu.rules.options import Scope, options_of
from barbu.rules.plain import ABOUT, from_plain, to_plain, understood
from barbu.rules.versions import SCHEMA, renewed

Base = Callable[[str], Ruleset]
"""Finds the preset that a file extends; raises `BadRuleset` for an unknown name."""

LONGEST = 200_000
"""Characters of a ruleset file; a longer one is refused unread."""


def loads(text: str, base: Base) -> Ruleset:
    """The ruleset that a TOML text describes; raises `BadRuleset`."""
    found: list[Problem] = []
    return from_plain(_data(text, base, found), found)


def draft(text: str, base: Base) -> tuple[Ruleset | None, tuple[Problem, ...]]:
    """The ruleset of a TOML text, whether or not it can be played; none, and what is wrong, if it is unreadable."""
    found: list[Problem] = []
    try:
        return understood(_data(text, base, found), found)
    except BadRuleset as bad:
        return None, bad.problems


def _data(text: str, base: Base, found: list[Problem]) -> dict[str, Any]:
    """What a TOML text says, over what it extends, as plain data; `found` takes problems."""
    text = text.removeprefix("\ufeff")
    if len(text) > LONGEST:
        raise BadRuleset((Problem("", "file-too-long", {"most": LONGEST}),))
    try:
        data = tomllib.loads(text)
    except (RecursionError, ValueError) as error:
        raise BadRuleset((_not_toml(str(error), text),)) from None
    return _merged(renewed(data, whole="extends" not in data), base, found)


def _not_toml(reason: str, text: str) -> Problem:
    """The problem of a text that is not TOML; line 0 where the reader does not say where."""
    place = re.search(r"line (\d+), column (\d+)", reason)
    line, column = (int(place[1]), int(place[2])) if place else (0, 0)
    if "end of document" in reason:
        line, column = text.count("\n") + 1, len(text.rpartition("\n")[2]) + 1
    if line and re.match(r"Cannot (overwrite|declare|redefine|mutate)|Duplicate", reason):
        return Problem("", "toml-key-twice", {"line": line})
    return Problem("", "not-toml", {"reason": reason, "line": line, "column": column})


def _merged(data: dict[str, Any], base: Base, found: list[Problem]) -> dict[str, Any]:
    """The file's tables over those of the preset it extends, rows in their final order; `found` takes problems."""
    own_rows, order = data.pop("contracts", {}), data.pop("order", None)
    inherited = _inherited(data.pop("extends", None), base, found)
    is_known = inherited is not None
    inherited = inherited or {}
    rows = {row["id"]: row for row in inherited.pop("contracts", [])}
    plain = {key: value for key, value in inherited.items() if key not in (*ABOUT, SCHEMA)}
    for key, value in data.items():
        beneath = plain.get(key)
        nested = isinstance(beneath, dict) and isinstance(value, dict)
        plain[key] = {**beneath, **value} if nested else value  # type: ignore[dict-item]
    own = _tables(own_rows, found)
    if not is_known:
        own = {id: {"kind": _kind_of(row), **row} for id, row in own.items()}
    plain["contracts"] = _ordered(_laid_over(rows, own), order, is_known, found)
    return {SCHEMA: versions.CURRENT, **plain}


def _inherited(extends: object, base: Base, found: list[Problem]) -> dict[str, Any] | None:
    """What the file builds on; None where that is not to be had."""
    if extends is None:
        return {}
    if not isinstance(extends, str):
        found.append(Problem("extends", "must-be-text", {"given": extends, "most": 60}))
        return None
    try:
        return to_plain(base(extends))
    except BadRuleset as bad:
        found += bad.problems
        return None


def _kind_of(row: Mapping[str, Any]) -> Scope:
    """The kind of a row whose base is not known, by the keys that it has."""
    scopes: tuple[Scope, Scope] = ("tricks", "layout")
    return max(scopes, key=lambda scope: sum(option.field in row for option in options_of(scope)))


def _tables(own: object, found: list[Problem]) -> dict[str, Mapping[str, Any]]:
    """The rows that the file writes as tables, by their ids."""
    if not isinstance(own, Mapping):
        found.append(Problem("contracts", "must-be-table", {"given": own}))
        return {}
    bad = {id: row for id, row in own.items() if not isinstance(row, Mapping)}
    found += [Problem(f"contracts.{id}", "must-be-table", {"given": row}) for id, row in bad.items()]
    return {id: row if id not in bad else {} for id, row in own.items()}


def _laid_over(rows: dict[str, Any], own: dict[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The inherited rows with what the file says of them, and its new ones."""
    rows = dict(rows)
    for id, row in own.items():
        before = rows.get(id, {})
        if row.get("kind", before.get("kind")) != before.get("kind"):
            before = {}
        rows[id] = {**before, **row, "id": id}
    return rows


def _ordered(rows: dict[str, Any], order: object, is_known: bool, found: list[Problem]) -> list[Any]:
    """The rows as the file orders them; one without a known base may order rows that are not seen here."""
    if order is None:
        return list(rows.values())
    if not isinstance(order, list) or not all(isinstance(id, str) for id in order):
        found.append(Problem("order", "must-be-list", {"given": order, "least": 1, "most": 40}))
        return list(rows.values())
    absent = dict.fromkeys(id for id in order if id not in rows)
    if is_known:
        found += [unknown("order", "unknown-contract", id, rows) for id in absent]
    found += [
        Problem("order", "order-twice", {"given": id}) for id in sorted({id for id in order if order.count(id) > 1})
    ]
    if not is_known:
        return list(rows.values())
    return [_without_removed(rows[id], rows, order) for id in dict.fromkeys(order) if id in rows]


def _without_removed(row: Any, rows: dict[str, Any], order: list[str]) -> Any:
    """The row as it is once rows that `order` leaves out are gone: they leave the salads that name them."""
    sums = row.get("sums")
    if not isinstance(sums, list):
        return row
    return {**row, "sums": [id for id in sums if id in order or id not in rows]}

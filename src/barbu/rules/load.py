"""Ruleset files: TOML that may extend a preset, read with every problem named."""

import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from barbu.rules.check import BadRuleset, Problem, unknown
from barbu.rules.model import Ruleset
from barbu.rules.plain import ABOUT, from_plain, to_plain

Base = Callable[[str], Ruleset]
"""Finds the preset that a file extends; raises `BadRuleset` for an unknown name."""

LONGEST = 200_000
"""Characters of a ruleset file; a longer one is refused unread."""


def loads(text: str, base: Base) -> Ruleset:
    """The ruleset that a TOML text describes; raises `BadRuleset`."""
    text = text.removeprefix("\ufeff")
    if len(text) > LONGEST:
        raise BadRuleset((Problem("", "file-too-long", {"most": LONGEST}),))
    try:
        data = tomllib.loads(text)
    except (RecursionError, ValueError) as error:
        raise BadRuleset((_not_toml(str(error), text),)) from None
    found: list[Problem] = []
    return from_plain(_merged(data, base, found), found)


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
    extends = data.pop("extends", None)
    if extends is not None and not isinstance(extends, str):
        raise BadRuleset((Problem("extends", "must-be-text", {"given": extends, "most": 60}),))
    inherited = to_plain(base(extends)) if extends is not None else {}
    rows = {row["id"]: row for row in inherited.pop("contracts", [])}
    plain = {key: value for key, value in inherited.items() if key not in ABOUT}
    for key, value in data.items():
        beneath = plain.get(key)
        nested = isinstance(beneath, dict) and isinstance(value, dict)
        plain[key] = {**beneath, **value} if nested else value  # type: ignore[dict-item]
    plain["contracts"] = _rows(rows, _tables(own_rows, found), order)
    return plain


def _tables(own: object, found: list[Problem]) -> dict[str, Mapping[str, Any]]:
    """The rows that the file writes as tables, by their ids."""
    if not isinstance(own, Mapping):
        found.append(Problem("contracts", "must-be-table", {"given": own}))
        return {}
    bad = {id: row for id, row in own.items() if not isinstance(row, Mapping)}
    found += [Problem(f"contracts.{id}", "must-be-table", {"given": row}) for id, row in bad.items()]
    return {id: row if id not in bad else {} for id, row in own.items()}


def _rows(rows: dict[str, Any], own: dict[str, Mapping[str, Any]], order: object) -> list[Any]:
    for id, row in own.items():
        before = rows.get(id, {})
        if row.get("kind", before.get("kind")) != before.get("kind"):
            before = {}
        rows[id] = {**before, **row, "id": id}
    if order is None:
        return list(rows.values())
    if not isinstance(order, list) or not all(isinstance(id, str) for id in order):
        raise BadRuleset((Problem("order", "must-be-list", {"given": order, "least": 1, "most": 40}),))
    absent = [id for id in order if id not in rows]
    if absent:
        raise BadRuleset(tuple(unknown("order", "unknown-contract", id, rows) for id in absent))
    twice = sorted({id for id in order if order.count(id) > 1})
    if twice:
        raise BadRuleset(tuple(Problem("order", "order-twice", {"given": id}) for id in twice))
    return [_without_removed(rows[id], rows, order) for id in order]


def _without_removed(row: Any, rows: dict[str, Any], order: list[str]) -> Any:
    """The row as it is once rows that `order` leaves out are gone: they leave the salads that name them."""
    sums = row.get("sums")
    if not isinstance(sums, list):
        return row
    return {**row, "sums": [id for id in sums if id in order or id not in rows]}

"""Changing a ruleset as plain data, setting by setting: what a mend does, and what puts a difference back."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from barbu.rules import BadRuleset, Problem
from barbu.rules.check import unknown

CONTRACTS = "contracts"
ORDER = "order"
"""The key of a setting that picks and orders the rows by their ids."""


class Setting(msgspec.Struct, frozen=True):
    """One place of a ruleset, by its dotted key with rows by their ids, and what it shall be.

    A row that is put in sums those of its `sums` that are there. None takes away: a row, out of the salads that name it
    too; elsewhere what a ruleset has no place for.
    """

    key: str
    value: Any


def patched(plain: Mapping[str, Any], patch: Iterable[Setting]) -> dict[str, Any]:
    """The plain data after all settings, one after the other; raises `BadRuleset` for a key that has no place."""
    data = dict(plain)
    for setting in patch:
        first, _, rest = setting.key.partition(".")
        if setting.key == ORDER:
            data[CONTRACTS] = _ordered(_rows(data), setting.value)
        elif first == CONTRACTS and rest:
            id, _, field = rest.partition(".")
            data[CONTRACTS] = _with_row(_rows(data), id, field, setting.value)
        else:
            data = _set(data, setting.key.split("."), setting.value)
    return data


def _rows(data: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The rows that have an id; what else there may be in their place cannot be named."""
    rows = data.get(CONTRACTS)
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def _set(part: Mapping[str, Any], path: list[str], value: Any) -> dict[str, Any]:
    """The part with one field set, or taken out."""
    field, *rest = path
    if rest:
        inner = part.get(field)
        return {**part, field: _set(inner if isinstance(inner, dict) else {}, rest, value)}
    return {**part, field: value} if value is not None else {key: old for key, old in part.items() if key != field}


def _with_row(rows: list[dict[str, Any]], id: str, field: str, value: Any) -> list[dict[str, Any]]:
    ids = [str(row.get("id")) for row in rows]
    if field:
        if id not in ids:
            raise BadRuleset((unknown(f"{CONTRACTS}.{id}", "unknown-contract", id, ids),))
        return [_set(row, field.split("."), value) if row.get("id") == id else row for row in rows]
    if value is None:
        return _without([row for row in rows if row.get("id") != id], {id})
    if not isinstance(value, dict):
        raise BadRuleset((Problem(f"{CONTRACTS}.{id}", "must-be-table", {"given": value}),))
    row = {**value, "id": id}
    if isinstance(row.get("sums"), list):
        row["sums"] = [each for each in row["sums"] if each in ids and each != id]
    return [row if old.get("id") == id else old for old in rows] if id in ids else [*rows, row]


def _ordered(rows: list[dict[str, Any]], order: Any) -> list[dict[str, Any]]:
    known = {str(row.get("id")): row for row in rows}
    if not isinstance(order, list) or not all(isinstance(id, str) for id in order):
        raise BadRuleset((Problem(ORDER, "must-be-list", {"given": order, "least": 1, "most": 40}),))
    if absent := [id for id in order if id not in known]:
        raise BadRuleset(tuple(unknown(ORDER, "unknown-contract", id, known) for id in absent))
    return _without([known[id] for id in dict.fromkeys(order)], set(known) - set(order))


def _without(rows: list[dict[str, Any]], gone: set[str]) -> list[dict[str, Any]]:
    """The rows, none of which sums one that is gone."""
    return [
        {**row, "sums": [id for id in row["sums"] if id not in gone]} if isinstance(row.get("sums"), list) else row
        for row in rows
    ]

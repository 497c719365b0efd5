"""The versions of the written form of a ruleset, and the steps that lead from each to the next.

Every written ruleset says which version of the form it is in; one that says nothing is in version 1. When the options
change so that old files would no longer be read, or would mean something else, `CURRENT` goes up by one and a `Step`
is added that turns what the version before wrote into what the new one means. Steps are never taken away.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from barbu.rules.check import BadRuleset, Problem

SCHEMA = "schema"
"""The key under which a written ruleset says its version."""

CURRENT = 1
"""The version that is written now."""

Part = dict[str, Any]
Turn = Callable[[Part, bool], Part]
"""What becomes of the fields of one part. It is told whether the part is whole: what a whole part leaves out is at the
default of its version, what another leaves out it takes from the ruleset that it extends."""


def _as_it_is(part: Part, _: bool) -> Part:
    return part


class Step(msgspec.Struct, frozen=True):
    """How one version of the form becomes the next, part by part; a row says its kind or none."""

    ruleset: Turn = _as_it_is
    deck: Turn = _as_it_is
    doubling: Turn = _as_it_is
    row: Turn = _as_it_is


STEPS: dict[int, Step] = {}
"""The step from each earlier version."""


def version_of(data: Mapping[str, Any]) -> int:
    """The version that the data says; raises `BadRuleset` for one that there is not, or not yet."""
    given = data.get(SCHEMA, 1)
    if not isinstance(given, int) or isinstance(given, bool) or given < 1:
        raise BadRuleset((Problem(SCHEMA, "must-be-whole", {"given": given, "low": 1, "high": CURRENT, "step": 1}),))
    if given > CURRENT:
        raise BadRuleset((Problem(SCHEMA, "ruleset-of-newer-version", {"given": given, "most": CURRENT}),))
    return given


def renewed(data: Mapping[str, Any], *, whole: bool = True, to: int | None = None) -> Part:
    """The data as a later version writes it, by default the current one, without the version itself."""
    fields = {str(key): value for key, value in data.items() if key != SCHEMA}
    for version in range(version_of(data), to or CURRENT):
        fields = _stepped(fields, STEPS[version], whole)
    return fields


def _stepped(fields: Part, step: Step, whole: bool) -> Part:
    parts = {name: fields[name] for name in ("deck", "doubling") if isinstance(fields.get(name), dict)}
    rows = fields.get("contracts")
    turned = step.ruleset({key: value for key, value in fields.items() if key not in (*parts, "contracts")}, whole)
    turns = {"deck": step.deck, "doubling": step.doubling}
    turned |= {name: turns[name](dict(part), whole) for name, part in parts.items()}
    if isinstance(rows, list):
        return turned | {"contracts": list(_rows(rows, step, whole))}
    if isinstance(rows, dict):
        return turned | {"contracts": dict(zip(rows, _rows(rows.values(), step, whole), strict=True))}
    return turned if rows is None else turned | {"contracts": rows}


def _rows(rows: Iterable[Any], step: Step, whole: bool) -> Iterable[Any]:
    return (step.row(dict(row), whole) if isinstance(row, dict) else row for row in rows)

"""Rulesets as plain data and back: reading with every problem named, the canonical form, the hash."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from barbu.rules import versions
from barbu.rules.check import BadRuleset, Problem, problems, unknown
from barbu.rules.kinds import Unfit
from barbu.rules.model import Contract, Deck, Declared, Doubling, LayoutContract, Ruleset, TrickContract
from barbu.rules.options import Option, Scope, options_of
from barbu.rules.versions import SCHEMA, renewed

ABOUT = ("name", "source", "assumed")
"""Fields that say something about a ruleset without being one of its rules."""

TABLES = ("contracts", "deck", "doubling")
"""The tables of a ruleset beside its own fields."""

MOST_CONTRACTS = 40
"""Rows of a ruleset; one with more is refused unread."""


def to_plain(rules: Ruleset) -> dict[str, Any]:
    """The canonical form: what differs from the defaults, as JSON and TOML can hold it.

    The first version of the form is not said.
    """
    plain: dict[str, Any] = {SCHEMA: versions.CURRENT} if versions.CURRENT > 1 else {}
    plain |= _plain_part("ruleset", rules)
    for scope, part in (("deck", rules.deck), ("doubling", rules.doubling)):
        if fields := _plain_part(scope, part):  # type: ignore[arg-type]
            plain[scope] = fields
    plain["contracts"] = [_plain_row(row) for row in rules.contracts]
    return plain


def whole(rules: Ruleset) -> dict[str, Any]:
    """The ruleset as plain data that says every option, its version first."""
    plain: dict[str, Any] = {SCHEMA: versions.CURRENT, **_whole_part("ruleset", rules)}
    plain |= {"deck": _whole_part("deck", rules.deck), "doubling": _whole_part("doubling", rules.doubling)}
    plain["contracts"] = [whole_row(row) for row in rules.contracts]
    return plain


def whole_row(row: Contract) -> dict[str, Any]:
    """The row as plain data that says every option."""
    scope: Scope = "tricks" if isinstance(row, TrickContract) else "layout"
    return {"kind": scope, **_whole_part(scope, row)}


def _whole_part(scope: Scope, part: Declared) -> dict[str, Any]:
    return {option.field: option.kind.plain(getattr(part, option.field)) for option in options_of(scope)}


def _plain_row(row: Contract) -> dict[str, Any]:
    scope: Scope = "tricks" if isinstance(row, TrickContract) else "layout"
    return {"kind": scope, **_plain_part(scope, row)}


def _plain_part(scope: Scope, part: Declared) -> dict[str, Any]:
    values = ((option, getattr(part, option.field)) for option in options_of(scope))
    return {option.field: option.kind.plain(value) for option, value in values if value != option.default}


def canonical(rules: Ruleset) -> str:
    """The canonical form as one line of JSON with sorted keys."""
    return json.dumps(to_plain(rules), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def ruleset_hash(rules: Ruleset) -> str:
    """64 hexadecimal digits that two rulesets share when they have the same rules, whatever their names."""
    plain = {key: value for key, value in to_plain(rules).items() if key not in (*ABOUT, SCHEMA)}
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def from_plain(data: object, found: Sequence[Problem] = ()) -> Ruleset:
    """The ruleset that plain data describes; raises `BadRuleset` naming everything wrong with it.

    `found` are problems that were met while the data was put together.
    """
    rules, wrong = understood(data, found)
    wrong = wrong or (problems(rules) if rules else ())
    if wrong or rules is None:
        raise BadRuleset(wrong)
    return rules


def understood(data: object, found: Sequence[Problem] = ()) -> tuple[Ruleset | None, tuple[Problem, ...]]:
    """The ruleset that plain data describes, playable or not; none, and what is wrong, if it is unreadable."""
    reader = _Reader(found)
    try:
        rules = reader.ruleset(renewed(data) if isinstance(data, Mapping) else data)
    except BadRuleset as bad:
        return None, (*found, *bad.problems)
    return rules, tuple(reader.found)


class _Reader:
    """Reads plain data into a ruleset, collecting what is wrong instead of stopping at the first."""

    def __init__(self, found: Sequence[Problem]) -> None:
        self.found = list(found)

    def ruleset(self, data: object) -> Ruleset | None:
        fields = self.table("", data)
        deck = self.part("deck", "deck", fields.pop("deck", {}), Deck)
        doubling = self.part("doubling", "doubling", fields.pop("doubling", {}), Doubling)
        rows = fields.pop("contracts", [])
        if not isinstance(rows, list) or len(rows) > MOST_CONTRACTS:
            values = {"given": rows, "least": 1, "most": MOST_CONTRACTS}
            self.found.append(Problem("contracts", "must-be-list", values))
            rows = []
        contracts = tuple(row for row in map(self.row, rows) if row is not None)
        top = self.part("ruleset", "", fields, Ruleset, deck=deck, doubling=doubling, contracts=contracts)
        return None if self.found else top

    def row(self, data: object) -> Contract | None:
        fields = self.table("contracts", data)
        id = fields.get("id")
        kind = fields.pop("kind", "tricks")
        key = f"contracts.{id}" if isinstance(id, str) else "contracts"
        if kind == "tricks":
            tricks: TrickContract | None = self.part("tricks", key, fields, TrickContract)
            return tricks
        if kind == "layout":
            layout: LayoutContract | None = self.part("layout", key, fields, LayoutContract)
            return layout
        self.found.append(Problem(f"{key}.kind", "must-be-one-of", {"given": kind, "allowed": ("tricks", "layout")}))
        return None

    def part(self, scope: Scope, key: str, data: object, owner: Any, **more: object) -> Any:
        options = {option.field: option for option in options_of(scope)}
        values = dict(more)
        before = len(self.found)
        for field, given in self.table(key, data).items():
            path = f"{key}.{field}" if key else field
            option = options.get(field)
            if option is None:
                known = (*options, *TABLES) if scope == "ruleset" else tuple(options)
                self.found.append(unknown(path, "unknown-key", field, known))
            else:
                self.value(path, option, given, values)
        if scope in ("tricks", "layout") and "id" not in values and len(self.found) == before:
            self.found.append(Problem(key, "must-be-id", {"given": "", "most": 40}))
        return None if len(self.found) > before or None in more.values() else owner(**values)

    def value(self, path: str, option: Option, given: object, values: dict[str, object]) -> None:
        try:
            values[option.field] = option.kind.read(given)
        except Unfit as refused:
            for unfit in refused.all:
                at = f"{path}.{unfit.at}" if unfit.at else path
                problem = Problem(at, unfit.problem, {"given": given, **unfit.values})
                self.found += [problem] if problem not in self.found else []

    def table(self, key: str, data: object) -> dict[str, Any]:
        if not isinstance(data, Mapping):
            self.found.append(Problem(key, "must-be-table", {"given": data}))
            return {}
        return {str(name): value for name, value in data.items()}

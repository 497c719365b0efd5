"""A ruleset as a TOML file that reads back equal and names every option that applies, ready to be edited."""

import re
from typing import Any

import tomli_w

from barbu.rules import versions
from barbu.rules.model import Contract, Declared, Ruleset, TrickContract
from barbu.rules.options import Option, Scope, options_of
from barbu.rules.versions import SCHEMA

LIST = re.compile(r"(?<== )\[\n((?:    .*,\n)+)\]$", re.MULTILINE)
OMITTED = ("id",)
"""What a file says by the name of the table."""


def dumps(rules: Ruleset) -> str:
    """The whole ruleset as TOML; it extends nothing."""
    data: dict[str, Any] = {SCHEMA: versions.CURRENT, **_part("ruleset", rules)}
    data["deck"] = _part("deck", rules.deck)
    data["doubling"] = _part("doubling", rules.doubling)
    data["contracts"] = {row.id: _row(row) for row in rules.contracts}
    return LIST.sub(_on_one_line, tomli_w.dumps(data))


def _on_one_line(found: re.Match[str]) -> str:
    """A list that was written one value a line, on one line where it fits."""
    short = "[" + ", ".join(line.strip().removesuffix(",") for line in found[1].splitlines()) + "]"
    return short if len(short) <= 90 else found[0]


def _row(row: Contract) -> dict[str, Any]:
    scope: Scope = "tricks" if isinstance(row, TrickContract) else "layout"
    return {"kind": scope, **_part(scope, row)}


def _part(scope: Scope, part: Declared) -> dict[str, Any]:
    written = {}
    for option in options_of(scope):
        value = getattr(part, option.field)
        if option.field not in OMITTED and (value != option.default or _says_something(option, part)):
            written[option.field] = option.kind.plain(value)
    return written


def _says_something(option: Option, part: Declared) -> bool:
    """Whether an option at its default is worth a line: it applies, and is more than an empty text or list."""
    return option.applies(part) and option.kind.plain(option.default) not in ("", [], {})

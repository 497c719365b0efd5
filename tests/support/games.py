"""The presets, the rulesets beside the tests, and tables of what they come to."""

from __future__ import annotations

import pytest

from barbu.rules import names
from tests.support.table import RULESETS

RELATIVES = tuple(sorted(file.stem for file in RULESETS.glob("*.toml")))
"""Rulesets that are no presets: relatives of the game."""

every_ruleset = pytest.mark.parametrize("name", [*names(), *RELATIVES])


def lines(table: str) -> list[list[str]]:
    """The words of each line of a table."""
    return [line.split() for line in table.strip().splitlines()]

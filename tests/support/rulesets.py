"""Rulesets by name: the presets that ship, and relatives of the game that only tests need."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from barbu.rules import Ruleset, names, preset
from barbu.rules.load import loads

RELATIVES = {file.stem: file for file in (Path(__file__).resolve().parent.parent / "rulesets").glob("*.toml")}


@cache
def ruleset(name: str) -> Ruleset:
    """The preset of this name, or else the ruleset beside the tests."""
    if name in names():
        return preset(name)
    return loads(RELATIVES[name].read_text(encoding="utf-8"), preset)


def known(name: str) -> bool:
    """Whether there is such a ruleset."""
    return name in names() or name in RELATIVES


def variant(base: str, text: str) -> Ruleset:
    """The ruleset that this TOML text makes of a preset."""
    return loads(f'extends = "{base}"\n{text}', preset)

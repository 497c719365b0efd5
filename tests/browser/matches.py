"""The matches that browsers play: whole ones with `--full`, else every contract once."""

from __future__ import annotations

from pathlib import Path

from tests.support import scale

SIZES = {"phone": {"width": 360, "height": 740}, "desktop": {"width": 1280, "height": 800}}
EVERY_PHASE = (Path(__file__).parents[1] / "web" / "every-phase.toml").read_text(encoding="utf-8")
PRESETS = [
    ("classic-32", 4),
    ("fr-tableau-32-variants", 4),
    ("marie-luce-52", 3),
    ("marie-luce-52", 6),
    ("suite-8", 4),
    ("tournament-52", 4),
]

# How many contracts there are, and what else makes each be played once in as many deals.
ONCE = {
    "classic-32": (6, ""),
    "fr-tableau-32-variants": (7, 'selection = "each_once_per_table"'),
    "marie-luce-52": (7, 'selection = "each_once_per_table"'),
    "suite-8": (8, ""),
    "tournament-52": (7, 'selection = "each_once_per_table"'),
}

PATIENCE = scale.count(280, 14400)
"""Seconds for a match."""


def cut(preset: str, deals: int = 0) -> dict[str, str]:
    """The preset, cut to one deal of every contract or to so many deals."""
    once, more = ONCE[preset]
    return {"toml": f'extends = "{preset}"\nname = "{preset} cut"\ndeals = {deals or once}\n{more}\n'}


def source(preset: str) -> dict[str, str]:
    """The preset itself with `--full`, else every contract of it once."""
    return {"preset": preset} if scale.full() else cut(preset)


# Two deals for each declarer, and in them every choice there is: contract, trump, start rank, doubles, trick, layout.
BRIEF = """
name = "In brief"
players = [3]
chooser = "dealer"
selection = "each_once_per_player"
dealer_rotation = "block"
leader = "chooser"
sign = "signed"

[deck]
size = 32
leftover = "random"

[doubling]
enabled = true
who = "any"
declarer = "may_double"

[contracts.trumps]
prices = { trick = 5 }
trump = "named_or_none"

[contracts.domino]
kind = "layout"
payout = [100, 50]
start = "named"
ace_again = "optional"
"""

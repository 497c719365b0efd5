"""Which preset a ruleset came from: what its differences are told against where nobody says."""

from barbu.rules.compare import difference
from barbu.rules.model import Ruleset
from barbu.rules.presets import names, preset

ROW = 4
"""How many differences a contract more or less counts as: one is seldom added, and a price easily changed."""

FAR = 25
"""More differences than this and a ruleset did not come from another."""


def distance(base: Ruleset, rules: Ruleset) -> int:
    """How far the ruleset is from another: its differences, a contract more or less counting as several."""
    return sum(1 if change.kind in ("changed", "moved") else ROW for change in difference(base, rules))


def nearest(rules: Ruleset) -> Ruleset:
    """The preset of the ruleset's own name, else the one that it is closest to."""
    if rules.name in names():
        return preset(rules.name)
    return min(map(preset, names()), key=lambda base: (distance(base, rules), base.name))


def base_of(rules: Ruleset) -> Ruleset | None:
    """The preset that the ruleset came from; none for one with the rules of a preset, or far from all."""
    found = nearest(rules)
    away = distance(found, rules)
    return found if away and (away <= FAR or found.name == rules.name) else None

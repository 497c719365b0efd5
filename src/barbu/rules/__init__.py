"""Rulesets as data: the options, the presets, reading, checking, comparing."""

import barbu.rules.words  # noqa: F401  (tells the catalogues how what is here is worded)
from barbu.rules.check import BadRuleset, Problem, problems
from barbu.rules.compare import Change, difference
from barbu.rules.idle import idle
from barbu.rules.model import Contract, LayoutContract, Ruleset, TrickContract
from barbu.rules.plain import canonical, from_plain, ruleset_hash, to_plain
from barbu.rules.presets import names, preset

__all__ = [
    "BadRuleset",
    "Change",
    "Contract",
    "LayoutContract",
    "Problem",
    "Ruleset",
    "TrickContract",
    "canonical",
    "difference",
    "from_plain",
    "idle",
    "names",
    "preset",
    "problems",
    "ruleset_hash",
    "to_plain",
]

"""The public names, gathered: whoever takes one from `barbu` is given it from here."""

from barbu.bots import bot
from barbu.cards import Card, Rank, Suit
from barbu.croupier import Fresh, Seeded
from barbu.errors import BarbuError, NotLegal, NotUnderstood, Stale
from barbu.match import Header, Match, grid, sheet, view
from barbu.notation import dumps, loads
from barbu.rules import BadRuleset, Ruleset
from barbu.rules import names as presets
from barbu.rules import preset as ruleset
from barbu.rules.compare import difference
from barbu.rules.presets import read as read_ruleset
from barbu.table.start import dealt, new_match

__all__ = [
    "BadRuleset",
    "BarbuError",
    "Card",
    "Fresh",
    "Header",
    "Match",
    "NotLegal",
    "NotUnderstood",
    "Rank",
    "Ruleset",
    "Seeded",
    "Stale",
    "Suit",
    "bot",
    "dealt",
    "difference",
    "dumps",
    "grid",
    "loads",
    "new_match",
    "presets",
    "read_ruleset",
    "ruleset",
    "sheet",
    "view",
]

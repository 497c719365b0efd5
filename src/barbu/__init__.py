"""Barbu: write your table's rules down once, and everything follows them.

The names below are the public ones; `README.md` shows them at work.
"""

import sys

try:
    import barbu.deal.words
    import barbu.match.words
    import barbu.rules.words  # noqa: F401  (the three tell the catalogues how acts and problems are worded)
    from barbu.bots import bot
    from barbu.cards import Card, Rank, Suit
    from barbu.errors import BarbuError, NotLegal, NotUnderstood, Stale
    from barbu.locales import FALLBACK, explain, locale
    from barbu.match import Header, Match, grid, sheet, view
    from barbu.notation import dumps, loads
    from barbu.rules import BadRuleset, Ruleset
    from barbu.rules import names as presets
    from barbu.rules import preset as ruleset
    from barbu.rules.compare import difference
    from barbu.rules.presets import read as read_ruleset
    from barbu.table import Fresh, Seeded
    from barbu.table.start import dealt, new_match
except KeyboardInterrupt:
    # Ctrl-C while our own program is starting; a program that uses us as a library hears of it as usual.
    if sys.argv[0] == "-m" or sys.argv[0].replace("\\", "/").rpartition("/")[2] in ("barbu", "barbu.exe"):
        sys.exit(130)
    raise

BarbuError.render = staticmethod(lambda error: explain(error, locale(FALLBACK)))

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

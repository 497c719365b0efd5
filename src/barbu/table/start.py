"""Starting a match and bringing chance in, in two verbs."""

from collections.abc import Sequence

from barbu.croupier import Secrets, Seeded, chance
from barbu.match import Header, Match
from barbu.rules import Ruleset
from barbu.shuffle import new_id


def new_match(rules: Ruleset, names: Sequence[str], secrets: Secrets) -> Match:
    """A match about to begin, the first cards dealt; raises `NotUnderstood` for a wrong number of players."""
    header = Header(new_id(), rules, tuple(names), seeded=isinstance(secrets, Seeded))
    return dealt(Match.start(header), secrets)


def dealt(match: Match, secrets: Secrets) -> Match:
    """The match after all that it waits for from chance: it then waits for a player, or is over."""
    while (event := chance(match, secrets)) is not None:
        match = match.apply(event)
    return match

"""The players that are programs, by name."""

from barbu.bots.careful import Careful
from barbu.bots.levels import LEVELS, Level, advice, opinion
from barbu.bots.player import Advice, Bot, Compared, Opinion, Why
from barbu.bots.random_legal import RandomLegal
from barbu.bots.warmth import warm, warm_idly
from barbu.errors import NotUnderstood

__all__ = [
    "Advice",
    "Bot",
    "Compared",
    "Opinion",
    "Why",
    "advice",
    "bot",
    "level_names",
    "names",
    "opinion",
    "warm",
    "warm_idly",
]

_BOTS: dict[str, Bot] = {"random": RandomLegal(), "careful": Careful(), **{name: Level(name) for name in LEVELS}}


def names() -> tuple[str, ...]:
    """The names of all bots, weakest first."""
    return tuple(_BOTS)


def level_names() -> tuple[str, ...]:
    """The names of the levels for people, weakest first."""
    return tuple(LEVELS)


def bot(name: str) -> Bot:
    """The bot of this name; raises `NotUnderstood`."""
    if name not in _BOTS:
        raise NotUnderstood("no-such-bot", given=name, allowed=names())
    return _BOTS[name]

"""Bots as tests use them: levels that play as such from the first decision on."""

from __future__ import annotations

from barbu.bots import Bot, bot, names, warm
from barbu.bots.levels import LEVELS
from barbu.kernel.jit import COMPILED

HEAVY = ("strong", "expert")
"""Levels that search."""


def ready(name: str) -> Bot:
    """The bot of this name, the kernel being warm if it needs one."""
    if name in LEVELS:
        warm()
    return bot(name)


def playing_names() -> tuple[str, ...]:
    """The bots that a check of many decisions asks; without a compiler those that search would take minutes."""
    return tuple(name for name in names() if COMPILED or name not in HEAVY)

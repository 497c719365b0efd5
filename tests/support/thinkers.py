"""Bots as tests use them: levels that play as such from the first decision on."""

from __future__ import annotations

from barbu.bots import Bot, bot, warm
from barbu.bots.levels import LEVELS
from barbu.kernel.jit import COMPILED
from tests.support import scale

LIGHT = ("beginner", "casual", "regular")
"""Levels that decide at a glance."""
HEAVY = ("strong", "expert")
"""Levels that search."""


def ready(name: str) -> Bot:
    """The bot of this name, the kernel being warm if it needs one."""
    if name in LEVELS:
        warm()
    return bot(name)


def quick_names() -> tuple[str, ...]:
    """The bots that a check of many decisions asks: the expert thinks as the strong player does, only longer; and
    without a compiler both take seconds."""
    slow = () if COMPILED and scale.full() else ("expert",) if COMPILED else HEAVY
    return tuple(name for name in ("random", "careful", *LEVELS) if name not in slow)

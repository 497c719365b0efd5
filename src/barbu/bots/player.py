"""What a bot is: a function of one seat's view and a seed."""

import random
from typing import Protocol

import msgspec

from barbu.match.actions import Action
from barbu.match.view import MatchView


class Bot(Protocol):
    """Decides for a seat whose turn it is. It is given that seat's view, never the deal."""

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`; equal views and seeds give equal acts."""
        ...


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do in a seat's place, and how much better that is than the next best."""

    action: Action
    other: Action | None = None
    """The best of the other acts; None where the bot compares none."""
    points: float = 0.0
    """What the act is expected to gain beside the other; it may be below 0 for doubles, which are owed, or risky."""


class Opinion(msgspec.Struct, frozen=True):
    """What a bot thinks of an act, from the view of the seat that did it."""

    best: Action
    """What it would have done."""
    behind: float | None
    """How many points the act is expected to bring less; None where acts of this kind are not compared."""


def chance(view: MatchView, seed: str) -> random.Random:
    """The bot's own chance: it follows from the seed, the seat and the position, and from nothing else."""
    return random.Random(f"{seed}/{view.seat}/{view.seq}")

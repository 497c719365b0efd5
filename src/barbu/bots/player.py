"""What a bot is: a function of one seat's view and a seed."""

import random
from typing import Protocol

from barbu.match.actions import Action
from barbu.match.view import MatchView


class Bot(Protocol):
    """Decides for a seat whose turn it is. It is given that seat's view, never the deal."""

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`; equal views and seeds give equal acts."""
        ...


def chance(view: MatchView, seed: str) -> random.Random:
    """The bot's own chance: it follows from the seed, the seat and the position, and from nothing else."""
    return random.Random(f"{seed}/{view.seat}/{view.seq}")

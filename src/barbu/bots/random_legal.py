"""The bot that does anything legal."""

from random import Random
from typing import TYPE_CHECKING

from barbu.bots.player import chance
from barbu.match.actions import Action, Double
from barbu.match.view import MatchView

if TYPE_CHECKING:
    from barbu.bots.turn import Turn

SILENCE = 0.7
"""How often it stays silent in the doubling lap, where it may."""


class RandomLegal:
    """Any legal act, each as likely as the others; but in the doubling lap silence is usual."""

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`."""
        rng = chance(view, seed)
        if Double() in view.legal and rng.random() < SILENCE:
            return Double()
        return rng.choice(view.legal)

    def code(self, turn: "Turn", rng: Random) -> int:
        """One of `turn.acts`."""
        return rng.choice(turn.acts)

"""From the facts of a deal to points, and how they came."""

from barbu.scoring.bets import Bet, settle
from barbu.scoring.points import Call, Line, Score, score
from barbu.scoring.ranks import ranks

__all__ = ["Bet", "Call", "Line", "Score", "ranks", "score", "settle"]

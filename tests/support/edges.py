"""How much better one way to decide is than another: the same deals, the candidate in every seat."""

from __future__ import annotations

import math
import statistics

import msgspec

from barbu.match import sheet
from barbu.rules import Ruleset
from barbu.rules.meaning import total
from tests.support.drive import Decide, play_out


class Edge(msgspec.Struct, frozen=True):
    """The candidate's gain beyond an equal share, in percent of that share."""

    percent: float
    error: float
    """The half width of the 95 % interval."""

    def __str__(self) -> str:
        return f"{self.percent:+.1f} ± {self.error:.1f} %"


def edge(rules: Ruleset, players: int, candidate: Decide, others: Decide, deals: int, seed: str = "edge") -> Edge:
    """The candidate against others, over deals of a match of one deal, each played with the candidate in every seat."""
    row = rules.active[0]
    share = rules.gain(total(rules, row, players)) / players
    found = [_deal(rules, players, candidate, others, f"{seed}/{deal}") for deal in range(deals)]
    percents = [100 * (gain - share) / abs(share or 1) for gain in found]
    return Edge(statistics.fmean(percents), 1.96 * statistics.stdev(percents) / math.sqrt(deals))


def _deal(rules: Ruleset, players: int, candidate: Decide, others: Decide, seed: str) -> float:
    """The candidate's mean gain over the seats."""
    gains = []
    for seat in range(players):
        deciders = [candidate if at == seat else others for at in range(players)]
        match = play_out(rules, players, deciders, seed)
        gains.append(rules.gain(sheet(match.state).totals[seat]))
    return statistics.fmean(gains)

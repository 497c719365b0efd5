"""What it brings to play the last deal of a match for places: by how much the place is better, and the points worse.

    python -m benchmarks.places [PART]

Short matches are played by `regular` in all seats as far as the last deal. That deal is then played for each seat
twice, by the search for points and by the search for places, against the same opponents and with the same cards; what
is told is the difference, with 95 % intervals over matches. PART is the part of the matches that is played: 0.1, say.
"""

from __future__ import annotations

import math
import statistics
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import msgspec

from barbu.bots import Bot, bot, warm
from barbu.bots.levels import ADVISER
from barbu.bots.search import Search
from barbu.croupier import Seeded, chance
from barbu.deal import Seat
from barbu.match import Acted, Header, Match, sheet, view
from barbu.rules import Ruleset, preset

TABLES = (("fr-tableau-32", 4, 400), ("fr-tableau-32", 5, 250), ("fr-tableau-32", 6, 250), ("classic-32", 4, 400))
"""Rulesets with the deals of a match, after which the places are still open, and matches."""
PLAYERS = 4
WORLDS = 200


def on(match: Match, bots: Sequence[Bot], seed: str, deals: int) -> Match:
    """The match when so many deals are over."""
    while not match.finished and len(match.results) < deals:
        event = chance(match, Seeded(seed))
        if event is None:
            seat = match.to_act
            assert seat is not None
            event = Acted(seat, bots[seat].decide(view(match, seat), seed))
        match = match.apply(event)
    return match


def standing(match: Match, seat: Seat) -> tuple[float, int]:
    """The place of a seat, from 1, level seats sharing the mean of theirs; and its gain in the match."""
    gains = [match.rules.gain(total) for total in sheet(match.state).totals]
    ahead = sum(gain > gains[seat] for gain in gains)
    level = sum(gain == gains[seat] for gain in gains) - 1
    return 1 + ahead + level / 2, gains[seat]


def differences(rules: Ruleset, deals: int, matches: int) -> Iterator[tuple[float, float]]:
    """For each match by how much places and points are better for those who play for places, over all seats."""
    usual, points, places = bot("regular"), bot(ADVISER), Search(WORLDS, by_place=True)
    names = tuple(f"player {seat}" for seat in range(PLAYERS))
    for number in range(matches):
        seed = f"places/{rules.name}/{number}"
        begun = on(Match.start(Header("places", rules, names)), [usual] * PLAYERS, seed, deals - 1)
        found = []
        for seat in range(PLAYERS):
            ends = []
            for player in (points, places):
                seated = [player if at == seat else usual for at in range(PLAYERS)]
                ends.append(standing(on(begun, seated, seed, deals), seat))
            (place, gain), (other, less) = ends
            found.append((place - other, less - gain))
        yield statistics.fmean(each[0] for each in found), statistics.fmean(each[1] for each in found)


def estimate(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return statistics.fmean(values), statistics.stdev(values) / math.sqrt(len(values))


def told(mean: float, error: float) -> str:
    """The mean and half of its 95 % interval."""
    return f"{mean:+.3f} ± {1.96 * error:.3f}"


def main(part: float = 1.0) -> None:
    """Prints a line for each table, and the mean of their places, each weighed by how well it is known."""
    warm()
    all_places = []
    for name, deals, matches in TABLES:
        rules = msgspec.structs.replace(preset(name), deals=deals)
        found = list(differences(rules, deals, max(2, round(matches * part))))
        places, points = (estimate(each) for each in zip(*found, strict=True))
        all_places.append(places)
        print(f"{name}, {len(found)} matches of {deals}: places better by {told(*places)}, points {told(*points)}")
    weights = [1 / error**2 if error else 0.0 for _, error in all_places]
    mean = sum(weight * each for weight, (each, _) in zip(weights, all_places, strict=True)) / (sum(weights) or 1)
    print(f"all together: places better by {told(mean, (sum(weights) or math.inf) ** -0.5)}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)

"""What evenings tell of their players: wins, averages by contract, who beats whom. One place for terminal and page.

Points are counted as gains, so that more is better by every table's sign. How well a contract suits a player is told by
the difference to the average of his table in the same deals: a layout pays everybody, so raw averages would not tell.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction

import msgspec

from barbu.match import Match, sheet


class Average(msgspec.Struct, frozen=True):
    """What a player made of a contract."""

    deals: int
    points: Fraction
    """On average, as a gain."""
    ahead: Fraction
    """How much more than the table on average in the same deals."""


class Player(msgspec.Struct, frozen=True):
    """What the evenings tell of one player."""

    evenings: int
    """Finished ones."""
    wins: int
    """Evenings won alone."""
    shared: int
    """Evenings won together with others."""
    contracts: dict[str, Average]
    """By contract, also of evenings that are not finished."""

    @property
    def best(self) -> str | None:
        """The contract in which he was furthest ahead of his tables; None before any deal."""
        return max(self.contracts, key=lambda id: self.contracts[id].ahead, default=None)

    @property
    def worst(self) -> str | None:
        """The contract in which he was furthest behind."""
        return min(self.contracts, key=lambda id: self.contracts[id].ahead, default=None)


class Duel(msgspec.Struct, frozen=True):
    """Two players' finished evenings together."""

    evenings: int
    won: int
    """Evenings in which the first stood above the second."""
    tied: int


class Statistics(msgspec.Struct, frozen=True):
    """What a number of evenings tell."""

    evenings: int
    deals: int
    players: dict[str, Player]
    """By name, the one with most wins first."""
    duels: dict[tuple[str, str], Duel]
    """By both names, each pair in both orders."""


def statistics(evenings: Iterable[Match]) -> Statistics:
    """The statistics of evenings, or of any matches; those of equal names are one player."""
    finished: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    made: dict[str, dict[str, list[tuple[int, Fraction]]]] = defaultdict(lambda: defaultdict(list))
    met: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    count = deals = 0
    for match in evenings:
        count, deals = count + 1, deals + len(match.results)
        _deals(match, made)
        if match.finished:
            _end(match, finished, met)
    names = sorted({*finished, *made}, key=lambda name: (-finished[name][1], -finished[name][2], name))
    players = {name: _player(finished[name], made.get(name, {})) for name in names}
    duels = {pair: Duel(*counts) for pair, counts in met.items()}
    return Statistics(count, deals, players, duels)


def _deals(match: Match, made: dict[str, dict[str, list[tuple[int, Fraction]]]]) -> None:
    for result in match.results:
        gains = [match.rules.gain(points) for points in result.score.points]
        average = Fraction(sum(gains), match.players)
        for name, gain in zip(match.header.names, gains, strict=True):
            made[name][result.round.contract.id].append((gain, gain - average))


def _end(match: Match, finished: dict[str, list[int]], met: dict[tuple[str, str], list[int]]) -> None:
    page, names = sheet(match.state), match.header.names
    for seat, name in enumerate(names):
        alone = page.winners == (seat,)
        finished[name] = [
            had + more for had, more in zip(finished[name], (1, alone, seat in page.winners and not alone), strict=True)
        ]
        for other, place in zip(names, page.places, strict=True):
            if other != name:
                mine, counts = page.places[seat], met[name, other]
                met[name, other] = [counts[0] + 1, counts[1] + (mine < place), counts[2] + (mine == place)]


def _player(finished: list[int], made: Mapping[str, list[tuple[int, Fraction]]]) -> Player:
    averages = {id: _average(deals) for id, deals in made.items()}
    evenings, wins, shared = finished
    return Player(evenings, wins, shared, averages)


def _average(deals: list[tuple[int, Fraction]]) -> Average:
    count = len(deals)
    ahead = sum((each for _, each in deals), Fraction())
    return Average(count, Fraction(sum(gain for gain, _ in deals), count), ahead / Fraction(count))

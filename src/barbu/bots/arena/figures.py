"""From results to edges: the mean over deals, how far chance may mislead, and what a decision takes."""

from __future__ import annotations

import csv
import math
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from barbu.bots.arena.deals import micros_of
from barbu.bots.arena.lab import Done
from barbu.bots.arena.plan import Pair
from barbu.bots.arena.rows import Row

WIDTH = 1.959964
"""Standard errors on either side that hold the truth 95 times in 100."""


class Figure(msgspec.Struct, frozen=True):
    """One pair on one row."""

    candidate: str
    against: str
    kind: str
    ruleset: str
    players: int
    contract: str
    unit: str
    """`%` of an equal share, or `points` a deal."""
    deals: int
    edge: float
    error: float
    """Standard error of the edge."""
    median: float
    """Microseconds of a decision of the candidate."""
    p99: float
    seed: str
    """That of the first deal."""

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.edge - WIDTH * self.error

    @property
    def high(self) -> float:
        """The upper end."""
        return self.edge + WIDTH * self.error


class Mean(msgspec.Struct, frozen=True):
    """One pair on several rows, each of the same weight."""

    edge: float
    error: float
    rows: int
    deals: int

    @property
    def half(self) -> float:
        """Half of the 95 % interval."""
        return WIDTH * self.error


def figures(rows: Sequence[Row], pairs: Sequence[Pair], results: Iterable[Done]) -> list[Figure]:
    """All that the results tell, in the order of the plan."""
    sorted_out: dict[tuple[str, str, str], list[Done]] = {}
    for done in results:
        sorted_out.setdefault((done.candidate, done.against, done.row), []).append(done)
    found = []
    for pair in pairs:
        for row in rows:
            parts = sorted_out.get((pair.candidate, pair.against, row.name))
            if parts:
                found.append(_figure(row, pair, sorted(parts, key=lambda done: done.first)))
    return found


def _figure(row: Row, pair: Pair, parts: Sequence[Done]) -> Figure:
    values = [value for done in parts for value in _values(row, done)]
    times: Counter[int] = Counter()
    for done in parts:
        times.update(done.times)
    return Figure(
        candidate=pair.candidate,
        against=pair.against,
        kind=row.kind,
        ruleset=row.ruleset,
        players=row.players,
        contract=row.contract,
        unit="%" if row.percent else "points",
        deals=len(values) * row.deals,
        edge=statistics.fmean(values),
        error=statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf,
        median=quantile(times, 0.5),
        p99=quantile(times, 0.99),
        seed=parts[0].seed,
    )


def _values(row: Row, done: Done) -> list[float]:
    """The edge in each deal: in percent of an equal share, or in points a deal."""
    unit, players = row.percent, row.players
    shares = [abs(share) / players / 100 if unit else float(row.deals) for share in row.shares]
    return [beyond / players**2 / shares[at % len(shares)] for at, beyond in enumerate(done.beyond, done.first)]


def quantile(times: Counter[int], part: float) -> float:
    """The time that this part of all decisions did not take longer than, in microseconds; 0 for none."""
    wanted, seen = part * times.total(), 0
    for step, count in sorted(times.items()):
        seen += count
        if seen >= wanted:
            return micros_of(step)
    return 0.0


def mean(found: Sequence[Figure]) -> Mean | None:
    """The mean of edges told in percent; None where there is none."""
    told = [figure for figure in found if figure.unit == "%"]
    if not told:
        return None
    return Mean(
        statistics.fmean(figure.edge for figure in told),
        math.sqrt(sum(figure.error**2 for figure in told)) / len(told),
        len(told),
        sum(figure.deals for figure in told),
    )


def of(found: Iterable[Figure], candidate: str, against: str, kind: str) -> list[Figure]:
    """The figures of one pair on rows of one kind."""
    return [each for each in found if (each.candidate, each.against, each.kind) == (candidate, against, kind)]


# --- as a file --------------------------------------------------------------------------------------


def write_csv(path: Path, found: Iterable[Figure]) -> None:
    """Writes them as CSV, ends of the interval included."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([*Figure.__struct_fields__, "low", "high"])
        for figure in found:
            writer.writerow(map(_cell, (*msgspec.structs.astuple(figure), figure.low, figure.high)))


def _cell(value: object) -> object:
    return repr(value) if isinstance(value, float) else value


def read_csv(path: Path) -> list[Figure]:
    """The figures of such a file."""
    with path.open(encoding="utf-8", newline="") as file:
        return [msgspec.convert(dict(line), Figure, strict=False) for line in csv.DictReader(file)]

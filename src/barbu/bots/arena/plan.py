"""Who is measured against whom, on how many deals, and in which pieces."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec

from barbu.bots.arena.players import OPEN, OUTSIDE
from barbu.bots.arena.rows import NAMED, RANDOM, WHOLE, Row
from barbu.bots.levels import LEVELS

SEED = "strength"
DEALS = {NAMED: 400, RANDOM: 100, WHOLE: 24}
"""Deals of a row, and whole matches; each is played once for every seat of the candidate."""
PIECE = {NAMED: 25, RANDOM: 25, WHOLE: 1}
"""Deals, or matches, that one worker plays in one go."""
STANDARD = "regular"
"""The level that all are measured against: the quick player without noise."""


class Pair(msgspec.Struct, frozen=True):
    """A candidate and what all other seats are held by."""

    candidate: str
    against: str
    kinds: tuple[str, ...] = (NAMED, RANDOM, WHOLE)
    """The kinds of rows that it is measured on."""
    part: float = 1.0
    """How many times the usual number of deals it gets: more where a difference is small."""

    @property
    def name(self) -> str:
        """How it is named in results."""
        return f"{self.candidate} against {self.against}"


def ladder() -> tuple[Pair, ...]:
    """Each level against the next lower one, the lowest against chance."""
    return tuple(Pair(above, below) for below, above in pairwise(("random", *LEVELS)))


def standard() -> tuple[Pair, ...]:
    """Every level, and the player who sees all hands, against the quick player; him against chance."""
    measured = [Pair(name, STANDARD) for name in ("random", *LEVELS, OPEN) if name != STANDARD]
    return (*measured, Pair(STANDARD, "random"))


CALLS = (
    Pair("regular+choose=expert", "regular", (WHOLE,), 4),
    Pair("regular+choose=expert", "regular+choose=fixed", (WHOLE,), 2),
    Pair("regular+double=expert", "regular", (WHOLE,), 2),
    Pair("regular+double=expert", "regular+double=fixed", (WHOLE,), 2),
)
"""What choosing and doubling by search bring, everybody playing the cards alike."""


def default_pairs() -> tuple[Pair, ...]:
    """All of the table."""
    outside = (Pair("expert", OUTSIDE, (NAMED, RANDOM)), Pair(OUTSIDE, STANDARD, (NAMED, RANDOM)))
    return tuple(dict.fromkeys((*ladder(), *standard(), *outside, *CALLS)))


# --- pieces -----------------------------------------------------------------------------------------


class Piece(msgspec.Struct, frozen=True):
    """Some deals of one row, for one pair."""

    row: Row
    pair: Pair
    seed: str
    first: int
    count: int

    @property
    def key(self) -> str:
        """What its result is kept under: whatever could change the result is in it."""
        told = (self.row.key, self.row.name, self.pair.candidate, self.pair.against, self.seed, self.first, self.count)
        return hashlib.sha256("\n".join(map(str, (code_hash(), *told))).encode()).hexdigest()[:32]

    @property
    def games(self) -> int:
        """Deals to be played, all seatings counted."""
        return self.count * self.row.players * self.row.deals


def pieces(rows: Sequence[Row], pairs: Sequence[Pair], seed: str = SEED, deals: int = 0) -> Iterator[Piece]:
    """All that is to be played, so ordered that a stop leaves every row and pair with about the same part of its deals.

    `deals` counts for all rows and pairs, if given; whole matches have as many as come to so many deals.
    """
    turns: list[tuple[float, Piece]] = []
    for row in rows:
        for pair in pairs:
            wanted = _wanted(row, pair, deals) if fits(pair, row) else 0
            for first in range(0, wanted, PIECE[row.kind]):
                turns.append((first / wanted, Piece(row, pair, seed, first, min(PIECE[row.kind], wanted - first))))
    yield from (piece for _, piece in sorted(turns, key=lambda turn: turn[0]))


def fits(pair: Pair, row: Row) -> bool:
    """Whether the pair is measured on the row: players who differ in what they choose need a choice."""
    chosen = any(rules.chooser != "nobody" for rules in row.rules)
    doubled = any(rules.doubling.enabled for rules in row.rules)
    needs_choice, needs_double = "+choose=" in pair.candidate, "+double=" in pair.candidate
    return row.kind in pair.kinds and (chosen or not needs_choice) and (doubled or not needs_double)


def _wanted(row: Row, pair: Pair, deals: int) -> int:
    return -(-deals // row.deals) if deals else round(DEALS[row.kind] * pair.part)


PLAYING = ("cards.py", "shuffle.py", "croupier.py", "rules", "deal", "scoring", "match", "kernel", "bots")
"""The parts of the package that a result depends on."""
NOT_PLAYING = ("figures.py", "lab.py", "plan.py", "report.py", "chart.py")
"""Modules of the arena that only count and write."""


@cache
def code_hash() -> str:
    """A hash of all code that plays: a result is never taken for one of another version."""
    root, digest = Path(__file__).parents[2], hashlib.sha256()
    for part in PLAYING:
        path = root / part
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            if file.parent.name != "arena" or file.name not in NOT_PLAYING:
                digest.update(file.relative_to(root).as_posix().encode() + b"\n" + file.read_bytes())
    return digest.hexdigest()

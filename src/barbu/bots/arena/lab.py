"""Plays what is planned on all cores, or on a cluster; what is done is kept, and not done again."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import joblib
import msgspec

from barbu.bots import warm
from barbu.bots.arena.deals import Times, duplicate
from barbu.bots.arena.plan import Piece
from barbu.bots.arena.players import player
from barbu.errors import NotUnderstood

TIMED = 25
"""Every so manyth deal is played through views, as at a table, and the decisions in it are timed."""


class Done(msgspec.Struct, frozen=True):
    """What one piece came to."""

    key: str
    row: str
    candidate: str
    against: str
    seed: str
    """That of the first deal; the others count on."""
    first: int
    beyond: tuple[int, ...]
    """For each deal by how much the candidate did better than the mean of all seats, times players²."""
    times: dict[int, int]
    """How many of its decisions fell into each step of time."""


def play_piece(piece: Piece) -> Done:
    """Plays a piece, in a worker."""
    warm()
    candidate, against = player(piece.pair.candidate), player(piece.pair.against)
    times, beyond = Times(), []
    for number in range(piece.first, piece.first + piece.count):
        rules = piece.row.rules[number % len(piece.row.rules)]
        seed = piece.row.seed(piece.seed, number)
        timed = times if number % TIMED == 0 else None
        beyond.append(duplicate(rules, piece.row.players, seed, candidate, against, timed))
    return Done(
        key=piece.key,
        row=piece.row.name,
        candidate=candidate.name,
        against=against.name,
        seed=piece.row.seed(piece.seed, piece.first),
        first=piece.first,
        beyond=tuple(beyond),
        times=dict(sorted(times.counts.items())),
    )


# --- what is kept -----------------------------------------------------------------------------------


class Kept:
    """A file of results, one a line, to which each is added as soon as it is there."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> dict[str, Done]:
        """The results by their keys; a line that a stop cut short is left out."""
        found: dict[str, Done] = {}
        if self.path.exists():
            for line in self.path.read_bytes().splitlines():
                with contextlib.suppress(msgspec.DecodeError):
                    done = msgspec.json.decode(line, type=Done)
                    found[done.key] = done
        return found

    def add(self, done: Done) -> None:
        """Keeps one more."""
        with self.path.open("ab") as file:
            if file.tell() and not self._ends_whole():
                file.write(b"\n")
            file.write(msgspec.json.encode(done) + b"\n")

    def _ends_whole(self) -> bool:
        with self.path.open("rb") as file:
            file.seek(-1, 2)
            return file.read(1) == b"\n"


# --- running ----------------------------------------------------------------------------------------


def run(
    planned: Sequence[Piece],
    kept: Kept,
    *,
    jobs: int = -1,
    minutes: float = 0.0,
    cluster: str = "",
    told: Callable[[int], None] = lambda games: None,
) -> dict[str, Done]:
    """Plays what is planned and not kept yet, for so many minutes at most if given; all results of the plan.

    `told` hears how many games each finished piece had.
    """
    before = kept.read()
    found = {piece.key: before[piece.key] for piece in planned if piece.key in before}
    left = {piece.key: piece for piece in planned if piece.key not in found}
    told(sum(piece.games for piece in planned if piece.key in found))
    end = time.monotonic() + 60 * minutes if minutes else float("inf")

    def due() -> Iterator[Any]:
        for piece in left.values():
            if time.monotonic() > end:
                return
            yield joblib.delayed(play_piece)(piece)

    with _backend(cluster):
        parallel = joblib.Parallel(n_jobs=jobs, return_as="generator_unordered", pre_dispatch="2*n_jobs", batch_size=1)
        for done in parallel(due()):
            kept.add(done)
            found[done.key] = done
            told(left[done.key].games)
    return found


@contextlib.contextmanager
def _backend(address: str) -> Iterator[None]:
    """Processes of this machine, or the cluster at this address."""
    if not address:
        yield
        return
    try:
        from distributed import Client
    except ImportError:
        raise NotUnderstood("arena-no-dask") from None
    try:
        client = Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise NotUnderstood("arena-no-cluster", address=address, reason=str(error)) from None
    with client, joblib.parallel_config(backend="dask"):
        yield

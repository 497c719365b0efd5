"""What the levels decide at some positions: `python -m tests.bots.forms DEALS LEVEL…` prints one act a line.

Run in two processes it says the same; with `BARBU_PLAIN=1` it is the plain form of the kernel that decides.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "src"), str(Path(__file__).resolve().parents[2])]

from barbu.bots import Bot, warm
from barbu.bots.levels import LEVELS, level
from barbu.bots.search import Search
from barbu.match import Match, view
from tests.support import drive
from tests.support.random_rulesets import at_most, seeded, without_endless_redeals

WORLDS = {"strong": 12, "expert": 20}
"""What is enough to tell two searches apart; in plain Python the levels' own numbers take minutes."""


def thinker(name: str) -> Bot:
    """The level, the searching ones in fewer worlds."""
    return Search(WORLDS[name]) if name in WORLDS else level(name)


def positions(number: int) -> Iterator[Match]:
    """Moments of random matches at which somebody has a choice, one of each phase of each match."""
    for seed in range(number):
        rules, players = seeded(f"bot forms {seed}")
        found: dict[str, list[Match]] = {}
        for match in drive.walk(at_most(without_endless_redeals(rules), 2), players, drive.any_legal, f"forms {seed}"):
            if len(match.legal) > 1:
                found.setdefault(type(match.phase).__name__, []).append(match)
        rng = random.Random(seed)
        yield from (rng.choice(found[phase]) for phase in sorted(found))


def decisions(number: int, names: Sequence[str]) -> list[str]:
    """What each of these levels does at each position."""
    warm()
    return [
        f"{name} {match.seq} {thinker(name).decide(view(match, match.to_act), 'seed')}"
        for match in positions(number)
        for name in names
    ]


if __name__ == "__main__":
    print("\n".join(decisions(int(sys.argv[1]), sys.argv[2:] or tuple(LEVELS))))

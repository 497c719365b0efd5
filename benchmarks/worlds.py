"""How long it takes to know what a view proves, to count the worlds that fit it, and to draw one.

    python -m benchmarks.worlds

Positions come from random play; the first four cards of a deal are left out, since nothing is known then.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from barbu.bots.arena.rows import only
from barbu.bots.knowledge import Knowledge, known
from barbu.cards import Card
from barbu.kernel.jit import jit
from barbu.kernel.worlds import Ints, Worlds, count, draw, table
from barbu.match import Match, MatchView, view
from barbu.match.phases import Playing
from barbu.rules import Ruleset, TrickContract, preset
from benchmarks.reference import best
from tests.properties.walks import walk

TIMES = 2000
TABLES = (("classic-32", "salad", 4), ("classic-32", "domino", 4), ("tournament-52", "hearts", 4))
STRICT = {"trump": "H", "must_beat": "always", "must_ruff": True, "must_overruff": True, "forced_dump": "void"}


@jit
def build_often(hidden: Ints, need: Ints, seats: Ints, clauses: Ints, times: int) -> float:
    """Counts the worlds so many times."""
    total = 0.0
    for _ in range(times):
        total += count(table(hidden, need, seats, clauses))
    return total


@jit
def draw_often(worlds: Worlds, state: Ints, hands: Ints, times: int) -> None:
    """Draws so many worlds."""
    for _ in range(times):
        draw(worlds, state, hands)


def number(card: Card) -> int:
    """A number for each card."""
    return card.suit * 13 + card.rank - 2


def arrays(facts: Knowledge) -> tuple[Ints, Ints, Ints, Ints]:
    """The facts as the sampler reads them."""
    hidden, need, seats, clauses = facts.numbered(number)
    as_arrays = [np.array(part, np.int64) for part in (hidden, need, seats)]
    return as_arrays[0], as_arrays[1], as_arrays[2], np.array(clauses, np.int64).reshape(-1, 3)


def views(rules: Ruleset, players: int, deals: int) -> Iterator[MatchView]:
    """What the seat to act sees at each moment of some random deals."""
    for deal in range(deals):
        states: list[Match] = list(walk(rules, players, f"worlds {deal}"))
        for match in states:
            if isinstance(match.phase, Playing):
                seen = view(match, match.to_act)
                assert seen.round is not None
                if sum(seen.round.counts) <= sum(map(len, match.phase.round.hands)) - 4:
                    yield seen


def measured(rules: Ruleset, players: int, deals: int = 6) -> str:
    """One line of figures: means, and the largest in brackets."""
    knowing, building, drawing, places = [], [], [], []
    for seen in views(rules, players, deals):
        start = time.process_time()
        facts = known(seen)
        knowing.append((time.process_time() - start) * 1e6)
        assert facts is not None
        given = arrays(facts)
        worlds = table(*given)
        places.append(len(worlds.ways))
        state, hands = np.array([88172645463325252], np.int64), np.zeros(players, np.int64)
        building.append(best(partial(build_often, *given, TIMES // 20)) * 1e6 / (TIMES // 20))
        drawing.append(best(partial(draw_often, worlds, state, hands, TIMES)) * 1e6 / TIMES)
    figures = (f"{statistics.fmean(found):9.2f} ({max(found):8.2f})" for found in (knowing, building, drawing, places))
    return "".join(figures)


def strict(rules: Ruleset) -> Ruleset:
    """The same rules with every duty there is."""
    rows = tuple(
        msgspec.structs.replace(row, **STRICT) if isinstance(row, TrickContract) else row for row in rules.contracts
    )
    return msgspec.structs.replace(rules, contracts=rows)


def games() -> Iterator[tuple[str, Ruleset, int]]:
    """What is measured: presets, then 52 cards for each number of players, with few duties and with all."""
    for name, contract, players in TABLES:
        yield f"{name} {contract}", only(preset(name), contract), players
    wide = only(preset("tournament-52"), "hearts")
    for players in (3, 5, 6):
        rules = msgspec.structs.replace(wide, players=(players,))
        yield "52 cards, hearts", rules, players
    for players in (3, 4, 5, 6):
        yield "52 cards, every duty", strict(msgspec.structs.replace(wide, players=(players,))), players


def main() -> None:
    """Prints all figures."""
    rules = only(preset("classic-32"), "salad")
    measured(rules, 4, 1)  # compiles
    print(f"{'µs, mean (largest)':36}{'known':>20}{'table':>20}{'draw':>20}{'places':>20}")
    for name, game, players in games():
        print(f"{name + f', {players} players':36}{measured(game, players)}", flush=True)


if __name__ == "__main__":
    main()

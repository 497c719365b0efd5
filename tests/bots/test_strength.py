"""How much stronger `careful` is than `random`, contract by contract: same deals, the candidate in every seat."""

import time

import pytest

from barbu.bots import bot
from barbu.bots.arena.rows import only
from barbu.match import Action, MatchView
from barbu.rules import preset
from tests.support import scale
from tests.support.drive import play_out
from tests.support.edges import edge

BOUNDS = """
fr-tableau-32  tricks    4  30
fr-tableau-32  hearts    4  38
fr-tableau-32  queens    4  42
fr-tableau-32  barbu     4  42
fr-tableau-32  last_two  4  50
fr-tableau-32  salad     4  36
fr-tableau-32  domino    4  36
fr-tableau-32  salad     3  30
fr-tableau-32  salad     5  30
tournament-52  tricks    4  40
tournament-52  hearts    4  55
tournament-52  trumps    4  26
tournament-52  domino    4  45
marie-luce-52  salad     6  25
qcsalon-classic  salad   7  25
"""
"""Preset, contract, players, and the percent of an equal share that `careful` gains at the least."""


@pytest.mark.parametrize("line", BOUNDS.strip().splitlines())
def test_P50_careful_beats_random_clearly(line: str) -> None:
    name, contract, players, least = line.split()
    rules = only(preset(name), contract)
    deals = scale.count(150, 2000)
    found = edge(rules, int(players), bot("careful").decide, bot("random").decide, deals)
    print(f"careful against random, {name} {contract}, {players} players, {deals} deals: {found}")
    assert found.percent > int(least)


def test_a_bot_has_no_edge_over_itself() -> None:
    decide = bot("careful").decide
    assert abs(edge(only(preset("fr-tableau-32"), "salad"), 4, decide, decide, 20).percent) < 1e-9


@pytest.mark.timing
def test_careful_decides_in_a_millisecond() -> None:
    took: list[float] = []

    def timed(seen: MatchView, seed: str) -> Action:
        began = time.perf_counter()
        action = bot("careful").decide(seen, seed)
        took.append(time.perf_counter() - began)
        return action

    for name, players in (("pagat-52", 4), ("qcsalon-classic", 7)):
        took.clear()
        play_out(preset(name), players, timed, "time")
        middle, slowest = sorted(took)[len(took) // 2], max(took)
        print(
            f"careful, {name}, {players} players: {middle * 1e6:.0f} µs a decision, the slowest {slowest * 1e3:.1f} ms"
        )
        assert middle < scale.allowed(0.001)

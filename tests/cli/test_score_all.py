"""Whole evenings are kept in the terminal, for every ruleset and number of players: what is typed is what is kept."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from barbu.match import sheet
from barbu.notation import loads
from barbu.rules import names, preset
from barbu.table.notebook import entries
from tests.support.evenings import random_entry
from tests.support.keeper import Keeper, as_asked
from tests.support.kept import begun
from tests.support.random_rulesets import seeded
from tests.support.scale import count
from tests.support.table import RULESETS, rules_of

TABLES = [(name, players) for name in names() for players in preset(name).players if 3 <= players <= 7]
LANGS = ("en", "fr", "pt", "de", "fi", "zh")


def keep(folder: Path, keeper: Keeper, rng: random.Random, deals: int) -> None:
    """Types so many deals; each is kept as it was drawn, and scored as the engine scores it."""
    while not keeper.match.finished and deals:
        deals -= 1
        entry = random_entry(keeper.match, rng)
        if entry is None:
            return
        before = keeper.match
        told = keeper.enter(entry, rng)
        assert len(keeper.match.results) == len(before.results) + 1, told
        kept = entries(keeper.match)[-1]
        assert kept == as_asked(entry, before), told
        assert loads(keeper.file.path.read_text()).state == keeper.match.state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_evening_by_every_preset(name: str, players: int, tmp_path: Path) -> None:
    rng = random.Random(f"{name} {players}")
    keeper = Keeper(tmp_path, begun("an-evening", name, players, rng.randrange(players)), lang=rng.choice(LANGS))
    keep(tmp_path, keeper, rng, count(12, 10_000))
    assert len(sheet(keeper.match.state).rows) >= 3
    keeper.close()


@pytest.mark.parametrize("name", sorted(path.stem for path in RULESETS.glob("*.toml")))
def test_an_evening_by_rulesets_of_others(name: str, tmp_path: Path) -> None:
    rules = rules_of(name)
    for players in rules.players:
        rng = random.Random(f"{name} {players}")
        keeper = Keeper(tmp_path, begun(f"evening-{players}", rules, players, rng.randrange(players)))
        keep(tmp_path, keeper, rng, count(8, 10_000))
        keeper.close()


@pytest.mark.parametrize("block", range(count(4, 100)))
def test_an_evening_by_rulesets_drawn_by_chance(block: int, tmp_path: Path) -> None:
    for seed in range(block * 5, block * 5 + 5):
        name = f"kept {seed}"
        rules, players = seeded(name)
        rng = random.Random(name)
        keeper = Keeper(
            tmp_path, begun(f"evening-{seed}", rules, players, rng.randrange(players)), lang=rng.choice(LANGS)
        )
        keep(tmp_path, keeper, rng, 6)
        keeper.close()

"""Draws the random rulesets by which bots are measured, once and for all: `python -m benchmarks.rulesets`.

They are drawn by `tests/support/random_rulesets.py` from a written seed. Taken are those that tell how well a player
plays: each contract pays or costs something in all, and its prices do not so cancel each other out that what a seat
gets is far more than what all get together.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import msgspec

from barbu.bots.arena.rows import only
from barbu.match import sheet
from barbu.rules import Ruleset, TrickContract, problems
from barbu.rules.dump import dumps
from barbu.rules.meaning import hand_size, total
from barbu.rules.model import LayoutContract
from barbu.rules.presets import read
from tests.support.drive import any_legal, play_out
from tests.support.random_rulesets import seeded

FOLDER = Path(__file__).parent / "rulesets"
SEED = "barbu strength 1"
TABLES = {3: 4, 4: 8, 5: 4, 6: 4}
"""How many rulesets for each number of players."""
DEALS = 12


def drawn() -> Iterator[tuple[str, Ruleset]]:
    """The rulesets that are taken, by name."""
    number, found = 0, Counter[int]()
    while sum(found.values()) < sum(TABLES.values()):
        number += 1
        rules, players = seeded(f"{SEED}/{number}")
        if found[players] < TABLES.get(players, 0):
            fit = narrowed(rules, players)
            if fit is not None:
                found[players] += 1
                yield f"random-{sum(found.values()):02}", fit


def narrowed(rules: Ruleset, players: int) -> Ruleset | None:
    """The ruleset for this table alone, with those contracts that tell something; None where they are too few."""
    rules = msgspec.structs.replace(rules, players=(players,), deals=0)
    if not 6 <= hand_size(rules, players) <= 13:
        return None
    good = [row.id for row in rules.active if _tells(only(rules, row.id), players)]
    kinds = {type(rules.contract(id)) for id in good}
    if len(good) < 2 or TrickContract not in kinds:
        return None
    summed = {id for row in rules.contracts if isinstance(row, TrickContract) and row.id in good for id in row.sums}
    rows = tuple(
        msgspec.structs.replace(row, active=row.id in good)
        for row in rules.contracts
        if row.id in good or row.id in summed
    )
    rules = msgspec.structs.replace(rules, contracts=rows)
    return None if problems(rules) else rules


def _tells(rules: Ruleset, players: int) -> bool:
    """Whether results of random play differ, and not by more than they come to."""
    (row,) = rules.active
    share = abs(total(rules, row, players)) / players
    if not share or (isinstance(row, LayoutContract) and row.blocked == "redeal"):
        return False
    spreads = []
    for deal in range(DEALS):
        totals = sheet(play_out(rules, players, any_legal, f"fit/{deal}").state).totals
        spreads.append(max(totals) - min(totals))
    middle = sorted(spreads)[DEALS // 2]
    return share <= middle <= 6 * share


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, rules in drawn():
        rules = msgspec.structs.replace(rules, name=name)
        text = f"# Drawn from the seed “{SEED}” by benchmarks/rulesets.py.\n" + dumps(rules)
        assert read(text) == rules
        (FOLDER / f"{name}.toml").write_text(text, encoding="utf-8")
        told = ", ".join(f"{row.id} {total(rules, row, rules.players[0])}" for row in rules.active)
        print(f"{name}: {rules.players[0]} players, {told}")

"""What is claimed of the bots' strength: in the short form with fewer deals and wider margins for chance.

In the short form a claim holds unless chance cannot explain that it was missed: three standard errors are allowed.
With `--full` the counts are those of `barbu arena` and the edge itself must reach the claim.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from barbu.bots import warm
from barbu.bots.arena import figures, lab, plan, rows
from barbu.bots.arena.deals import duplicate
from barbu.bots.arena.players import Fair, player
from barbu.bots.levels import LEVELS
from barbu.match import Action, MatchView
from barbu.rules import preset
from barbu.rules.presets import read
from tests.support import scale
from tests.support.blind import blind

pytestmark = pytest.mark.timeout(scale.count(300, 7200))

FOLDER = Path(__file__).parents[2] / "benchmarks" / "rulesets"
SHARE = {rows.NAMED: scale.count(2, 400), rows.RANDOM: scale.count(2, 100), rows.WHOLE: scale.count(2, 48)}
"""Deals of a row, or matches."""


class Blind:
    """The contract-blind ordering as a bot."""

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`."""
        return blind(view, seed)


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm()


@cache
def all_rows() -> tuple[rows.Row, ...]:
    others = [(path.stem, read(path.read_text(encoding="utf-8"))) for path in sorted(FOLDER.glob("*.toml"))]
    return tuple(rows.all_rows(others))


@cache
def measured(candidate: str, against: str, kind: str, deals: int = 0) -> tuple[figures.Figure, ...]:
    """The edges of a pair on all rows of a kind, with so many deals of each, or the kind's own."""
    pair = plan.Pair(candidate, against)
    found = []
    for row in all_rows():
        if row.kind == kind and plan.fits(pair, row):
            done = lab.play_piece(plan.Piece(row, pair, plan.SEED, 0, deals or SHARE[kind]))
            found += figures.figures([row], [pair], [done])
    return tuple(found)


def reaches(edge: float, error: float, least: float) -> None:
    """The edge is at the least what is claimed; in the short form as far as so few deals can tell."""
    print(f"{edge:+.1f} ± {figures.WIDTH * error:.1f}, claimed {least:+.0f}")
    assert edge >= least - scale.count(3, 0) * error


def of_row(name: str, candidate: str, against: str, count: int) -> figures.Figure:
    """The edge of a pair on one row."""
    (row,) = rows.matching(all_rows(), [name])
    pair = plan.Pair(candidate, against)
    return figures.figures([row], [pair], [lab.play_piece(plan.Piece(row, pair, plan.SEED, 0, count))])[0]


@pytest.mark.parametrize("contract", ["tricks", "hearts", "queens", "barbu"])
def test_regular_beats_three_random_by_forty_percent(contract: str) -> None:
    found = of_row(f"fr-tableau-32/4/{contract}", "regular", "random", scale.count(60, 2000))
    reaches(found.edge, found.error, 40)


BLIND = [("tricks", 0), ("hearts", 0), ("queens", 0), ("barbu", 0), ("last_two", 30), ("salad", 0)]


@pytest.mark.parametrize(("contract", "least"), BLIND)
def test_regular_beats_three_who_do_not_know_the_contract(contract: str, least: int) -> None:
    rules, count = rows.only(preset("fr-tableau-32"), contract), scale.count(60, 2000)
    (row,) = rows.matching(all_rows(), [f"fr-tableau-32/4/{contract}"])
    three = Fair("blind", Blind())
    beyond = tuple(duplicate(rules, 4, f"blind/{deal}", player("regular"), three) for deal in range(count))
    done = lab.Done("", row.name, "regular", "blind", "", 0, beyond, {})
    (found,) = figures.figures([row], [plan.Pair("regular", "blind")], [done])
    reaches(found.edge, found.error, least)


def test_expert_beats_three_regular_on_the_named_rulesets_and_loses_nowhere() -> None:
    found = measured("expert", "regular", rows.NAMED)
    pooled = figures.mean(found)
    assert pooled is not None
    reaches(pooled.edge, pooled.error, 15)
    if scale.full():
        assert not [msgspec.structs.asdict(figure) for figure in found if figure.high < 0]


def test_expert_beats_three_of_the_public_method() -> None:
    pooled = figures.mean(measured("expert", "pimc-h20", rows.NAMED))
    assert pooled is not None
    reaches(pooled.edge, pooled.error, 6)


NEIGHBOURS = list(zip(("random", *LEVELS), LEVELS, strict=False))


@pytest.mark.parametrize(("below", "above"), NEIGHBOURS)
def test_each_level_beats_the_one_below(below: str, above: str) -> None:
    # Two deals of a row cannot tell neighbours that are near.
    pooled = figures.mean(measured(above, below, rows.NAMED, scale.count(6, 400)))
    assert pooled is not None
    print(f"{above} against {below}: {pooled.edge:+.1f} ± {pooled.half:.1f} %")
    assert pooled.edge > scale.count(0, 3) * pooled.error


@pytest.mark.full
@pytest.mark.parametrize("pair", plan.CALLS, ids=lambda pair: pair.name)
def test_choosing_and_doubling_by_search_pays(pair: plan.Pair) -> None:
    for found in measured(pair.candidate, pair.against, rows.WHOLE):
        print(f"{pair.name}, {found.ruleset}: {found.edge:+.2f} ± {found.error:.2f} points a deal")
        assert found.edge > 3 * found.error

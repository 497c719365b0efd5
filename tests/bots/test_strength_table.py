"""The published table of strengths: it is what its file of figures gives, and it holds what is claimed of the bots."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from barbu.bots.arena import figures, plan, report
from barbu.bots.arena.rows import NAMED, RANDOM, WHOLE, all_rows
from barbu.bots.levels import LEVELS
from barbu.locales import locale
from barbu.rules.presets import read

ROOT = Path(__file__).parents[2]
EN = locale("en")


@cache
def published() -> tuple[figures.Figure, ...]:
    return tuple(figures.read_csv(ROOT / "docs" / "strength.csv"))


def pooled(candidate: str, against: str, kind: str = NAMED) -> figures.Mean:
    """The mean edge of a pair over all rows of a kind."""
    found = figures.mean(figures.of(published(), candidate, against, kind))
    assert found is not None
    return found


def test_the_table_is_the_one_that_its_figures_give() -> None:
    told = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    between = told[told.index(report.BEGIN) + len(report.BEGIN) : told.index(report.END)]
    made = between.strip().splitlines()[0]
    assert between.strip() == report.markdown(published(), plan.default_pairs(), EN, "strength.svg", made).strip()


def test_every_row_is_in_it_with_the_deals_of_the_plan() -> None:
    folder = ROOT / "benchmarks" / "rulesets"
    others = [(path.stem, read(path.read_text(encoding="utf-8"))) for path in sorted(folder.glob("*.toml"))]
    counted = {(each.candidate, each.against, each.seed.rsplit("/", 1)[0]): each.deals for each in published()}
    for row in all_rows(others):
        for pair in plan.default_pairs():
            if plan.fits(pair, row):
                planned = round(plan.DEALS[row.kind] * pair.part) * row.deals
                assert counted[pair.candidate, pair.against, row.seed(plan.SEED, 0).rsplit("/", 1)[0]] == planned


def test_searching_beats_three_regular_players_on_the_mean_and_loses_in_no_contract() -> None:
    found = pooled("expert", "regular")
    assert found.deals >= 2000
    assert found.edge >= 15
    assert [each for each in figures.of(published(), "expert", "regular", NAMED) if each.high < 0] == []


def test_it_beats_three_of_the_public_method() -> None:
    assert pooled("expert", "pimc-h20").edge >= 6


@pytest.mark.parametrize(("below", "above"), list(zip(("random", *LEVELS), LEVELS, strict=False)))
def test_neighbouring_levels_stand_three_standard_errors_apart(below: str, above: str) -> None:
    found = pooled(above, below)
    assert found.edge > 3 * found.error


@pytest.mark.parametrize("contract", ["tricks", "hearts", "queens", "barbu"])
def test_the_regular_player_beats_chance_by_two_fifths_of_a_share(contract: str) -> None:
    (found,) = (
        each
        for each in figures.of(published(), "regular", "random", NAMED)
        if (each.ruleset, each.players, each.contract) == ("fr-tableau-32", 4, contract)
    )
    assert found.edge >= 40


@pytest.mark.parametrize("pair", plan.CALLS, ids=lambda pair: pair.name)
def test_choosing_and_doubling_by_search_pays(pair: plan.Pair) -> None:
    found = figures.of(published(), pair.candidate, pair.against, WHOLE)
    assert found
    assert [each for each in found if each.edge <= 3 * each.error] == []


def test_nobody_beats_the_player_who_sees_all_hands() -> None:
    for kind in (NAMED, RANDOM):
        best = pooled("open-hands", "regular", kind)
        assert best.edge > max(pooled(name, "regular", kind).edge for name in LEVELS if name != "regular")

"""Whole evenings kept by taps: the page comes to the engine's points, and few taps are needed."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import msgspec
import pytest

from barbu.deal import TrickOutcome
from barbu.match import Match, sheet
from barbu.match.phases import Finished
from barbu.rules import TrickContract
from barbu.rules.kinds import TRICK
from barbu.rules.meaning import items, scheduled_deals, slam_needs_tricks
from tests.browser.keeper import PHONE, Keeper, evening, rules_of, usual
from tests.support import scale
from tests.support.evenings import random_entry

pytestmark = pytest.mark.timeout(0 if scale.full() else 900)

USUAL = 6
"""Taps of a usual deal, at most."""

EVENINGS = [("fr-tableau-32", 4), ("classic-32", 4), ("suite-8", 4), ("marie-luce-52", 5), ("tournament-52", 4)]
"""The preset of each seed, and the tournament with its doubles."""


def as_asked(match: Match, entry: Any) -> Any:
    """The entry as the page asks for it: tricks only where they matter."""
    outcome = entry.outcome
    if isinstance(outcome, TrickOutcome):
        row = next(each for each in match.rules.contracts if each.id == entry.contract)
        assert isinstance(row, TrickContract)
        needed = TRICK in items(match.rules, row) or (row.slam != "none" and slam_needs_tricks(match.rules, row))
        if not needed:
            outcome = msgspec.structs.replace(outcome, tricks=None)
    return msgspec.structs.replace(entry, outcome=outcome, trump=None, start=None)


def entries(match: Match, seed: int) -> Any:
    """The next deal by chance, until the evening is over."""
    rng = random.Random(seed)

    def draw(match: Match) -> Any:
        entry = random_entry(match, rng)
        assert entry is not None
        return as_asked(match, entry)

    return draw


@pytest.mark.parametrize(("name", "players"), EVENINGS)
def test_a_whole_evening_by_taps(page: Any, server: str, name: str, players: int) -> None:
    page.set_viewport_size(PHONE)
    keeper = Keeper(page, server)
    rules = rules_of(name)
    match = evening(rules, players, first=1)
    keeper.begin(name, players, first=1)
    draw = entries(match, 11)
    all_deals = scheduled_deals(rules, players)
    # The short form enters two rounds of the table, and a whole evening where it is short.
    deals = all_deals if scale.full() or all_deals <= 8 else 2 * players
    taps: dict[str, list[int]] = defaultdict(list)
    for _ in range(deals):
        entry = draw(match)
        plain = usual(match, entry)
        match = keeper.enter(match, entry)
        contract, count = keeper.each[-1]
        taps[contract].append(count)
        keeper.agrees(match)
        if plain:
            assert count <= USUAL, (contract, count)
    told = ", ".join(f"{each} {min(of)}–{max(of)}" for each, of in taps.items())
    print(f"{name}: {keeper.taps / deals:.1f} taps a deal in {deals} deals; {told}")
    if deals == all_deals:
        assert isinstance(match.state.phase, Finished)
        places = sheet(match.state).places
        page.wait_for_selector(".end")
        shown = page.locator(".end li b:first-child").all_inner_texts()
        assert shown == [f"{place}." for place in sorted(places)]

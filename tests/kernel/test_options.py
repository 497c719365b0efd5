"""Every option of a row is compiled in: for each pair of values there is a deal that the kernel plays differently."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from barbu.deal import Setup
from barbu.kernel.convert import codes_in
from barbu.kernel.play import legal, play
from barbu.kernel.score import score
from barbu.kernel.vector import rule_vector
from barbu.rules.options import OPTIONS, options_of
from barbu.scoring import Call
from tests.kernel import twins
from tests.support import one_option

NOT_IN_A_DEAL = {
    "active": "whether the row is played at all",
    "starter": "who begins is told to the kernel",
    "starter_card": "who begins is told to the kernel",
    "blocked": "a deal that is stuck is thrown in by the match",
}
OF_ROWS = [*options_of("tricks"), *options_of("layout")]
KEYS = [option.key for option in OF_ROWS if option.role == "play" and option.field not in NOT_IN_A_DEAL]
PAIRS = [
    pytest.param(key, label, pair, id=f"{key}: {label}")
    for key in KEYS
    for label, pair in one_option.value_pairs(OPTIONS[key]).items()
]
SEEDS = 4000


def told(setup: Setup, hands: twins.Hands, seed: str) -> list[object]:
    """All legal sets and the gains of a deal in which each seat does what it likes best."""
    vector = rule_vector(setup)
    deal = twins.begun(setup, hands, vector)
    said: list[object] = []
    while not deal.over:
        mask = int(legal(vector, deal))
        said.append(mask)
        play(vector, deal, max(codes_in(mask), key=lambda code: one_option.liking(seed, code)))
    gains: Any = np.zeros(setup.players, np.int64)
    score(vector, deal, gains)
    return [*said, gains.tolist()]


@pytest.mark.parametrize(("key", "label", "pair"), PAIRS)
def test_each_value_makes_a_difference_that_the_reference_makes_too(
    key: str, label: str, pair: one_option.Pair | None
) -> None:
    for seed in range(SEEDS):
        drawn = one_option.rulesets(OPTIONS[key], label, pair, seed)
        if drawn is None:
            continue
        players, row = drawn[2], drawn[0].active[0].id
        deals = [twins.random_setup(random.Random(seed), rules, rules.contract(row), players) for rules in drawn[:2]]
        if told(*deals[0], f"{seed}") != told(*deals[1], f"{seed}"):
            for setup, hands in deals:
                twins.compare(random.Random(seed), setup, hands, Call(players))
            return
    raise AssertionError("no deal was found in which it matters")

"""The preset that a ruleset came from: told alike in the studio and in the book."""

from __future__ import annotations

import msgspec
import pytest

from barbu.rules import names, preset
from barbu.rules.bases import base_of, distance, nearest
from tests.support.changes import changed
from tests.support.random_rulesets import seeded


@pytest.mark.parametrize("name", names())
def test_the_nearest_preset_is_the_one_that_was_changed(name: str) -> None:
    base, rules = preset(name), msgspec.structs.replace(changed(name, 2, "near"), name="Chez Mamie")
    assert nearest(base) == base
    assert base_of(base) is None
    assert distance(nearest(rules), rules) <= distance(base, rules)
    assert base_of(rules) == nearest(rules)


def test_the_own_name_counts_for_more_than_what_is_alike() -> None:
    rules = msgspec.structs.replace(preset("tournament-52"), name="suite-8")
    assert nearest(rules).name == "suite-8"
    assert base_of(rules) == preset("suite-8")
    assert nearest(msgspec.structs.replace(rules, name="")) == preset("tournament-52")


def test_rules_far_from_every_preset_came_from_none() -> None:
    found = [base_of(msgspec.structs.replace(seeded(f"far/{seed}")[0], name="")) for seed in range(5)]
    assert found == [None] * 5

"""What differs from the base is told, and each difference can be put back alone."""

from __future__ import annotations

import random

import msgspec
import pytest

from barbu.locales import available, locale
from barbu.rules import Ruleset, names, preset
from barbu.rules.compare import difference
from barbu.rules.plain import understood, whole
from barbu.studio.changes import changes
from barbu.studio.mends import Patch
from barbu.studio.patch import patched
from barbu.studio.words import change_text
from tests.support.changes import changed
from tests.support.scale import count


def put_back(rules: Ruleset, patch: Patch) -> Ruleset:
    after, unread = understood(patched(whole(rules), patch))
    assert after is not None, unread
    return after


@pytest.mark.parametrize("seed", range(count(40, 400)))
def test_putting_back_every_difference_gives_the_base(seed: int) -> None:
    rng = random.Random(f"back {seed}")
    base = preset(rng.choice(names()))
    if seed % 2:
        rules = changed(base.name, rng.randint(1, 10), seed)
    else:  # other rows too, and in another order
        other = preset(rng.choice(names()))
        rows = {row.id: row for row in (*base.contracts, *other.contracts)}
        kept = rng.sample(sorted(rows), rng.randint(1, len(rows)))
        rules = msgspec.structs.replace(other, contracts=tuple(rows[id] for id in kept))
    left = len(difference(base, rules))
    while found := list(changes(base, rules)):
        patch = next(patch for _, patch in found if patch)
        rules = put_back(rules, patch)
        assert len(difference(base, rules)) <= max(left, 1) + len(base.contracts)
    assert rules.contracts == base.contracts


def test_one_difference_is_put_back_and_no_other() -> None:
    base = preset("tournament-52")
    rules = msgspec.structs.replace(base, sign="penalty", direction="anticlockwise")
    (first, patch), (_, other) = changes(base, rules)
    assert first.key == "direction"
    assert put_back(rules, patch) == msgspec.structs.replace(base, sign="penalty")
    assert put_back(put_back(rules, patch), other) == base


def test_a_row_that_was_removed_comes_back_to_its_place() -> None:
    base = preset("classic-32")
    rules = put_back(base, ())
    rules = msgspec.structs.replace(base, contracts=(base.contracts[5], *base.contracts[:1], *base.contracts[2:4]))
    removed = next(patch for change, patch in changes(base, rules) if change.key == "contracts.hearts")
    assert [row.id for row in put_back(rules, removed).contracts] == ["domino", "tricks", "hearts", "queens", "barbu"]


@pytest.mark.parametrize("code", available())
def test_every_difference_is_a_sentence(code: str) -> None:
    for seed in range(20):
        base, other = random.Random(f"pairs {seed}").sample(names(), 2)
        for change in difference(preset(base), preset(other)):
            told = change_text(change, locale(code), preset(base), preset(other))
            assert told
            assert "{" not in told
            assert "None" not in told

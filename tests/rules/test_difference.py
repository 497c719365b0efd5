"""The difference of two rulesets: nothing for equal ones, and exactly what must change for others."""

from __future__ import annotations

import msgspec
import pytest

from barbu.cards import Card
from barbu.locales import available, locale
from barbu.rules import Ruleset, names, preset, ruleset_hash
from barbu.rules.compare import Change, difference
from barbu.rules.kinds import Prices
from barbu.rules.model import LayoutContract, TrickContract
from barbu.rules.options import OPTIONS
from barbu.rules.words import value_text
from tests.support.random_rulesets import seeded
from tests.support.scale import count
from tests.support.table import with_deck, with_doubling, with_row

BASE = preset("classic-32")


def changes(after: Ruleset, before: Ruleset = BASE) -> list[tuple[str, str]]:
    return [(change.kind, change.key) for change in difference(before, after)]


@pytest.mark.parametrize("name", names())
def test_a_ruleset_does_not_differ_from_itself(name: str) -> None:
    assert difference(preset(name), preset(name)) == ()


def test_names_and_sources_are_no_difference() -> None:
    assert difference(BASE, msgspec.structs.replace(BASE, name="x", source="y", assumed=())) == ()


def test_each_part_tells_its_own_option() -> None:
    assert changes(msgspec.structs.replace(BASE, sign="penalty")) == [("changed", "sign")]
    assert changes(with_deck(BASE, removed=(Card.parse("7C"),))) == [("changed", "deck.removed")]
    assert changes(with_doubling(BASE, enabled=True)) == [("changed", "doubling.enabled")]
    assert changes(with_row(BASE, "hearts", lead="until_broken")) == [("changed", "contracts.hearts.lead")]


def test_a_change_tells_before_and_after() -> None:
    (change,) = difference(BASE, with_row(BASE, "hearts", prices=Prices({"H": -5})))
    assert (change.before, change.after) == (Prices({"H": -10}), Prices({"H": -5}))
    assert change.option == "tricks.prices"


def test_rows_that_are_added_and_removed() -> None:
    more = TrickContract(id="last_trick", prices=Prices({"last": -40}))
    rows = (BASE.contracts[0], more, *BASE.contracts[2:])
    found = difference(BASE, msgspec.structs.replace(BASE, contracts=rows))
    assert found == (
        Change("removed", "contracts.hearts", "", 2, None),
        Change("added", "contracts.last_trick", "", None, 2),
    )


def test_a_row_of_another_kind_is_another_row() -> None:
    rows = tuple(LayoutContract(id="tricks") if row.id == "tricks" else row for row in BASE.contracts)
    assert changes(msgspec.structs.replace(BASE, contracts=rows)) == [
        ("removed", "contracts.tricks"),
        ("added", "contracts.tricks"),
    ]


def test_only_rows_that_change_their_place_among_the_others_are_moved() -> None:
    *rest, last = BASE.contracts
    front = msgspec.structs.replace(BASE, contracts=(last, *rest))
    assert difference(BASE, front) == (Change("moved", "contracts.domino", "", 6, 1),)
    without = msgspec.structs.replace(BASE, contracts=BASE.contracts[1:])
    assert changes(without) == [("removed", "contracts.tricks")]


def test_no_difference_means_the_same_rules() -> None:
    drawn = [seeded(f"differences {seed}")[0] for seed in range(count(40, 1000))]
    for one, other in zip(drawn, [*drawn[1:], BASE], strict=True):
        assert bool(difference(one, other)) == (ruleset_hash(one) != ruleset_hash(other))
        assert len(difference(one, other)) == len(difference(other, one)) or moved(one, other)


def moved(one: Ruleset, other: Ruleset) -> bool:
    """Whether rows changed places; it may take other moves to go back, but no fewer."""
    there = [change for change in difference(one, other) if change.kind == "moved"]
    back = [change for change in difference(other, one) if change.kind == "moved"]
    return len(there) == len(back)


@pytest.mark.parametrize("code", available())
def test_every_change_has_words(code: str) -> None:
    here = locale(code)
    for seed in range(count(40, 1000)):
        for change in difference(preset("classic-32"), seeded(f"differences {seed}")[0]):
            if change.kind == "changed":
                option = OPTIONS[change.option]
                told = [value_text(option, value, here) for value in (change.before, change.after)]
                assert "None" not in told[0] + told[1]
                assert told[0] != told[1], (change, told)

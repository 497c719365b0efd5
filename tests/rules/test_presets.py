"""The presets: all there, readable, honest about what is assumed."""

import json
import re

import pytest

from barbu.rules import Ruleset, TrickContract, canonical, from_plain, names, preset, problems, ruleset_hash, to_plain
from barbu.rules.options import OPTIONS, Scope
from tests.support.games import every_ruleset, lines
from tests.support.table import rules_of

PRESET_NAMES = """
fr-tableau-32  fr-tableau-32-variants  fr-tableau-32-literal  fr-tableau-32-short-ordered
fr-tableau-32-short-picked  fr-tableau-32-2nd-reussite  fr-tableau-32-last-trick  fr-tableau-52
classic-32  classic-32-flat40  classic-52  classic-32-dealer-chooses  classic-32-left-chooses
marie-luce-52  marie-luce-short  suite-8  suite-8x4
tournament-52  pagat-52  trictrac-52  tournament-5p  bga-52  bga-36  bga-32  bga-wikipedia  barbu-app
gautron-52  ludophinois-32  fr-wikipedia-32  qcsalon-classic  score-barbu-app  la-salade-qc
"""
PRESETS = [name for line in lines(PRESET_NAMES) for name in line]


def test_the_presets_are_these_and_no_others() -> None:
    assert set(names()) == set(PRESETS)


@every_ruleset
def test_a_ruleset_file_reads_without_a_problem_and_says_where_it_comes_from(name: str) -> None:
    rules = rules_of(name)
    assert problems(rules) == ()
    assert rules.name == name
    assert rules.source
    assert "://" not in rules.source


@pytest.mark.parametrize("name", names())
def test_the_source_of_a_preset_means_something_to_a_player(name: str) -> None:
    assert not re.search(r"\b[SEWN]\d|[{}_]", preset(name).source)  # numbers of rules are for docs/rules.md


@every_ruleset
def test_assumed_values_are_those_of_options_that_exist_and_apply(name: str) -> None:
    rules = rules_of(name)
    assert [key for key in rules.assumed if not names_an_option(rules, key)] == []


def names_an_option(rules: Ruleset, key: str) -> bool:
    """Whether the key names a row of the ruleset, or an option that means something in it."""
    first, *rest = key.split(".")
    match first, rest:
        case "contracts", [id]:
            return any(row.id == id for row in rules.contracts)
        case "contracts", [id, field]:
            row = rules.contract(id)
            scope: Scope = "tricks" if isinstance(row, TrickContract) else "layout"
            option = OPTIONS.get(f"{scope}.{field}")
            return option is not None and option.applies(row)
        case ("deck" | "doubling") as part, [_]:
            option = OPTIONS.get(key)
            return option is not None and option.applies(getattr(rules, part))
        case _, []:
            option = OPTIONS.get(key)
            return option is not None and option.role != "about" and option.applies(rules)
    return False


@every_ruleset
def test_a_ruleset_survives_its_canonical_form(name: str) -> None:
    rules = rules_of(name)
    again = from_plain(to_plain(rules))
    assert again == rules
    assert from_plain(json.loads(canonical(rules))) == rules
    assert ruleset_hash(again) == ruleset_hash(rules)


def test_no_two_presets_are_the_same_game() -> None:
    assert len({ruleset_hash(preset(name)) for name in PRESETS}) == len(PRESETS)

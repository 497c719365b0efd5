"""Every rule of `docs/rules.md` is proved by a test that names it, and tests name no other rules."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.rule_ids import ALL_RULES, NO_TEST, canonical, read_ids, required
from tests.tricky.not_covered import NOT_COVERED

TESTS = Path(__file__).resolve().parent
NAMED = re.compile(r"(?<=_)(?:S[0-4]_\d+|[EWN]\d+)(?=_|$)")
"""An id in the name of a test: `S0_25` for S0.25, `E44` for E44."""


def names_in(source: str) -> list[str]:
    """The names of the test functions in a file."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return [function.name for function in functions if function.name.startswith("test_")]


def ids_in(test: str) -> list[str]:
    """The ids that a test names, as the page has them."""
    return [canonical(name.replace("_", ".")) for name in NAMED.findall(test)]


@cache
def named() -> dict[str, str]:
    """An id that some test names → that test."""
    files = sorted(TESTS.rglob("test_*.py"))
    return {name: test for file in files for test in names_in(file.read_text("utf-8")) for name in ids_in(test)}


def test_ids_are_read_off_the_names_of_tests() -> None:
    source = "def test_S0_25_E9_x() -> None: ...\ndef shows_S0_1() -> None: ...\nclass T:\n def test_S2_7(self): ..."
    assert [ids_in(test) for test in names_in(source)] == [["S0.25", "E9"], ["S1.7"]]


@pytest.mark.parametrize("kind", ["S0", "S1", "S3", "S4", "E", "W", "N"])
def test_every_rule_is_named_by_a_test(kind: str) -> None:
    asked = {rule for rule in required(kind[0]) if rule.startswith(kind)}
    assert asked
    assert asked - set(named()) - set(NOT_COVERED) == set()


def test_tests_name_only_rules_that_are_on_the_page() -> None:
    assert {name: test for name, test in named().items() if name not in ALL_RULES} == {}


def test_what_is_listed_without_a_test_is_a_rule_and_has_none() -> None:
    assert set(NOT_COVERED) <= required("SEWN")
    assert set(NOT_COVERED) & set(named()) == set()
    assert all(NOT_COVERED.values())
    assert set(ALL_RULES) >= NO_TEST


def test_an_id_stands_on_the_page_once() -> None:
    with pytest.raises(ValueError, match=r"S0\.2"):
        read_ids("- **S0.2** Four play.\n- **S0.2** Three do.\n")
    with pytest.raises(ValueError, match="not a rule id"):
        canonical("S5.1")

"""The reading of mutation testing: which function a fault is in, what it changed, and when the outcome is enough."""

from __future__ import annotations

import pytest

from tools.mutation import Survivor, function_of, read_outcomes, survivor, undecorated, verdict

MODULE = """\
class Lap:
    seats: int

    @property
    def speaker(self) -> int:
        return 1

    @classmethod
    def start(cls) -> "Lap":
        return cls()


@lru_cache(maxsize=2)
def known(row: int) -> int:
    return row


@shown.register
def _(act: Pass) -> str:
    return "pass"
"""


def test_properties_are_made_after_they_are_defined_and_nothing_is_cached() -> None:
    changed = undecorated(MODULE)
    assert "    def speaker(self) -> int:\n        return 1\n    speaker = property(speaker)\n" in changed
    assert "def known(row: int) -> int:\n    return row\n" in changed
    assert "lru_cache" not in changed
    assert "@property" not in changed
    assert "    @classmethod\n    def start(cls)" in changed
    assert "@shown.register\ndef _(act: Pass)" in changed


@pytest.mark.parametrize(
    ("name", "function"),
    [
        ("barbu.deal.state.x_act__mutmut_1", "deal.state.act"),
        ("barbu.deal.check.x__can_be_dealt__mutmut_12", "deal.check._can_be_dealt"),
        ("barbu.match.doubling.xǁLapǁspeaker__mutmut_3", "match.doubling.Lap.speaker"),
        ("barbu.match.doubling.xǁLapǁ_may__mutmut_3", "match.doubling.Lap._may"),
        ("barbu.match.phases.xǁRoundǁ__repr____mutmut_4", "match.phases.Round.__repr__"),
    ],
)
def test_a_fault_names_the_function_it_is_in(name: str, function: str) -> None:
    assert function_of(name) == function


def test_outcomes_are_read_from_lines_of_names_and_words() -> None:
    lines = [
        "    barbu.deal.state.x_act__mutmut_1: killed",
        "    barbu.deal.state.x_act__mutmut_2: no tests",
        "warning: this is no outcome",
        "",
    ]
    assert read_outcomes(lines) == {
        "barbu.deal.state.x_act__mutmut_1": "killed",
        "barbu.deal.state.x_act__mutmut_2": "no tests",
    }


def test_a_survivor_is_known_by_the_line_it_put_in_or_took_out() -> None:
    name = "barbu.deal.state.x_act__mutmut_1"
    diff = "--- src\n+++ src\n@@ -1,2 +1,2 @@\n def act():\n-    if play.over:\n+    if not play.over:\n"
    assert survivor(name, diff) == Survivor(name, "deal.state.act", "if play.over:", "if not play.over:")
    gone = "--- src\n+++ src\n@@ -1,2 +1,1 @@\n def act():\n-    return 1\n"
    assert survivor(name, gone).became == "without return 1"


def outcome(words: dict[str, int]) -> dict[str, str]:
    """So many faults with each outcome."""
    return {f"{word} {number}": word for word, count in words.items() for number in range(count)}


ALIVE = [Survivor("name", "deal.state.act", "a", "b")]
REASONS = {("deal.state.act", "b"): "it is slower"}


@pytest.mark.parametrize(
    ("words", "alive", "code"),
    [
        ({"killed": 9, "survived": 1}, ALIVE, 0),
        ({"killed": 7, "timeout": 1, "segfault": 1, "no tests": 1}, ALIVE, 0),
        ({"killed": 8, "survived": 2}, ALIVE, 1),
        ({"killed": 9, "survived": 1}, [Survivor("name", "deal.state.act", "a", "c")], 1),
        ({"killed": 99, "survived": 1, "not checked": 1}, ALIVE, 1),
        ({"killed": 99, "suspicious": 1}, [], 1),
        ({}, [], 1),
    ],
)
def test_nine_in_ten_are_caught_and_each_of_the_rest_has_a_reason(
    words: dict[str, int], alive: list[Survivor], code: int
) -> None:
    assert verdict(outcome(words), alive, REASONS) == code

"""Options that are set and change nothing are noted with what switches them off; presets have none."""

from __future__ import annotations

import pytest

from barbu.locales import available, locale
from barbu.locales.shown import shown
from barbu.rules import idle, names, preset
from barbu.rules.options import OPTIONS, Option
from barbu.rules.presets import read
from barbu.rules.words import problem_text
from tests.locales.clean import faults, raw_words

CLASSIC = 'extends = "classic-32"\n'
TOURNAMENT = 'extends = "tournament-52"\n'


@pytest.mark.parametrize("name", names())
def test_no_preset_sets_what_has_no_effect(name: str) -> None:
    assert idle(preset(name)) == ()


@pytest.mark.parametrize(
    ("text", "key", "message", "field"),
    [
        (CLASSIC + "handicap = true", "handicap", "idle-beside", "chooser"),
        (CLASSIC + 'choice_time = "before"', "choice_time", "idle-beside", "chooser"),
        (CLASSIC + "list_size = 2", "list_size", "idle-beside", "selection"),
        (CLASSIC + "[doubling]\nquota = 1", "doubling.quota", "idle-beside", "doubling.enabled"),
        (CLASSIC + "[doubling]\nenabled = true\nquota = 20", "doubling.quota", "idle-quota", None),
        (
            CLASSIC + '[deck]\nremove_order = ["H", "C", "S", "D"]',
            "deck.remove_order",
            "idle-beside",
            "deck.leftover",
        ),
        (CLASSIC + "[contracts.hearts]\nmultiply = 2", "contracts.hearts.multiply", "idle-beside", "sums"),
        (CLASSIC + "[contracts.hearts]\nmust_ruff = true", "contracts.hearts.must_ruff", "idle-beside", "trump"),
        (CLASSIC + '[contracts.hearts]\nmust_beat = "trumps"', "contracts.hearts.must_beat", "idle-beside", "trump"),
        (
            CLASSIC + '[contracts.domino]\nstarter_card = "7H"',
            "contracts.domino.starter_card",
            "idle-beside",
            "starter",
        ),
        (
            "players = [7]\n[deck]\nsize = 24\n[contracts.tricks]\nprices = { last4 = -5, last3 = -5 }",
            "contracts.tricks.prices",
            "idle-last-trick",
            None,
        ),
        (CLASSIC + 'assumed = ["laeder"]', "assumed", "idle-name", None),
        (CLASSIC + 'assumed = ["contracts.jacks", "contracts.hearts.lead"]', "assumed", "idle-name", None),
    ],
)
def test_what_has_no_effect_is_noted_with_what_switches_it_off(
    text: str, key: str, message: str, field: str | None
) -> None:
    (note,) = idle(read(text))
    assert (note.key, note.message) == (key, message)
    beside = note.values.get("field")
    assert field is None or (isinstance(beside, Option) and beside.key.endswith(field))
    for code in available():
        assert faults(str(shown(note, locale(code))), message) == []
        if message != "idle-name":  # a key is what it is about
            assert raw_words(problem_text(note, locale(code)), code) == set()


def test_what_switches_off_may_be_further_away() -> None:
    notes = idle(read(CLASSIC + "[contracts.hearts]\nmust_ruff = true\nmust_overruff = true"))
    assert {note.values["field"] for note in notes} == {OPTIONS["tricks.trump"]}
    notes = idle(read(CLASSIC + 'choice_time = "before"\nblind_multiplier = 2'))
    assert {note.values["field"] for note in notes} == {OPTIONS["chooser"]}


def test_what_applies_is_not_noted() -> None:
    assert idle(read(TOURNAMENT)) == ()
    assert idle(read(CLASSIC + '[contracts.hearts]\nslam = "fixed"')) == ()

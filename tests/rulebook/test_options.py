"""Every option has its sentence: each value is stated where it applies, and changing it changes what the book says."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.cards import FULL_PACK
from barbu.locales import locale
from barbu.rulebook import Book, Sentence, book, sentences
from barbu.rulebook.document import tables
from barbu.rules import Ruleset, preset
from barbu.rules.options import OPTIONS
from tests.support import one_option
from tests.support.random_rulesets import seeded

TRIES = 120
"""Rulesets drawn before a value counts as one that the book does not state."""

RULES = [key for key, option in OPTIONS.items() if option.role == "play"]

UNSAID: dict[str, tuple[object, ...]] = {
    "handicap": (False,),
    "series": (1,),
    "doubling.quota": (0,),
    "tricks.active": (True, False),  # what is played has a section, what is not has none
    "layout.active": (True, False),
    "deck.leftover": ("none",),  # a pack that divides is dealt whole, whatever would be done with cards over
    "tricks.multiply": (1,),
    "tricks.divide": (1,),
    "tricks.sums": (),
    "tricks.slam_points": (),
}
"""Values that say nothing of their own: the book is silent, as it is on everything that a table does not do."""


@cache
def told(rules: Ruleset, players: int) -> tuple[Sentence, ...]:
    """All that the English book says of the rules."""
    found = book(rules, locale("en"), players if players in rules.players else None)
    return tuple(each for each in sentences(found) if each.id != "book-differences")


def stated(key: str, one: tuple[Sentence, ...], other: tuple[Sentence, ...]) -> bool:
    """Whether a sentence of the first book states the option, and the second book does not say the same."""
    texts = {each.text for each in other}
    return any(key in each.states and each.text not in texts for each in one)


@pytest.mark.parametrize("key", RULES)
def test_every_value_of_an_option_that_changes_the_play_is_stated(key: str) -> None:
    option = OPTIONS[key]
    every: set[object] = set()
    shown: set[object] = set()
    differ = 0
    for label, pair in one_option.value_pairs(option).items():
        values = pair or (label, label)
        every |= set(values)
        for seed in range(TRIES):
            if set(values) <= shown:
                break
            drawn = one_option.rulesets(option, label, pair, seed)
            if drawn is None or not all(rules.players for rules in drawn[:2]):
                continue
            one_rules, other_rules, players = drawn
            books = told(one_rules, players), told(other_rules, players)
            differ += books[0] != books[1]
            for value, one, other in zip(values, books, reversed(books), strict=True):
                if stated(key, one, other):
                    shown.add(value)
    assert differ
    assert every - shown <= set(UNSAID.get(key, ())), every - shown


def changed_in_every_language(rules: Ruleset, other: Ruleset) -> None:
    """The two books differ, in every language that there is."""
    for code in ("en", "fr"):
        pair = [tuple(each.text for each in sentences(book(each, locale(code)))) for each in (rules, other)]
        assert pair[0] != pair[1]


@pytest.mark.parametrize("key", [key for key, option in OPTIONS.items() if option.role == "custom"])
def test_every_value_of_a_custom_is_stated(key: str) -> None:
    rules = preset("classic-32")
    if key == "first_dealer_card":
        rules = msgspec.structs.replace(rules, first_dealer="holder", first_dealer_card=FULL_PACK[-1])
        others = [msgspec.structs.replace(rules, first_dealer_card=card) for card in FULL_PACK[-3:-1]]
    else:
        values = OPTIONS[key].kind.values  # type: ignore[attr-defined]
        made = [msgspec.structs.replace(rules, first_dealer_card=FULL_PACK[-1], **{key: value}) for value in values]
        rules, *others = made
    for one in (rules, *others):
        assert any(key in each.states for each in told(one, 4))
    for other in others:
        assert stated(key, told(rules, 4), told(other, 4))
        assert stated(key, told(other, 4), told(rules, 4))
        changed_in_every_language(rules, other)


def test_a_sentence_states_options_that_there_are() -> None:
    for seed in range(40):
        rules, players = seeded(f"states/{seed}")
        for each in told(rules, players):
            assert set(each.states) <= set(OPTIONS)
            assert set(each.rows) <= {row.id for row in rules.contracts}


# --- what is different at this table ----------------------------------------------------------------


def different(rules: Ruleset, code: str = "en", base: Ruleset | None = None) -> list[tuple[str, ...]]:
    """The rows of the table of differences."""
    found = book(rules, locale(code), base=base)
    last = found.sections[-1]
    return [row for table in tables(last) for row in table.rows] if last.anchor == "differences" else []


def test_a_preset_as_it_ships_differs_from_nothing() -> None:
    assert different(preset("classic-32")) == []
    assert different(preset("fr-tableau-32-variants"), "fr") == []


def test_differences_are_told_rule_beside_rule() -> None:
    rules = preset("classic-32")
    queens = msgspec.structs.replace(rules.contract("queens"), prices=immutabledict({"Q": -10}))
    rows = tuple(queens if row.id == "queens" else row for row in rules.contracts)
    changed = msgspec.structs.replace(rules, name="Chez Mamie", contracts=rows, dealer_rotation="every_deal")
    found = different(changed)
    assert ("No queens", "Each queen you take costs 10 points.", "Each queen you take costs 20 points.") in found
    assert [row[0] for row in found] == ["Who does what", "No queens"]
    assert different(changed, base=rules) == found


def test_contracts_that_only_one_side_plays_are_told() -> None:
    rules = preset("fr-tableau-32")
    fewer = tuple(row for row in rules.contracts if row.id != "domino")
    found = different(msgspec.structs.replace(rules, name="", contracts=fewer), "fr", rules)
    assert ("La réussite", "«\u00a0La réussite\u00a0» ne se joue pas.", "«\u00a0La réussite\u00a0» se joue.") in found


def first(found: Book) -> str:
    """The first sentence of a book."""
    return found.lede[0].text


def test_the_base_is_the_closest_preset_and_only_if_it_is_close() -> None:
    close = msgspec.structs.replace(preset("suite-8"), name="", series=2)
    assert book(close, locale("en")).sections[-1].anchor == "differences"
    assert "16 deals" in first(book(close, locale("en")))

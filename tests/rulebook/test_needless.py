"""What the book leaves out: what counts nothing, what is said already, what holds at another table only."""

from __future__ import annotations

import re

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.locales import locale
from barbu.rulebook import book, sentences
from barbu.rulebook.document import tables
from barbu.rules import Ruleset, preset
from tests.rulebook.test_facts import LANGUAGES, changed, ids, prices, said


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_pays_nothing_is_not_told_unless_it_makes_a_difference(code: str) -> None:
    idle = changed("classic-32", "queens", prices=immutabledict({"Q": 20, "S": 0, "trick": 0, "KC": 0}))
    plain = changed("classic-32", "queens", prices=prices(Q=20))
    assert told_of(idle, "queens", code) == told_of(plain, "queens", code)
    spared = changed("classic-32", "queens", prices=immutabledict({"Q": 20, "QH": 0}))
    assert len(told_of(spared, "queens", code)) == len(told_of(plain, "queens", code)) + 1


def told_of(rules: Ruleset, row: str, code: str) -> list[str]:
    """All that the book says of one contract, and its line in the overview."""
    found = book(rules, locale(code))
    lines = [cells for table in tables(found.sections[0]) for cells in table.rows]
    place = [each.id for each in rules.active].index(row)
    return [each.text for each in sentences(found) if row in each.rows and each.id.startswith("book-price")] + [
        lines[place][1]
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_contract_in_which_nothing_counts_is_said_to_be_so_and_no_more(code: str) -> None:
    for nothing in (immutabledict({"trick": 0}), immutabledict({"S": 0, "KH": 0})):
        rules = changed("classic-32", "queens", prices=nothing, slam="mirror")
        found = [each.id for each in sentences(book(rules, locale(code))) if each.rows == ("queens",)]
        assert [id for id in found if id.startswith(("book-goal", "book-price", "book-total", "book-slam"))] == [
            "book-goal-nothing"
        ]
    rules = changed("classic-32", "domino", payout=(0, 0))
    found = [each.id for each in sentences(book(rules, locale(code))) if each.rows == ("domino",)]
    assert [id for id in found if id.startswith(("book-goal", "book-place", "book-total"))] == [
        "book-goal-layout", "book-place-nobody",
    ]  # fmt: skip


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_layout_says_which_place_to_go_for(code: str) -> None:
    first, last, between, nowhere = (
        said(changed("suite-8", "domino", payout=payout), "book-goal-layout", code, "domino")[0]
        for payout in ((100, 50), (0, 0, -50, 100), (0, 100, 50), (0,))
    )
    assert len({first, last, between, nowhere}) == 4
    assert said(changed("suite-8", "domino", payout=(50, 20, -50, -100)), "book-goal-layout", code, "domino") == [first]
    turned = changed("suite-8", "domino", payout=(0, 0, 50, -100))
    turned = msgspec.structs.replace(turned, sign="penalty")
    assert said(turned, "book-goal-layout", code, "domino") == [last]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_salad_of_one_part_is_not_told_of_several(code: str) -> None:
    for scale in (
        {},
        {"multiply": 2},
        {"divide": 2},
        {"multiply": -1},
        {"multiply": -3},
        {"multiply": -1, "divide": 2},
    ):
        several, one = (
            changed("classic-32", "salad", sums=sums, **scale) for sums in (("tricks", "queens"), ("tricks",))
        )
        for id in ("book-goal-salad", "book-salad-own"):
            assert said(several, id, code, "salad") != said(one, id, code, "salad")
        scaled = [
            [each.text for each in sentences(book(rules, locale(code))) if re.match("book-salad-(t|f|z)", each.id)]
            for rules in (several, one)
        ]
        assert (scaled[0] == scaled[1]) == (not scale), scale


def test_a_suit_that_may_not_be_led_at_all_is_not_barred_from_the_first_trick_once_more() -> None:
    for lead in ("only_if_nothing_else", "until_broken"):
        rules = changed("classic-32", "hearts", lead=lead, first_trick="no_lead")
        assert not said(rules, "book-first-trick-no-lead", row="hearts")
        assert "book-first-trick-no-play" in ids(changed("classic-32", "hearts", lead=lead, first_trick="no_play"))
    assert said(changed("classic-32", "hearts", lead="free", first_trick="no_lead"), "book-first-trick-no-lead")


def test_contracts_that_only_cost_are_not_said_to_be_played_for_points() -> None:
    for who in ("declarer_only", "free"):
        doubling = msgspec.structs.replace(preset("tournament-52").doubling, positive=who, who="any")
        id = f"book-double-positive-{who.replace('_', '-')}"
        for code in LANGUAGES:
            winning = changed("tournament-52", doubling=doubling)
            costly = tuple(each for each in winning.contracts if each.id not in ("domino", "trumps")) + tuple(
                msgspec.structs.replace(each, payout=(-10, -20, -30, -40))
                for each in winning.contracts
                if each.id == "domino"
            )
            losing = msgspec.structs.replace(winning, contracts=costly)
            (gains,), (costs,) = said(winning, id, code), said(losing, id, code)
            assert len(costs) < len(gains)


def test_an_example_in_which_somebody_makes_a_slam_says_so() -> None:
    rules = changed("classic-32", "barbu", slam="zero", slam_trigger="all_items")
    (told,) = said(rules, "book-example-slam")
    assert told.endswith(" makes a slam.")
    assert not said(preset("classic-32"), "book-example-slam")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ("That is twice what", "twice over", "is half of what", "but only half of it")),
        ("fr", ("C’est le double de ce que", "et au double", "C’est la moitié de ce que", "et seulement la moitié")),
        ("pt", ("É o dobro do que", "e a dobrar", "É metade do que", "É o inverso de metade do que")),
        ("de", ("doppelt so viel", "und zwar doppelt", "Das ist die Hälfte dessen", "und davon die Hälfte")),
        ("fi", ("kaksinkertaiset", "lisäksi kaksinkertaiset", "ovat puolet siitä", "niistä lasketaan puolet")),
        ("zh", ("单独打时的2倍", "那时的2倍", "单独打时的一半", "那时的一半")),
    ],
)  # fmt: skip
def test_twice_and_half_have_words_of_their_own(code: str, words: tuple[str, ...]) -> None:
    scales = ({"multiply": 2}, {"multiply": -2}, {"divide": 2}, {"multiply": -1, "divide": 2})
    for scale, told in zip(scales, words, strict=True):
        found = sentences(book(changed("classic-32", "salad", **scale), locale(code)))
        assert any(told in each.text for each in found if each.id.startswith("book-salad-")), told


@pytest.mark.parametrize("code", LANGUAGES)
def test_rules_about_cards_that_count_need_such_cards(code: str) -> None:
    for fields in ({"forced_dump": "void"}, {"forced_dump": "void_or_under"}, {"first_trick": "no_points"}):
        plain, bound = changed("classic-32", "tricks"), changed("classic-32", "tricks", **fields)
        assert [each.text for each in sentences(book(plain, locale(code)))] == [
            each.text for each in sentences(book(bound, locale(code)))
        ]
        hearts = changed("classic-32", "hearts", **fields)
        assert len(ids(hearts)) > len(ids(plain)) or said(hearts, "book-rules-yield", code)

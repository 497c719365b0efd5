"""The solver finds what plain minimax finds, in every kind of deal; in larger ones, what its own plain search finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from barbu.deal import act
from barbu.kernel import convert
from barbu.kernel.jit import COMPILED
from barbu.kernel.play import legal
from barbu.kernel.records import LAYOUT, Deal, Vector, plain
from barbu.kernel.solve import TooLong, against_all, each_for_itself, max_n, max_n_values, value, values
from tests.kernel import solving
from tests.kernel.solving import Gains
from tests.kernel.test_forms import python
from tests.support.scale import count

MOST = count(1200, 6000)
"""Ways to play on above which a deal is left out."""


def actions(vector: Vector, deal: Deal) -> list[int]:
    """The codes of all legal actions."""
    return list(convert.codes_in(legal(vector, deal)))


def judge(vector: Vector, deal: Deal, seat: int, expected: dict[int, Gains], each: dict[int, Gains]) -> None:
    """Compares the values of every action and of the position itself with what was found naively."""
    assert values(vector, deal, seat) == {code: gains[seat] for code, gains in expected.items()}
    assert value(vector, deal, seat) == solving.chosen(list(expected.values()), int(deal.turn), seat)[seat]
    assert max_n_values(vector, deal) == each
    assert max_n(vector, deal) == solving.chosen(list(each.values()), int(deal.turn), -1)


def test_beginnings_are_worth_what_plain_minimax_says() -> None:
    done = 0
    for seed in range(count(30, 1000)):
        for setup, vector, deal in solving.beginnings(seed, 2 + seed % 2):
            if setup.players > 5 or solving.leaves(vector, deal, MOST) >= MOST:
                continue
            seat = seed % setup.players
            moves = {code: solving.after(vector, deal, code) for code in actions(vector, deal)}
            expected = {code: solving.naive(vector, then, seat) for code, then in moves.items()}
            each = {code: solving.naive(vector, then, -1) for code, then in moves.items()}
            try:
                judge(vector, deal, seat, expected, each)
            except AssertionError as error:
                error.add_note(f"seed {seed}: seat {seat}, {setup.row}")
                raise
            done += 1
    print(f"{done} deals")
    assert done > 20


def test_endings_are_worth_what_plain_minimax_on_the_reference_engine_says() -> None:
    done = 0
    for seed in range(count(25, 1000)):
        for reference, call, vector, deal in solving.endings(seed, 2 + seed % 2):
            if reference.over or solving.leaves(vector, deal, MOST // 4) >= MOST // 4:
                continue
            rules, seat, mask = reference.setup.rules, seed % reference.setup.players, legal(vector, deal)
            moves = {
                code: act(reference, convert.action_of(rules, vector, mask, code)) for code in convert.codes_in(mask)
            }
            expected = {code: solving.naive_reference(then, call, vector, seat) for code, then in moves.items()}
            each = {code: solving.naive_reference(then, call, vector, -1) for code, then in moves.items()}
            try:
                judge(vector, deal, seat, expected, each)
            except AssertionError as error:
                error.add_note(f"seed {seed}: seat {seat}, {reference.setup.row}")
                raise
            done += 1
    print(f"{done} deals")
    assert done > 20


def larger(number: int, cards: int) -> Iterator[tuple[int, Vector, Deal]]:
    """Larger deals of all rules, with their number: whole small ones, and endings in the middle of a trick."""
    for seed in range(number):
        for _, vector, deal in solving.beginnings(f"larger/{seed}", cards):
            yield seed, vector, deal
        for _, _, vector, deal in solving.endings(f"larger/{seed}", cards):
            if not deal.over:
                yield seed, vector, deal


def test_short_cuts_change_nothing() -> None:
    for seed, vector, deal in larger(count(40, 1500), 4):
        if vector.kind == LAYOUT:
            continue
        seat, acts = seed % int(vector.players), actions(vector, deal)
        try:
            slow = against_all(vector, deal, seat, acts, plainly=True, limit=300_000).gains
            slow_each = each_for_itself(vector, deal, acts, plainly=True, limit=300_000).gains
        except TooLong:
            continue
        assert against_all(vector, deal, seat, acts).gains == slow, seed
        assert each_for_itself(vector, deal, acts).gains == slow_each, seed


def test_an_action_is_worth_what_the_deal_is_worth_after_it() -> None:
    for seed, vector, deal in larger(count(12, 500), 5):
        seat = seed % int(vector.players)
        try:
            found = values(vector, deal, seat, limit=2_000_000)
            each = max_n_values(vector, deal, limit=2_000_000)
        except TooLong:
            continue
        for action in actions(vector, deal):
            then = solving.after(vector, deal, action)
            assert value(vector, then, seat) == found[action], seed
            assert max_n(vector, then) == each[action], seed


def test_what_each_gains_adds_up_to_the_points_in_the_deal() -> None:
    done = 0
    for seed, vector, deal in larger(count(60, 2000), 4):
        rules, light = plain(vector), plain(deal)
        side_rules = rules.slam or rules.handicapped >= 0 or rules.early_end
        if rules.kind == LAYOUT or side_rules:
            continue
        try:
            gains = max_n(vector, deal, limit=2_000_000)
        except TooLong:
            continue
        tricks = light.done + max(hand.bit_count() for hand in light.hands)
        cards = light.left | (light.trick if light.count else 0)
        for taken in light.taken:
            cards |= taken
        total = sum(rules.points[code] for code in convert.codes_in(cards))
        total += tricks * rules.per_trick + sum(rules.last[:tricks])
        assert sum(gains) == rules.blind * total, seed
        done += 1
    assert done > 10


def test_a_seat_gains_no_less_where_the_others_look_to_themselves() -> None:
    for seed, vector, deal in larger(count(20, 500), 3):
        seat = seed % int(vector.players)
        try:
            assert value(vector, deal, seat, limit=500_000) <= max_n(vector, deal, limit=500_000)[seat], seed
        except TooLong:
            continue


def test_a_search_stops_at_its_limit() -> None:
    for _, vector, deal in larger(3, 5):
        if len(actions(vector, deal)) > 1:
            for question in (values, max_n_values):
                with pytest.raises(TooLong):
                    question(vector, deal, limit=1)
            assert values(vector, deal).keys() == max_n_values(vector, deal).keys()
            return


@pytest.mark.skipif(not COMPILED, reason="needs numba")
def test_plain_python_solves_as_the_compiled_form_does() -> None:
    number = count(12, 500)
    found = python(["-W", "error", "-m", "tests.kernel.solving", str(number)], BARBU_PLAIN="1", PYTHONPATH="src")
    assert found == solving.digest(number)


def test_bots_do_not_load_the_solver() -> None:
    code = (
        "import pkgutil, importlib, sys, barbu.bots; "
        "[importlib.import_module('barbu.bots.' + part.name) for part in pkgutil.iter_modules(barbu.bots.__path__)]; "
        "print([name for name in sys.modules if name.startswith('barbu.kernel.solve')])"
    )
    assert python(["-c", code], PYTHONPATH="src") == "[]"

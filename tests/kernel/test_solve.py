"""The solver finds what plain minimax finds, in every kind of deal, and plays no favourites with its short cuts."""

from __future__ import annotations

import pytest

from barbu.kernel import convert
from barbu.kernel.jit import COMPILED
from barbu.kernel.play import legal
from barbu.kernel.solve import against_all, each_for_itself, max_n, max_n_values, value, values
from tests.kernel import solving
from tests.kernel.test_forms import python
from tests.support.scale import count

MOST = count(1500, 20_000)
"""Ways to play on above which a deal is left out."""


def judge(vector: object, deal: object, seat: int, expected: dict[int, tuple[int, ...]], each: dict[int, tuple[int, ...]]) -> None:
    """Compares every action's value, and the values of the position itself, with what was found naively."""
    assert values(vector, deal, seat) == {code: gains[seat] for code, gains in expected.items()}
    assert value(vector, deal, seat) == solving.chosen(list(expected.values()), int(deal.turn), seat)[seat]
    assert max_n_values(vector, deal) == each
    assert max_n(vector, deal) == solving.chosen(list(each.values()), int(deal.turn), -1)


def test_beginnings_are_worth_what_plain_minimax_says() -> None:
    done = 0
    for seed in range(count(60, 1500)):
        for setup, vector, deal in solving.beginnings(seed, 2 + seed % 2):
            if setup.players > 5 or solving.leaves(vector, deal, MOST) >= MOST:
                continue
            seat = seed % setup.players
            moves = {code: solving.after(vector, deal, code) for code in convert.codes_in(legal(vector, deal))}
            expected = {code: solving.naive(vector, then, seat) for code, then in moves.items()}
            each = {code: solving.naive(vector, then, -1) for code, then in moves.items()}
            try:
                judge(vector, deal, seat, expected, each)
            except AssertionError as error:
                error.add_note(f"seed {seed}: seat {seat}, {setup.row}")
                raise
            done += 1
    print(f"{done} deals")


def test_endings_are_worth_what_plain_minimax_on_the_reference_engine_says() -> None:
    done = 0
    for seed in range(count(40, 1500)):
        for reference, call, vector, deal in solving.endings(seed, 2 + seed % 2):
            if reference.over or solving.leaves(vector, deal, MOST // 4) >= MOST // 4:
                continue
            seat = seed % reference.setup.players
            acts = {code: convert.action_of(reference.setup.rules, vector, legal(vector, deal), code)
                    for code in convert.codes_in(legal(vector, deal))}
            moves = {code: solving.act(reference, one) for code, one in acts.items()}
            expected = {code: solving.naive_reference(then, call, vector, seat) for code, then in moves.items()}
            each = {code: solving.naive_reference(then, call, vector, -1) for code, then in moves.items()}
            try:
                judge(vector, deal, seat, expected, each)
            except AssertionError as error:
                error.add_note(f"seed {seed}: seat {seat}, {reference.setup.row}")
                raise
            done += 1
    print(f"{done} deals")

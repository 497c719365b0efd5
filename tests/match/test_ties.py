"""Ties: equal points share a place, and the next place is skipped."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from immutabledict import immutabledict

from barbu.deal import TrickOutcome
from barbu.match import Entered, Entry, Match, sheet
from barbu.rules import Ruleset, preset
from barbu.scoring import ranks
from tests.support.table import begun

PENALTY = preset("fr-tableau-32")
SIGNED = preset("classic-32")


def places(points: str) -> str:
    """The places of these penalties, lowest best."""
    return " ".join(map(str, ranks(PENALTY, tuple(map(int, points.split())))))


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ("10 20 30 40", "1 2 3 4"),
        # Two share a place: the first, the second, the third.
        ("10 10 30 40", "1 1 3 4"),
        ("10 20 20 40", "1 2 2 4"),
        ("10 20 40 40", "1 2 3 3"),
        ("20 10 20 10", "3 1 3 1"),
        # Three share one.
        ("10 10 10 40", "1 1 1 4"),
        ("10 40 40 40", "1 2 2 2"),
        # Four share the first.
        ("20 20 20 20", "1 1 1 1"),
        ("0 0 0 0", "1 1 1 1"),
        ("5 4 3 2 2 1 0", "7 6 5 3 3 2 1"),
        ("-10 0 -10", "1 3 1"),
    ],
)
def test_E76_equal_points_share_a_place_and_the_next_is_skipped(points: str, expected: str) -> None:
    assert places(points) == expected
    signed = tuple(-int(each) for each in points.split())
    assert " ".join(map(str, ranks(SIGNED, signed))) == expected


@given(st.lists(st.integers(-3, 3), min_size=3, max_size=7), st.sampled_from([PENALTY, SIGNED]))
def test_places_of_any_points(points: list[int], rules: Ruleset) -> None:
    found = ranks(rules, points)
    best = min if rules.sign == "penalty" else max
    assert all((place == 1) == (points[seat] == best(points)) for seat, place in enumerate(found))
    for place in set(found):
        sharing = [seat for seat, other in enumerate(found) if other == place]
        assert len({points[seat] for seat in sharing}) == 1
        assert place + len(sharing) in {*found, len(points) + 1}


def tricks_deal(rules: Ruleset, *won: tuple[int, ...]) -> Match:
    """A match that is cut after these deals of no tricks, each by another chooser."""
    match = begun(msgspec.structs.replace(rules, deals=len(won)))
    for counts in won:
        match = match.apply(Entered(Entry("tricks", TrickOutcome(immutabledict(), counts))))
    return match


@pytest.mark.parametrize(
    ("won", "winners", "expected"),
    [
        ((0, 1, 3, 4), (0,), (1, 2, 3, 4)),
        ((1, 1, 3, 3), (0, 1), (1, 1, 3, 3)),
        ((4, 4, 0, 0), (2, 3), (3, 3, 1, 1)),
        ((1, 1, 1, 5), (0, 1, 2), (1, 1, 1, 4)),
        ((8, 0, 0, 0), (1, 2, 3), (4, 1, 1, 1)),
        ((2, 2, 2, 2), (0, 1, 2, 3), (1, 1, 1, 1)),
    ],
)
def test_E76_S0_37_ties_of_two_three_and_four_at_the_end_share_the_win(
    won: tuple[int, ...], winners: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    match = tricks_deal(PENALTY, won)
    assert match.finished
    score_sheet = sheet(match.state)
    assert (score_sheet.winners, score_sheet.places) == (winners, expected)


def test_E76_a_tie_over_several_deals() -> None:
    match = tricks_deal(PENALTY, (5, 1, 1, 1), (1, 5, 1, 1), (0, 0, 4, 4))
    score_sheet = sheet(match.state)
    assert [row.running for row in score_sheet.rows] == [(50, 10, 10, 10), (60, 60, 20, 20), (60, 60, 60, 60)]
    assert score_sheet.winners == (0, 1, 2, 3)


def test_places_while_a_match_goes_on() -> None:
    match = begun(PENALTY)
    assert sheet(match.state).places == (1, 1, 1, 1)
    match = match.apply(Entered(Entry("tricks", TrickOutcome(immutabledict(), (3, 3, 2, 0)))))
    assert sheet(match.state).places == (3, 3, 2, 1)


def test_a_deal_can_be_tied_too() -> None:
    match = tricks_deal(PENALTY, (4, 2, 2, 0), (0, 2, 2, 4))
    rows = sheet(match.state).rows
    assert [ranks(PENALTY, row.score.points) for row in rows] == [(4, 2, 2, 1), (1, 2, 2, 4)]
    assert sheet(match.state).places == (1, 1, 1, 1)

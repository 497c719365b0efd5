"""Duties to beat, to ruff and to throw, where trumps change what a card can win."""

from __future__ import annotations

from typing import Any

import pytest

from barbu.cards import Suit
from barbu.rules import Ruleset, preset
from barbu.rules.kinds import ordered_prices
from tests.support.table import in_tricks, legal, tricks, with_row

CLASSIC = preset("classic-32")


def hearts_are_trumps(**fields: Any) -> Ruleset:
    """A ruleset whose no-tricks row is played with a trump."""
    return with_row(CLASSIC, "tricks", trump="H", **fields)


def may(rules: Ruleset, table: str, hand: str) -> str:
    """What the player after these cards may play, in a deal in which hearts are trumps."""
    played = table.split()
    hands = [f"{card} AD" for card in played] + [hand] + ["QD JD"] * (3 - len(played))
    return legal(in_tricks(tricks(rules, "tricks", *hands, trump=Suit.HEARTS), table))


# --- beating ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("must_beat", "table", "hand", "cards"),
    [
        ("always", "9C", "8C 10C KC", "10C KC"),
        ("always", "9C KC", "8C 10C", "8C 10C"),
        ("always", "9C KC", "8C AC", "AC"),
        ("always", "9C 8S", "7C 10C", "10C"),
        # Once the trick is ruffed no club wins it.
        ("always", "9C 7H", "8C 10C", "8C 10C"),
        ("always", "9H JH", "10H QH", "QH"),
        ("trumps", "9H JH", "10H QH", "QH"),
        ("trumps", "9C", "8C 10C", "8C 10C"),
        ("no", "9H", "8H 10H", "8H 10H"),
        ("no", "9C", "8C 10C", "8C 10C"),
    ],
)
def test_whoever_must_beat_plays_higher_while_that_can_win(must_beat: str, table: str, hand: str, cards: str) -> None:
    assert may(hearts_are_trumps(must_beat=must_beat), table, hand) == cards


# --- ruffing ----------------------------------------------------------------------------------------

RUFF = {"must_ruff": True}
OVER = {"must_ruff": True, "must_overruff": True}
UNDER = {"must_ruff": True, "must_underruff": True}
ALL = {"must_ruff": True, "must_overruff": True, "must_underruff": True}


@pytest.mark.parametrize(
    ("duties", "table", "hand", "cards"),
    [
        ({}, "9C", "7H 8S", "7H 8S"),
        (RUFF, "9C", "7H 8S", "7H"),
        (RUFF, "9C", "7C 8H", "7C"),
        (RUFF, "9C", "7S 8S", "7S 8S"),
        (RUFF, "9C", "7H KH 8S", "7H KH"),
        # One may ruff lower where only ruffing is a duty.
        (RUFF, "9C 9H", "7H KH 8S", "7H KH"),
        (OVER, "9C 9H", "7H KH 8S", "KH"),
        (OVER, "9C", "7H KH 8S", "7H KH"),
        (OVER, "9C 9H", "7H 8S", "7H 8S"),
        (UNDER, "9C 9H", "7H 8S", "7H"),
        (UNDER, "9C 9H", "7H KH 8S", "7H KH"),
        (ALL, "9C 9H", "7H 8H 8S", "7H 8H"),
        (ALL, "9C 9H", "7H KH 8S", "KH"),
        # Trumps led are followed, not ruffed.
        (ALL, "9H", "7S 8C", "7S 8C"),
    ],
)
def test_a_void_player_ruffs_as_high_as_the_table_asks(
    duties: dict[str, bool], table: str, hand: str, cards: str
) -> None:
    assert may(hearts_are_trumps(**duties), table, hand) == cards


# --- throwing ---------------------------------------------------------------------------------------

KINGS = ordered_prices([("K", -20)])


@pytest.mark.parametrize(
    ("mode", "table", "hand", "cards"),
    [
        ("no", "9C", "KS 8S", "KS 8S"),
        ("void", "9C", "KS 8S", "KS"),
        ("void", "AC", "KC 8C", "KC 8C"),
        ("void_or_under", "AC", "KC 8C", "KC"),
        ("void_or_under", "9C", "KC 8C", "KC 8C"),
        # A king of the suit led loses to a ruff.
        ("void_or_under", "9C 7H", "KC 8C", "KC"),
        # A king of trumps would win the trick, so it need not be thrown.
        ("void", "9C", "KH 8S", "KH 8S"),
        ("void", "9C AH", "KH 8S", "KH"),
        ("void", "9C", "QS 8S", "QS 8S"),
    ],
)
def test_what_costs_points_is_thrown_where_it_cannot_win(mode: str, table: str, hand: str, cards: str) -> None:
    assert may(hearts_are_trumps(forced_dump=mode, prices=KINGS), table, hand) == cards

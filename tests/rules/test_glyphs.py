"""Which drawing stands for a contract: it follows from what the row counts."""

from __future__ import annotations

import pytest
from immutabledict import immutabledict

from barbu.rules import preset
from barbu.rules.glyphs import glyph
from tests.support.table import with_row


@pytest.mark.parametrize(
    ("prices", "drawn"),
    [
        ({"H": -2, "AH": -6}, "suit:H"),
        ({"H": -2, "AH": -6, "KH": -3}, "suit:H"),
        ({"Q": -6, "QS": -13}, "rank:Q"),
        ({"H": -1, "QS": -13}, "text"),
        ({"QS": -13, "JD": -5}, "text"),
        ({"trick": -1, "H": -1}, "text"),
        ({"QS": -13}, "card:QS"),
        ({"KH": -20}, "barbu"),
        ({"last": -20, "last2": -10}, "last2"),
    ],
)
def test_a_suit_or_a_rank_keeps_its_drawing_beside_dearer_cards_of_it(prices: dict[str, int], drawn: str) -> None:
    rules = with_row(preset("tournament-52"), "hearts", prices=immutabledict(prices))
    assert glyph(rules, rules.contract("hearts")) == drawn

"""Cards that lie face up and out of play: what they would have brought is not part of the deal."""

from __future__ import annotations

import pytest

from barbu.match import Choose
from barbu.web.views import view_of
from tests.support.table import begun, dealt, rules_of


@pytest.mark.parametrize(
    ("players", "out", "contract", "total"),
    [
        (3, "2C", "hearts", 130),
        (3, "2H", "hearts", 120),
        (3, "QS", "queens", 75),
        (3, "2H", "salad", 590),
        (5, "QH 3H", "salad", 485),
        (6, "2C 3C 4C QH", "hearts", 120),
    ],
)
def test_S3_60_the_total_of_a_deal_leaves_out_the_cards_that_are_over(
    players: int, out: str, contract: str, total: int
) -> None:
    match = dealt(begun(rules_of("marie-luce-52"), players), out=out)
    chooser = match.to_act
    view = view_of(match.act(Choose(contract), chooser), None, "en")
    assert view.out == out.split()
    assert view.contract is not None
    assert (view.contract.to_come, view.contract.total) == (total, total)
    assert sum(item.price * item.of for item in view.contract.items) == total

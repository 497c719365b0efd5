"""The first dealer by the cards drawn for it: the highest, the lowest, or whoever draws one card."""

from __future__ import annotations

import msgspec
import pytest

from barbu.cards import Card, Rank, Suit, cards
from barbu.match import FirstDealer
from barbu.match.first import best_drawers, drawn_dealer, draws
from barbu.match.phases import Dealing, DrawingDealer
from barbu.rules import Ruleset, preset
from barbu.rules.model import FirstDealer as Custom
from barbu.rules.model import Ranking
from tests.support.drive import start
from tests.support.refusals import told

TABLEAU = preset("fr-tableau-32")


def drawing(custom: Custom, ranking: Ranking = "natural") -> Ruleset:
    """A table that finds its first dealer so, the seven of diamonds being the card looked for."""
    seven = Card(Suit.DIAMONDS, Rank.SEVEN)
    return msgspec.structs.replace(TABLEAU, first_dealer=custom, first_dealer_card=seven, ranking=ranking)


HIGHEST, LOWEST, HOLDER = drawing("highest"), drawing("lowest"), drawing("holder")


@pytest.mark.parametrize(
    ("rules", "drawn", "dealer"),
    [
        (HIGHEST, "7C 8C KC 10C", 2),
        (HIGHEST, "AC 8C KC 10C", 0),
        (LOWEST, "8C KC 10C 7C", 3),
        (drawing("highest", "ten_high"), "KC 10C QC 7C", 1),
        (drawing("lowest", "ace_low"), "KC 10C AC 7C", 2),
        # Those who tie draw again, and again; the suit says nothing.
        (HIGHEST, "KC 8C KS 10C 7H 9H", 2),
        (HIGHEST, "7C KC KS KD AH 8H AS 7H 8S", 3),
        (LOWEST, "7C 7D AH AS 9C 8C", 1),
        (HIGHEST, "AC AD AH AS 7C 7D 7H 8S", 3),
        (HOLDER, "7D", 0),
        (HOLDER, "AC 7D", 1),
        (HOLDER, "AC AD AH AS 7C 7H 7D", 2),
        # The cards do not settle it.
        (HIGHEST, "AC 8C KC", None),
        (HIGHEST, "KC 8C KS 10C", None),
        (HIGHEST, "KC 8C KS 10C AH", None),
        (HIGHEST, "KC 8C KS 10C AH AD", None),
        (HOLDER, "AC", None),
        (HOLDER, "", None),
        # It was settled before the last card.
        (HIGHEST, "7C 8C KC 10C AC", None),
        (HOLDER, "7D AC", None),
        (HOLDER, "7D 7D", None),
        (drawing("random"), "7C 8C KC 10C", None),
    ],
)
def test_the_cards_drawn_say_who_deals_first(rules: Ruleset, drawn: str, dealer: int | None) -> None:
    assert drawn_dealer(rules, 4, cards(drawn)) == dealer
    for seat in range(4 if drawn else 0):
        event = FirstDealer(seat, cards(drawn))
        if seat == dealer:
            match = start(rules, 4).apply(event)
            assert isinstance(match.phase, Dealing)
            assert match.state.first == seat
        else:
            refusal = ("wrong-draw", {"seat": seat, "cards": cards(drawn)})
            assert told(lambda event=event: start(rules, 4).apply(event)) == refusal  # type: ignore[misc]


@pytest.mark.parametrize("rules", [HIGHEST, HOLDER, drawing("random")])
def test_where_no_cards_were_drawn_anyone_may_deal_first(rules: Ruleset) -> None:
    assert isinstance(start(rules, 4).phase, DrawingDealer)
    assert [start(rules, 4).apply(FirstDealer(seat)).state.first for seat in range(4)] == [0, 1, 2, 3]


def test_a_draw_is_told_round_by_round() -> None:
    def told_rounds(rules: Ruleset, drawn: str) -> list[str]:
        return [" ".join(f"{seat}:{card}" for seat, card in round) for round in draws(rules, 4, cards(drawn))]

    assert told_rounds(HIGHEST, "7C 8C KC 10C") == ["0:7C 1:8C 2:KC 3:10C"]
    assert told_rounds(HIGHEST, "KC 8C KS KH 7H 9H 9C 8C 10C") == [
        "0:KC 1:8C 2:KS 3:KH",
        "0:7H 2:9H 3:9C",
        "2:8C 3:10C",
    ]
    assert told_rounds(LOWEST, "7C 7D AH AS 9C 8C") == ["0:7C 1:7D 2:AH 3:AS", "0:9C 1:8C"]
    assert told_rounds(HOLDER, "AC AD AH AS 7C 7D") == ["0:AC 1:AD 2:AH 3:AS", "0:7C 1:7D"]
    assert told_rounds(LOWEST, "AH 7D AS 7C 9C 8C") == ["0:AH 1:7D 2:AS 3:7C", "1:9C 3:8C"]
    assert told_rounds(HIGHEST, "7C 8C KC 10C AC") == ["0:7C 1:8C 2:KC 3:10C"]
    assert told_rounds(HIGHEST, "") == []


def test_the_best_drawers_are_all_who_tie() -> None:
    round = dict(enumerate(cards("KC 8C KS 8D")))
    assert best_drawers(HIGHEST, round) == (0, 2)
    assert best_drawers(LOWEST, round) == (1, 3)

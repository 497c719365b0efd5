"""The drawings of paper and page are the same, and there is one for whatever a contract counts."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from barbu.cards import Rank, Suit
from barbu.locales import locale
from barbu.rules.glyphs import glyph
from barbu.sheets import drawings
from tests.support.random_rulesets import seeded
from tests.support.scale import count

PARTS = Path(__file__).parents[2] / "ui" / "src" / "parts"


def strings(file: str) -> set[str]:
    """The quoted texts of a module of the page."""
    return set(re.findall(r"'([^'\n]*)'", (PARTS / file).read_text(encoding="utf-8")))


def test_paper_and_page_draw_alike() -> None:
    deck = (PARTS.parent / "cards" / "deck.svg").read_text(encoding="utf-8")
    drawn = dict(re.findall(r'^<g id="contract-(\w+)">(.*)</g>$', deck, re.MULTILINE))
    for name, drawing in drawings.CONTRACTS.items():
        assert drawn[name] == drawing
    for rank, name in (("Q", "queens"), ("K", "kings"), ("J", "jacks")):
        assert drawn[name] == drawings.RANKS[rank]
    assert set(drawings.MARKERS) <= strings("signs.ts")
    for suit in Suit:
        assert drawings.SUITS[suit.letter] in deck


LETTERS = {rank: locale("fr").rank(rank) for rank in Rank}


@pytest.mark.parametrize(
    "sign", ["barbu", "domino", "salad", "tricks", "trumps", "last1", "last2", "text"]
    + [f"suit:{suit}" for suit in Suit] + [f"rank:{rank}" for rank in Rank] + ["card:10C", "card:QS"]
)  # fmt: skip
def test_whatever_counts_has_a_drawing(sign: str) -> None:
    drawn = drawings.contract(sign, "<&ä", LETTERS)
    assert len(ElementTree.fromstring(drawn)) > 0
    assert "currentColor" not in drawn


def test_no_contract_of_any_ruleset_is_without_one() -> None:
    for seed in range(count(40, 1000)):
        rules, _ = seeded(f"drawing/{seed}")
        for row in rules.active:
            ElementTree.fromstring(drawings.contract(glyph(rules, row), "ab", LETTERS))


def test_every_seat_has_a_marker_of_its_own() -> None:
    assert len({drawings.marker(seat) for seat in range(7)}) == len(set(drawings.SIGNS)) == 7

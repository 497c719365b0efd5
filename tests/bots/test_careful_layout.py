"""`careful` in the layout: what it lays first, what it holds back, which start it picks."""

import msgspec
import pytest

from barbu.bots import bot
from barbu.bots.arena.rows import only
from barbu.cards import Card, Rank
from barbu.deal.actions import Lay
from barbu.match import Match, MatchView, NameStart, view
from barbu.rules import LayoutContract, Ruleset, preset
from tests.support.positions import dealt_match, filled


def layout(name: str, **changes: object) -> Ruleset:
    """The layout of a preset alone, with these options."""
    rules = preset(name)
    row = next(row for row in rules.active if isinstance(row, LayoutContract))
    rules = only(rules, row.id)
    return msgspec.structs.replace(rules, contracts=(msgspec.structs.replace(row, active=True, **changes),))


def begun(rules: Ruleset, hands: list[str]) -> Match:
    """The layout before its first card; seat 0 begins."""
    return dealt_match(rules, 4, filled(rules, 4, hands), 3)


def laid(seen: MatchView) -> Lay:
    """What `careful` lays, whatever the seed."""
    acts = {bot("careful").decide(seen, seed) for seed in "abcdefgh"}
    (action,) = acts
    assert isinstance(action, Lay)
    return action


FIXED_TEN = layout("classic-32", start="fixed", start_rank=Rank.TEN, starter="next")


def test_it_opens_the_suit_in_which_it_waits_and_holds_back_the_one_that_helps_only_others() -> None:
    match = begun(FIXED_TEN, ["7C 9C 10C AC 10D 7S 7H AH"])
    assert laid(view(match, 0)).card == Card.parse("10C")


def test_it_holds_back_a_card_beyond_which_only_others_wait() -> None:
    match = begun(FIXED_TEN, ["10C 9D JS 8S KS AS 7S QS", "10D", "10S", "10H"])
    for card in ("10C", "10D", "10S", "10H"):
        match = match.lay(card)
    assert laid(view(match, 0)).card == Card.parse("JS")


@pytest.mark.parametrize(("again", "expected"), [("mandatory", "AC"), ("optional", "AC"), ("none", "8C")])
def test_an_ace_goes_first_where_it_gives_another_card(again: str, expected: str) -> None:
    rules = layout("classic-32", start="fixed", start_rank=Rank.SEVEN, starter="next", ace="low", ace_again=again)
    match = begun(rules, ["7C 8C AC KC JS KS KD QH", "7S", "7D", "7H"])
    for card in ("7C", "7S", "7D", "7H"):
        match = match.lay(card)
    assert laid(view(match, 0)).card == Card.parse(expected)


def test_the_extra_card_after_an_ace_is_laid() -> None:
    rules = layout("classic-32", start="fixed", start_rank=Rank.SEVEN, starter="next", ace="low", ace_again="optional")
    match = begun(rules, ["7C 8C AC KC JS KS KD QH", "7S", "7D", "7H"])
    for card in ("7C", "7S", "7D", "7H", "AC"):
        match = match.lay(card)
    assert laid(view(match, 0)).card == Card.parse("8C")


@pytest.mark.parametrize(("beside", "end"), [("7C 8C 9C", "low"), ("KC QC JC", "high")])
def test_the_first_ace_goes_to_the_end_that_serves_its_own_hand(beside: str, end: str) -> None:
    rules = layout("classic-32", start="fixed", start_rank=Rank.ACE, starter="next", ace="first_decides")
    match = begun(rules, [f"AC {beside} 10S JS 10H JD", "AS", "AD", "AH"])
    assert laid(view(match, 0)).end == end


def test_it_names_a_start_by_its_own_hand() -> None:
    match = begun(layout("suite-8"), ["7C 8C 9C 7D 8D 9D 8S 8H"])
    acts = {bot("careful").decide(view(match, 0), seed) for seed in "abcdefgh"}
    assert acts == {NameStart(Rank.EIGHT)}


def test_it_lays_a_start_by_its_own_hand() -> None:
    match = begun(layout("fr-tableau-32", start="laid"), ["7C 8C 9C 7D 8D 9D 8S 8H"])
    acts = [bot("careful").decide(view(match, 0), seed) for seed in "abcdefgh"]
    assert {action.card.rank for action in acts if isinstance(action, Lay)} == {Rank.EIGHT}


def test_where_staying_behind_pays_it_holds_its_cards_back() -> None:
    rules = layout("classic-32", start="fixed", start_rank=Rank.TEN, starter="next", payout=(0, 0, 50, 100))
    match = begun(rules, ["7C 9C 10C AC 10D 7S 7H AH"])
    assert laid(view(match, 0)).card == Card.parse("10D")

"""S0, the French "tableau" rules: short matches, handicaps, house rules and the whole pack."""

from __future__ import annotations

import msgspec
import pytest

from barbu.cards import Card, cards
from barbu.deal import Play, act
from barbu.rules import Ruleset, preset
from barbu.rules.model import Leader
from tests.support.show import dealt_cards, paid, paid_out, play_of, played, refused, seen, ticks, with_card
from tests.support.table import begun, dealt, entered, in_tricks, layout, legal, points, skipped, sweep, tricks

S0 = preset("fr-tableau-32")
VARIANTS = preset("fr-tableau-32-variants")
CONTRACTS = ("tricks", "hearts", "queens", "barbu", "last_two", "salad", "domino")

# --- short matches ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", ["fr-tableau-32-short-ordered", "fr-tableau-32-short-picked"])
def test_S0_38_a_short_match_has_each_contract_once_for_the_whole_table(name: str, players: int) -> None:
    match = played(name, players)
    assert sorted(result.round.contract.id for result in match.results) == sorted(CONTRACTS)
    assert ticks(match) == {(None, contract) for contract in CONTRACTS}


def test_S0_39_the_contracts_come_in_the_order_of_the_list() -> None:
    match = begun(preset("fr-tableau-32-short-ordered"))
    for done, contract in enumerate(CONTRACTS):
        playing = dealt(match)
        assert seen(playing).contract == contract
        assert seen(playing).roles.chooser is None
        assert seen(playing).roles.dealer == done % 4
        match = skipped(match, 1)
    assert match.finished


def test_S0_40_the_players_in_turn_pick_what_the_table_has_left() -> None:
    match = begun(preset("fr-tableau-32-short-picked"))
    left = list(CONTRACTS)
    for chooser, contract in zip((1, 2, 3, 0, 1, 2, 3), CONTRACTS[::-1], strict=True):
        choosing = dealt(match)
        assert (choosing.to_act, seen(choosing).options) == (chooser, tuple(left))
        for gone in set(CONTRACTS) - set(left):
            assert refused(choosing.choose, gone) == "contract-done"
        match = entered(match, contract)
        left.remove(contract)
    assert match.finished


# --- handicaps --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("leader", "first"), [("chooser", 0), ("after_chooser", 1)])
@pytest.mark.parametrize(("handicap", "charged"), [(False, 80), (True, 160)])
def test_S0_42_a_table_may_use_either_handicap_both_or_none(
    leader: Leader, first: int, handicap: bool, charged: int
) -> None:
    rules = msgspec.structs.replace(S0, leader=leader, handicap=handicap)
    match = begun(rules, dealer=3)
    assert play_of(dealt(match).choose("tricks")).setup.first == first
    assert entered(match, "tricks").results[0].score.points == (charged, 0, 0, 0)


def test_S0_43_the_choosers_losses_count_twice_and_his_gains_half() -> None:
    assert paid(VARIANTS, "tricks", (3, 0, 4, 1), chooser=0) == (60, 0, 40, 10)
    assert paid(VARIANTS, "tricks", (3, 0, 4, 1), chooser=2) == (30, 0, 80, 10)
    assert paid_out(VARIANTS, "domino", (2, 0), chooser=2) == (-100, 0, -150, 0)
    assert paid_out(VARIANTS, "domino", (2, 0), chooser=0) == (-50, 0, -300, 0)
    assert paid_out(VARIANTS, "domino", (2, 0), chooser=1) == (-100, 0, -300, 0)


def test_S0_44_the_chooser_plays_last_to_the_first_trick_but_begins_the_layout() -> None:
    match = dealt(begun(VARIANTS, dealer=3))
    assert match.to_act == 0
    playing = match.choose("tricks")
    order = []
    for _ in range(4):
        order.append(playing.to_act)
        playing = playing.act(playing.legal[0])
    assert order == [1, 2, 3, 0]
    layout_match = match.choose("domino")
    assert layout_match.to_act == 0


# --- house rules ------------------------------------------------------------------------------------


@pytest.mark.parametrize("contract", ["tricks", "hearts", "queens"])
def test_S0_46_who_takes_everything_subtracts_where_he_would_be_charged(contract: str) -> None:
    assert points(sweep(VARIANTS, contract)) == (-80, 0, 0, 0)
    assert points(sweep(S0, contract)) == (80, 0, 0, 0)


@pytest.mark.parametrize(("contract", "charged"), [("barbu", 80), ("last_two", 80), ("salad", 400)])
def test_S0_46_the_other_contracts_know_no_slam(contract: str, charged: int) -> None:
    assert points(sweep(VARIANTS, contract)) == (charged, 0, 0, 0)


@pytest.mark.parametrize("contract", ["hearts", "barbu"])
def test_S0_47_no_heart_is_led_before_one_was_played(contract: str) -> None:
    hands = ("KC 8H", "9C 9D", "QC 10H 8D", "7C 7H 9S")
    play = tricks(VARIANTS, contract, *hands, first=1)
    led = in_tricks(play, "9D 8D 7H 8H")
    assert (led.turn, legal(led)) == (1, "9C")
    leader = tricks(VARIANTS, contract, "8H 8D", "9C 9D", "10C 10D", "7C 7D")
    assert legal(leader) == "8D"
    assert refused(act, leader, Play(Card.parse("8H"))) == "lead-ban"
    thrown = in_tricks(tricks(VARIANTS, contract, "KC 8H 7S", "8C 9D JS", "7H JD 8S", "7C 7D 9S"), "KC 8C 7H 7C")
    assert (thrown.turn, legal(thrown)) == (0, "8H 7S")


def test_S0_47_a_leader_with_nothing_else_leads_a_heart_and_no_other_contract_has_the_ban() -> None:
    hands = ("8H 9H", "9C 9D", "10C 10D", "7C 7D")
    assert legal(tricks(VARIANTS, "hearts", *hands)) == "8H 9H"
    mixed = ("8H 9D", "9C 8D", "10C 10D", "7C 7D")
    for contract in ("tricks", "queens", "last_two", "salad"):
        assert legal(tricks(VARIANTS, contract, *mixed)) == "8H 9D"
    assert legal(tricks(S0, "hearts", *mixed)) == "8H 9D"


def contracts_of(rules: Ruleset) -> tuple[str, ...]:
    """The contracts that the first chooser has to choose from."""
    return seen(dealt(begun(rules))).options


def test_S0_48_the_last_trick_alone_may_replace_the_last_two_in_the_salad_too() -> None:
    rules = preset("fr-tableau-32-last-trick")
    assert contracts_of(rules) == ("tricks", "hearts", "queens", "barbu", "last_trick", "salad", "domino")
    assert paid(rules, "last_trick", last=(0, 0, 1, 0)) == (0, 0, 80, 0)
    assert points(sweep(rules, "salad")) == (400, 0, 0, 0)
    others = paid(rules, "salad", (7, 1, 0, 0), H=(8, 0, 0, 0), Q=(4, 0, 0, 0), KH=(1, 0, 0, 0), last=(0, 1, 0, 0))
    assert others == (70 + 80 + 80 + 80, 10 + 80, 0, 0)


def test_S0_48_a_second_layout_may_replace_them_and_the_salad_goes_without() -> None:
    rules = preset("fr-tableau-32-2nd-reussite")
    assert contracts_of(rules) == ("tricks", "hearts", "queens", "barbu", "salad", "domino", "domino_2")
    assert paid_out(rules, "domino_2", (3, 1)) == paid_out(rules, "domino", (3, 1)) == (0, -100, 0, -300)
    assert points(sweep(rules, "salad")) == (320, 0, 0, 0)
    assert legal(layout(rules, "domino_2", "8C 9D", "7C", "7D", "7H")) == "8C 9D"


# --- the whole pack ---------------------------------------------------------------------------------


def test_S0_49_with_the_whole_pack_prices_for_each_card_and_trick_stay() -> None:
    rules = preset("fr-tableau-52")
    match = dealt(begun(rules))
    assert (len(dealt_cards(match)), seen(match).counts) == (52, (13,) * 4)
    worth = {"tricks": 130, "hearts": 130, "queens": 80, "barbu": 80, "last_two": 80, "salad": 500}
    assert {contract: points(sweep(rules, contract))[0] for contract in worth} == worth
    assert paid(rules, "tricks", (9, 4, 0, 0)) == (90, 40, 0, 0)


@pytest.mark.parametrize(("players", "hand", "out"), [(3, 17, "7C"), (5, 10, "2C 2S")])
def test_S0_50_with_the_whole_pack_three_lose_the_seven_of_clubs(players: int, hand: int, out: str) -> None:
    rules = preset("fr-tableau-52")
    match = dealt(begun(rules, players))
    assert seen(match).counts == (hand,) * players
    assert len(dealt_cards(match)) == 52 - len(cards(out))
    assert not set(cards(out)) & set(dealt_cards(match))
    for card in out.split():
        assert refused(begun(rules, players).apply, with_card(rules, players, card)) == "wrong-pack"

"""Positions with one sensible act, and what every bot that plays for its points does there."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from barbu.bots.arena.rows import only
from barbu.cards import Card, Rank, cards, show
from barbu.deal.actions import Lay, Play
from barbu.match import Action, Choose, Double, Look, Match, MatchView, NameStart, NameTrump, view
from barbu.rules import LayoutContract, Ruleset, from_plain, preset
from barbu.rules.meaning import dealt_pack, hand_size
from tests.support import scale
from tests.support.drive import play_out
from tests.support.ducks import last_seat
from tests.support.positions import dealt_match, filled, in_seat, trick_position
from tests.support.table import with_row
from tests.support.thinkers import ready

TABLEAU = preset("fr-tableau-32")
SIGNS = ("signed", "penalty")
SEEDS = "abcd"

every = pytest.mark.parametrize("name", ["careful", "regular", "strong"])
kernel = pytest.mark.parametrize("name", ["regular", "strong"])
signs = pytest.mark.parametrize("sign", SIGNS)


def row(sign: str = "signed", **gains: int) -> Ruleset:
    """One trick contract with these prices, told as gains, for four players and 32 cards at a table of this sign."""
    told = {item: -gain if sign == "penalty" else gain for item, gain in gains.items()}
    return from_plain({"deck": {"leftover": "none"}, "sign": sign, "contracts": [{"id": "row", "prices": told}]})


def played(name: str, seen: MatchView, seeds: Sequence[str]) -> list[Card]:
    """The card that the bot plays with each of these seeds."""
    acts = [ready(name).decide(seen, seed) for seed in seeds]
    return [action.card for action in acts if isinstance(action, Play)]


def may_play(name: str, seen: MatchView) -> set[Card]:
    """The cards that the bot plays with one seed or another."""
    return set(played(name, seen, SEEDS))


def card(text: str) -> Card:
    return Card.parse(text)


# --- P41: the last seat -----------------------------------------------------------------------------


@every
@signs
def test_P41_in_the_last_seat_it_ducks_what_costs(name: str, sign: str) -> None:
    seen = in_seat(row(sign, trick=-10), "7C 10C AC 7S 8S 8D 9D 7H", "8C 9C JC")
    assert may_play(name, seen) <= set(cards("7C 10C"))


@every
@signs
def test_P41_in_the_last_seat_it_takes_what_pays(name: str, sign: str) -> None:
    assert may_play(name, in_seat(row(sign, trick=10), "7C 8C AC 7S 8S 8D 9D 7H", "9C QC JC")) == {card("AC")}


@pytest.mark.parametrize(("name", "least"), [("careful", 0.99), ("regular", 0.99), ("strong", 0.9)])
def test_P41_last_to_play_it_ducks_a_trick_that_costs(name: str, least: float) -> None:
    """In these rows nothing dearer may come of a duck; a bot that looks ahead now and then finds both ways equal."""
    ducks = list[bool]()

    def watching(seen: MatchView, seed: str) -> Action:
        action = ready(name).decide(seen, seed)
        taken = last_seat(seen, action)
        if taken is not None:
            ducks.append(not taken)
        return action

    for contract in ("tricks", "hearts", "queens", "barbu"):
        for deal in range(scale.count(100 if name != "strong" else 10, 2000)):
            play_out(only(TABLEAU, contract), 4, watching, f"duck {deal}")
    print(f"{name}: ducked {sum(ducks)} of {len(ducks)} tricks that cost")
    assert len(ducks) >= (200 if name != "strong" else 20)
    assert sum(ducks) >= least * len(ducks)


# --- dumps ------------------------------------------------------------------------------------------


@every
@signs
def test_void_it_throws_the_card_that_costs_most(name: str, sign: str) -> None:
    assert may_play(name, in_seat(row(sign, KH=-20), "7S 8S AS 7D 8D 9H JH KH", "8C 9C JC")) == {card("KH")}


@signs
@pytest.mark.parametrize(("name", "least"), [("careful", 1), ("regular", 1), ("strong", 0.75)])
def test_void_it_throws_a_queen_or_what_would_bring_one_home(name: str, least: float, sign: str) -> None:
    """An ace or a jack of a short suit is nearly as dangerous; a bot that looks into few worlds now and then sees a
    danger elsewhere.
    """
    seen = in_seat(row(sign, Q=-6), "7S 8S AS 7D 8D 9H JH QH", "8C 9C JC")
    thrown = played(name, seen, list(map(str, range(20))))
    assert sum(each in cards("QH AS JH") for each in thrown) >= least * len(thrown)


@every
@signs
def test_void_it_keeps_the_card_that_pays(name: str, sign: str) -> None:
    assert card("KH") not in may_play(name, in_seat(row(sign, KH=20), "7S 8S AS 7D 8D 9H AH KH", "8C 9C JC"))


@every
def test_void_it_throws_a_high_card_of_a_short_suit(name: str) -> None:
    seen = in_seat(only(TABLEAU, "tricks"), "AS 7D 8D 9D KD 7H 8H 9H", "8C 9C JC")
    assert may_play(name, seen) <= set(cards("AS KD"))


@every
def test_the_bearded_king_goes_under_an_ace(name: str) -> None:
    assert may_play(name, in_seat(only(TABLEAU, "barbu"), "7H 9H KH 7S 8S 7D 8D 9D", "8H AH")) == {card("KH")}


@every
def test_a_queen_is_not_risked_while_a_higher_card_may_be_missing(name: str) -> None:
    seen = in_seat(only(TABLEAU, "queens"), "7S QS 7C 8C 7D 8D 7H 8H", "8S 9S JS")
    assert may_play(name, seen) == {card("7S")}


# --- P43: leads -------------------------------------------------------------------------------------


@every
@pytest.mark.parametrize("contract", ["tricks", "hearts", "salad"])
def test_P43_it_does_not_lead_a_suit_that_only_it_holds(name: str, contract: str) -> None:
    three = msgspec.structs.replace(
        TABLEAU, deck=msgspec.structs.replace(TABLEAU.deck, size=24, removed=()), players=(3,)
    )
    seen = trick_position(only(three, contract), 3, ["9C 10C JC QC KC AC 9S 9H"])
    assert may_play(name, seen) <= set(cards("9S 9H"))


# --- P45: slams -------------------------------------------------------------------------------------


def slam_position(slam: str) -> MatchView:
    """Seat 1 has three queens of four, the fourth is on the table and seat 0, the last, may take it or not."""
    rules = with_row(only(preset("classic-32"), "queens"), "queens", slam=slam)
    hands = ["7C 8S 8D AH 8H", "AC AS AD KH", "QC QS QD QH", "8C 7S 7D 7H"]
    plays = "7C AC QC 8C AS QS 7S 8S AD QD 7D 8D KH QH 7H"
    return trick_position(rules, 4, hands, plays)


@every
@pytest.mark.parametrize(("slam", "expected"), [("none", "8H"), ("mirror", "AH")])
def test_P45_it_takes_one_queen_to_stop_a_slam(name: str, slam: str, expected: str) -> None:
    assert may_play(name, slam_position(slam)) == {card(expected)}


@every
def test_a_slam_of_a_single_card_turns_its_price_round(name: str) -> None:
    rules = row(QS=-20)
    mirrored = msgspec.structs.replace(rules, contracts=(msgspec.structs.replace(rules.contracts[0], slam="mirror"),))
    assert may_play(name, in_seat(rules, "7S AS 7C 8C 7D 8D 7H 8H", "9S QS JS")) == {card("7S")}
    assert may_play(name, in_seat(mirrored, "7S AS 7C 8C 7D 8D 7H 8H", "9S QS JS")) == {card("AS")}


# --- P42: the table's own prices --------------------------------------------------------------------


@every
@signs
@pytest.mark.parametrize(("price", "expected"), [(-20, "7S"), (20, "AS")])
def test_P42_a_queen_that_pays_is_taken_and_one_that_costs_is_not(
    name: str, sign: str, price: int, expected: str
) -> None:
    assert may_play(name, in_seat(row(sign, Q=price), "7S AS 7C 8C 7D 8D 7H 8H", "9S QS JS")) == {card(expected)}


@pytest.mark.parametrize("name", ["careful", "regular", "expert"])
@signs
@pytest.mark.parametrize(("price", "expected"), [(50, "AS"), (-50, "AH")])
def test_P42_which_ace_is_thrown_follows_from_the_prices(name: str, sign: str, price: int, expected: str) -> None:
    seen = in_seat(row(sign, trick=-10, AH=price), "AS 7D 8D 9D 10D JD QD AH", "8C 9C JC")
    assert may_play(name, seen) == {card(expected)}


@every
def test_it_reads_the_rankings_of_the_table(name: str) -> None:
    reversed_rules = msgspec.structs.replace(only(TABLEAU, "tricks"), ranking="reversed")
    seen = in_seat(reversed_rules, "8C 10C QC 7S 8S 8D 9D 7H", "9C JC KC")
    assert card("8C") not in may_play(name, seen)
    ten_high = msgspec.structs.replace(only(TABLEAU, "tricks"), ranking="ten_high")
    assert card("10C") not in may_play(name, in_seat(ten_high, "7C 10C 9C 7S 8S 8D 9D 7H", "8C QC JC"))


# --- contracts --------------------------------------------------------------------------------------


def with_hand(rules: Ruleset, hand: str, seed: str = "") -> Match:
    """The first deal, whose chooser is seat 0 and holds this hand."""
    dealer = {"next": 3, "dealer": 0, "previous": 1, "nobody": 3}[rules.chooser]
    return dealt_match(rules, 4, filled(rules, 4, [hand], seed), dealer)


def decided(name: str, match: Match, seed: str = "seed") -> Action:
    assert match.to_act is not None
    return ready(name).decide(view(match, match.to_act), seed)


def chosen(name: str, rules: Ruleset, hand: str) -> str:
    action = decided(name, with_hand(rules, hand))
    assert isinstance(action, Choose)
    return action.contract


@every
@pytest.mark.parametrize(("rules_name", "king"), [("fr-tableau-32", "KH"), ("pagat-52", "KH"), ("la-salade-qc", "KS")])
def test_it_never_calls_the_contract_of_a_king_that_it_holds_alone(name: str, rules_name: str, king: str) -> None:
    rules, bare = preset(rules_name), Card.parse(king)
    pack = [card for card in dealt_pack(rules, 4) if card.suit != bare.suit]
    rng = random.Random("bare kings")
    for _ in range(scale.count(200 if name != "strong" else 15, 5000)):
        hand = [bare, *rng.sample(pack, hand_size(rules, 4) - 1)]
        assert chosen(name, rules, show(hand)) != "barbu", hand


@every
def test_it_calls_what_its_hand_is_good_for(name: str) -> None:
    rules = preset("pagat-52")
    assert chosen(name, rules, "AS KS QS JS 9S 6S 3S AH 5H AD 8D AC 7C") == "trumps"
    assert chosen(name, rules, "2S 4S 6S 2H 4H 8H 2D 5D 7D 3C 5C 6C 10C") != "trumps"


@every
@signs
def test_P42_scales_with_other_values_change_the_contract(name: str, sign: str) -> None:
    """The hand is safe from tricks and bears the bare king of hearts: what the king costs decides."""
    hand = "7S 8S 9S 7C 8C 7D 8D KH"
    minus = 1 if sign == "penalty" else -1

    def rules(tricks: int, king: int) -> Ruleset:
        rows = [
            {"id": "tricks", "prices": {"trick": minus * tricks}},
            {"id": "king", "prices": {"KH": minus * king}},
        ]
        plain = {"deck": {"leftover": "none"}, "sign": sign, "chooser": "dealer", "contracts": rows}
        return from_plain(plain | {"selection": "each_once_per_player"})

    assert chosen(name, rules(tricks=10, king=40), hand) == "tricks"
    assert chosen(name, rules(tricks=-10, king=-40), hand) == "king"


@every
def test_it_looks_before_it_chooses_where_it_may(name: str) -> None:
    rules = msgspec.structs.replace(TABLEAU, choice_time="either", blind_multiplier=2)
    match = with_hand(rules, "7C 8C")
    assert decided(name, match) == Look()
    looked = decided(name, match.look())
    assert isinstance(looked, Choose)
    assert not looked.blind


@every
def test_its_trump_is_its_long_strong_suit(name: str) -> None:
    match = with_hand(only(preset("pagat-52"), "trumps"), "AS KS QS 9S 8S 7S AH 2H 3D 4D 2C 3C 4C")
    assert str(decided(name, match)) == str(NameTrump(card("AS").suit))


# --- doubles ----------------------------------------------------------------------------------------


def doubling(contract: str, hand: str, declarers: bool = False) -> Match:
    """A deal of this contract; seat 0 speaks first, seat 3 has declared, and one of them holds this hand."""
    rules = preset("pagat-52")
    match = dealt_match(rules, 4, filled(rules, 4, ["", "", "", hand] if declarers else [hand]), 2)
    match = match.choose(contract)
    return match.trump("S") if contract == "trumps" else match


SAFE = "2S 3S 4S 2H 3H 4H 2D 3D 4D 2C 3C 4C 5C"
BAD = "AS KS QS AH KH QH AD KD QD AC KC QC JC"


@every
def test_it_doubles_with_a_safe_hand_and_is_silent_with_a_bad_one(name: str) -> None:
    assert decided(name, doubling("tricks", SAFE)) == Double((1, 2, 3))
    assert decided(name, doubling("tricks", BAD)) == Double()


@every
def test_where_points_are_to_be_won_it_doubles_the_declarer_with_a_strong_hand(name: str) -> None:
    assert decided(name, doubling("trumps", "AS KS QS JS 10S 9S 8S AH KH AD KD AC KC")) == Double((3,))
    assert decided(name, doubling("trumps", "2S 3S 2H 3H 4H 2D 3D 4D 2C 3C 4C 5C 6C")) == Double()


@every
@pytest.mark.parametrize(("hand", "answer"), [(SAFE, Double((0,))), (BAD, Double())])
def test_a_doubled_declarer_redoubles_with_a_safe_hand_alone(name: str, hand: str, answer: Double) -> None:
    assert decided(name, doubling("tricks", hand, declarers=True).double(3).double().double()) == answer


# --- layouts ----------------------------------------------------------------------------------------


def layout(name: str, **changes: object) -> Ruleset:
    """The layout of a preset alone, with these options."""
    rules = preset(name)
    found = next(row for row in rules.active if isinstance(row, LayoutContract))
    rules = only(rules, found.id)
    return msgspec.structs.replace(rules, contracts=(msgspec.structs.replace(found, active=True, **changes),))


def begun(rules: Ruleset, hands: Sequence[str], laid: str = "") -> MatchView:
    """The layout after these cards; seat 0 begins."""
    match = dealt_match(rules, 4, filled(rules, 4, hands), 3)
    for each in laid.split():
        match = match.lay(each)
    return view(match, match.to_act)


def may_lay(name: str, seen: MatchView) -> set[Lay]:
    """What the bot lays with one seed or another."""
    acts = [ready(name).decide(seen, seed) for seed in SEEDS]
    return {action for action in acts if isinstance(action, Lay)}


FIXED_TEN = layout("classic-32", start="fixed", start_rank=Rank.TEN, starter="next")


@every
def test_it_opens_the_suit_in_which_it_waits_and_holds_back_the_one_that_helps_only_others(name: str) -> None:
    seen = begun(FIXED_TEN, ["7C 9C 10C AC 10D 7S 7H AH"])
    assert {lay.card for lay in may_lay(name, seen)} == {card("10C")}


@kernel
def test_it_names_a_start_by_its_own_hand(name: str) -> None:
    seen = begun(layout("suite-8"), ["7C 8C 9C 7D 8D 9D 8S 8H"])
    acts = {ready(name).decide(seen, seed) for seed in SEEDS}
    assert acts <= {NameStart(rank) for rank in (Rank.SEVEN, Rank.EIGHT)}


@every
@pytest.mark.parametrize(("beside", "end"), [("7C 8C 9C", "low"), ("KC QC JC", "high")])
def test_the_first_ace_goes_to_the_end_that_serves_its_own_hand(name: str, beside: str, end: str) -> None:
    rules = layout("classic-32", start="fixed", start_rank=Rank.ACE, starter="next", ace="first_decides")
    seen = begun(rules, [f"AC {beside} 10S JS 10H JD", "AS", "AD", "AH"])
    assert {lay.end for lay in may_lay(name, seen)} == {end}


@every
def test_where_staying_behind_pays_it_holds_its_cards_back(name: str) -> None:
    rules = layout("classic-32", start="fixed", start_rank=Rank.TEN, starter="next", payout=(0, 0, 50, 100))
    assert {lay.card for lay in may_lay(name, begun(rules, ["7C 9C 10C AC 10D 7S 7H AH"]))} == {card("10D")}

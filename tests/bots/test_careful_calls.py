"""`careful` before the cards: contract, blind choice, trump, doubles."""

import random

import msgspec
import pytest

from barbu.bots import bot
from barbu.bots.arena.rows import only
from barbu.cards import Card, Suit, show
from barbu.match import Action, Choose, Double, Look, Match, MatchView, NameTrump, view
from barbu.rules import Ruleset, preset
from barbu.rules.meaning import dealt_pack, hand_size
from tests.support import scale
from tests.support.drive import play_out, shortened
from tests.support.positions import dealt_match, filled


def decided(match: Match) -> Action:
    assert match.to_act is not None
    return bot("careful").decide(view(match, match.to_act), "seed")


def with_hand(rules: Ruleset, hand: str, seed: str = "") -> Match:
    """The first deal, whose chooser is seat 0 and holds this hand."""
    dealer = {"next": 3, "dealer": 0, "previous": 1, "nobody": 3}[rules.chooser]
    return dealt_match(rules, 4, filled(rules, 4, [hand], seed), dealer)


def chosen(rules: Ruleset, hand: str) -> str:
    action = decided(with_hand(rules, hand))
    assert isinstance(action, Choose)
    return action.contract


@pytest.mark.parametrize(("name", "king"), [("fr-tableau-32", "KH"), ("pagat-52", "KH"), ("la-salade-qc", "KS")])
def test_it_never_calls_the_contract_of_a_king_that_it_holds_alone(name: str, king: str) -> None:
    rules, bare = preset(name), Card.parse(king)
    pack = [card for card in dealt_pack(rules, 4) if card.suit != bare.suit]
    rng = random.Random("bare kings")
    for _ in range(scale.count(200, 5000)):
        hand = [bare, *rng.sample(pack, hand_size(rules, 4) - 1)]
        assert chosen(rules, show(hand)) != "barbu", hand


def test_it_calls_what_its_hand_is_good_for() -> None:
    rules = preset("pagat-52")
    assert chosen(rules, "AS KS QS JS 9S 6S 3S AH 5H AD 8D AC 7C") == "trumps"
    assert chosen(rules, "2S 4S 6S 2H 4H 8H 2D 5D 7D 3C 5C 6C 10C") != "trumps"
    assert chosen(rules, "7S 8S 9S 7H 8H 9H 7D 8D 9D 7C 8C 9C 10C") == "domino"


def test_it_looks_before_it_chooses_where_it_may() -> None:
    rules = msgspec.structs.replace(preset("fr-tableau-32"), choice_time="either", blind_multiplier=2)
    match = with_hand(rules, "7C 8C")
    assert decided(match) == Look()
    looked = decided(match.look())
    assert isinstance(looked, Choose)
    assert not looked.blind


def test_it_chooses_blind_where_it_must() -> None:
    rules = msgspec.structs.replace(preset("fr-tableau-32"), choice_time="before", blind_multiplier=2, deals=7)
    assert play_out(rules, 4, bot("careful").decide, "blind").results[0].round.blind


def test_its_trump_is_its_long_strong_suit() -> None:
    rules = only(preset("pagat-52"), "trumps")
    match = with_hand(rules, "AS KS QS 9S 8S 7S AH 2H 3D 4D 2C 3C 4C")
    assert decided(match) == NameTrump(Suit.SPADES)


# --- doubles ----------------------------------------------------------------------------------------


def doubling(contract: str, hand: str, declarers: bool = False) -> Match:
    """A deal of this contract; seat 0 speaks first, seat 3 has declared, and one of them holds this hand."""
    rules = preset("pagat-52")
    match = dealt_match(rules, 4, filled(rules, 4, ["", "", "", hand] if declarers else [hand]), 2)
    match = match.choose(contract)
    return match.trump("S") if contract == "trumps" else match


def test_it_doubles_with_a_safe_hand_and_is_silent_with_a_bad_one() -> None:
    assert decided(doubling("tricks", "2S 3S 4S 2H 3H 4H 2D 3D 4D 2C 3C 4C 5C")) == Double((1, 2, 3))
    assert decided(doubling("tricks", "AS KS QS AH KH QH AD KD QD AC KC QC JC")) == Double()


def test_where_points_are_to_be_won_it_doubles_the_declarer_with_a_strong_hand() -> None:
    assert decided(doubling("trumps", "AS KS QS JS 10S 9S 8S AH KH AD KD AC KC")) == Double((3,))
    assert decided(doubling("trumps", "2S 3S 2H 3H 4H 2D 3D 4D 2C 3C 4C 5C 6C")) == Double()


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("2S 3S 4S 2H 3H 4H 2D 3D 4D 2C 3C 4C 5C", Double((0,))),
        ("AS KS QS AH KH QH AD KD QD AC KC QC JC", Double()),
    ],
)
def test_a_doubled_declarer_redoubles_with_a_safe_hand_alone(hand: str, answer: Double) -> None:
    assert decided(doubling("tricks", hand, declarers=True).double(3).double().double()) == answer


def test_it_meets_every_quota_and_no_seat_doubles_all_the_time() -> None:
    rules = preset("pagat-52")
    said: list[bool] = []

    def watching(seen: MatchView, seed: str) -> Action:
        action = bot("careful").decide(seen, seed)
        if isinstance(action, Double) and len(seen.legal) > 1:
            said.append(bool(action.seats))
        return action

    match = play_out(rules, 4, watching, "quota")
    for declarer in range(4):
        for seat in {0, 1, 2, 3} - {declarer}:
            made = [
                bet
                for result in match.results
                if result.round.roles.declarer == declarer
                for bet in result.round.bets
                if (bet.doubler, bet.doubled) == (seat, declarer)
            ]
            assert len(made) >= rules.doubling.quota
    assert 0.15 < sum(said) / len(said) < 0.6


def test_seven_players_speak_without_delay() -> None:
    """64 speeches are offered, and one is chosen."""
    rules = preset("qcsalon-classic")
    rules = msgspec.structs.replace(rules, doubling=msgspec.structs.replace(rules.doubling, enabled=True))
    match = play_out(shortened(rules, 7, 5), 7, bot("careful").decide, "seven")
    assert len(match.results) == 5

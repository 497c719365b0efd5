"""E16 to E26: when deals end, and cards that are out of play."""

import random

import pytest

from barbu.cards import cards
from barbu.deal import NotPlayed, act
from barbu.deal.tricks import TrickPlay
from barbu.errors import NotLegal
from barbu.match import Match
from barbu.match.phases import Choosing, Dealing, Playing
from barbu.rules import Ruleset, TrickContract, problems
from barbu.rules.meaning import dealt_pack, hand_size, total
from tests.support.drive import dealt as random_deal
from tests.support.table import (
    begun,
    dealt,
    entered,
    in_tricks,
    points,
    rules_of,
    scored,
    script_played,
    sweep,
    sweep_hands,
    taken,
    tricks,
    with_deck,
    with_row,
)

COLUMNS = (
    "fr-tableau-32",
    "fr-tableau-32-variants",
    "classic-32",
    "marie-luce-52",
    "suite-8",
    "tournament-52",
    "bga-52",
    "gautron-52",
)

KING_IN_TRICK_FOUR = ("AC 2C 3C 4C", "KC 5C 6C 7C", "QC 8C 9C 10C", "AD 2D 3D KH")


def has(name: str, contract: str) -> bool:
    """Whether the preset has the row."""
    return contract in [row.id for row in rules_of(name).contracts]


def played_at_random(rules: Ruleset, contract: str, seed: int, players: int = 4) -> TrickPlay:
    """A random deal of tricks, played out at random."""
    rng = random.Random(seed)
    cards_dealt = random_deal(rules, players, rng)
    hands = [" ".join(map(str, hand)) for hand in cards_dealt.hands]
    play = tricks(rules, contract, *hands, first=rng.randrange(players), out=" ".join(map(str, cards_dealt.out)))
    while not play.over:
        after = act(play, rng.choice(play.legal))
        assert isinstance(after, TrickPlay)
        play = after
    return play


# --- stopping early ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["marie-luce-52", "tournament-52", "gautron-52"])
def test_E16_tricks_that_were_not_played_are_won_by_nobody(name: str) -> None:
    play = script_played(rules_of(name), "barbu", KING_IN_TRICK_FOUR)
    assert play.over
    facts = taken(play)
    assert facts.tricks == (4, 0, 0, 0)
    assert dict(facts.taken) == {"KH": (1, 0, 0, 0)}
    price = rules_of(name).contract("barbu").prices["KH"]  # type: ignore[union-attr]
    assert points(play) == (price, 0, 0, 0)


def with_slams(name: str, early_end: bool) -> Ruleset:
    rules = rules_of(name)
    for contract in ("hearts", "queens"):
        rules = with_row(rules, contract, slam="mirror", early_end=early_end)
    assert problems(rules) == ()
    return rules


def replayed(rules: Ruleset, contract: str, whole: TrickPlay) -> TrickPlay:
    """The same cards under other rules, as far as the deal goes there."""
    hands: list[list[str]] = [[] for _ in range(whole.setup.players)]
    for trick in whole.done:
        for place, card in enumerate(trick.cards):
            hands[(trick.leader + place) % len(hands)].append(str(card))
    play = tricks(rules, contract, *map(" ".join, hands), first=whole.done[0].leader)
    for trick in whole.done:
        if not play.over:
            play = in_tricks(play, " ".join(map(str, trick.cards)))
    return play


@pytest.mark.parametrize("contract", ["hearts", "queens"])
@pytest.mark.parametrize("name", ["marie-luce-52", "classic-32"])
def test_E17_an_early_end_cuts_no_slam(name: str, contract: str) -> None:
    played_out = [played_at_random(with_slams(name, False), contract, seed) for seed in range(40)]
    full = sweep(with_slams(name, False), contract)
    assert isinstance(full, TrickPlay)
    assert scored(full).slam == 0
    shorter = 0
    for whole in (*played_out, full):
        early = replayed(with_slams(name, True), contract, whole)
        assert early.over
        assert scored(early) == scored(whole)
        shorter += len(early.done) < len(whole.done)
    assert shorter > 0


TO_THE_END = [(name, contract) for contract in ("salad", "tricks") for name in COLUMNS if has(name, contract)]


@pytest.mark.parametrize(("name", "contract"), TO_THE_END)
def test_E18_E19_the_salad_and_no_tricks_are_played_to_the_end(name: str, contract: str) -> None:
    rules = rules_of(name)
    for seed in range(5):
        assert len(played_at_random(rules, contract, seed).done) == hand_size(rules, 4)


@pytest.mark.parametrize("contract", ["salad", "tricks", "last_trick"])
def test_E18_E19_a_ruleset_cannot_end_them_early(contract: str) -> None:
    found = problems(with_row(rules_of("marie-luce-52"), contract, early_end=True))
    assert [problem.message for problem in found] == ["early-end-needs-cards"]


# --- cards out of play ------------------------------------------------------------------------------

QUEENS_IN_THREE = ("AC 2C QC", "AS 2S QS", "AH 2H QH")


def test_E20_with_a_queen_out_the_deal_ends_at_the_third() -> None:
    play = script_played(rules_of("marie-luce-52"), "queens", QUEENS_IN_THREE, out="QD")
    assert (play.over, len(play.done)) == (True, 3)
    assert points(play) == (75, 0, 0)


def three_choosing(out: str) -> Match:
    return dealt(begun(rules_of("marie-luce-52"), 3), out=out)


def test_E21_with_the_king_out_barbu_is_barred_and_the_salad_is_not() -> None:
    match = three_choosing("KH")
    assert isinstance(match.phase, Choosing)
    assert [row.id for row in match.phase.barred] == ["barbu"]
    with pytest.raises(NotLegal) as refusal:
        match.choose("barbu")
    assert refusal.value.id == "contract-barred"
    match = match.choose("salad")
    while isinstance(match.phase, Playing):
        match = match.act(match.legal[0])
    # 600 with three players, without the king's 100 and without his 10 as a heart.
    assert sum(match.results[0].score.points) == 490
    assert total(match.rules, match.rules.contract("salad"), 3, cards("KH")) == 490


NO_BARBU = ("queens", "hearts", "tricks", "last_trick", "salad", "domino")


def only_barbu_left(blocked_contract: str = "redeal") -> Match:
    rules = with_deck(rules_of("marie-luce-52"), blocked_contract=blocked_contract)
    return entered(begun(rules, 3), *(contract for contract in NO_BARBU for _ in range(3)))


def test_E22_with_nothing_but_barbu_left_the_cards_are_dealt_again() -> None:
    match = dealt(only_barbu_left(), out="KH")
    assert isinstance(match.phase, Dealing)
    round = match.phase.round
    assert (round.number, round.roles.chooser, round.thrown_in) == (18, 1, 1)
    again = dealt(match, out="2C")
    assert isinstance(again.phase, Choosing)
    assert again.phase.round.roles == round.roles
    assert [row.id for row in again.phase.options] == ["barbu"]
    assert len(again.results) == 18


def test_E22_or_the_box_is_ticked_at_zero() -> None:
    match = dealt(only_barbu_left("zero"), out="KH").choose("barbu")
    assert match.results[-1].outcome == NotPlayed(False, cards("KH"))
    assert match.results[-1].score.points == (0, 0, 0)
    assert len(match.results) == 19


def test_E23_six_players_get_eight_cards_each_and_four_stay_out() -> None:
    rules = rules_of("marie-luce-52")
    out = "2C 7D QS 9H"
    match = dealt(begun(rules, 6), out=out)
    assert isinstance(match.phase, Choosing)
    assert [len(hand) for hand in match.phase.round.hands] == [8] * 6
    assert match.phase.round.out == cards(out)
    pack = dealt_pack(rules, 6)
    with pytest.raises(NotLegal):
        dealt(begun(rules, 6), *(" ".join(map(str, pack[seat * 9 : seat * 9 + 9])) for seat in range(5)), out="2C 3C")


@pytest.mark.parametrize(
    ("name", "players", "hand", "worth"),
    [
        ("fr-tableau-32", 5, 6, 60),
        ("fr-tableau-32", 3, 10, 100),
        ("fr-tableau-32-variants", 5, 6, -60),
        ("fr-tableau-32-variants", 3, 10, -100),
    ],
)
def test_E24_E25_tricks_with_five_and_with_three_players(name: str, players: int, hand: int, worth: int) -> None:
    rules = rules_of(name)
    assert set(dealt_pack(rules, players)) & set(cards("7S 7C")) == set()
    assert [len(cards(cards_held)) for cards_held in sweep_hands(rules, players)] == [hand] * players
    assert points(sweep(rules, "tricks", players)) == (worth, *[0] * (players - 1))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_E24_the_last_two_tricks_keep_their_price(players: int) -> None:
    assert points(sweep(rules_of("fr-tableau-32"), "last_two", players)) == (80, *[0] * (players - 1))


BOTH = {"fr-tableau-32": 80, "fr-tableau-32-variants": 80, "suite-8": -80, "tournament-52": -30} | {
    "bga-32": -8,
    "bga-52": -12,
}


@pytest.mark.parametrize(("name", "worth"), BOTH.items())
def test_E26_both_of_the_last_two_tricks_cost_both_prices_and_are_no_slam(name: str, worth: int) -> None:
    rules = rules_of(name)
    row = rules.contract("last_two")
    assert isinstance(row, TrickContract)
    assert row.slam == "none"
    play = sweep(rules, "last_two")
    assert points(play) == (worth, 0, 0, 0)
    assert scored(play).slam is None

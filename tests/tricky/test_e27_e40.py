"""E27 to E40: prices, slams and the chooser's handicap."""

import msgspec
import pytest

from barbu.cards import Suit, cards
from barbu.deal import LayoutOutcome, Setup
from barbu.deal.tricks import TrickPlay, start_tricks
from barbu.match.phases import Playing
from barbu.rules import LayoutContract, Ruleset
from barbu.rules.meaning import hand_size
from barbu.scoring import Call, score
from tests.support.table import (
    begun,
    dealt,
    filled,
    in_tricks,
    points,
    rules_of,
    scored,
    sweep,
    tricks,
    with_row,
)

VARIANTS = "fr-tableau-32-variants"


def alone(name: str, contract: str, card: str) -> int:
    """What the card costs its taker, who wins but the second trick of five, with no other card of any price."""
    hands = ("AS 8C AD KD KS", "7S AC 7D 10D 10S", f"8S {card} 8D JD JS", "9S 10C 9D 7H KC")
    play = tricks(rules_of(name), contract, *hands)
    play = in_tricks(play, f"AS 7S 8S 9S 8C AC {card} 10C 7D 8D 9D AD KD 10D JD 7H")
    if not play.over:
        play = in_tricks(play, "KS 10S JS KC")
    assert [trick.winner for trick in play.done][:4] == [0, 1, 0, 0]
    return points(play)[1]


KING_OF_HEARTS = {
    "fr-tableau-32": 10,
    VARIANTS: 10,
    "classic-32": -10,
    "marie-luce-52": 10,
    "suite-8": -10,
    "tournament-52": -2,
    "bga-52": -1,
}


@pytest.mark.parametrize(("name", "price"), KING_OF_HEARTS.items())
def test_E27_in_hearts_the_king_is_one_heart(name: str, price: int) -> None:
    assert alone(name, "hearts", "KH") == price


ACE_OF_HEARTS = KING_OF_HEARTS | {"tournament-52": -6, "bga-wikipedia": -6}


@pytest.mark.parametrize(("name", "price"), ACE_OF_HEARTS.items())
def test_E28_in_hearts_the_ace_costs_its_price_once(name: str, price: int) -> None:
    assert alone(name, "hearts", "AH") == price


# The king or queen in the salad, and the trick that it is taken in.
KING_IN_SALAD = {
    "fr-tableau-32": (90, 10),
    VARIANTS: (90, 10),
    "classic-32": (-60, -5),
    "marie-luce-52": (110, 10),
    "suite-8": (-90, -10),
    "bga-32": (-9, -1),
    "bga-52": (-13, -1),
    "gautron-52": (45, 5),
}
QUEEN_IN_SALAD = {
    "fr-tableau-32": (30, 10),
    VARIANTS: (30, 10),
    "classic-32": (-30, -5),
    "marie-luce-52": (35, 10),
    "suite-8": (-30, -10),
    "bga-32": (-3, -1),
    "bga-52": (-4, -1),
    "gautron-52": (15, 5),
}


@pytest.mark.parametrize(("name", "prices"), KING_IN_SALAD.items())
def test_E29_the_king_of_hearts_in_the_salad(name: str, prices: tuple[int, int]) -> None:
    assert alone(name, "salad", "KH") == sum(prices)


@pytest.mark.parametrize(("name", "prices"), QUEEN_IN_SALAD.items())
def test_E30_the_queen_of_hearts_in_the_salad(name: str, prices: tuple[int, int]) -> None:
    assert alone(name, "salad", "QH") == sum(prices)


# --- slams ------------------------------------------------------------------------------------------

SALAD_SWEPT = {
    "fr-tableau-32": 400,
    VARIANTS: 400,
    "classic-32": 250,
    "classic-52": 325,
    "marie-luce-52": 560,
    "suite-8": -400,
    "bga-32": -32,
    "bga-52": -50,
    "classic-32-flat40": 40,
}


@pytest.mark.parametrize(("name", "worth"), SALAD_SWEPT.items())
def test_E31_every_trick_of_the_salad(name: str, worth: int) -> None:
    assert points(sweep(rules_of(name), "salad")) == (worth, 0, 0, 0)


@pytest.mark.parametrize(("name", "worth"), [("bga-32", 32), ("bga-52", 50)])
def test_E31_on_bga_an_option_turns_it_round(name: str, worth: int) -> None:
    assert points(sweep(with_row(rules_of(name), "salad", slam="mirror"), "salad")) == (worth, 0, 0, 0)


def test_E31_the_tournament_has_no_salad() -> None:
    assert "salad" not in [row.id for row in rules_of("tournament-52").contracts]


def all_hearts_but_one_trick(rules: Ruleset, contract: str) -> TrickPlay:
    """Seat 0 leads clubs from the ace down while hearts are thrown on them, and gives away the last trick."""
    clubs = sorted((card for card in cards(" ".join(filled(rules, 4))) if card.suit == 0), key=lambda card: -card.rank)
    lowest = clubs.pop()
    diamond = "7D" if hand_size(rules, 4) == 8 else "2D"
    hearts = ("7H 8H 9H 10H", "JH QH KH AH") if hand_size(rules, 4) == 8 else ("2H 3H 4H 5H 6H 7H", "8H QH KH AH")
    hands = filled(rules, 4, " ".join(map(str, [*clubs, diamond])), str(lowest), *hearts)
    setup = Setup(rules, rules.contract(contract), 4, 0)
    play = start_tricks(setup, tuple(map(cards, hands)))
    while not play.over:
        may = [action.card for action in play.legal]
        chosen = next((card for card in may if card.suit == Suit.HEARTS), may[0])
        play = in_tricks(play, str(chosen))
    return play


ALL_HEARTS = {
    "fr-tableau-32": (80, 80, 80, 70),
    VARIANTS: (80, 80, 80, 70),
    "classic-32": (-80, -80, -50, -35),
    "marie-luce-52": (130, 100, 100, 120),
    "suite-8": (-80, -80, -80, -70),
    "bga-52": (-13, -12, -12, -12),
}


@pytest.mark.parametrize(("name", "prices"), ALL_HEARTS.items())
def test_E32_all_hearts_of_the_salad_without_all_tricks_are_no_slam(name: str, prices: tuple[int, ...]) -> None:
    rules = rules_of(name)
    play = all_hearts_but_one_trick(rules, "salad")
    hearts, queens, king, won = prices
    lines = scored(play).lines[0]
    assert scored(play).slam is None
    assert sum(line.points for line in lines if line.item == "H") == hearts
    assert sum(line.points for line in lines if line.item == "KH") == king
    assert sum(line.points for line in lines if line.item == "trick") == won
    last_but_one = sum(line.points for line in lines if line.item == "last2")
    others = sum(line.points for line in lines if line.item == "Q")
    assert others % (queens // 4) == 0
    assert points(play)[0] == hearts + others + king + won + last_but_one


@pytest.mark.parametrize(("name", "worth"), [("classic-32", 80), (VARIANTS, -80), ("tournament-52", -30)])
def test_E33_every_trick_of_hearts_is_every_heart(name: str, worth: int) -> None:
    assert points(sweep(rules_of(name), "hearts")) == (worth, 0, 0, 0)


def test_E34_with_a_queen_out_the_slam_is_the_queens_in_play() -> None:
    rules = with_row(rules_of("marie-luce-52"), "queens", slam="mirror")
    swept = sweep(rules, "queens", 3, out="QD")
    assert scored(swept).slam == 0
    assert points(swept) == (-75, 0, 0)


@pytest.mark.parametrize(("players", "mirrored"), [(3, -100), (4, -80), (5, -60)])
def test_E35_a_slam_takes_off_what_it_would_have_cost(players: int, mirrored: int) -> None:
    rules = rules_of(VARIANTS)
    assert points(sweep(rules, "tricks", players))[0] == mirrored
    flat = with_row(rules, "tricks", slam="fixed", slam_points=80)
    assert points(sweep(flat, "tricks", players))[0] == -80


@pytest.mark.parametrize("name", [VARIANTS, "classic-32", "classic-32-flat40", "score-barbu-app", "bga-52"])
@pytest.mark.parametrize("contract", ["tricks", "hearts", "queens"])
def test_E36_the_others_have_nothing(name: str, contract: str) -> None:
    rules = rules_of(name)
    if name == "bga-52":
        rules = with_row(rules, contract, slam="mirror")
    swept = scored(sweep(rules, contract))
    assert swept.slam == 0
    assert swept.points[1:] == (0, 0, 0)
    assert rules.gain(swept.points[0]) > 0


def test_E36_but_for_tables_that_charge_them() -> None:
    assert points(sweep(rules_of("hearts"), "hearts26")) == (0, 26, 26, 26)


# --- the chooser's handicap -------------------------------------------------------------------------


def test_E37_twice_nothing_is_nothing() -> None:
    swept = sweep(with_row(rules_of(VARIANTS), "tricks", slam="none"), "tricks")
    assert points(swept, chooser=1) == (80, 0, 0, 0)
    assert points(swept, chooser=0) == (160, 0, 0, 0)


@pytest.mark.parametrize("contract", ["tricks", "hearts", "queens"])
def test_E38_the_choosers_own_slam_is_halved(contract: str) -> None:
    swept = sweep(rules_of(VARIANTS), contract)
    assert points(swept, chooser=0) == (-40, 0, 0, 0)
    assert points(swept, chooser=1) == (-80, 0, 0, 0)


@pytest.mark.parametrize(("prize", "half"), [(-45, -22), (-300, -150), (-1, 0)])
def test_E39_half_an_odd_gain_is_rounded_toward_zero(prize: int, half: int) -> None:
    rules = with_row(rules_of(VARIANTS), "domino", payout=(prize,))
    signed = msgspec.structs.replace(with_row(rules, "domino", payout=(-prize,)), sign="signed")
    for table, worth in ((rules, half), (signed, -half)):
        row = table.contract("domino")
        assert isinstance(row, LayoutContract)
        assert score(table, row, LayoutOutcome((2, 0)), Call(4, chooser=2)).points == (0, 0, worth, 0)


def test_E40_the_chooser_plays_last_to_the_first_trick_and_winners_lead_after_it() -> None:
    match = dealt(begun(rules_of(VARIANTS), dealer=3), "7C", "8C", "9C KC").choose("tricks")
    assert isinstance(match.phase, Playing)
    assert match.phase.round.roles.chooser == 0
    order = []
    for _ in range(4):
        order.append(match.to_act)
        match = match.act(match.legal[-1])
    assert order == [1, 2, 3, 0]
    assert isinstance(match.phase, Playing)
    assert isinstance(match.phase.play, TrickPlay)
    assert match.to_act == match.phase.play.done[0].winner

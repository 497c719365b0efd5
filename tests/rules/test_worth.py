"""What contracts, slams and tricks are worth, as the sources say."""

import pytest

from barbu.cards import cards
from barbu.rules import TrickContract, preset
from barbu.rules.meaning import card_points, hand_size, total, trick_points
from tests.support.games import lines
from tests.support.table import rules_of

CONTRACTS = """
fr-tableau-32              4  tricks 80  hearts 80  queens 80  barbu 80  last_two 80  salad 400  domino -400
fr-tableau-32              3  tricks 100  hearts 80  queens 80  barbu 80  last_two 80  salad 420  domino -400
fr-tableau-32              5  tricks 60  hearts 80  queens 80  barbu 80  last_two 80  salad 380  domino -400
fr-tableau-32-variants     4  tricks 80  hearts 80  queens 80  barbu 80  last_two 80  salad 400  domino -400
fr-tableau-32-literal      4  tricks 80  hearts 80  queens 80  last_two 80  salad 320  domino -400
fr-tableau-32-2nd-reussite 4  tricks 80  hearts 80  queens 80  barbu 80  salad 320  domino -400  domino_2 -400
fr-tableau-32-last-trick   4  last_trick 80  salad 400
fr-tableau-52              4  tricks 130  hearts 130  queens 80  barbu 80  last_two 80  salad 500  domino -400
classic-32                 4  tricks -40  hearts -80  queens -80  barbu -50  salad -250  domino 150
classic-52                 4  tricks -65  hearts -130  queens -80  barbu -50  salad -325  domino 150
marie-luce-52              3  tricks 170  hearts 130  queens 100  barbu 100  last_trick 100  salad 600
marie-luce-52              3  domino -150
marie-luce-52              4  tricks 130  hearts 130  queens 100  barbu 100  last_trick 100  salad 560
marie-luce-52              4  domino -150
marie-luce-52              5  tricks 100  hearts 130  queens 100  barbu 100  last_trick 100  salad 530
marie-luce-52              5  domino -150
marie-luce-52              6  tricks 80  hearts 130  queens 100  barbu 100  last_trick 100  salad 510
marie-luce-52              6  domino -150
suite-8                    4  tricks -80  hearts -80  queens -80  barbu -80  last_two -80  salad -400
suite-8                    4  domino 400  domino_2 400
tournament-52              4  tricks -26  hearts -30  queens -24  barbu -20  last_two -30  trumps 65
tournament-52              4  domino 65
pagat-52                   4  tricks -26  hearts -30  queens -24  barbu -20  last_two -30  trumps 65
pagat-52                   4  domino 65
trictrac-52                4  tricks -26  hearts -30  queens -24  barbu -20  last_two -30  trumps 65
trictrac-52                4  domino 65
tournament-5p              5  tricks -20  hearts -30  queens -24  barbu -20  last_two -30  trumps 50
tournament-5p              5  domino 74
bga-32                     4  tricks -8  hearts -8  queens -8  barbu -8  last_two -8  domino 30  trumps 16
bga-32                     4  salad -32  anti_salad 32
bga-36                     4  tricks -9  hearts -9  queens -8  barbu -8  last_two -8  domino 30  trumps 18
bga-36                     4  salad -34  anti_salad 34
bga-52                     4  tricks -13  hearts -13  queens -12  barbu -12  last_two -12  domino 45
bga-52                     4  trumps 39  salad -50  anti_salad 50
bga-wikipedia              4  tricks -26  hearts -30  queens -24  barbu -20  last_two -30  trumps 65
bga-wikipedia              4  domino 65
barbu-app                  4  tricks -26  hearts -30  queens -24  barbu -20  last_two -30  trumps 65
barbu-app                  4  domino 65
gautron-52                 4  barbu 80  hearts 130  last_two 80  queens 80  tricks 130  salad 250  domino -200
ludophinois-32             4  tricks -8  hearts -8  queens -8  barbu -8  salad -32
fr-wikipedia-32            4  tricks -40  hearts -40  queens -60  barbu -70  salad -210  domino 150
qcsalon-classic            4  tricks 65  hearts 130  queens 200  barbu 200  salad 595
score-barbu-app            4  tricks 40  hearts 40  queens 40  barbu 50  last_trick 40  salad 210  domino 0
score-barbu-app            3  tricks 40  queens 40  barbu 50  last_trick 40  domino 0
score-barbu-app            5  tricks 40  queens 40  barbu 50  last_trick 40  domino 0
score-barbu-app            6  tricks 40  queens 40  barbu 50  last_trick 40  domino 0
la-salade-qc               4  tricks 65  hearts 65  queens 100  barbu 50  last_trick 80  salad 360
la-salade-qc               4  domino -150
hearts                     4  hearts26 26
king-pt                    4  tricks -260  hearts -260  queens -200  kings_jacks -240  barbu -160
king-pt                    4  last_two -180  trumps 325
king-tr                    4  tricks -650  hearts -390  kings_jacks -480  queens -400  barbu -320
king-tr                    4  last_two -360  trumps 650
rentz-4                    4  barbu -80  queens -80  diamonds -80  tricks -80  salad -320  ten_clubs 80
rentz-4                    4  whist 80  domino 750
kein-stich                 4  tricks 40  hearts 40  queens 40  barbu 40  domino -160
herzeln-piatnik            4  hearts -33  tricks_plus 80  tricks -80  queens -80  barbu -40
herzeln-piatnik            4  last_trick_plus 40  last_trick -40
"""


@pytest.mark.parametrize("line", lines(CONTRACTS), ids=lambda line: f"{line[0]}-{line[1]}")
def test_E24_E25_each_contract_is_worth_what_its_source_says(line: list[str]) -> None:
    name, players, *worth = line
    rules = rules_of(name)
    printed = {id: int(points) for id, points in zip(worth[::2], worth[1::2], strict=True)}
    assert {id: total(rules, rules.contract(id), int(players)) for id in printed} == printed


BALANCED = [
    ("tournament-52", -130, 130),
    ("pagat-52", -130, 130),
    ("trictrac-52", -130, 130),
    ("tournament-5p", -124, 124),
    ("king-pt", -1300, 1300),
    ("king-tr", -2600, 2600),
    ("kein-stich", -160, 160),
]


@pytest.mark.parametrize(("name", "lost", "won"), BALANCED)
def test_what_some_games_take_in_their_contracts_they_give_back(name: str, lost: int, won: int) -> None:
    rules = rules_of(name)
    gains = [rules.gain(total(rules, row, rules.players[0])) for row in rules.active]
    assert sum(gain for gain in gains if gain < 0) == lost
    assert sum(gain for gain in gains if gain > 0) == won


SLAMS = """
classic-32  tricks 40  hearts 80   queens 80  salad 250
classic-52  tricks 65  hearts 130  queens 80  salad 325
"""


@pytest.mark.parametrize("line", lines(SLAMS), ids=lambda line: line[0])
def test_S1_23_S1_25_S1_27_S1_31_a_slam_turns_the_whole_contract_round(line: list[str]) -> None:
    rules = preset(line[0])
    for id, points in zip(line[1::2], line[2::2], strict=True):
        row = rules.contract(id)
        assert isinstance(row, TrickContract)
        assert (row.slam, -total(rules, row, 4)) == ("mirror", int(points))


def test_S1_28_the_barbu_has_no_slam() -> None:
    barbu = preset("classic-32").contract("barbu")
    assert isinstance(barbu, TrickContract)
    assert barbu.slam == "none"


def test_S1_42_every_slam_may_pay_forty() -> None:
    rows = [row for row in preset("classic-32-flat40").contracts if isinstance(row, TrickContract)]
    slams = {row.id: row.slam_points for row in rows if row.slam == "fixed"}
    assert slams == {"tricks": 40, "hearts": 40, "queens": 40, "salad": 40}


OUT = [
    ("barbu", 3, "KH", 0),
    ("salad", 3, "KH", 600 - 100 - 10),
    ("queens", 3, "QD", 75),
    ("hearts", 3, "2H", 120),
    ("hearts", 6, "2H 3H 4C KC", 110),
    ("salad", 6, "2H 3H QH KH", 510 - 4 * 10 - 25 - 100),
]


@pytest.mark.parametrize(("contract", "players", "out", "worth"), OUT)
def test_S3_62_S3_63_E23_cards_out_of_play_do_not_count(contract: str, players: int, out: str, worth: int) -> None:
    rules = preset("marie-luce-52")
    assert total(rules, rules.contract(contract), players, cards(out)) == worth


TRICKS = """
W1  marie-luce-52  last      155  3H QH 10C 4S
W2  suite-8        last     -200  7H 8H QH KH
W3  classic-32     first     -45  8H 9H QS 10D
W4  classic-32     first     -45  8H QH 7C 9D
W5  fr-tableau-32  but-last  170  KH QH 7H 8S
W6  bga-32         first     -14  KH QH 7H 8S
W7  gautron-52     last      100  KH QH 7H 8S
E29 fr-tableau-32  first     100  KH
E29 bga-52         first     -14  KH
E30 marie-luce-52  first      45  QH
E30 bga-52         first      -5  QH
"""


@pytest.mark.parametrize("line", lines(TRICKS), ids=lambda line: f"{line[0]}-{line[1]}")
def test_S1_30_S3_26_S4_30_one_trick_of_the_salad_is_charged_for_all_that_it_holds(line: list[str]) -> None:
    _, name, place, points, *taken = line
    rules = preset(name)
    salad = rules.contract("salad")
    assert isinstance(salad, TrickContract)
    worth = card_points(rules, salad)
    trick = trick_points(rules, salad, hand_size(rules, 4))[{"first": 0, "but-last": -2, "last": -1}[place]]
    assert trick + sum(worth.get(card, 0) for card in cards(" ".join(taken))) == int(points)


@pytest.mark.parametrize(("name", "points"), [("tournament-52", -6), ("bga-wikipedia", -6), ("bga-52", -1)])
def test_E28_the_ace_of_hearts_costs_its_own_price_alone(name: str, points: int) -> None:
    rules = preset(name)
    hearts = rules.contract("hearts")
    assert isinstance(hearts, TrickContract)
    assert card_points(rules, hearts)[cards("AH")[0]] == points

"""The presets: all there, readable, honest about what is assumed, and worth what their sources say."""

import json
import re
from pathlib import Path

import pytest

from barbu.cards import cards, stripped_pack
from barbu.rules import (
    LayoutContract,
    Ruleset,
    TrickContract,
    canonical,
    from_plain,
    names,
    preset,
    problems,
    ruleset_hash,
    to_plain,
)
from barbu.rules.load import loads
from barbu.rules.meaning import (
    card_points,
    dealt_pack,
    each_player,
    hand_size,
    leftover_count,
    scheduled_deals,
    total,
    trick_points,
)
from barbu.rules.options import OPTIONS, Scope


def lines(table: str) -> list[list[str]]:
    """The words of each line of a table."""
    return [line.split() for line in table.strip().splitlines()]


PRESET_NAMES = """
fr-tableau-32  fr-tableau-32-variants  fr-tableau-32-literal  fr-tableau-32-short-ordered
fr-tableau-32-short-picked  fr-tableau-32-2nd-reussite  fr-tableau-32-last-trick  fr-tableau-52
classic-32  classic-32-flat40  classic-52  classic-32-dealer-chooses  classic-32-left-chooses
marie-luce-52  marie-luce-short  suite-8  suite-8x4
tournament-52  pagat-52  trictrac-52  tournament-5p  bga-52  bga-36  bga-32  bga-wikipedia  barbu-app
gautron-52  ludophinois-32  fr-wikipedia-32  qcsalon-classic  score-barbu-app  la-salade-qc
"""
PRESETS = [name for line in lines(PRESET_NAMES) for name in line]

RULESETS = {file.stem: file for file in (Path(__file__).parent.parent / "rulesets").glob("*.toml")}
"""Rulesets that are no presets: relatives of the game."""

every_preset = pytest.mark.parametrize("name", PRESETS)
every_ruleset = pytest.mark.parametrize("name", [*PRESETS, *sorted(RULESETS)])


def ruleset(name: str) -> Ruleset:
    """The preset of this name, or else the ruleset beside the tests."""
    if name in PRESETS:
        return preset(name)
    return loads(RULESETS[name].read_text(encoding="utf-8"), preset)


# --- all there, and honest --------------------------------------------------------------------------


def test_the_presets_are_these_and_no_others() -> None:
    assert set(names()) == set(PRESETS)


@every_ruleset
def test_a_ruleset_file_reads_without_a_problem_and_says_where_it_comes_from(name: str) -> None:
    rules = ruleset(name)
    assert problems(rules) == ()
    assert rules.name == name
    assert rules.source
    assert "://" not in rules.source


@pytest.mark.parametrize("name", names())
def test_the_source_of_a_preset_means_something_to_a_player(name: str) -> None:
    assert not re.search(r"\b[SEWN]\d|[{}_]", preset(name).source)  # numbers of rules are for docs/rules.md


@every_ruleset
def test_assumed_values_are_those_of_options_that_exist_and_apply(name: str) -> None:
    rules = ruleset(name)
    assert [key for key in rules.assumed if not names_an_option(rules, key)] == []


def names_an_option(rules: Ruleset, key: str) -> bool:
    """Whether the key names a row of the ruleset, or an option that means something in it."""
    first, *rest = key.split(".")
    match first, rest:
        case "contracts", [id]:
            return any(row.id == id for row in rules.contracts)
        case "contracts", [id, field]:
            row = rules.contract(id)
            scope: Scope = "tricks" if isinstance(row, TrickContract) else "layout"
            option = OPTIONS.get(f"{scope}.{field}")
            return option is not None and option.applies(row)
        case ("deck" | "doubling") as part, [_]:
            option = OPTIONS.get(key)
            return option is not None and option.applies(getattr(rules, part))
        case _, []:
            option = OPTIONS.get(key)
            return option is not None and option.role != "about" and option.applies(rules)
    return False


@every_ruleset
def test_a_ruleset_survives_its_canonical_form(name: str) -> None:
    rules = ruleset(name)
    again = from_plain(to_plain(rules))
    assert again == rules
    assert from_plain(json.loads(canonical(rules))) == rules
    assert ruleset_hash(again) == ruleset_hash(rules)


def test_no_two_presets_are_the_same_game() -> None:
    assert len({ruleset_hash(preset(name)) for name in PRESETS}) == len(PRESETS)


# --- what each contract is worth --------------------------------------------------------------------

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
    rules = ruleset(name)
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
    rules = ruleset(name)
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


# --- hands, deals, whole matches --------------------------------------------------------------------

MATCHES = """
ruleset                      players  hand  over  deals  list  match
fr-tableau-32                4        8     0     28     400   1600
fr-tableau-32                3        10    0     21     440   1320
fr-tableau-32                5        6     0     35     360   1800
fr-tableau-32-variants       3        10    0     21     .     .
fr-tableau-32-variants       4        8     0     28     .     .
fr-tableau-32-variants       5        6     0     35     .     .
fr-tableau-32-literal        3        10    0     18     .     .
fr-tableau-32-literal        4        8     0     24     .     .
fr-tableau-32-literal        5        6     0     30     .     .
fr-tableau-32-short-ordered  3        10    0     7      440   440
fr-tableau-32-short-ordered  4        8     0     7      400   400
fr-tableau-32-short-ordered  5        6     0     7      360   360
fr-tableau-32-short-picked   3        10    0     7      440   440
fr-tableau-32-short-picked   4        8     0     7      400   400
fr-tableau-32-short-picked   5        6     0     7      360   360
fr-tableau-32-2nd-reussite   3        10    0     21     .     .
fr-tableau-32-2nd-reussite   4        8     0     28     -160  .
fr-tableau-32-2nd-reussite   5        6     0     35     .     .
fr-tableau-32-last-trick     3        10    0     21     .     .
fr-tableau-32-last-trick     4        8     0     28     400   .
fr-tableau-32-last-trick     5        6     0     35     .     .
fr-tableau-52                3        17    0     21     .     .
fr-tableau-52                4        13    0     28     .     .
fr-tableau-52                5        10    0     35     .     .
classic-32                   4        8     0     24     -350  -1400
classic-32-flat40            4        8     0     24     -350  -1400
classic-32-dealer-chooses    4        8     0     24     -350  -1400
classic-32-left-chooses      4        8     0     24     -350  -1400
classic-52                   4        13    0     24     .     .
marie-luce-52                3        17    1     21     .     .
marie-luce-52                4        13    0     28     970   3880
marie-luce-52                5        10    2     35     .     .
marie-luce-52                6        8     4     42     .     .
marie-luce-short             3        17    1     3      .     .
marie-luce-short             4        13    0     4      .     .
marie-luce-short             5        10    2     5      .     .
marie-luce-short             6        8     4     6      .     .
suite-8                      4        8     0     8      0     0
suite-8x4                    4        8     0     32     0     0
tournament-52                4        13    0     28     0     0
pagat-52                     4        13    0     28     0     0
trictrac-52                  4        13    0     28     0     0
tournament-5p                5        10    0     35     0     0
bga-52                       4        13    0     6      .     .
bga-36                       4        9     0     6      .     .
bga-32                       4        8     0     6      .     .
bga-wikipedia                4        13    0     6      .     .
barbu-app                    4        13    0     28     0     0
gautron-52                   4        13    0     28     .     .
ludophinois-32               4        8     0     20     .     .
fr-wikipedia-32              4        8     0     24     .     .
qcsalon-classic              4        13    0     20     .     .
qcsalon-classic              3        17    0     15     .     .
qcsalon-classic              5        10    0     25     .     .
qcsalon-classic              6        8     0     30     .     .
qcsalon-classic              7        7     0     35     .     .
score-barbu-app              3        8     0     21     .     .
score-barbu-app              4        8     0     28     .     .
score-barbu-app              5        8     0     35     .     .
score-barbu-app              6        8     0     42     .     .
la-salade-qc                 3        17    0     21     .     .
la-salade-qc                 4        13    0     28     .     .
hearts                       4        13    0     1      26    26
king-pt                      4        13    0     10     0     0
king-tr                      4        13    0     20     0     0
rentz-4                      4        8     0     32     270   .
kein-stich                   4        8     0     5      0     0
herzeln-piatnik              3        8     0     8      .     .
herzeln-piatnik              4        8     0     8      .     .
"""
"""`list` is what a list of contracts comes to, a chooser's or the table's; a dot: none is printed."""

every_match = pytest.mark.parametrize("line", lines(MATCHES)[1:], ids=lambda line: f"{line[0]}-{line[1]}")


@every_match
def test_S0_10_S0_20_S0_21_S1_7_S3_15_S3_56_S3_61_hands_left_overs_and_deals(line: list[str]) -> None:
    name, players, hand, over, deals = line[0], *map(int, line[1:5])
    rules = ruleset(name)
    found = hand_size(rules, players), leftover_count(rules, players), scheduled_deals(rules, players)
    assert found == (hand, over, deals)


@every_match
def test_a_list_and_a_match_come_to_what_the_source_says(line: list[str]) -> None:
    name, players, one_list, match = line[0], int(line[1]), *line[5:]
    rules = ruleset(name)
    listed = sum(total(rules, row, players) for row in rules.active)
    lists = rules.series * (players if each_player(rules) else 1)
    assert one_list in (".", str(listed))
    assert match in (".", str(listed * lists))


def test_the_table_has_every_number_of_players_of_every_ruleset() -> None:
    listed = {(line[0], int(line[1])) for line in lines(MATCHES)[1:]}
    assert listed == {(name, players) for name in [*PRESETS, *RULESETS] for players in ruleset(name).players}


# --- packs and payouts ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players", "out"),
    [
        ("fr-tableau-32", 3, "7S 7C"),
        ("fr-tableau-32", 5, "7S 7C"),
        ("fr-tableau-52", 3, "7C"),
        ("fr-tableau-52", 5, "2S 2C"),
        ("tournament-5p", 5, "2C 2D"),
        ("la-salade-qc", 3, "2C"),
    ],
)
def test_S0_8_S0_50_named_cards_leave_the_pack(name: str, players: int, out: str) -> None:
    rules = preset(name)
    size = rules.deck.size
    assert isinstance(size, int)
    assert set(stripped_pack(size)) - set(dealt_pack(rules, players)) == set(cards(out))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_linear_payout_gives_back_what_it_takes(players: int) -> None:
    layout = preset("score-barbu-app").contract("domino")
    assert isinstance(layout, LayoutContract)
    assert not isinstance(layout.payout, tuple)
    points = layout.payout[players]
    assert points == tuple(-place for place in reversed(points))

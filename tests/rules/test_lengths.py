"""Hands, deals, packs, and what whole matches come to, for each number of players."""

import pytest

from barbu.cards import cards, stripped_pack
from barbu.rules import LayoutContract, names, preset
from barbu.rules.meaning import dealt_pack, each_player, hand_size, leftover_count, scheduled_deals, total
from tests.support.games import RELATIVES, lines
from tests.support.table import rules_of

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
    rules = rules_of(name)
    found = hand_size(rules, players), leftover_count(rules, players), scheduled_deals(rules, players)
    assert found == (hand, over, deals)


@every_match
def test_a_list_and_a_match_come_to_what_the_source_says(line: list[str]) -> None:
    name, players, one_list, match = line[0], int(line[1]), *line[5:]
    rules = rules_of(name)
    listed = sum(total(rules, row, players) for row in rules.active)
    lists = rules.series * (players if each_player(rules) else 1)
    assert one_list in (".", str(listed))
    assert match in (".", str(listed * lists))


def test_the_table_has_every_number_of_players_of_every_ruleset() -> None:
    listed = {(line[0], int(line[1])) for line in lines(MATCHES)[1:]}
    assert listed == {(name, players) for name in [*names(), *RELATIVES] for players in rules_of(name).players}


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

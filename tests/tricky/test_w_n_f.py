"""W1 to W7: one trick, priced. N1 to N12: when a deal stops. F5: checks on whole matches."""

import random
from functools import lru_cache

import pytest

from barbu.cards import Card, cards
from barbu.deal import LayoutOutcome, TrickOutcome, outcome
from barbu.deal.tricks import TrickPlay
from barbu.errors import NotLegal
from barbu.match import Action, Double, Match, MatchView, grid, sheet
from barbu.match.phases import Choosing, Dealing, Doubling, Playing, Result
from barbu.rules import Ruleset, TrickContract, names
from barbu.rules.meaning import each_player, hand_size, items, scheduled_deals
from barbu.scoring import settle
from tests.support import scale
from tests.support.drive import any_legal, play_out
from tests.support.table import (
    begun,
    deal,
    dealt,
    entered,
    filled,
    finished,
    hands_for,
    in_tricks,
    points,
    rules_of,
    script_played,
    skipped,
    sweep_hands,
    taken,
    tricks,
    with_doubling,
    with_row,
)

# --- W: one trick -----------------------------------------------------------------------------------

DIAMONDS = "AD 7D 8D 9D"
SPADES = "AS 9S JS KS"
CLUBS = "7C 8C 9C JC"
"""Seat 0 wins the first two, which he leads, and the third, which seat 1 leads: none holds a card of any price."""

W = {
    "W1": ("marie-luce-52", [DIAMONDS, SPADES, "3H QH 10C 4S"], 155),
    "W2": ("suite-8", [DIAMONDS, SPADES, "7H KH QH 8H"], -200),
    "W3": ("classic-32", ["8H 9H QS 10D", CLUBS], -45),
    "W3-last": ("classic-32", [DIAMONDS, "8H 9H QS 10D"], -45),
    "W4": ("classic-32", [DIAMONDS, "8H QH 7C 9C", "10C 8C KC JC"], -45),
    "W5": ("fr-tableau-32", [DIAMONDS, "7H KH QH 8S", CLUBS], 170),
    "W6": ("bga-32", ["7H KH QH 8S", CLUBS, "JD 10D KD 7D"], -14),
    "W7": ("gautron-52", [DIAMONDS, SPADES, "7H KH QH 8S"], 100),
}


@pytest.mark.parametrize(("name", "script", "price"), W.values(), ids=list(W))
def test_W1_W2_W3_W4_W5_W6_W7_one_trick_of_the_salad(name: str, script: list[str], price: int) -> None:
    rules = rules_of(name)
    play = in_tricks(tricks(rules, "salad", *hands_for(rules, "salad", script)), " ".join(script))
    assert play.over
    assert taken(play).tricks is not None
    assert [trick.winner for trick in play.done].count(1) == 1
    assert points(play)[1] == price


# --- N: when a deal stops ---------------------------------------------------------------------------

KING_IN_FOUR = ["AC 2C 3C 4C", "KC 5C 6C 7C", "QC 8C 9C 10C", "AD 2D 3D KH"]
QUEEN_IN_NINE = [
    *("AC 2C 3C QC", "KC 4C 5C 6C", "JC 7C 8C 9C"),
    *("AS 2S 3S QS", "KS 4S 5S 6S", "JS 7S 8S 9S"),
    *("AD 2D 3D QD", "KD 4D 5D 6D", "AH 2H 3H QH"),
]
HEART_IN_ELEVEN = [
    *("AC 2C 3C QC", "KC 4C 5C 6C", "JC 7C 8C 9C"),
    *("AS 2S 3S QS", "KS 4S 5S 6S", "JS 7S 8S 9S"),
    *("AD 2D 3D QD", "AH 2H 3H QH", "KH 4H 5H 6H", "JH 7H 8H 9H", "10H 4D 5D 6D"),
]


def stops(name: str, contract: str, script: list[str], out: str = "") -> TrickPlay:
    """The deal that stops with the last of these tricks, and not before."""
    almost = script_played(rules_of(name), contract, script, out=out)
    hands = filled(rules_of(name), len(almost.hands), *hands_for(rules_of(name), contract, script), out=out)
    before = in_tricks(tricks(rules_of(name), contract, *hands, out=out), " ".join(script[:-1]))
    assert (before.over, almost.over, len(almost.done)) == (False, True, len(script))
    return almost


def test_N1_barbu_stops_when_the_king_is_taken() -> None:
    assert points(stops("marie-luce-52", "barbu", KING_IN_FOUR)) == (100, 0, 0, 0)


def test_N2_queens_stop_at_the_fourth() -> None:
    assert sum(points(stops("marie-luce-52", "queens", QUEEN_IN_NINE))) == 100


def test_N3_with_a_queen_out_queens_stop_at_the_third() -> None:
    play = stops("marie-luce-52", "queens", ["AC 2C QC", "AS 2S 3S", "KS 4S QS", "AH 2H QH"], out="QD")
    assert sum(points(play)) == 75


HEARTS_WITHOUT_TEN = ["AC 2C 3C", "AH 2H 3H", "KH 4H 5H", "QH 6H 7H", "JH 8H 9H"]


@pytest.mark.parametrize(("script", "out", "total"), [(HEART_IN_ELEVEN, "", 130), (HEARTS_WITHOUT_TEN, "10H", 120)])
def test_N4_hearts_stop_at_the_last_one_in_play(script: list[str], out: str, total: int) -> None:
    assert sum(points(stops("marie-luce-52", "hearts", script, out))) == total


def test_N5_the_salad_goes_on_to_the_last_trick() -> None:
    play = script_played(rules_of("marie-luce-52"), "salad", KING_IN_FOUR)
    assert not play.over
    end = finished(play)
    assert isinstance(end, TrickPlay)
    assert len(end.done) == 13


def test_N6_the_layout_stops_at_the_second_empty_hand() -> None:
    rules = rules_of("marie-luce-52")
    play = finished(deal(rules, "domino", *filled(rules, 4)))
    facts = outcome(play)
    assert isinstance(facts, LayoutOutcome)
    assert len(facts.finish) == 2
    assert [points(play)[seat] for seat in facts.finish] == [-100, -50]
    assert sorted(points(play)) == [-100, -50, 0, 0]


def test_N7_the_tournament_layout_stops_at_the_third_empty_hand() -> None:
    rules = rules_of("tournament-52")
    play = finished(deal(rules, "domino", *filled(rules, 4), start_rank="7"))
    facts = outcome(play)
    assert isinstance(facts, LayoutOutcome)
    assert len(facts.finish) == 3
    fourth = ({0, 1, 2, 3} - set(facts.finish)).pop()
    assert len(play.hands[fourth]) > 0
    assert [points(play)[seat] for seat in (*facts.finish, fourth)] == [45, 20, 5, -5]


def test_N8_the_tournament_barbu_stops_and_doubles_are_settled() -> None:
    rules = rules_of("tournament-52")
    match = dealt(begun(rules), *hands_for(rules, "barbu", KING_IN_FOUR)).choose("barbu")
    match = match.double(0).double(1).double().double(1)
    assert not isinstance(match.phase, Doubling)
    for card in cards(" ".join(KING_IN_FOUR)):
        assert isinstance(match.phase, Playing)
        match = match.play(card)
    assert isinstance(match.phase, Dealing)
    score = match.results[0].score
    assert score.base == (-20, 0, 0, 0)
    assert score.points == (-60, 40, 0, 0) == settle(score.base, [(1, 0, 2), (2, 1, 1)])


def test_N9_in_the_gautron_family_barbu_stops_and_the_salad_goes_on() -> None:
    assert points(stops("gautron-52", "barbu", KING_IN_FOUR)) == (80, 0, 0, 0)
    assert not script_played(rules_of("gautron-52"), "salad", KING_IN_FOUR).over


HEARTS_IN_SIX = ["AC 7C 8C 9C", "KC 10C JC QC", "AS 7S 8S 9S", "KS 10S JS QS", "AH 7H 8H 9H", "KH 10H JH QH"]


def test_N10_classic_hearts_play_on_after_the_eighth_heart() -> None:
    classic = rules_of("classic-32")
    play = script_played(classic, "hearts", HEARTS_IN_SIX)
    assert not play.over
    assert points(finished(play)) == (80, 0, 0, 0)
    early = script_played(with_row(classic, "hearts", early_end=True), "hearts", HEARTS_IN_SIX)
    assert early.over
    assert points(early) == (80, 0, 0, 0)


SEVEN_WON = [
    *("AC 7C 8C 9C", "KC 10C JC QC", "AS 7S 8S 9S", "KS 10S JS QS"),
    *("AD 7D 8D 9D", "KD 10D JD QD", "AH 7H 8H 9H"),
]


@pytest.mark.parametrize(("eighth", "won"), [("KH 10H JH QH", 40), ("10H KH JH QH", -35)])
def test_N11_classic_no_tricks_play_on_for_the_eighth(eighth: str, won: int) -> None:
    play = script_played(rules_of("classic-32"), "tricks", [*SEVEN_WON, eighth])
    before = script_played(rules_of("classic-32"), "tricks", SEVEN_WON)
    assert (before.over, play.over) == (False, True)
    assert points(play)[0] == won


def test_N12_with_the_king_out_barbu_is_refused_and_the_cards_are_dealt_again() -> None:
    rules = rules_of("marie-luce-52")
    match = dealt(begun(rules, 3), out="KH")
    with pytest.raises(NotLegal) as refusal:
        match.choose("barbu")
    assert refusal.value.id == "contract-barred"
    others = [row.id for row in rules.active if row.id != "barbu"]
    match = entered(begun(rules, 3), *(contract for contract in others for _ in range(3)))
    again = dealt(match, out="KH")
    assert isinstance(again.phase, Dealing)
    assert (again.phase.round.number, again.phase.round.thrown_in) == (18, 1)
    assert isinstance(dealt(again, out="2C").phase, Choosing)


# --- F5: whole matches ------------------------------------------------------------------------------

SEEDS = range(scale.count(2, 50))


@lru_cache(maxsize=100)
def match_of(name: str, players: int, seed: int) -> Match:
    """A whole match of a preset, everyone acting at random."""
    return play_out(rules_of(name), players, any_legal, f"F5/{seed}")


def total_of(match: Match) -> int:
    """The sum of all final scores."""
    return sum(sheet(match.state).totals)


EVERY_TABLE = [(name, players) for name in names() for players in rules_of(name).players]
OTHERS = ("king-pt", "king-tr", "rentz-4", "kein-stich", "herzeln-piatnik", "hearts")
OTHER_TABLES = [(name, players) for name in OTHERS for players in rules_of(name).players]
every_table = pytest.mark.parametrize(("name", "players"), [*EVERY_TABLE, *OTHER_TABLES])


@pytest.mark.parametrize("seed", SEEDS)
def test_F5_suite_8_comes_to_nothing(seed: int) -> None:
    assert total_of(match_of("suite-8", 4, seed)) == 0
    assert total_of(match_of("suite-8x4", 4, seed)) == 0


ZERO_SUM = [
    *(("tournament-52", 4), ("pagat-52", 4), ("trictrac-52", 4), ("tournament-5p", 5), ("barbu-app", 4)),
    *(("king-pt", 4), ("king-tr", 4)),
]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), ZERO_SUM)
def test_F5_tournament_games_come_to_nothing_whatever_is_doubled(name: str, players: int, seed: int) -> None:
    match = match_of(name, players, seed)
    assert total_of(match) == 0
    if rules_of(name).doubling.enabled:
        assert any(bet.redoubled for result in match.results for bet in result.round.bets)


def of_few_words(view: MatchView, seed: str) -> Action:
    """Any legal act, but in a lap mostly silence."""
    silence = Double(())
    if silence in view.legal and random.Random(f"{seed}/{view.seat}/{view.seq}").random() < 0.7:
        return silence
    return any_legal(view, seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), ZERO_SUM[:5])
def test_F5_and_for_deals_left_unplayed_too(name: str, players: int, seed: int) -> None:
    rules = with_doubling(rules_of(name), skip_undoubled=True)
    match = play_out(rules, players, of_few_words, f"F5/unplayed/{seed}")
    assert total_of(match) == 0
    assert any(result.play is None for result in match.results)


TWICE = {"tricks": 80, "hearts": 160, "queens": 160, "salad": 500}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["classic-32", "classic-32-dealer-chooses", "classic-32-left-chooses"])
def test_F5_classic_comes_to_1400_below_and_each_slam_adds_twice_its_contract(name: str, seed: int) -> None:
    match = match_of(name, 4, seed)
    slams = sum(TWICE[result.round.contract.id] for result in match.results if result.score.slam is not None)
    assert total_of(match) == -1400 + slams


def test_F5_classic_with_every_slam_made() -> None:
    match = skipped(begun(rules_of("classic-32")), 24)
    assert match.finished
    assert [result.score.slam is not None for result in match.results].count(True) == 16
    assert total_of(match) == -1400 + 4 * sum(TWICE.values())


@pytest.mark.parametrize("contract", TWICE)
def test_F5_a_slam_in_classic_that_is_played(contract: str) -> None:
    rules = rules_of("classic-32")
    match = skipped(begun(rules), [row.id for row in rules.active].index(contract))
    before = total_of(match)
    match = dealt(match, *sweep_hands(rules, 4)[-1:], *sweep_hands(rules, 4)[:-1])
    while isinstance(match.phase, Playing):
        match = match.act(match.legal[-1])
    assert match.results[-1].score.slam == 1
    assert total_of(match) - before == TWICE[contract] // 2


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("players", "total"), [(4, 1600), (3, 1320), (5, 1800)])
def test_F5_the_french_tableau_has_one_sum_for_each_number_of_players(players: int, total: int, seed: int) -> None:
    assert total_of(match_of("fr-tableau-32", players, seed)) == total


@pytest.mark.parametrize("seed", SEEDS)
def test_F5_marie_luce_with_four_comes_to_3880(seed: int) -> None:
    assert total_of(match_of("marie-luce-52", 4, seed)) == 3880


@every_table
def test_F5_every_deal_is_played_and_every_box_is_ticked_once(name: str, players: int) -> None:
    rules = rules_of(name)
    match = match_of(name, players, 0)
    assert len(match.results) == scheduled_deals(rules, players)
    boxes = grid(match.state)
    ticked = [box.deal for box in boxes if box.deal is not None]
    assert sorted(ticked) == list(range(1, len(match.results) + 1))
    if not rules.deals:
        assert len(ticked) == len(boxes)
        assert len(boxes) == len(rules.active) * (players if each_player(rules) else 1) * rules.series


@every_table
def test_F5_tricks_and_priced_cards_add_up(name: str, players: int) -> None:
    rules = rules_of(name)
    for result in match_of(name, players, 0).results:
        row = result.round.contract
        if isinstance(row, TrickContract):
            check_sums(rules, row, players, result)


def check_sums(rules: Ruleset, row: TrickContract, players: int, result: Result) -> None:
    """The counts of a deal of tricks against the cards that fell."""
    facts = result.outcome
    assert isinstance(facts, TrickOutcome)
    assert isinstance(result.play, TrickPlay)
    assert facts.tricks is not None
    played = len(result.play.done)
    assert sum(facts.tricks) == played
    assert played == hand_size(rules, players) or row.early_end
    fallen = [card for trick in result.play.done for card in trick.cards]
    left = [card for hand in result.play.hands for card in hand]
    for item in items(rules, row):
        if item in facts.taken and item not in ("last", "last2"):
            assert sum(facts.taken[item]) == count(item, fallen)
            assert count(item, left) == 0


def count(item: str, given: list[Card]) -> int:
    return sum(item in (str(card), str(card.suit), str(card.rank)) for card in given)

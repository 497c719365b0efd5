"""E41 to E60: the layout."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from barbu.cards import Card, Rank, cards
from barbu.deal import Lay, LayoutOutcome, Pass, outcome
from barbu.deal.layout import LayoutPlay, frontier, lay_card, start_layout
from barbu.deal.setup import Setup
from barbu.errors import NotLegal
from barbu.match import Match
from barbu.match.phases import Choosing, Dealing, Doubling, NamingStart, Playing
from barbu.rules import LayoutContract, Ruleset
from barbu.rules.meaning import payout
from tests.support.drive import dealt as random_deal
from tests.support.table import begun, dealt, in_layout, layout, legal, points, rules_of, skipped, with_row

OPTIONAL = ("fr-tableau-32", "fr-tableau-32-variants", "marie-luce-52", "suite-8")
MANDATORY = ("classic-32", "bga-52")
ALL = (*OPTIONAL, *MANDATORY, "tournament-52")

every_column = pytest.mark.parametrize("name", ALL)


def board(match: Match) -> LayoutPlay:
    """The layout in play."""
    assert isinstance(match.phase, Playing)
    assert isinstance(match.phase.play, LayoutPlay)
    return match.phase.play


def silent(match: Match) -> Match:
    """The match after a lap in which nobody doubles."""
    while isinstance(match.phase, Doubling):
        match = match.double()
    return match


# --- the start --------------------------------------------------------------------------------------


def at_the_start(name: str, starters_hand: str, rank: str = "10") -> Match:
    """A layout about to begin with this rank; its starter is known to hold these cards."""
    rules = rules_of(name)
    before = {"classic-32": 5, "suite-8": 6, "bga-52": 5}.get(name, 0)
    match = skipped(begun(rules), before)
    assert isinstance(match.phase, Dealing)
    roles = match.phase.round.roles
    starter = {"classic-32": (roles.dealer + 1) % 4}.get(name, roles.caller)
    hands = [""] * 4
    hands[starter] = starters_hand
    match = dealt(match, *hands)
    if isinstance(match.phase, Choosing):
        match = match.choose("domino")
    if isinstance(match.phase, NamingStart):
        assert match.to_act == starter
        match = match.start_at(rank)
    match = silent(match)
    assert match.to_act == starter
    return match


SEVENS = "7C 8C 9C 7S 8S 9S 7D 8D"
LACKING = {"classic-32": SEVENS, "suite-8": SEVENS} | dict.fromkeys(
    ("tournament-52", "bga-52"), f"{SEVENS} 2C 2S 2D 2H 3C"
)
LAID = ("fr-tableau-32", "fr-tableau-32-variants", "marie-luce-52")


@pytest.mark.parametrize(("name", "hand"), LACKING.items())
def test_E41_a_starter_without_the_start_rank_passes_and_the_next_is_to_play(name: str, hand: str) -> None:
    match = at_the_start(name, hand)
    starter = match.to_act
    assert starter is not None
    assert match.legal == (Pass(),)
    match = match.pass_turn()
    assert match.to_act == (starter + 1) % 4
    assert {action.card.rank for action in match.legal if isinstance(action, Lay)} == {Rank.TEN}


@pytest.mark.parametrize("name", LAID)
def test_E41_it_cannot_happen_where_the_starter_lays_the_start(name: str) -> None:
    match = at_the_start(name, SEVENS)
    assert len(match.legal) == len(board(match).hands[match.to_act or 0])
    assert board(match.lay("7S")).start == Rank.SEVEN


@every_column
def test_E42_a_starter_who_holds_the_start_rank_may_not_pass(name: str) -> None:
    match = at_the_start(name, "10C 10S")
    with pytest.raises(NotLegal) as refusal:
        match.pass_turn()
    assert refusal.value.id == "must-lay"
    tens = {action.card for action in match.legal if isinstance(action, Lay) and action.card.rank == Rank.TEN}
    assert set(cards("10C 10S")) <= tens


# --- nobody is stuck --------------------------------------------------------------------------------


def at_random(rules: Ruleset, players: int, seed: int) -> Iterator[LayoutPlay]:
    """A random layout after each of its acts."""
    rng = random.Random(seed)
    drawn = random_deal(rules, players, rng)
    row = rules.contract("domino")
    assert isinstance(row, LayoutContract)
    held = sorted({card.rank for hand in drawn.hands for card in hand})
    rank = {"fixed": row.start_rank, "laid": None}.get(row.start, rng.choice(held))
    first = rng.randrange(players)
    play = start_layout(Setup(rules, row, players, first, drawn.out, None, rank), drawn.hands)
    yield play
    while not play.over:
        play = lay_card(play, rng.choice(play.legal))
        yield play


def last(rules: Ruleset, players: int, seed: int) -> LayoutPlay:
    """The end of a random layout."""
    *_, play = at_random(rules, players, seed)
    return play


TABLES = [(name, players) for name in (*ALL, "fr-tableau-52", "la-salade-qc") for players in rules_of(name).players]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_E43_no_full_circle_is_ever_stuck(name: str, players: int) -> None:
    for seed in range(20):
        play = last(rules_of(name), players, seed)
        assert not play.blocked
        assert len(play.finished) >= 1


def test_E43_without_the_bridge_it_can_be_and_the_cards_are_dealt_again() -> None:
    rules = with_row(rules_of("fr-tableau-52"), "domino", missing="block")
    match = dealt(begun(rules, 3), "2C 3C 4C", "7S 5C 6C 8C", "9C 10C JC").choose("domino").lay("7S")
    while isinstance(match.phase, Playing):
        match = match.act(match.legal[0])
    assert isinstance(match.phase, Dealing)
    assert (match.phase.round.number, match.phase.round.thrown_in, match.results) == (0, 1, ())


# --- the card after an ace --------------------------------------------------------------------------


def around(name: str, *hands: str) -> LayoutPlay:
    """A layout of these hands in which each seat has laid its ten; other cards in no hand are bridged."""
    return in_layout(layout(rules_of(name), "domino", *hands, start_rank="10"), "10C 10S 10D 10H")


@every_column
def test_E44_an_ace_as_last_card_ends_its_players_hand_at_once(name: str) -> None:
    play = in_layout(around(name, "10C AC", "10S 7S 8S", "10D 7D 8D", "10H 7H 8H"), "AC")
    assert (play.finished, play.turn, play.extra) == ((0,), 1, 0)


@every_column
def test_E45_when_nothing_fits_after_an_ace_the_turn_ends_without_a_pass(name: str) -> None:
    play = in_layout(around(name, "10C AC 8H", "10S 7S 8S", "10D 7D 8D", "10H 7H 9H"), "AC")
    assert (play.turn, play.passes) == (1, 0)
    assert Pass() not in [action for _, action in play.log]


AFTER_ACE = dict.fromkeys(OPTIONAL, (0, "9C stop")) | dict.fromkeys(MANDATORY, (0, "9C")) | {"tournament-52": (1, "8S")}


@every_column
def test_E46_when_something_fits_after_an_ace_he_may_stop_or_must_lay(name: str) -> None:
    play = in_layout(around(name, "10C AC 9C 8H", "10S 7S 8S", "10D 7D 8D", "10H 7H 9H"), "AC")
    assert (play.turn, legal(play)) == AFTER_ACE[name]
    if name in OPTIONAL:
        assert in_layout(play, "stop").turn == 1
        assert in_layout(play, "stop").passes == 0
    if name in MANDATORY:
        with pytest.raises(NotLegal) as refusal:
            in_layout(play, "stop")
        assert refusal.value.id == "no-stopping"


def two_aces(name: str, chain: str = "renew") -> LayoutPlay:
    rules = with_row(rules_of(name), "domino", ace_chain=chain)
    hands = ("10C AC AS 9C 8C", "10S 7S 8S", "10D 7D 8D", "10H 7H 9H")
    return in_layout(layout(rules, "domino", *hands, start_rank="10"), "10C 10S 10D 10H AC AS")


@pytest.mark.parametrize("name", [*OPTIONAL, *MANDATORY])
def test_E47_a_second_ace_renews_the_right(name: str) -> None:
    play = two_aces(name)
    assert (play.turn, legal(play)) == (0, AFTER_ACE[name][1])
    assert in_layout(play, "9C").turn == 1


@pytest.mark.parametrize("name", [*OPTIONAL, *MANDATORY])
def test_E47_or_there_is_one_further_card_only(name: str) -> None:
    assert two_aces(name, "once").turn == 1
    free = in_layout(two_aces(name, "free"), "9C")
    assert (free.turn, legal(free)) == (0, "8C stop")


# --- where runs end ---------------------------------------------------------------------------------

NAMED_OR_LAID = ("fr-tableau-32", "fr-tableau-32-variants", "marie-luce-52", "suite-8")


@pytest.mark.parametrize("name", NAMED_OR_LAID)
def test_E48_the_ace_can_be_the_start_rank_and_runs_then_go_down(name: str) -> None:
    hands = ("AC KC 7C", "AS QC 8C 9S", "AD 7S 8S", "AH 7D 8D")
    rank = "A" if name == "suite-8" else ""
    play = in_layout(layout(rules_of(name), "domino", *hands, start_rank=rank), "AC")
    assert (play.turn, legal(play)) == (0, "KC stop")
    opened = in_layout(play, "KC AS")
    assert (opened.turn, legal(opened)) == (1, "QC 9S stop")


@pytest.mark.parametrize("name", NAMED_OR_LAID)
def test_E49_the_lowest_rank_can_be_the_start_rank_and_runs_then_go_up(name: str) -> None:
    low, next_up = ("2", "3") if name == "marie-luce-52" else ("7", "8")
    hands = (f"{low}C 8D", f"{next_up}C AC KC 9D", f"{low}S JD KS", f"{low}D QD")
    rank = low if name == "suite-8" else ""
    play = in_layout(layout(rules_of(name), "domino", *hands, start_rank=rank), f"{low}C")
    assert (play.turn, legal(play)) == (1, f"{next_up}C")


def test_E48_E49_the_start_rank_of_the_named_layout_may_be_any() -> None:
    match = dealt(skipped(begun(rules_of("suite-8")), 6))
    assert isinstance(match.phase, NamingStart)
    assert match.phase.options == tuple(rank for rank in Rank if rank >= Rank.SEVEN)


def test_E48_classic_always_starts_on_tens() -> None:
    match = at_the_start("classic-32", "10C AC 7C AS KS QS AD KD")
    assert board(match).start == Rank.TEN
    assert legal(board(match)) == "10C"


def fitting(play: LayoutPlay) -> frozenset[Card]:
    """The cards that may be laid next, whoever holds them."""
    return frontier(play, play.ace)


@pytest.mark.parametrize("name", ["classic-32", "fr-tableau-32", "marie-luce-52", "suite-8", "tournament-52"])
def test_E50_no_run_goes_round_from_the_ace_to_the_lowest_card(name: str) -> None:
    low, second = ("2", "3") if name in ("marie-luce-52", "tournament-52") else ("7", "8")
    lowest, ace = cards(f"{low}C AC")
    down_to_second = around(name, f"10C {lowest} {ace} JS", f"10S {second}C AS", "10D KS QD", "10H KH QH")
    assert {ace, lowest} & fitting(down_to_second) == {ace}
    assert lowest not in fitting(in_layout(down_to_second, "AC"))
    up_to_queen = around(name, f"10C {lowest} {ace} JS", "10S KC AS", "10D KS QD", "10H KH QH")
    assert {ace, lowest} & fitting(up_to_queen) == {lowest}
    assert ace not in fitting(in_layout(up_to_queen, f"{lowest}"))


FIRST_DECIDES = with_row(rules_of("classic-52"), "domino", ace="first_decides")


def first_ace(*hands: str) -> LayoutPlay:
    return in_layout(layout(FIRST_DECIDES, "domino", *hands, start_rank="10"), "10S 10D 10C 10H")


def test_E51_with_only_the_king_there_the_first_ace_is_high_for_all_suits() -> None:
    play = first_ace("10S AS 5H", "10D AD KD QD", "10C 9S JC 7S", "10H 6H JH 4H")
    assert legal(play) == "AS"
    after = in_layout(play, "AS")
    assert (after.ace, after.turn, legal(after)) == ("high", 1, "QD")
    assert legal(in_layout(after, "QD 9S 6H 5H KD JC JH")) == "AD"


def test_E52_with_both_ends_there_its_player_says_which() -> None:
    play = first_ace("10S AS 5H", "10D AD KD", "10C JC QC", "10H 6H JH")
    assert legal(play) == "AS:high AS:low"
    with pytest.raises(NotLegal) as refusal:
        in_layout(play, "AS")
    assert refusal.value.id == "ace-needs-end"
    assert in_layout(play, "AS:high").ace == "high"
    low = in_layout(play, "AS:low")
    assert low.ace == "low"
    assert "AD" in legal(low).split()


@pytest.mark.parametrize(
    ("ace", "third", "end"), [("low", "JC", "low"), ("ranked", "9C", "high"), ("first_decides", "JC", "low")]
)
def test_E53_the_one_who_lays_an_ace_has_the_further_card_wherever_it_stands(ace: str, third: str, end: str) -> None:
    rules = with_row(rules_of("classic-52"), "domino", ace=ace)
    play = layout(rules, "domino", f"10C AC {third}", "10S JS QS", "10D JD QD", "10H JH QH", start_rank="10")
    after = in_layout(play, "10C 10S 10D 10H AC")
    assert (after.turn, after.extra, after.ace, legal(after)) == (0, 1, end, third)


# --- cards out of play ------------------------------------------------------------------------------


def without_seven_of_clubs(missing: str) -> str:
    rules = with_row(rules_of("fr-tableau-52"), "domino", missing=missing)
    play = layout(rules, "domino", "10C 8C 6C 5C", "9C QC 2C", "JC KC 3C", start_rank="10")
    return legal(in_layout(play, "10C 9C JC 8C QC KC"))


def test_E54_the_gap_in_clubs_is_bridged() -> None:
    assert without_seven_of_clubs("bridge") == "6C"
    assert without_seven_of_clubs("block") == "pass"


@pytest.mark.parametrize("players", [3, 5])
def test_E55_with_thirty_cards_and_sevens_to_start_spades_and_clubs_are_open(players: int) -> None:
    rules = rules_of("fr-tableau-32")
    hands = [""] * players
    hands[1:3] = ["7D", "8S 8C 9S"]
    match = dealt(begun(rules, players), *hands).choose("domino").lay("7D")
    fits = {action.card for action in match.legal if isinstance(action, Lay)}
    assert match.to_act == 2
    assert set(cards("8S 8C")) <= fits
    assert not set(cards("9S")) & fits


def test_E56_a_rank_that_is_out_can_be_neither_laid_nor_named() -> None:
    rules = rules_of("marie-luce-52")
    nines = "9C 9S 9D 9H"
    match = dealt(begun(rules, 6), out=nines).choose("domino")
    start = board(match)
    assert len(match.legal) == 8
    assert {action.card for action in match.legal if isinstance(action, Lay)} == set(start.hands[start.turn])
    named = dealt(begun(with_row(rules, "domino", start="named"), 6), out=nines).choose("domino")
    assert isinstance(named.phase, NamingStart)
    assert set(Rank) - set(named.phase.options) == {Rank.NINE}
    with pytest.raises(NotLegal):
        named.start_at("9")


# --- places -----------------------------------------------------------------------------------------


@every_column
def test_E57_two_players_never_finish_together(name: str) -> None:
    for seed in range(5):
        for before, after in pairwise(at_random(rules_of(name), 4, seed)):
            emptied = (before.turn,) if before.hands[before.turn] and not after.hands[before.turn] else ()
            assert after.finished == before.finished + emptied  # one turn, one place


@pytest.mark.parametrize("name", [*NAMED_OR_LAID, "classic-32", "la-salade-qc", "fr-wikipedia-32"])
def test_E58_at_the_second_finisher_the_others_have_nothing(name: str) -> None:
    rules = rules_of(name)
    row = rules.contract("domino")
    assert isinstance(row, LayoutContract)
    prizes = payout(row, 4)
    for seed in range(10):
        play = last(rules, 4, seed)
        first, second = play.finished
        left = [len(hand) for hand in play.hands]
        assert sum(count == 0 for count in left) == 2
        assert points(play)[first] == prizes[0]
        assert points(play)[second] == prizes[1]
        assert sorted(points(play)) == sorted((*prizes[:2], 0, 0))


@pytest.mark.parametrize(("name", "worth"), [("tournament-52", -5), ("pagat-52", -10), ("trictrac-52", -10)])
def test_E59_when_three_are_out_the_fourth_is_last_without_playing_on(name: str, worth: int) -> None:
    for seed in range(10):
        play = last(rules_of(name), 4, seed)
        facts = outcome(play)
        assert isinstance(facts, LayoutOutcome)
        assert len(facts.finish) == 3
        fourth = ({0, 1, 2, 3} - set(facts.finish)).pop()
        assert len(play.hands[fourth]) > 0
        assert points(play)[fourth] == worth


def test_E60_the_start_rank_alone_opens_a_suit() -> None:
    hands = ("10C JC 7C", "10S JS 7S", "10D 9H 7D", "10H 9C 7H")
    play = layout(rules_of("bga-52"), "domino", *hands, start_rank="10")
    after = in_layout(play, "10C")
    assert legal(after) == "10S"
    with pytest.raises(NotLegal) as refusal:
        in_layout(after, "JS")
    assert refusal.value.id == "suit-not-open"

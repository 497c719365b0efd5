"""The search's calls, part by part: what a row is worth, what an average hand makes of it, when a double pays."""

from __future__ import annotations

import random
import time

import msgspec
import numpy as np
import pytest

from barbu.bots import calls, search
from barbu.bots.arena.rows import only
from barbu.bots.imagined import firsts, imagined, settled, setups, table_of, vector_of
from barbu.bots.search import Search, par, prospect, values
from barbu.cards import Rank, Suit, cards
from barbu.deal.actions import Play
from barbu.kernel.search import utility
from barbu.match import Acted, Choose, Dealt, Double, Look, Match, MatchView, NameStart, view
from barbu.match.view import RoundView
from barbu.rules import Ruleset, from_plain, preset
from barbu.rules.meaning import dealt_pack, hand_size
from barbu.scoring import Bet
from tests.support import drive
from tests.support.drive import play_out, walk
from tests.support.positions import dealt_match, filled, trick_position
from tests.support.table import with_doubling, with_row

FREE = {"deck": {"leftover": "none"}, "chooser": "dealer", "selection": "each_once_per_player"}


def choosing(rules: Ruleset, hand: str = "", players: int = 4, dealer: int = 0) -> tuple[MatchView, RoundView]:
    """What the chooser of the first deal sees."""
    seen = view(match := dealt_match(rules, players, filled(rules, players, [hand]), dealer), match.to_act)
    assert seen.round is not None
    return seen, seen.round


# --- worlds and rules -------------------------------------------------------------------------------


@pytest.mark.parametrize("trump", list(Suit))
def test_a_trump_that_the_row_names_itself_reaches_the_kernel(trump: Suit) -> None:
    row = {"id": "row", "prices": {"trick": 5}, "trump": trump.letter, "must_ruff": True}
    rules = from_plain({"deck": {"leftover": "none"}, "contracts": [row]})
    match = dealt_match(rules, 4, filled(rules, 4, []), 0)
    seen = view(match, match.to_act)
    vector, _ = table_of(seen)
    assert vector.trump == 0x3FFF << (16 * trump)
    assert set(setups(seen, rules.active[0])) == {trump}
    assert settled(seen, rules.active[0]).trump == trump


def test_a_double_is_weighed_with_the_trump_that_the_row_names_itself() -> None:
    row = {"id": "row", "prices": {"trick": 5}, "trump": "C"}
    plain = {"deck": {"size": 52, "leftover": "none"}, "doubling": {"enabled": True, "quota": 0}}
    rules = from_plain(plain | {"contracts": [row]})
    strong = dealt_match(rules, 4, filled(rules, 4, ["AC KC QC JC 10C 9C 8C 7C 6C 2S 2D 2H 3H"]), 3)
    assert Search(60).decide(view(strong, 0), "s") == Double((3,))  # gains alone: only the declarer


def test_only_ranks_in_play_can_be_named() -> None:
    layout = {"id": "d", "kind": "layout", "payout": [10], "start": "named"}
    rules = from_plain(
        {"deck": {"size": 32, "removed": ["7C", "7S", "7D", "7H"], "leftover": "none"}, "contracts": [layout]}
    )
    match = dealt_match(rules, 4, filled(rules, 4, []), 0)
    seen = view(match, match.to_act)
    assert {action.rank for action in match.legal if isinstance(action, NameStart)} == set(
        setups(seen, rules.active[0])
    )


def test_a_start_that_another_names_suits_that_one() -> None:
    """The chooser's hand lies round the ace; the dealer's neighbour, who begins, will hardly name it."""
    hand = "AC AS AD AH KC KS KD KH"
    found = {}
    for starter in ("default", "next"):
        layout = {"id": "d", "kind": "layout", "payout": [90, 30], "start": "named", "starter": starter}
        seen, round = choosing(from_plain(FREE | {"contracts": [layout, {"id": "t", "prices": {"trick": -1}}]}), hand)
        hands = imagined(seen, 100, 1)
        found[starter] = prospect(seen, round, seen.rules.contract("d"), hands)
        assert max(values(seen, round, seen.rules.contract("d"), hands).values()) > 40
    assert found["default"] > 40 > 0 > found["next"]


def test_the_holder_of_the_start_card_begins_in_every_world() -> None:
    layout = {
        "id": "d",
        "kind": "layout",
        "payout": [90, 30],
        "start": "laid",
        "starter": "holder",
        "starter_card": "10H",
    }
    rules = from_plain(FREE | {"contracts": [layout, {"id": "t", "prices": {"trick": -1}}]})
    seen, _ = choosing(rules, "AC AS AD AH KC KS KD KH")
    row, hands = rules.contract("d"), imagined(seen, 60, 1)
    begins = firsts(seen, row, hands)
    assert set(begins) == {1, 2, 3}
    number = next(bit for bit in range(63) if bit // 16 == Suit.HEARTS and bit % 16 == 9)
    assert all(int(world[seat]) >> number & 1 for world, seat in zip(hands, begins, strict=True))
    holding, _ = choosing(rules, "10H AC AS AD KC KS KD KH")
    assert set(firsts(holding, row, imagined(holding, 20, 1))) == {0}


def test_a_start_card_that_is_out_is_held_by_nobody() -> None:
    layout = {"id": "d", "kind": "layout", "payout": [9], "start": "laid", "starter": "holder", "starter_card": "10H"}
    plain = FREE | {"players": [3], "deck": {"size": 32, "leftover": "random"}}
    rules = from_plain(plain | {"contracts": [layout, {"id": "t", "prices": {"trick": -1}}]})
    pack = [card for card in dealt_pack(rules, 3) if card not in cards("10H 7C")]
    hands = tuple(tuple(sorted(pack[seat * 10 : seat * 10 + 10])) for seat in range(3))
    match = drive.start(rules, 3)
    while not isinstance(event := drive.chance(match, random.Random(1)), Dealt):
        assert event is not None
        match = match.apply(event)
    match = match.apply(Dealt(hands, cards("7C 10H")))
    seen = view(match, match.to_act)
    assert firsts(seen, rules.contract("d"), imagined(seen, 5, 1)) == [match.to_act] * 5


# --- what a row is worth ----------------------------------------------------------------------------


def test_values_are_beside_the_mean_of_all_seats() -> None:
    """A row in which all tricks cost alike and the hand takes them all: what all pay is shared by nobody else."""
    rows = [{"id": "row", "prices": {"trick": -10}}, {"id": "other", "prices": {"trick": -1}}]
    seen, round = choosing(from_plain(FREE | {"leader": "chooser", "contracts": rows}), "AC KC QC JC 10C 9C 8C 7C")
    found = values(seen, round, seen.rules.contract("row"), imagined(seen, 30, 1))
    assert found == {None: pytest.approx(-80 + 20)}


def test_the_handicap_is_the_choosers_own() -> None:
    rows = [{"id": "row", "prices": {"trick": -10}}, {"id": "other", "prices": {"trick": -1}}]
    rules = from_plain(FREE | {"leader": "chooser", "handicap": True, "contracts": rows})
    seen, round = choosing(rules, "AC KC QC JC 10C 9C 8C 7C")
    found = values(seen, round, rules.contract("row"), imagined(seen, 30, 1))
    assert found == {None: pytest.approx(-160 + 40)}


@pytest.mark.parametrize("seat", range(4))
def test_an_average_hand_is_worth_the_same_from_every_seat(seat: int) -> None:
    rules = preset("pagat-52")
    seen, round = choosing(rules, dealer=seat)
    search._PARS.clear()
    first = {row.id: par(seen, round, row) for row in rules.active}
    search._PARS.clear()
    there, deal = choosing(rules, dealer=(seat + 1) % 4)
    assert {row.id: par(there, deal, row) for row in rules.active} == first


def test_averages_are_near_those_of_random_hands() -> None:
    rules = preset("fr-tableau-32")
    rng = random.Random("hands")
    for row in rules.active:
        found, usual = [], 0.0
        for _ in range(60):
            pack = list(dealt_pack(rules, 4))
            rng.shuffle(pack)
            size = hand_size(rules, 4)
            hands = [tuple(sorted(pack[seat * size : (seat + 1) * size])) for seat in range(4)]
            match = dealt_match(rules, 4, hands, {"dealer": 0, "next": 3, "previous": 1}[rules.chooser])
            seen = view(match, match.to_act)
            assert seen.round is not None
            found.append(prospect(seen, seen.round, row, imagined(seen, 20, 1)))
            usual = par(seen, seen.round, row)
        error = np.std(found) / np.sqrt(len(found))
        assert abs(np.mean(found) - usual) < 4 * error + 1e-9, row.id


def test_an_average_does_not_hang_on_the_cards_that_happen_to_be_out() -> None:
    rules = preset("qcsalon-classic")
    rules = msgspec.structs.replace(rules, deck=msgspec.structs.replace(rules.deck, leftover="random"))
    players = next(count for count in rules.players if len(dealt_pack(rules, count)) % count)
    search._PARS.clear()
    matches = [_dealt(rules, players, seed) for seed in ("one", "two")]
    for match in matches:
        seen = view(match, match.to_act)
        assert seen.round is not None
        for row in rules.active:
            par(seen, seen.round, row)
    beside = {(match.phase.round.roles.leader - (match.to_act or 0)) % players for match in matches}  # type: ignore[union-attr]
    assert len(search._PARS) == len(rules.active) * len(beside)


def _dealt(rules: Ruleset, players: int, seed: str) -> Match:
    for match in walk(rules, players, drive.any_legal, seed):
        if match.legal:
            return match
    raise AssertionError("nobody was asked")


def test_a_barred_contract_is_not_counted_on() -> None:
    """A row whose one card is out every time there is: worth nothing, and not a crash."""
    rows = [{"id": "king", "prices": {"KH": -20}}, {"id": "t", "prices": {"trick": -1}}]
    rules = from_plain(FREE | {"players": [5], "deck": {"size": 32, "leftover": "random"}, "contracts": rows})
    match = _dealt(rules, 5, "barred")
    seen = view(match, match.to_act)
    assert seen.round is not None
    assert -20 < par(seen, seen.round, rules.contract("king")) < 5


def test_with_fewer_deals_than_contracts_a_good_contract_is_not_saved_up() -> None:
    """The last choice of a match: what it could be worth later counts for nothing."""
    rules = msgspec.structs.replace(preset("fr-tableau-32"), deals=4)
    seen, round = choosing(rules, dealer={"dealer": 0, "next": 3, "previous": 1}[rules.chooser])
    assert round.deals_left == 1
    options = Search(20).options(seen, "s")
    hands = {option.action: option.value for option in options}
    assert len(hands) == len(rules.active)
    for option in options:
        assert isinstance(option.action, Choose)
    full, whole = choosing(preset("fr-tableau-32"), dealer=seen.round.roles.dealer if seen.round else 0)
    later = {option.action: option.value for option in Search(20).options(full, "s")}
    for action, value in hands.items():
        assert isinstance(action, Choose)
        usual = par(full, whole, full.rules.contract(action.contract))
        assert later[action] == pytest.approx(value - usual)


def test_it_never_chooses_blind_what_it_may_see() -> None:
    rules = msgspec.structs.replace(preset("fr-tableau-32"), choice_time="either", blind_multiplier=2)
    seen, _ = choosing(rules, dealer={"dealer": 0, "next": 3, "previous": 1}[rules.chooser])
    assert [option.action for option in Search(20).options(seen, "s")] == [Look()]
    before = msgspec.structs.replace(rules, choice_time="before", deals=5)
    assert play_out(before, 4, Search(4).decide, "blind").results[0].round.blind


# --- doubles ----------------------------------------------------------------------------------------


def lap(rules: Ruleset, hands: list[str], contract: str) -> tuple[MatchView, RoundView]:
    match = dealt_match(rules, 4, filled(rules, 4, hands), 2).choose(contract)
    seen = view(match, match.to_act)
    assert seen.round is not None
    return seen, seen.round


def test_a_double_pays_where_one_is_likely_to_be_ahead() -> None:
    seen, round = lap(preset("pagat-52"), [], "tricks")
    ahead, behind, level = (np.array([[each, 0, 0, 0]] * 10, float) for each in (10, -10, 0))
    even = np.ones(10)
    for gains, pays in ((ahead, True), (behind, False), (level, False)):
        assert search._pays(view=seen, round=round, gains=gains, weights=even, seat=1) is pays


def test_likelier_worlds_count_for_more() -> None:
    seen, round = lap(preset("pagat-52"), [], "tricks")
    gains = np.array([[10.0, 0, 0, 0], [-10.0, 0, 0, 0]])
    assert search._pays(seen, round, gains, np.array([9.0, 1.0]), 1)
    assert not search._pays(seen, round, gains, np.array([1.0, 9.0]), 1)


def test_a_double_that_is_owed_may_cost_something_if_it_must_ever_be_made() -> None:
    gains = np.array([[9.0, 0, 0, 0], [-10.0, 0, 0, 0]])
    for enforce in (True, False):
        rules = with_doubling(preset("pagat-52"), quota=7, quota_enforce=enforce)
        seen, round = lap(rules, [], "tricks")
        declarer = round.roles.declarer
        assert round.owed[0] == 7
        assert calls.due(seen, round, declarer) == float(enforce)
        assert calls.due(seen, round, 1) == 0
        assert search._pays(seen, round, gains, np.ones(2), declarer) is enforce
        assert not search._pays(seen, round, gains, np.ones(2), 1)


def test_forced_doubles_are_made() -> None:
    rules = with_doubling(preset("pagat-52"), quota=7, quota_enforce=True)
    seen, round = lap(rules, ["AS KS QS AH KH QH AD KD QD AC KC QC JC"], "tricks")
    said = Search(20).decide(seen, "s")
    assert said == Double((round.roles.declarer,))


def test_bets_do_not_change_what_doubles_are_settled_from() -> None:
    """All pairs settle from the undoubled results: earlier doubles of others leave a speech as it is."""
    seen, round = lap(preset("pagat-52"), ["2S 3S 4S 2H 3H 4H 2D 3D 4D 2C 3C 4C 5C"], "tricks")
    bet = msgspec.structs.replace(round, bets=(Bet(1, 2, False), Bet(2, 3, True)))
    assert Search(20).decide(seen, "s") == Search(20).decide(msgspec.structs.replace(seen, round=bet), "s")


# --- time ---


def test_with_a_time_it_takes_worlds_until_that_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = trick_position(only(preset("classic-32"), "queens"), 4, ["QC 7C"], "7C")
    once = Search(20, clear=0).options(seen, "s")
    for ticks in (1, 2, 5):
        clock = iter(range(100))
        monkeypatch.setattr(search, "monotonic", lambda clock=clock: float(next(clock)))
        found = Search(20, clear=0, seconds=ticks).options(seen, "s")
        assert [option.action for option in found] == [option.action for option in once]
        assert {option.worlds for option in found} == {20 * ticks}
        if ticks == 1:
            assert found == once, "what is tried first is what is tried by count"


@pytest.mark.parametrize("phase", ["Choosing", "Playing"])
def test_the_time_is_kept(phase: str) -> None:
    matches = walk(preset("fr-tableau-32"), 4, drive.any_legal, "time")
    match = next(match for match in matches if type(match.phase).__name__ == phase and len(match.legal) > 1)
    seen, player = view(match, match.to_act), Search(5, seconds=0.3)
    player.decide(seen, "s")
    begun = time.monotonic()
    assert player.decide(seen, "s") in seen.legal
    assert 0.3 <= time.monotonic() - begun < 5
    assert max(option.worlds for option in player.options(seen, "s")) > 10


# --- places -----------------------------------------------------------------------------------------


def test_by_place_a_place_is_worth_more_than_any_points() -> None:
    gains = np.array([5, 0, 0, 0])
    assert utility(gains, 4, 0, np.array([], np.int64)) == pytest.approx(3.75)
    ahead = utility(gains, 4, 0, np.array([0, 4, 9, 9]))
    level = utility(gains, 4, 0, np.array([0, 5, 9, 9]))
    behind = utility(gains, 4, 0, np.array([0, 6, 9, 9]))
    assert ahead == pytest.approx(1, abs=0.01)
    assert level == pytest.approx(0.5, abs=0.01)
    assert behind == pytest.approx(0, abs=0.01)
    assert utility(np.array([9, 0, 0, 0]), 4, 0, np.array([0, 20, 20, 20])) > behind


@pytest.mark.parametrize("sign", ["signed", "penalty"])
def test_in_the_last_deal_the_place_comes_before_the_points(sign: str) -> None:
    """The queen may be thrown to seat 0, who is out of the race, or be kept for seat 1, who is just ahead."""
    minus = 1 if sign == "penalty" else -1
    row = {"id": "row", "prices": {"QS": minus * 20}}
    rules = from_plain({"players": [3], "deck": {"size": 24, "leftover": "none"}, "sign": sign, "contracts": [row]})
    rules = msgspec.structs.replace(rules, deals=1)
    seen = trick_position(rules, 3, ["KC", "9C", "QS 9S 10S JS 9D 10D 9H 10H"], "KC 9C")
    totals = (minus * 1000, minus * -10, 0)
    seen = msgspec.structs.replace(seen, sheet=msgspec.structs.replace(seen.sheet, totals=totals))
    queen = Play(cards("QS")[0])
    assert Search(60).decide(seen, "s") == queen
    assert Search(60, by_place=True).decide(seen, "s") != queen
    before = msgspec.structs.replace(seen, deals=2)
    assert Search(60, by_place=True).options(before, "s") == Search(60).options(before, "s")


def test_a_named_start_is_what_the_doubles_are_weighed_by() -> None:
    layout = {"id": "d", "kind": "layout", "payout": [90, 30], "start": "named"}
    plain = FREE | {
        "contracts": [layout, {"id": "t", "prices": {"trick": -1}}],
        "doubling": {"enabled": True, "quota": 0},
    }
    rules = from_plain(plain)
    hands = ["", "7C 7S 7D 7H 8C 8S 8D 8H"]
    match = dealt_match(rules, 4, filled(rules, 4, hands), 0).choose("d")
    answers = {}
    for rank in (Rank.SEVEN, Rank.ACE):
        named = match.apply(_named(match, rank))
        assert named.to_act == 1
        answers[rank] = Search(60).decide(view(named, 1), "s")
    assert answers == {Rank.SEVEN: Double((0,)), Rank.ACE: Double()}


def _named(match: Match, rank: Rank) -> Acted:
    assert match.to_act is not None
    return Acted(match.to_act, NameStart(rank))


def test_only_one_card_and_one_contract_need_no_thought() -> None:
    seen = view(
        match := dealt_match(only(preset("pagat-52"), "tricks"), 4, filled(preset("pagat-52"), 4, []), 0), match.to_act
    )
    one = msgspec.structs.replace(seen, legal=seen.legal[:1])
    assert Search(1).decide(one, "s") == seen.legal[0]


def test_rules_are_compiled_once() -> None:
    seen, round = choosing(with_row(preset("pagat-52"), "tricks"))
    before = vector_of.cache_info().misses
    for _ in range(2):
        values(seen, round, seen.rules.contract("tricks"), imagined(seen, 2, 1))
    assert vector_of.cache_info().misses <= before + 1


# --- what a double brings ---------------------------------------------------------------------------


def test_advice_on_doubles_says_what_they_bring_beside_silence() -> None:
    low = ["2S 3S 4S 2H 3H 4H 2D 3D 4D 2C 3C 4C 5C"]
    seen, _ = lap(preset("pagat-52"), low, "tricks")
    found = Search(60).advice(seen, "s")
    assert found.action == Search(60).decide(seen, "s")
    assert isinstance(found.action, Double)
    assert found.action.seats, "a hand without a trick doubles"
    assert found.other == Double()
    assert found.points > 0
    # No trick falls to this hand: who is doubled has those of an average hand, or more, at 2 points each.
    assert found.points == pytest.approx(2 * 13 / 3 * len(found.action.seats), rel=0.3)


def test_a_hand_that_is_silent_is_told_what_the_best_double_would_cost() -> None:
    seen, _ = lap(preset("pagat-52"), ["AS KS QS AH KH QH AD KD QD AC KC QC JC"], "tricks")
    found = Search(60).advice(seen, "s")
    assert found.action == Double()
    assert isinstance(found.other, Double)
    assert len(found.other.seats) == 1, "each more would cost more"
    assert found.points > 5


def test_an_opinion_of_a_double_counts_what_it_cost() -> None:
    seen, _ = lap(preset("pagat-52"), ["AS KS QS AH KH QH AD KD QD AC KC QC JC"], "tricks")
    speeches = [action for action in seen.legal if isinstance(action, Double)]
    costs = {speech: Search(60).opinion(seen, speech, "s").behind for speech in speeches}
    assert costs[Double()] == 0
    most = max(speeches, key=lambda speech: len(speech.seats))
    assert (costs[most] or 0) > max(costs[speech] or 0 for speech in speeches if len(speech.seats) == 1)


def test_a_forced_double_is_compared_with_the_next_best_that_is_legal() -> None:
    rules = with_doubling(preset("pagat-52"), quota=7, quota_enforce=True)
    seen, round = lap(rules, ["AS KS QS AH KH QH AD KD QD AC KC QC JC"], "tricks")
    assert Double() not in seen.legal
    found = Search(20).advice(seen, "s")
    assert found.action == Double((round.roles.declarer,))
    assert isinstance(found.other, Double)
    assert {*found.action.seats} < {*found.other.seats}
    assert found.points > 0, "each double more would cost more"

"""E61 to E83: choosing, dealing, doubling, ties, and the match as a whole."""

import msgspec
import pytest

from barbu.cards import Rank, Suit
from barbu.deal import NotPlayed, TrickOutcome
from barbu.errors import NotLegal
from barbu.match import Choose, Double, Entered, Entry, Event, Match, view
from barbu.match.phases import Choosing, Doubling, Playing
from barbu.match.schedule import roles
from barbu.rules import Ruleset, preset
from barbu.rules.meaning import scheduled_deals
from barbu.scoring import Bet
from tests.support.drive import any_legal, play_out, walk
from tests.support.table import (
    begun,
    dealt,
    easy_entry,
    easy_outcome,
    entered,
    rules_of,
    skipped,
    sweep_hands,
    unplayed,
    with_doubling,
)

TOURNAMENT = preset("tournament-52")


def played(match: Match) -> Match:
    """The match after the deal in play, every card the first legal one."""
    while isinstance(match.phase, Playing):
        match = match.act(match.legal[0])
    return match


# --- choosing and dealing ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "deals"), [("fr-tableau-32", 24), ("marie-luce-52", 24), ("tournament-52", 6)])
def test_E61_with_one_contract_left_there_is_no_choice_and_all_can_see_it(name: str, deals: int) -> None:
    rules = rules_of(name)
    match = dealt(skipped(begun(rules), deals))
    left = rules.active[-1].id
    assert match.legal == (Choose(left),)
    for seat in (None, 0, 1, 2, 3):
        round = view(match, seat).round
        assert round is not None
        assert round.options == (left,)


def test_E62_the_choice_goes_round_by_seats_whoever_won() -> None:
    match = begun(rules_of("marie-luce-52"))
    choosers = []
    for contract in ("last_trick", "last_trick", "last_trick", "last_trick", "tricks"):
        match = dealt(match, *sweep_hands(match.rules, 4))
        choosers.append(match.to_act)
        match = played(match.choose(contract))
    winners = [row.score.points.index(100) for row in (r for r in match.results if r.round.contract.id == "last_trick")]
    assert choosers == [1, 2, 3, 0, 1]
    assert any(winner != chooser for winner, chooser in zip(winners, choosers[1:], strict=False))


def test_E63_in_the_short_match_one_seat_chooses_once_and_the_others_twice() -> None:
    rules = rules_of("fr-tableau-32-short-picked")
    choosers = [roles(rules, 4, 3, number).chooser for number in range(scheduled_deals(rules, 4))]
    assert choosers == [0, 1, 2, 3, 0, 1, 2]
    finished = play_out(rules, 4, any_legal, "E63")
    first = finished.results[0].round.roles.chooser
    assert first is not None
    chose = [result.round.roles.chooser for result in finished.results]
    assert [chose.count((first + place) % 4) for place in range(4)] == [2, 2, 2, 1]


def test_E64_the_same_dealer_deals_six_times_and_the_same_player_leads() -> None:
    match = skipped(begun(rules_of("classic-32"), dealer=2), 7)
    assert [result.round.roles.dealer for result in match.results] == [2] * 6 + [3]
    assert [result.round.roles.leader for result in match.results] == [3] * 6 + [0]


def first_trick_order(rules: Ruleset) -> list[int | None]:
    """Who plays in which order to the first trick when seat 0 deals."""
    match = dealt(begun(rules))
    order = []
    for _ in range(4):
        order.append(match.to_act)
        match = match.act(match.legal[0])
    return order


def test_E65_the_right_neighbour_leads_and_the_dealer_is_last() -> None:
    rules = rules_of("suite-8")
    assert rules.direction == "anticlockwise"
    assert first_trick_order(rules) == [1, 2, 3, 0]


def test_E66_clockwise_with_the_right_neighbour_leading_the_dealer_plays_second() -> None:
    rules = msgspec.structs.replace(rules_of("suite-8"), direction="clockwise", leader="previous")
    assert first_trick_order(rules) == [3, 0, 1, 2]


# --- doubling ---------------------------------------------------------------------------------------


def lap(rules: Ruleset = TOURNAMENT, contract: str = "queens") -> Match:
    """The lap of the first deal, chosen by seat 0."""
    match = dealt(begun(rules, dealer=0)).choose(contract)
    if contract == "trumps":
        match = match.trump(Suit.SPADES)
    if contract == "domino":
        match = match.start_at(Rank.TEN)
    assert isinstance(match.phase, Doubling)
    return match


def may_name(match: Match) -> set[int]:
    """The seats that the speaker may name."""
    return {seat for action in match.legal if isinstance(action, Double) for seat in action.seats}


def bets(match: Match) -> tuple[Bet, ...]:
    """The doubles of the deal so far."""
    match match.phase:
        case Doubling(lap=speeches):
            return speeches.bets
        case Playing(round=round):
            return round.bets
        case _:
            return match.results[-1].round.bets


def refused(match: Match, *seats: int) -> str:
    """The message with which these doubles are refused."""
    with pytest.raises(NotLegal) as refusal:
        match.double(*seats)
    return refusal.value.id


def test_E67_nobody_doubles_himself_or_the_same_player_twice() -> None:
    match = lap()
    assert (match.to_act, may_name(match)) == (1, {0, 2, 3})
    assert refused(match, 1) == "may-not-double"
    match = match.act(Double((0, 0)))
    assert bets(match) == (Bet(1, 0),)
    speakers = [1]
    while isinstance(match.phase, Doubling):
        speakers.append(match.to_act or 0)
        match = match.double()
    assert speakers == [1, 2, 3, 0]


def test_E68_a_double_answered_by_its_target_is_one_redouble() -> None:
    match = lap().double(2).double(1)
    assert bets(match) == (Bet(1, 2, True),)
    match = played(match.double())
    base, points = match.results[0].score.base, match.results[0].score.points
    moved = 2 * (base[1] - base[2])
    assert points == (base[0], base[1] + moved, base[2] - moved, base[3])


def test_E69_the_declarer_only_redoubles_unless_an_option_lets_him_double() -> None:
    match = lap().double(0).double().double()
    assert (match.to_act, may_name(match)) == (0, {1})
    assert refused(match, 2) == "may-not-double"
    free = lap(with_doubling(TOURNAMENT, declarer="may_double")).double(0).double().double()
    assert may_name(free) == {1, 2, 3}
    assert set(bets(free.double(1, 2))) == {Bet(1, 0, True), Bet(0, 2)}


@pytest.mark.parametrize("contract", ["trumps", "domino"])
def test_E70_where_points_are_won_only_the_declarer_is_doubled(contract: str) -> None:
    match = lap(contract=contract)
    assert may_name(match) == {0}
    assert refused(match, 2) == "may-not-double"
    assert may_name(lap(with_doubling(TOURNAMENT, positive="free"), contract)) == {0, 2, 3}


def before_the_last_two(*rest: str) -> Match:
    """Seat 0 has declared five of his seven contracts, and nobody doubled him."""
    others = [row.id for row in TOURNAMENT.active if row.id not in rest]
    return entered(begun(TOURNAMENT, dealer=0), *others)


def test_E71_two_doubles_owed_with_two_deals_left_are_forced_at_once() -> None:
    before = before_the_last_two("tricks", "hearts", "queens")
    match = dealt(before).choose("tricks")
    assert () in [action.seats for action in match.legal if isinstance(action, Double)]
    match = dealt(before_the_last_two("tricks", "hearts")).choose("tricks")
    for speaker in (1, 2, 3):
        assert match.to_act == speaker
        assert all(isinstance(action, Double) and 0 in action.seats for action in match.legal)
        assert refused(match) == "must-double"
        match = match.double(0)
    undoubled = Entry("tricks", easy_outcome(TOURNAMENT, TOURNAMENT.contract("tricks"), 4))
    with pytest.raises(NotLegal) as refusal:
        before_the_last_two("tricks", "hearts").apply(Entered(undoubled))
    assert refusal.value.id == "must-double"


def test_E71_so_two_are_never_owed_with_one_deal_to_come() -> None:
    match = begun(TOURNAMENT)
    for deal in range(28):
        match = match.apply(Entered(easy_entry(match)))
        done = match.results[deal // 7 * 7 :]
        declarer = done[0].round.roles.declarer
        doubled = [bet.doubler for result in done for bet in result.round.bets if bet.doubled == declarer]
        owed = [2 - doubled.count(seat) for seat in range(4) if seat != declarer]
        assert max(owed) <= 7 - len(done)


def test_E72_a_double_where_points_are_won_counts_and_is_forced_too() -> None:
    match = dealt(before_the_last_two("trumps", "domino")).choose("trumps").trump(Suit.SPADES)
    assert match.legal == (Double((0,)),)
    match = played(match.double(0).double(0).double(0).double())
    match = dealt(match).choose("domino").start_at(Rank.TEN)
    assert match.legal == (Double((0,)),)
    early = dealt(entered(begun(TOURNAMENT), "tricks")).choose("trumps").trump(Suit.SPADES).double(0)
    early = dealt(entered(played(early.double().double().double()), "hearts", "queens", "barbu")).choose("domino")
    early = early.start_at(Rank.TEN)
    # Seat 1 owes one more with two deals to come, the others owe two.
    assert early.legal == (Double(()), Double((0,)))
    assert early.double().legal == (Double((0,)),)


def test_E73_between_equal_scores_nothing_moves() -> None:
    facts = TrickOutcome(easy_outcome(TOURNAMENT, TOURNAMENT.contract("tricks"), 4).taken, (4, 4, 3, 2))  # type: ignore[union-attr]
    match = begun(TOURNAMENT).apply(Entered(Entry("tricks", facts, bets=(Bet(1, 0, True),))))
    assert match.results[0].score.points == (-8, -8, -6, -4)


SHARED = {
    "tricks": (1, -9, -9, -9),
    "hearts": (0, -10, -10, -10),
    "queens": (0, -8, -8, -8),
    "barbu": (1, -7, -7, -7),
    "last_two": (0, -10, -10, -10),
}


def unspoken(rules: Ruleset, contract: str) -> Match:
    """The match after a lap in which nobody doubled, and after the deal if it is played."""
    match = lap(rules, contract)
    while isinstance(match.phase, Doubling):
        match = match.double()
    return played(match)


@pytest.mark.parametrize(("contract", "points"), SHARED.items())
def test_E74_an_undoubled_losing_contract_may_be_left_unplayed(contract: str, points: tuple[int, ...]) -> None:
    match = unspoken(with_doubling(TOURNAMENT, skip_undoubled=True), contract)
    result = match.results[0]
    assert result.outcome == NotPlayed(undoubled=True)
    assert result.score.points == points
    match = dealt(match)
    assert isinstance(match.phase, Choosing)
    assert contract not in [row.id for row in match.phase.options]


@pytest.mark.parametrize("contract", SHARED)
def test_E74_in_the_tournament_it_is_played(contract: str) -> None:
    assert not unplayed(unspoken(TOURNAMENT, contract))


@pytest.mark.parametrize("contract", ["trumps", "domino"])
def test_E74_a_contract_to_win_points_in_is_always_played(contract: str) -> None:
    assert not unplayed(unspoken(with_doubling(TOURNAMENT, skip_undoubled=True), contract))


def test_E75_a_redouble_does_not_count_towards_the_doubles_owed() -> None:
    match = lap(rules_of("barbu-app")).double(0).double().double().double(1)
    match = played(match)
    assert match.results[0].round.bets == (Bet(1, 0, True),)
    # Seat 1 declares next; seat 0, who only redoubled him, still owes him two.
    match = dealt(match).choose("queens")
    assert isinstance(match.phase, Doubling)
    assert match.phase.lap.declarer == 1
    assert match.phase.lap.owed == (2, 0, 2, 2)


# --- ties, and the match as a whole -----------------------------------------------------------------


def test_E76_equal_totals_share_the_win() -> None:
    rules = msgspec.structs.replace(rules_of("fr-tableau-32"), deals=1)
    facts = TrickOutcome(easy_outcome(rules, rules.contract("tricks"), 4).taken, (1, 3, 1, 3))  # type: ignore[union-attr]
    match = begun(rules).apply(Entered(Entry("tricks", facts)))
    assert match.finished
    assert view(match, None).sheet.winners == (0, 2)
    assert view(match, None).sheet.places == (1, 3, 1, 3)


@pytest.mark.parametrize("name", ["suite-8", "fr-tableau-32-short-picked"])
def test_E82_a_match_broken_off_anywhere_goes_on_where_it_stopped(name: str) -> None:
    steps = list(walk(rules_of(name), 4, any_legal, "E82"))
    whole = steps[-1]
    for seq in range(0, whole.seq, 17):
        resumed = Match.fold(whole.header, whole.events[:seq])
        assert resumed == steps[seq]
        for event in whole.events[seq : seq + 3]:
            resumed = resumed.apply(event)
        assert resumed == steps[min(seq + 3, whole.seq)]
    assert Match.fold(whole.header, whole.events) == whole


def test_E83_no_event_can_change_the_rules_of_a_match() -> None:
    match = entered(begun(rules_of("classic-32")), "tricks")
    for kind in Event.__args__:
        held = [field.type for field in msgspec.structs.fields(kind)]
        assert Ruleset not in held
    with pytest.raises(AttributeError):
        match.header.rules = rules_of("classic-52")  # type: ignore[misc]
    with pytest.raises(NotLegal):
        match.apply(Entered(Entry("barbu_2", easy_outcome(match.rules, match.rules.contract("barbu"), 4))))
    assert match.rules == rules_of("classic-32")

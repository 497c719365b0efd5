"""The doubling lap: who speaks when, whom he may name, what is forced, and how it settles."""

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from barbu.cards import Rank, Suit
from barbu.deal import NotPlayed
from barbu.errors import NotLegal
from barbu.match import Double, Entered, Entry, Match
from barbu.match.doubling import Lap, owed
from barbu.match.phases import Choosing, Doubling, NamingStart, NamingTrump, Playing
from barbu.rules import Ruleset, preset
from barbu.rules.model import DoubleDeclarer, DoublePositive, DoubleWho, Redouble
from barbu.scoring import Bet, settle
from tests.support.drive import any_legal, play_out
from tests.support.table import begun, dealt, easy_entry, easy_outcome, entered, rules_of, unplayed, with_doubling

TOURNAMENT = preset("tournament-52")


def lap(rules: Ruleset = TOURNAMENT, contract: str = "queens", declarer: int = 0, players: int = 4) -> Lap:
    """A lap in which nothing is owed."""
    return Lap(rules, rules.contract(contract), players, declarer, (0,) * players, 7)


def spoken(start: Lap, *speeches: tuple[int, ...]) -> Lap:
    """The lap after these speeches."""
    for seats in speeches:
        assert seats in start.speeches()
        start = start.after(seats)
    return start


def targets(at: Lap) -> tuple[int, ...]:
    """Whom the speaker may name."""
    assert at.speaker is not None
    return at.targets(at.speaker)


# --- order ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("declarer", range(4))
def test_S4_31_the_lap_goes_from_the_declarers_next_neighbour_round_to_the_declarer(declarer: int) -> None:
    at, order = lap(declarer=declarer), []
    while at.speaker is not None:
        order.append(at.speaker)
        at = at.after((declarer,) if at.speaker == (declarer + 1) % 4 else ())
    assert order == [(declarer + place) % 4 for place in (1, 2, 3, 4)]


def test_a_declarer_with_nothing_to_redouble_is_passed_over() -> None:
    assert spoken(lap(), (), (1,), ()).speaker is None
    assert spoken(lap(), (), (0,), ()).speaker == 0


def test_everybody_speaks_once_so_a_late_double_has_no_answer() -> None:
    at = spoken(lap(), (), (), (1, 2))
    assert at.speaker is None
    assert at.bets == (Bet(3, 1), Bet(3, 2))


def test_one_speech_may_double_some_and_redouble_others() -> None:
    at = spoken(lap(), (2, 3), (0, 1), (1, 2))
    assert set(at.bets) == {Bet(1, 2, True), Bet(1, 3, True), Bet(2, 0), Bet(3, 2)}
    assert spoken(at, (2,)).bets[2] == Bet(2, 0, True)


def test_a_match_takes_a_speech_as_a_set_and_from_its_speaker_alone() -> None:
    match = dealt(begun(TOURNAMENT)).choose("queens")
    with pytest.raises(NotLegal) as refusal:
        match.act(Double((0,)), seat=2)
    assert refusal.value.id == "not-your-turn"
    match = match.act(Double((3, 0, 3)))
    assert isinstance(match.phase, Doubling)
    assert match.phase.lap.spoken == ((1, (0, 3)),)
    with pytest.raises(NotLegal) as refusal:
        match.play("QS")
    assert refusal.value.id == "speak-in-the-lap"


def test_the_lap_comes_after_the_trump_and_the_named_start() -> None:
    trumps = dealt(begun(TOURNAMENT)).choose("trumps")
    assert isinstance(trumps.phase, NamingTrump)
    assert isinstance(trumps.trump(Suit.HEARTS).phase, Doubling)
    domino = dealt(begun(TOURNAMENT)).choose("domino")
    assert isinstance(domino.phase, NamingStart)
    assert isinstance(domino.start_at(Rank.ACE).phase, Doubling)


def test_where_nobody_chooses_the_dealer_is_the_declarer() -> None:
    rules = with_doubling(rules_of("classic-32"), enabled=True)
    match = dealt(begun(rules, dealer=2))
    assert isinstance(match.phase, Doubling)
    assert (match.phase.lap.declarer, match.to_act) == (2, 3)


# --- whom one may name ------------------------------------------------------------------------------

# What seat 1, 2, 3 and the declarer 0 may name when each before has doubled all he could.
MAXIMUM = [
    ("any", "redouble_only", "own_turn", ((0, 2, 3), (0, 1, 3), (0, 1, 2), (1, 2, 3))),
    ("any", "redouble_only", "declarer_only", ((0, 2, 3), (0, 3), (0,), (1, 2, 3))),
    ("any", "redouble_only", "none", ((0, 2, 3), (0, 3), (0,), ())),
    ("any", "may_double", "own_turn", ((0, 2, 3), (0, 1, 3), (0, 1, 2), (1, 2, 3))),
    ("any", "may_double", "none", ((0, 2, 3), (0, 3), (0,), ())),
    ("declarer_only", "redouble_only", "own_turn", ((0,), (0,), (0,), (1, 2, 3))),
    ("declarer_only", "redouble_only", "declarer_only", ((0,), (0,), (0,), (1, 2, 3))),
    ("declarer_only", "redouble_only", "none", ((0,), (0,), (0,), ())),
    ("declarer_only", "may_double", "own_turn", ((0,), (0,), (0,), (1, 2, 3))),
]


@pytest.mark.parametrize(("who", "declarer", "redouble", "named"), MAXIMUM)
def test_whom_each_may_name_when_all_say_the_most(
    who: DoubleWho, declarer: DoubleDeclarer, redouble: Redouble, named: tuple[tuple[int, ...], ...]
) -> None:
    at = lap(with_doubling(TOURNAMENT, who=who, declarer=declarer, redouble=redouble))
    for speaker, seats in zip((1, 2, 3, 0), named, strict=True):
        if not seats:
            assert at.speaker is None
            return
        assert (at.speaker, targets(at)) == (speaker, seats)
        at = at.after(seats)


SILENCE = [("redouble_only", ()), ("may_double", (1, 2, 3))]


@pytest.mark.parametrize(("declarer", "named"), SILENCE)
@pytest.mark.parametrize("redouble", ["own_turn", "declarer_only", "none"])
def test_a_declarer_nobody_doubled_may_double_only_by_option(
    declarer: DoubleDeclarer, redouble: Redouble, named: tuple[int, ...]
) -> None:
    at = spoken(lap(with_doubling(TOURNAMENT, declarer=declarer, redouble=redouble)), (), (), ())
    assert at.speaker == (0 if named else None)
    if named:
        assert targets(at) == named


@pytest.mark.parametrize("contract", ["trumps", "domino"])
@pytest.mark.parametrize(
    ("positive", "who", "named"),
    [
        ("declarer_only", "any", (0,)),
        ("free", "any", (0, 2, 3)),
        ("free", "declarer_only", (0,)),
        ("declarer_only", "declarer_only", (0,)),
    ],
)
def test_E70_where_only_gains_are_paid_only_the_declarer_is_doubled(
    contract: str, positive: DoublePositive, who: DoubleWho, named: tuple[int, ...]
) -> None:
    rules = with_doubling(TOURNAMENT, positive=positive, who=who, declarer="may_double")
    at = lap(rules, contract)
    assert targets(at) == named
    at = spoken(at, (), (), ())
    assert at.speaker == (0 if named == (0, 2, 3) else None)


def test_a_redouble_stays_open_where_only_gains_are_paid() -> None:
    at = spoken(lap(contract="trumps"), (0,), (), (0,), (1, 3))
    assert set(at.bets) == {Bet(1, 0, True), Bet(3, 0, True)}


# --- the quota --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("debt", "left", "forced"), [(2, 3, False), (2, 2, True), (1, 1, True), (3, 2, True)])
@pytest.mark.parametrize("contract", ["queens", "trumps", "domino"])
def test_E71_E72_forced_exactly_when_as_many_are_owed_as_deals_are_left(
    debt: int, left: int, forced: bool, contract: str
) -> None:
    at = Lap(TOURNAMENT, TOURNAMENT.contract(contract), 4, 0, (0, debt, 0, 0), left)
    assert at.must_double(1) is forced
    assert all(0 in seats for seats in at.speeches()) is forced
    assert () in at.after((0,)).speeches()


def test_no_double_is_forced_where_the_quota_is_not_enforced_or_met() -> None:
    free = with_doubling(TOURNAMENT, quota_enforce=False)
    assert () in Lap(free, free.contract("queens"), 4, 0, (0, 2, 2, 2), 1).speeches()
    assert () in Lap(TOURNAMENT, TOURNAMENT.contract("queens"), 4, 0, (0, 0, 0, 0), 1).speeches()


def test_E75_only_doubles_of_this_declarer_count_and_no_redoubles() -> None:
    earlier = [
        (0, (Bet(1, 0, True), Bet(1, 2), Bet(2, 1, True))),
        (0, (Bet(1, 0), Bet(3, 0))),
        (1, (Bet(0, 1, True), Bet(2, 1))),
    ]
    assert owed(TOURNAMENT, 4, 0, earlier) == (0, 0, 2, 1)
    assert owed(TOURNAMENT, 4, 1, earlier) == (1, 0, 1, 2)
    assert owed(with_doubling(TOURNAMENT, quota=0), 4, 0, earlier) == (0, 0, 0, 0)


def test_a_cut_schedule_forces_earlier() -> None:
    rules = msgspec.structs.replace(TOURNAMENT, deals=3)
    match = dealt(begun(rules)).choose("queens")
    assert match.legal[0] == Double(())
    match = dealt(entered(begun(rules), "queens")).choose("tricks")
    assert all(isinstance(action, Double) and 0 in action.seats for action in match.legal)


def test_every_quota_is_met_at_the_end_of_a_match() -> None:
    match = begun(TOURNAMENT)
    for _ in range(28):
        match = match.apply(Entered(easy_entry(match)))
    for declarer in range(4):
        made = [
            bet.doubler
            for result in match.results
            if result.round.roles.declarer == declarer
            for bet in result.round.bets
            if bet.doubled == declarer
        ]
        assert [made.count(seat) for seat in range(4) if seat != declarer] == [2, 2, 2]


# --- undoubled deals --------------------------------------------------------------------------------


def silent(rules: Ruleset, contract: str) -> Match:
    match = dealt(begun(rules)).choose(contract)
    while isinstance(match.phase, Doubling):
        match = match.double()
    return match


def test_E74_skipping_needs_the_option_and_a_contract_to_lose_in() -> None:
    skipping = with_doubling(TOURNAMENT, skip_undoubled=True)
    assert unplayed(silent(skipping, "queens"))
    assert isinstance(silent(TOURNAMENT, "queens").phase, Playing)


def test_E74_one_double_by_any_pair_has_the_deal_played() -> None:
    match = dealt(begun(with_doubling(TOURNAMENT, skip_undoubled=True))).choose("queens")
    match = match.double().double(3).double()
    assert isinstance(match.phase, Playing)


def test_E74_the_shares_of_five_players() -> None:
    rules = with_doubling(rules_of("tournament-5p"), skip_undoubled=True)
    match = dealt(begun(rules, 5)).choose("tricks")
    while isinstance(match.phase, Doubling):
        match = match.double()
    # Four share 20; hearts come to 30, which four cannot share without two over.
    assert match.results[0].score.points == (-5, 0, -5, -5, -5)
    match = dealt(match).choose("hearts")
    while isinstance(match.phase, Doubling):
        match = match.double()
    assert match.results[1].score.points == (-8, 2, -8, -8, -8)


def test_E74_an_unplayed_deal_can_be_entered_only_where_it_may_be() -> None:
    entry = Entry("queens", NotPlayed(undoubled=True))
    skipping = with_doubling(TOURNAMENT, skip_undoubled=True)
    assert begun(skipping).apply(Entered(entry)).results[0].score.points == (0, -8, -8, -8)
    for rules, wrong in (
        (TOURNAMENT, entry),
        (skipping, msgspec.structs.replace(entry, bets=(Bet(1, 0),))),
        (skipping, msgspec.structs.replace(entry, contract="trumps", trump=Suit.CLUBS)),
    ):
        with pytest.raises(NotLegal) as refusal:
            begun(rules).apply(Entered(wrong))
        assert refusal.value.id == "contract-was-played"


# --- entered laps -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bets", "message"),
    [
        ((Bet(0, 1),), "no-such-bets"),
        ((Bet(1, 1),), "may-not-double"),
        ((Bet(1, 9),), "may-not-double"),
        ((Bet(1, 2), Bet(2, 1)), "no-such-bets"),
        ((Bet(3, 1, True),), "no-such-bets"),
        ((Bet(9, 1),), "no-such-bets"),
    ],
)
def test_entered_doubles_are_what_a_lap_can_come_to(bets: tuple[Bet, ...], message: str) -> None:
    facts = easy_outcome(TOURNAMENT, TOURNAMENT.contract("queens"), 4)
    with pytest.raises(NotLegal) as refusal:
        begun(TOURNAMENT).apply(Entered(Entry("queens", facts, bets=bets)))
    assert refusal.value.id == message


def test_doubles_cannot_be_entered_without_doubling() -> None:
    rules = rules_of("classic-32")
    entry = msgspec.structs.replace(easy_entry(begun(rules)), bets=(Bet(1, 0),))
    with pytest.raises(NotLegal) as refusal:
        begun(rules).apply(Entered(entry))
    assert refusal.value.id == "no-doubling"


# --- everything a lap can be ------------------------------------------------------------------------

modes = st.builds(
    lambda **fields: with_doubling(TOURNAMENT, **fields),
    who=st.sampled_from(["any", "declarer_only"]),
    declarer=st.sampled_from(["redouble_only", "may_double"]),
    positive=st.sampled_from(["declarer_only", "free"]),
    redouble=st.sampled_from(["own_turn", "declarer_only", "none"]),
    quota_enforce=st.booleans(),
)


@given(
    modes,
    st.integers(3, 7),
    st.sampled_from(["queens", "trumps", "domino"]),
    st.integers(0, 3),
    st.integers(1, 3),
    st.randoms(use_true_random=False),
)
def test_a_lap_of_any_kind(
    rules: Ruleset, players: int, contract: str, debt: int, left: int, rng: random.Random
) -> None:
    declarer = rng.randrange(players)
    debts = tuple(0 if seat == declarer else debt for seat in range(players))
    at = Lap(rules, rules.contract(contract), players, declarer, debts, left)
    while at.speaker is not None:
        at = at.after(rng.choice(at.speeches()))
    spoke = [(seat - declarer - 1) % players for seat, _ in at.spoken]
    assert spoke == sorted(set(spoke))
    pairs = [frozenset((bet.doubler, bet.doubled)) for bet in at.bets]
    assert len(set(pairs)) == len(pairs)
    assert all(len(pair) == 2 for pair in pairs)
    if rules.doubling.redouble == "none":
        assert not any(bet.redoubled for bet in at.bets)
    if debt >= left and rules.doubling.quota_enforce:
        assert {bet.doubler for bet in at.bets if bet.doubled == declarer} == set(range(players)) - {declarer}


@given(st.lists(st.integers(-50, 50), min_size=3, max_size=7), st.randoms(use_true_random=False))
def test_settling_moves_points_and_makes_none(base: list[int], rng: random.Random) -> None:
    pairs = [(one, other) for one in range(len(base)) for other in range(one)]
    stakes = [(one, other, rng.choice((1, 2))) for one, other in pairs if rng.random() < 0.5]
    after = settle(base, stakes)
    assert sum(after) == sum(base)
    mirrored = settle([-points for points in base], stakes)
    assert mirrored == tuple(-points for points in after)
    assert settle(base, [(other, one, multiple) for one, other, multiple in reversed(stakes)]) == after


def test_E73_between_level_scores_nothing_moves() -> None:
    assert settle((-6, 0, -6, -12), [(0, 2, 2)]) == (-6, 0, -6, -12)


@pytest.mark.parametrize(("quota", "speeches"), [(0, 2**6), (1, 2**6), (2, 2**5)])
def test_seven_players_double(quota: int, speeches: int) -> None:
    rules = with_doubling(rules_of("qcsalon-classic"), enabled=True, quota=quota)
    rules = msgspec.structs.replace(rules, deals=8)
    match = dealt(begun(rules, 7))
    assert isinstance(match.phase, Choosing)
    match = match.choose("tricks")
    # Seat 1 declares twice in eight deals: two doubles owed are forced from the first.
    assert len(match.legal) == speeches
    match = match.double(0, 1, 3, 4, 5, 6)
    assert match.to_act == 3
    whole = play_out(rules, 7, any_legal, "seven")
    assert any(bet.redoubled for result in whole.results for bet in result.round.bets)
    for result in whole.results:
        assert sum(result.score.points) == sum(result.score.base)

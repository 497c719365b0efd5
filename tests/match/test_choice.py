"""Choosing a contract: when, from what, and with what the chooser has seen."""

import msgspec
import pytest

from barbu.cards import cards
from barbu.deal import NotPlayed, TrickOutcome
from barbu.errors import NotLegal
from barbu.match import Choose, Entered, Entry, Look, Match, view
from barbu.match.phases import Choosing, Dealing, Doubling, Phase, Playing
from barbu.rules import Ruleset, preset
from barbu.rules.model import ChoiceTime
from barbu.scoring import Bet
from tests.support.table import (
    begun,
    dealt,
    easy_entry,
    easy_outcome,
    entered,
    rules_of,
    skipped,
    sweep_hands,
    with_deck,
    with_doubling,
    with_row,
)


def choosing(time: ChoiceTime, name: str = "fr-tableau-32", multiplier: int = 2) -> Ruleset:
    """The preset with another time to choose, and blind choices that count twice."""
    return msgspec.structs.replace(rules_of(name), choice_time=time, blind_multiplier=multiplier)


def refused(match: Match, contract: str, blind: bool = False) -> str:
    """The message with which this choice is refused."""
    with pytest.raises(NotLegal) as refusal:
        match.choose(contract, blind)
    assert refusal.value.values["legal"] == match.legal
    return refusal.value.id


def phase_of(match: Match) -> Phase:
    """What the match waits for; a function, so that a later look may find another phase."""
    return match.phase


ROWS = tuple(row.id for row in rules_of("fr-tableau-32").active)


# --- after seeing the hand --------------------------------------------------------------------------


def test_S0_19_after_the_cards_the_chooser_sees_his_hand_and_is_never_blind() -> None:
    match = dealt(begun(choosing("after")))
    assert match.legal == tuple(Choose(id) for id in ROWS)
    round = view(match, 1).round
    assert round is not None
    assert len(round.hand) == 8
    assert refused(match, "tricks", blind=True) == "already-seen"
    with pytest.raises(NotLegal) as refusal:
        match.look()
    assert refusal.value.id == "choose-a-contract"
    match = match.choose("tricks")
    assert isinstance(match.phase, Playing)
    assert not match.phase.round.blind


# --- before the deal --------------------------------------------------------------------------------


def test_before_the_deal_every_choice_is_blind() -> None:
    match = begun(choosing("before"))
    assert isinstance(phase_of(match), Choosing)
    assert match.legal == tuple(Choose(id, blind=True) for id in ROWS)
    assert refused(match, "hearts") == "look-first"
    match = match.choose("hearts", blind=True)
    assert isinstance(phase_of(match), Dealing)
    match = dealt(match)
    phase = phase_of(match)
    assert isinstance(phase, Playing)
    assert (phase.round.blind, phase.round.contract.id) == (True, "hearts")


def test_before_the_deal_nobody_has_cards_to_see() -> None:
    match = begun(choosing("before"))
    for seat in (None, 0, 1, 2, 3):
        round = view(match, seat).round
        assert round is not None
        assert (round.hand, round.counts) == ((), ())


def test_before_the_deal_cards_are_not_dealt_without_a_choice() -> None:
    with pytest.raises(NotLegal) as refusal:
        dealt(begun(choosing("before")))
    assert refusal.value.id == "not-in-this-phase"


# --- either -----------------------------------------------------------------------------------------


def test_either_way_the_chooser_does_not_see_his_hand_until_he_looks() -> None:
    match = dealt(begun(choosing("either")))
    assert match.legal == (*(Choose(id, blind=True) for id in ROWS), Look())
    hidden = view(match, 1).round
    assert hidden is not None
    assert (hidden.hand, hidden.looked, hidden.counts) == ((), False, (8, 8, 8, 8))
    other = view(match, 2).round
    assert other is not None
    assert len(other.hand) == 8
    assert refused(match, "tricks") == "look-first"
    match = match.look()
    assert match.legal == tuple(Choose(id) for id in ROWS)
    seen = view(match, 1).round
    assert seen is not None
    assert (len(seen.hand), seen.looked) == (8, True)
    assert refused(match, "tricks", blind=True) == "already-seen"
    with pytest.raises(NotLegal):
        match.look()


@pytest.mark.parametrize("blind", [True, False])
def test_either_way_the_choice_says_whether_it_was_blind(blind: bool) -> None:
    match = dealt(begun(choosing("either")))
    match = (match if blind else match.look()).choose("queens", blind)
    assert isinstance(match.phase, Playing)
    assert match.phase.round.blind is blind
    round = view(match, 1).round
    assert round is not None
    assert (round.blind, len(round.hand)) == (blind, 8)


# --- what a blind choice is worth -------------------------------------------------------------------


@pytest.mark.parametrize(("blind", "multiplier", "points"), [(False, 3, 80), (True, 3, 240), (True, 1, 80)])
def test_a_blind_choice_multiplies_the_points_of_a_deal_that_is_played(
    blind: bool, multiplier: int, points: int
) -> None:
    match = begun(choosing("either", multiplier=multiplier), dealer=3)
    match = dealt(match, *sweep_hands(match.rules, 4))
    match = (match if blind else match.look()).choose("tricks", blind)
    while isinstance(match.phase, Playing):
        match = match.act(match.legal[0])
    assert match.results[0].score.points == (points, 0, 0, 0)


def counted(match: Match, tricks: tuple[int, ...]) -> Entry:
    """An entry of no tricks, chosen blind, with these counts."""
    facts = easy_outcome(match.rules, match.rules.contract("tricks"), 4)
    assert isinstance(facts, TrickOutcome)
    return Entry("tricks", msgspec.structs.replace(facts, tricks=tricks), blind=True)


def test_it_multiplies_every_seat_before_the_handicap_and_the_doubles() -> None:
    match = begun(choosing("before"), dealer=3)
    entry = counted(match, (3, 2, 2, 1))
    assert match.apply(Entered(entry)).results[0].score.points == (60, 40, 40, 20)
    held_back = msgspec.structs.replace(match.rules, handicap=True)
    assert begun(held_back, dealer=3).apply(Entered(entry)).results[0].score.points == (120, 40, 40, 20)
    doubled = with_doubling(match.rules, enabled=True)
    bet = msgspec.structs.replace(entry, bets=(Bet(1, 0),))
    assert begun(doubled, dealer=3).apply(Entered(bet)).results[0].score.points == (80, 20, 40, 20)


@pytest.mark.parametrize(
    ("time", "blind", "message"), [("after", True, "no-blind-choice"), ("before", False, "must-be-blind")]
)
def test_an_entry_says_blind_where_it_can_be_and_must(time: ChoiceTime, blind: bool, message: str) -> None:
    match = begun(choosing(time))
    entry = msgspec.structs.replace(easy_entry(match), blind=blind)
    with pytest.raises(NotLegal) as refusal:
        match.apply(Entered(entry))
    assert refusal.value.id == message
    assert match.apply(Entered(msgspec.structs.replace(entry, blind=not blind))).results[0].round.blind is not blind


@pytest.mark.parametrize("blind", [True, False])
def test_an_entry_may_say_either_where_both_can_be(blind: bool) -> None:
    match = begun(choosing("either"))
    entry = msgspec.structs.replace(easy_entry(match), blind=blind)
    assert match.apply(Entered(entry)).results[0].round.blind is blind


# --- refusals ---------------------------------------------------------------------------------------


def test_S3_12_a_contract_done_is_refused() -> None:
    match = dealt(entered(begun(rules_of("fr-tableau-32")), "salad", "salad", "salad", "salad"))
    assert refused(match, "salad") == "contract-done"
    assert isinstance(match.choose("tricks").phase, Playing)


def test_an_unknown_contract_is_refused() -> None:
    match = dealt(begun(rules_of("fr-tableau-32")))
    assert refused(match, "trumps") == "no-such-contract"


def test_a_row_switched_off_is_not_there_to_choose_but_counts_in_the_salad() -> None:
    rules = with_row(rules_of("fr-tableau-32"), "queens", active=False)
    match = dealt(begun(rules))
    assert refused(match, "queens") == "no-such-contract"
    match = begun(rules).apply(Entered(easy_entry(begun(rules), "salad")))
    assert match.results[0].score.points == (400, 0, 0, 0)


def test_another_player_cannot_choose() -> None:
    match = dealt(begun(rules_of("fr-tableau-32")))
    with pytest.raises(NotLegal) as refusal:
        match.act(Choose("tricks"), seat=2)
    assert refusal.value.id == "not-your-turn"


@pytest.mark.parametrize("time", ["after", "before", "either"])
def test_E61_the_last_contract_is_the_only_choice(time: ChoiceTime) -> None:
    match = begun(choosing(time))
    blind = time == "before"
    for _ in range(24):
        match = match.apply(Entered(msgspec.structs.replace(easy_entry(match), blind=blind)))
    match = match if time == "before" else dealt(match)
    chosen = [action for action in match.legal if isinstance(action, Choose)]
    assert chosen == [Choose("domino", blind=time != "after")]


# --- barred contracts -------------------------------------------------------------------------------

THREE = "marie-luce-52"
NOT_BARBU = tuple(row.id for row in preset(THREE).active if row.id != "barbu")


def only_barbu_left(rules: Ruleset, blind: bool = False) -> Match:
    """Three players have each played all but barbu."""
    match = begun(rules, 3)
    for contract in (contract for contract in NOT_BARBU for _ in range(3)):
        match = match.apply(Entered(msgspec.structs.replace(easy_entry(match, contract), blind=blind)))
    return match


def test_S3_62_barbu_is_barred_while_the_king_is_out() -> None:
    match = dealt(begun(preset(THREE), 3), out="KH")
    assert isinstance(match.phase, Choosing)
    assert tuple(row.id for row in match.phase.options) == NOT_BARBU
    assert refused(match, "barbu") == "contract-barred"
    round = view(match, 2).round
    assert round is not None
    assert (round.options, round.barred) == (NOT_BARBU, ("barbu",))
    assert Choose("barbu") in dealt(begun(preset(THREE), 3), out="2C").legal


@pytest.mark.parametrize(("out", "players"), [("QC QS QD QH", 6), ("2H 3H", 5)])
def test_S3_63_queens_and_hearts_are_never_barred(out: str, players: int) -> None:
    match = dealt(begun(preset(THREE), players), out=out)
    assert isinstance(match.phase, Choosing)
    assert match.phase.barred == ()
    match = match.choose("queens")
    while isinstance(match.phase, Playing):
        match = match.act(match.legal[0])
    if players == 6:
        outcome = match.results[0].outcome
        assert isinstance(outcome, TrickOutcome)
        assert sum(outcome.tricks or ()) == 1
        assert match.results[0].score.points == (0,) * 6


def test_a_single_barbu_left_is_dealt_again_as_often_as_it_takes() -> None:
    match = only_barbu_left(preset(THREE))
    for thrown_in in (1, 2, 3):
        match = dealt(match, out="KH")
        assert isinstance(match.phase, Dealing)
        assert (match.phase.round.number, match.phase.round.thrown_in) == (18, thrown_in)
    match = dealt(match, out="2C")
    assert isinstance(match.phase, Choosing)
    assert (match.phase.round.roles.chooser, match.phase.round.thrown_in) == (1, 3)


def test_or_its_box_is_ticked_at_zero() -> None:
    match = dealt(only_barbu_left(with_deck(preset(THREE), blocked_contract="zero")), out="KH")
    assert match.legal == (Choose("barbu"),)
    match = match.choose("barbu")
    assert match.results[18].outcome == NotPlayed(False, cards("KH"))
    assert match.results[18].score.points == (0, 0, 0)
    assert len(dealt(match, out="2C").results) == 19


def test_a_barred_contract_is_entered_only_at_zero_and_only_where_nothing_else_is_open() -> None:
    zero = with_deck(preset(THREE), blocked_contract="zero")
    unplayed = Entry("barbu", NotPlayed(False, cards("KH")))
    assert only_barbu_left(zero).apply(Entered(unplayed)).results[18].score.points == (0, 0, 0)
    for match in (only_barbu_left(preset(THREE)), begun(zero, 3)):
        with pytest.raises(NotLegal) as refusal:
            match.apply(Entered(unplayed))
        assert refusal.value.id == "contract-barred"
    with pytest.raises(NotLegal) as refusal:
        only_barbu_left(zero).apply(Entered(Entry("barbu", NotPlayed(False, cards("2C")))))
    assert refusal.value.id == "contract-was-played"


def test_a_blind_choice_that_turns_out_barred_is_made_anew() -> None:
    rules = choosing("before", THREE)
    match = dealt(begun(rules, 3).choose("barbu", blind=True), out="KH")
    phase = phase_of(match)
    assert isinstance(phase, Choosing)
    assert (phase.round.number, phase.round.thrown_in, phase.round.row) == (0, 1, None)
    match = dealt(match.choose("queens", blind=True), out="KH")
    assert isinstance(phase_of(match), Playing)


def test_a_blind_choice_that_turns_out_barred_may_count_zero() -> None:
    rules = with_deck(choosing("before", THREE), blocked_contract="zero")
    match = dealt(begun(rules, 3).choose("barbu", blind=True), out="KH")
    assert match.results[0].outcome == NotPlayed(False, cards("KH"))


def test_a_fixed_order_due_a_barred_contract_is_dealt_again_or_ticked_at_zero() -> None:
    again = msgspec.structs.replace(
        preset(THREE), chooser="nobody", selection="fixed_order_per_dealer", leader="next", choice_time="after"
    )
    match = dealt(begun(again, 3), out="KH")
    assert isinstance(match.phase, Dealing)
    assert (match.phase.round.number, match.phase.round.thrown_in) == (0, 1)
    match = dealt(begun(with_deck(again, blocked_contract="zero"), 3), out="KH")
    assert match.results[0].outcome == NotPlayed(False, cards("KH"))
    assert isinstance(dealt(skipped(begun(again, 3), 3), out="KH").phase, Playing)


def test_a_barred_contract_is_not_doubled() -> None:
    rules = with_doubling(with_deck(preset(THREE), blocked_contract="zero"), enabled=True, quota=0)
    match = dealt(only_barbu_left(rules), out="KH").choose("barbu")
    assert isinstance(match.phase, Dealing)
    assert match.results[18].round.bets == ()
    assert isinstance(dealt(only_barbu_left(rules), out="2C").choose("barbu").phase, Doubling)


def test_a_barred_contract_is_entered_without_doubles_even_where_some_are_owed() -> None:
    rules = with_deck(preset(THREE), blocked_contract="zero")
    rules = with_doubling(msgspec.structs.replace(rules, deals=1), enabled=True, quota=2)
    for row in NOT_BARBU:
        rules = with_row(rules, row, active=False)
    unplayed = Entry("barbu", NotPlayed(False, cards("KH")))
    played = dealt(begun(rules, 3), out="KH").choose("barbu")
    assert begun(rules, 3).apply(Entered(unplayed)).results[0].score == played.results[0].score
    with pytest.raises(NotLegal) as refusal:
        begun(rules, 3).apply(Entered(msgspec.structs.replace(unplayed, bets=(Bet(2, 1),))))
    assert refusal.value.id == "no-such-bets"


def test_a_blind_choice_that_turned_out_barred_is_entered_at_zero_whatever_else_was_open() -> None:
    rules = with_deck(choosing("before", THREE), blocked_contract="zero")
    unplayed = Entry("barbu", NotPlayed(False, cards("KH")), blind=True)
    assert begun(rules, 3).apply(Entered(unplayed)).results[0].score.points == (0, 0, 0)

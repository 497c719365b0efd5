"""Taking back acts, deals kept by hand, and correcting these."""

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.cards import Card, Rank, Suit, cards
from barbu.deal import LayoutOutcome, Outcome, TrickOutcome
from barbu.errors import BarbuError, NotLegal, NotUnderstood, Stale
from barbu.match import Choose, Corrected, Entered, Entry, Match, Undone, sheet
from barbu.match.phases import Choosing, Dealing, Doubling, Finished, NamingTrump, Phase, Playing
from barbu.rules import Ruleset, preset
from barbu.scoring import Bet
from tests.support.drive import any_legal, walk
from tests.support.table import begun, dealt, easy_entry, entered, rules_of, skipped, with_row

TABLEAU = preset("fr-tableau-32")
CLASSIC = preset("classic-32")


def phase_of(match: Match) -> Phase:
    """What the match waits for; a function, so that a later look may find another phase."""
    return match.phase


def acted(match: Match, count: int) -> Match:
    """The match after so many acts, each the first legal one."""
    for _ in range(count):
        match = match.act(match.legal[0])
    return match


def refused(match: Match, count: int) -> int:
    """How many acts could have been taken back where so many could not."""
    with pytest.raises(NotLegal) as refusal:
        match.apply(Undone(count))
    assert refusal.value.id == "nothing-to-undo"
    most = refusal.value.values["most"]
    assert isinstance(most, int)
    return most


def same_but_for_the_record(one: Match, other: Match) -> bool:
    """Whether two matches stand the same, whatever was undone on the way."""
    return (one.header, one.state, one.live) == (other.header, other.state, other.live)


# --- taking back ------------------------------------------------------------------------------------


def test_acts_are_taken_back_one_by_one_or_many_at_once() -> None:
    start = dealt(begun(TABLEAU))
    steps = [acted(start, count) for count in range(8)]
    for count in range(1, 8):
        undone = steps[7].apply(Undone(count))
        assert same_but_for_the_record(undone, steps[7 - count])
        assert undone.events == (*steps[7].events, Undone(count))
        assert undone.seq == steps[7].seq + 1
    assert same_but_for_the_record(steps[7].apply(Undone(2)).apply(Undone(3)), steps[2])


def test_what_was_taken_back_can_be_done_otherwise() -> None:
    match = dealt(begun(TABLEAU)).choose("tricks").apply(Undone(1)).choose("hearts")
    assert isinstance(match.phase, Playing)
    assert match.phase.round.contract.id == "hearts"
    assert Match.fold(match.header, match.events) == match


def test_taking_back_stops_at_the_cards_of_this_deal() -> None:
    match = acted(dealt(begun(TABLEAU)), 5)
    assert refused(match, 6) == 5
    assert refused(match, 0) == 5
    assert refused(match, -1) == 5
    start = match.apply(Undone(5))
    assert isinstance(start.phase, Choosing)
    assert refused(start, 1) == 0


def test_it_reaches_through_the_lap_and_the_trump() -> None:
    match = dealt(begun(preset("tournament-52"))).choose("trumps").trump("S").double(0).double()
    assert isinstance(phase_of(match.apply(Undone(2))), Doubling)
    assert isinstance(phase_of(match.apply(Undone(3))), NamingTrump)
    assert isinstance(phase_of(match.apply(Undone(4))), Choosing)


def test_it_never_goes_over_the_end_of_a_deal() -> None:
    match = dealt(begun(CLASSIC))
    match = acted(match, 32)
    assert isinstance(match.phase, Dealing)
    assert refused(match, 1) == 0
    assert refused(dealt(match), 1) == 0
    assert refused(acted(dealt(match), 3), 4) == 3


def test_it_never_goes_over_the_end_of_a_match() -> None:
    match = acted(dealt(begun(msgspec.structs.replace(CLASSIC, deals=1))), 32)
    assert isinstance(match.phase, Finished)
    assert refused(match, 1) == 0


def test_it_never_goes_over_the_end_of_a_deal_where_the_next_is_chosen_before_its_cards() -> None:
    rules = msgspec.structs.replace(TABLEAU, choice_time="before")
    match = acted(dealt(begun(rules).act(Choose("tricks", blind=True))), 32)
    assert isinstance(match.phase, Choosing)
    assert len(match.results) == 1
    assert refused(match, 1) == 0
    match = dealt(match.act(Choose("tricks", blind=True)))
    assert refused(acted(match, 2), 3) == 2


def test_it_never_goes_back_into_a_deal_that_was_thrown_in() -> None:
    rules = with_row(rules_of("fr-tableau-52"), "domino", missing="block")
    rules = msgspec.structs.replace(rules, choice_time="before")
    match = begun(rules, 3).act(Choose("domino", blind=True))
    match = dealt(match, "2C 3C 4C", "7S 5C 6C 8C", "9C 10C JC").lay("7S")
    while isinstance(match.phase, Playing):
        match = match.act(match.legal[0])
    assert isinstance(match.phase, Choosing)
    assert match.phase.round.thrown_in == 1
    assert refused(match, 1) == 0


def test_entered_deals_are_taken_back_down_to_the_last_one_played() -> None:
    start = acted(dealt(begun(CLASSIC)), 32)
    steps = [start]
    for _ in range(4):
        steps.append(skipped(steps[-1], 1))
    for count in range(1, 5):
        undone = steps[4].apply(Undone(count))
        assert same_but_for_the_record(undone, steps[4 - count])
        assert undone.events == (*steps[4].events, Undone(count))
    assert refused(steps[4], 5) == 4
    assert refused(steps[4].apply(Undone(4)), 1) == 0, "a deal that was played stays: its secret is out"
    assert refused(dealt(steps[4]), 1) == 0, "and so do entered ones once there are cards again"


def test_any_prefix_of_a_match_allows_exactly_the_acts_of_its_deal() -> None:
    acts = 0
    for step, match in enumerate(walk(rules_of("fr-tableau-32-short-picked"), 4, any_legal, "undo")):
        waiting = isinstance(match.phase, (Dealing, Finished))
        acts = 0 if waiting or match.to_act is None else acts
        if step % 7 == 0:
            assert refused(match, 1000) == acts
        acts = 0 if waiting else acts + 1


# --- deals kept by hand -----------------------------------------------------------------------------


def test_played_and_entered_deals_mix() -> None:
    match = acted(dealt(begun(CLASSIC)), 32)
    match = skipped(match, 1)
    match = acted(dealt(match), 32)
    assert [row.entered for row in sheet(match.state).rows] == [False, True, False]
    assert [result.play is None for result in match.results] == [False, True, False]
    assert Match.fold(match.header, match.events) == match


def test_a_deal_is_entered_between_deals_and_not_in_one() -> None:
    match = dealt(begun(TABLEAU))
    with pytest.raises(NotLegal) as refusal:
        match.apply(Entered(Entry("tricks", tricks_won(2, 2, 2, 2))))
    assert refusal.value.id == "not-in-this-phase"
    done = skipped(begun(msgspec.structs.replace(CLASSIC, deals=1)), 1)
    with pytest.raises(NotLegal):
        done.apply(Entered(Entry("hearts", tricks_won(2, 2, 2, 2))))


def test_a_deal_whose_contract_is_chosen_before_the_cards_is_entered_instead_of_chosen() -> None:
    rules = msgspec.structs.replace(TABLEAU, choice_time="before")
    match = begun(rules).apply(Entered(Entry("tricks", tricks_won(2, 2, 2, 2), blind=True)))
    assert len(match.results) == 1


def tricks_won(*won: int) -> TrickOutcome:
    """An outcome of no tricks."""
    return TrickOutcome(immutabledict(), won)


def of(item: str, *took: int) -> TrickOutcome:
    """An outcome in which one item is priced."""
    return TrickOutcome(immutabledict({item: took}))


SEVEN = cards("7S")

IMPOSSIBLE: dict[str, tuple[Ruleset, str, Outcome, str]] = {
    "nine tricks of eight": (TABLEAU, "tricks", tricks_won(3, 2, 2, 2), "wrong-trick-sum"),
    "seven tricks of eight": (TABLEAU, "tricks", tricks_won(3, 2, 2, 0), "wrong-trick-sum"),
    "five queens": (TABLEAU, "queens", of("Q", 2, 2, 1, 0), "wrong-item-sum"),
    "three queens": (TABLEAU, "queens", of("Q", 2, 0, 1, 0), "wrong-item-sum"),
    "two kings of hearts": (TABLEAU, "barbu", of("KH", 1, 1, 0, 0), "wrong-item-sum"),
    "fewer than none": (TABLEAU, "queens", of("Q", 5, -1, 0, 0), "wrong-counts"),
    "three seats": (TABLEAU, "queens", of("Q", 2, 1, 1), "wrong-counts"),
    "another item": (TABLEAU, "queens", of("K", 2, 1, 1, 0), "wrong-items"),
    "no tricks told": (TABLEAU, "tricks", TrickOutcome(immutabledict()), "tricks-missing"),
    "a layout of tricks": (TABLEAU, "tricks", LayoutOutcome((0, 1)), "wrong-outcome"),
    "tricks of a layout": (TABLEAU, "domino", tricks_won(2, 2, 2, 2), "wrong-outcome"),
    "one seat twice": (TABLEAU, "domino", LayoutOutcome((0, 0)), "wrong-finish"),
    "a seat too many": (TABLEAU, "domino", LayoutOutcome((0, 4)), "wrong-finish"),
    "a card out of play": (TABLEAU, "tricks", TrickOutcome(immutabledict(), (2, 2, 2, 2), SEVEN), "wrong-leftover"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_S3_53_an_impossible_entry_is_refused(case: str) -> None:
    rules, contract, facts, message = IMPOSSIBLE[case]
    match = begun(rules)
    with pytest.raises(BarbuError) as refusal:
        match.apply(Entered(Entry(contract, facts)))
    assert refusal.value.id == message
    assert isinstance(refusal.value, NotUnderstood)
    assert match.results == ()


def test_a_contract_done_cannot_be_entered_again() -> None:
    match = entered(begun(TABLEAU), "tricks", "tricks", "tricks", "tricks")
    with pytest.raises(NotLegal) as refusal:
        match.apply(Entered(Entry("tricks", tricks_won(2, 2, 2, 2))))
    assert refusal.value.id == "contract-done"


# --- corrections ------------------------------------------------------------------------------------


def corrected(match: Match, deal: int, entry: Entry) -> Match:
    return match.apply(Corrected(deal, entry))


def test_a_correction_counts_every_total_again() -> None:
    match = begun(CLASSIC).apply(Entered(Entry("tricks", tricks_won(5, 3, 0, 0))))
    match = skipped(match, 2)
    before = sheet(match.state)
    assert before.rows[0].score.points == (-25, -15, 0, 0)
    better = corrected(match, 1, Entry("tricks", tricks_won(4, 3, 1, 0)))
    after = sheet(better.state)
    assert after.rows[0].score.points == (-20, -15, -5, 0)
    assert after.totals == (before.totals[0] + 5, before.totals[1], before.totals[2] - 5, before.totals[3])
    assert [row.running for row in after.rows][-1] == after.totals
    assert better.events == (*match.events, Corrected(1, Entry("tricks", tricks_won(4, 3, 1, 0))))
    assert Match.fold(better.header, better.events) == better


def test_a_correction_may_itself_be_corrected() -> None:
    match = skipped(begun(CLASSIC), 3)
    for won in ((5, 1, 1, 1), (1, 5, 1, 1), (0, 0, 0, 8)):
        match = corrected(match, 1, Entry("tricks", tricks_won(*won)))
    assert sheet(match.state).rows[0].score.points == (0, 0, 0, 40)
    assert len(match.results) == 3


def test_only_entered_deals_are_corrected() -> None:
    match = skipped(acted(dealt(begun(CLASSIC)), 32), 1)
    with pytest.raises(NotLegal) as refusal:
        corrected(match, 1, Entry("tricks", tricks_won(2, 2, 2, 2)))
    assert refusal.value.id == "deal-was-played"
    assert corrected(match, 2, easy_entry(skipped(begun(CLASSIC), 1))).results == match.results
    for deal in (0, 3, -1):
        with pytest.raises(NotLegal) as refusal:
            corrected(match, deal, Entry("tricks", tricks_won(2, 2, 2, 2)))
        assert refusal.value.id == "no-such-deal"


def test_the_right_entered_deal_is_corrected_among_played_ones() -> None:
    match = skipped(begun(CLASSIC), 1)
    match = skipped(acted(dealt(match), 32), 2)
    entry = Entry("queens", of("Q", 0, 1, 1, 2))
    better = corrected(match, 3, entry)
    assert [result.entered for result in better.results] == [True, False, True, True]
    assert better.results[2].score.points == (0, -20, -20, -40)
    assert better.results[:2] == match.results[:2]
    assert better.results[3] == match.results[3]


def test_an_impossible_correction_is_refused_and_changes_nothing() -> None:
    match = skipped(begun(CLASSIC), 3)
    with pytest.raises(NotUnderstood):
        corrected(match, 1, Entry("tricks", tricks_won(3, 3, 3, 0)))
    assert sheet(match.state).rows[0].score.points == (40, 0, 0, 0)


def test_another_contract_may_be_corrected_only_where_it_was_open() -> None:
    match = entered(begun(TABLEAU), "tricks", "queens", "hearts", "barbu", "salad")
    better = corrected(match, 1, Entry("queens", of("Q", 1, 1, 1, 1)))
    assert [row.contract for row in sheet(better.state).rows] == ["queens", "queens", "hearts", "barbu", "salad"]
    with pytest.raises(NotLegal) as refusal:
        corrected(match, 5, Entry("tricks", tricks_won(2, 2, 2, 2)))
    assert refusal.value.id == "contract-done"
    with pytest.raises(NotLegal) as refusal:
        corrected(match, 1, Entry("salad", easy_entry(begun(TABLEAU), "salad").outcome))
    assert refusal.value.id == "contract-done"


def test_a_correction_of_doubles_must_leave_the_quota_possible() -> None:
    rules = msgspec.structs.replace(preset("tournament-52"), deals=3)
    match = skipped(begun(rules), 3)
    assert match.results[1].round.bets == (Bet(1, 0), Bet(2, 0), Bet(3, 0))
    entry = easy_entry(begun(rules))
    earlier = corrected(match, 1, msgspec.structs.replace(entry, bets=(Bet(1, 0),)))
    assert earlier.results[0].round.bets == (Bet(1, 0),)
    with pytest.raises(NotLegal) as refusal:
        corrected(match, 2, msgspec.structs.replace(easy_entry(skipped(begun(rules), 1)), bets=()))
    assert refusal.value.id == "must-double"


def test_a_finished_match_can_still_be_corrected() -> None:
    match = skipped(begun(CLASSIC), 24)
    assert match.finished
    better = corrected(match, 1, Entry("tricks", tricks_won(2, 2, 2, 2)))
    assert better.finished
    assert sheet(better.state).totals[1] == sheet(match.state).totals[1] - 10


def test_a_correction_in_the_middle_of_a_deal_leaves_it_where_it_was() -> None:
    match = acted(dealt(skipped(begun(CLASSIC), 1)), 5)
    better = corrected(match, 1, Entry("tricks", tricks_won(2, 2, 2, 2)))
    assert better.phase == match.phase
    assert same_but_for_the_record(better.apply(Undone(5)), corrected(match.apply(Undone(5)), 1, better_entry()))


def better_entry() -> Entry:
    return Entry("tricks", tricks_won(2, 2, 2, 2))


# --- what an act answers ----------------------------------------------------------------------------


def test_an_act_that_answers_an_earlier_state_is_stale() -> None:
    match = dealt(begun(TABLEAU))
    assert match.act(Choose("tricks"), expect=match.seq).seq == match.seq + 1
    with pytest.raises(Stale) as refusal:
        match.act(Choose("tricks"), expect=match.seq - 1)
    assert refusal.value.id == "stale"


def test_nobody_acts_while_the_table_waits_for_cards() -> None:
    with pytest.raises(NotLegal) as refusal:
        begun(TABLEAU).play(Card(Suit.CLUBS, Rank.SEVEN))
    assert refusal.value.id == "nobody-to-act"

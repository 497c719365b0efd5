"""One person and bots: who acts when, what is taken back, what is written down."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from barbu.bots import bot
from barbu.croupier import Seeded
from barbu.errors import NotLegal
from barbu.match import Acted, Choose, Event, Header, Look, Match, Undone
from barbu.match.phases import Choosing, Playing
from barbu.notation import dump_event, dump_header, loads
from barbu.rules import Ruleset, preset
from barbu.table import Solo, Unwritten
from tests.support.drive import shortened
from tests.support.show import variant


class Kept:
    """A record in memory, as text."""

    def __init__(self, header: Header) -> None:
        self.text = dump_header(header)

    def append(self, events: Sequence[Event]) -> None:
        self.text += "".join(map(dump_event, events))


class Full:
    """A record on a full disk."""

    def append(self, events: Sequence[Event]) -> None:
        raise OSError


def table(rules: Ruleset, seat: int | None = 0, seed: str = "x") -> tuple[Solo, Kept]:
    """A table of random bots around the person."""
    header = Header("match", rules, ("a", "b", "c", "d"))
    kept = Kept(header)
    bots = {other: bot("random") for other in range(4) if other != seat}
    return Solo(Match.start(header), kept, Seeded(seed), bots, seat), kept


def to_turn(solo: Solo) -> None:
    """On to the person's turn, or the end."""
    for _ in solo.advance():
        pass


def test_bots_alone_play_to_the_end() -> None:
    solo, kept = table(preset("bga-32"), seat=None)
    to_turn(solo)
    assert solo.match.finished
    assert loads(kept.text) == solo.match


def test_the_person_is_waited_for_and_acts_for_no_other_seat() -> None:
    solo, kept = table(preset("fr-tableau-32-short-picked"), seat=2)
    rng = Random(1)
    to_turn(solo)
    while solo.waits_for_person:
        assert solo.match.to_act == 2
        assert solo.view.legal == solo.match.legal
        solo.act(rng.choice(solo.view.legal))
        assert loads(kept.text) == solo.match
        to_turn(solo)
    assert solo.match.finished
    assert loads(kept.text) == solo.match


def test_a_step_tells_the_match_before_and_after() -> None:
    solo, _ = table(preset("bga-32"))
    before = solo.match
    for step in solo.advance():
        assert step.before == before
        assert step.after == before.apply(step.event) == solo.match
        before = step.after


def test_a_refused_act_leaves_no_trace() -> None:
    solo, kept = table(preset("bga-32"))
    to_turn(solo)
    match, text = solo.match, kept.text
    with pytest.raises(NotLegal):
        solo.act(Choose("hearts"))
    assert (solo.match, kept.text) == (match, text)


def test_what_cannot_be_written_down_has_not_happened() -> None:
    solo = Solo(Match.start(Header("m", preset("bga-32"), ("a", "b", "c", "d"))), Full(), Seeded("x"), {}, 0)
    match = solo.match
    with pytest.raises(OSError):  # noqa: PT011
        next(solo.advance())
    assert solo.match == match


def test_a_spectator_has_nothing_to_do() -> None:
    solo = Solo(Match.start(Header("m", preset("bga-32"), ("a", "b", "c", "d"))), Unwritten(), Seeded("x"), {})
    with pytest.raises(NotLegal, match="Nobody"):
        solo.act(Choose("hearts"))


# --- undo -------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_persons_own_last_decision() -> None:
    solo, kept = table(preset("fr-tableau-32"))
    rng = Random(2)
    undone = 0
    while undone < 12:
        to_turn(solo)
        before = solo.match
        solo.act(rng.choice(solo.view.legal))
        to_turn(solo)
        if len(solo.match.results) > len(before.results):
            continue
        step = solo.undo()
        assert isinstance(step.event, Undone)
        assert solo.match.state == before.state
        assert solo.match.live == before.live
        assert len(solo.match.events) > len(before.events)
        assert loads(kept.text) == solo.match
        undone += 1
        solo.act(rng.choice(solo.view.legal))


def test_undo_may_be_repeated_down_to_the_first_decision_of_the_deal() -> None:
    solo, _ = table(preset("classic-32"))
    to_turn(solo)
    first = solo.match
    for _ in range(3):
        solo.act(solo.view.legal[0])
        to_turn(solo)
    for _ in range(3):
        solo.undo()
    assert solo.match.state == first.state
    with pytest.raises(NotLegal) as refused:
        solo.undo()
    assert refused.value.id == "nothing-to-undo"


def test_undo_never_goes_over_the_end_of_a_deal() -> None:
    solo, _ = table(preset("classic-32"))
    to_turn(solo)
    while not solo.match.results:
        solo.act(solo.view.legal[0])
        to_turn(solo)
    match = solo.match
    if any(isinstance(event, Acted) and event.seat == 0 for event in match.live[-3:]):
        pytest.skip("the person has acted in the new deal")
    with pytest.raises(NotLegal):
        solo.undo()
    assert solo.match == match


def test_the_same_play_gets_the_same_answer_after_an_undo() -> None:
    solo, _ = table(preset("classic-32"))
    to_turn(solo)
    card = solo.view.legal[0]
    solo.act(card)
    to_turn(solo)
    answer = solo.match.live
    solo.undo()
    solo.act(card)
    to_turn(solo)
    assert solo.match.live == answer


def test_a_hand_once_seen_is_not_put_down_again() -> None:
    rules = variant("fr-tableau-32", 'choice_time = "either"\nblind_multiplier = 2\nchooser = "dealer"')
    tables = [table(shortened(rules, 4, 4), seed=str(seed))[0] for seed in range(20)]
    for each in tables:
        to_turn(each)
    solo = next(each for each in tables if isinstance(each.match.phase, Choosing))
    assert Look() in solo.view.legal
    solo.act(Look())
    with pytest.raises(NotLegal):
        solo.undo()
    solo.act(Choose(solo.match.rules.active[0].id))
    to_turn(solo)
    assert isinstance(solo.match.phase, Playing)
    solo.undo()
    assert isinstance(solo.match.phase, Choosing)
    assert solo.match.phase.looked


@pytest.mark.parametrize("time", ["either", "before"])
def test_a_choice_made_blind_is_final(time: str) -> None:
    rules = variant("fr-tableau-32", f'choice_time = "{time}"\nblind_multiplier = 2\nchooser = "dealer"')
    tables = [table(shortened(rules, 4, 4), seed=str(seed))[0] for seed in range(20)]
    for each in tables:
        to_turn(each)
    solo = next(each for each in tables if isinstance(each.match.phase, Choosing))
    assert solo.view.round is not None
    assert not solo.view.round.hand
    solo.act(Choose(solo.match.rules.active[0].id, blind=True))
    to_turn(solo)
    assert isinstance(solo.match.phase, Playing)
    match = solo.match
    with pytest.raises(NotLegal) as refused:
        solo.undo()
    assert refused.value.id == "nothing-to-undo"
    assert solo.match == match
    solo.act(solo.view.legal[0])
    to_turn(solo)
    solo.undo()
    assert solo.match.state == match.state

"""A record tells its match: through text and back, refolded, at every prefix; with deals entered, corrected, undone."""

from __future__ import annotations

import random

import pytest

from barbu.errors import NotLegal
from barbu.match import Acted, Corrected, Entered, Header, Lists, Match, Undone
from barbu.match.sheet import sheet
from barbu.notation import BadRecord, dump_event, dumps, load, loads
from barbu.rules import Ruleset, names, preset
from tests.properties import walks
from tests.support import scale
from tests.support.random_rulesets import at_most, seeded

BLOCK = 8
PREFIXES = 50
"""Prefixes looked at in the short form, in all matches of a case together."""


def sampled(states: list[Match], rng: random.Random, most: int) -> list[Match]:
    """All states with `--full`, else some, the last one always among them."""
    if scale.full() or len(states) <= most:
        return states
    return [*rng.sample(states[:-1], most - 1), states[-1]]


@pytest.mark.parametrize("block", range(scale.count(6, 20)))
def test_a_record_tells_its_match_at_every_prefix(block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        with walks.noting(f"records {seed}") as name:
            rules, players = seeded(name)
            states = list(walks.eventful(at_most(rules, 12), players, name))
            for match in sampled(states, random.Random(name), PREFIXES // BLOCK):
                check_record(match)


@pytest.mark.parametrize("name", names())
def test_a_record_of_a_preset_tells_its_match(name: str) -> None:
    rules = preset(name)
    for players in rules.players:
        few = at_most(rules, scale.count(8, 400))
        states = list(walks.eventful(few, players, f"{name} {players}"))
        for match in sampled(states, random.Random(name), 4) if not scale.full() else states[::25]:
            check_record(match)


def check_record(match: Match) -> None:
    """Text and fold both give the match back; the live events alone give its state."""
    text = dumps(match)
    again = loads(text)
    assert again == match
    assert dumps(again) == text
    assert Match.fold(match.header, match.events) == match
    assert Match.fold(match.header, match.live).state == match.state
    header, events = load(text)
    assert header == match.header
    assert tuple(event for _, event in events) == match.events


def test_the_text_of_a_prefix_is_a_prefix_of_the_text() -> None:
    for seed in range(5):
        rules, players = seeded(f"prefix {seed}")
        text = ""
        for match in walks.eventful(rules, players, f"prefix {seed}"):
            text += dump_event(match.events[-1]) if match.events else dumps(match)
            assert dumps(match).startswith(text[:200])
        assert dumps(match) == text


# --- played and entered -----------------------------------------------------------------------------


@pytest.mark.parametrize("block", range(scale.count(8, 200)))
def test_a_deal_entered_scores_as_the_deal_played(block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        with walks.noting(f"entered {seed}") as name:
            compare_entered(walks.played(*seeded(name), name))


@pytest.mark.parametrize("name", names())
def test_a_preset_entered_scores_as_played(name: str) -> None:
    rules = preset(name)
    for players in rules.players:
        few = at_most(rules, scale.count(40, 400))
        compare_entered(walks.played(few, players, f"entered {name}"))


def compare_entered(match: Match) -> None:
    """Enters every deal of a finished match; the sheets agree after each."""
    kept = Match.start(match.header)
    kept = kept.apply(match.live[0])
    kept = kept.apply(match.live[1]) if isinstance(match.live[1], Lists) else kept
    for result in match.results:
        kept = kept.apply(Entered(walks.entry_of(result)))
        last = kept.results[-1]
        assert last.score == result.score
        assert last.outcome == result.outcome
        assert last.round.roles == result.round.roles
    assert kept.finished
    assert sheet(kept.state).totals == sheet(match.state).totals


def test_a_corrected_deal_is_as_if_it_had_been_entered_so() -> None:
    for number in range(scale.count(30, 1000)):
        with walks.noting(f"corrected {number}") as name:
            rules, players = seeded(name)
            compare_corrected(at_most(rules, 5), players, name)


def compare_corrected(rules: Ruleset, players: int, seed: str) -> None:
    """Enters some deals twice over: first another account, then the right one."""
    rng = random.Random(seed)
    match = walks.opened(rules, players, rng)
    while not match.finished:
        entry = walks.entry_of(walks.deal_played(match, rng).results[-1])
        other = walks.entry_of(walks.deal_played(match, rng).results[-1])
        number = len(match.results) + 1
        right, wrong = match.apply(Entered(entry)), match.apply(Entered(other))
        mended = wrong.apply(Corrected(number, entry))
        assert mended.state == right.state
        assert mended.live == right.live
        assert mended.events == (*wrong.events, Corrected(number, entry))
        match = mended


# --- undone -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", range(scale.count(6, 100)))
def test_taking_back_gives_the_earlier_state_and_never_goes_over_the_end_of_a_deal(block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        with walks.noting(f"undone {seed}") as name:
            rules, players = seeded(name)
            take_back(at_most(rules, 8), players, name)


def take_back(rules: Ruleset, players: int, seed: str) -> None:
    """Takes acts back at some moments of a match."""
    rng = random.Random(seed)
    trail: list[Match] = []
    for match in walks.walk(rules, players, seed):
        acted = bool(match.events) and isinstance(match.events[-1], Acted)
        trail = [*trail, match] if acted and same_deal(trail, match) else [match]
        if rng.random() < 0.05:
            check_undone(match, trail, rng)


def same_deal(trail: list[Match], match: Match) -> bool:
    """Whether the match is still in the deal of the trail."""

    def deal(match: Match) -> tuple[int, int]:
        round = getattr(match.phase, "round", None)
        return len(match.results), round.thrown_in if round else 0

    return bool(trail) and deal(trail[-1]) == deal(match) and not walks.between_deals(match)


def check_undone(match: Match, trail: list[Match], rng: random.Random) -> None:
    """As many acts can be taken back as the deal has seen, and no more."""
    most = len(trail) - 1
    if most:
        count = rng.randint(1, most)
        earlier = trail[-1 - count]
        undone = match.apply(Undone(count))
        assert undone.state == earlier.state
        assert undone.live == earlier.live
        assert undone.events == (*match.events, Undone(count))
    for count in (0, most + 1):
        with pytest.raises(NotLegal) as refusal:
            match.apply(Undone(count))
        assert refusal.value.id == "nothing-to-undo"


def test_a_header_is_kept_as_it_is() -> None:
    rules: Ruleset = preset("classic-32")
    match = Match.start(Header("id-1", rules, ("Zoé", "a b", "*", "Ж"), seeded=True))
    assert loads(dumps(match)) == match


def test_a_record_cut_anywhere_is_read_or_refused_by_its_line() -> None:
    text = dumps(list(walks.walk(preset("classic-32"), 4, "cut"))[-1])
    rules = text.index("rules: ")
    seen = set()
    for at in range(0, len(text), 31):
        refusal = refused(text[:at])
        if refusal is not None:
            seen.add(refusal.id)
            assert refusal.values.get("line", 1) in (text[:at].count("\n") + 1, 1), (at, refusal.id)
        if rules + 10 < at < text.index("\n", rules):
            assert refusal is not None
            assert refusal.id == "damaged-rules"
    assert seen >= {"not-a-record", "damaged-rules", "unreadable-line"}


def refused(text: str) -> BadRecord | None:
    """Why the text is no record, if it is none."""
    try:
        loads(text)
    except BadRecord as refusal:
        return refusal
    return None

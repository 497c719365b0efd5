"""A claim is offered when, and only when, the rest is certain, however the hidden cards lie and are played."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from barbu.deal import TrickView
from barbu.match import Match, view
from barbu.match.claim import claim
from barbu.match.phases import Playing
from barbu.rules import Ruleset, preset
from tests.support.drive import any_legal, play_out, walk
from tests.support.random_rulesets import seeded
from tests.support.scale import count


def claims(rules: Ruleset, players: int, seed: str) -> Iterator[tuple[Match, int, str]]:
    """The moments of a match at which a seat could claim, with what."""
    for match in walk(rules, players, any_legal, seed):
        seat = match.to_act
        if seat is not None and (found := claim(view(match, seat))) is not None:
            yield match, seat, found


def finished_deal(match: Match, rng: random.Random) -> Match:
    """The match after this deal has been played on at random."""
    deal = len(match.results)
    while isinstance(match.phase, Playing) and len(match.results) == deal:
        seat = match.to_act
        assert seat is not None
        match = match.act(rng.choice(view(match, seat).legal), seat)
    return match


@pytest.mark.parametrize("block", range(count(3, 40)))
def test_whatever_is_played_after_a_claim_the_points_are_the_same(block: int) -> None:
    kinds: set[str] = set()
    for number in range(block * 12, block * 12 + 12):
        rules, players = seeded(f"claims {number}")
        rules = msgspec.structs.replace(rules, deals=min(6, rules.deals or 6) if isinstance(rules.deals, int) else 6)
        rng = random.Random(number)
        for match, _, found in claims(rules, players, str(number)):
            kinds.add(found)
            scores = {finished_deal(match, rng).results[-1].score.points for _ in range(4)}
            assert len(scores) == 1, (number, found)
    assert kinds


def test_all_winners_on_lead_claim_all_and_a_hole_does_not() -> None:
    rules = preset("classic-32")
    seen = 0
    for seed in range(count(6, 60)):
        for match, seat, found in claims(rules, 4, f"winners {seed}"):
            if found != "all":
                continue
            seen += 1
            deal = len(match.results)
            after = finished_deal(match, random.Random(seed))
            play = view(match, seat).round
            assert play is not None
            assert isinstance(play.play, TrickView)
            left = len(play.play.hand)
            tricks = getattr(after.results[deal].outcome, "tricks", None)
            won = sum(trick.winner == seat for trick in play.play.done)
            if tricks is not None and not rules.contract(after.results[deal].round.contract.id).early_end:  # type: ignore[union-attr]
                assert tricks[seat] == won + left
    assert seen


def test_nobody_claims_in_a_layout_out_of_turn_or_inside_a_trick() -> None:
    for match in walk(preset("classic-32"), 4, any_legal, "quiet"):
        for seat in range(4):
            seen = view(match, seat)
            play = seen.round.play if seen.round else None
            if seen.to_act != seat or not isinstance(play, TrickView) or play.table:
                assert claim(seen) is None


def test_a_finished_match_has_no_claim() -> None:
    match = play_out(preset("suite-8"), 4, any_legal, "end")
    assert claim(view(match, 0)) is None

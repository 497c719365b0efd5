"""A claim is offered when the rest is certain, and never when it is not: small endings are counted through.

The oracle is another one than the player's: distributions are those with which the whole deal can be played again, and
the plays are those of the match.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from barbu.bots import knowledge as facts_of
from barbu.deal import LayoutView, TrickView
from barbu.match import Match, MatchView, view
from barbu.match.phases import Playing
from barbu.rules import from_plain, preset
from barbu.table.certain import claim
from tests.bots import test_knowledge as knowing
from tests.properties import walks
from tests.support.positions import trick_position
from tests.support.random_rulesets import at_most
from tests.support.scale import count

AGAIN = "dealt again"
ENOUGH = count(600, 20_000)
"""Plays of an ending that are counted through."""
FEW = 100
"""Plays that are few enough to be told in time."""


def endings(match: Match, seat: int, states: list[Match]) -> Iterator[Match]:
    """The match as it might be, for all that the seat knows: each distribution that fits all that was done."""
    found = facts_of.known(view(match, seat))
    assert found is not None
    for hidden in knowing.distributions(found.hidden, found.need):
        if knowing.possible(states, seat, hidden):
            phase = match.phase
            assert isinstance(phase, Playing)
            own = phase.play.hands[seat]
            hands = tuple(own if each == seat else hand for each, hand in enumerate(hidden))
            play = msgspec.structs.replace(phase.play, hands=hands)
            state = msgspec.structs.replace(match.state, phase=Playing(phase.round, play))
            yield msgspec.structs.replace(match, state=state)


def results(match: Match, deal: int) -> Iterator[object]:
    """What every play of the rest of the deal comes to."""
    stack = [match]
    while stack:
        here = stack.pop()
        for action in here.legal:
            after = here.act(action, here.to_act)
            if len(after.results) > deal:
                yield after.results[-1].score.points
            elif not isinstance(after.phase, Playing):
                yield AGAIN
            else:
                stack.append(after)


def all_results(match: Match, seat: int, states: list[Match]) -> tuple[set[object], int]:
    """The points that may come out, until two differ or enough plays are counted; and how many plays these were."""
    found: set[object] = set()
    plays = 0
    for ending in endings(match, seat, states):
        for points in results(ending, len(match.results)):
            found.add(points)
            plays += 1
            if len(found) > 1 or plays > ENOUGH:
                return found, plays
    return found, plays


def small(match: Match) -> bool:
    """Whether few cards are left, and somebody may choose."""
    if not isinstance(match.phase, Playing) or match.to_act is None:
        return False
    hidden = sum(map(len, match.phase.play.hands)) - len(match.phase.play.hands[match.to_act])
    return hidden <= 6


@pytest.mark.timeout(count(300, 3600))
@pytest.mark.parametrize("block", range(count(3, 60)))
def test_what_is_claimed_is_certain_and_what_is_certain_and_small_is_claimed(block: int) -> None:
    seen: Counter[object] = Counter()
    rng = random.Random(f"certain {block}")
    for number in range(block * 6, block * 6 + 6):
        rules, players = knowing.strict(f"certain {number}", small=number % 3 > 0)
        states: list[Match] = []
        for match in walks.walk(at_most(rules, 4), players, f"certain {number}"):
            states.append(match)
            if not small(match) or (claim(view(match, match.to_act)) is None and rng.random() < 0.9):
                continue
            seat = match.to_act
            assert seat is not None
            said = claim(view(match, seat))
            found, plays = all_results(match, seat, states)
            certain = len(found) == 1 and AGAIN not in found
            if said is not None:
                assert certain, (number, match.seq, said)
            elif certain and plays <= FEW and isinstance(match.phase, Playing):
                # With a single card a trick is played, not claimed.
                assert len(match.phase.play.hands[seat]) == 1, (number, match.seq)
            seen[said] += 1
    print(seen)
    assert seen[None] > 5
    assert sum(seen.values()) > seen[None]


SALAD = {"id": "row", "prices": {"trick": -1, "KH": -20}}


def position(written: list[str], played: str, row: object = SALAD) -> MatchView:
    plain: dict[str, object] = {"players": [3], "deck": {"size": 24, "leftover": "none"}, "contracts": [row]}
    return trick_position(from_plain(plain), 3, written, played)


def test_the_rest_may_be_none_of_ones_own() -> None:
    """Seat 0 has the highest clubs: who holds the two lowest of each suit that is out takes nothing more."""
    hands = ["AC KC QC JC 10C 9C AS KS", "AD KD QD JD 10D 9D AH KH", "QS JS 10S 9S QH JH 10H 9H"]
    played = "AC AD QS KC KD JS QC QD QH JC JD JH 10C 10D 10H 9C 9D 9H"
    seen = position(hands, f"{played} AS AH")
    assert seen.seat == 2
    assert claim(seen) == "none"
    assert claim(position(hands, played)) == "all"


def test_a_claim_says_whether_the_tricks_are_ones_own() -> None:
    hands = ["AC KC QC JC 10C 9C AS QS", "AD KD QD JD 10D 9D AH KH", "KS JS 10S 9S QH JH 10H 9H"]
    played = "AC AD JS KC KD 10S QC QD QH JC JD JH 10C 10D 10H 9C 9D 9H"
    assert claim(position(hands, played)) is None, "the queen of spades may win or lose"


def test_nobody_claims_out_of_turn_or_with_a_card_left() -> None:
    for match in walks.walk(at_most(preset("classic-32"), 3), 4, "turns"):
        for seat in range(4):
            seen = view(match, seat)
            play = seen.round.play if seen.round else None
            if (
                seen.to_act != seat
                or not isinstance(play, (TrickView, LayoutView))
                or (isinstance(play, TrickView) and len(play.hand) == 1)
            ):
                assert claim(seen) is None


def test_the_end_of_a_layout_is_claimed_when_the_order_is_settled() -> None:
    claimed = 0
    for seed in range(count(6, 60)):
        for match in walks.walk(at_most(preset("fr-tableau-32"), 7), 4, f"layout {seed}"):
            seen = view(match, match.to_act)
            if seen.round and isinstance(seen.round.play, LayoutView) and claim(seen):
                claimed += 1
                assert {finished(match, random.Random(seed)) for _ in range(3)} == set(
                    results(match, len(match.results))
                )
    assert claimed


def finished(match: Match, rng: random.Random) -> object:
    """The points of the deal, the rest being played at random."""
    deal = len(match.results)
    while len(match.results) == deal:
        match = match.act(rng.choice(match.legal), match.to_act)
    return match.results[deal].score.points

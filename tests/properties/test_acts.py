"""What is legal is what is accepted, in every state of random matches; a refusal changes nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from barbu.cards import FULL_PACK, Card, Rank, Suit
from barbu.deal import Lay, Pass, Play, Stop
from barbu.deal.layout import LayoutPlay
from barbu.errors import NotLegal
from barbu.match import Acted, Action, Choose, Double, Look, Match, NameStart, NameTrump
from barbu.match.phases import Choosing, Doubling, NamingStart, NamingTrump, Playing
from barbu.rules import Ruleset
from barbu.rules.meaning import dealt_pack
from tests.properties import walks
from tests.support import scale
from tests.support.random_rulesets import seeded

BLOCK = 10
LOOKS = scale.count(6, 40)
"""States of one match in which everything is tried."""


@cache
def all_acts(rules: Ruleset, players: int) -> tuple[Action, ...]:
    """Every act there is, legal or not; the seats of a speech in order."""
    return tuple(_all_acts(rules, players))


def _all_acts(rules: Ruleset, players: int) -> Iterator[Action]:
    for card in FULL_PACK:
        yield Play(card)
        yield Lay(card)
        yield Lay(card, "high")
        yield Lay(card, "low")
    yield from (Pass(), Stop(), Look())
    yield from (NameTrump(suit) for suit in (*Suit, None))
    yield from (NameStart(rank) for rank in Rank)
    for id in [*(row.id for row in rules.contracts), "unheard-of"]:
        yield from (Choose(id, blind=False), Choose(id, blind=True))
    for size in range(players + 1):
        yield from (Double(seats) for seats in combinations(range(players), size))
    yield from (Double((players,)), Double((-1,)))


def accepted(match: Match, seat: int, action: Action) -> bool:
    """Whether the match takes the act; a refusal is `NotLegal`, and lists what is legal in its turn."""
    try:
        match.apply(Acted(seat, action))
    except NotLegal as refused:
        refusal = refused
    else:
        return True
    if seat == match.to_act:
        assert set(refusal.values["legal"]) == set(match.legal)  # type: ignore[call-overload]
    return False


@pytest.mark.parametrize("block", range(scale.count(10, 200)))
def test_apply_accepts_exactly_the_legal_acts(block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        with walks.noting(f"acts {seed}") as name:
            states = list(walks.walk(*seeded(name), name))
            rng = random.Random(name)
            for match in rng.sample(states, min(LOOKS, len(states))):
                try_everything(match, rng)


def try_everything(match: Match, rng: random.Random) -> None:
    """Every act there is, by the seat to act and by another one."""
    acts = all_acts(match.rules, match.players)
    seat = match.to_act
    if seat is None:
        assert match.legal == ()
        assert not any(accepted(match, rng.randrange(match.players), action) for action in acts[::7])
        return
    legal = set(match.legal)
    assert legal
    assert {action for action in acts if accepted(match, seat, action)} == legal
    other = (seat + rng.randrange(1, match.players)) % match.players
    assert not any(accepted(match, other, action) for action in legal)
    assert match == Match.fold(match.header, match.events), "a refusal has changed the match"


@pytest.mark.parametrize("block", range(scale.count(10, 200)))
def test_no_card_is_lost_or_found(block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        with walks.noting(f"cards {seed}") as name:
            rules, players = seeded(name)
            pack = sorted(dealt_pack(rules, players))
            for match in walks.walk(rules, players, name):
                assert all_cards(match) in ([], pack)


def all_cards(match: Match) -> list[Card]:
    """The cards of the deal in progress, wherever they are; none between deals."""
    phase = match.phase
    if isinstance(phase, Playing):
        play = phase.play
        held = [card for hand in play.hands for card in hand]
        if isinstance(play, LayoutPlay):
            held += [action.card for _, action in play.log if isinstance(action, Lay)]
        else:
            held += [*play.table, *(card for trick in play.done for card in trick.cards)]
        return sorted([*held, *phase.round.out])
    if isinstance(phase, (Choosing, Doubling, NamingTrump, NamingStart)):
        return sorted([*phase.round.out, *(card for hand in phase.round.hands for card in hand)])
    return []

"""What a view proves of hidden hands is right and complete: it is compared with whole deals played again.

A distribution of the hidden cards is possible if the match, with these hands, allows every act that was made since
the cards were dealt, and then looks to the seat as it did.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from barbu.bots.knowledge import Knowledge, known
from barbu.cards import Card, cards, stripped_pack
from barbu.errors import BarbuError
from barbu.kernel import worlds
from barbu.match import Dealt, Match, view
from barbu.match.phases import NamingStart, Playing
from barbu.rules import LayoutContract, Ruleset, TrickContract, names, preset, problems
from barbu.rules.options import OPTIONS
from tests.properties import walks
from tests.support import scale
from tests.support.edges import only
from tests.support.positions import dealt_match
from tests.support.random_rulesets import at_most, draw, seeded, without_endless_redeals

Hands = tuple[tuple[Card, ...], ...]

MOST = 300
"""Distributions of the hidden cards that are tried one by one."""
BLOCK = 10


# --- the oracle -------------------------------------------------------------------------------------


def possible(states: list[Match], seat: int | None, hidden: Hands) -> bool:
    """Whether the hidden cards may lie so: the deal is played again with them."""
    match = states[-1]
    dealt = max(number for number, event in enumerate(match.events) if isinstance(event, Dealt))
    told, events = states[dealt], match.events[dealt:]
    for event, before in zip(events, states[dealt + 1 :], strict=True):
        try:
            told = told.apply(msgspec.structs.replace(event, hands=whole(match, hidden)) if event == events[0] else event)
        except BarbuError:
            return False
        if (type(told.phase), told.to_act) != (type(before.phase), before.to_act):
            return False
    return view(told, seat) == view(match, seat)


def whole(match: Match, hidden: Hands) -> Hands:
    """The hands as they were dealt, the hidden cards lying so."""
    gone = {card for hand in hidden for card in hand}
    dealt = match.phase.round.hands  # type: ignore[union-attr]
    return tuple(
        tuple(sorted([*(card for card in hand if card not in gone), *other]))
        for hand, other in zip(dealt, hidden, strict=True)
    )


def held(match: Match) -> Hands:
    """The cards still in each hand."""
    phase = match.phase
    assert isinstance(phase, (Playing, NamingStart))
    return phase.play.hands if isinstance(phase, Playing) else phase.round.hands


def hidden_hands(match: Match, facts: Knowledge) -> Hands:
    """How the hidden cards truly lie."""
    return tuple(tuple(card for card in hand if card in facts.hidden) for hand in held(match))


def distributions(hidden: tuple[Card, ...], need: tuple[int, ...]) -> Iterator[Hands]:
    """Every way to deal the cards out."""
    if not hidden:
        yield tuple(() for _ in need)
        return
    for seat, places in enumerate(need):
        if places:
            less = (*need[:seat], places - 1, *need[seat + 1 :])
            for hands in distributions(hidden[1:], less):
                yield (*hands[:seat], (hidden[0], *hands[seat]), *hands[seat + 1 :])


def ways(need: tuple[int, ...]) -> int:
    """How many there are."""
    return math.factorial(sum(need)) // math.prod(map(math.factorial, need))


# --- rulesets ---------------------------------------------------------------------------------------


def strict(seed: object, small: bool) -> tuple[Ruleset, int]:
    """A random ruleset full of duties; with a pack of a dozen cards or so where it is to be small."""
    rules, players = seeded(f"strict {seed}", random.Random(f"players {seed}").choice((3, 3, 4, 4, 5, 6)))
    rng = random.Random(f"strict {seed}")
    rows = tuple(with_duties(row, rng) for row in rules.contracts)
    found = msgspec.structs.replace(rules, contracts=rows)
    for _ in range(20 if small else 0):
        pack = stripped_pack(24)
        removed = tuple(sorted(rng.sample(pack, 24 - players * rng.choice((3, 4)))))
        deck = msgspec.structs.replace(rules.deck, size=24, removed=removed)
        smaller = without_endless_redeals(msgspec.structs.replace(found, players=(players,), deck=deck))
        if not problems(smaller):
            return smaller, players
    return (found, players) if not problems(found) else (rules, players)


def with_duties(row: TrickContract | LayoutContract, rng: random.Random) -> TrickContract | LayoutContract:
    """The row with duties more often than not."""
    if isinstance(row, LayoutContract):
        again = rng.choice(("optional", "mandatory"))
        return msgspec.structs.replace(row, ace_again=again, ace_chain=draw(OPTIONS["layout.ace_chain"].kind, rng))
    fields: dict[str, Any] = {
        "must_ruff": rng.random() < 0.8,
        "must_overruff": rng.random() < 0.3,
        "must_underruff": rng.random() < 0.3,
        "forced_dump": rng.choice(("no", "void", "void", "void_or_under")),
        "first_trick": rng.choice(("free", "free", "no_lead", "no_play", "no_points")),
        "trump": rng.choice(("none", "named", "C", "S", "D", "H", "H")),
    }
    return msgspec.structs.replace(row, **fields)


# --- right and complete -----------------------------------------------------------------------------


def look_at(states: list[Match], rng: random.Random, moments: int, seen: dict[str, int]) -> None:
    """Looks at moments of a match from one seat each."""
    numbers = [number for number, match in enumerate(states) if isinstance(match.phase, (Playing, NamingStart))]
    for number in rng.sample(numbers, min(len(numbers), moments)):
        seats = [None, *range(states[number].players)]
        look_from(states[: number + 1], rng.choice(seats), seen)


def look_from(states: list[Match], seat: int | None, seen: dict[str, int]) -> None:
    """Compares the facts with every distribution, if there are few enough."""
    facts = known(view(states[-1], seat))
    assert facts is not None
    assert facts.allows(hidden_hands(states[-1], facts))
    if not 1 < ways(facts.need) <= MOST:
        return
    found = 0
    for hands in distributions(facts.hidden, facts.need):
        allowed = facts.allows(hands)
        assert allowed == possible(states, seat, hands), (seat, hands, facts)
        found += allowed
    assert round(worlds.count(table(facts))) == found
    seen["compared"] += 1
    seen["ruled out"] += found < ways(facts.need)
    seen["clauses"] += any(clause.those is None for clause in facts.clauses)
    seen["conditional"] += any(clause.those is not None for clause in facts.clauses)


def number(card: Card) -> int:
    """A number for each card."""
    return card.suit * 13 + card.rank - 2


def table(facts: Knowledge) -> worlds.Worlds:
    """The facts as the sampler reads them."""
    hidden, need, seats, clauses = facts.numbered(number)
    as_array = np.array(clauses, np.int64).reshape(-1, 3)
    return worlds.table(np.array(hidden, np.int64), np.array(need, np.int64), np.array(seats, np.int64), as_array)


@pytest.mark.parametrize("block", range(scale.count(8, 400)))
def test_facts_are_all_that_the_public_acts_prove(block: int) -> None:
    seen = dict.fromkeys(("compared", "ruled out", "clauses", "conditional"), 0)
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        rules, players = strict(seed, small=seed % 4 != 0)
        with walks.noting(f"strict {seed}") as name:
            look_at(list(walks.walk(at_most(rules, 4), players, name)), random.Random(name), 6, seen)
    assert seen["compared"] >= BLOCK
    assert seen["ruled out"] >= BLOCK // 2
    print(seen)

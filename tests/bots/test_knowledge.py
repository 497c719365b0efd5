"""What a view proves of hidden hands is right and complete: it is compared with whole deals played again.

A distribution of the hidden cards is possible if the match, with these hands, allows every act that was made since
the cards were dealt, and then looks to the seat as it did.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest
from immutabledict import immutabledict

from barbu.bots.arena.rows import only
from barbu.bots.knowledge import Clause, Knowledge, known
from barbu.cards import Card, Rank, Suit, cards, stripped_pack
from barbu.errors import BarbuError
from barbu.kernel import worlds
from barbu.kernel.bits import seeded as seeded_state
from barbu.match import Dealt, Match, view
from barbu.match.phases import Choosing, NamingStart, NamingTrump, Playing
from barbu.rules import LayoutContract, Ruleset, TrickContract, names, preset, problems
from barbu.rules.model import Deck
from barbu.rules.options import OPTIONS
from tests.properties import walks
from tests.support import scale
from tests.support.positions import dealt_match, filled
from tests.support.random_rulesets import at_most, draw, seeded, without_endless_redeals

Hands = tuple[tuple[Card, ...], ...]

KNOWING = (Choosing, NamingTrump, NamingStart, Playing)

MOST = 600
"""Distributions of the hidden cards that are tried one by one."""
BLOCK = 10


def knowing(match: Match) -> bool:
    """Whether hands are out, and the view says all that was said since: in the doubling lap some of it is lost."""
    return isinstance(match.phase, KNOWING) and bool(match.phase.round.hands)


# --- the oracle -------------------------------------------------------------------------------------


def possible(states: list[Match], seat: int | None, hidden: Hands) -> bool:
    """Whether the hidden cards may lie so: the deal is played again with them."""
    match = states[-1]
    dealt = max(number for number, event in enumerate(match.events) if isinstance(event, Dealt))
    told, events = states[dealt], match.events[dealt:]
    for event, before in zip(events, states[dealt + 1 :], strict=True):
        try:
            told = told.apply(
                msgspec.structs.replace(event, hands=whole(match, hidden)) if event == events[0] else event
            )
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
    assert isinstance(phase, KNOWING)
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
        smaller = msgspec.structs.replace(found, players=(players,), deck=deck)
        if not problems(smaller):
            return without_endless_redeals(smaller), players
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


def look_at(states: list[Match], rng: random.Random, moments: int, seen: Counter[str]) -> None:
    """Looks at moments of a match from one seat each."""
    numbers = [number for number, match in enumerate(states) if knowing(match)]
    for number in rng.sample(numbers, min(len(numbers), moments)):
        seats = [None, *range(states[number].players)]
        look_from(states[: number + 1], rng.choice(seats), seen)


def look_from(states: list[Match], seat: int | None, seen: Counter[str]) -> None:
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


@pytest.mark.parametrize("block", range(scale.count(12, 1000)))
def test_facts_are_all_that_the_public_acts_prove(block: int) -> None:
    seen = Counter[str]()
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        rules, players = strict(seed, small=seed % 4 != 0)
        with walks.noting(f"strict {seed}") as name:
            look_at(list(walks.walk(at_most(rules, 4), players, name)), random.Random(name), 6, seen)
    assert seen["compared"] >= BLOCK
    assert seen["ruled out"] >= BLOCK // 3


@pytest.mark.parametrize("name", names())
def test_facts_are_all_that_the_public_acts_of_a_preset_prove(name: str) -> None:
    rules = preset(name)
    seen = Counter[str]()
    for players in rules.players:
        states = list(walks.walk(at_most(rules, scale.count(7, 28)), players, f"facts {name}"))
        late = [number for number, match in enumerate(states) if few_hidden(match)]
        for number in random.Random(name).sample(late, min(len(late), scale.count(6, 60))):
            look_from(states[: number + 1], number % players, seen)
    assert seen["compared"]


def few_hidden(match: Match) -> bool:
    """Whether there may be few ways in which the cards lie for a seat."""
    return isinstance(match.phase, Playing) and 1 < sum(map(len, held(match))) <= 3 * match.players


def test_a_low_ruff_proves_a_higher_trump_or_nothing_to_dump() -> None:
    seen = Counter[str]()
    for seed in range(scale.count(600, 60_000)):
        rules, players = ruffing(random.Random(f"ruffing {seed}"))
        with walks.noting(f"ruffing {seed}") as name:
            states = list(walks.walk(rules, players, name))
            for number, seat in with_clauses(states, random.Random(name)):
                look_from(states[: number + 1], seat, seen)
    assert seen["conditional"] > scale.count(3, 300)


def with_clauses(states: list[Match], rng: random.Random) -> Iterator[tuple[int, int]]:
    """Moments at which what a seat knows is more than who may not hold what."""
    for number, match in enumerate(states):
        if isinstance(match.phase, Playing):
            seat = rng.randrange(match.players)
            facts = known(view(match, seat))
            if facts is not None and facts.clauses:
                yield number, seat


def ruffing(rng: random.Random) -> tuple[Ruleset, int]:
    """One deal with a few cards in which a void player must overruff or may throw, and must throw what costs."""
    row = TrickContract(
        id="row",
        prices=immutabledict({rng.choice("CSDH"): -1, rng.choice("789JQKA"): -2}),
        trump=rng.choice("CSDH"),  # type: ignore[arg-type]
        must_ruff=True,
        forced_dump=rng.choice(("no", "void", "void_or_under")),
        first_trick=rng.choice(("no_play", "no_points")),
        banned_suit=rng.choice(tuple(Suit)),
    )
    players = rng.choice((3, 4))
    removed = tuple(sorted(rng.sample(stripped_pack(32), 32 - players * (5 if players == 3 else 3))))
    deck = Deck(size=32, removed=removed)
    rules = Ruleset(players=(players,), deck=deck, contracts=(row,), selection="fixed_order_once")
    return ruffing(rng) if problems(rules) else (rules, players)


# --- worlds that are drawn --------------------------------------------------------------------------


@pytest.mark.parametrize("block", range(scale.count(5, 400)))
def test_every_world_drawn_could_be_the_deal(block: int) -> None:
    drawn = 0
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        rules, players = strict(f"drawn {seed}", small=False)
        with walks.noting(f"drawn {seed}") as name:
            drawn += draw_from(list(walks.walk(at_most(rules, 3), players, name)), name, 4)
    assert drawn >= BLOCK * 10


@pytest.mark.parametrize("name", names())
def test_every_world_drawn_could_be_the_deal_of_a_preset(name: str) -> None:
    rules = preset(name)
    for players in rules.players:
        states = list(walks.walk(at_most(rules, scale.count(7, 28)), players, f"drawn {name}"))
        assert draw_from(states, f"drawn {name} {players}", scale.count(10, 100))


def draw_from(states: list[Match], seed: str, moments: int) -> int:
    """Draws worlds at moments of a match and plays the deal again in each; how many were drawn."""
    rng = random.Random(seed)
    numbers = [number for number, match in enumerate(states) if knowing(match)]
    found = 0
    for number in rng.sample(numbers, min(len(numbers), moments)):
        match = states[number]
        seat = rng.randrange(match.players)
        facts = known(view(match, seat))
        assert facts is not None
        assert facts.allows(hidden_hands(match, facts))
        for hands in some_worlds(facts, rng.randrange(1, 1 << 62), 3):
            assert facts.allows(hands)
            assert possible(states[: number + 1], seat, hands), (seat, hands, facts)
            found += 1
    return found


def some_worlds(facts: Knowledge, seed: int, count: int) -> Iterator[Hands]:
    """So many worlds, as cards."""
    state, hands = np.array([seeded_state(seed)], np.int64), np.zeros(len(facts.need), np.int64)
    ready = table(facts)
    for _ in range(count):
        assert worlds.draw(ready, state, hands)
        yield tuple(tuple(card for card in facts.hidden if int(hand) >> number(card) & 1) for hand in hands)


# --- single facts -----------------------------------------------------------------------------------


def after(rules: Ruleset, written: list[str], played: str, seat: int) -> Knowledge:
    """What the seat knows after these plays, seat 0 having led; the hands as far as they are written."""
    match = dealt_match(rules, len(written), filled(rules, len(written), written), len(written) - 1)
    for card in cards(played):
        match = match.play(card)
    facts = known(view(match, seat))
    assert facts is not None
    return facts


def may_hold(facts: Knowledge, seat: int) -> set[Card]:
    """The hidden cards that the seat may hold."""
    return {card for card, seats in zip(facts.hidden, facts.seats, strict=True) if seats >> seat & 1}


def test_before_the_first_card_anything_may_lie_anywhere() -> None:
    facts = after(only(preset("classic-32"), "tricks"), ["", "", "", ""], "", 2)
    assert facts.need == (8, 8, 0, 8)
    assert set(facts.seats) == {0b1011}
    assert not facts.clauses


def test_who_does_not_follow_is_void() -> None:
    facts = after(only(preset("classic-32"), "tricks"), ["7H", "8H", "JS QS KS AS JD QD KD AD", ""], "7H 8H AS", 3)
    assert {card.suit for card in may_hold(facts, 2)} == {Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS}
    assert {card.suit for card in may_hold(facts, 1)} == set(Suit)


def test_who_leads_the_banned_suit_has_nothing_else() -> None:
    row = TrickContract(id="row", prices=immutabledict({"H": -5}), lead="only_if_nothing_else")
    rules = Ruleset(contracts=(row,), selection="fixed_order_once")
    facts = after(rules, ["7H 8H 9H 10H JH QH KH AH", "", "", ""], "7H", 1)
    assert may_hold(facts, 0) == set(cards("8H 9H 10H JH QH KH AH"))


def test_who_may_not_underruff_has_nothing_that_he_must_dump_or_can_overruff() -> None:
    row = TrickContract(id="row", prices=immutabledict({"D": -5}), trump="S", must_ruff=True, forced_dump="void")
    rules = Ruleset(contracts=(row,), selection="fixed_order_once")
    facts = after(rules, ["7H", "JS 7C 8C 9C 10C JC QC KC", "8S QS 7D 8D 9D JD QD KD", ""], "7H JS 8S", 3)
    assert Suit.HEARTS not in {card.suit for card in may_hold(facts, 2)}
    (clause,) = facts.clauses
    assert clause.seat == 2
    assert clause.these <= set(cards("QS KS AS"))
    assert clause.those is not None
    assert {card.suit for card in clause.those} == {Suit.DIAMONDS}


def test_who_passes_could_not_lay() -> None:
    row = LayoutContract(id="row", start="fixed", start_rank=Rank.JACK)
    rules = Ruleset(contracts=(row,), selection="fixed_order_once")
    match = dealt_match(rules, 4, filled(rules, 4, ["7C 8C 9C 10C QC KC AC 7D", "JS 10S"]), 3)
    facts = known(view(match.pass_turn().lay("JS"), 2))
    assert facts is not None
    assert set(facts.hidden) - may_hold(facts, 0) == set(cards("JC JD JH")) & set(facts.hidden)
    assert may_hold(facts, 1) == set(facts.hidden)


@pytest.mark.parametrize(("hand", "goes_on"), [("AS KS", True), ("AS 7S 8S 9S 10S JS QS 7C", False)])
def test_whose_turn_goes_on_after_an_ace_has_a_card_that_fits(hand: str, goes_on: bool) -> None:
    row = LayoutContract(id="row", start="fixed", start_rank=Rank.ACE, ace_again="optional")
    rules = Ruleset(contracts=(row,), selection="fixed_order_once")
    match = dealt_match(rules, 4, filled(rules, 4, [hand]), 3).lay("AS")
    fitting = set(cards("KS AC AD AH"))
    for seen in (match, match.stop()) if goes_on else (match,):
        facts = known(view(seen, 2))
        assert facts is not None
        unseen = fitting & set(facts.hidden)
        assert set(facts.hidden) - may_hold(facts, 0) == (set() if goes_on else unseen)
        assert facts.clauses == ((Clause(0, frozenset(unseen), None),) if goes_on else ())


def test_nobody_knows_anything_while_no_cards_are_out() -> None:
    assert known(view(next(walks.walk(preset("classic-32"), 4, "none")), 0)) is None


def test_a_chooser_who_has_not_looked_does_not_know_his_own_hand() -> None:
    rules = msgspec.structs.replace(
        preset("classic-32"), chooser="dealer", selection="each_once_per_player", choice_time="either"
    )
    match = dealt_match(rules, 4, filled(rules, 4, []), 0)
    blind, looked = known(view(match, 0)), known(view(match.look(), 0))
    assert blind is not None
    assert looked is not None
    assert blind.need == (8, 8, 8, 8)
    assert looked.need == (0, 8, 8, 8)

"""One random deal played in the reference and in the kernel side by side."""

from __future__ import annotations

import random
from collections.abc import Iterator

from barbu.cards import Card, Rank, Suit
from barbu.deal import DealPlay, Setup, act, outcome, start
from barbu.deal.layout import LayoutPlay, run_order
from barbu.deal.tricks import TrickPlay
from barbu.kernel import convert, playout
from barbu.kernel.records import Deal, Vector, deals
from barbu.kernel.score import score as kernel_score
from barbu.kernel.vector import rule_vector
from barbu.rules import Contract, LayoutContract, Ruleset
from barbu.rules.meaning import dealt_pack, hand_size
from barbu.scoring import Bet, Call, score
from tests.support.random_rulesets import seeded

Hands = tuple[tuple[Card, ...], ...]


def random_setup(rng: random.Random, rules: Ruleset, row: Contract, players: int) -> tuple[Setup, Hands]:
    """The row with random hands, calls and cards out."""
    pack = list(dealt_pack(rules, players))
    rng.shuffle(pack)
    size = hand_size(rules, players)
    hands = tuple(tuple(sorted(pack[seat * size : (seat + 1) * size])) for seat in range(players))
    out = tuple(sorted(pack[size * players :]))
    first = rng.randrange(players)
    trump: Suit | None = None
    begin: Rank | None = None
    if isinstance(row, LayoutContract):
        if row.start == "fixed":
            begin = row.start_rank
        elif row.start == "named":
            begin = rng.choice(pack[: size * players]).rank
    elif row.trump in ("named", "named_or_none"):
        trump = rng.choice([*Suit, None] if row.trump == "named_or_none" else list(Suit))
    elif row.trump != "none":
        trump = Suit.parse(row.trump)
    return Setup(rules, row, players, first, out, trump, begin), hands


def random_call(rng: random.Random, players: int) -> Call:
    """A chooser, at times blind, and some bets."""
    chooser = rng.choice([*range(players), None])
    pairs = [(one, other) for one in range(players) for other in range(one)]
    chosen = rng.sample(pairs, rng.choice((0, 0, 1, 2, len(pairs))))
    bets = [Bet(*rng.sample(pair, 2), redoubled=rng.random() < 0.4) for pair in chosen]
    return Call(players, chooser, chooser or 0, rng.random() < 0.3, tuple(bets))


def compare(rng: random.Random, setup: Setup, hands: Hands) -> int:
    """Plays the deal in both; the number of acts. Raises `AssertionError` at the first difference."""
    rules = setup.rules
    call = random_call(rng, setup.players)
    vector = rule_vector(setup, call)
    reference = start(setup, hands)
    deal: Deal = deals(1)[0]
    for seat, hand in enumerate(hands):
        deal.hands[seat] = convert.mask_of(rules, hand)
    playout.begin(vector, deal, setup.first)
    acts = 0
    while True:
        same_state(rules, vector, reference, deal)
        if reference.over:
            break
        mask = playout.legal(vector, deal)
        legal = {convert.action_of(rules, vector, mask, code): code for code in convert.codes_in(mask)}
        assert set(legal) == set(reference.legal), (reference.legal, legal)
        action = rng.choice(reference.legal)
        assert convert.code_of(rules, vector, mask, action) == legal[action]
        reference = act(reference, action)
        playout.play(vector, deal, legal[action])
        acts += 1
    same_score(rules, vector, reference, deal, call)
    return acts


def same_state(rules: Ruleset, vector: Vector, reference: DealPlay, deal: Deal) -> None:
    """All that both know of the deal; the record made from the reference is the one that was played to."""
    assert bool(deal.over) == reference.over
    if not reference.over:
        assert deal.turn == reference.turn
    made = convert.deal_of(rules, vector, reference)
    names = ["hands", "left", "over", *(["turn", "extra"] if not reference.over else [])]
    if isinstance(reference, TrickPlay):
        names += ["count", "done", "broken", "winners", "taken", "tricks", "gains"]
        if reference.table:
            names += ["trick", "led", "best", "winner", "stake"]
            count = int(deal.count)
            assert list(deal.table[:count]) == list(made.table[:count])
    else:
        names += ["down", "start", "ace", "passes", "finished", "places", "blocked"]
    for name in names:
        assert str(getattr(deal, name)) == str(getattr(made, name)), name


def same_score(rules: Ruleset, vector: Vector, reference: DealPlay, deal: Deal, call: Call) -> None:
    """Outcome and points."""
    facts = outcome(reference)
    if isinstance(reference, TrickPlay):
        assert facts.tricks == tuple(int(n) for n in deal.tricks[: call.players])  # type: ignore[union-attr]
        captured: list[set[Card]] = [set() for _ in range(call.players)]
        for trick in reference.done:
            captured[trick.winner].update(trick.cards)
        assert [set(convert.cards_in(rules, int(deal.taken[seat]))) for seat in range(call.players)] == captured
    points = score(rules, reference.setup.row, facts, call).points
    import numpy as np

    found = np.zeros(call.players, np.int64)
    kernel_score(vector, deal, found)
    assert [rules.gain(int(gain)) for gain in found] == list(points), (found, points)


def random_deals(seed: int) -> Iterator[tuple[random.Random, Setup, Hands]]:
    """Each row of a random ruleset once."""
    rules, players = seeded(f"kernel/{seed}")
    rng = random.Random(f"kernel/{seed}")
    for row in rules.contracts:
        yield rng, *random_setup(rng, rules, row, players)

"""One random deal played in the reference and in the kernel side by side."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from barbu.cards import Card, Suit
from barbu.deal import DealPlay, Setup, act, outcome, start
from barbu.deal.tricks import TrickPlay
from barbu.kernel import convert
from barbu.kernel.play import begin, legal, play
from barbu.kernel.records import Deal, Vector, deals, plain
from barbu.kernel.score import score as kernel_score
from barbu.kernel.vector import rule_vector
from barbu.rules import Contract, LayoutContract, Ruleset
from barbu.rules.meaning import dealt_pack, hand_size
from barbu.scoring import Bet, Call, score
from tests.support.random_rulesets import seeded

Hands = tuple[tuple[Card, ...], ...]


# --- deals drawn by chance --------------------------------------------------------------------------


def random_deals(seed: object) -> Iterator[tuple[random.Random, Setup, Hands, Call]]:
    """Each row of a random ruleset once, with the chance for the rest."""
    rules, players = seeded(f"kernel/{seed}")
    rng = random.Random(f"kernel/{seed}")
    for row in rules.contracts:
        yield rng, *random_setup(rng, rules, row, players), random_call(rng, players)


def random_setup(rng: random.Random, rules: Ruleset, row: Contract, players: int) -> tuple[Setup, Hands]:
    """The row with random hands, cards out, trump and start."""
    pack = list(dealt_pack(rules, players))
    rng.shuffle(pack)
    size = hand_size(rules, players)
    hands = tuple(tuple(sorted(pack[seat * size : (seat + 1) * size])) for seat in range(players))
    out = tuple(sorted(pack[size * players :]))
    trump, begins = None, None
    if isinstance(row, LayoutContract):
        named = rng.choice(pack[: size * players]).rank if row.start == "named" else None
        begins = row.start_rank if row.start == "fixed" else named
    else:
        trump = random_trump(rng, row.trump)
    return Setup(rules, row, players, rng.randrange(players), out, trump, begins), hands


def random_trump(rng: random.Random, mode: str) -> Suit | None:
    """A trump as the row has it."""
    choices: dict[str, list[Suit | None]] = {"none": [None], "named": [*Suit], "named_or_none": [*Suit, None]}
    choices |= {suit.letter: [suit] for suit in Suit}
    return rng.choice(choices[mode])


def random_call(rng: random.Random, players: int) -> Call:
    """A chooser, at times blind, and some bets."""
    chooser = rng.choice([*range(players), None])
    pairs = [(one, other) for one in range(players) for other in range(one)]
    chosen = rng.sample(pairs, rng.choice((0, 0, 1, 2, len(pairs))))
    bets = [Bet(*(pair if rng.random() < 0.5 else pair[::-1]), rng.random() < 0.4) for pair in chosen]
    return Call(players, chooser, chooser or 0, rng.random() < 0.3, tuple(bets))


# --- side by side -----------------------------------------------------------------------------------


def begun(setup: Setup, hands: Hands, vector: Vector) -> Deal:
    """The kernel's deal before its first act."""
    deal: Deal = deals(1)[0]
    for seat, hand in enumerate(hands):
        deal.hands[seat] = convert.mask_of(setup.rules, hand)
    begin(vector, deal, setup.first)
    return deal


def compare(rng: random.Random, setup: Setup, hands: Hands, call: Call, light: bool = False) -> int:
    """Plays the deal in both; the number of acts. Raises `AssertionError` at the first difference.

    `light` plays on plain objects rather than NumPy's, as the plain form does.
    """
    rules = setup.rules
    vector = rule_vector(setup, call)
    deal = begun(setup, hands, vector)
    if light:
        vector, deal = plain(vector), plain(deal)
    reference = start(setup, hands)
    acts = 0
    while not reference.over:
        assert not deal.over
        assert deal.turn == reference.turn
        mask = legal(vector, deal)
        codes = {convert.action_of(rules, vector, mask, code): code for code in convert.codes_in(mask)}
        assert set(codes) == set(reference.legal), (reference.legal, codes)
        action = rng.choice(reference.legal)
        if rng.random() < 0.1:
            same_state(rules, vector, reference, deal)
            assert convert.code_of(rules, vector, mask, action) == codes[action]
        reference = act(reference, action)
        play(vector, deal, codes[action])
        acts += 1
    same_state(rules, vector, reference, deal)
    same_outcome(rules, reference, plain(deal))
    gains: Any = np.zeros(setup.players, np.int64)
    kernel_score(vector, deal, gains)
    points = score(rules, setup.row, outcome(reference), call)
    assert [rules.gain(int(gain)) for gain in gains] == list(points.points)
    assert [rules.gain(int(gain)) for gain in deal.undoubled[: setup.players]] == list(points.base)
    return acts


TABLE = {"table", "trick", "led", "best", "winner", "stake"}
"""Fields that mean nothing between two tricks."""


def same_state(rules: Ruleset, vector: Vector, reference: DealPlay, deal: Deal) -> None:
    """The record made from the reference is the one that was played to."""
    made, found = vars(plain(convert.deal_of(rules, vector, reference))), vars(plain(deal))
    between = isinstance(reference, TrickPlay) and not reference.table
    for name in made:
        if name in ("rng", "undoubled") or (between and name in TABLE) or (reference.over and name == "turn"):
            continue
        if name == "table":
            made[name], found[name] = made[name][: deal.count], found[name][: deal.count]
        assert found[name] == made[name], name


def same_outcome(rules: Ruleset, reference: DealPlay, deal: Deal) -> None:
    """Who won which cards and tricks, or finished where."""
    seats = range(reference.setup.players)
    if not isinstance(reference, TrickPlay):
        assert [deal.places[seat] for seat in reference.finished] == list(range(len(reference.finished)))
        assert bool(deal.blocked) == reference.blocked
        return
    captured: list[set[Card]] = [set() for _ in seats]
    for trick in reference.done:
        captured[trick.winner].update(trick.cards)
    assert [set(convert.cards_in(rules, deal.taken[seat])) for seat in seats] == captured
    assert [deal.tricks[seat] for seat in seats] == [
        sum(trick.winner == seat for trick in reference.done) for seat in seats
    ]

"""Small deals solved naively, to judge the solver by; `python -m tests.kernel.solving DEALS` prints what it finds.

Run with `BARBU_PLAIN=1` it is the plain form.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "src"), str(Path(__file__).resolve().parents[2])]

import numpy as np

from barbu.deal import DealPlay, Setup, act, outcome, start
from barbu.kernel import convert
from barbu.kernel.jit import COMPILED
from barbu.kernel.play import begin, copy_deal, legal, play
from barbu.kernel.records import Deal, Vector, deals
from barbu.kernel.score import score
from barbu.kernel.solve import max_n_values, value, values
from barbu.kernel.vector import rule_vector
from barbu.scoring import Call
from barbu.scoring import score as reference_score
from tests.kernel import twins

Gains = tuple[int, ...]


# --- positions --------------------------------------------------------------------------------------


def endings(seed: object, cards: int) -> Iterator[tuple[DealPlay, Call, Vector, Deal]]:
    """Each row of a random ruleset, played by chance until this many cards are left in the longest hand."""
    for rng, setup, hands, call in twins.random_deals(f"solve/{seed}"):
        vector = rule_vector(setup, call)
        reference = start(setup, hands)
        stop = rng.randrange(setup.players)
        while not reference.over and (max(map(len, reference.hands)) > cards or stop):
            stop -= max(map(len, reference.hands)) <= cards and stop > 0
            reference = act(reference, rng.choice(reference.legal))
        yield reference, call, vector, convert.deal_of(setup.rules, vector, reference)


def beginnings(seed: object, most: int) -> Iterator[tuple[Setup, Vector, Deal]]:
    """Each row of a random ruleset with at most so many cards in each hand, before the first card."""
    for rng, setup, _, call in twins.random_deals(f"solve/{seed}"):
        vector = rule_vector(setup, call)
        pack = list(convert.codes_in(int(vector.pack)))
        cards = min(most, len(pack) // setup.players)
        liked = [code for code in pack if int(vector.counted) >> code & 1]
        rng.shuffle(pack)
        rng.shuffle(liked)
        if rng.random() < 0.7:  # cards that count are likelier
            pack = list(dict.fromkeys([*liked[: rng.randint(1, 6)], *pack]))
        chosen = pack[: cards * setup.players]
        rng.shuffle(chosen)
        deal: Deal = deals(1)[0]
        for seat in range(setup.players):
            deal.hands[seat] = sum(1 << code for code in chosen[seat * cards : (seat + 1) * cards])
        begin(vector, deal, setup.first)
        yield setup, vector, deal


# --- naive ------------------------------------------------------------------------------------------


def after(vector: Vector, deal: Deal, action: int) -> Deal:
    """The deal after an action."""
    copied: Deal = deals(1)[0]
    copy_deal(deal, copied)
    play(vector, copied, action)
    return copied


def naive(vector: Vector, deal: Deal, seat: int) -> Gains:
    """The gains by plain recursion on the kernel's play: `seat` against all, or each for itself where it is −1."""
    if deal.over:
        gains = np.zeros(vector.players, np.int64)
        copied: Deal = deals(1)[0]
        copy_deal(deal, copied)
        score(vector, copied, gains)
        return tuple(gains.tolist())
    found = [naive(vector, after(vector, deal, code), seat) for code in convert.codes_in(legal(vector, deal))]
    return chosen(found, int(deal.turn), seat)


def chosen(found: list[Gains], turn: int, seat: int) -> Gains:
    """The gains that the player whose turn it is takes; the first of equals."""
    if seat < 0 or turn == seat:
        return max(found, key=lambda gains: gains[turn])
    return min(found, key=lambda gains: gains[seat])


def naive_reference(reference: DealPlay, call: Call, vector: Vector, seat: int) -> Gains:
    """The same on the reference engine."""
    rules = reference.setup.rules
    if reference.over:
        points = reference_score(rules, reference.setup.row, outcome(reference), call).points
        return tuple(map(rules.gain, points))
    mask = legal(vector, convert.deal_of(rules, vector, reference))
    acts = [convert.action_of(rules, vector, mask, code) for code in convert.codes_in(mask)]
    assert set(acts) == set(reference.legal)
    return chosen([naive_reference(act(reference, one), call, vector, seat) for one in acts], reference.turn, seat)


def leaves(vector: Vector, deal: Deal, most: int) -> int:
    """How many ways there are to play on, counted up to a limit."""
    if deal.over:
        return 1
    total = 0
    for code in convert.codes_in(legal(vector, deal)):
        total += leaves(vector, after(vector, deal, code), most - total)
        if total >= most:
            break
    return total


# --- both forms -------------------------------------------------------------------------------------


def digest(number: int) -> str:
    """A hash of what is found in so many small deals."""
    total = hashlib.sha256()
    done = seed = 0
    while done < number:
        for setup, vector, deal in beginnings(f"forms/{seed}", 2 + seed % 2):
            if setup.players > 5:
                continue
            seat = seed % setup.players
            total.update(repr((value(vector, deal, seat), values(vector, deal), max_n_values(vector, deal))).encode())
            done += 1
        seed += 1
    return total.hexdigest()


if __name__ == "__main__":
    assert not COMPILED
    assert "numba" not in sys.modules
    print(digest(int(sys.argv[1])))

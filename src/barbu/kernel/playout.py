"""Deals played to their end: many at a time, by chance or by the policy.

`candidates`, `playouts` and `random_deals` are called from Python; the plain form runs them on light copies.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from barbu.kernel.bits import advance, below, seeded
from barbu.kernel.convert import codes_in
from barbu.kernel.jit import COMPILED, jit, jit_inline
from barbu.kernel.play import begin, copy_deal, play, play_out_random
from barbu.kernel.policy import choose
from barbu.kernel.records import Deal, Numbers, Records, Vector, deals, plain
from barbu.kernel.score import score

Gains = np.ndarray[Any, np.dtype[np.int64]]


@jit_inline
def play_out(vector: Vector, deal: Deal, guided: bool) -> None:
    """Plays one deal to the end, by the policy or by chance."""
    if guided:
        while not deal.over:
            play(vector, deal, choose(vector, deal))
    else:
        play_out_random(vector, deal)


@jit
def play_candidates(vector: Vector, worlds: Any, actions: Numbers, guided: bool, deal: Deal, gains: Numbers) -> None:
    """Fills `gains`, of shape (worlds, actions, players), using `deal` for the play; see `candidates`."""
    for world in range(len(worlds)):
        for number in range(len(actions)):
            copy_deal(worlds[world], deal)
            if actions[number] >= 0:
                play(vector, deal, actions[number])
            play_out(vector, deal, guided)
            score(vector, deal, gains[world, number])


def candidates(vector: Vector, worlds: Records, actions: list[int], *, guided: bool = False) -> Gains:
    """What each action leads to in each world: int64, shape (worlds, actions, players).

    `worlds` are deals at the same moment, which stay as they are; an action is a code that is legal in all of them,
    or −1 for none. All actions meet the same chance in a world, that of its `rng`.
    """
    gains = np.zeros((len(worlds), len(actions), int(vector.players)), np.int64)
    codes = np.array(actions, np.int64)
    if COMPILED:
        play_candidates(vector, worlds, codes, guided, deals(1)[0], gains)
    else:
        light = [plain(deal) for deal in worlds]
        play_candidates(plain(vector), light, codes.tolist(), guided, plain(deals(1)[0]), gains)
    return gains


def playouts(vector: Vector, worlds: Records, *, guided: bool = False) -> Gains:
    """What each seat gains when each deal is played to its end: int64, shape (deals, players)."""
    played: Gains = candidates(vector, worlds, [-1], guided=guided)[:, 0]
    return played


# --- random deals -----------------------------------------------------------------------------------


@jit
def deal_hands(vector: Vector, deal: Deal, pack: Numbers) -> None:
    """Deals `pack`, an array of the codes of the cards in play, by chance of `deal.rng`; shuffles it too."""
    state = deal.rng
    number = vector.hand_size * vector.players
    at = 0
    for seat in range(vector.players):
        hand = 0
        for _ in range(vector.hand_size):
            state = advance(state)
            other = at + below(state, number - at)
            card = pack[other]
            pack[other] = pack[at]
            pack[at] = card
            hand |= 1 << card
            at += 1
        deal.hands[seat] = hand
    deal.rng = state


@jit
def play_random_deals(
    vector: Vector, deal: Deal, pack: Numbers, first: int, number: int, guided: bool, gains: Numbers, totals: Numbers
) -> None:
    """Adds the gains of so many random deals to `totals`; see `random_deals`."""
    for _ in range(number):
        deal_hands(vector, deal, pack)
        begin(vector, deal, first)
        play_out(vector, deal, guided)
        score(vector, deal, gains)
        for seat in range(vector.players):
            totals[seat] += gains[seat]


def random_deals(vector: Vector, number: int, seed: int, *, first: int = 0, guided: bool = False) -> Gains:
    """What each seat gains in all of so many random deals together: int64, shape (players,)."""
    totals, gains = np.zeros((2, int(vector.players)), np.int64)
    pack = np.array(codes_in(vector.pack), np.int64)
    deal: Deal = deals(1)[0]
    deal.rng = seeded(seed)
    if COMPILED:
        play_random_deals(vector, deal, pack, first, number, guided, gains, totals)
    else:
        play_random_deals(plain(vector), plain(deal), pack.tolist(), first, number, guided, gains, totals)
    return totals

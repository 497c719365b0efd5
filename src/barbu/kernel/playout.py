"""Deals played to their end, one or many at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from barbu.kernel.bits import advance, below, seeded
from barbu.kernel.jit import COMPILED, jit
from barbu.kernel.layout import lay, legal_acts, random_layout
from barbu.kernel.policy import choose
from barbu.kernel.records import LAYOUT, SEATS, Deal, Ints, Vector, plain
from barbu.kernel.score import score
from barbu.kernel.tricks import legal_cards, play_card, random_tricks

# --- one act ----------------------------------------------------------------------------------------


@jit
def legal(vector: Vector, deal: Deal) -> int:
    """The mask of all that the player whose turn it is may do; of no meaning in a deal that is over."""
    return legal_acts(vector, deal) if vector.kind == LAYOUT else legal_cards(vector, deal)


@jit
def play(vector: Vector, deal: Deal, action: int) -> None:
    """Does a legal action."""
    if vector.kind == LAYOUT:
        lay(vector, deal, action)
    else:
        play_card(vector, deal, action)


@jit
def begin(vector: Vector, deal: Deal, first: int) -> None:
    """Sets a deal whose hands are given to the moment before its first act; leaves `rng` as it is."""
    deal.left = 0
    for seat in range(SEATS):
        deal.left |= deal.hands[seat]
        deal.taken[seat] = 0
        deal.tricks[seat] = 0
        deal.gains[seat] = 0
        deal.places[seat] = -1
        deal.table[seat] = 0
    deal.turn = first
    deal.over = 0
    deal.count = 0
    deal.trick = 0
    deal.led = 0
    deal.best = 0
    deal.winner = 0
    deal.stake = 0
    deal.broken = 0
    deal.done = 0
    deal.winners = 0
    deal.down = vector.gone
    deal.start = vector.start
    deal.ace = vector.ace
    deal.extra = 0
    deal.passes = 0
    deal.finished = 0
    deal.blocked = 0


# --- one deal ---------------------------------------------------------------------------------------


@jit
def play_out_random(vector: Vector, deal: Deal) -> None:
    """Plays to the end, each legal action as likely as the others; draws from `deal.rng`."""
    if vector.kind == LAYOUT:
        random_layout(vector, deal)
    else:
        random_tricks(vector, deal)


@jit
def play_out(vector: Vector, deal: Deal) -> None:
    """Plays to the end by the policy."""
    while not deal.over:
        play(vector, deal, choose(vector, deal))


# --- many deals -------------------------------------------------------------------------------------


@jit
def _playouts(vector: Vector, deals: Any, guided: bool, gains: Any) -> None:
    for number in range(len(deals)):
        deal = deals[number]
        if guided:
            play_out(vector, deal)
        else:
            play_out_random(vector, deal)
        score(vector, deal, gains[number])


@jit
def shuffled_hands(vector: Vector, deal: Deal, pack: Ints) -> None:
    """Deals `pack`, an array of the codes of the cards in play, by chance; shuffles it too."""
    state = deal.rng
    number = vector.size * vector.players
    at = 0
    for seat in range(vector.players):
        hand = 0
        for _ in range(vector.size):
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
def _random_deals(vector: Vector, deals: Any, pack: Any, first: int, rounds: int, gains: Any, totals: Any) -> None:
    deal = deals[0]
    for _ in range(rounds):
        shuffled_hands(vector, deal, pack)
        begin(vector, deal, first)
        play_out_random(vector, deal)
        score(vector, deal, gains)
        for seat in range(vector.players):
            totals[seat] += gains[seat]


def codes_of(mask: int) -> list[int]:
    """The codes in a mask, the lowest first."""
    return [code for code in range(64) if mask >> code & 1]


def playouts(vector: Vector, deals: np.ndarray[Any, Any], *, guided: bool = False) -> np.ndarray[Any, Any]:
    """Plays each deal of an array of `DEAL` to its end, in place, and gives the gains: int64, shape (deals, players).

    Chance comes from each deal's `rng`; `guided` play-outs follow the policy.
    """
    gains = np.zeros((len(deals), vector.players), np.int64)
    if COMPILED:
        _playouts(vector, deals, guided, gains)
    else:
        light = [plain(deal, Deal) for deal in deals]
        _playouts(plain(vector, Vector), light, guided, gains)
    return gains


def random_deals(vector: Vector, number: int, seed: int, first: int = 0) -> np.ndarray[Any, Any]:
    """What each seat gains in all of so many deals dealt and played at random: int64, shape (players,)."""
    totals = np.zeros(vector.players, np.int64)
    gains = np.zeros(vector.players, np.int64)
    pack = np.array(codes_of(int(vector.pack)), np.int64)
    from barbu.kernel.records import deals as empty

    table = empty(1)
    table[0].rng = seeded(seed)
    if COMPILED:
        _random_deals(vector, table, pack, first, number, gains, totals)
    else:
        light = [plain(table[0], Deal)]
        _random_deals(plain(vector, Vector), light, pack.tolist(), first, number, gains, totals)
    return totals

"""What the acts of a deal prove of hidden hands, on bit masks, and worlds drawn by it. Twin of `barbu.bots.knowledge`,
which says why it is all that they prove.

Facts are of two kinds. `lacks` holds a mask for each seat: cards that it does not hold. A row of `clauses` is (seat,
these, those): the seat holds one of *these* cards, or none of *those*; −1 for *those* where it must hold one of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from barbu.kernel.bits import count, lowest, seeded, zero
from barbu.kernel.jit import COMPILED, jit
from barbu.kernel.layout import lay, lays
from barbu.kernel.play import begin
from barbu.kernel.records import BACK, ENDS, FRONT, LANE, LANES, LAYOUT, PASS, STOP, SUIT, Deal, Vector, deals, plain
from barbu.kernel.search import Hands
from barbu.kernel.tricks import legal_cards, play_card
from barbu.kernel.worlds import Ints, draw_many, table

MOST_CLAUSES = 64
"""Clauses that there is room for at first."""


class Log(NamedTuple):
    """The acts of a deal so far, as everybody has seen them."""

    seats: list[int]
    acts: list[int]
    """Codes as `records` tells them; an ace in a layout has that of the end where it lies."""
    first: int
    """Whose turn it was first."""
    again: int
    """The seat that has another turn after its ace; else −1."""
    starter: int
    """The card, as a mask, that the first player of a layout held; else 0."""


# --- what an act tells ------------------------------------------------------------------------------


@jit
def learn(
    vector: Vector, log: Ints, first: int, again: int, starter: int, deal: Deal, lacks: Ints, clauses: Ints
) -> int:
    """Gathers the facts of all acts, rows of (seat, code); how many clauses there are, or −1 where room is short.

    `deal` is used for the play; `lacks` must hold zeros.
    """
    for seat in range(vector.players):
        deal.hands[seat] = 0
    begin(vector, deal, first)
    deal.left = vector.pack
    for seat in range(vector.players):
        if seat != first:
            lacks[seat] |= starter
    if vector.kind == LAYOUT:
        return _of_layout(vector, log, again, deal, lacks, clauses)
    return _of_tricks(vector, log, deal, lacks, clauses)


@jit
def _of_tricks(vector: Vector, log: Ints, deal: Deal, lacks: Ints, clauses: Ints) -> int:
    size = zero()
    for at in range(len(log)):
        seat, card = log[at, 0], log[at, 1]
        deal.turn = seat
        size = _shown(seat, 1 << card, clauses, size)
        size = _told(vector, deal, card, lacks, clauses, size)
        if size < 0:
            return -1
        deal.hands[seat] = 1 << card
        play_card(vector, deal, card)
    return size


@jit
def _told(vector: Vector, deal: Deal, card: int, lacks: Ints, clauses: Ints, size: int) -> int:
    """What a card played tells of the others in its hand: each that would have forbidden it is missed, or rescued."""
    seat, bit = deal.turn, 1 << card
    others = deal.left & ~bit
    forbidding = 0
    for lane in range(4):
        suit = others & SUIT << (LANE * lane)
        if suit and not _allowed(vector, deal, bit, suit):
            forbidding |= _forbidding(vector, deal, bit, suit)
    others &= ~forbidding
    known = size
    while forbidding:
        one = forbidding & -forbidding
        forbidding ^= one
        rescuers = 0
        if _allowed(vector, deal, bit, one | others):
            rescuers = _rescuers(vector, deal, bit, one, others)
        if rescuers == 0:
            lacks[seat] |= one
            continue
        row = known
        while row < size and clauses[row, 1] != rescuers:
            row += 1
        if row == size:
            if size == len(clauses):
                return -1
            clauses[row, 0], clauses[row, 1], clauses[row, 2] = seat, rescuers, 0
            size += 1
        clauses[row, 2] |= one
    return size


@jit
def _allowed(vector: Vector, deal: Deal, bit: int, others: int) -> bool:
    """Whether the card may be played out of a hand of it and these."""
    deal.hands[deal.turn] = bit | others
    return legal_cards(vector, deal) & bit != 0


@jit
def _forbidding(vector: Vector, deal: Deal, bit: int, cards: int) -> int:
    """Which of these cards forbid it."""
    found = 0
    while cards:
        one = cards & -cards
        cards ^= one
        if not _allowed(vector, deal, bit, one):
            found |= one
    return found


@jit
def _rescuers(vector: Vector, deal: Deal, bit: int, one: int, cards: int) -> int:
    """With which of these cards in the hand it may be played although the one forbids it."""
    found = 0
    while cards:
        other = cards & -cards
        cards ^= other
        if _allowed(vector, deal, bit, one | other):
            found |= other
    return found


@jit
def _shown(seat: int, held: int, clauses: Ints, size: int) -> int:
    """What is left of the clauses when the seat shows a card that it held."""
    kept = 0
    for row in range(size):
        these, those = clauses[row, 1], clauses[row, 2]
        if clauses[row, 0] == seat:
            if these & held:
                continue
            if those & held:
                those = -1
        clauses[kept, 0], clauses[kept, 1], clauses[kept, 2] = clauses[row, 0], these, those
        kept += 1
    return kept


@jit
def _of_layout(vector: Vector, log: Ints, again: int, deal: Deal, lacks: Ints, clauses: Ints) -> int:
    size = zero()
    for at in range(len(log)):
        seat, act = log[at, 0], log[at, 1]
        deal.turn = seat
        # Which cards fit does not depend on hands: everybody is given all that are left.
        for other in range(vector.players):
            deal.hands[other] = deal.left
        if act == PASS:
            lacks[seat] |= _fitting(vector, deal)
        elif act != STOP:
            size = _shown(seat, _held(vector, 1 << act), clauses, size)
            lay(vector, deal, act)
            if deal.extra:
                fits = _fitting(vector, deal)
                goes_on = log[at + 1, 0] if at + 1 < len(log) else again
                if goes_on == seat:
                    if size == len(clauses):
                        return -1
                    clauses[size, 0], clauses[size, 1], clauses[size, 2] = seat, fits, -1
                    size += 1
                    continue
                lacks[seat] |= fits
        deal.extra = 0
    return size


@jit
def _fitting(vector: Vector, deal: Deal) -> int:
    """The cards that could be laid now, as hands hold them."""
    return _held(vector, lays(vector, deal, deal.left))


@jit
def _held(vector: Vector, codes: int) -> int:
    """The cards of these codes of the run, as hands hold them."""
    aces = (codes >> FRONT | codes >> BACK) & LANES
    return codes & ~ENDS | vector.aces & aces * SUIT


# --- what is left of it -----------------------------------------------------------------------------


@jit
def settle(hidden: int, need: Ints, lacks: Ints, clauses: Ints, size: int) -> int:
    """Cuts the clauses down to what they say of the hidden cards, and drops those that follow from others; how many are
    left.
    """
    kept = zero()
    for row in range(size):
        seat, these, those = clauses[row, 0], clauses[row, 1], clauses[row, 2]
        if need[seat] == 0:
            continue
        these &= hidden & ~lacks[seat]
        if those != -1:
            those &= hidden & ~lacks[seat]
            if those == 0:
                continue
        clauses[kept, 0], clauses[kept, 1], clauses[kept, 2] = seat, these, those
        kept += 1
    return _without_implied(clauses, kept)


@jit
def _without_implied(clauses: Ints, size: int) -> int:
    kept = 0
    for row in range(size):
        implied = False
        for other in range(kept):
            implied |= _implies(clauses, other, row)
        for other in range(row + 1, size):
            implied |= _implies(clauses, other, row) and not _implies(clauses, row, other)
        if not implied:
            clauses[kept, 0], clauses[kept, 1], clauses[kept, 2] = clauses[row, 0], clauses[row, 1], clauses[row, 2]
            kept += 1
    return kept


@jit
def _implies(clauses: Ints, one: int, other: int) -> bool:
    """Whether the one clause says all that the other does."""
    if clauses[one, 0] != clauses[other, 0] or clauses[one, 1] & ~clauses[other, 1]:
        return False
    return clauses[one, 2] == -1 or (clauses[other, 2] != -1 and not clauses[other, 2] & ~clauses[one, 2])


# --- worlds -----------------------------------------------------------------------------------------


@jit
def gather(
    vector: Vector, log: Ints, first: int, again: int, starter: int, own: Ints, deal: Deal, lacks: Ints, clauses: Ints
) -> tuple[Ints, Ints, Ints, int]:
    """The hidden cards, the number of them in each hand, for each card the seats that may hold it, and how many clauses
    bind them: −1 where room is short for these. `own` holds, for each seat, what is known of its hand.
    """
    need = np.full(vector.players, vector.hand_size, np.int64)
    size = learn(vector, log, first, again, starter, deal, lacks, clauses)
    for at in range(len(log)):
        if log[at, 1] != PASS and log[at, 1] != STOP:
            need[log[at, 0]] -= 1
    hidden = deal.left
    for seat in range(vector.players):
        need[seat] -= count(own[seat])
        hidden &= ~own[seat]
    if size > 0:
        size = settle(hidden, need, lacks, clauses, size)
    cards = np.empty(count(hidden), np.int64)
    seats = np.zeros(len(cards), np.int64)
    for at in range(len(cards)):
        cards[at] = lowest(hidden)
        hidden &= hidden - 1
        for seat in range(vector.players):
            if need[seat] and not lacks[seat] >> cards[at] & 1:
                seats[at] |= 1 << seat
    return cards, need, seats, size


def imagined(vector: Vector, log: Log, own: Sequence[int], number: int, seed: int) -> Hands:
    """So many worlds of a deal in play that agree with all facts, each as likely as any other: hands as masks, shape
    (worlds, players). `own` holds, for each seat, what is known of its hand.
    """
    rows = np.array(list(zip(log.seats, log.acts, strict=True)), np.int64).reshape(-1, 2)
    known, room = np.array(own, np.int64), MOST_CLAUSES
    rules, deal = (vector, deals(1)[0]) if COMPILED else (plain(vector), plain(deals(1)[0]))
    while True:
        lacks, clauses = np.zeros(len(own), np.int64), np.empty((room, 3), np.int64)
        told = log.first, log.again, log.starter
        cards, need, seats, size = gather(rules, rows, *told, known, deal, lacks, clauses)
        if size >= 0:
            break
        room *= 2
    hands = np.zeros((number, len(own)), np.int64)
    if not draw_many(table(cards, need, seats, clauses[:size]), np.array([seeded(seed)], np.int64), hands):
        raise AssertionError("what is known rules out every world")
    hands |= known
    return hands

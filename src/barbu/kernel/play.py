"""One deal, whichever kind it is: begin it, what is legal, what follows. Twin of `barbu.deal.state`."""

from __future__ import annotations

from barbu.kernel.jit import jit
from barbu.kernel.layout import lay, legal_acts, random_layout
from barbu.kernel.records import LAYOUT, SEATS, Deal, Records, Vector
from barbu.kernel.tricks import legal_cards, play_card, random_tricks


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


@jit
def copy_deal(source: Deal, target: Deal) -> None:
    """Makes the target a copy of the source, in every field."""
    for seat in range(SEATS):
        target.hands[seat] = source.hands[seat]
        target.table[seat] = source.table[seat]
        target.taken[seat] = source.taken[seat]
        target.tricks[seat] = source.tricks[seat]
        target.gains[seat] = source.gains[seat]
        target.undoubled[seat] = source.undoubled[seat]
        target.places[seat] = source.places[seat]
    target.left = source.left
    target.turn = source.turn
    target.over = source.over
    target.rng = source.rng
    target.count = source.count
    target.trick = source.trick
    target.led = source.led
    target.best = source.best
    target.winner = source.winner
    target.stake = source.stake
    target.broken = source.broken
    target.done = source.done
    target.winners = source.winners
    target.down = source.down
    target.start = source.start
    target.ace = source.ace
    target.extra = source.extra
    target.passes = source.passes
    target.finished = source.finished
    target.blocked = source.blocked


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
def step(vectors: Records, before: Records, action: int, after: Records) -> tuple[int, int]:
    """Makes the one deal of `after` what an act leads to; whose turn it is then, and what he may do, 0 at the end.

    Here and in `cover` deals come as arrays of one: a compiled function takes those ten times as fast.
    """
    vector, deal = vectors[0], after[0]
    copy_deal(before[0], deal)
    play(vector, deal, action)
    return deal.turn, 0 if deal.over else legal(vector, deal)


@jit
def cover(deals: Records, seat: int, seen: Records) -> None:
    """Makes `seen` the deal without the cards in other hands than this seat's, and without the trick that is over."""
    deal = seen[0]
    copy_deal(deals[0], deal)
    if deal.count == 0:
        deal.trick = 0
    for other in range(SEATS):
        if other != seat:
            deal.hands[other] = 0


@jit
def play_out_random(vector: Vector, deal: Deal) -> None:
    """Plays to the end, each legal action as likely as the others; draws from `deal.rng`."""
    if vector.kind == LAYOUT:
        random_layout(vector, deal)
    else:
        random_tricks(vector, deal)

"""The gains of a finished deal: prices or places, slam, blind choice, handicap, doubles. Twin of `barbu.scoring`."""

from __future__ import annotations

from barbu.kernel.jit import jit
from barbu.kernel.records import LAYOUT, SEATS, Deal, Numbers, Vector


@jit
def score(vector: Vector, deal: Deal, gains: Numbers) -> None:
    """Writes what each seat gains into `gains`, one place a seat; `deal.undoubled` holds them before the doubles."""
    base = deal.undoubled
    if vector.kind == LAYOUT:
        _places(vector, deal, base)
    else:
        _prices(vector, deal, base)
        if vector.slam:
            _slam(vector, deal, base)
    if vector.blind != 1:
        for seat in range(vector.players):
            base[seat] *= vector.blind
    if vector.handicapped >= 0:
        own = base[vector.handicapped]
        base[vector.handicapped] = own * 2 if own < 0 else own // 2
    for seat in range(vector.players):
        gains[seat] = base[seat]
    if vector.doubled:
        settle(vector, base, gains)


@jit
def _prices(vector: Vector, deal: Deal, gains: Numbers) -> None:
    """Cards and tricks, and the last tricks counted back from the one that was played last."""
    for seat in range(vector.players):
        gains[seat] = deal.gains[seat]
    winners = deal.winners
    for back in range(min(4, deal.done)):
        gains[winners & 7] += vector.last[back]
        winners >>= 3


@jit
def _slam(vector: Vector, deal: Deal, gains: Numbers) -> None:
    """Changes the gains if one seat took everything that the row's slam asks for."""
    taker = -1
    for seat in range(vector.players):
        took = deal.tricks[seat] if vector.slam_tricks else deal.taken[seat] & vector.priced
        if took:
            if taker >= 0:
                return
            taker = seat
    if taker < 0:
        return
    charged = gains[taker]
    for seat in range(vector.players):
        gains[seat] = -vector.slam_points if vector.slam == 3 and seat != taker else 0
    if vector.slam == 1:
        gains[taker] = -charged
    elif vector.slam == 2:
        gains[taker] = vector.slam_points


@jit
def _places(vector: Vector, deal: Deal, gains: Numbers) -> None:
    """Gains by finishing place; seats that did not finish share the prizes left, rounded toward zero."""
    behind = vector.players - deal.finished
    left = 0
    for place in range(deal.finished, vector.players):
        left += vector.payout[place]
    share = 0
    if behind > 0:
        share = left // behind if left >= 0 else -(-left // behind)
    for seat in range(vector.players):
        place = deal.places[seat]
        gains[seat] = vector.payout[place] if place >= 0 else share


@jit
def settle(vector: Vector, base: Numbers, gains: Numbers) -> None:
    """Adds the doubles to the gains; every pair settles from the same base."""
    for one in range(vector.players):
        for other in range(vector.players):
            gains[one] += vector.bets[one * SEATS + other] * (base[one] - base[other])

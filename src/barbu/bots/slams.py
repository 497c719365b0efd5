"""Another's slam: whether one is threatening, and what it would cost."""

import msgspec

from barbu.bots.prices import Prices
from barbu.deal.actions import Seat
from barbu.deal.view import TrickView

NEAR = 0.5
"""The part of all that a slam needs which its player must have before he is a threat."""


class Threat(msgspec.Struct, frozen=True):
    """One seat has taken all that counted so far."""

    seat: Seat
    loss: float
    """What it costs to let it go on, by how near it is."""


def threat(prices: Prices, play: TrickView, me: Seat) -> Threat | None:
    """The slam that another seat is making; None when there is none to fear."""
    if prices.slam == "none" or not play.done:
        return None
    taken = [0] * prices.players
    for trick in play.done:
        taken[trick.winner] += 1 if prices.slam_tricks else sum(card in prices.priced for card in trick.cards)
    takers = [seat for seat, count in enumerate(taken) if count]
    needed = len(prices.trick) if prices.slam_tricks else len(prices.priced)
    if len(takers) != 1 or takers[0] == me or taken[takers[0]] < NEAR * needed:
        return None
    return Threat(takers[0], _loss(prices) * taken[takers[0]] / needed)


def _loss(prices: Prices) -> float:
    """How much worse a seat stands, against the others, after another's slam."""
    total = abs(sum(prices.card.values()) + sum(prices.trick))
    match prices.slam:
        case "charge_others":
            return prices.slam_points
        case "fixed":
            return (total + prices.slam_points) / (prices.players - 1)
        case "zero":
            return total / (prices.players - 1)
        case _:
            return 2 * total / (prices.players - 1)

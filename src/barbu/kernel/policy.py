"""What a play-out plays where it does not play at random: a choice that reads nothing but the two records.

It sees all hands of the deal that it is given: the deal is one that the player who thinks has imagined.
"""

from __future__ import annotations

from barbu.kernel.bits import advance, count, highest, lowest, random_bit
from barbu.kernel.jit import jit
from barbu.kernel.layout import legal_acts
from barbu.kernel.records import LANE, LAYOUT, STOP, SUIT, Deal, Vector
from barbu.kernel.tricks import legal_cards, trick_gain


@jit
def choose(vector: Vector, deal: Deal) -> int:
    """A legal action of the player whose turn it is."""
    if vector.kind == LAYOUT:
        return _lay(deal, legal_acts(vector, deal))
    legal = legal_cards(vector, deal)
    if legal & (legal - 1) == 0:
        return lowest(legal)
    if deal.count == 0:
        return _lead(vector, deal, legal)
    return _follow(vector, deal, legal)


@jit
def _lay(deal: Deal, legal: int) -> int:
    """Any card rather than stopping, of the suit of which the player holds most."""
    cards = legal & ~(1 << STOP) or legal
    best = -1
    most = -1
    hand = deal.hands[deal.turn]
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        held = count(hand & (SUIT << (code & 48)))
        if held > most:
            most = held
            best = code
    return best


@jit
def _lead(vector: Vector, deal: Deal, legal: int) -> int:
    """The lowest card of a suit where tricks cost, the highest where they pay."""
    worth = trick_gain(vector, deal.done)
    cards = legal
    while cards:
        worth += vector.points[lowest(cards)]
        cards &= cards - 1
    best = -1
    found = 0
    for suit in range(4):
        held = legal & (SUIT << (LANE * suit))
        if held:
            code = highest(held) if worth > 0 else lowest(held)
            value = code & 15 if worth > 0 else 15 - (code & 15)
            if best < 0 or value > found:
                best = code
                found = value
    return best


@jit
def _follow(vector: Vector, deal: Deal, legal: int) -> int:
    """Takes a trick that pays and leaves one that costs; throws what costs most, keeps what pays."""
    above = vector.beaters[deal.best]
    stake = deal.stake + trick_gain(vector, deal.done)
    under = legal & ~above
    over = legal & above
    if stake > 0 and over:
        return lowest(over)
    if under:
        return _dearest(vector, under)
    return highest(over)


@jit
def _dearest(vector: Vector, cards: int) -> int:
    """The card that costs its taker most; of several the strongest."""
    best = -1
    found = 0
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        value = (code & 15) - 16 * vector.points[code]
        if best < 0 or value >= found:
            best = code
            found = value
    return best


@jit
def choose_random(vector: Vector, deal: Deal) -> int:
    """Any legal action, each as likely as the others."""
    legal = legal_acts(vector, deal) if vector.kind == LAYOUT else legal_cards(vector, deal)
    deal.rng = advance(deal.rng)
    return random_bit(legal, deal.rng)

"""What it is worth to hold cards: the gain to expect from them in the tricks to come."""

from collections.abc import Sequence
from itertools import groupby

from barbu.bots.memory import Hidden, Memory
from barbu.bots.prices import Prices
from barbu.cards import Card, Suit

SHARPNESS = 1.4
"""How fast the chance of winning falls as more of the hidden cards are higher."""
GUARD = 0.6
"""What each lower card of one's own leaves of the danger of a card: one can duck with it first."""
CATCH = 0.15
"""How often a priced hidden card falls under a higher one of ours."""
DEAD = 0.2
"""How often a card of a suit that nobody else holds must be led."""
RUFFED = 0.8
"""What each higher card of one's own leaves of the chance to win before somebody ruffs."""
LATER = 0.9
"""What is left of a sure winner that is kept for later: it may be thrown away, or never get the lead."""
TRUMP = 0.45
"""The least chance of a trump to win."""


def hand_value(prices: Prices, memory: Memory, hand: Sequence[Card], trump: Suit | None) -> float:
    """The gain to expect from the whole hand."""
    suits = groupby(sorted(hand), key=lambda card: card.suit)
    return sum(suit_value(prices, memory, suit, tuple(held), trump) for suit, held in suits)


def suit_value(prices: Prices, memory: Memory, suit: Suit, held: Sequence[Card], trump: Suit | None) -> float:
    """The gain to expect from these cards, all of one suit."""
    if not memory.tricks_left:
        return 0.0
    hidden = memory.hidden[suit]
    mine = sorted((prices.strength[card.rank], prices.card.get(card, 0)) for card in held)
    value = 0.0
    for place, (strength, gain) in enumerate(mine):
        above = sum(1 for other, _ in hidden if other > strength)
        stake = memory.stake + gain + _catch(hidden, strength)
        if stake < 0:
            chance = _forced(above, len(hidden), place, suit == trump)
        else:
            chance = _taken(above, len(hidden), len(mine) - 1 - place, trump, suit)
        value += chance * stake
    return value


def _catch(hidden: Hidden, strength: int) -> float:
    """What may fall under a card of this strength in its own suit."""
    return CATCH * sum(gain for other, gain in hidden if other < strength)


def _forced(above: int, hidden: int, guards: int, trump: bool) -> float:
    """How likely a card is to win against its owner's will."""
    if not hidden:
        return DEAD
    chance: float = (1 - above / hidden) ** SHARPNESS * GUARD**guards
    return max(chance, TRUMP) if trump else chance


def _taken(above: int, hidden: int, higher: int, trump: Suit | None, suit: Suit) -> float:
    """How likely a card is to win when its owner wants it to; `higher` of his own may go before."""
    chance: float = LATER * (1 - above / hidden) ** SHARPNESS if hidden else LATER
    if trump is None:
        return chance
    return max(chance, TRUMP) if suit == trump else chance * RUFFED ** (higher + 1)

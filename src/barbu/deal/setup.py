"""What is fixed before the first card of a deal."""

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.deal.actions import Seat
from barbu.rules.model import Contract, Ruleset


class Setup(msgspec.Struct, frozen=True, gc=False):
    """The agreements and calls that a deal is played under."""

    rules: Ruleset
    row: Contract
    players: int
    first: Seat
    """Who leads, or begins the layout."""
    out: tuple[Card, ...] = ()
    """Cards turned out face up."""
    trump: Suit | None = None
    start: Rank | None = None
    """The layout's start rank, once fixed or named."""

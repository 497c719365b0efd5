"""The facts of a finished deal as counts, before any points: all that scoring reads."""

import msgspec
from immutabledict import immutabledict

from barbu.cards import Card
from barbu.deal.actions import Seat


class TrickOutcome(msgspec.Struct, frozen=True, gc=False):
    """Who took what in a deal of tricks."""

    taken: immutabledict[str, tuple[int, ...]]
    """How many of each priced item each seat took; items as in the row's prices, tricks apart."""
    tricks: tuple[int, ...] | None = None
    """Tricks won by each seat; may be absent where the row does not need them."""
    out: tuple[Card, ...] = ()
    """Cards that were not in play."""


class LayoutOutcome(msgspec.Struct, frozen=True, gc=False):
    """In which order hands emptied; seats not named finish behind and share what is left."""

    finish: tuple[Seat, ...]
    out: tuple[Card, ...] = ()


class NotPlayed(msgspec.Struct, frozen=True, gc=False):
    """A deal whose box is ticked without play."""

    undoubled: bool
    """Whether nobody doubled it, so that its total is shared out; else it counts zero for all."""
    out: tuple[Card, ...] = ()


Outcome = TrickOutcome | LayoutOutcome | NotPlayed

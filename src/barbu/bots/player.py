"""What a bot is: a function of one seat's view and a seed."""

import random
from typing import Literal, Protocol

import msgspec

from barbu.deal.actions import Seat
from barbu.match.actions import Action
from barbu.match.view import MatchView


class Bot(Protocol):
    """Decides for a seat whose turn it is. It is given that seat's view, never the deal."""

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`; equal views and seeds give equal acts."""
        ...


Cause = Literal["item", "place", "slam", "slammed", "doubles", "others"]
"""How often one takes an item, one's place in a layout, a slam of one's own or of another, what the doubles bring, what
each of the others gets."""


class Why(msgspec.Struct, frozen=True):
    """What in the play-outs makes most of the difference between two acts: means over the imagined worlds."""

    kind: Cause
    mine: float
    theirs: float
    item: str = ""
    """The item of the contract's prices."""
    once: bool = False
    """Whether the item is taken once in a deal: the means are chances then."""


class Compared(msgspec.Struct, frozen=True):
    """What an act and another are expected to come to for oneself, in points of the deal as the table writes them."""

    mine: float
    theirs: float
    why: Why | None = None
    usual: tuple[float, float] | None = None
    """What an average hand would come to in each, for contracts: one hopes for a better hand later."""


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do in a seat's place, and how much better that is than the next best."""

    action: Action
    other: Action | None = None
    """The best of the other acts; None where the bot compares none."""
    points: float = 0.0
    """What the act is expected to gain beside the other; it may be below 0 for doubles, which are owed, or risky."""
    compared: Compared | None = None
    """Both in the deal's points, and what makes the difference."""


class Opinion(msgspec.Struct, frozen=True):
    """What a bot thinks of an act, from the view of the seat that did it."""

    best: Action
    """What it would have done."""
    behind: float | None
    """How many points the act is expected to bring less; None where acts of this kind are not compared."""
    compared: Compared | None = None
    """Its own act beside this one, in the deal's points; None where it is the same, or nothing is compared."""


def chance(view: MatchView, seed: str) -> random.Random:
    """The bot's own chance: it follows from the seed, the seat and the position, and from nothing else."""
    return chance_at(seed, view.seat, view.seq)


def chance_at(seed: str, seat: Seat | None, seq: int) -> random.Random:
    """The same for a seat that has seen so many events."""
    return random.Random(f"{seed}/{seat}/{seq}")

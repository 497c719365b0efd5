"""What a player can do before the cards are played."""

import msgspec

from barbu.cards import Rank, Suit
from barbu.deal.actions import DealAction, Seat


class Choose(msgspec.Struct, frozen=True, gc=False):
    """Chooses the contract of the deal; `blind` without having seen one's hand."""

    contract: str
    blind: bool = False


class Look(msgspec.Struct, frozen=True, gc=False):
    """Takes up the hand, giving up the blind choice."""


class NameTrump(msgspec.Struct, frozen=True, gc=False):
    """Names the trump suit, or none."""

    suit: Suit | None


class NameStart(msgspec.Struct, frozen=True, gc=False):
    """Names the layout's start rank."""

    rank: Rank


class Double(msgspec.Struct, frozen=True, gc=False):
    """One speech in the doubling lap: the seats doubled or redoubled, none for silence."""

    seats: tuple[Seat, ...] = ()

    def __post_init__(self) -> None:
        """A speech names a set: order and repetition mean nothing."""
        msgspec.structs.force_setattr(self, "seats", tuple(sorted(set(self.seats))))


Action = DealAction | Choose | Look | NameTrump | NameStart | Double

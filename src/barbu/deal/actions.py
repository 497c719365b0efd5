"""What a player can do while a deal is played: a closed set of frozen values."""

from typing import Literal, TypeAlias

import msgspec

from barbu.cards import Card

Seat: TypeAlias = int
"""A place at the table, 0 … n−1 in the direction of play."""

AceEnd = Literal["high", "low"]
"""Where an ace goes in a run: beyond the king, or beyond the pack's lowest rank."""


class Play(msgspec.Struct, frozen=True, gc=False, order=True):
    """Plays a card to the trick."""

    card: Card


class Lay(msgspec.Struct, frozen=True, gc=False):
    """Lays a card in the layout; `end` announces an ace's place where the board leaves it open."""

    card: Card
    end: AceEnd | None = None


class Pass(msgspec.Struct, frozen=True, gc=False):
    """Misses a turn in the layout, having nothing to lay."""


class Stop(msgspec.Struct, frozen=True, gc=False):
    """Declines the optional card after an ace."""


DealAction = Play | Lay | Pass | Stop

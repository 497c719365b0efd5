"""All that can happen in a match. Its record is a header and a list of these; nothing else is stored."""

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.deal.actions import Seat
from barbu.deal.outcome import Outcome
from barbu.match.actions import Action
from barbu.rules.model import Ruleset
from barbu.scoring import Bet


class Header(msgspec.Struct, frozen=True, gc=False):
    """What a match is played with."""

    id: str
    rules: Ruleset
    names: tuple[str, ...]
    """The players' names by seat."""
    seeded: bool = False
    """Whether the deals come from a written seed, and so could be known beforehand."""


class FirstDealer(msgspec.Struct, frozen=True, gc=False):
    """Who deals first, and the cards drawn for it by each seat, if any were."""

    seat: Seat
    drawn: tuple[Card, ...] = ()


class Lists(msgspec.Struct, frozen=True, gc=False):
    """The random lists of contracts, one for each seat."""

    ids: tuple[tuple[str, ...], ...]


class Dealt(msgspec.Struct, frozen=True, gc=False):
    """The cards of one deal: each seat's hand, and those turned out face up."""

    hands: tuple[tuple[Card, ...], ...]
    out: tuple[Card, ...] = ()
    commitment: str = ""
    """The hash of the secret that shuffled them; empty for cards dealt by hand."""


class Revealed(msgspec.Struct, frozen=True, gc=False):
    """The secret of the latest shuffle, 64 hexadecimal digits, told once the deal is over."""

    secret: str


class Acted(msgspec.Struct, frozen=True, gc=False):
    """A player's act."""

    seat: Seat
    action: Action


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A deal kept by hand: what was called and how it ended."""

    contract: str
    outcome: Outcome
    blind: bool = False
    trump: Suit | None = None
    start: Rank | None = None
    bets: tuple[Bet, ...] = ()


class Entered(msgspec.Struct, frozen=True, gc=False):
    """The next deal, entered by hand instead of played."""

    entry: Entry


class Corrected(msgspec.Struct, frozen=True, gc=False):
    """A better account of an entered deal, counted from 1."""

    deal: int
    entry: Entry


class Undone(msgspec.Struct, frozen=True, gc=False):
    """Takes back the latest acts of the deal in progress, or the latest deals that were entered."""

    count: int


Event = FirstDealer | Lists | Dealt | Revealed | Acted | Entered | Corrected | Undone

"""The phases of a match as types: each holds only what exists while it lasts."""

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.deal.actions import Seat
from barbu.deal.outcome import Outcome
from barbu.deal.state import DealPlay
from barbu.match.doubling import Lap
from barbu.match.schedule import Roles
from barbu.rules.model import Contract, Ruleset
from barbu.scoring import Bet, Score


class Round(msgspec.Struct, frozen=True, gc=False):
    """One deal as far as it has come."""

    number: int
    """Counted from 0."""
    roles: Roles
    hands: tuple[tuple[Card, ...], ...] = ()
    out: tuple[Card, ...] = ()
    commitment: str = ""
    row: Contract | None = None
    blind: bool = False
    trump: Suit | None = None
    trump_named: bool = False
    """Whether the trump has been named; none may be named too."""
    start: Rank | None = None
    lap_done: bool = False
    bets: tuple[Bet, ...] = ()
    spoken: tuple[tuple[Seat, tuple[Seat, ...]], ...] = ()
    thrown_in: int = 0
    """How often the deal had to be dealt again."""

    def __repr__(self) -> str:
        """Tells no card: it may end up in a log."""
        return f"<Round {self.number}, {self.row.id if self.row else 'no contract'}>"

    @property
    def contract(self) -> Contract:
        """The row, once it is settled."""
        assert self.row is not None
        return self.row


class Result(msgspec.Struct, frozen=True, gc=False):
    """A finished deal: what was called, and the facts it ended with."""

    round: Round
    outcome: Outcome
    score: Score
    """Folded from the outcome, and never part of the record."""
    play: DealPlay | None = None
    """The finished play; None for a deal that was entered or not played."""
    entered: bool = False


class DrawingDealer(msgspec.Struct, frozen=True, gc=False):
    """Who deals first is to be drawn."""


class DrawingLists(msgspec.Struct, frozen=True, gc=False):
    """The random lists of contracts are to be drawn."""


class Dealing(msgspec.Struct, frozen=True, gc=False):
    """The cards are to be dealt."""

    round: Round


class Choosing(msgspec.Struct, frozen=True, gc=False):
    """The chooser is to choose the contract."""

    round: Round
    options: tuple[Contract, ...]
    barred: tuple[Contract, ...] = ()
    """Contracts that would be open if their card were in play."""
    looked: bool = True
    """Whether the chooser has seen his hand."""


class NamingTrump(msgspec.Struct, frozen=True, gc=False):
    """The trump suit is to be named."""

    round: Round
    options: tuple[Suit | None, ...]


class NamingStart(msgspec.Struct, frozen=True, gc=False):
    """The layout's start rank is to be named by whoever begins it."""

    round: Round
    seat: Seat
    options: tuple[Rank, ...]


class Doubling(msgspec.Struct, frozen=True, gc=False):
    """The doubling lap is under way."""

    round: Round
    lap: Lap


class Playing(msgspec.Struct, frozen=True, gc=False):
    """The cards are being played."""

    round: Round
    play: DealPlay


class Finished(msgspec.Struct, frozen=True, gc=False):
    """The match is over."""


Phase = DrawingDealer | DrawingLists | Dealing | Choosing | NamingTrump | NamingStart | Doubling | Playing | Finished


class State(msgspec.Struct, frozen=True, gc=False):
    """What a record adds up to."""

    rules: Ruleset
    players: int
    phase: Phase
    first: Seat = 0
    """Who deals first."""
    lists: tuple[tuple[str, ...], ...] = ()
    """The random list of each seat, where lists are drawn."""
    results: tuple[Result, ...] = ()
    """The deals that are over."""

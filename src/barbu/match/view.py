"""What one seat, or a spectator, may see of a match: built up from public facts, in one function."""

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.deal.actions import Seat
from barbu.deal.view import DealView, deal_view
from barbu.match.actions import Action
from barbu.match.phases import (
    Choosing,
    Dealing,
    Doubling,
    NamingStart,
    NamingTrump,
    Phase,
    Playing,
    Round,
)
from barbu.match.schedule import Roles, deals_left_with
from barbu.match.sheet import Box, Sheet, grid, sheet
from barbu.match.state import Match
from barbu.rules.meaning import scheduled_deals
from barbu.rules.model import Ruleset
from barbu.scoring import Bet


class RoundView(msgspec.Struct, frozen=True, gc=False):
    """The deal in progress as one seat sees it."""

    number: int
    """Counted from 0."""
    roles: Roles
    contract: str | None
    blind: bool
    trump: Suit | None
    start: Rank | None
    hand: tuple[Card, ...]
    """The viewer's own cards; empty for a spectator, and for a chooser who has not looked."""
    counts: tuple[int, ...]
    """Cards in each hand."""
    out: tuple[Card, ...]
    commitment: str
    options: tuple[str, ...]
    """Contracts open to the chooser."""
    barred: tuple[str, ...]
    """Contracts closed because their card is out."""
    looked: bool
    """Whether the chooser has seen his hand."""
    bets: tuple[Bet, ...]
    """Doubles so far."""
    spoken: tuple[tuple[Seat, tuple[Seat, ...]], ...]
    """The speeches of the doubling lap so far."""
    owed: tuple[int, ...]
    """Doubles each seat still owes the declarer; zeros outside the lap."""
    deals_left: int
    """Deals still to come with this declarer, the present one included."""
    thrown_in: int
    play: DealView | None
    """The cards in play, once they are."""


class MatchView(msgspec.Struct, frozen=True, gc=False):
    """A match as one seat, or a spectator, sees it."""

    id: str
    rules: Ruleset
    names: tuple[str, ...]
    seat: Seat | None
    seq: int
    """How many events there have been."""
    phase: str
    """The phase's name, as `Choosing` or `Playing`."""
    to_act: Seat | None
    legal: tuple[Action, ...]
    """What the viewer may do; empty when it is not his turn."""
    deals: int
    """Deals in the whole match."""
    round: RoundView | None
    sheet: Sheet
    grid: tuple[Box, ...]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)


def view(match: Match, seat: Seat | None) -> MatchView:
    """What the seat, or a spectator for None, may see now."""
    state = match.state
    to_act = match.to_act
    return MatchView(
        id=match.header.id,
        rules=match.rules,
        names=match.header.names,
        seat=seat,
        seq=match.seq,
        phase=type(match.phase).__name__,
        to_act=to_act,
        legal=match.legal if seat is not None and seat == to_act else (),
        deals=scheduled_deals(state.rules, state.players),
        round=_round_view(match, match.phase, seat),
        sheet=sheet(state),
        grid=grid(state),
    )


def _round_view(match: Match, phase: Phase, seat: Seat | None) -> RoundView | None:
    if not isinstance(phase, (Dealing, Choosing, NamingTrump, NamingStart, Doubling, Playing)):
        return None
    round = phase.round
    choosing = phase if isinstance(phase, Choosing) else None
    lap = phase.lap if isinstance(phase, Doubling) else None
    play = deal_view(phase.play, seat) if isinstance(phase, Playing) else None
    state = match.state
    return RoundView(
        number=round.number,
        roles=round.roles,
        contract=round.row.id if round.row else None,
        blind=round.blind,
        trump=round.trump,
        start=round.start,
        hand=play.hand if play else _hand(round, seat, choosing),
        counts=play.counts if play else tuple(map(len, round.hands)),
        out=round.out,
        commitment=round.commitment,
        options=tuple(row.id for row in choosing.options) if choosing else (),
        barred=tuple(row.id for row in choosing.barred) if choosing else (),
        looked=choosing is None or choosing.looked,
        bets=lap.bets if lap else round.bets,
        spoken=lap.spoken if lap else round.spoken,
        owed=lap.owed if lap else (0,) * state.players,
        deals_left=deals_left_with(state.rules, state.players, state.first, round.number, round.roles.declarer),
        thrown_in=round.thrown_in,
        play=play,
    )


def _hand(round: Round, seat: Seat | None, choosing: Choosing | None) -> tuple[Card, ...]:
    """The seat's own cards; a chooser who may still choose blind does not see them yet."""
    if seat is None or not round.hands:
        return ()
    if choosing is not None and not choosing.looked and seat == round.roles.chooser:
        return ()
    return round.hands[seat]

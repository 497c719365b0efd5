"""A match as the fold of its events: `Match.apply` is the one way forward."""

import re

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.deal.actions import AceEnd, Lay, Pass, Play, Seat, Stop
from barbu.errors import NotLegal, NotUnderstood, Stale
from barbu.match.actions import Action, Choose, Double, Look, NameStart, NameTrump
from barbu.match.amend import corrected, without_last
from barbu.match.events import Acted, Corrected, Dealt, Entered, Event, Header, Undone
from barbu.match.phases import (
    Choosing,
    Doubling,
    DrawingDealer,
    Finished,
    NamingStart,
    NamingTrump,
    Phase,
    Playing,
    Result,
    State,
)
from barbu.match.progress import advance
from barbu.rules.meaning import scheduled_deals
from barbu.rules.model import Ruleset

LONGEST_NAME = 30


class Match(msgspec.Struct, frozen=True, gc=False):
    """A match at one moment. Immutable: every step gives a new one."""

    header: Header
    state: State
    events: tuple[Event, ...] = ()
    """The whole record, undone acts included."""
    live: tuple[Event, ...] = ()
    """The events that count: without what was undone, entered deals as corrected."""
    anchor: tuple[int, State] | None = None
    """How many of them led to the latest deal, and the state just after it: an undo never reaches back further."""

    def __repr__(self) -> str:
        """Tells where the match stands and no card: it may end up in a log."""
        deal = min(len(self.results) + 1, scheduled_deals(self.rules, self.players))
        return f"<Match {self.header.id}, {self.rules.name}, deal {deal}, {type(self.phase).__name__}>"

    @classmethod
    def start(cls, header: Header) -> "Match":
        """The match before anything has happened; raises `NotUnderstood` for players that cannot be."""
        if len(header.names) not in header.rules.players:
            raise NotUnderstood("wrong-players", given=len(header.names), allowed=header.rules.players)
        for name in header.names:
            if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
                raise NotUnderstood("bad-name", given=name, most=LONGEST_NAME)
        if not re.fullmatch("[0-9a-z-]{1,40}", header.id):
            raise NotUnderstood("bad-match-id", given=header.id)
        return cls(header, State(header.rules, len(header.names), DrawingDealer()))

    @classmethod
    def fold(cls, header: Header, events: tuple[Event, ...]) -> "Match":
        """The match that a record tells; raises `NotLegal` where an event does not fit."""
        match = cls.start(header)
        for event in events:
            match = match.apply(event)
        return match

    @property
    def rules(self) -> Ruleset:
        """The ruleset, the same from the first card to the last."""
        return self.header.rules

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.header.names)

    @property
    def phase(self) -> Phase:
        """What the match waits for."""
        return self.state.phase

    @property
    def results(self) -> tuple[Result, ...]:
        """The deals that are over."""
        return self.state.results

    @property
    def seq(self) -> int:
        """How many events there are; an act may name the number it has seen."""
        return len(self.events)

    @property
    def finished(self) -> bool:
        """Whether the last deal is over."""
        return isinstance(self.phase, Finished)

    @property
    def to_act(self) -> Seat | None:
        """The seat that must act now; None while the table waits for cards, or at the end."""
        match self.phase:
            case Choosing(round=round):
                return round.roles.chooser
            case NamingTrump(round=round):
                return round.roles.caller
            case NamingStart(seat=seat):
                return seat
            case Doubling(lap=lap):
                return lap.speaker
            case Playing(play=play):
                return play.turn
            case _:
                return None

    @property
    def legal(self) -> tuple[Action, ...]:
        """All that the seat to act may do."""
        match self.phase:
            case Choosing(options=options, looked=looked, round=round):
                blind = not looked or not round.hands
                chosen = tuple(Choose(row.id, blind) for row in options)
                return chosen if looked else (*chosen, Look())
            case NamingTrump(options=suits):
                return tuple(map(NameTrump, suits))
            case NamingStart(options=ranks):
                return tuple(map(NameStart, ranks))
            case Doubling(lap=lap):
                return tuple(map(Double, lap.speeches()))
            case Playing(play=play):
                return play.legal
            case _:
                return ()

    # --- forward ------------------------------------------------------------------------------------

    def apply(self, event: Event) -> "Match":
        """The match after the event; raises `NotLegal` and leaves nothing changed."""
        match event:
            case Undone(count):
                return self._taken_back(without_last(self.state, self.live, count), event)
            case Corrected(deal, entry):
                fresh = Match.fold(self.header, corrected(self.state, self.live, deal, entry))
                return msgspec.structs.replace(fresh, events=(*self.events, event))
            case _:
                events, live = (*self.events, event), (*self.live, event)
                state = advance(self.state, event)
                anchor = (len(live), state) if isinstance(event, Dealt) else self.anchor
                return Match(self.header, state, events, live, anchor)

    def _taken_back(self, live: tuple[Event, ...], event: Event) -> "Match":
        """The match with fewer acts in the deal in progress, or fewer deals entered."""
        if isinstance(self.live[-1], Entered):
            fresh = Match.fold(self.header, live)
            return msgspec.structs.replace(fresh, events=(*self.events, event))
        assert self.anchor is not None
        dealt, state = self.anchor
        for act in live[dealt:]:
            state = advance(state, act)
        return Match(self.header, state, (*self.events, event), live, self.anchor)

    def act(self, action: Action, seat: Seat | None = None, expect: int | None = None) -> "Match":
        """The match after an act of the seat to act; `expect` is the `seq` it answers, else `Stale`."""
        if expect is not None:
            self.answers(expect)
        actor = self.to_act
        if actor is None:
            raise NotLegal("nobody-to-act")
        return self.apply(Acted(actor if seat is None else seat, action))

    def answers(self, expect: int) -> None:
        """Raises `Stale` unless there have been so many events."""
        if expect != self.seq:
            raise Stale("stale", given=expect, present=self.seq)

    # --- the game's verbs ---------------------------------------------------------------------------

    def choose(self, contract: str, blind: bool = False) -> "Match":
        """The chooser chooses a contract."""
        return self.act(Choose(contract, blind))

    def look(self) -> "Match":
        """The chooser takes up his hand."""
        return self.act(Look())

    def trump(self, suit: Suit | str | None) -> "Match":
        """The trump suit is named, or none."""
        return self.act(NameTrump(Suit.parse(suit) if isinstance(suit, str) else suit))

    def start_at(self, rank: Rank | str) -> "Match":
        """The layout's start rank is named."""
        return self.act(NameStart(Rank.parse(rank) if isinstance(rank, str) else rank))

    def double(self, *seats: Seat) -> "Match":
        """The speaker doubles or redoubles these seats, or stays silent."""
        return self.act(Double(tuple(sorted(seats))))

    def play(self, card: Card | str) -> "Match":
        """The player to act plays a card to the trick."""
        return self.act(Play(Card.parse(card) if isinstance(card, str) else card))

    def lay(self, card: Card | str, end: AceEnd | None = None) -> "Match":
        """The player to act lays a card; `end` (high, low) announces an ace where both are open."""
        card = Card.parse(card) if isinstance(card, str) else card
        return self.act(Lay(card, end))

    def pass_turn(self) -> "Match":
        """The player to act has nothing to lay."""
        return self.act(Pass())

    def stop(self) -> "Match":
        """The player to act declines the card after an ace."""
        return self.act(Stop())

"""A table as it is kept: who sits where and what was agreed. Every change gives a new one, or a refusal."""

import secrets
from functools import lru_cache
from typing import Literal

import msgspec

from barbu.bots import bot as bot_of
from barbu.deal import Seat
from barbu.errors import NotLegal, NotUnderstood
from barbu.rules import Ruleset
from barbu.rules.link import decode, encode

CLOCKS = (0, 15, 30, 60)
"""Seconds for one act; 0 for no clock."""

Status = Literal["waiting", "playing", "finished"]
Pace = Literal["natural", "instant"]


class Forbidden(NotLegal):
    """Something that others at the table may do, but not he who asked."""


class Chair(msgspec.Struct, frozen=True):
    """One seat: a person, a bot, or nobody yet."""

    guest: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False
    """Whether a bot plays on for the person."""
    ready: int = 0
    """How many finished deals the person has seen to the end."""
    gone: bool = False
    """Whether the person is done with the table for good."""

    @property
    def free(self) -> bool:
        """Whether anybody may sit here."""
        return not self.guest and not self.bot


class Request(msgspec.Struct, frozen=True):
    """A wish to take an act back, and who has agreed."""

    by: Seat
    seq: int
    """How many events there were; the wish is void once there are more."""
    agreed: tuple[Seat, ...]
    at: float = 0.0
    """When it was made."""


class Repeat(msgspec.Struct, frozen=True):
    """A deal of an earlier match that is played once more."""

    match: str
    deal: int
    """Counted from 1."""
    points: tuple[int, ...]
    """What it brought each seat the first time."""


@lru_cache(256)
def _rules(link: str) -> Ruleset:
    return decode(link)


class Room(msgspec.Struct, frozen=True):
    """A table: its rules, its people, and the match that is played at it."""

    id: str
    opener: str
    link: str
    """The ruleset, whole."""
    chairs: tuple[Chair, ...]
    open: bool = False
    clock: int = 0
    hints: bool = False
    """Whether hints are allowed although other people play."""
    pace: Pace = "natural"
    status: Status = "waiting"
    match: str = ""
    undo: Request | None = None
    repeat: Repeat | None = None
    """What is played here once more, if it is not dealt anew."""
    more: int = -1
    """How many events there were when somebody took more time for his turn."""
    revision: int = 0
    """How often it has been kept; 0 for one that is not kept yet."""

    @property
    def rules(self) -> Ruleset:
        """What is played here."""
        return _rules(self.link)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.chairs)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.guest)

    def seat_of(self, guest: str | None) -> Seat | None:
        """Where the guest sits; None for a spectator."""
        return next((seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest), None)

    def seated(self, guest: str) -> Seat:
        """Where the guest sits; raises `Forbidden` for anybody else."""
        seat = self.seat_of(guest)
        if seat is None:
            raise Forbidden("not-at-this-table")
        return seat

    def waiting(self) -> None:
        """Raises `NotLegal` once the match has begun: a started match keeps its table."""
        if self.status != "waiting":
            raise NotLegal("already-started")

    def by_opener(self, guest: str) -> None:
        """Raises `Forbidden` for anybody but him who opened the table."""
        if guest != self.opener:
            raise Forbidden("opener-only")

    @property
    def hinted(self) -> bool:
        """Whether hints may be asked for: where no other person plays, or where the table allows them."""
        return self.hints or len(self.people) < 2

    def with_chair(self, seat: Seat, chair: Chair) -> "Room":
        """The table with another chair at the seat; raises `NotUnderstood` where there is none."""
        if not 0 <= seat < self.players:
            raise NotUnderstood("no-such-seat", seat=seat, players=self.players)
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return msgspec.structs.replace(self, chairs=chairs)

    def changed(self, **fields: object) -> "Room":
        """The table with other values."""
        return msgspec.structs.replace(self, **fields)


def new_room(guest: str, rules: Ruleset, players: int, *, open: bool, clock: int, hints: bool, pace: Pace) -> Room:
    """An empty table; raises `NotUnderstood` for what a table cannot be."""
    if players not in rules.players:
        raise NotUnderstood("wrong-players", given=players, allowed=rules.players)
    check_clock(clock)
    link = encode(rules, standalone=True)
    chairs = (Chair(),) * players
    return Room(_id(), guest, link, chairs, open=open, clock=clock, hints=hints, pace=pace)


def check_clock(clock: int) -> None:
    """Raises `NotUnderstood` for a clock that there is not."""
    if clock not in CLOCKS:
        raise NotUnderstood("no-such-clock", given=clock, allowed=CLOCKS)


ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Digits and letters that are not mistaken for one another."""


def _id() -> str:
    """Two groups that can be read out loud, and not be guessed."""
    digits = "".join(secrets.choice(ALPHABET) for _ in range(12))
    return "-".join((digits[:4], digits[4:8], digits[8:]))


def sit(room: Room, guest: str, name: str, seat: Seat | None) -> Room:
    """The guest takes a free seat, the first one where he does not mind; a seat he had becomes free."""
    room.waiting()
    had = room.seat_of(guest)
    if seat is None:
        if had is not None:
            return room
        free = [each for each, chair in enumerate(room.chairs) if chair.free]
        if not free:
            raise NotLegal("table-full")
        seat = free[0]
    if seat == had:
        return room
    taken = room.with_chair(seat, Chair(guest, name))
    if not room.chairs[seat].free:
        raise NotLegal("seat-taken", seat=seat)
    return taken if had is None else taken.with_chair(had, Chair())


def rename(room: Room, guest: str, name: str) -> Room:
    """The guest is called so from now on; the record keeps the name under which a match began."""
    seat = room.seat_of(guest)
    return room if seat is None else room.with_chair(seat, msgspec.structs.replace(room.chairs[seat], name=name))


def set_bot(room: Room, guest: str, seat: Seat, bot: str | None) -> Room:
    """The opener puts a bot on a seat that no person has, or takes it away."""
    room.by_opener(guest)
    room.waiting()
    if bot is not None:
        bot_of(bot)
    changed = room.with_chair(seat, Chair(bot=bot or ""))
    if room.chairs[seat].guest:
        raise NotLegal("seat-taken", seat=seat)
    return changed


def kick(room: Room, guest: str, seat: Seat) -> Room:
    """The opener asks somebody to leave, before the start only."""
    room.by_opener(guest)
    room.waiting()
    return room.with_chair(seat, Chair())


def leave(room: Room, guest: str) -> Room:
    """The guest gets up. In a match that is under way a bot plays on for him, and the seat stays his."""
    seat = room.seated(guest)
    chair = room.chairs[seat]
    if room.status == "playing":
        return room.with_chair(seat, msgspec.structs.replace(chair, away=True))
    if room.status == "finished":
        return room
    return room.with_chair(seat, Chair())


def startable(room: Room, guest: str) -> None:
    """Raises the refusal where the match cannot begin: not by him, not again, not with free seats."""
    room.by_opener(guest)
    room.waiting()
    free = tuple(seat for seat, chair in enumerate(room.chairs) if chair.free)
    if free:
        raise NotLegal("seats-free", count=len(free))


def give_up(room: Room, guest: str) -> Room:
    """The guest is done with the table: its opener before anyone else sits there, else one of its people."""
    if guest == room.opener and set(room.people) <= {room.seat_of(guest)}:
        seats = room.people
    else:
        seats = (room.seated(guest),)
    for seat in seats:
        room = room.with_chair(seat, msgspec.structs.replace(room.chairs[seat], away=True, gone=True))
    return room


def rematch(room: Room) -> Room:
    """The same people and rules before a new match."""
    if room.status != "finished":
        raise NotLegal("not-finished-yet")
    chairs = tuple(msgspec.structs.replace(chair, away=False, ready=0) for chair in room.chairs)
    return room.changed(chairs=chairs, status="waiting", match="", undo=None)

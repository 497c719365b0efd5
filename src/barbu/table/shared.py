"""What a table needs of the other processes, where several share one store. One process alone needs nothing of it."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from barbu.deal import Seat
from barbu.errors import Stale
from barbu.match import Event
from barbu.table.clock import ClockState
from barbu.table.room import Room


class Changed(Stale):
    """A table that another process has changed in the meantime: look again, and try again."""

    def __init__(self, *_: object, **values: object) -> None:
        super().__init__("stale", **values)


class Turn(msgspec.Struct, frozen=True):
    """Where the match of a table stands, and when something is to happen there without a person."""

    room: str
    match: str
    seq: int
    due: float | None
    clock: ClockState | None


class News(msgspec.Struct, frozen=True):
    """What is kept of a table beyond what a process knew."""

    room: Room | None
    """The table as it stands; None where it has not changed."""
    events: tuple[Event, ...] = ()
    """What the record has more, where its match is the one that was known."""
    secrets: Mapping[str, bytes] = {}
    clock: ClockState | None = None


class Seen(msgspec.Struct, frozen=True):
    """How many streams of a table a guest has open at other processes, and when he last opened or closed one."""

    streams: int
    at: float


Elsewhere = Mapping[str, Seen]
"""Who watches a table at other processes; the empty guest stands for all strangers."""


class Said(msgspec.Struct, frozen=True):
    """What was last said at a seat, counted by seat."""

    seat: Seat
    number: int
    phrase: str


class Hearer(Protocol):
    """Who is told what other processes have done. Everything told is a hint: the truth is in the store."""

    async def heard(self, kind: str, id: str) -> None:
        """Something has changed: at a table, about who watches it or what was said there, or in an evening."""
        ...

    async def look_around(self) -> None:
        """Something may have been missed."""
        ...

    async def due(self, room: str) -> None:
        """Something is to happen at the table without a person."""
        ...


class Others(Protocol):
    """The other processes of the house."""

    async def begin(self, hearer: Hearer, jobs: bool) -> None:
        """Listens from now on; with `jobs` this process also does what happens without a person."""
        ...

    async def close(self) -> None:
        """This process is no longer one of them."""
        ...

    def tell(self, kind: str, id: str, stamp: str = "") -> None:
        """Tells them that something has changed; never waits, never fails."""
        ...

    def ask(self, room: str, stamp: str, seconds: float) -> None:
        """One of them, or this one, is to call `due` in so many seconds; once for each stamp."""
        ...

    async def standing(self, rooms: Sequence[str]) -> Mapping[str, tuple[int, str, int]]:
        """The revision of each table, its match and the number of its events; those that are gone are not."""
        ...

    async def came(self, room: str, guest: str) -> None:
        """A guest has opened a stream here."""
        ...

    async def left(self, room: str, guest: str) -> None:
        """A guest has closed a stream here."""
        ...

    async def elsewhere(self, rooms: Sequence[str]) -> Mapping[str, Elsewhere]:
        """Who watches these tables at other processes."""
        ...

    async def say(self, room: str, seat: Seat, phrase: str, every: float) -> bool:
        """Keeps what is said; False where the seat has said something in so many seconds before."""
        ...

    async def said(self, room: str) -> Sequence[Said]:
        """What was last said at each seat."""
        ...

    async def tally(self, more: Mapping[str, int], seconds: float) -> Mapping[str, int]:
        """Counts so many more of each, for so many seconds from now; what all processes have counted together."""
        ...

    async def evenings(self, ids: Sequence[str]) -> Mapping[str, int]:
        """The newest revision of each of these evenings."""
        ...

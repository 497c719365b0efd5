"""What a table needs from outside: somewhere to keep things, somebody to think, and the time."""

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from barbu.bots import Advice, Opinion
from barbu.errors import BarbuError, NotUnderstood
from barbu.match import Action, Event, Header, Match, MatchView, sheet
from barbu.rules import Ruleset
from barbu.table.again import is_repeat
from barbu.table.by_hand import is_by_hand
from barbu.table.evening import StoredEvenings
from barbu.table.person import StoredPersons
from barbu.table.room import Room
from barbu.table.shared import News, Turn

Keep = Mapping[str, bytes]
"""Private secrets of a match by their label."""


class NoSuchTable(NotUnderstood):
    """A table, a match or a saved ruleset that is not there."""


class Damaged(BarbuError):
    """What is kept of a match is not what was written."""


class Guest(msgspec.Struct, frozen=True):
    """A person as the house knows him: no password, only an unguessable id in his session."""

    id: str
    name: str
    lang: str
    epoch: int = 0
    """What his sessions must say."""


class Kept(msgspec.Struct, frozen=True):
    """All that is kept of one match."""

    header: Header
    events: tuple[Event, ...]
    secrets: dict[str, bytes]


class Summary(msgspec.Struct, frozen=True):
    """What an archive tells of a finished match without reading its record."""

    id: str
    rules: str
    names: tuple[str, ...]
    deals: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    repeat: bool = False
    """Whether it is a deal of an earlier match, played once more."""
    by_hand: bool = False
    """Whether it was kept by hand, with real cards."""


def summary(match: Match) -> Summary:
    """The summary of a match as it stands."""
    page = sheet(match.state)
    return Summary(
        match.header.id, match.rules.name, match.header.names,
        len(page.rows), page.totals, page.places, is_repeat(match), is_by_hand(match),
    )  # fmt: skip


class Listed(msgspec.Struct, frozen=True):
    """A finished match of somebody's archive."""

    summary: Summary
    at: float
    """When it was finished or brought in, in seconds since 1970."""


class Answer(msgspec.Struct, frozen=True):
    """Who asked for an act, and under which key: asked again, it is answered again and not done again."""

    guest: str
    key: str


class Version(msgspec.Struct, frozen=True):
    """One version of a saved ruleset."""

    number: int
    hash: str
    at: float
    """When it was saved, in seconds since 1970."""
    rules: Ruleset | None = None
    """None where what is kept cannot be read any more."""


class SavedRules(msgspec.Struct, frozen=True):
    """One version of a ruleset of somebody's collection; the ruleset has the name it was saved under."""

    id: str
    rules: Ruleset
    number: int
    newest: int
    """The number of the newest version."""
    at: float
    """When the ruleset was last saved or renamed."""


class UnreadRules(msgspec.Struct, frozen=True):
    """What is known of a ruleset of somebody's collection without reading its newest version, which may be spoiled."""

    id: str
    name: str
    number: int
    hash: str
    at: float


class Collections(Protocol):
    """Where guests keep rulesets. A guest has no way to those of others: for him they are not there."""

    async def of(self, guest: str) -> Sequence[SavedRules]:
        """All rulesets of the guest in their newest version, the last saved first; not those that cannot be read."""
        ...

    async def unread(self, guest: str) -> Sequence[UnreadRules]:
        """Those of the guest's rulesets that cannot be read any more."""
        ...

    async def known(self, guest: str) -> Sequence[UnreadRules]:
        """What is known of all of them without reading any, the last saved first."""
        ...

    async def newest(self, guest: str, id: str) -> UnreadRules:
        """What is known of the newest version without reading it; raises `NoSuchTable`."""
        ...

    async def count(self, guest: str) -> int:
        """How many the guest keeps."""
        ...

    async def one(self, guest: str, id: str, number: int | None = None) -> SavedRules:
        """One version, the newest unless it is named; raises `NoSuchTable`, `NotUnderstood` for an unreadable one."""
        ...

    async def versions(self, guest: str, id: str) -> Sequence[Version]:
        """The versions that are kept, the newest first."""
        ...

    async def add(self, guest: str, id: str, rules: Ruleset) -> None:
        """Keeps a new ruleset under its own name, as version 1."""
        ...

    async def save(self, guest: str, id: str, number: int, rules: Ruleset, most: int) -> None:
        """Keeps the newest version once more, or the one after it, and the latest `most` in all; raises `Stale`."""
        ...

    async def rename(self, guest: str, id: str, name: str) -> None:
        """Gives the ruleset another name, in all its versions; raises `NoSuchTable`."""
        ...

    async def delete(self, guest: str, id: str) -> None:
        """Forgets the ruleset with all its versions; raises `NoSuchTable`."""
        ...


class Store(Protocol):
    """Where guests, tables, records and collections are kept. What it has taken is safe when it returns."""

    @property
    def collection(self) -> Collections:
        """The rulesets that guests have saved."""
        ...

    @property
    def evenings(self) -> StoredEvenings:
        """The evenings that guests keep by hand."""
        ...

    @property
    def persons(self) -> StoredPersons:
        """The guests with all that is theirs."""
        ...

    async def is_current(self) -> bool:
        """Whether what is kept has the form that this Barbu knows; raises `TooNew`, or why it is silent."""
        ...

    async def guest(self, id: str) -> Guest | None:
        """The guest of this id."""
        ...

    async def save_guest(self, guest: Guest) -> None:
        """Keeps the guest as he is now."""
        ...

    async def room(self, id: str) -> Room:
        """The table of this id; raises `NoSuchTable`."""
        ...

    async def save_room(self, room: Room, turn: Turn | None = None) -> Room:
        """Keeps the table as it is now, and gives it with its new revision; raises `Changed` where its own is old."""
        ...

    async def delete_room(self, room: Room) -> None:
        """Forgets the table, and its match unless that is finished; raises `Changed`."""
        ...

    async def save_turn(self, turn: Turn) -> None:
        """Keeps when something is to happen at the table."""
        ...

    async def news(self, room: Room, seq: int) -> News:
        """What is kept beyond this revision of the table and so many events; raises `NoSuchTable`."""
        ...

    async def rooms_of(self, guest: str) -> Sequence[Room]:
        """The tables at which the guest has a seat, or which he opened; the latest first."""
        ...

    async def open_rooms(self, most: int) -> Sequence[Room]:
        """The tables anybody may join that have not started; the latest first."""
        ...

    async def begin(
        self, room: Room, header: Header, guests: Sequence[str], events: Sequence[Event] = (), turn: Turn | None = None
    ) -> Room:
        """Keeps a new match, as far as it has come, and the table that plays it, both or neither; see `save_room`."""
        ...

    async def append(
        self,
        match: str,
        seq: int,
        events: Sequence[Event],
        secrets: Keep,
        answer: Answer | None = None,
        turn: Turn | None = None,
    ) -> None:
        """Writes events behind the `seq` that there are; raises `Stale` where another was faster."""
        ...

    async def match(self, id: str) -> Kept:
        """The whole match; raises `NoSuchTable`."""
        ...

    async def answered(self, match: str, answer: Answer) -> int | None:
        """The number of events after an act that was already done under this key."""
        ...

    async def finish(self, summary: Summary) -> None:
        """Marks the match as over."""
        ...

    async def matches_of(self, guest: str, most: int) -> Sequence[Listed]:
        """The finished matches that the guest has played or brought in; the latest first."""
        ...

    async def bring(self, guest: str, match: Match) -> None:
        """Keeps a finished match that was played elsewhere; raises `NotUnderstood` where its id is taken."""
        ...


class Thinker(Protocol):
    """Where bots think: never in the thread that serves the people."""

    async def decide(self, bot: str, view: MatchView, seed: str) -> Action:
        """What the bot does with this view."""
        ...

    async def advise(self, view: MatchView) -> Advice:
        """What a strong player would do in the viewer's place."""
        ...

    async def judge(self, view: MatchView, action: Action) -> Opinion:
        """What a strong player thinks of what the viewer did."""
        ...


class Time(Protocol):
    """The time as the table measures it."""

    def now(self) -> float:
        """Seconds, from any beginning."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Returns when they have passed."""
        ...

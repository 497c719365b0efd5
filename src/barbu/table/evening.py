"""What is kept of an evening that a guest keeps by hand, and where it is kept."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from barbu.match import Match

May = Literal["own", "edit", "read"]
"""What a guest may do with an evening: all, write in it, look at it."""
Given = Literal["edit", "read"]
"""What a link lets those do who come by it."""


class Account(msgspec.Struct, frozen=True):
    """What a guest writes down of an evening."""

    title: str
    record: str
    """The record as text, finished or not."""
    notes: str
    """What the page notes besides, as JSON; it means nothing here."""


class Evening(msgspec.Struct, frozen=True):
    """An evening in its newest revision, as one guest has it."""

    id: str
    revision: int
    at: float
    """When it was last changed, in seconds since 1970."""
    deleted: bool
    account: Account
    may: May


class EveningLine(msgspec.Struct, frozen=True):
    """What a list tells of an evening."""

    id: str
    revision: int
    at: float
    deleted: bool
    title: str
    may: May
    players: tuple[str, ...]
    done: int
    deals: int


class Link(msgspec.Struct, frozen=True):
    """A link to an evening, by its unguessable key."""

    key: str
    may: Given
    joined: int
    """How many guests have come by it."""


class Keeper(msgspec.Struct, frozen=True):
    """What else a guest's page keeps: players, groups. JSON, which means nothing here."""

    revision: int
    at: float
    body: str


class StoredEvenings(Protocol):
    """Where evenings are kept. For a guest those of others are not there, unless he came by a link."""

    async def of(self, guest: str) -> Sequence[EveningLine]:
        """All evenings of the guest, deleted ones included; the one changed last first."""
        ...

    async def count(self, guest: str) -> int:
        """How many are the guest's own and not deleted."""
        ...

    async def one(self, guest: str, id: str) -> Evening:
        """The evening; raises `NoSuchTable`."""
        ...

    async def by_key(self, key: str) -> Evening:
        """The evening that a link leads to, as a reader has it; raises `NoSuchTable`."""
        ...

    async def put(self, guest: str, id: str, base: int, account: Account, match: Match, most: int) -> int:
        """Writes the revision after `base` and tells its number; a finished match is in the archive.

        Raises `Stale` where the newest is another one. Of all revisions the latest `most` stay.
        """
        ...

    async def delete(self, guest: str, id: str, base: int) -> int:
        """Marks the evening as deleted, in a revision after `base`; raises `Stale`."""
        ...

    async def leave(self, guest: str, id: str) -> None:
        """The guest, who came by a link, has the evening no longer."""
        ...

    async def links(self, id: str) -> Sequence[Link]:
        """The links that lead to the evening."""
        ...

    async def share(self, id: str, may: Given, key: str) -> str:
        """The key of the link that lets so much be done: the one there is, or else this one."""
        ...

    async def withdraw(self, id: str, key: str) -> None:
        """The link leads nowhere any more, and who came by it has the evening no longer; raises `NoSuchTable`."""
        ...

    async def join(self, guest: str, key: str, most: int) -> str:
        """The guest has the evening too, for as long as the link is good; its id. Raises `NoSuchTable`, `NotLegal`."""
        ...

    async def keeper(self, guest: str) -> Keeper:
        """What else the guest's page keeps; revision 0 where there is nothing yet."""
        ...

    async def put_keeper(self, guest: str, base: int, body: str) -> int:
        """Writes the revision after `base`; raises `Stale`."""
        ...

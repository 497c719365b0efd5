"""Evenings that guests keep by hand: written down, seen by others, kept in step on several devices. No HTTP, no SQL."""

import asyncio
from collections.abc import Sequence

import msgspec

from barbu.errors import NotLegal, Stale
from barbu.shuffle import new_secret
from barbu.table.by_hand import read_by_hand
from barbu.table.evening import Account, Evening, Given, Keeper, Link, StoredEvenings
from barbu.table.hub import Hub, Watcher
from barbu.table.room import Forbidden
from barbu.table.shared import Others

MOST = 500
"""Evenings that one guest keeps, those that were deleted not counted."""
MOST_REVISIONS = 50
"""Revisions that are kept of each, the latest."""
MOST_GUESTS = 50
"""Guests who may come to one evening by its links."""
MOST_WATCHING = 100
"""Streams of one evening that are open at once."""


class EveningChanged(Stale):
    """Somebody has written in the evening since; `evening` is how it stands."""

    def __init__(self, evening: Evening) -> None:
        super().__init__("evening-changed", present=evening.revision)
        self.evening = evening


class KeeperChanged(Stale):
    """Another device has written since; `keeper` is how it stands."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__("evening-changed", present=keeper.revision)
        self.keeper = keeper


class Evenings:
    """What guests do with their evenings, and who watches them."""

    def __init__(self, store: StoredEvenings, others: Others | None = None) -> None:
        self.store = store
        self._others = others
        self._hubs: dict[str, Hub] = {}
        self._known: dict[str, int] = {}
        """The revision that those who watch were last told of."""

    async def put(self, guest: str, id: str, base: int, account: Account) -> int:
        """The revision written; raises `BadEvening`, `Forbidden` for a reader, `EveningChanged`."""
        match = await asyncio.to_thread(read_by_hand, account.record, id)
        if base == 0 and await self.store.count(guest) >= MOST:
            raise NotLegal("too-many-evenings", most=MOST)
        if base:
            await self._writable(guest, id)
        account = msgspec.structs.replace(account, title=printable(account.title))
        try:
            revision = await self.store.put(guest, id, base, account, match, MOST_REVISIONS)
        except Stale:
            raise EveningChanged(await self.store.one(guest, id)) from None
        self._tell(id)
        return revision

    async def delete(self, guest: str, id: str, base: int | None) -> int:
        """The revision in which it is deleted. One who came by a link only leaves it, and it stays as it is."""
        now = await self.store.one(guest, id)
        if now.may != "own":
            await self.store.leave(guest, id)
            return now.revision
        try:
            revision = await self.store.delete(guest, id, now.revision if base is None else base)
        except Stale:
            raise EveningChanged(await self.store.one(guest, id)) from None
        self._tell(id)
        return revision

    async def _writable(self, guest: str, id: str) -> None:
        if (await self.store.one(guest, id)).may == "read":
            raise Forbidden("evening-read-only")

    # --- together ---------------------------------------------------------------------------------------

    async def share(self, guest: str, id: str, may: Given) -> str:
        """The key of a link."""
        await self._owned(guest, id)
        return await self.store.share(id, may, new_secret().hex()[:32])

    async def links(self, guest: str, id: str) -> Sequence[Link]:
        """The links that there are."""
        await self._owned(guest, id)
        return await self.store.links(id)

    async def withdraw(self, guest: str, id: str, key: str) -> None:
        """The link is good no longer; whoever watches has to show anew that he may."""
        await self._owned(guest, id)
        await self.store.withdraw(id, key)
        for watcher in self._hubs[id].watchers if id in self._hubs else ():
            watcher.let_go()
        if self._others is not None:
            self._others.tell("evening", id)

    async def join(self, guest: str, key: str) -> Evening:
        """The evening of the link, from now on among the guest's own."""
        return await self.store.one(guest, await self.store.join(guest, key, MOST_GUESTS))

    async def _owned(self, guest: str, id: str) -> None:
        if (await self.store.one(guest, id)).may != "own":
            raise Forbidden("evening-owner-only")

    def watch(self, id: str, guest: str | None) -> Watcher:
        """A stream is opened; raises `NotLegal` for one too many."""
        hub = self._hubs.setdefault(id, Hub())
        if len(hub.watchers) >= MOST_WATCHING:
            raise NotLegal("evening-too-many-watch", most=MOST_WATCHING)
        watcher = Watcher(guest)
        hub.add(watcher)
        return watcher

    def unwatch(self, id: str, watcher: Watcher) -> None:
        """The stream is closed."""
        hub = self._hubs.get(id)
        if hub is not None:
            hub.remove(watcher)
            if not hub.watchers:
                del self._hubs[id]
                self._known.pop(id, None)

    def _tell(self, id: str) -> None:
        self.heard(id)
        if self._others is not None:
            self._others.tell("evening", id)

    def heard(self, id: str) -> None:
        """The evening has changed: those who watch look again."""
        if id in self._hubs:
            self._hubs[id].tell("evening")

    async def look_around(self) -> None:
        """Those who watch an evening that has changed look again, also where nobody has told of it."""
        if self._others is None or not self._hubs:
            return
        for id, revision in (await self._others.evenings(list(self._hubs))).items():
            if self._known.get(id, revision) != revision:
                self.heard(id)
            self._known[id] = revision

    def end_streams(self) -> None:
        """Lets all watchers go; they come back when there is somebody to come back to."""
        for hub in self._hubs.values():
            for watcher in hub.watchers:
                watcher.let_go()

    # --- what else the page keeps -----------------------------------------------------------------------

    async def put_keeper(self, guest: str, base: int, body: str) -> int:
        """The revision written; raises `KeeperChanged`."""
        try:
            return await self.store.put_keeper(guest, base, body)
        except Stale:
            raise KeeperChanged(await self.store.keeper(guest)) from None


def printable(title: str) -> str:
    """The title as one line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in title).split())

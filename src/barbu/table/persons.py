"""What a guest does with himself: comes to another device, leaves his others behind, takes all along, is forgotten."""

import hashlib
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from barbu.errors import NotLegal, NotUnderstood
from barbu.shuffle import new_secret
from barbu.table.alone import STAND_IN
from barbu.table.person import Passkey, StoredPersons
from barbu.table.ports import Guest, NoSuchTable
from barbu.table.room import Chair, Room
from barbu.table.rooms import Rooms

NAMELESS = "—"
"""What a seat is called whose player has been forgotten."""

GOOD_FOR = 600.0
"""Seconds for which a link to another device is good, once."""

MOST_PASSKEYS = 10
"""Passkeys of one guest."""


class Persons:
    """What guests do with themselves."""

    def __init__(self, rooms: Rooms, store: StoredPersons) -> None:
        self._rooms, self._store = rooms, store

    async def offer(self, guest: Guest) -> str:
        """What a link to another device carries; only its hash is kept."""
        token = new_secret().hex()
        await self._store.offer(_key(token), guest.id, time.time() + GOOD_FOR)
        return token

    async def offered(self, token: str) -> Guest:
        """Who comes by this link; raises `NoSuchTable`."""
        return await self._known(await self._store.offered(_key(token), time.time()))

    async def accept(self, token: str) -> Guest:
        """Who has come by this link, which is used now; raises `NoSuchTable`."""
        return await self._known(await self._store.accept(_key(token), time.time()))

    async def _known(self, id: str | None) -> Guest:
        guest = await self._rooms.store.guest(id) if id is not None else None
        if guest is None:
            raise NoSuchTable("no-such-handover")
        return guest

    async def passkeys(self, guest: Guest) -> Sequence[Passkey]:
        """The guest's passkeys, the first made first."""
        return await self._store.passkeys(guest.id)

    async def add_passkey(self, guest: Guest, passkey: Passkey) -> None:
        """From now on he comes back by it, too; raises `NotLegal` for one too many, or one that somebody has."""
        if not await self._store.add_passkey(guest.id, passkey, MOST_PASSKEYS):
            raise NotLegal("passkey-not-kept", most=MOST_PASSKEYS)

    async def passkey(self, id: str, site: str) -> Passkey:
        """The passkey that is called so at this site; raises `NoSuchTable`."""
        found = await self._store.passkey(id, site)
        if found is None:
            raise NoSuchTable("no-such-passkey")
        return found

    async def come_back(self, passkey: Passkey, uses: int) -> Guest:
        """Whose passkey it is, which was just used for the time that its own counter says.

        Raises `NoSuchTable` where it is no longer kept, or the counter says that there is a copy of it.
        """
        id = await self._store.used_passkey(passkey.id, passkey.site, uses, time.time())
        guest = await self._rooms.store.guest(id) if id is not None else None
        if guest is None:
            raise NoSuchTable("no-such-passkey")
        return guest

    async def remove_passkey(self, guest: Guest, id: str) -> None:
        """Nobody comes back by this one of his any more; raises `NoSuchTable`."""
        if not await self._store.remove_passkey(guest.id, id):
            raise NoSuchTable("no-such-passkey")

    async def leave_others(self, guest: Guest) -> Guest:
        """The guest as his only session knows him: all others are strangers from now on, their streams too.

        Passkeys are gone as well: whoever had his session may have made one.
        """
        renewed = msgspec.structs.replace(guest, epoch=await self._store.renew(guest.id))
        self._end_streams(guest)
        return renewed

    async def everything(self, guest: Guest) -> dict[str, Any]:
        """All that is kept of the guest."""
        return await self._store.everything(guest.id)

    async def forget(self, guest: Guest, name: str) -> None:
        """Forgets the guest, who has typed his name to say that he means it; raises `NotUnderstood` for another."""
        if " ".join(name.split()) != guest.name:
            raise NotUnderstood("not-your-name", name=guest.name)
        for id in await self._store.rooms_with(guest.id):
            await self._out_of(id, guest)
        await self._store.forget(guest.id, NAMELESS)
        self._end_streams(guest)

    async def _out_of(self, id: str, guest: Guest) -> None:
        room = await self._rooms.store.room(id)
        if {chair.guest for chair in room.chairs} <= {"", guest.id} and room.opener in ("", guest.id):
            # A match of his own goes with him; one that is over stays only where others have it.
            if room.seat_of(guest.id) is None and room.opener != guest.id:
                return
            await self._rooms.delete(id, guest)
            return
        await self._rooms.change(id, lambda room: without(room, guest.id))

    def _end_streams(self, guest: Guest) -> None:
        for live in self._rooms.in_memory:
            for watcher in live.hub.watchers:
                if watcher.guest == guest.id:
                    watcher.let_go()


def without(room: Room, guest: str) -> Room:
    """The table without the guest: before the match his seat is free; in it, and after it, a bot has it."""
    seat = room.seat_of(guest)
    if seat is not None:
        free = room.status == "waiting"
        room = room.with_chair(seat, Chair() if free else Chair(name=NAMELESS, bot=STAND_IN))
    if room.opener == guest:
        room = room.changed(opener=next((chair.guest for chair in room.chairs if chair.guest), ""))
    return room


def _key(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()

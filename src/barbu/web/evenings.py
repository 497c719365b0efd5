"""The routes of evenings kept by hand: written down, changed on several devices, seen by others."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from barbu.errors import BarbuError
from barbu.table import evenings as kept
from barbu.table.by_hand import BadEvening
from barbu.table.evening import Account, Evening, EveningLine, Link
from barbu.table.hub import Watcher
from barbu.table.ports import Guest
from barbu.table.rooms import Rooms
from barbu.web import streams, wire
from barbu.web.guests import Asked, House, Id, Limited, Watched, known_guest, this_guest
from barbu.web.limits import Limits
from barbu.web.problems import answer, declared, problem
from barbu.web.watch import Watch

LONGEST_BODY = 512_000
LONGEST_NOTES = 20_000
LONGEST_KEEPER = 100_000
"""Bytes, as JSON."""

EveningId = Id
Key = Id
Base = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]


def _changed(request: Asked, error: kept.EveningChanged) -> Response[bytes]:
    plain = msgspec.structs.asdict(problem(request, error))
    return answer(wire.EveningChanged(**plain, evening=_evening(error.evening)))


def _keeper_changed(request: Asked, error: kept.KeeperChanged) -> Response[bytes]:
    now = error.keeper
    told = wire.Keeper(now.revision, _time(now.at), _object(now.body))
    return answer(wire.KeeperChanged(**msgspec.structs.asdict(problem(request, error)), keeper=told))


class Evenings(Controller):
    """What a guest keeps by hand."""

    path = "/api/evenings"
    tags = ("evenings",)
    exception_handlers = {kept.EveningChanged: _changed}  # noqa: RUF012

    @get("/", responses=declared(401))
    async def listed(self, request: Asked, rooms: House) -> wire.Evenings:
        """The guest's evenings, those he came to by a link and deleted ones included; the one changed last first."""
        guest = await this_guest(request, rooms)
        return wire.Evenings([_info(each) for each in await rooms.evenings.store.of(guest.id)])

    @get("/{id:str}", responses=declared(401, 404))
    async def one(self, request: Asked, rooms: House, id: EveningId) -> wire.Evening:
        """The evening as it now is."""
        guest = await this_guest(request, rooms)
        return _evening(await rooms.evenings.store.one(guest.id, id))

    @put("/{id:str}", responses={**declared(401, 403, 404, 422), **declared(409, kind=wire.EveningChanged)},
         request_max_body_size=LONGEST_BODY)  # fmt: skip
    async def put(self, request: Asked, rooms: House, id: EveningId, data: JSONBody[wire.PutEvening]) -> wire.Revised:
        """Writes the revision after `base`; where that is not the newest, the refusal carries the one that is."""
        guest = await this_guest(request, rooms)
        account = Account(data.title, data.record, _json(data.notes, LONGEST_NOTES))
        return wire.Revised(await rooms.evenings.put(guest.id, id, data.base, account))

    @delete("/{id:str}", responses={**declared(401, 403, 404), **declared(409, kind=wire.EveningChanged)},
            status_code=200)  # fmt: skip
    async def delete(self, request: Asked, rooms: House, id: EveningId, base: Base = None) -> wire.Revised:
        """Marks it as deleted: other devices learn of it, and writing it again brings it back.

        Who came to it by a link only leaves it.
        """
        guest = await this_guest(request, rooms)
        return wire.Revised(await rooms.evenings.delete(guest.id, id, base))

    # --- together ---------------------------------------------------------------------------------------

    @post("/{id:str}/share", responses=declared(401, 403, 404))
    async def share(self, request: Asked, rooms: House, id: EveningId, data: JSONBody[wire.Share]) -> wire.EveningLink:
        """A link by which others come to it; asked again, the same one."""
        guest = await this_guest(request, rooms)
        return _link(Link(await rooms.evenings.share(guest.id, id, data.may), data.may, 0))

    @get("/{id:str}/share", responses=declared(401, 404, 409))
    async def links(self, request: Asked, rooms: House, id: EveningId) -> wire.EveningLinks:
        """The links that there are, and how many came by each."""
        guest = await this_guest(request, rooms)
        return wire.EveningLinks([_link(each) for each in await rooms.evenings.links(guest.id, id)])

    @post("/{id:str}/withdraw", responses=declared(401, 403, 404), status_code=200)
    async def withdraw(
        self, request: Asked, rooms: House, id: EveningId, data: JSONBody[wire.Withdraw]
    ) -> wire.Nothing:
        """The link is good no longer, and who came by it has the evening no longer."""
        guest = await this_guest(request, rooms)
        await rooms.evenings.withdraw(guest.id, id, data.key)
        return wire.Nothing()

    @post("/join/{key:str}", responses=declared(401, 403, 404, 409), status_code=200)
    async def join(self, request: Asked, rooms: House, key: Key) -> wire.Evening:
        """The evening of a link, from now on among the guest's own."""
        guest = await this_guest(request, rooms)
        return _evening(await rooms.evenings.join(guest.id, key))

    @get("/watch/{key:str}", responses=declared(404))
    async def watch(self, rooms: House, key: Key) -> wire.Evening:
        """The evening of a link, for whoever only looks on."""
        return _evening(await rooms.evenings.store.by_key(key))

    @get("/{id:str}/stream", responses=declared(401, 404, 409), media_type="text/event-stream")
    async def stream(self, request: Asked, rooms: House, watch: Watched, limits: Limited, id: EveningId) -> Stream:
        """Tells the number of the newest revision, now and whenever there is another."""
        guest = await this_guest(request, rooms)
        return await _stream(request, rooms, watch, limits, guest, lambda: rooms.evenings.store.one(guest.id, id))

    @get("/watch/{key:str}/stream", responses=declared(404, 409), media_type="text/event-stream")
    async def watch_stream(self, request: Asked, rooms: House, watch: Watched, limits: Limited, key: Key) -> Stream:
        """The same, for whoever only looks on."""
        guest = await known_guest(request, rooms)
        return await _stream(request, rooms, watch, limits, guest, lambda: rooms.evenings.store.by_key(key))


class Keepers(Controller):
    """What else the page of a guest keeps of evenings: players and groups, the same on all his devices."""

    path = "/api/keeper"
    tags = ("evenings",)
    exception_handlers = {kept.KeeperChanged: _keeper_changed}  # noqa: RUF012

    @get("/", responses=declared(401))
    async def one(self, request: Asked, rooms: House) -> wire.Keeper:
        """It as it now is; revision 0 where there is nothing yet."""
        guest = await this_guest(request, rooms)
        now = await rooms.evenings.store.keeper(guest.id)
        return wire.Keeper(now.revision, _time(now.at), _object(now.body))

    @put("/", responses={**declared(401, 403, 422), **declared(409, kind=wire.KeeperChanged)})
    async def put(self, request: Asked, rooms: House, data: JSONBody[wire.PutKeeper]) -> wire.Revised:
        """Writes the revision after `base`; where that is not the newest, the refusal carries the one that is."""
        guest = await this_guest(request, rooms)
        body = _json(data.keeper, LONGEST_KEEPER)
        return wire.Revised(await rooms.evenings.put_keeper(guest.id, data.base, body))


# --- as they travel -----------------------------------------------------------------------------------


def _json(notes: dict[str, Any], most: int) -> str:
    """The notes as text, refused where they are too much. Escaped: no database takes every sign that JSON does."""
    text = msgspec.json.encode(notes).decode()
    if len(text.encode()) > most:
        raise BadEvening("evening-notes-too-long", most=most)
    return text


def _object(text: str) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")


def _evening(evening: Evening) -> wire.Evening:
    told = evening.account
    return wire.Evening(
        evening.id, evening.revision, _time(evening.at), evening.deleted, told.title, told.record,
        _object(told.notes), evening.may,
    )  # fmt: skip


def _info(line: EveningLine) -> wire.EveningInfo:
    return wire.EveningInfo(
        line.id, line.revision, _time(line.at), line.deleted, line.title, line.may, list(line.players),
        line.done, line.deals, line.done == line.deals,
    )  # fmt: skip


def _link(link: Link) -> wire.EveningLink:
    return wire.EveningLink(link.key, f"/score/join/{link.key}", link.may, link.joined)


# --- streams ------------------------------------------------------------------------------------------


Look = Callable[[], Awaitable[Evening]]
"""Reads how the evening stands for whoever watches it."""


async def _stream(
    request: Asked, rooms: Rooms, watch: Watch, limits: Limits, guest: Guest | None, look: Look
) -> Stream:
    id = guest.id if guest else None
    with await limits.stream(request, id) as place:
        now = await look()
        watcher = rooms.evenings.watch(now.id, id)
        place.callback(rooms.evenings.unwatch, now.id, watcher)
        return streams.streaming(request, watch, _telling(now, watcher, look), place.pop_all())


async def _telling(now: Evening, watcher: Watcher, look: Look) -> AsyncIterator[bytes]:
    """The bytes of the stream, until either side ends it or its reader may look no longer."""
    try:
        yield streams.RETRY
        yield streams.event("evening", wire.Revised(now.revision), now.revision)
        while not watcher.gone:
            news = await watcher.next(streams.HEARTBEAT)
            if news == "evening":
                now = await look()
                yield streams.event("evening", wire.Revised(now.revision), now.revision)
            elif not watcher.gone:
                yield b": still here\n\n"
        yield streams.leaving()
    except (asyncio.CancelledError, BarbuError):
        return

"""The events of a table as a stream: views with the record's number as their id, the table, phrases."""

import asyncio
import contextlib
import secrets
import weakref
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import ExitStack
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from litestar.response import Stream

from barbu.match import Match
from barbu.table.hub import Phrase, Watcher
from barbu.table.live import Live
from barbu.table.ports import Guest
from barbu.table.rooms import Rooms
from barbu.table.solo import Step
from barbu.web import wire
from barbu.web.guests import Asked, House, Limited, Watched, guest_lang, known_guest
from barbu.web.problems import declared
from barbu.web.tables import TableId, table_of
from barbu.web.told import present, told
from barbu.web.watch import Watch

HEARTBEAT = 15.0
"""Seconds after which a quiet stream says that it is still there."""

RETRY = b"retry: 1000\n\n"
"""How long a page waits before it comes back."""
SPREAD = 2000
"""Milliseconds over which those come back who are all sent away at once."""

After = Annotated[int | None, QueryParameter(name="after", ge=0, required=False)]


@get("/api/tables/{id:str}/events", responses=declared(404), tags=("tables",), media_type="text/event-stream")
async def events(
    request: Asked, rooms: House, watch: Watched, limits: Limited, id: TableId, after: After = None
) -> Stream:
    """What happens at the table, from behind the event `after` or the header Last-Event-ID."""
    guest = await known_guest(request, rooms)
    last = request.headers.get("last-event-id", "")
    seen = int(last) if last.isdecimal() and len(last) < 9 else after
    with await limits.stream(request, guest.id if guest else None) as place:
        live, watcher = await rooms.watch(id, guest)
        place.callback(rooms.unwatch, live, watcher)
        telling = Telling(rooms, watch, live, watcher, guest, guest_lang(request, guest), seen)
        return streaming(request, watch, telling.all(), place.pop_all())


def streaming(request: Asked, watch: Watch, texts: AsyncIterator[bytes], place: ExitStack) -> Stream:
    """The answer that tells these texts; its place is free again when it ends, whether or not it has ever begun."""
    watch.streams(1)
    place.callback(watch.streams, -1)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    told = ending_with(texts, place)
    # Whoever goes away before the first word leaves texts behind that never began, and so never end by themselves.
    weakref.finalize(told, _soon, asyncio.get_running_loop(), place.close).atexit = False
    if "gzip" in request.headers.get("accept-encoding", ""):
        told, headers["Content-Encoding"] = packed(told), "gzip"
    return Stream(told, media_type="text/event-stream", headers=headers)


def _soon(loop: asyncio.AbstractEventLoop, work: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has ended, and all with it
        loop.call_soon_threadsafe(work)


class Telling:
    """One stream: what its guest has been told and what comes next."""

    def __init__(
        self, rooms: Rooms, watch: Watch, live: Live, watcher: Watcher, guest: Guest | None, lang: str, seen: int | None
    ) -> None:
        self.rooms, self.watch, self.live, self.watcher = rooms, watch, live, watcher
        self.guest, self.lang, self.seen = guest, lang, seen
        """The number of events that the guest has seen; None for one who has seen nothing."""
        self.match_id = ""
        self.names: list[str] = []
        """What the players were called when the guest was last told."""

    async def all(self) -> AsyncIterator[bytes]:
        """The bytes of the stream, until either side ends it."""
        try:
            yield RETRY
            yield self.table()
            for text in self.missed():
                yield text
            while not self.watcher.gone:
                news = await self.watcher.next(HEARTBEAT)
                if news is None and not self.watcher.gone:
                    yield b": still here\n\n"
                elif news == "table":
                    yield self.table()
                    for text in self.anew():
                        yield text
                elif isinstance(news, Phrase):
                    yield event("phrase", wire.Phrase(news.seat, news.phrase))
                elif isinstance(news, Step):
                    for text in self.step(news):
                        yield text
                        self.watch.reached(self.live.room.id, news.after.seq)
            yield leaving()
        except asyncio.CancelledError:
            return

    def table(self) -> bytes:
        """The table as it stands."""
        return event("table", table_of(self.live, self.rooms, self.guest, self.lang))

    def missed(self) -> list[bytes]:
        """The steps since the guest was last here, or how things stand where these are too many."""
        match = self.live.match
        if match is None:
            return []
        self.match_id, self.names = match.header.id, self.names_in(match)
        steps = list(self.live.steps)
        known = steps and self.seen is not None and steps[0].before.seq <= self.seen <= match.seq
        if not known or self.seen is None:
            return self.now(match)
        if self.seen == match.seq:
            return []
        return [text for step in steps if step.after.seq > self.seen for text in self.step(step)]

    def anew(self) -> list[bytes]:
        """How things stand where another match has begun at this table, or somebody is called otherwise."""
        match = self.live.match
        if match is None:
            return []
        renamed = match.header.id == self.live.room.match and self.names_in(match) != self.names
        if match.header.id == self.match_id and not renamed:
            return []
        self.match_id = match.header.id
        return self.now(match)

    def now(self, match: Match) -> list[bytes]:
        """How things stand."""
        self.seen = match.seq
        return [self.view(present(match, self.seat, self.lang, self.clock(match)), match)]

    def step(self, step: Step) -> list[bytes]:
        """One step; nothing where the guest has been told of it."""
        if self.seen is not None and step.after.seq <= self.seen and step.after.header.id == self.match_id:
            return []
        self.seen, self.match_id = step.after.seq, step.after.header.id
        return [self.view(told(step, self.seat, self.lang, self.clock(step.after)), step.after)]

    def view(self, told: wire.Told, match: Match) -> bytes:
        """The step with the names that the players have now."""
        self.names = told.view.names = self.names_in(match)
        return event("view", told, match.seq)

    def names_in(self, match: Match) -> list[str]:
        """The names at the table: its record keeps those with which the match began."""
        room = self.live.room
        return [chair.name for chair in room.chairs] if room.match == match.header.id else list(match.header.names)

    @property
    def seat(self) -> int | None:
        """Where the guest sits now."""
        return self.live.room.seat_of(self.guest.id if self.guest else None)

    def clock(self, match: Match) -> wire.ClockPart | None:
        """The clock of the seat to act, where this is how things stand now."""
        left = self.live.time_left() if match is self.live.match else None
        return wire.ClockPart(round(left[0], 1), round(left[1], 1)) if left else None


def leaving() -> bytes:
    """The last word of a stream that the server ends: come back soon, though not all in one moment."""
    return b"retry: %d\nevent: leaving\ndata: {}\n\n" % (200 + secrets.randbelow(SPREAD))


async def ending_with(texts: AsyncIterator[bytes], place: ExitStack) -> AsyncIterator[bytes]:
    """The stream, whose place is free again when it ends."""
    with place:
        try:
            async for text in texts:
                yield text
        finally:
            await _closed(texts)


async def _closed(texts: AsyncIterator[bytes]) -> None:
    """Closing a stream must close the one within too: it tells the table that its reader has gone."""
    if isinstance(texts, AsyncGenerator):
        await texts.aclose()


async def packed(texts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The stream compressed as one: a view differs little from the one before, so a tenth of it travels."""
    packer = zlib.compressobj(5, zlib.DEFLATED, 31, 6)
    try:
        async for text in texts:
            yield packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
    finally:
        await _closed(texts)


def event(name: str, value: object, id: int | None = None) -> bytes:
    """One event as it is written to a stream."""
    head = f"id: {id}\n" if id is not None else ""
    return f"{head}event: {name}\ndata: ".encode() + wire.encode(value) + b"\n\n"

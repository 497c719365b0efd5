"""The tables that are in memory: read when asked for, kept in step with other processes, watched."""

import asyncio
import logging
from collections.abc import Iterable

from barbu.table.clock import System, Wall
from barbu.table.ending import end
from barbu.table.evenings import Evenings
from barbu.table.hub import Watcher
from barbu.table.live import ABSENT, Live
from barbu.table.needs import Needs
from barbu.table.ports import Guest, NoSuchTable, Store, Thinker, Time
from barbu.table.shared import Others

MOST_IDLE = 64
"""Tables kept in memory while nobody watches them."""

log = logging.getLogger("barbu.table")


class House:
    """All tables. Those that are watched or under way are in memory, the others are read when asked for."""

    def __init__(self, store: Store, thinker: Thinker, time: Time | None = None, others: Others | None = None) -> None:
        self.store = store
        self.evenings = Evenings(store.evenings, others)
        self.needs = Needs(store, thinker, time or (System() if others is None else Wall()), others)
        self._live: dict[str, Live] = {}
        self._reading: dict[str, asyncio.Task[Live]] = {}
        self._looking: dict[str, asyncio.Task[None]] = {}

    async def begin(self, jobs: bool = True) -> None:
        """Joins the other processes, if there are any; with `jobs` it also does what happens without a person."""
        if self.needs.others is not None:
            await self.needs.others.begin(self, jobs)

    async def live(self, id: str) -> Live:
        """The table, as it is kept; raises `NoSuchTable`. Many who ask at once get the same one."""
        found = self._live.get(id)
        if found is not None:
            try:
                await found.look()
            except NoSuchTable:
                self.forget(found)
                raise
            return found
        task = self._reading.get(id)
        if task is None:
            task = self._reading[id] = asyncio.create_task(self._read(id))
            task.add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(task)

    def at_hand(self, id: str) -> bool:
        """Whether the table is in memory."""
        return id in self._live

    async def _read(self, id: str) -> Live:
        room = await self.store.room(id)
        match, secrets = await self.needs.read(room)
        live = Live(room, match, secrets, self.needs)
        if self.needs.others is not None:
            await live.look()
            live.elsewhere = (await self.needs.others.elsewhere([id])).get(id, {})
        return self.added(live)

    def added(self, live: Live) -> Live:
        """The table is in memory from now on; of those that nobody watches the oldest may go."""
        self._live[live.room.id] = live
        idle = [id for id, each in self._live.items() if each.idle and each is not live]
        for id in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._live[id]
        if self.needs.others is None:
            live.alone.poke()
        return live

    @property
    def in_memory(self) -> tuple[Live, ...]:
        """The tables that are watched, under way, or were lately."""
        return tuple(self._live.values())

    def forget(self, live: Live) -> None:
        """The table is there no longer."""
        self._live.pop(live.room.id, None)
        live.let_all_go()

    def end_streams(self) -> None:
        """Lets all watchers go; they come back when there is somebody to come back to."""
        for live in self._live.values():
            live.let_all_go()
        self.evenings.end_streams()

    async def close(self) -> None:
        """Stops all tables; what was told is kept."""
        if self.needs.others is not None:
            await self.needs.others.close()  # first: its jobs would read tables anew
        await end([*self._reading.values(), *self._looking.values()])
        await asyncio.gather(*(live.close() for live in self._live.values()))
        self._live.clear()

    # --- watching -------------------------------------------------------------------------------------

    async def watch(self, id: str, guest: Guest | None) -> tuple[Live, Watcher]:
        """The table and a new stream of its news; a person who comes back plays himself again."""
        live = await self.live(id)
        watcher = Watcher(guest.id if guest else None)
        if self.needs.others is not None and not live.hub.watchers:
            await live.overhear()
        live.hub.add(watcher)
        self._live.setdefault(id, live)
        try:
            await self._welcome(live, watcher, guest)
        except BaseException:  # nobody reads: he would be taken for one who is there
            self.unwatch(live, watcher)
            raise
        return live, watcher

    async def _welcome(self, live: Live, watcher: Watcher, guest: Guest | None) -> None:
        id, others, seat = live.room.id, self.needs.others, live.room.seat_of(watcher.guest)
        if others is not None:
            await others.came(id, watcher.guest or "")
        if seat is not None and guest is not None:
            live.left_at.pop(seat, None)
            if live.room.chairs[seat].name != guest.name:
                await self.renamed(id, guest)
            if live.room.chairs[seat].away:
                await self.back(id, guest)
        live.hub.tell("table")
        self.tell_of_absence(live)  # of one too who was gone before this process ran
        if others is None:
            live.alone.poke()
        else:
            others.tell("watched", id)
            await live.alone.write_down()

    def unwatch(self, live: Live, watcher: Watcher) -> None:
        """The stream has ended."""
        live.hub.remove(watcher)
        seat, others = live.room.seat_of(watcher.guest), self.needs.others
        if seat is not None and not live.hub.here(watcher.guest or ""):
            live.left_at[seat] = self.needs.time.now()
            self.tell_of_absence(live)
        live.hub.tell("table")
        if others is not None:
            live.spawn(self._left(live.room.id, watcher.guest or "", others))

    async def _left(self, id: str, guest: str, others: Others) -> None:
        try:
            await others.left(id, guest)
        except Exception as error:  # how many watch is set right when this process says next that it runs
            log.warning("a stream that has ended is not noted: %s", type(error).__name__)
        others.tell("watched", id)

    def tell_of_absence(self, live: Live) -> None:
        """Those who watch learn when somebody has been gone for so long that a bot may play for him."""
        for seat in live.room.people if live.hub.watchers else ():
            chair, gone = live.room.chairs[seat], live.absent_for(seat)
            if not chair.away and not live.here(chair.guest) and gone < ABSENT:
                live.later(ABSENT - gone + 0.1, lambda: _told(live))

    async def renamed(self, id: str, guest: Guest) -> None:
        """The guest is called otherwise."""
        raise NotImplementedError

    async def back(self, id: str, guest: Guest) -> None:
        """The guest plays himself again."""
        raise NotImplementedError

    # --- other processes ------------------------------------------------------------------------------

    async def heard(self, kind: str, id: str) -> None:
        """Another process has changed something: whoever watches it here is told."""
        if kind == "evening":
            self.evenings.heard(id)
            return
        live = self._live.get(id)
        if live is None or not live.hub.watchers:
            return
        if kind == "said":
            await live.hear()
        elif kind == "watched":
            await self._see([live])
        else:
            await self._look(live)

    async def _look(self, live: Live) -> None:
        """Looks once for all who ask while it has not begun."""
        task = self._looking.get(live.room.id)
        if task is None:
            id = live.room.id
            task = self._looking[id] = asyncio.create_task(self._catch_up(live))
            task.add_done_callback(lambda _: self._looking.pop(id, None))
        await asyncio.shield(task)

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            self._looking.pop(live.room.id, None)
            try:
                await live.catch_up()
            except NoSuchTable:
                self.forget(live)

    async def look_around(self) -> None:
        """Whatever is watched here is as it is kept, also where nobody has told of it."""
        others = self.needs.others
        watched = [live for live in self._live.values() if live.hub.watchers]
        if others is None:
            return
        if watched:
            standing = await others.standing([live.room.id for live in watched])
            for live in watched:
                revision, *match = standing.get(live.room.id, (0, "", 0))
                if revision != live.room.revision or (live.match and match != [live.room.match, live.seq]):
                    await self._look(live)
            await self._see(watched)
            for live in watched:
                await live.hear()
        await self.evenings.look_around()

    async def _see(self, lives: Iterable[Live]) -> None:
        """Who watches at other processes."""
        assert self.needs.others is not None
        seen = await self.needs.others.elsewhere([live.room.id for live in lives])
        for live in lives:
            before, live.elsewhere = live.elsewhere, seen.get(live.room.id, {})
            if live.elsewhere != before:
                if any(each.streams and not live.here(guest) for guest, each in before.items()):
                    self.tell_of_absence(live)
                live.hub.tell("table")

    async def due(self, room: str) -> None:
        """Something is to happen at the table without a person."""
        try:
            live = await self.live(room)
            await self._see([live])
            await live.alone.come_due()
        except NoSuchTable:
            return


async def _told(live: Live) -> None:
    live.hub.tell("table")

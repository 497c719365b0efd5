"""The tables of the house: open, sit, start, act, take back, leave. No HTTP and no SQL."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from barbu.bots import Advice, Opinion
from barbu.deal import Seat
from barbu.errors import NotLegal, NotUnderstood
from barbu.locales import FALLBACK, available, locale
from barbu.match import Action, Header, Match, MatchView
from barbu.match.state import LONGEST_NAME
from barbu.rules import Ruleset
from barbu.shuffle import new_id, new_secret
from barbu.table import again as repeats
from barbu.table import room as rooms
from barbu.table.clock import System
from barbu.table.evenings import Evenings
from barbu.table.hub import Phrase, Watcher
from barbu.table.keeping import KeptSecrets
from barbu.table.live import ABSENT, STAND_IN, Live
from barbu.table.ports import Guest, NoSuchTable, Store, Thinker, Time
from barbu.table.room import Forbidden, Room

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "unlucky", "faster", "bye")
EMOJIS = ("😀", "😂", "😮", "😢", "😎", "👍", "👏", "😴")
BETWEEN_PHRASES = 3.0
"""Seconds in which a guest says one thing."""

MOST_IDLE = 64
"""Tables kept in memory while nobody watches them."""


class TooMuch(NotLegal):
    """Something that may be done again a little later."""


class Wish(msgspec.Struct, frozen=True):
    """A table as its opener wants it."""

    rules: Ruleset
    players: int
    bots: tuple[str | None, ...] = ()
    """The bot of each other seat; None leaves it free."""
    open: bool = False
    clock: int = 0
    hints: bool = False
    pace: rooms.Pace = "natural"
    start: bool = False


class Rooms:
    """All tables. Those that are watched or under way are in memory, the others are read when asked for."""

    def __init__(self, store: Store, thinker: Thinker, time: Time | None = None) -> None:
        self.store = store
        self.evenings = Evenings(store.evenings)
        self._thinker = thinker
        self._time = time or System()
        self._live: dict[str, Live] = {}
        self._reading: dict[str, asyncio.Task[Live]] = {}

    async def live(self, id: str) -> Live:
        """The table, in memory; raises `NoSuchTable`. Many who ask at once get the same one."""
        found = self._live.get(id)
        if found is not None:
            return found
        task = self._reading.get(id)
        if task is None:
            task = self._reading[id] = asyncio.create_task(self._read(id))
            task.add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(task)

    async def _read(self, id: str) -> Live:
        room = await self.store.room(id)
        match, secrets = None, KeptSecrets({})
        if room.match:
            kept = await self.store.match(room.match)
            match = await asyncio.to_thread(Match.fold, kept.header, kept.events)
            secrets = KeptSecrets.of_match(match, kept.secrets)
        return self._added(Live(room, match, secrets, self.store, self._thinker, self._time))

    def _added(self, live: Live) -> Live:
        self._live[live.room.id] = live
        idle = [id for id, each in self._live.items() if each.idle and each is not live]
        for id in idle[: max(0, len(idle) - MOST_IDLE)]:
            del self._live[id]
        live.poke()
        return live

    @property
    def in_memory(self) -> tuple[Live, ...]:
        """The tables that are watched, under way, or were lately."""
        return tuple(self._live.values())

    def end_streams(self) -> None:
        """Lets all watchers go; they come back when there is somebody to come back to."""
        for live in self._live.values():
            for watcher in live.hub.watchers:
                watcher.let_go()
        self.evenings.end_streams()

    async def close(self) -> None:
        """Stops all tables; what was told is kept."""
        await asyncio.gather(*(live.close() for live in self._live.values()))
        self._live.clear()

    # --- guests ---------------------------------------------------------------------------------------

    async def greet(self, id: str | None, name: str | None, lang: str) -> Guest:
        """The guest, new or under another name; raises `NotUnderstood` for a name that cannot be."""
        known = await self.store.guest(id) if id else None
        if name is None:
            name = known.name if known else locale(spoken(lang)).text("table-guest")
        id, epoch = (known.id, known.epoch) if known else (new_secret().hex()[:32], 0)
        guest = Guest(id, check_name(name), lang, epoch)
        if guest != known:
            await self.store.save_guest(guest)
        if known and guest.name != known.name:
            for room in await self.store.rooms_of(guest.id):
                if room.status != "finished" or room.id in self._live:
                    with suppress(NoSuchTable):
                        await self._rename(room.id, guest)
        return guest

    async def _rename(self, id: str, guest: Guest) -> None:
        await self._change(id, lambda room: rooms.rename(room, guest.id, guest.name))

    # --- before the start -----------------------------------------------------------------------------

    async def open(self, guest: Guest, wish: Wish) -> Live:
        """A new table with its opener on the first seat; it begins at once where that is wished."""
        room = rooms.new_room(
            guest.id, wish.rules, wish.players,
            open=wish.open, clock=wish.clock, hints=wish.hints, pace=wish.pace,
        )  # fmt: skip
        if len(wish.bots) >= wish.players:
            raise NotUnderstood("too-many-bots", given=len(wish.bots), most=wish.players - 1)
        room = rooms.sit(room, guest.id, guest.name, 0)
        for seat in range(1, wish.players):
            bot = wish.bots[seat - 1] if seat <= len(wish.bots) else None
            room = rooms.set_bot(room, guest.id, seat, bot or (STAND_IN if wish.start else None))
        await self.store.save_room(room)
        live = self._added(Live(room, None, KeptSecrets({}), self.store, self._thinker, self._time))
        if wish.start:
            await self.start(room.id, guest)
        return live

    async def sit(self, id: str, guest: Guest, seat: Seat | None) -> None:
        """The guest takes a seat."""
        await self._change(id, lambda room: rooms.sit(room, guest.id, guest.name, seat))

    async def leave(self, id: str, guest: Guest) -> None:
        """The guest gets up, or lets a bot play on."""
        await self._change(id, lambda room: rooms.leave(room, guest.id))

    async def set_bot(self, id: str, guest: Guest, seat: Seat, bot: str | None) -> None:
        """The opener fills a seat with a bot, or empties it."""
        await self._change(id, lambda room: rooms.set_bot(room, guest.id, seat, bot))

    async def kick(self, id: str, guest: Guest, seat: Seat) -> None:
        """The opener asks somebody to leave."""
        await self._change(id, lambda room: rooms.kick(room, guest.id, seat))

    async def settings(self, id: str, guest: Guest, open: bool, clock: int) -> None:
        """The opener opens or closes the table, or sets its clock."""
        rooms.check_clock(clock)

        def change(room: Room) -> Room:
            room.by_opener(guest.id)
            if clock != room.clock:
                room.waiting()
            return room.changed(open=open, clock=clock)

        await self._change(id, change)

    async def _change(self, id: str, change: Callable[[Room], Room]) -> None:
        live = await self.live(id)

        async def work() -> None:
            async with live.lock:
                room = change(live.room)
                if room != live.room:
                    await live.keep(room)

        await live.apart(work())

    async def start(self, id: str, guest: Guest) -> None:
        """The match begins: from here on its rules and seats stay."""
        live = await self.live(id)

        async def work() -> None:
            async with live.lock:
                rooms.startable(live.room, guest.id)
                await self._begin(live, guest)

        await live.apart(work())

    async def _begin(self, live: Live, guest: Guest) -> None:
        room = live.room if live.room.repeat else named(live.room, guest.lang)
        names = tuple(chair.name for chair in room.chairs)
        if room.repeat is None:
            match = Match.start(Header(new_id(), room.rules, names))
        else:
            first = await self._kept(room.repeat.match)
            match = await asyncio.to_thread(repeats.again, first, room.repeat.deal, names)
        room = room.changed(status="playing", match=match.header.id, undo=None)
        guests = [chair.guest for chair in room.chairs if chair.guest]
        await self.store.begin(room, match.header, guests, match.events)
        live.begin(room, match, KeptSecrets({}))

    async def _kept(self, id: str) -> Match:
        kept = await self.store.match(id)
        return await asyncio.to_thread(Match.fold, kept.header, kept.events)

    async def again(self, guest: Guest, id: str, deal: int, seat: Seat, pace: rooms.Pace) -> Live:
        """A table where one deal of a finished match is played once more, by the guest at that seat and bots."""
        first = await self._kept(id)
        result = repeats.result_of(first, deal)
        rules = repeats.one_deal(first.rules, result.round.contract.id)
        room = rooms.new_room(guest.id, rules, first.players, open=False, clock=0, hints=False, pace=pace)
        if seat >= first.players:
            raise NotUnderstood("no-such-seat", seat=seat, players=first.players)
        chairs = [rooms.Chair(name=name, bot=STAND_IN) for name in first.header.names]
        chairs[seat] = rooms.Chair(guest.id, guest.name)
        repeat = rooms.Repeat(id, deal, result.score.points)
        live = Live(
            room.changed(chairs=tuple(chairs), repeat=repeat), None, KeptSecrets({}),
            self.store, self._thinker, self._time,
        )  # fmt: skip
        await self._begin(live, guest)
        return self._added(live)

    # --- in the match ---------------------------------------------------------------------------------

    async def act(self, id: str, guest: Guest, action: Action, expect: int, key: str) -> int:
        """The guest's act; the number of events after it, all of them kept."""
        live = await self.live(id)
        return await live.apart(live.act(guest.id, action, expect, key))

    async def ready(self, id: str, guest: Guest) -> None:
        """The guest has seen the deal to its end."""

        def change(room: Room) -> Room:
            seat = room.seated(guest.id)
            done = len(live.match.results) if live.match is not None else 0
            return room.with_chair(seat, msgspec.structs.replace(room.chairs[seat], ready=done, away=False))

        live = await self.live(id)
        await self._change(id, change)

    async def undo(self, id: str, guest: Guest, agree: bool) -> None:
        """The guest wants his last act back, or answers somebody's wish."""
        live = await self.live(id)
        await live.apart(live.undo(guest.id, agree))

    async def more_time(self, id: str, guest: Guest) -> tuple[float, float]:
        """The guest takes a minute more for this turn; seconds left on the clock and in the bank."""
        live = await self.live(id)
        return await live.apart(live.more_time(guest.id))

    async def claim(self, id: str, guest: Guest, expect: int, key: str) -> int:
        """The rest of the deal is certain, and is played out at once; the number of events after it."""
        live = await self.live(id)
        return await live.apart(live.claim(guest.id, expect, key))

    async def hint(self, id: str, guest: Guest) -> tuple[MatchView, Advice]:
        """What a strong player would do in the guest's place, and the view that he was given."""
        live = await self.live(id)
        return await live.hint(guest.id)

    async def judge(self, seen: MatchView, action: Action) -> Opinion:
        """What a strong player thinks of an act, from the view that its seat had."""
        return await self._thinker.judge(seen, action)

    async def takeover(self, id: str, guest: Guest, seat: Seat) -> None:
        """Somebody at the table lets a bot play on for a person who has been gone for a while."""
        live = await self.live(id)

        def change(room: Room) -> Room:
            room.seated(guest.id)
            if seat not in self.takeovers(live):
                raise NotLegal("not-absent", seat=seat, seconds=int(ABSENT))
            return room.with_chair(seat, msgspec.structs.replace(room.chairs[seat], away=True))

        await self._change(id, change)

    def takeovers(self, live: Live) -> tuple[Seat, ...]:
        """The seats that a bot may be given."""
        if live.room.status != "playing":
            return ()
        people = (seat for seat in live.room.people if not live.room.chairs[seat].away)
        return tuple(seat for seat in people if live.absent_for(seat) >= ABSENT)

    async def back(self, id: str, guest: Guest) -> None:
        """The guest plays himself again, from the next card on."""

        def change(room: Room) -> Room:
            seat = room.seated(guest.id)
            return room.with_chair(seat, msgspec.structs.replace(room.chairs[seat], away=False, gone=False))

        await self._change(id, change)

    async def phrase(self, id: str, guest: Guest, phrase: str) -> None:
        """The guest says one of the phrases to the table."""
        live = await self.live(id)
        seat = live.room.seated(guest.id)
        if phrase not in PHRASES + EMOJIS:
            raise NotUnderstood("no-such-phrase", given=phrase)
        now = self._time.now()
        if now - live.spoke.get(guest.id, -BETWEEN_PHRASES) < BETWEEN_PHRASES:
            raise TooMuch("one-phrase-at-a-time", seconds=int(BETWEEN_PHRASES))
        live.spoke[guest.id] = now
        live.hub.tell(Phrase(seat, phrase))

    # --- after the match ------------------------------------------------------------------------------

    async def rematch(self, id: str, guest: Guest) -> None:
        """The same table once more; a person alone begins at once, with others the opener starts it."""
        live = await self.live(id)

        async def work() -> None:
            async with live.lock:
                live.room.seated(guest.id)
                room = rooms.rematch(live.room)
                await live.keep(room)
                if room.people == (room.seat_of(guest.id),):
                    await self._begin(live, guest)

        await live.apart(work())

    async def delete(self, id: str, guest: Guest) -> None:
        """The guest is done with the table; it is forgotten once all its people are."""
        live = await self.live(id)

        async def work() -> None:
            async with live.lock:
                room = rooms.give_up(live.room, guest.id)
                if all(chair.gone for chair in room.chairs if chair.guest):
                    await self.store.delete_room(id)
                    self._live.pop(id, None)
                    for watcher in live.hub.watchers:
                        watcher.let_go()
                else:
                    await live.keep(room)

        await live.apart(work())

    # --- watching -------------------------------------------------------------------------------------

    async def watch(self, id: str, guest: Guest | None) -> tuple[Live, Watcher]:
        """The table and a new stream of its news; a person who comes back plays himself again."""
        live = await self.live(id)
        watcher = Watcher(guest.id if guest else None)
        live.hub.add(watcher)
        self._live.setdefault(id, live)
        seat = live.room.seat_of(watcher.guest)
        if seat is not None and guest is not None:
            live.left_at.pop(seat, None)
            if live.room.chairs[seat].name != guest.name:
                await self._rename(id, guest)
            if live.room.chairs[seat].away:
                await self.back(id, guest)
        live.hub.tell("table")
        live.poke()
        return live, watcher

    def unwatch(self, live: Live, watcher: Watcher) -> None:
        """The stream has ended."""
        live.hub.remove(watcher)
        seat = live.room.seat_of(watcher.guest)
        if seat is not None and not live.hub.here(watcher.guest or ""):
            live.left_at[seat] = self._time.now()
            if live.hub.watchers:
                live.later(ABSENT + 0.1, lambda: _told(live))
        live.hub.tell("table")


async def _told(live: Live) -> None:
    live.hub.tell("table")


def check_name(name: str) -> str:
    """The name without space around it; raises `NotUnderstood` for one that a match does not take."""
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise NotUnderstood("bad-name", given=name, most=LONGEST_NAME)
    return name


def spoken(lang: str) -> str:
    """The language of the catalogues for a guest who speaks this one."""
    return lang if lang in available() else FALLBACK


def named(room: Room, lang: str) -> Room:
    """The table with a name for each bot, none of them a person's."""
    taken = {chair.name for chair in room.chairs if chair.guest}
    pool = [name for name in locale(spoken(lang)).text("table-bots").split() if name not in taken]
    chairs: Sequence[Any] = [
        msgspec.structs.replace(chair, name=pool[seat % len(pool)]) if chair.bot else chair
        for seat, chair in enumerate(room.chairs)
    ]
    return room.changed(chairs=tuple(chairs))


__all__ = ["EMOJIS", "PHRASES", "Forbidden", "NoSuchTable", "Rooms", "TooMuch", "Wish"]

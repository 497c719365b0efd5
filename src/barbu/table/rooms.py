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
from barbu.table.alone import STAND_IN
from barbu.table.house import House
from barbu.table.keeping import KeptSecrets
from barbu.table.live import ABSENT, Live
from barbu.table.ports import Guest, NoSuchTable
from barbu.table.room import Forbidden, Room

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "unlucky", "faster", "bye")
EMOJIS = ("😀", "😂", "😮", "😢", "😎", "👍", "👏", "😴")
BETWEEN_PHRASES = 3.0
"""Seconds in which a guest says one thing."""


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


class Rooms(House):
    """What guests do at tables."""

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
                if room.status != "finished" or self.at_hand(room.id):
                    with suppress(NoSuchTable):
                        await self.renamed(room.id, guest)
        return guest

    async def renamed(self, id: str, guest: Guest) -> None:
        """The guest is called otherwise, at this table too."""
        await self.change(id, lambda room: rooms.rename(room, guest.id, guest.name))

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
        live = self.added(Live(await self.store.save_room(room), None, KeptSecrets({}), self.needs))
        if wish.start:
            await self.start(room.id, guest)
        return live

    async def sit(self, id: str, guest: Guest, seat: Seat | None) -> None:
        """The guest takes a seat."""
        await self.change(id, lambda room: rooms.sit(room, guest.id, guest.name, seat))

    async def leave(self, id: str, guest: Guest) -> None:
        """The guest gets up, or lets a bot play on."""
        await self.change(id, lambda room: rooms.leave(room, guest.id))

    async def set_bot(self, id: str, guest: Guest, seat: Seat, bot: str | None) -> None:
        """The opener fills a seat with a bot, or empties it."""
        await self.change(id, lambda room: rooms.set_bot(room, guest.id, seat, bot))

    async def kick(self, id: str, guest: Guest, seat: Seat) -> None:
        """The opener asks somebody to leave."""
        await self.change(id, lambda room: rooms.kick(room, guest.id, seat))

    async def settings(self, id: str, guest: Guest, open: bool, clock: int) -> None:
        """The opener opens or closes the table, or sets its clock."""
        rooms.check_clock(clock)

        def change(room: Room) -> Room:
            room.by_opener(guest.id)
            if clock != room.clock:
                room.waiting()
            return room.changed(open=open, clock=clock)

        await self.change(id, change)

    async def change(self, id: str, change: Callable[[Room], Room]) -> None:
        """The table is changed, from how it stands now."""
        live = await self.live(id)

        async def work() -> None:
            async with live.lock:
                await live.change(change)

        await live.apart(work())

    async def start(self, id: str, guest: Guest) -> None:
        """The match begins: from here on its rules and seats stay."""
        live = await self.live(id)

        async def begin() -> None:
            rooms.startable(live.room, guest.id)
            await self._begin(live, guest)

        async def work() -> None:
            async with live.lock:
                await live.insist(begin)

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
        room = await self.store.begin(room, match.header, guests, match.events, live.turn(room, match))
        live.begin(room, match, KeptSecrets({}))
        self.tell_of_absence(live)

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
        live = Live(room.changed(chairs=tuple(chairs), repeat=repeat), None, KeptSecrets({}), self.needs)
        await self._begin(live, guest)
        return self.added(live)

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
        await self.change(id, change)

    async def undo(self, id: str, guest: Guest, agree: bool, expect: int | None = None) -> None:
        """The guest wants his last act back, or answers somebody's wish; `expect` is how many events he has seen."""
        live = await self.live(id)
        await live.apart(live.undo(guest.id, agree, expect))

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
        return await self.needs.thinker.judge(seen, action)

    async def takeover(self, id: str, guest: Guest, seat: Seat) -> None:
        """Somebody at the table lets a bot play on for a person who has been gone for a while."""
        live = await self.live(id)

        def change(room: Room) -> Room:
            room.seated(guest.id)
            if seat not in self.takeovers(live):
                raise NotLegal("not-absent", seat=seat, seconds=int(ABSENT))
            return room.with_chair(seat, msgspec.structs.replace(room.chairs[seat], away=True))

        await self.change(id, change)

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

        await self.change(id, change)

    async def phrase(self, id: str, guest: Guest, phrase: str) -> None:
        """The guest says one of the phrases to the table."""
        live = await self.live(id)
        seat = live.room.seated(guest.id)
        if phrase not in PHRASES + EMOJIS:
            raise NotUnderstood("no-such-phrase", given=phrase)
        if not await live.say(seat, phrase, BETWEEN_PHRASES):
            raise TooMuch("one-phrase-at-a-time", seconds=int(BETWEEN_PHRASES))

    # --- after the match ------------------------------------------------------------------------------

    async def rematch(self, id: str, guest: Guest) -> None:
        """The same table once more; a person alone begins at once, with others the opener starts it."""
        live = await self.live(id)

        async def again() -> None:
            live.room.seated(guest.id)
            await live.keep(rooms.rematch(live.room))

        async def work() -> None:
            async with live.lock:
                await live.insist(again)
                if live.room.people == (live.room.seat_of(guest.id),):
                    await self._begin(live, guest)

        await live.apart(work())

    async def delete(self, id: str, guest: Guest) -> None:
        """The guest is done with the table; it is forgotten once all its people are."""
        live = await self.live(id)

        async def give_up() -> None:
            room = rooms.give_up(live.room, guest.id)
            if all(chair.gone for chair in room.chairs if chair.guest):
                await self.store.delete_room(live.room)
                live.tell_others()
                self.forget(live)
            else:
                await live.keep(room)

        async def work() -> None:
            async with live.lock:
                await live.insist(give_up)

        await live.apart(work())


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

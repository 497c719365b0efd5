"""A house over a real store, with a clock that the tests set: no HTTP."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable

from barbu.bots import Advice, Opinion, advice, bot, opinion
from barbu.deal import Seat
from barbu.match import Action, Match, MatchView, view
from barbu.match.phases import Dealing, Playing
from barbu.rules import preset
from barbu.rules.load import loads
from barbu.store import Database
from barbu.table.live import Live
from barbu.table.ports import Guest
from barbu.table.rooms import Rooms, Wish

ANA, BORIS, CLIO = (Guest(name.lower(), name, "en") for name in ("Ana", "Boris", "Clio"))
RULES = loads('extends = "classic-32"\ndeals = 3', preset)


class SetTime:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self._now = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._asleep: set[asyncio.Task[object] | None] = set()
        self._awake: asyncio.Task[object] | None = None

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + seconds, id(woken), woken))
        task = asyncio.current_task()
        self._asleep.add(task)
        try:
            await woken
        finally:
            self._asleep.discard(task)
            self._awake = task

    async def pass_by(self, seconds: float) -> None:
        """So much time goes by, and everything that was due is done."""
        end = self._now + seconds
        while self._sleepers and self._sleepers[0][0] <= end:
            self._now, _, woken = heapq.heappop(self._sleepers)
            if not woken.done():
                woken.set_result(None)
                await self._worked()
        self._now = end
        await asyncio.sleep(0.02)

    async def _worked(self) -> None:
        """Returns when whoever was woken has done what he slept for, or sleeps again, however busy the machine is."""
        await asyncio.sleep(0.02)
        while self._awake is not None and not self._awake.done() and self._awake not in self._asleep:
            await asyncio.sleep(0.001)


class Thinker:
    """Bots that think at once; what they were shown is kept."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, MatchView, str]] = []

    async def decide(self, name: str, seen: MatchView, seed: str) -> Action:
        self.asked.append((name, seen, seed))
        return bot(name).decide(seen, seed)

    async def advise(self, seen: MatchView) -> Advice:
        return advice(seen)

    async def judge(self, seen: MatchView, action: Action) -> Opinion:
        return opinion(seen, action)


class Table:
    """A house with one clock, and what the tests ask of it."""

    def __init__(self, store: Database) -> None:
        self.time, self.thinker, self.store = SetTime(), Thinker(), store
        self.rooms = Rooms(store, self.thinker, self.time)

    async def of_two(self, **more: object) -> str:
        """The id of a table where Ana, Boris and two bots play."""
        wish = Wish(RULES, 4, (None, "random", "random"), pace="instant", **more)  # type: ignore[arg-type]
        live = await self.rooms.open(ANA, wish)
        await self.rooms.sit(live.room.id, BORIS, 1)
        await self.rooms.start(live.room.id, ANA)
        await live.settled()
        return live.room.id

    async def act(self, id: str, guest: Guest, key: str = "") -> int:
        """The guest does the first thing that is legal."""
        live = await self.rooms.live(id)
        match = playing(live)
        seat = live.room.seated(guest.id)
        action = view(match, seat).legal[0]
        seq = await self.rooms.act(id, guest, action, match.seq, key or f"key {match.seq}")
        await live.settled()
        return seq

    async def play_until(self, id: str, wanted: Callable[[Match], bool]) -> Match:
        """Both people play on, and are ready, until it is so."""
        live = await self.rooms.live(id)
        while not wanted(playing(live)):
            match = playing(live)
            if isinstance(match.phase, Dealing):
                for guest in (ANA, BORIS):
                    await self.rooms.ready(id, guest)
                await live.settled()
                continue
            assert match.to_act in (0, 1)
            await self.act(id, (ANA, BORIS)[match.to_act])
        return playing(live)


def playing(live: Live) -> Match:
    assert live.match is not None
    return live.match


def turn(seat: Seat) -> Callable[[Match], bool]:
    """Whether it is the seat's turn in the middle of a deal."""
    return lambda match: match.to_act == seat and match.phase.__class__.__name__ == "Playing"


def before_boris(match: Match) -> bool:
    """Whether it is Ana's turn and her card does not end the trick: Boris comes next."""
    return isinstance(match.phase, Playing) and turn(0)(match) and len(match.phase.play.table) < 3  # type: ignore[union-attr]


Evening = Callable[[Callable[[Table], Awaitable[None]]], None]

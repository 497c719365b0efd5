"""A table in memory: its match and who watches, kept before it is told and in step with other processes."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from typing import Any, TypeVar

import msgspec

from barbu.deal import Seat
from barbu.errors import BarbuError, Stale
from barbu.match import Dealt, Event, Match
from barbu.table.alone import Alone
from barbu.table.clock import TurnClock
from barbu.table.ending import end
from barbu.table.hub import Hub, Phrase
from barbu.table.keeping import KeptSecrets
from barbu.table.needs import Needs
from barbu.table.ports import Answer
from barbu.table.room import Chair, Room
from barbu.table.shared import Changed, Elsewhere, News, Turn
from barbu.table.solo import Step

T = TypeVar("T")

REMEMBERED = 64
"""Steps that can be told again to somebody who comes back; before them he is told how things stand."""

TRIES = 20
"""How often a change is tried again that another process was faster than."""


class Standing:
    """One table. All changes go through its lock, one after the other, and are kept before they are told.

    Where other processes share the store, what they do at the table is read from there; nothing is written that
    rests on less than what is kept.
    """

    def __init__(self, room: Room, match: Match | None, secrets: KeptSecrets, needs: Needs) -> None:
        self.room = room
        self.match = match
        self.secrets = secrets
        self.needs = needs
        self.hub = Hub()
        self.steps: deque[Step] = deque(maxlen=REMEMBERED)
        self.lock = asyncio.Lock()
        self.clock = TurnClock(room.clock, room.players)
        self.elsewhere: Elsewhere = {}
        """Who watches at other processes."""
        self.heard: dict[Seat, int] = {}
        """The number of what was last told here of what each seat said."""
        self.spoke: dict[str, float] = {}
        """When each guest last said something."""
        self.left_at: dict[Seat, float] = {}
        """Since when each absent person is away from his page."""
        self._doubtful = False
        """Whether it is not sure that what is kept is what is known here: a write has failed half-way."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.alone = Alone(self)
        self.set_clock()

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing is due: it can be read again from what is kept."""
        return not (self.hub.watchers or self._tasks or self.lock.locked() or self.alone.busy)

    async def settled(self) -> None:
        """Returns when nothing is due any more."""
        await self.alone.settled()

    def here(self, guest: str) -> bool:
        """Whether the guest has a stream open, at this process or another."""
        return self.hub.here(guest) or (guest in self.elsewhere and self.elsewhere[guest].streams > 0)

    @property
    def spectators(self) -> int:
        """How many streams are open of those who do not sit here."""
        seated = {chair.guest for chair in self.room.chairs if chair.guest}
        away = sum(seen.streams for guest, seen in self.elsewhere.items() if guest not in seated)
        return away + sum(watcher.guest not in seated for watcher in self.hub.watchers)

    def absent_for(self, seat: Seat) -> float:
        """Seconds for which the person at the seat has had no page open; 0 for one who is there."""
        guest = self.room.chairs[seat].guest
        if not guest or self.here(guest):
            return 0.0
        now = self.needs.time.now()
        if guest in self.elsewhere:
            self.left_at[seat] = max(self.elsewhere[guest].at, self.left_at.get(seat, 0.0))
        return now - self.left_at.setdefault(seat, now)

    def time_left(self) -> tuple[float, float] | None:
        """Seconds on the clock and in the bank of the person whose time runs."""
        return self.clock.left(self.needs.time.now())

    # --- changes --------------------------------------------------------------------------------------

    async def apart(self, work: Coroutine[Any, Any, T]) -> T:
        """Does the work to its end, even if whoever asked for it is gone before."""
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Does the work beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Does the work when the time has passed."""

        async def wait() -> None:
            await self.needs.time.sleep(seconds)
            await work()

        return self.spawn(wait())

    async def change(self, change: Callable[[Room], Room]) -> None:
        """The table is changed, from how it stands now; called with the lock."""

        async def once() -> None:
            room = change(self.room)
            if room != self.room:
                await self.keep(room)

        await self.insist(once)

    async def insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Does what changes the table, again from how it then stands where another process was faster."""
        for _ in range(TRIES):
            try:
                return await work()
            except Changed:
                await self.catch_up()
        return await work()

    async def keep(self, room: Room) -> None:
        """The table is so from now on; raises `Changed` where another process has changed it."""
        clock = self.clock.copy()
        clock.seconds = room.clock
        back = self.timed(self.match, room)
        if back is not None and self.timed(self.match) is None:
            clock.turn(back, self.needs.time.now())
        with self._sure():
            self.room = await self.needs.store.save_room(room, self.turn(room, clock=clock))
        if clock.state != self.clock.state:
            self.clock = clock
            self.alone.wind()
        self.clock.seconds = room.clock
        self._tell_table()

    def begin(self, room: Room, match: Match, secrets: KeptSecrets) -> None:
        """A new match, already kept, is played at this table."""
        self._other_match(room, match, secrets)
        self._tell_table()

    def _other_match(self, room: Room, match: Match | None, secrets: KeptSecrets) -> None:
        self.room, self.match, self.secrets = room, match, secrets
        self.steps.clear()
        self.clock = TurnClock(room.clock, room.players)

    def _tell_table(self) -> None:
        self.hub.tell("table")
        self.tell_others()
        self.alone.poke()

    def tell_others(self) -> None:
        """Other processes learn that something has changed."""
        if self.needs.others is not None:
            self.needs.others.tell("table", self.room.id, f"{self.room.revision} {self.seq}")

    @property
    def seq(self) -> int:
        """The number of events of the match; 0 without one."""
        return self.match.seq if self.match is not None else 0

    def turn(self, room: Room, match: Match | None = None, clock: TurnClock | None = None) -> Turn | None:
        """What other processes need to know of how things will stand; None where there are none."""
        match = match or self.match
        if self.needs.others is None or match is None or room.match != match.header.id:
            return None
        clock = clock or self.clock
        due = self.alone.due(room, match, clock)
        return Turn(room.id, room.match, match.seq, due, clock.state if room.clock else None)

    async def change_chair(self, seat: Seat, **fields: object) -> None:
        """The seat is so from now on."""

        def change(room: Room) -> Room:
            chair: Chair = msgspec.structs.replace(room.chairs[seat], **fields)
            return room.with_chair(seat, chair)

        await self.change(change)

    @property
    def playing(self) -> Match:
        """The match; raises `Stale` where none has begun."""
        if self.match is None:
            raise Stale("not-started-yet")
        return self.match

    async def write(self, events: Sequence[Event], answer: Answer | None = None) -> None:
        """Keeps the events, then tells them; raises `Stale` and reads all anew where another process was faster."""
        seq, steps = self.seq, _steps(self.playing, events)
        fresh, clock = dict(self.secrets.fresh), self._clock_after(steps)
        turn = self.turn(self.room, steps[-1].after if steps else None, clock)
        try:
            with self._sure():
                await self.needs.store.append(self.playing.header.id, seq, events, fresh, answer, turn)
        except Stale as stale:
            # With the same number of events it was the key that had been used, and nothing is new.
            if stale.values["present"] != seq or self.needs.others is not None:
                await self.catch_up()
            raise
        self.secrets.settle(fresh)
        self._tell(steps, clock)
        self.tell_others()

    def _tell(self, steps: Sequence[Step], clock: TurnClock) -> None:
        self.clock = clock
        for step in steps:
            self.match = step.after
            self.steps.append(step)
            self.hub.tell(step)
        self.alone.wind()

    # --- what other processes do ----------------------------------------------------------------------

    async def look(self) -> None:
        """Catches up with what other processes have done."""
        if self.needs.others is not None or self._doubtful:
            async with self.lock:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Reads what is kept beyond what is known here, and tells it; called with the lock."""
        news = await self.needs.store.news(self.room, self.seq)
        self._doubtful = False
        try:
            await self._learn(news)
        except BarbuError:
            await self._read_again()

    async def _learn(self, news: News) -> None:
        room = news.room or self.room
        if room.match != self.room.match:
            await self._read_again(room)
            return
        self.room = room
        self.clock.seconds = room.clock
        if news.events:
            steps = _steps(self.playing, news.events)
            self.secrets.settle(news.secrets)
            self._tell(steps, self._clock_after(steps))
        if news.clock is not None:
            self.clock.state = news.clock
        if news.room is not None:
            self.hub.tell("table")
        self.alone.others_did()

    async def _read_again(self, room: Room | None = None) -> None:
        room = room or await self.needs.store.room(self.room.id)
        same = room.match == self.room.match
        match, secrets = await self.needs.read(room)
        self._other_match(room, match, secrets)
        self.set_clock()
        self.hub.tell("table")
        if same:  # their readers have been told something that is not so
            for watcher in self.hub.watchers:
                watcher.let_go()

    @contextlib.contextmanager
    def _sure(self) -> Iterator[None]:
        """A write that fails for any reason but a refusal leaves it open what is kept."""
        try:
            yield
        except BarbuError:
            raise
        except BaseException:
            self.doubt()
            raise

    def doubt(self) -> None:
        """A write has failed half-way: before the next one it is looked at what is kept."""
        self._doubtful = True

    async def say(self, seat: Seat, phrase: str, every: float) -> bool:
        """Something is said at the table; False for one who has said something in so many seconds before."""
        others, guest, now = self.needs.others, self.room.chairs[seat].guest, self.needs.time.now()
        if others is not None:
            if not await others.say(self.room.id, seat, phrase, every):
                return False
            others.tell("said", self.room.id)
            await self.hear()
            return True
        if now - self.spoke.get(guest, -every) < every:
            return False
        self.spoke[guest] = now
        self.hub.tell(Phrase(seat, phrase))
        return True

    async def hear(self) -> None:
        """Tells those who watch here what was said at other processes."""
        if self.needs.others is None:
            return
        for said in await self.needs.others.said(self.room.id):
            if said.number > self.heard.get(said.seat, 0):
                self.heard[said.seat] = said.number
                self.hub.tell(Phrase(said.seat, said.phrase))

    async def overhear(self) -> None:
        """Knows what was said before anybody here listened."""
        if self.needs.others is not None:
            self.heard = {said.seat: said.number for said in await self.needs.others.said(self.room.id)}

    # --- the clock ------------------------------------------------------------------------------------

    def set_clock(self) -> None:
        """The time of the person to act runs from now on."""
        self.clock = self._clock_after(())
        self.alone.wind()

    def _clock_after(self, steps: Sequence[Step]) -> TurnClock:
        clock, now = self.clock.copy(), self.needs.time.now()
        if any(isinstance(step.event, Dealt) for step in steps):
            clock.refill()
        match = steps[-1].after if steps else self.match
        if self.room.clock:
            clock.turn(self.timed(match), now)
        return clock

    def timed(self, match: Match | None, room: Room | None = None) -> Seat | None:
        """The person whose time runs."""
        seat = match.to_act if match is not None else None
        if seat is None or match is None:
            return None
        chair = (room or self.room).chairs[seat]
        return None if chair.bot or chair.away else seat

    async def close(self) -> None:
        """Stops what is under way; what was told is kept."""
        await end([*self._tasks, *self.alone.tasks])
        self.let_all_go()

    def let_all_go(self) -> None:
        """Ends all streams; those who come back are told how things then stand."""
        for watcher in self.hub.watchers:
            watcher.let_go()


def _steps(match: Match, events: Sequence[Event]) -> list[Step]:
    """The events one after the other, each with the match before and after it."""
    steps: list[Step] = []
    for event in events:
        steps.append(Step(event, match, match.apply(event)))
        match = steps[-1].after
    return steps

"""A table in memory: its match, who watches, and what happens without a person."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from barbu.bots import Advice, bot
from barbu.croupier import chance
from barbu.deal import Seat
from barbu.errors import BarbuError, NotLegal, Stale
from barbu.match import Acted, Action, Dealt, Event, Match, MatchView, Undone, view
from barbu.match.phases import Dealing, Playing
from barbu.table.certain import claim
from barbu.table.clock import MORE, TurnClock
from barbu.table.hub import Hub
from barbu.table.keeping import KeptSecrets
from barbu.table.ports import Answer, Store, Thinker, Time, summary
from barbu.table.room import Chair, Forbidden, Request, Room
from barbu.table.solo import Step
from barbu.table.undo import take_back

T = TypeVar("T")
log = logging.getLogger("barbu.table")

STAND_IN = "regular"
"""The bot that plays on for a person."""

REMEMBERED = 64
"""Steps that can be told again to somebody who comes back; before them he is told how things stand."""

PACE = 0.5
"""Seconds before a bot acts, so that people can follow."""

AFTER_TRICK = 0.9
"""Seconds more when a trick has just been taken."""

ABSENT = 30.0
"""Seconds after which others may let a bot play on for somebody who is not there."""

REQUEST = 20.0
"""Seconds in which all must agree to take an act back."""


class Live:
    """One table. All changes go through its lock, one after the other, and are kept before they are told."""

    def __init__(
        self, room: Room, match: Match | None, secrets: KeptSecrets, store: Store, thinker: Thinker, time: Time
    ) -> None:
        self.room = room
        self.match = match
        self.hub = Hub()
        self.steps: deque[Step] = deque(maxlen=REMEMBERED)
        self.lock = asyncio.Lock()
        self.clock = TurnClock(room.clock, room.players)
        self.spoke: dict[str, float] = {}
        """When each guest last said something."""
        self.left_at: dict[Seat, float] = {}
        """Since when each absent person is away from his page."""
        self._secrets, self._store, self._thinker, self._time = secrets, store, thinker, time
        self._tasks: set[asyncio.Task[Any]] = set()
        self._runner: asyncio.Task[None] | None = None
        self._again = False
        self._timer: asyncio.Task[None] | None = None
        self._set_clock()

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing is due: it can be read again from what is kept."""
        busy = self.hub.watchers or self._tasks or self.lock.locked()
        return not busy and (self._runner is None or self._runner.done())

    def absent_for(self, seat: Seat) -> float:
        """Seconds for which the person at the seat has had no page open; 0 for one who is there."""
        chair = self.room.chairs[seat]
        if not chair.guest or self.hub.here(chair.guest):
            return 0.0
        return self._time.now() - self.left_at.setdefault(seat, self._time.now())

    def time_left(self) -> tuple[float, float] | None:
        """Seconds on the clock and in the bank of the person whose time runs."""
        return self.clock.left(self._time.now())

    # --- changes --------------------------------------------------------------------------------------

    async def apart(self, work: Coroutine[Any, Any, T]) -> T:
        """Does the work to its end, even if whoever asked for it is gone before."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    def later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Does the work when the time has passed."""

        async def wait() -> None:
            await self._time.sleep(seconds)
            await work()

        task = asyncio.create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def keep(self, room: Room) -> None:
        """The table is so from now on."""
        await self._store.save_room(room)
        self.room = room
        self.clock.seconds = room.clock
        self.hub.tell("table")
        self.poke()

    def begin(self, room: Room, match: Match, secrets: KeptSecrets) -> None:
        """A new match, already kept, is played at this table."""
        self.room, self.match, self._secrets = room, match, secrets
        self.steps.clear()
        self.clock = TurnClock(room.clock, room.players)
        self.hub.tell("table")
        self.poke()

    async def act(self, guest: str, action: Action, expect: int, key: str) -> int:
        """The person's act; the number of events after it. Asked again under the same key, nothing happens again."""

        def acted(match: Match, seat: Seat) -> list[Event]:
            match.act(action, seat, expect)
            return [Acted(seat, action)]

        return await self._once(Answer(guest, key), acted)

    async def claim(self, guest: str, expect: int, key: str) -> int:
        """Plays the rest of a deal out at once for a person who can show that it is certain; see `act`."""

        def rest(match: Match, seat: Seat) -> list[Event]:
            match.answers(expect)
            if claim(view(match, seat)) is None:
                raise NotLegal("no-claim")
            return list(_rest(match))

        return await self._once(Answer(guest, key), rest)

    async def _once(self, answer: Answer, events: Callable[[Match, Seat], list[Event]]) -> int:
        """What a person's command comes to is kept and told, and he is back; the number of events after it.

        Where the command cannot be done, it may be that it has been: then its answer is given again.
        """
        async with self.lock:
            seat, match = self.room.seated(answer.guest), self._playing
            try:
                await self._write(events(match, seat), answer)
            except BarbuError:
                done = await self._store.answered(match.header.id, answer)
                if done is None:
                    raise
                return done
            if self.room.chairs[seat].away:
                await self._keep_chair(seat, away=False)
            self.poke()
            return self._playing.seq

    async def hint(self, guest: str) -> tuple[MatchView, Advice]:
        """What a strong player would do in the guest's place, and the view that he was given: all he knows of."""
        seat, match = self.room.seated(guest), self._playing
        if not self.room.hinted:
            raise Forbidden("no-hints-here")
        seen = view(match, seat)
        if match.to_act is None:
            raise NotLegal("nobody-to-act")
        if match.to_act != seat:
            raise NotLegal("not-your-turn", seat=seat, turn=match.to_act)
        return seen, await self._thinker.advise(msgspec.structs.replace(seen, seq=len(match.live)))

    async def undo(self, guest: str, agree: bool) -> None:
        """Takes back at once for a person alone; else asks the others, or answers their wish."""
        async with self.lock:
            seat, match = self.room.seated(guest), self._playing
            people = [each for each in self.room.people if not self.room.chairs[each].away or each == seat]
            wish = self.room.undo
            if wish is None or wish.seq != match.seq:
                take_back(match, seat, alone=len(people) == 1)
                wish = Request(seat, match.seq, ())
            if not agree:
                await self.keep(self.room.changed(undo=None))
                return
            agreed = tuple(sorted({*wish.agreed, seat}))
            if set(people) <= set(agreed):
                count = take_back(match, wish.by, alone=len(people) == 1)
                await self._write([Undone(count)])
                await self.keep(self.room.changed(undo=None))
                return
            await self.keep(self.room.changed(undo=msgspec.structs.replace(wish, agreed=agreed)))
            self.later(REQUEST, lambda: self._forget_wish(match.seq))

    async def _forget_wish(self, seq: int) -> None:
        async with self.lock:
            if self.room.undo is not None and self.room.undo.seq == seq:
                await self.keep(self.room.changed(undo=None))

    async def _keep_chair(self, seat: Seat, **fields: object) -> None:
        chair: Chair = msgspec.structs.replace(self.room.chairs[seat], **fields)
        await self.keep(self.room.with_chair(seat, chair))

    @property
    def _playing(self) -> Match:
        if self.match is None:
            raise Stale("not-started-yet")
        return self.match

    async def _write(self, events: Sequence[Event], answer: Answer | None = None) -> None:
        """Keeps the events, then tells them; raises `Stale` and reads all anew where another process was faster."""
        before = self._playing
        steps: list[Step] = []
        for event in events:
            after = before.apply(event)
            steps.append(Step(event, before, after))
            before = after
        fresh, seq = dict(self._secrets.fresh), self._playing.seq
        try:
            await self._store.append(self._playing.header.id, seq, events, fresh, answer)
        except Stale as stale:
            # With the same number of events it was the key that had been used, and nothing is new.
            if stale.values["present"] != seq:
                await self._read_again()
            raise
        self._secrets.settle(fresh)
        for step in steps:
            self._tell(step)

    async def _read_again(self) -> None:
        kept = await self._store.match(self._playing.header.id)
        match = Match.fold(kept.header, kept.events)
        self._secrets = KeptSecrets.of_match(match, kept.secrets)
        self.match = match
        self.steps.clear()
        for watcher in self.hub.watchers:
            watcher.let_go()
        self._set_clock()

    def _tell(self, step: Step) -> None:
        self.match = step.after
        self.steps.append(step)
        if isinstance(step.event, Dealt):
            self.clock.refill()
        self._set_clock()
        self.hub.tell(step)

    # --- the clock ------------------------------------------------------------------------------------

    def _set_clock(self) -> None:
        """The time of the person to act runs from now on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        seat = self.match.to_act if self.match is not None else None
        if seat is not None and (self.room.chairs[seat].bot or self.room.chairs[seat].away):
            seat = None
        if not self.room.clock:
            return
        self.clock.turn(seat, self._time.now())
        self._wind(seat)

    def _wind(self, seat: Seat | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        left = self.clock.left(self._time.now())
        if self.match is not None and left is not None and seat is not None:
            self._timer = self.later(sum(left), partial(self._time_is_up, self.match, seat))

    async def more_time(self, guest: str) -> tuple[float, float]:
        """A minute more for the person whose time runs, once in a turn; what is left."""
        async with self.lock:
            seat = self.room.seated(guest)
            left = self.clock.left(self._time.now()) if self.clock.more(seat) else None
            if left is None:
                raise NotLegal("no-more-time", seconds=int(MORE))
            self._wind(seat)
            return left

    async def _time_is_up(self, match: Match, seat: Seat) -> None:
        async with self.lock:
            if self.match is match and not self.room.chairs[seat].away:
                await self._keep_chair(seat, away=True)

    # --- what happens without a person ----------------------------------------------------------------

    def poke(self) -> None:
        """Something has changed: whatever is due happens now."""
        self._again = True
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run())

    async def settled(self) -> None:
        """Returns when nothing is due any more."""
        while self._runner is not None and not self._runner.done():
            await self._runner

    async def _run(self) -> None:
        while self._again:
            self._again = False
            try:
                while await self._advance():
                    pass
            except Stale:
                self._again = True
            except Exception as error:
                # Never the error's own words: they could tell a card.
                log.error("table %s stands still: %s", self.room.id, type(error).__name__)

    async def _advance(self) -> bool:
        """One thing that happens without a person; False where there is none."""
        if self.match is None or self.room.status != "playing":
            return False
        async with self.lock:
            event = chance(self._playing, self._secrets)
            if event is not None and not (isinstance(event, Dealt) and not self.all_ready):
                await self._write([event])
                return True
            if self._playing.finished:
                await self._store.finish(summary(self._playing))
                await self.keep(self.room.changed(status="finished", undo=None))
                return False
        return await self._bot_acts(self._playing)

    @property
    def all_ready(self) -> bool:
        """Whether the next cards may be dealt: everyone has seen the deal before."""
        match = self._playing
        phase = match.phase
        if isinstance(phase, Dealing) and phase.round.thrown_in:
            return True
        seats = (self.room.chairs[seat] for seat in self.room.people)
        return all(chair.away or chair.ready >= len(match.results) for chair in seats)

    def _player(self, seat: Seat) -> str:
        """The bot that acts for the seat; empty text for a person who plays himself.

        A table that all its people have left waits for them: nobody's match is played to its end without him.
        """
        chair = self.room.chairs[seat]
        people = (self.room.chairs[each] for each in self.room.people)
        attended = any(not each.away or self.hub.here(each.guest) for each in people)
        return chair.bot or (STAND_IN if chair.away and attended else "")

    async def _bot_acts(self, match: Match) -> bool:
        seat = match.to_act
        wish = self.room.undo
        if seat is None or not self._player(seat) or (wish is not None and wish.seq == match.seq):
            return False
        decided, _ = await asyncio.gather(self._decided(match, seat), self._time.sleep(self._pause()))
        async with self.lock:
            wish = self.room.undo
            asked = wish is not None and wish.seq == match.seq
            if self.match is match and self._player(seat) and self.room.status == "playing" and not asked:
                await self._write([Acted(seat, decided)])
        return True

    async def _decided(self, match: Match, seat: Seat) -> Action:
        """What the seat's bot does. It counts only the acts that stand, so that the same play gets the same answer."""
        seen = msgspec.structs.replace(view(match, seat), seq=len(match.live))
        seed = self._secrets.of("bots").hex()
        try:
            action = await self._thinker.decide(self._player(seat), seen, seed)
            match.act(action, seat)
            return action
        except Exception as error:
            log.error("a bot has failed: %s", type(error).__name__)
            return bot("random").decide(seen, seed)

    def _pause(self) -> float:
        if self.room.pace == "instant" or not self.hub.watchers:
            return 0.0
        step = self.steps[-1] if self.steps else None
        taken = step is not None and _took_trick(step)
        return PACE + (AFTER_TRICK if taken else 0.0)

    async def close(self) -> None:
        """Stops what is under way; what was told is kept."""
        tasks = [*self._tasks, *([self._runner] if self._runner else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for watcher in self.hub.watchers:
            watcher.let_go()


def _rest(match: Match) -> Iterator[Event]:
    """The acts to the end of the deal; which of the legal ones they are does not matter."""
    deal = len(match.results)
    while len(match.results) == deal and match.to_act is not None:
        event = Acted(match.to_act, match.legal[0])
        yield event
        match = match.apply(event)


def _took_trick(step: Step) -> bool:
    """Whether the step ended a trick."""
    before, after = step.before.phase, step.after.phase
    if not isinstance(before, Playing) or not isinstance(step.event, Acted):
        return False
    had = len(getattr(before.play, "done", ()))
    return isinstance(after, Playing) and len(getattr(after.play, "done", ())) > had

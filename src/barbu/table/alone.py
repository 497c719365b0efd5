"""What happens at a table without a person: chance, bots, the clock, a wish that nobody answers.

A process alone does it as soon as it is due. Where several share the store, each change writes down when something is
due and asks for it; whichever of them is called does it, and one that died over it is missed by the others. That two
do it at once is harmless: the record takes one.
"""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from barbu.bots import bot
from barbu.croupier import chance
from barbu.deal import Seat
from barbu.errors import Stale
from barbu.match import Acted, Action, Dealt, Match, view
from barbu.match.phases import Dealing, Playing
from barbu.table.clock import TurnClock
from barbu.table.ports import NoSuchTable, summary
from barbu.table.room import Room
from barbu.table.solo import Step

if TYPE_CHECKING:
    from barbu.table.standing import Standing

log = logging.getLogger("barbu.table")

STAND_IN = "regular"
"""The bot that plays on for a person."""

PACE = 0.5
"""Seconds before a bot acts, so that people can follow."""

AFTER_TRICK = 0.9
"""Seconds more when a trick has just been taken."""

REQUEST = 20.0
"""Seconds in which all must agree to take an act back."""

AGAIN = 1.0
"""Seconds after which a table goes on that something has stopped, such as a disk that was full."""

SOON = 0.05
"""Seconds by which something may be done before it is due."""


class Alone:
    """What a table does by itself."""

    def __init__(self, live: "Standing") -> None:
        self._live = live
        self._needs = live.needs
        self._runner: asyncio.Task[None] | None = None
        self._again = False
        self._timer: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is under way."""
        return self._runner is not None and not self._runner.done()

    @property
    def tasks(self) -> tuple[asyncio.Task[Any], ...]:
        """What is under way."""
        return (self._runner,) if self._runner is not None else ()

    async def settled(self) -> None:
        """Returns when nothing is due any more."""
        while self._runner is not None and not self._runner.done():
            await asyncio.wait({self._runner})

    # --- one process, or several ------------------------------------------------------------------------

    def poke(self) -> None:
        """Something has changed: whatever is due happens now, here or at whoever is called."""
        self._again = True
        if self.busy:
            return
        if self._needs.others is None:
            self._runner = asyncio.create_task(self._run())
        else:
            self._ask()

    def _ask(self) -> None:
        live, others = self._live, self._needs.others
        assert others is not None
        due = self.due(live.room, live.match, live.clock)
        if due is not None:
            stamp = f"{live.room.revision}:{live.seq}:{due:.0f}"
            others.ask(live.room.id, stamp, max(0.0, due - self._needs.time.now()))

    def others_did(self) -> None:
        """Another process has done something, and has asked for what is due."""
        self._again = True

    async def come_due(self) -> None:
        """Does what is due, and writes down when the next thing will be; called where several share the store."""
        if self.busy:
            self._again = True
            await self.settled()
            return
        self._again = True
        self._runner = asyncio.current_task()
        try:
            await self._overdue()
            await self._run()
        finally:
            self._runner = None
        await self.write_down()

    async def write_down(self) -> None:
        """When something is due, for the others, where this is not what the last change has told them."""
        live = self._live
        async with live.lock:
            turn = live.turn(live.room)
            if turn is not None and self._needs.others is not None:
                await self._needs.store.save_turn(turn)
        self._ask()

    def due(self, room: Room, match: Match | None, clock: TurnClock) -> float | None:
        """When something is to happen here without a person, by the clock that all share."""
        if match is None or room.status != "playing":
            return None
        now = self._needs.time.now()
        if room.undo is not None and _asked_back(room, match):
            return room.undo.at + REQUEST
        seat = match.to_act
        if seat is None:
            waits = isinstance(match.phase, Dealing) and not self._all_ready(room, match)
            return None if waits and isinstance(chance(match, self._live.secrets), Dealt) else now
        if self._player(room, seat):
            return now + self._pause()
        left = clock.left(now)
        return now + sum(left) if left is not None and clock.state.seat == seat else None

    async def _overdue(self) -> None:
        """A wish that nobody has answered is void, and a person whose time is up is played for."""
        live, now = self._live, self._needs.time.now()
        wish = live.room.undo
        if wish is not None and now + SOON >= wish.at + REQUEST:
            await self._forget_wish(wish.seq)
        left, match = live.time_left(), live.match
        seat = live.timed(match)
        if match is not None and seat is not None and left is not None and sum(left) <= SOON:
            await self._time_is_up(match, seat)

    # --- time -------------------------------------------------------------------------------------------

    def wind(self) -> None:
        """The clock of a process alone rings when the person to act has no time left."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        live = self._live
        seat, left = live.timed(live.match), live.time_left()
        if self._needs.others is None and live.match is not None and left is not None and seat is not None:
            self._timer = live.later(sum(left), partial(self._time_is_up, live.match, seat))

    async def _time_is_up(self, match: Match, seat: Seat) -> None:
        async with self._live.lock:
            if self._live.match is match and not self._live.room.chairs[seat].away:
                await self._live.change_chair(seat, away=True)

    def wait_for_answers(self, seq: int) -> None:
        """The wish that was made at this point is void after a while."""
        if self._needs.others is None:
            self._live.later(REQUEST, partial(self._forget_wish, seq))

    async def _forget_wish(self, seq: int) -> None:
        def change(room: Room) -> Room:
            return room.changed(undo=None) if room.undo is not None and room.undo.seq == seq else room

        async with self._live.lock:
            await self._live.change(change)

    # --- chance and bots --------------------------------------------------------------------------------

    async def _run(self) -> None:
        while self._again:
            self._again = False
            try:
                while await self._advance():
                    pass
            except Stale:
                self._again = True
            except NoSuchTable:
                return
            except Exception as error:
                # Never the error's own words: they could tell a card.
                log.error("table %s stands still: %s", self._live.room.id, type(error).__name__)
                self._live.doubt()
                if self._needs.others is None:
                    self._live.later(AGAIN, self._go_on)

    async def _go_on(self) -> None:
        try:
            await self._live.look()
        except Exception:
            self._live.later(AGAIN, self._go_on)
            return
        self.poke()

    async def _advance(self) -> bool:
        """One thing that happens without a person; False where there is none."""
        live = self._live
        if live.match is None or live.room.status != "playing":
            return False
        async with live.lock:
            match = live.playing
            event = chance(match, live.secrets)
            if event is not None and not (isinstance(event, Dealt) and not self._all_ready(live.room, match)):
                await live.write([event])
                return True
            if match.finished:
                await self._needs.store.finish(summary(match))
                await live.change(lambda room: _over(room, match))
                return False
        return await self._bot_acts(match)

    def _all_ready(self, room: Room, match: Match) -> bool:
        """Whether the next cards may be dealt: everyone has seen the deal before."""
        phase = match.phase
        if isinstance(phase, Dealing) and phase.round.thrown_in:
            return True
        seats = (room.chairs[seat] for seat in room.people)
        return all(chair.away or chair.ready >= len(match.results) for chair in seats)

    def _player(self, room: Room, seat: Seat) -> str:
        """The bot that acts for the seat; empty text for a person who plays himself.

        A table that all its people have left waits for them: nobody's match is played to its end without him.
        """
        chair = room.chairs[seat]
        people = (room.chairs[each] for each in room.people)
        attended = any(not each.away or self._live.here(each.guest) for each in people)
        return chair.bot or (STAND_IN if chair.away and attended else "")

    async def _bot_acts(self, match: Match) -> bool:
        live, seat = self._live, match.to_act
        if seat is None or not self._player(live.room, seat) or _asked_back(live.room, match):
            return False
        decided, _ = await asyncio.gather(self._decided(match, seat), self._needs.time.sleep(self._pause()))
        async with live.lock:
            acts = live.match is match and live.room.status == "playing" and not _asked_back(live.room, match)
            if acts and self._player(live.room, seat):
                await live.write([Acted(seat, decided)])
        return True

    async def _decided(self, match: Match, seat: Seat) -> Action:
        """What the seat's bot does. It counts only the acts that stand, so that the same play gets the same answer."""
        seen = msgspec.structs.replace(view(match, seat), seq=len(match.live))
        seed = self._live.secrets.of("bots").hex()
        try:
            action = await self._needs.thinker.decide(self._player(self._live.room, seat), seen, seed)
            match.act(action, seat)
            return action
        except Exception as error:
            log.error("a bot has failed: %s", type(error).__name__)
            return bot("random").decide(seen, seed)

    def _pause(self) -> float:
        live = self._live
        watched = live.hub.watchers or any(seen.streams for seen in live.elsewhere.values())
        if live.room.pace == "instant" or not watched:
            return 0.0
        step = live.steps[-1] if live.steps else None
        taken = step is not None and _took_trick(step)
        return PACE + (AFTER_TRICK if taken else 0.0)


def _over(room: Room, match: Match) -> Room:
    return room.changed(status="finished", undo=None) if room.match == match.header.id else room


def _asked_back(room: Room, match: Match) -> bool:
    """Whether somebody has asked for the last act back, and waits."""
    return room.undo is not None and room.undo.seq == match.seq


def _took_trick(step: Step) -> bool:
    """Whether the step ended a trick."""
    before, after = step.before.phase, step.after.phase
    if not isinstance(before, Playing) or not isinstance(step.event, Acted):
        return False
    had = len(getattr(before.play, "done", ()))
    return isinstance(after, Playing) and len(getattr(after.play, "done", ())) > had

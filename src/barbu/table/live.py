"""What people do at a table in memory."""

from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from barbu.bots import Advice
from barbu.deal import Seat
from barbu.errors import BarbuError, NotLegal
from barbu.match import Acted, Action, Event, Match, MatchView, Undone, view
from barbu.table.certain import claim
from barbu.table.clock import MORE
from barbu.table.ports import Answer
from barbu.table.room import Forbidden, Request
from barbu.table.standing import Standing
from barbu.table.undo import take_back

ABSENT = 30.0
"""Seconds after which others may let a bot play on for somebody who is not there."""


class Live(Standing):
    """One table, and what people do there."""

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
            seat, match = self.room.seated(answer.guest), self.playing
            try:
                await self.write(events(match, seat), answer)
            except BarbuError:
                done = await self.needs.store.answered(match.header.id, answer)
                if done is None:
                    raise
                return done
            seq = self.playing.seq
            if self.room.chairs[seat].away:
                await self.change_chair(seat, away=False)
            self.alone.poke()
            return seq

    async def hint(self, guest: str) -> tuple[MatchView, Advice]:
        """What a strong player would do in the guest's place, and the view that he was given: all he knows of."""
        seat, match = self.room.seated(guest), self.playing
        if not self.room.hinted:
            raise Forbidden("no-hints-here")
        seen = view(match, seat)
        if match.to_act is None:
            raise NotLegal("nobody-to-act")
        if match.to_act != seat:
            raise NotLegal("not-your-turn", seat=seat, turn=match.to_act)
        return seen, await self.needs.thinker.advise(msgspec.structs.replace(seen, seq=len(match.live)))

    async def undo(self, guest: str, agree: bool, expect: int | None = None) -> None:
        """Takes back at once for a person alone; else asks the others, or answers their wish."""
        async with self.lock:
            await self.insist(partial(self._undo, guest, agree, expect))

    async def _undo(self, guest: str, agree: bool, expect: int | None) -> None:
        seat, match = self.room.seated(guest), self.playing
        if expect is not None:
            match.answers(expect)
        people = [each for each in self.room.people if not self.room.chairs[each].away or each == seat]
        wish = self.room.undo
        if wish is None or wish.seq != match.seq:
            take_back(match, seat, alone=len(people) == 1)
            wish = Request(seat, match.seq, (), self.needs.time.now())
        if not agree:
            await self.keep(self.room.changed(undo=None))
            return
        agreed = tuple(sorted({*wish.agreed, seat}))
        if set(people) <= set(agreed):
            await self.write([Undone(take_back(match, wish.by, alone=len(people) == 1))])
            await self.change(lambda room: room.changed(undo=None))
            return
        await self.keep(self.room.changed(undo=msgspec.structs.replace(wish, agreed=agreed)))
        self.alone.wait_for_answers(match.seq)

    async def more_time(self, guest: str) -> tuple[float, float]:
        """A minute more for the person whose time runs, once in a turn; what is left."""
        async with self.lock:
            return await self.insist(partial(self._more_time, guest))

    async def _more_time(self, guest: str) -> tuple[float, float]:
        seat, before = self.room.seated(guest), self.clock
        self.clock = before.copy()
        if not self.clock.more(seat):
            self.clock = before
            raise NotLegal("no-more-time", seconds=int(MORE))
        try:
            await self.keep(self.room.changed(more=self.seq))
        except BaseException:
            self.clock = before
            raise
        self.alone.wind()
        left = self.time_left()
        assert left is not None
        return left


def _rest(match: Match) -> Iterator[Event]:
    """The acts to the end of the deal; which of the legal ones they are does not matter."""
    deal = len(match.results)
    while len(match.results) == deal and match.to_act is not None:
        event = Acted(match.to_act, match.legal[0])
        yield event
        match = match.apply(event)

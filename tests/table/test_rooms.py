"""The use cases of a table over a real store, with a clock that the tests set: no HTTP."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from barbu.bots import bot
from barbu.deal import Seat
from barbu.errors import NotLegal, NotUnderstood, Stale
from barbu.match import Action, Choose, Match, MatchView, Undone, view
from barbu.match.phases import Dealing, Playing
from barbu.rules import preset
from barbu.rules.load import loads
from barbu.store import Database
from barbu.table.hub import MOST_WAITING, Phrase, Watcher
from barbu.table.live import Live
from barbu.table.ports import Guest, NoSuchTable
from barbu.table.room import Forbidden
from barbu.table.rooms import Rooms, TooMuch, Wish

ANA, BORIS, CLIO = (Guest(name.lower(), name, "en") for name in ("Ana", "Boris", "Clio"))
RULES = loads('extends = "classic-32"\ndeals = 3', preset)


class SetTime:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self._now = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + seconds, id(woken), woken))
        await woken

    async def pass_by(self, seconds: float) -> None:
        """So much time goes by, and everything that was due is done."""
        end = self._now + seconds
        while self._sleepers and self._sleepers[0][0] <= end:
            self._now, _, woken = heapq.heappop(self._sleepers)
            if not woken.done():
                woken.set_result(None)
            await asyncio.sleep(0.02)
        self._now = end
        await asyncio.sleep(0.02)


class Thinker:
    """Bots that think at once; what they were shown is kept."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, MatchView, str]] = []

    async def decide(self, name: str, seen: MatchView, seed: str) -> Action:
        self.asked.append((name, seen, seed))
        return bot(name).decide(seen, seed)


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


@pytest.fixture
def evening(tmp_path: Path) -> Callable[[Callable[[Table], Awaitable[None]]], None]:
    """Runs the work with an open house."""

    async def opened(work: Callable[[Table], Awaitable[None]]) -> None:
        store = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}")
        await store.open()
        table = Table(store)
        try:
            await work(table)
        finally:
            await table.rooms.close()
            await store.close()

    return lambda work: asyncio.run(opened(work))


Evening = Callable[[Callable[[Table], Awaitable[None]]], None]


def test_seats_before_the_start(evening: Evening) -> None:
    async def work(table: Table) -> None:
        rooms = table.rooms
        live = await rooms.open(ANA, Wish(RULES, 4, open=True))
        id = live.room.id
        with pytest.raises(NotLegal, match="seats"):
            await rooms.start(id, ANA)
        await rooms.sit(id, BORIS, None)
        await rooms.sit(id, BORIS, 3)
        assert [chair.guest for chair in live.room.chairs] == ["ana", "", "", "boris"]
        with pytest.raises(NotLegal):
            await rooms.sit(id, CLIO, 3)
        with pytest.raises(NotUnderstood):
            await rooms.sit(id, CLIO, 4)
        for refused in (rooms.kick(id, BORIS, 0), rooms.set_bot(id, BORIS, 1, "random"), rooms.start(id, BORIS)):
            with pytest.raises(Forbidden):
                await refused
        await rooms.set_bot(id, ANA, 1, "careful")
        with pytest.raises(NotUnderstood):
            await rooms.set_bot(id, ANA, 2, "nobody")
        await rooms.set_bot(id, ANA, 2, "random")
        with pytest.raises(NotLegal):
            await rooms.set_bot(id, ANA, 3, "random")
        await rooms.kick(id, ANA, 3)
        assert live.room.chairs[3].free
        await rooms.sit(id, CLIO, None)
        await rooms.start(id, ANA)
        with pytest.raises(NotLegal):
            await rooms.kick(id, ANA, 3)
        with pytest.raises(NotLegal):
            await rooms.settings(id, ANA, True, 30)
        assert len(set(playing(live).header.names)) == 4

    evening(work)


def test_what_a_table_cannot_be(evening: Evening) -> None:
    async def work(table: Table) -> None:
        for wish in (Wish(RULES, 7), Wish(RULES, 4, clock=17), Wish(RULES, 4, ("random",) * 4)):
            with pytest.raises(NotUnderstood):
                await table.rooms.open(ANA, wish)
        with pytest.raises(NoSuchTable):
            await table.rooms.live("2222-3333-4444")

    evening(work)


def test_the_next_cards_wait_until_all_are_ready(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two()
        live = await table.rooms.live(id)
        match = await table.play_until(id, lambda match: len(match.results) == 1)
        assert isinstance(match.phase, Dealing)
        assert match.events[-1].__class__.__name__ == "Revealed", "the secret is told at once"
        await table.rooms.ready(id, ANA)
        await live.settled()
        assert isinstance(playing(live).phase, Dealing)
        await table.rooms.ready(id, BORIS)
        await live.settled()
        assert not isinstance(playing(live).phase, Dealing)

    evening(work)


def test_ruling_18_alone_undo_goes_back_to_ones_own_last_decision(evening: Evening) -> None:
    async def work(table: Table) -> None:
        live = await table.rooms.open(ANA, Wish(RULES, 4, pace="instant", start=True))
        id = live.room.id
        await live.settled()
        while not turn(0)(playing(live)) or len(getattr(playing(live).phase, "play").done) < 2:  # noqa: B009
            await table.act(id, ANA)
        before = playing(live)
        await table.act(id, ANA)
        after = playing(live)
        await table.rooms.undo(id, ANA, True)
        await live.settled()
        undone = playing(live)
        assert undone.state == before.state
        assert isinstance(undone.events[-1], Undone)
        assert undone.events[: after.seq] == after.events, "what was undone stays in the record"
        await table.act(id, ANA)
        assert playing(live).state == after.state, "the same play gets the same answers"

    evening(work)


def test_ruling_18_with_others_all_agree_until_the_next_has_acted(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two()
        live = await table.rooms.live(id)
        before = await table.play_until(id, before_boris)
        await table.act(id, ANA)
        assert playing(live).to_act == 1
        await table.rooms.undo(id, ANA, True)
        assert playing(live).seq == before.seq + 1, "asked, not done"
        await table.rooms.undo(id, BORIS, False)
        assert live.room.undo is None
        await table.rooms.undo(id, ANA, True)
        await table.rooms.undo(id, BORIS, True)
        assert playing(live).state == before.state
        await table.act(id, ANA)
        await table.rooms.undo(id, ANA, True)
        await table.act(id, BORIS)
        wish = (await table.store.room(id)).undo
        assert wish is None or wish.seq != playing(live).seq
        with pytest.raises(NotLegal):
            await table.rooms.undo(id, ANA, True)

    evening(work)


def test_a_wish_to_take_back_is_forgotten_after_a_while(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two()
        live = await table.rooms.live(id)
        await table.play_until(id, turn(1))
        match = playing(live)
        await table.act(id, BORIS)
        if playing(live).seq == match.seq + 1:
            await table.rooms.undo(id, BORIS, True)
            await table.time.pass_by(21)
            assert live.room.undo is None

    evening(work)


def test_undo_never_goes_over_the_end_of_a_deal(evening: Evening) -> None:
    async def work(table: Table) -> None:
        live = await table.rooms.open(ANA, Wish(RULES, 4, pace="instant", start=True))
        await live.settled()
        while not playing(live).results:
            await table.act(live.room.id, ANA)
        with pytest.raises(NotLegal):
            await table.rooms.undo(live.room.id, ANA, True)

    evening(work)


def test_an_absent_player_is_replaced_after_thirty_seconds_and_comes_back(evening: Evening) -> None:
    async def work(table: Table) -> None:
        rooms, id = table.rooms, await table.of_two()
        live, hers = await rooms.watch(id, ANA)
        _, his = await rooms.watch(id, BORIS)
        await table.play_until(id, turn(1))
        rooms.unwatch(live, his)
        assert not live.hub.here("boris"), "grey at once"
        await table.time.pass_by(29)
        with pytest.raises(NotLegal):
            await rooms.takeover(id, ANA, 1)
        await table.time.pass_by(2)
        assert rooms.takeovers(live) == (1,)
        with pytest.raises(Forbidden):
            await rooms.takeover(id, CLIO, 1)
        seq = playing(live).seq
        await rooms.takeover(id, ANA, 1)
        await live.settled()
        assert playing(live).seq > seq
        assert playing(live).to_act == 0, "the bot has played for Boris"
        await rooms.watch(id, BORIS)
        assert not live.room.chairs[1].away
        await table.play_until(id, turn(1))
        await table.act(id, BORIS)
        rooms.unwatch(live, hers)

    evening(work)


def test_a_table_that_all_have_left_waits_for_them(evening: Evening) -> None:
    async def work(table: Table) -> None:
        live = await table.rooms.open(ANA, Wish(RULES, 4, pace="instant", start=True))
        await live.settled()
        seq = playing(live).seq
        await table.rooms.leave(live.room.id, ANA)
        await live.settled()
        assert playing(live).seq == seq
        await table.rooms.watch(live.room.id, ANA)
        await table.act(live.room.id, ANA)
        assert playing(live).seq > seq

    evening(work)


def test_the_clock_then_the_bank_then_a_bot(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two(clock=15)
        live = await table.rooms.live(id)
        await table.play_until(id, turn(0))
        assert live.time_left() == (15, 60)
        await table.time.pass_by(20)
        assert live.time_left() == (0, 55)
        await table.act(id, ANA)
        await table.play_until(id, turn(0))
        assert live.time_left() == (15, 55)
        seq = playing(live).seq
        await table.time.pass_by(69)
        assert playing(live).seq == seq
        await table.time.pass_by(2)
        await live.settled()
        assert playing(live).seq > seq
        assert live.room.chairs[0].away
        await table.rooms.back(id, ANA)
        assert not live.room.chairs[0].away

    evening(work)


def test_a_minute_more_once_in_a_turn(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two(clock=15)
        live = await table.rooms.live(id)
        await table.play_until(id, turn(0))
        await table.time.pass_by(20)
        assert await table.rooms.more_time(id, ANA) == (55, 60)
        for guest in (ANA, BORIS):
            with pytest.raises(NotLegal, match="No more time"):
                await table.rooms.more_time(id, guest)
        seq = playing(live).seq
        await table.time.pass_by(114)
        assert playing(live).seq == seq
        await table.time.pass_by(2)
        await live.settled()
        assert live.room.chairs[0].away

    evening(work)


def test_one_phrase_in_three_seconds(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two()
        await table.rooms.phrase(id, ANA, "hello")
        with pytest.raises(TooMuch):
            await table.rooms.phrase(id, ANA, "😴")
        await table.rooms.phrase(id, BORIS, "👏")
        await table.time.pass_by(3)
        await table.rooms.phrase(id, ANA, "😴")
        with pytest.raises(NotUnderstood):
            await table.rooms.phrase(id, ANA, "any text")
        with pytest.raises(Forbidden):
            await table.rooms.phrase(id, CLIO, "hello")

    evening(work)


def test_a_match_ends_and_the_table_plays_again(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two()
        live = await table.rooms.live(id)
        with pytest.raises(NotLegal):
            await table.rooms.rematch(id, ANA)
        first = await table.play_until(id, lambda match: match.finished)
        await live.settled()
        assert (await table.store.room(id)).status == "finished"
        await table.rooms.rematch(id, BORIS)
        assert (await table.store.room(id)).status == "waiting"
        await table.rooms.start(id, ANA)
        await live.settled()
        assert playing(live).header.id != first.header.id
        assert [each.summary.id for each in await table.store.matches_of("boris", 9)] == [first.header.id]

    evening(work)


def test_a_table_is_deleted_by_all_its_people_and_by_nobody_else(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two()
        with pytest.raises(Forbidden):
            await table.rooms.delete(id, CLIO)
        await table.rooms.delete(id, BORIS)
        assert [room.id for room in await table.store.rooms_of("ana")] == [id]
        assert await table.store.rooms_of("boris") == []
        await table.rooms.delete(id, ANA)
        with pytest.raises(NoSuchTable):
            await table.rooms.live(id)

    evening(work)


def test_a_table_read_again_is_the_same(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two()
        match = await table.play_until(id, turn(1))
        other = Rooms(table.store, table.thinker, table.time)
        again = await other.live(id)
        assert playing(again) == match
        await other.act(id, BORIS, view(match, 1).legal[0], match.seq, "from the other one")
        with pytest.raises(Stale):
            await table.act(id, BORIS)
        await again.settled()
        live = await table.rooms.live(id)
        assert playing(live).events[: match.seq + 1] == playing(again).events[: match.seq + 1]
        await other.close()

    evening(work)


def test_a_key_is_answered_again_and_not_acted_on_again(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two()
        match = await table.play_until(id, turn(1))
        legal = view(match, 1).legal
        _, watcher = await table.rooms.watch(id, ANA)
        seq = await table.rooms.act(id, BORIS, legal[0], match.seq, "one")
        for action in (legal[0], legal[-1], Choose("nothing")):
            assert await table.rooms.act(id, BORIS, action, match.seq, "one") == seq
        await (await table.rooms.live(id)).settled()
        again = await table.play_until(id, turn(1))
        action = view(again, 1).legal[0]
        assert await table.rooms.act(id, BORIS, action, again.seq, "one") == seq, "even where it would be legal"
        assert playing(await table.rooms.live(id)) == again
        assert not watcher.gone

    evening(work)


def test_a_watcher_who_falls_behind_is_let_go() -> None:
    async def work() -> None:
        watcher = Watcher(None)
        for _ in range(3):
            watcher.tell("table")
        assert await watcher.next(0.01) == "table"
        assert await watcher.next(0.01) is None, "one notice is enough"
        for number in range(MOST_WAITING + 1):
            watcher.tell(Phrase(0, str(number)))
        assert watcher.gone
        assert await watcher.next(0.01) is None

    asyncio.run(work())


def test_bots_are_shown_their_own_view_and_nothing_else(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two()
        await table.play_until(id, lambda match: match.finished)
        assert len(table.thinker.asked) > 20
        for name, seen, seed in table.thinker.asked:
            assert name == "random"
            assert seen.seat in (2, 3)
            assert seen.seat == seen.to_act
            assert len(seed) == 64

    evening(work)

"""People of one table at different processes: each is told everything, and what happens happens once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from barbu.errors import BarbuError, NotLegal
from barbu.match import Match, view
from barbu.match.phases import Dealing
from barbu.store import Database
from barbu.table.ending import SOON
from barbu.table.live import Live
from barbu.table.ports import Guest
from barbu.table.rooms import Rooms, TooMuch, Wish
from tests.several.conftest import houses, watching
from tests.table.house import ANA, BORIS, RULES, playing
from tests.web.people import until


async def of_two(house: Rooms, *, start: bool = True, clock: int = 0, pace: str = "instant") -> str:
    """The id of a table where Ana, Boris and two bots play."""
    for guest in (ANA, BORIS):
        await house.store.save_guest(guest)
    wish = Wish(RULES, 4, (None, "random", "random"), pace=pace, clock=clock)  # type: ignore[arg-type]
    id = (await house.open(ANA, wish)).room.id
    await house.sit(id, BORIS, 1)
    if start:
        await house.start(id, ANA)
    return id


async def play(house: Rooms, id: str, guest: Guest, most: int = 10_000) -> int:
    """The guest does the first thing that is legal whenever he can, at this process; how often he has acted."""
    done = 0
    live = await house.live(id)
    while live.room.status == "playing" and done < most:
        match, seat = playing(live), live.room.seated(guest.id)
        with contextlib.suppress(BarbuError, SQLAlchemyError, OSError):  # as a page does, he asks again
            if isinstance(match.phase, Dealing) and live.room.chairs[seat].ready < len(match.results):
                await house.ready(id, guest)
            elif match.to_act == seat:
                await house.act(id, guest, view(match, seat).legal[0], match.seq, f"{guest.id} {match.seq}")
                done += 1
        await asyncio.sleep(0.01)
    return done


async def is_kept(house: Rooms, id: str) -> Match:
    """The match of the table as it is kept."""
    room = await house.store.room(id)
    kept = await house.store.match(room.match)
    return Match.fold(kept.header, kept.events)


def test_a_match_is_played_by_people_at_different_processes(database: str) -> None:
    async def evening() -> None:
        async with houses(database) as (one, other):
            id = await of_two(one)
            async with watching(one, id, ANA) as (hers, ana), watching(other, id, BORIS) as (his, boris):
                await asyncio.wait_for(asyncio.gather(play(one, id, ANA), play(other, id, BORIS)), 200)
                match = await is_kept(one, id)
                assert match.finished
                assert playing(hers) == playing(his) == match
                await until(lambda: ana.match == boris.match == match)
                for reader in (ana, boris):
                    seqs = [step.after.seq for step in reader.steps]
                    assert seqs == [*range(seqs[0], match.seq + 1)], "everything once, in order"
            assert [each.summary.id for each in await other.store.matches_of("ana", 5)] == [match.header.id]

    asyncio.run(evening())


def test_a_person_may_be_sent_to_another_process_with_each_request(database: str) -> None:
    """As any load balancer does that knows nothing of sessions."""

    async def evening() -> None:
        async with houses(database) as found:
            id = await of_two(found[0])
            boris = asyncio.create_task(play(found[0], id, BORIS))
            done = 0
            async with watching(found[0], id, ANA):
                while done < 12:
                    house = found[done % 2]
                    live = await house.live(id)
                    match = playing(live)
                    if match.to_act == 0:
                        seq = await house.act(id, ANA, view(match, 0).legal[0], match.seq, f"key {match.seq}")
                        assert seq == match.seq + 1
                        again = found[(done + 1) % 2]
                        assert await again.act(id, ANA, view(match, 0).legal[0], match.seq, f"key {match.seq}") == seq
                        done += 1
                    elif isinstance(match.phase, Dealing):
                        await house.ready(id, ANA)
                    await asyncio.sleep(0.01)
            boris.cancel()

    asyncio.run(evening())


def test_who_is_there_and_what_is_said_is_known_at_all_processes(database: str) -> None:
    async def evening() -> None:
        async with houses(database) as (one, other):
            id = await of_two(one, start=False)
            async with watching(one, id, ANA) as (hers, ana), watching(other, id, None) as (his, _):
                await until(lambda: his.here("ana") and hers.spectators)
                assert (hers.spectators, his.spectators) == (1, 1)
                async with watching(other, id, BORIS) as (_, boris):
                    await until(lambda: hers.here("boris"))
                    assert hers.here("boris")
                    await other.phrase(id, BORIS, "hello")
                    await until(lambda: ana.phrases)
                    assert [each.phrase for each in ana.phrases] == ["hello"]
                    assert [each.phrase for each in boris.phrases] == ["hello"]
                    for house in (one, other):
                        with contextlib.suppress(TooMuch):
                            await house.phrase(id, BORIS, "oops")
                            raise AssertionError("one phrase at a time, at whichever process")
                    await other.greet("boris", "Bo", "fr")
                    await until(lambda: hers.room.chairs[1].name == "Bo")
                    assert hers.room.chairs[1].name == "Bo"
                await until(lambda: not hers.here("boris"))
                assert not hers.here("boris")
                assert hers.absent_for(1) < 30

    asyncio.run(evening())


def test_a_clock_that_runs_out_is_seen_to_by_another_process(database: str) -> None:
    async def evening() -> None:
        async with houses(database, jobs=(False, True)) as (one, other):
            id = await of_two(one, clock=15)
            async with watching(one, id, ANA) as (live, _):
                await until(lambda: live.match is not None and playing(live).to_act in (0, 1), 60)
                seat = playing(live).to_act
                assert seat is not None
                away = await other.live(id)
                here, there = live.time_left(), away.time_left()
                assert here is not None
                assert there is not None
                assert abs(sum(here) - sum(there)) < 1
                guest = (ANA, BORIS)[seat]
                left = sum(await one.more_time(id, guest))
                assert left > 120
                for house in (one, other):
                    with contextlib.suppress(NotLegal):
                        await house.more_time(id, guest)
                        raise AssertionError("once in a turn, at whichever process")
                await _turn_back(live, 140)
                await until(lambda: live.room.chairs[seat].away, 60)
                assert live.room.chairs[seat].away

    asyncio.run(evening())


async def _turn_back(live: Live, seconds: float) -> None:
    """The time of whoever is to act began so much earlier."""
    state = live.clock.state
    live.clock.state = type(state)(state.banks, state.seat, state.since - seconds, state.more)
    await live.alone.write_down()


def test_a_table_goes_on_where_the_process_that_moved_it_is_gone(database: str) -> None:
    async def evening() -> None:
        async with houses(database) as (one, other):
            id = await of_two(one)
            task = one.needs.others
            assert task is not None
            await task.close()  # nothing is told any more, and nothing is done there
            async with watching(other, id, BORIS), watching(other, id, ANA) as (live, _):
                await asyncio.wait_for(asyncio.gather(play(other, id, ANA, 6), play(other, id, BORIS, 6)), 120)
                await until(lambda: live.alone.due(live.room, live.match, live.clock) is None)
                assert playing(live) == await is_kept(other, id)
            match = playing(await one.live(id))
            assert match == await is_kept(one, id), "whoever is asked reads what is kept"

    asyncio.run(evening())


def test_lines_that_are_lost_are_made_up_for(database: str) -> None:
    """All connections are ended from outside while people play; nobody is told less, and nothing stands still."""

    async def evening() -> None:
        async with houses(database) as (one, other):
            id = await of_two(one)
            async with watching(one, id, ANA) as (_, ana), watching(other, id, BORIS) as (_, boris):
                done = asyncio.gather(play(one, id, ANA), play(other, id, BORIS))
                for _ in range(4):
                    await asyncio.sleep(1)
                    await _cut(database)
                await asyncio.wait_for(done, 250)
                match = await is_kept(one, id)
                assert match.finished
                await until(lambda: ana.match == boris.match == match)
                for reader in (ana, boris):
                    seqs = [step.after.seq for step in reader.steps]
                    assert seqs == [*range(seqs[0], match.seq + 1)]

    asyncio.run(evening())


def test_streams_that_begin_or_end_while_that_cannot_be_kept_are_not_counted_for_ever(database: str) -> None:
    """Nobody could take the seat over of a person who was taken for one who is there."""

    async def evening() -> None:
        async with houses(database) as (one, other):
            id = await of_two(one)
            async with watching(other, id, ANA) as (hers, _):
                live, watcher = await one.watch(id, BORIS)
                await until(lambda: hers.here("boris"))
                async with _without(other, "presence"):
                    one.unwatch(live, watcher)
                    await until(lambda: live.idle)
                await until(lambda: not hers.here("boris"))
                assert not hers.here("boris")
                async with _without(other, "presence"):
                    with pytest.raises(SQLAlchemyError):
                        await one.watch(id, BORIS)
                    assert not live.here("boris"), "not here either"
                    await until(lambda: live.idle)
                await other.look_around()
                assert not hers.here("boris")
                for _ in range(5):
                    one.unwatch(*await one.watch(id, BORIS))
                both = [await one.watch(id, BORIS) for _ in range(2)]
                await until(lambda: hers.elsewhere["boris"].streams == 2)
                assert hers.elsewhere["boris"].streams == 2
                for each in both:
                    one.unwatch(*each)
                await until(lambda: not hers.here("boris"))
                assert not hers.here("boris")
                assert 0 < hers.absent_for(1) < 20

    asyncio.run(evening())


@contextlib.asynccontextmanager
async def _without(house: Rooms, table: str) -> AsyncIterator[None]:
    """Whatever needs the table of the database fails."""
    store = house.store
    assert isinstance(store, Database)
    for words in (f"{table} RENAME TO away", f"away RENAME TO {table}"):
        async with store.engine.begin() as connection:
            await connection.execute(text(f"ALTER TABLE {words}"))
        if words.startswith(table):
            yield


def test_a_house_closes_soon_whatever_becomes_of_its_lines(database: str) -> None:
    """A line that is lost while a task is told to end must not be what the task hears in place of it."""

    async def evening(cuts: tuple[float, ...]) -> float:
        async with houses(database) as (one, other), contextlib.AsyncExitStack() as open_pages:
            id = await of_two(one)
            for house, guest in ((one, ANA), (other, BORIS)):
                await open_pages.enter_async_context(watching(house, id, guest))
            playing = [asyncio.create_task(play(one, id, ANA)), asyncio.create_task(play(other, id, BORIS))]
            for pause in cuts:
                await asyncio.sleep(pause)
                await _cut(database)
            for each in playing:
                each.cancel()
            await open_pages.aclose()
            begun = asyncio.get_running_loop().time()
            await asyncio.gather(one.close(), other.close())
            return asyncio.get_running_loop().time() - begun

    for cuts in ((0.5, 0.0), (0.3, 0.2), (0.7, 0.1), (0.2,)):
        assert asyncio.run(evening(cuts)) < 3 * SOON


async def _cut(url: str) -> None:
    import asyncpg
    from sqlalchemy import make_url

    made = make_url(url)
    connection = await asyncpg.connect(user=made.username, database=made.database, host=made.query["host"])
    ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = $1"
    await connection.execute(ending, made.database)
    await connection.close()

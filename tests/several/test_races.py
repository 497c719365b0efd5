"""Many who want the same thing at once, at two processes or at one: one has it, the others are told, all see it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence

from barbu.errors import BarbuError
from barbu.match import Acted, Match, Undone, view
from barbu.table.ports import Guest
from barbu.table.rooms import Rooms, Wish
from tests.several.conftest import Street, watching
from tests.several.test_together import is_kept, of_two, play
from tests.table.house import ANA, BORIS, RULES, playing
from tests.web.people import until


async def race(tries: Sequence[Awaitable[object]]) -> tuple[int, list[str]]:
    """All at once: how many have done it, and what the others were told."""
    done = await asyncio.gather(*tries, return_exceptions=True)
    refused = [each for each in done if isinstance(each, BaseException)]
    assert all(isinstance(each, BarbuError) for each in refused), refused
    return len(done) - len(refused), sorted({each.id for each in refused if isinstance(each, BarbuError)})


def test_of_sixteen_acts_at_one_seat_one_is_done(street: Street) -> None:
    async def evening() -> None:
        async with street() as found:
            id = await of_two(found[0])
            async with watching(found[0], id, ANA) as (_, ana), watching(found[1], id, BORIS) as (_, boris):
                await asyncio.gather(*(asyncio.wait_for(_one_turn(found[0], id, guest), 60) for guest in (ANA, BORIS)))
                seat = await _turn(found, id)
                match = playing(await found[0].live(id))
                legal = view(match, seat).legal
                done, told = await race(
                    [
                        found[at % 2].act(id, (ANA, BORIS)[seat], legal[at % len(legal)], match.seq, f"key {at}")
                        for at in range(16)
                    ]
                )
                assert (done, told) == (1, ["stale"])
                await until(lambda: all(any(s.after.seq == match.seq + 1 for s in r.steps) for r in (ana, boris)))
                for reader in (ana, boris):
                    assert len([step for step in reader.steps if step.after.seq == match.seq + 1]) == 1
                kept = await is_kept(found[0], id)
                assert kept.events[: match.seq] == match.events

    asyncio.run(evening())


async def _one_turn(house: Rooms, id: str, guest: Guest) -> None:
    await play(house, id, guest, 1)


async def _turn(found: Sequence[Rooms], id: str) -> int:
    """Whose turn it is, once it is Ana's or Boris's."""
    live = await found[0].live(id)
    while playing(live).to_act not in (0, 1):
        await live.look()
        for guest in (ANA, BORIS):
            await found[0].ready(id, guest)
        await asyncio.sleep(0.02)
    seat = playing(live).to_act
    assert seat is not None
    return seat


def test_of_eight_who_act_at_one_table_one_does(street: Street) -> None:
    """Two people on four devices each: whose turn it is acts once, and nobody else."""

    async def evening() -> None:
        async with street() as found:
            id = await of_two(found[0])
            seat = await _turn(found, id)
            match = playing(await found[0].live(id))
            action = view(match, seat).legal[0]
            tries = [found[at % 2].act(id, (ANA, BORIS)[at // 4], action, match.seq, f"device {at}") for at in range(8)]
            done, told = await race(tries)
            assert done == 1
            assert set(told) <= {"stale", "not-your-turn"}
            assert (await is_kept(found[0], id)).events[match.seq].seat == seat  # type: ignore[union-attr]

    asyncio.run(evening())


def test_of_eight_who_sit_down_on_one_seat_one_sits(street: Street) -> None:
    async def evening() -> None:
        async with street() as found:
            live = await found[0].open(ANA, Wish(RULES, 4))
            id = live.room.id
            guests = [Guest(f"guest {at}", f"Guest {at}", "en") for at in range(8)]
            async with watching(found[0], id, ANA) as (_, ana), watching(found[1], id, None) as (_, stranger):
                before = ana.tables, stranger.tables
                done, told = await race([found[at % 2].sit(id, guest, 2) for at, guest in enumerate(guests)])
                assert (done, told) == (1, ["seat-taken"])
                await until(lambda: ana.tables > before[0] and stranger.tables > before[1])
                assert ana.tables > before[0]
                assert stranger.tables > before[1]
            rooms = [(await house.live(id)).room for house in found]
            assert rooms[0] == rooms[1]
            assert rooms[0].chairs[2].guest in {guest.id for guest in guests}
            await asyncio.gather(*(found[at % 2].sit(id, BORIS, seat) for at, seat in enumerate((1, 3))))
            chairs = (await found[0].live(id)).room.chairs
            assert [chair.guest for chair in chairs].count("boris") == 1, "nobody has two seats"

    asyncio.run(evening())


def test_of_eight_who_want_the_last_free_seat_whichever_it_is_one_sits(street: Street) -> None:
    async def evening() -> None:
        async with street() as found:
            id = (await found[0].open(ANA, Wish(RULES, 4, ("random", "random", None)))).room.id
            guests = [Guest(f"guest {at}", f"Guest {at}", "en") for at in range(8)]
            done, told = await race([found[at % 2].sit(id, guest, None) for at, guest in enumerate(guests)])
            assert (done, told) == (1, ["table-full"])

    asyncio.run(evening())


def test_a_person_who_sits_down_from_many_pages_at_once_sits_once(street: Street) -> None:
    async def evening() -> None:
        async with street() as found:
            id = (await found[0].open(ANA, Wish(RULES, 4))).room.id
            done, told = await race([found[at % 2].sit(id, BORIS, None) for at in range(8)])
            assert (done, told) == (8, []), "he sits where he sat, however often he asks"
            await race([found[at % 2].sit(id, BORIS, 1 + at % 3) for at in range(12)])
            for house in found:
                chairs = (await house.live(id)).room.chairs
                assert [chair.guest for chair in chairs].count("boris") == 1

    asyncio.run(evening())


def test_a_match_is_started_once(street: Street) -> None:
    async def evening() -> None:
        async with street() as found:
            id = await of_two(found[0], start=False)
            done, told = await race([found[at % 2].start(id, ANA) for at in range(8)])
            assert (done, told) == (1, ["already-started"])
            matches = [playing(await house.live(id)).header.id for house in found]
            assert matches[0] == matches[1] == (await found[0].store.room(id)).match

    asyncio.run(evening())


def test_one_act_is_taken_back_once(street: Street) -> None:
    async def evening() -> None:
        async with street() as found:
            live = await found[0].open(ANA, Wish(RULES, 4, ("random",) * 3, pace="instant", start=True))
            id = live.room.id
            await found[0].store.save_guest(ANA)
            async with watching(found[0], id, ANA):
                await asyncio.wait_for(play(found[0], id, ANA, 2), 60)
                await until(lambda: playing(live).to_act == 0)
            seq = playing(live).seq
            done, told = await race([found[at % 2].undo(id, ANA, True, seq) for at in range(8)])
            assert (done, told) == (1, ["stale"])
            kept = await is_kept(found[0], id)
            assert sum(isinstance(event, Undone) for event in kept.events) == 1
            lives = [await house.live(id) for house in found]
            await until(lambda: playing(lives[0]).state == playing(lives[1]).state)
            assert playing(lives[0]).events[: seq + 1] == playing(lives[1]).events[: seq + 1]

    asyncio.run(evening())


def test_an_act_that_two_want_back_is_taken_back_once(street: Street) -> None:
    """Ana asks and Boris agrees, each from four pages at once; neither act is taken back beyond the one."""

    async def evening() -> None:
        async with street() as found:
            id = await of_two(found[0])
            live = await found[0].live(id)
            async with watching(found[0], id, ANA) as (_, ana), watching(found[1], id, BORIS) as (_, boris):
                while not _boris_follows_ana(playing(live)):
                    seat = await _turn(found, id)
                    await play(found[0], id, (ANA, BORIS)[seat], 1)
                seq = playing(live).seq
                await race([found[at % 2].undo(id, (ANA, BORIS)[at // 4], True, seq) for at in range(8)])
                await until(lambda: all(any(s.after.seq > seq for s in r.steps) for r in (ana, boris)))
                kept = await is_kept(found[0], id)
                undone = [event for event in kept.events if isinstance(event, Undone)]
                assert undone == [Undone(1)]
                for reader in (ana, boris):
                    assert [step.event for step in reader.steps if isinstance(step.event, Undone)] == undone

    asyncio.run(evening())


def _boris_follows_ana(match: Match) -> bool:
    """Whether Ana has just acted and it is Boris's turn: no bot will act."""
    last = match.live[-1] if match.live else None
    return isinstance(last, Acted) and (last.seat, match.to_act) == (0, 1)

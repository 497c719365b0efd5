"""What the tables need of a store, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from barbu.croupier import Fresh, chance
from barbu.errors import NotUnderstood, Stale
from barbu.match import Acted, Choose, Header, Match
from barbu.notation import dumps
from barbu.rules import preset
from barbu.store import Database
from barbu.store.model import Base
from barbu.table.clock import ClockState
from barbu.table.ports import Answer, Guest, NoSuchTable, summary
from barbu.table.room import Chair, Room, new_room, sit
from barbu.table.shared import Changed, News, Turn
from tests.store.conftest import Work
from tests.support.drive import any_legal, play_out

RULES = preset("classic-32")
HEADER = Header("0123456789abcdef", RULES, ("Ana", "Rui", "Ïlo ♥", "名前"))


def a_room(guest: str = "g1", **fields: object) -> Room:
    room = new_room(guest, RULES, 4, open=True, clock=0, hints=False, pace="instant")
    return sit(room, guest, "Ana", 0).changed(**fields)


def test_a_guest_is_kept_and_changed(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        assert await database.guest("g1") is None
        await database.save_guest(Guest("g1", "Ana", "fr"))
        await database.save_guest(Guest("g1", "Ana María 🂡", "en"))
        assert await database.guest("g1") == Guest("g1", "Ana María 🂡", "en")

    store(work)


def test_a_table_is_kept_found_and_forgotten(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        room = a_room()
        room = await database.save_room(room)
        assert await database.room(room.id) == room
        assert [each.id for each in await database.rooms_of("g1")] == [room.id]
        assert [each.id for each in await database.open_rooms(10)] == [room.id]
        assert room.revision == 1
        full = room.changed(chairs=(room.chairs[0], *(Chair(bot="random"),) * 3))
        full = await database.save_room(full)
        assert await database.open_rooms(10) == []
        await database.delete_room(full)
        with pytest.raises(NoSuchTable):
            await database.room(room.id)
        assert await database.rooms_of("g1") == []

    store(work)


def test_somebody_who_is_done_with_a_table_is_not_shown_it(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        room = sit(a_room(), "g2", "Rui", 1)
        room = await database.save_room(room)
        gone = room.with_chair(0, Chair("g1", "Ana", away=True, gone=True))
        await database.save_room(gone)
        assert await database.rooms_of("g1") == []
        assert [each.id for each in await database.rooms_of("g2")] == [room.id]

    store(work)


def test_of_eight_who_change_the_same_table_one_wins(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        room = await database.save_room(a_room())

        async def race(number: int) -> Room | None:
            try:
                return await database.save_room(sit(room, f"g{number + 2}", "Rui", 1))
            except Changed:
                return None

        done = [each for each in await asyncio.gather(*(race(number) for number in range(8))) if each is not None]
        assert [await database.room(room.id)] == done
        assert done[0].revision == 2
        with pytest.raises(Changed):
            await database.begin(room.changed(match=HEADER.id), HEADER, ["g1"])
        with pytest.raises(NoSuchTable):
            await database.match(HEADER.id)
        with pytest.raises(Changed):
            await database.delete_room(room)
        await database.delete_room(done[0])
        with pytest.raises(Changed):
            await database.save_room(done[0])

    store(work)


def test_what_is_new_at_a_table_is_told_and_nothing_else(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        clock = ClockState((60.0, 60.0, 60.0, 30.0), 3, 100.0)
        room = await database.begin(a_room(match=HEADER.id, status="playing"), HEADER, ["g1"])
        assert await database.news(room, 0) == News(None)
        acts = [Acted(seat, Choose("x")) for seat in range(3)]
        await database.append(HEADER.id, 0, acts[:1], {"bots": b"x" * 32})
        told = News(None, (acts[0],), {"bots": b"x" * 32})
        assert await database.news(room, 0) == told, "without a turn too"
        await database.append(HEADER.id, 1, acts[1:], {}, turn=Turn(room.id, HEADER.id, 3, 7.5, clock))
        assert await database.news(room, 1) == News(None, tuple(acts[1:]), {"bots": b"x" * 32}, clock)
        assert await database.news(room, 3) == News(None, clock=clock)
        await database.save_turn(Turn(room.id, HEADER.id, 2, 1.0, None))
        assert await database.news(room, 3) == News(None, clock=clock), "one who knows less changes nothing"
        after = await database.save_room(room.changed(open=False))
        assert await database.news(room, 3) == News(after, clock=clock)
        other = await database.save_room(after.changed(match="", status="waiting"))
        assert await database.news(after, 3) == News(other)
        await database.delete_room(other)
        with pytest.raises(NoSuchTable):
            await database.news(other, 3)

    store(work)


def test_a_record_comes_back_as_it_was_written(store: Callable[[Work], None]) -> None:
    match = play_out(preset("suite-8"), 4, any_legal, "store")

    async def work(database: Database) -> None:
        header = Header(HEADER.id, match.rules, HEADER.names)
        room = a_room(match=header.id, status="playing")
        room = await database.begin(room, header, ["g1", "g1", "g2"])
        for seq, event in enumerate(match.events):
            await database.append(header.id, seq, [event], {f"label {seq}": bytes([seq % 256]) * 32})
        kept = await database.match(header.id)
        assert kept.header == header
        assert kept.events == match.events
        assert kept.secrets["label 3"] == b"\x03" * 32
        assert len(kept.secrets) == len(match.events)
        assert await database.matches_of("g2", 5) == []
        await database.finish(summary(Match.fold(header, match.events)))
        listed = (await database.matches_of("g2", 5))[0].summary
        assert (listed.id, listed.names, listed.deals) == (header.id, header.names, 8)
        await database.delete_room(room)
        assert (await database.match(header.id)).events == match.events, "a finished match stays"

    store(work)


def test_an_unfinished_match_goes_with_its_table_alone(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        room = a_room(match=HEADER.id, status="playing")
        room = await database.begin(room, HEADER, ["g1"])
        await database.delete_room(room)
        with pytest.raises(NoSuchTable):
            await database.match(HEADER.id)

    store(work)


def test_a_match_and_a_table_may_be_nobodys(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        gone = a_room().with_chair(0, Chair("g1", "Ana", away=True, gone=True))
        await database.begin(gone, HEADER, [])
        assert await database.rooms_of("g1") == []
        assert (await database.match(HEADER.id)).header == HEADER

    store(work)


def test_of_eight_who_write_the_same_line_one_wins(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        await database.begin(a_room(), HEADER, ["g1"])
        first = chance(Match.start(HEADER), Fresh())
        assert first is not None

        async def race(number: int) -> int | str:
            act = Acted(number % 4, Choose(f"row_{number}"))
            try:
                await database.append(HEADER.id, 0, [act], {}, Answer("g1", f"key {number}"))
            except Stale as stale:
                return str(stale.values["present"])
            return number

        done = await asyncio.gather(*(race(number) for number in range(8)))
        assert done.count("1") == 7
        winner = next(each for each in done if each != "1")
        kept = await database.match(HEADER.id)
        assert kept.events == (Acted(int(winner) % 4, Choose(f"row_{winner}")),)
        assert await database.answered(HEADER.id, Answer("g1", f"key {winner}")) == 1
        assert await database.answered(HEADER.id, Answer("g1", f"key {(int(winner) + 1) % 8}")) is None

    store(work)


def test_a_key_is_used_once_and_nothing_of_the_second_try_stays(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        await database.begin(a_room(), HEADER, ["g1"])
        await database.append(HEADER.id, 0, [Acted(0, Choose("a"))], {}, Answer("g1", "k"))
        with pytest.raises(Stale):
            await database.append(HEADER.id, 1, [Acted(0, Choose("b"))], {"deal 1": b"x" * 32}, Answer("g1", "k"))
        kept = await database.match(HEADER.id)
        assert len(kept.events) == 1
        assert kept.secrets == {}
        await database.append(HEADER.id, 1, [Acted(0, Choose("b"))], {}, Answer("g2", "k"))

    store(work)


def test_a_record_from_elsewhere_is_taken_once(store: Callable[[Work], None]) -> None:
    match = play_out(preset("suite-8"), 4, any_legal, "elsewhere")

    async def work(database: Database) -> None:
        await database.bring("g1", match)
        with pytest.raises(NotUnderstood):
            await database.bring("g2", match)
        kept = await database.match(match.header.id)
        assert dumps(Match.fold(kept.header, kept.events)) == dumps(match)
        assert len(await database.matches_of("g1", 5)) == 1
        assert await database.matches_of("g2", 5) == []

    store(work)


def test_opening_twice_changes_nothing(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        await database.save_guest(Guest("g1", "Ana", "fr"))
        await database.open()
        assert await database.guest("g1") is not None

    store(work)


def test_servers_share_a_postgresql_database_and_nobody_has_it_alone_meanwhile(postgres: str) -> None:
    async def work() -> None:
        one, other, third = (Database(postgres) for _ in range(3))
        assert await one.claim(alone=False)
        assert await other.claim(alone=False)
        assert not await third.claim()
        for each in (one, other, third):
            await each.close()
        last = Database(postgres)
        assert await last.claim()
        await last.close()

    asyncio.run(work())


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def work() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}")
        await database.open()
        async with database.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1
        await database.close()

    asyncio.run(work())


def test_the_model_is_what_the_steps_make_of_it(tmp_path: Path) -> None:
    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def work() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}")
        await database.open()
        async with database.engine.connect() as connection:
            assert await connection.run_sync(difference) == []
        await database.close()

    asyncio.run(work())

"""A table from its opening to its end: seats, people who come and go, another match."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from barbu.errors import NotLegal, NotUnderstood, Stale
from barbu.match import Choose, view
from barbu.match.phases import Dealing
from barbu.store.model import SecretRow
from barbu.table.hub import MOST_WAITING, Phrase, Watcher
from barbu.table.ports import Damaged, Guest, NoSuchTable
from barbu.table.room import Forbidden
from barbu.table.rooms import Rooms, Wish
from tests.table.house import ANA, BORIS, CLIO, RULES, Evening, Table, playing, turn


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


def test_a_guest_is_called_otherwise_wherever_he_sits(evening: Evening) -> None:
    async def work(table: Table) -> None:
        rooms = table.rooms
        known = await rooms.greet(None, "Dora", "en")
        playing_at = await rooms.open(known, Wish(RULES, 4, pace="instant", start=True))
        waiting_at = await rooms.open(ANA, Wish(RULES, 4))
        await rooms.sit(waiting_at.room.id, known, 2)
        elsewhere = await table.of_two()
        record = playing(playing_at).header
        for name in ("Dorothea", " Dorothea "):
            await rooms.greet(known.id, name, "en")
            assert playing_at.room.chairs[0].name == "Dorothea"
            assert [chair.name for chair in waiting_at.room.chairs] == ["Ana", "", "Dorothea", ""]
        assert (await table.store.room(playing_at.room.id)).chairs[0].name == "Dorothea"
        assert playing(playing_at).header == record
        assert (await table.store.room(elsewhere)).chairs[0].name == "Ana"

    evening(work)


def test_a_finished_table_opened_again_calls_its_people_as_they_are_called_now(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two()
        await table.play_until(id, lambda match: match.finished)
        await table.store.save_guest(Guest(ANA.id, "Anna", "en"))
        live, watcher = await table.rooms.watch(id, Guest(ANA.id, "Anna", "en"))
        assert live.room.chairs[0].name == "Anna"
        table.rooms.unwatch(live, watcher)

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


def test_who_watches_is_told_of_an_absent_player_who_was_gone_before_the_server_began(evening: Evening) -> None:
    """Nothing else happens at a table that waits for him."""

    async def work(table: Table) -> None:
        id = await table.of_two()
        rooms = Rooms(table.store, table.thinker, table.time)
        live, hers = await rooms.watch(id, ANA)
        await live.settled()
        assert rooms.takeovers(live) == ()
        for seconds, told in ((29.5, ()), (1.0, (1,))):
            while await hers.next(0.05) is not None:
                pass
            await table.time.pass_by(seconds)
            assert await hers.next(0.05) == ("table" if told else None)
            assert rooms.takeovers(live) == told
        await rooms.close()

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


def test_a_secret_that_was_damaged_is_not_played_on_with(evening: Evening) -> None:
    async def work(table: Table) -> None:
        id = await table.of_two()
        await table.play_until(id, turn(1))
        async with table.store.engine.begin() as connection:
            await connection.execute(update(SecretRow).where(SecretRow.label == "deal 1").values(value=b"x" * 32))
        other = Rooms(table.store, table.thinker, table.time)
        with pytest.raises(Damaged):
            await other.live(id)
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

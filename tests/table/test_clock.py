"""The clock of a turn, its bank, a minute more; phrases."""

from __future__ import annotations

import pytest

from barbu.errors import NotLegal, NotUnderstood
from barbu.table.room import Forbidden
from barbu.table.rooms import TooMuch
from tests.table.house import ANA, BORIS, CLIO, Evening, Table, playing, turn


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

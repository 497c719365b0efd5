"""Acts taken back: alone at once, with others when all agree."""

from __future__ import annotations

import pytest

from barbu.errors import NotLegal
from barbu.match import Undone
from barbu.table.rooms import Wish
from tests.table.house import ANA, BORIS, RULES, Evening, Table, before_boris, playing, turn


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

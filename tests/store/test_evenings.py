"""Evenings kept by hand, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import text

from barbu.errors import NotLegal, Stale
from barbu.notation import dumps
from barbu.store import Database
from barbu.table import evenings
from barbu.table.evening import Account
from barbu.table.evenings import EveningChanged, Evenings, KeeperChanged
from barbu.table.ports import NoSuchTable
from barbu.table.room import Forbidden
from tests.store.conftest import Work
from tests.support.kept import begun, kept

ID = "0f8fad5b-d9cb-469f-a165-70867728950e"
MOST = 3


def account(deals: int | None, id: str = ID) -> Account:
    """The account of an evening after so many deals."""
    return Account("  Chez\tMamie 🂡 ", dumps(kept(begun(id), deals)), '{"draft":"\\u0000 «été»"}')


def test_revisions_follow_one_another_and_the_latest_are_kept(
    store: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evenings, "MOST_REVISIONS", MOST)

    async def work(database: Database) -> None:
        house = Evenings(database.evenings)
        for base in range(6):
            assert await house.put("ana", ID, base, account(base)) == base + 1
        now = await database.evenings.one("ana", ID)
        assert (now.revision, now.may, now.account.title) == (6, "own", "Chez Mamie 🂡")
        assert (now.account.record, now.account.notes) == (account(5).record, account(5).notes)
        async with database.engine.connect() as connection:
            numbers = text("SELECT number FROM evening_revision ORDER BY number")
            assert list((await connection.execute(numbers)).scalars()) == [4, 5, 6]

    store(work)


def test_of_two_who_write_at_once_one_is_told_what_the_other_wrote(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        house = Evenings(database.evenings)
        for base in range(3):
            told = await asyncio.gather(
                *(house.put("ana", ID, base, account(base + more)) for more in (1, 2)), return_exceptions=True
            )
            (refused,) = (each for each in told if isinstance(each, EveningChanged))
            assert base + 1 in told
            assert refused.evening == await database.evenings.one("ana", ID)
        keeper = await asyncio.gather(
            *(house.put_keeper("ana", 0, body) for body in ("[1]", "[2]")), return_exceptions=True
        )
        (late,) = (each for each in keeper if isinstance(each, KeeperChanged))
        assert late.keeper == await database.evenings.keeper("ana")
        assert await house.put_keeper("ana", 1, "[3]") == 2

    store(work)


def test_an_evening_does_not_take_the_place_of_another_match(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        played = kept(begun(ID), seed="another")
        await database.bring("rui", played)
        house = Evenings(database.evenings)
        assert await house.put("ana", ID, 0, account(None)) == 1
        assert (await database.match(ID)).events == played.events
        assert await database.matches_of("ana", 9) == []
        await house.delete("ana", ID, 1)
        assert (await database.match(ID)).events == played.events

    store(work)


def test_the_archive_follows_what_is_corrected(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        house = Evenings(database.evenings)
        await house.put("ana", ID, 0, account(None))
        (first,) = await database.matches_of("ana", 9)
        other = kept(begun(ID), seed="corrected")
        await house.put("ana", ID, 1, Account("", dumps(other), "{}"))
        (second,) = await database.matches_of("ana", 9)
        assert (second.at, second.summary.id) == (first.at, ID)
        assert second.summary.totals != first.summary.totals
        assert (await database.match(ID)).events == other.events
        await house.put("ana", ID, 2, account(5))
        assert await database.matches_of("ana", 9) == []
        with pytest.raises(NoSuchTable):
            await database.match(ID)

    store(work)


def test_links_and_what_they_let_be_done(store: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evenings, "MOST_GUESTS", 2)

    async def work(database: Database) -> None:
        house = Evenings(database.evenings)
        await house.put("ana", ID, 0, account(None))
        read, edit = await house.share("ana", ID, "read"), await house.share("ana", ID, "edit")
        assert (await house.join("rui", read)).may == "read"
        assert (await house.join("rui", edit)).may == "edit", "the link that lets more be done counts"
        assert (await house.join("ana", read)).may == "own"
        with pytest.raises(NotLegal, match="2"):
            await house.join("mina", read)
        with pytest.raises(Forbidden):
            await house.withdraw("rui", ID, edit)
        assert [each.summary.id for each in await database.matches_of("rui", 9)] == [ID]
        await house.withdraw("ana", ID, edit)
        assert (await database.evenings.one("rui", ID)).may == "read"
        with pytest.raises(Forbidden):
            await house.put("rui", ID, 1, account(1))
        assert [line.may for line in await database.evenings.of("rui")] == ["read"]
        await house.withdraw("ana", ID, read)
        assert await database.evenings.of("rui") == []
        assert await database.matches_of("rui", 9) == []
        with pytest.raises(NoSuchTable):
            await database.evenings.by_key(read)

    store(work)


def test_a_guest_keeps_so_many_and_deleted_ones_do_not_count(
    store: Callable[[Work], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evenings, "MOST", 2)

    async def work(database: Database) -> None:
        house = Evenings(database.evenings)
        for id in ("one", "two"):
            await house.put("ana", id, 0, account(0, id))
        with pytest.raises(NotLegal, match="2"):
            await house.put("ana", "three", 0, account(0, "three"))
        await house.delete("ana", "one", None)
        assert await house.put("ana", "three", 0, account(0, "three")) == 1
        with pytest.raises(Stale):
            await house.delete("ana", "two", 7)
        assert [(line.id, line.deleted) for line in await database.evenings.of("ana")] == [
            ("three", False), ("one", True), ("two", False),
        ]  # fmt: skip

    store(work)

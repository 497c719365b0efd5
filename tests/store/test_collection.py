"""Collections of rulesets, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from sqlalchemy import text

from barbu.errors import NotLegal, NotUnderstood, Stale
from barbu.rules import BadRuleset, Ruleset, preset, ruleset_hash
from barbu.store import Database
from barbu.table.collection import MOST, MOST_VERSIONS, Collection
from barbu.table.ports import Guest, NoSuchTable
from tests.store.conftest import Work

ANA, RUI = Guest("ana", "Ana", "fr"), Guest("rui", "Rui", "pt")
MAMIE = msgspec.structs.replace(preset("fr-tableau-32"), name="Chez Mamie 🂡 «été»", source="")


def series(number: int) -> Ruleset:
    """The rules in one of four versions."""
    return msgspec.structs.replace(MAMIE, series=number)


def test_rules_are_kept_version_by_version(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        collection, kept = Collection(database, ANA), database.collection
        first = await collection.add(MAMIE)
        assert (first.rules, first.number, first.newest) == (MAMIE, 1, 1)
        same = await collection.save(first.id, msgspec.structs.replace(MAMIE, source="Mamie", name="other"))
        assert (same.number, same.rules.source, same.rules.name) == (1, "Mamie", MAMIE.name), "the rules are the same"
        second = await collection.save(first.id, series(2))
        assert (second.number, second.rules) == (2, series(2))
        old = await kept.one("ana", first.id, 1)
        assert (old.rules, old.number, old.newest) == (msgspec.structs.replace(MAMIE, source="Mamie"), 1, 2)
        versions = await kept.versions("ana", first.id)
        assert [each.number for each in versions] == [2, 1]
        assert [each.hash for each in versions] == [ruleset_hash(series(2)), ruleset_hash(MAMIE)]
        with pytest.raises(NoSuchTable, match="no version 3"):
            await kept.one("ana", first.id, 3)

    store(work)


def test_the_one_saved_last_comes_first(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        collection = Collection(database, ANA)
        one = await collection.add(MAMIE, "one")
        two = await collection.add(MAMIE, "two")
        assert [each.id for each in await database.collection.of("ana")] == [two.id, one.id]
        await collection.save(one.id, series(2))
        assert [each.rules.name for each in await database.collection.of("ana")] == ["one", "two"]
        assert [each.rules.series for each in await database.collection.of("ana")] == [2, 1]

    store(work)


def test_they_are_renamed_duplicated_and_deleted(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        collection = Collection(database, ANA)
        one = await collection.add(MAMIE)
        await collection.save(one.id, series(2))
        assert (await collection.rename(one.id, "  Chez   Papi ")).rules.name == "Chez Papi"
        assert (await database.collection.one("ana", one.id, 1)).rules.name == "Chez Papi"
        copy = await collection.duplicate(one.id)
        assert (copy.rules.name, copy.number, copy.rules.series) == ("Chez Papi (copie)", 1, 2)
        assert (await collection.duplicate(one.id, "x" * 60)).rules.name == "x" * 60
        long = await collection.duplicate((await collection.duplicate(one.id, "y" * 60)).id)
        assert len(long.rules.name) == 60
        await database.collection.delete("ana", one.id)
        with pytest.raises(NoSuchTable):
            await database.collection.one("ana", one.id)
        async with database.engine.connect() as connection:
            left = text("SELECT count(*) FROM ruleset_version WHERE ruleset = :id")
            assert (await connection.execute(left, {"id": one.id})).scalar() == 0
        assert (await database.collection.one("ana", copy.id)).rules.series == 2

    store(work)


def test_nobody_sees_those_of_others(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        one = await Collection(database, ANA).add(MAMIE)
        other, kept = Collection(database, RUI), database.collection
        assert await kept.of("rui") == []
        assert await kept.versions("rui", one.id) == []
        for attempt in (
            kept.one("rui", one.id), other.save(one.id, series(2)), other.rename(one.id, "mine"),
            other.duplicate(one.id), kept.delete("rui", one.id), kept.rename("rui", one.id, "mine"),
            kept.save("rui", one.id, 2, series(2), 5),
        ):  # fmt: skip
            with pytest.raises(NoSuchTable):
                await attempt
        assert (await kept.one("ana", one.id)).rules == MAMIE

    store(work)


def test_of_two_who_save_at_once_one_is_told(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        collection, kept = Collection(database, ANA), database.collection
        one = await collection.add(MAMIE)
        saves = (kept.save("ana", one.id, 2, series(number), 9) for number in (2, 3, 4))
        done = await asyncio.gather(*saves, return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["NoneType", "Stale", "Stale"]
        assert [each.number for each in await kept.versions("ana", one.id)] == [2, 1]
        with pytest.raises(Stale, match="newest version is 2"):
            await collection.save(one.id, series(5), base=1)  # other rules than any that may have won
        with pytest.raises(Stale):
            await kept.save("ana", one.id, 9, series(4), 9)
        assert (await collection.save(one.id, MAMIE, base=2)).number == 3

    store(work)


def test_only_so_many_are_kept(store: Callable[[Work], None]) -> None:
    async def work(database: Database) -> None:
        collection, kept = Collection(database, ANA), database.collection
        one = await collection.add(MAMIE)
        for number in range(2, 7):
            await kept.save("ana", one.id, number, series(1 + number % 2), 3)
        assert [each.number for each in await kept.versions("ana", one.id)] == [6, 5, 4]
        assert MOST_VERSIONS >= 3
        for number in range(1, MOST):
            await kept.add("ana", f"id {number}", MAMIE)
        with pytest.raises(NotLegal, match=str(MOST)):
            await collection.add(MAMIE, "one more")
        await Collection(database, RUI).add(MAMIE)

    store(work)


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("", NotUnderstood), (" ", NotUnderstood), ("classic-32", NotUnderstood),
        ("x" * 61, BadRuleset), ("a\x00b", BadRuleset),
    ],
)  # fmt: skip
def test_names_that_cannot_be(store: Callable[[Work], None], name: str, refusal: type[Exception]) -> None:
    async def work(database: Database) -> None:
        collection = Collection(database, ANA)
        with pytest.raises(refusal):
            await collection.add(msgspec.structs.replace(MAMIE, name=""), name)
        one = await collection.add(MAMIE)
        with pytest.raises(refusal):
            await collection.rename(one.id, name)

    store(work)


@pytest.mark.parametrize("body", ["", "[]", "null", '{"contracts": 7}', '{"players": [1]}', "[" * 100_000])
def test_what_cannot_be_read_any_more_is_told_and_an_older_version_put_in_its_place(
    store: Callable[[Work], None], body: str
) -> None:
    async def work(database: Database) -> None:
        collection, kept = Collection(database, ANA), database.collection
        one, two = await collection.add(MAMIE, "one"), await collection.add(MAMIE, "two")
        await collection.save(one.id, series(2))
        async with database.writing() as connection:
            spoil = text("UPDATE ruleset_version SET body = :body WHERE ruleset = :id AND number = 2")
            await connection.execute(spoil, {"body": body, "id": one.id})
        assert [each.id for each in await kept.of("ana")] == [two.id]
        assert [(each.id, each.name, each.number) for each in await kept.unread("ana")] == [(one.id, "one", 2)]
        assert [each.rules is None for each in await kept.versions("ana", one.id)] == [True, False]
        with pytest.raises(NotUnderstood, match="Version 2 of “one” cannot be read"):
            await kept.one("ana", one.id)
        back = await collection.save(one.id, (await kept.one("ana", one.id, 1)).rules, base=2)
        assert (back.number, back.rules.series) == (3, 1)
        assert await kept.unread("ana") == []

    store(work)

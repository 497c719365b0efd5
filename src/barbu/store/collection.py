"""The rulesets that guests have saved, in the database."""

import json
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from barbu.errors import BarbuError, NotUnderstood, Stale
from barbu.rules import Ruleset, from_plain, ruleset_hash
from barbu.rules.plain import whole
from barbu.store.model import RulesetRow, VersionRow
from barbu.table.ports import NoSuchTable, SavedRules, UnreadRules, Version

Writing = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class StoredRules:
    """The collections of all guests."""

    def __init__(self, engine: AsyncEngine, writing: Writing) -> None:
        self._engine = engine
        self._writing = writing

    async def of(self, guest: str) -> Sequence[SavedRules]:
        """All rulesets of the guest in their newest version, the last saved first; not those that cannot be read."""
        return [_saved(row, rules) for row in await self._of(guest) if (rules := _rules(row)) is not None]

    async def unread(self, guest: str) -> Sequence[UnreadRules]:
        """Those of the guest's rulesets that cannot be read any more."""
        return [_unread(row) for row in await self._of(guest) if _rules(row) is None]

    async def known(self, guest: str) -> Sequence[UnreadRules]:
        """What is known of all of them without reading any, the last saved first."""
        return [_unread(row) for row in await self._of(guest)]

    async def newest(self, guest: str, id: str) -> UnreadRules:
        """What is known of the newest version without reading it; raises `NoSuchTable`."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(_newest().where(RulesetRow.guest == guest, RulesetRow.id == id))).first()
        if row is None:
            raise NoSuchTable("no-such-ruleset", given=id)
        return _unread(row)

    async def _of(self, guest: str) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return (await connection.execute(_newest().where(RulesetRow.guest == guest))).all()

    async def count(self, guest: str) -> int:
        """How many the guest keeps."""
        query = select(func.count()).select_from(RulesetRow).where(RulesetRow.guest == guest)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def one(self, guest: str, id: str, number: int | None = None) -> SavedRules:
        """One version, the newest unless it is named; raises `NoSuchTable` for what the guest does not have.

        Raises `NotUnderstood` for one that cannot be read any more.
        """
        query = (_newest() if number is None else _all().where(VersionRow.number == number)).where(
            RulesetRow.guest == guest, RulesetRow.id == id
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
            known = row is not None or await _is_there(connection, guest, id)
        if row is not None:
            rules = _rules(row)
            if rules is None:
                raise NotUnderstood("ruleset-unread", name=row.name, number=row.version)
            return _saved(row, rules)
        raise NoSuchTable("no-such-version", given=number) if known else NoSuchTable("no-such-ruleset", given=id)

    async def versions(self, guest: str, id: str) -> Sequence[Version]:
        """The versions that are kept, the newest first."""
        query = _all().where(RulesetRow.guest == guest, RulesetRow.id == id).order_by(VersionRow.number.desc())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Version(row.version, row.hash, row.made, _rules(row)) for row in rows]

    async def add(self, guest: str, id: str, rules: Ruleset) -> None:
        """Keeps a new ruleset under its own name, as version 1."""
        row = {"id": id, "guest": guest, "name": rules.name, "number": 1, "at": time.time()}
        async with self._writing() as connection:
            await connection.execute(insert(RulesetRow), [row])
            await connection.execute(insert(VersionRow), [_version(id, 1, rules)])

    async def save(self, guest: str, id: str, number: int, rules: Ruleset, most: int) -> None:
        """Keeps a version: the newest once more, or the one after it; of all versions the latest so many stay.

        Raises `Stale` where somebody else has saved that one, `NoSuchTable` where the ruleset has gone.
        """
        mine = (RulesetRow.id == id, RulesetRow.guest == guest)
        try:
            async with self._writing() as connection:
                values = {"name": rules.name, "number": number, "at": time.time()}
                known = RulesetRow.number.in_((number, number - 1))
                done = await connection.execute(update(RulesetRow).where(*mine, known).values(**values))
                if not done.rowcount:
                    present = (await connection.execute(select(RulesetRow.number).where(*mine))).scalar()
                    raise _stale(present) if present is not None else NoSuchTable("no-such-ruleset", given=id)
                this = (VersionRow.ruleset == id, VersionRow.number == number)
                row = _version(id, number, rules)
                done = await connection.execute(
                    update(VersionRow).where(*this, VersionRow.hash == row["hash"]).values(row)
                )
                if not done.rowcount:
                    await connection.execute(insert(VersionRow), [row])
                old = (VersionRow.ruleset == id, VersionRow.number <= number - most)
                await connection.execute(delete(VersionRow).where(*old))
        except IntegrityError:
            raise _stale(number) from None

    async def rename(self, guest: str, id: str, name: str) -> None:
        """Gives the ruleset another name, in all its versions; raises `NoSuchTable`."""
        mine = (RulesetRow.id == id, RulesetRow.guest == guest)
        await self._do(update(RulesetRow).where(*mine).values(name=name, at=time.time()), id)

    async def delete(self, guest: str, id: str) -> None:
        """Forgets the ruleset with all its versions; raises `NoSuchTable`."""
        await self._do(delete(RulesetRow).where(RulesetRow.id == id, RulesetRow.guest == guest), id)

    async def _do(self, statement: Any, id: str) -> None:
        async with self._writing() as connection:
            done = await connection.execute(statement)
        if not done.rowcount:
            raise NoSuchTable("no-such-ruleset", given=id)


def _stale(present: int) -> Stale:
    return Stale("ruleset-saved-since", present=present)


async def _is_there(connection: AsyncConnection, guest: str, id: str) -> bool:
    query = select(RulesetRow.id).where(RulesetRow.guest == guest, RulesetRow.id == id)
    return (await connection.execute(query)).first() is not None


def _all() -> Any:
    """Versions with the rulesets that they are of."""
    return select(
        RulesetRow.id, RulesetRow.name, RulesetRow.at, RulesetRow.number.label("newest"),
        VersionRow.number.label("version"), VersionRow.hash, VersionRow.body, VersionRow.at.label("made"),
    ).join(VersionRow, VersionRow.ruleset == RulesetRow.id)  # fmt: skip


def _newest() -> Any:
    return _all().where(VersionRow.number == RulesetRow.number).order_by(RulesetRow.at.desc(), RulesetRow.id)


def _version(id: str, number: int, rules: Ruleset) -> dict[str, Any]:
    body = json.dumps(whole(rules), ensure_ascii=False, separators=(",", ":"))
    return {"ruleset": id, "number": number, "hash": ruleset_hash(rules), "body": body, "at": time.time()}


def _rules(row: Any) -> Ruleset | None:
    """The ruleset of a row; None where it is not what was written, or cannot be played any more."""
    try:
        return from_plain({**json.loads(row.body), "name": row.name})
    except (ValueError, TypeError, RecursionError, BarbuError):
        return None


def _saved(row: Any, rules: Ruleset) -> SavedRules:
    return SavedRules(row.id, rules, row.version, row.newest, row.at)


def _unread(row: Any) -> UnreadRules:
    return UnreadRules(row.id, row.name, row.newest, row.hash, row.at)

"""The evenings that guests keep by hand, in the database."""

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from barbu.errors import NotLegal, Stale
from barbu.match import Match
from barbu.notation.writer import dump_header
from barbu.rules.meaning import scheduled_deals
from barbu.store.collection import Writing
from barbu.store.model import EveningRow, EventRow, JoinedRow, KeeperRow, LinkRow, MatchRow, PlayerRow, RevisionRow
from barbu.store.records import append_events, as_json, insert_rows, save_match
from barbu.table.evening import Account, Evening, EveningLine, Given, Keeper, Link, May
from barbu.table.ports import NoSuchTable, summary


class _Line(msgspec.Struct, frozen=True):
    """What a list tells of an evening, as it is kept."""

    title: str
    players: tuple[str, ...]
    done: int
    deals: int


class KeptEvenings:
    """The evenings of all guests."""

    def __init__(self, engine: AsyncEngine, writing: Writing) -> None:
        self._engine = engine
        self._writing = writing

    async def of(self, guest: str) -> Sequence[EveningLine]:
        """All evenings of the guest, deleted ones included; the one changed last first."""
        async with self._engine.connect() as connection:
            joined = await _joined(connection, JoinedRow.guest == guest)
            mine = select(EveningRow.__table__).where((EveningRow.guest == guest) | EveningRow.id.in_(joined))
            rows = (await connection.execute(mine.order_by(EveningRow.at.desc(), EveningRow.id))).all()
        return [_line(row, _may(row, guest, joined.get(row.id, ())) or "read") for row in rows]

    async def count(self, guest: str) -> int:
        """How many are the guest's own and not deleted."""
        query = (
            select(func.count()).select_from(EveningRow)
            .where(EveningRow.guest == guest, EveningRow.deleted.is_(False))
        )  # fmt: skip
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def one(self, guest: str, id: str) -> Evening:
        """The evening; raises `NoSuchTable`."""
        async with self._engine.connect() as connection:
            joined = await _joined(connection, JoinedRow.guest == guest, JoinedRow.evening == id)
            row = (await connection.execute(_newest().where(EveningRow.id == id))).first()
        may = _may(row, guest, joined.get(id, ())) if row is not None else None
        if row is None or may is None:
            raise NoSuchTable("no-such-evening", given=id)
        return _evening(row, may)

    async def by_key(self, key: str) -> Evening:
        """The evening that a link leads to, as a reader has it; raises `NoSuchTable`."""
        query = _newest().join(LinkRow, LinkRow.evening == EveningRow.id).where(LinkRow.key == key)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise NoSuchTable("no-such-evening", given=key)
        return _evening(row, "read")

    async def put(self, guest: str, id: str, base: int, account: Account, match: Match, most: int) -> int:
        """Writes the revision after `base` and tells its number; a finished match is in the archive."""
        line = _Line(account.title, match.header.names, len(match.results), scheduled_deals(match.rules, match.players))
        values = {"line": msgspec.json.encode(line).decode(), "deleted": False}
        try:
            async with self._writing() as connection:
                if base:
                    await _move_on(connection, id, base, values)
                else:
                    row = {"id": id, "guest": guest, "revision": 1, "archived": False, "at": time.time(), **values}
                    await connection.execute(insert(EveningRow), [row])
                await _write(connection, id, base + 1, guest, account, most)
                await _archive(connection, id, match)
        except IntegrityError:
            raise Stale("evening-changed", present=base) from None
        return base + 1

    async def delete(self, guest: str, id: str, base: int) -> int:
        """Marks the evening as deleted, in a revision after `base`; raises `Stale`."""
        async with self._writing() as connection:
            now = (await connection.execute(_newest().where(EveningRow.id == id))).one()
            await _move_on(connection, id, base, {"deleted": True})
            await _write(connection, id, base + 1, guest, _account(now), base + 1)
            await _archive(connection, id, None)
        return base + 1

    # --- together ---------------------------------------------------------------------------------------

    async def leave(self, guest: str, id: str) -> None:
        """The guest, who came by a link, has the evening no longer."""
        async with self._writing() as connection:
            await connection.execute(delete(JoinedRow).where(JoinedRow.evening == id, JoinedRow.guest == guest))
            await _in_archives(connection, id)

    async def links(self, id: str) -> Sequence[Link]:
        """The links that lead to the evening."""
        joined = select(func.count()).where(JoinedRow.link == LinkRow.key).scalar_subquery()
        query = select(LinkRow.key, LinkRow.may, joined.label("joined")).where(LinkRow.evening == id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(LinkRow.may))).all()
        return [Link(row.key, row.may, row.joined) for row in rows]

    async def share(self, id: str, may: Given, key: str) -> str:
        """The key of the link that lets so much be done: the one there is, or else this one."""
        there = select(LinkRow.key).where(LinkRow.evening == id, LinkRow.may == may)
        async with self._writing() as connection:
            known = (await connection.execute(there)).scalar()
            if known is None:
                await connection.execute(insert(LinkRow), [{"key": key, "evening": id, "may": may}])
        return known or key

    async def withdraw(self, id: str, key: str) -> None:
        """The link leads nowhere any more, and who came by it has the evening no longer; raises `NoSuchTable`."""
        async with self._writing() as connection:
            await connection.execute(delete(JoinedRow).where(JoinedRow.evening == id, JoinedRow.link == key))
            done = await connection.execute(delete(LinkRow).where(LinkRow.evening == id, LinkRow.key == key))
            await _in_archives(connection, id)
        if not done.rowcount:
            raise NoSuchTable("no-such-evening", given=key)

    async def join(self, guest: str, key: str, most: int) -> str:
        """The guest has the evening too, for as long as the link is good; its id."""
        async with self._writing() as connection:
            query = (
                select(EveningRow.id, EveningRow.guest)
                .join(LinkRow, LinkRow.evening == EveningRow.id)
                .where(LinkRow.key == key)
            )
            found = (await connection.execute(query)).first()
            if found is None:
                raise NoSuchTable("no-such-evening", given=key)
            id = str(found.id)
            there = (
                await connection.execute(select(JoinedRow.guest, JoinedRow.link).where(JoinedRow.evening == id))
            ).all()
            if found.guest == guest or (guest, key) in {(row.guest, row.link) for row in there}:
                return id
            if len(there) >= most:
                raise NotLegal("evening-too-many-guests", most=most)
            await connection.execute(insert(JoinedRow), [{"evening": id, "guest": guest, "link": key}])
            await _in_archives(connection, id)
        return id

    # --- what else the page keeps -----------------------------------------------------------------------

    async def keeper(self, guest: str) -> Keeper:
        """What else the guest's page keeps; revision 0 where there is nothing yet."""
        async with self._engine.connect() as connection:
            query = select(KeeperRow.__table__).where(KeeperRow.guest == guest)
            row = (await connection.execute(query)).first()
        return Keeper(row.revision, row.at, row.body) if row is not None else Keeper(0, 0.0, "{}")

    async def put_keeper(self, guest: str, base: int, body: str) -> int:
        """Writes the revision after `base`; raises `Stale`."""
        values = {"revision": base + 1, "body": body, "at": time.time()}
        try:
            async with self._writing() as connection:
                if not base:
                    await connection.execute(insert(KeeperRow), [{"guest": guest, **values}])
                    return 1
                mine = (KeeperRow.guest == guest, KeeperRow.revision == base)
                done = await connection.execute(update(KeeperRow).where(*mine).values(**values))
        except IntegrityError:
            raise Stale("evening-changed", present=base) from None
        if not done.rowcount:
            raise Stale("evening-changed", present=base)
        return base + 1


# --- reading ------------------------------------------------------------------------------------------


def _newest() -> Any:
    """Evenings with their newest revision."""
    newest = and_(RevisionRow.evening == EveningRow.id, RevisionRow.number == EveningRow.revision)
    return select(
        EveningRow.id, EveningRow.guest, EveningRow.revision, EveningRow.at, EveningRow.deleted,
        RevisionRow.title, RevisionRow.record, RevisionRow.notes,
    ).join(RevisionRow, newest)  # fmt: skip


async def _joined(connection: AsyncConnection, *where: Any) -> dict[str, list[str]]:
    """What the links by which somebody came let him do, by evening."""
    query = select(JoinedRow.evening, LinkRow.may).join(LinkRow, LinkRow.key == JoinedRow.link).where(*where)
    found: dict[str, list[str]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.evening, []).append(row.may)
    return found


def _may(row: Any, guest: str, given: Iterable[str]) -> May | None:
    if row.guest == guest:
        return "own"
    return "edit" if "edit" in given else "read" if given else None


def _evening(row: Any, may: May) -> Evening:
    return Evening(row.id, row.revision, row.at, row.deleted, _account(row), may)


def _account(row: Any) -> Account:
    return Account(row.title, row.record, row.notes)


def _line(row: Any, may: May) -> EveningLine:
    line = msgspec.json.decode(row.line, type=_Line)
    return EveningLine(row.id, row.revision, row.at, row.deleted, line.title, may, line.players, line.done, line.deals)


# --- writing ------------------------------------------------------------------------------------------


async def _move_on(connection: AsyncConnection, id: str, base: int, values: dict[str, Any]) -> None:
    """The evening has one revision more; raises `Stale` where the newest is not `base`."""
    this = (EveningRow.id == id, EveningRow.revision == base)
    done = await connection.execute(update(EveningRow).where(*this).values(revision=base + 1, at=time.time(), **values))
    if not done.rowcount:
        raise Stale("evening-changed", present=base)


async def _write(connection: AsyncConnection, id: str, number: int, guest: str, account: Account, most: int) -> None:
    """A revision; of all the latest so many stay."""
    row = {"evening": id, "number": number, "guest": guest, "at": time.time(), **msgspec.structs.asdict(account)}
    await connection.execute(insert(RevisionRow), [row])
    old = (RevisionRow.evening == id, RevisionRow.number <= number - most)
    await connection.execute(delete(RevisionRow).where(*old))


async def _archive(connection: AsyncConnection, id: str, match: Match | None) -> None:
    """A finished evening is in the archive as it now is; one that is not, or was deleted, is not."""
    archived = (await connection.execute(select(EveningRow.archived).where(EveningRow.id == id))).scalar_one()
    finished = match is not None and match.finished
    if archived and not finished:
        await connection.execute(delete(MatchRow).where(MatchRow.id == id))
    elif archived and match is not None:
        values = {"head": dump_header(match.header), "summary": as_json(summary(match))}
        await connection.execute(update(MatchRow).where(MatchRow.id == id).values(**values))
        await connection.execute(delete(EventRow).where(EventRow.match == id))
        await append_events(connection, id, 0, match.events)
    elif finished and match is not None:
        # A match that was played here, or brought in, keeps its place.
        taken = (await connection.execute(select(MatchRow.id).where(MatchRow.id == id))).first()
        finished = taken is None
        if finished:
            await save_match(connection, match.header, [], summary(match))
            await append_events(connection, id, 0, match.events)
    if finished != archived:
        await connection.execute(update(EveningRow).where(EveningRow.id == id).values(archived=finished))
    await _in_archives(connection, id)


async def _in_archives(connection: AsyncConnection, id: str) -> None:
    """An evening in the archive is in those of all who have it."""
    query = select(EveningRow.guest).where(EveningRow.id == id, EveningRow.archived)
    owner = (await connection.execute(query)).scalar()
    if owner is None:
        return
    joined = select(JoinedRow.guest).where(JoinedRow.evening == id)
    guests = {owner, *(await connection.execute(joined)).scalars()}
    await connection.execute(delete(PlayerRow).where(PlayerRow.match == id))
    await insert_rows(connection, PlayerRow, [{"match": id, "guest": guest} for guest in sorted(guests)])

"""Guests with all that is theirs, in the database."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, literal, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from barbu.notation.writer import dump_header
from barbu.store.collection import Writing
from barbu.store.model import (
    AnswerRow,
    EveningRow,
    EventRow,
    GuestRow,
    HandoverRow,
    JoinedRow,
    KeeperRow,
    MatchRow,
    PasskeyRow,
    PersonRow,
    PlayerRow,
    RevisionRow,
    RoomRow,
    RulesetRow,
    VersionRow,
)
from barbu.store.records import as_json, read_record
from barbu.table.person import Passkey
from barbu.table.ports import Summary
from barbu.table.room import Room


class KeptPersons:
    """All guests."""

    def __init__(self, engine: AsyncEngine, writing: Writing) -> None:
        self._engine = engine
        self._writing = writing

    # --- other devices ----------------------------------------------------------------------------------

    async def offer(self, key: str, guest: str, until: float) -> None:
        """Keeps a link under this key; the guest's others are good no longer."""
        async with self._writing() as connection:
            await connection.execute(delete(HandoverRow).where(HandoverRow.guest == guest))
            await connection.execute(insert(HandoverRow).values(key=key, guest=guest, until=until))

    async def offered(self, key: str, now: float) -> str | None:
        """Whose link this is; None for one that is used, too old, or none."""
        query = select(HandoverRow.guest).where(HandoverRow.key == key, HandoverRow.until > now)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def accept(self, key: str, now: float) -> str | None:
        """The same, and it is used from now on: of several who ask at once one gets it."""
        async with self._writing() as connection:
            this = (HandoverRow.key == key, HandoverRow.until > now)
            guest = (await connection.execute(select(HandoverRow.guest).where(*this))).scalar()
            done = await connection.execute(delete(HandoverRow).where(*this))
            await connection.execute(delete(HandoverRow).where(HandoverRow.until <= now))
        return guest if done.rowcount == 1 else None

    async def renew(self, guest: str) -> int:
        """The number that sessions of the guest must have from now on; links and passkeys of before are gone."""
        async with self._writing() as connection:
            for table in (HandoverRow, PasskeyRow):
                await connection.execute(delete(table).where(table.guest == guest))
            await connection.execute(update(GuestRow).where(GuestRow.id == guest).values(epoch=GuestRow.epoch + 1))
            return (await connection.execute(select(GuestRow.epoch).where(GuestRow.id == guest))).scalar_one()

    # --- passkeys -----------------------------------------------------------------------------------------

    async def passkeys(self, guest: str) -> Sequence[Passkey]:
        """The guest's passkeys, the first made first."""
        async with self._engine.connect() as connection:
            return await _passkeys(connection, guest)

    async def add_passkey(self, guest: str, passkey: Passkey, most: int) -> bool:
        """Keeps a passkey; False where he has so many already, or somebody has this one."""
        try:
            async with self._writing() as connection:
                # The guest's row is written, so that of several who ask at once each sees what the others have added.
                await connection.execute(update(GuestRow).where(GuestRow.id == guest).values(epoch=GuestRow.epoch))
                if len(await _passkeys(connection, guest)) >= most:
                    return False
                await connection.execute(insert(PasskeyRow).values(guest=guest, **msgspec.structs.asdict(passkey)))
        except IntegrityError:
            return False
        return True

    async def passkey(self, id: str, site: str) -> Passkey | None:
        """The passkey of this site."""
        query = select(PasskeyRow.__table__).where(PasskeyRow.id == id, PasskeyRow.site == site)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return _passkey(row) if row is not None else None

    async def used_passkey(self, id: str, site: str, uses: int, now: float) -> str | None:
        """Notes that it was used; whose it is, None where its counter has not gone on, as that of a copy would not."""
        this = (PasskeyRow.id == id, PasskeyRow.site == site)
        onward = (PasskeyRow.uses < uses) | ((PasskeyRow.uses == 0) & (literal(uses) == 0))
        async with self._writing() as connection:
            done = await connection.execute(update(PasskeyRow).where(*this, onward).values(uses=uses, used=now))
            guest = (await connection.execute(select(PasskeyRow.guest).where(*this))).scalar()
        return guest if done.rowcount == 1 else None

    async def remove_passkey(self, guest: str, id: str) -> bool:
        """Forgets one of his; False where he has none of this name."""
        this = (PasskeyRow.guest == guest, PasskeyRow.id == id)
        async with self._writing() as connection:
            done = await connection.execute(delete(PasskeyRow).where(*this))
        return done.rowcount > 0

    # --- all that is his --------------------------------------------------------------------------------

    async def everything(self, guest: str) -> dict[str, Any]:
        """All that is kept of the guest, as plain data."""
        async with self._engine.connect() as connection:
            who = (await connection.execute(select(GuestRow.__table__).where(GuestRow.id == guest))).one()
            return {
                "kind": "barbu-guest",
                "format": 1,
                "guest": {"name": who.name, "lang": who.lang},
                "tables": await _tables(connection, guest),
                "matches": await _matches(connection, guest),
                "rulesets": await _rulesets(connection, guest),
                "evenings": await _evenings(connection, guest),
                "keeper": await _keeper(connection, guest),
                "passkeys": [
                    {"site": each.site, "made": each.made, "used": each.used}
                    for each in await _passkeys(connection, guest)
                ],
            }

    async def rooms_with(self, guest: str) -> Sequence[str]:
        """The tables that know the guest, also those that he is done with."""
        needle, found = guest.encode(), []
        async with self._engine.connect() as connection, connection.stream(select(RoomRow.id, RoomRow.body)) as rows:
            async for row in rows:
                if needle in row.body:
                    found.append(str(row.id))
        return found

    async def forget(self, guest: str, nameless: str) -> None:
        """Deletes what is the guest's; in matches that others have too his seat is called so."""
        async with self._writing() as connection:
            for match in (await connection.execute(select(PlayerRow).where(PlayerRow.guest == guest))).all():
                await _out_of(connection, guest, match.match, match.seat, nameless)
            own = select(EveningRow.id).where(EveningRow.guest == guest)
            ids = (await connection.execute(own)).scalars().all()
            await connection.execute(
                delete(MatchRow).where(MatchRow.id.in_(ids), MatchRow.id.in_(own.where(EveningRow.archived)))
            )
            await connection.execute(delete(EveningRow).where(EveningRow.guest == guest))
            await connection.execute(update(RevisionRow).where(RevisionRow.guest == guest).values(guest=""))
            for table in (JoinedRow, KeeperRow, RulesetRow, HandoverRow, PasskeyRow, PersonRow, AnswerRow, PlayerRow):
                await connection.execute(delete(table).where(table.guest == guest))
            await connection.execute(delete(GuestRow).where(GuestRow.id == guest))


async def _out_of(connection: AsyncConnection, guest: str, match: str, seat: int | None, nameless: str) -> None:
    """A match that nobody else has is deleted; one that others have keeps a nameless seat."""
    others = select(PlayerRow.guest).where(PlayerRow.match == match, PlayerRow.guest != guest)
    if (await connection.execute(others.limit(1))).first() is None:
        await connection.execute(delete(MatchRow).where(MatchRow.id == match))
        return
    row = (await connection.execute(select(MatchRow.head, MatchRow.summary).where(MatchRow.id == match))).first()
    kept_by_hand = (await connection.execute(select(EveningRow.id).where(EveningRow.id == match))).first()
    if row is None or kept_by_hand is not None:
        return  # an evening's players are names that somebody has written down
    header, _ = read_record(row.head, ())
    if seat is None:
        name = (await connection.execute(select(GuestRow.name).where(GuestRow.id == guest))).scalar()
        seat = header.names.index(name) if header.names.count(name) == 1 else None
    if seat is None:
        return
    names = (*header.names[:seat], nameless, *header.names[seat + 1 :])
    values = {"head": dump_header(msgspec.structs.replace(header, names=names))}
    if row.summary:
        told = msgspec.json.decode(row.summary, type=Summary)
        values["summary"] = as_json(msgspec.structs.replace(told, names=names))
    await connection.execute(update(MatchRow).where(MatchRow.id == match).values(**values))


async def _passkeys(connection: AsyncConnection, guest: str) -> list[Passkey]:
    query = select(PasskeyRow.__table__).where(PasskeyRow.guest == guest).order_by(PasskeyRow.made, PasskeyRow.id)
    return [_passkey(row) for row in (await connection.execute(query)).all()]


def _passkey(row: Row[Any]) -> Passkey:
    return Passkey(row.id, row.site, row.body, row.uses, row.made, row.used)


# --- as plain data ------------------------------------------------------------------------------------


async def _tables(connection: AsyncConnection, guest: str) -> list[Any]:
    query = select(RoomRow.body).join(PersonRow, PersonRow.room == RoomRow.id).where(PersonRow.guest == guest)
    rooms = [msgspec.json.decode(body, type=Room) for body in (await connection.execute(query)).scalars()]
    return [
        {"id": room.id, "status": room.status, "seat": room.seat_of(guest), "opened": room.opener == guest,
         "ruleset": room.link, "match": room.match or None}
        for room in rooms
    ]  # fmt: skip


async def _matches(connection: AsyncConnection, guest: str) -> list[Any]:
    """Finished matches with their records: those of others hold cards that nobody may know yet."""
    query = (
        select(MatchRow.id, MatchRow.head, MatchRow.at, PlayerRow.seat)
        .join(PlayerRow, PlayerRow.match == MatchRow.id)
        .where(PlayerRow.guest == guest, MatchRow.finished).order_by(MatchRow.at, MatchRow.id)
    )  # fmt: skip
    found = []
    for row in (await connection.execute(query)).all():
        lines = select(EventRow.body).where(EventRow.match == row.id).order_by(EventRow.seq)
        bodies = (await connection.execute(lines)).scalars().all()
        found.append({"id": row.id, "at": row.at, "seat": row.seat, "record": row.head + "".join(bodies)})
    return found


async def _rulesets(connection: AsyncConnection, guest: str) -> list[Any]:
    query = (
        select(RulesetRow.id, RulesetRow.name, VersionRow.number, VersionRow.at, VersionRow.body)
        .join(VersionRow, VersionRow.ruleset == RulesetRow.id)
        .where(RulesetRow.guest == guest).order_by(RulesetRow.id, VersionRow.number)
    )  # fmt: skip
    found: dict[str, Any] = {}
    for row in (await connection.execute(query)).all():
        known = found.setdefault(row.id, {"name": row.name, "versions": []})
        known["versions"].append({"number": row.number, "at": row.at, "rules": json.loads(row.body)})
    return list(found.values())


async def _evenings(connection: AsyncConnection, guest: str) -> list[Any]:
    joined = select(JoinedRow.evening).where(JoinedRow.guest == guest)
    query = (
        select(RevisionRow.evening, EveningRow.guest, EveningRow.deleted, RevisionRow.title, RevisionRow.record,
               RevisionRow.notes, RevisionRow.at)
        .join(EveningRow, EveningRow.id == RevisionRow.evening)
        .where(EveningRow.revision == RevisionRow.number, (EveningRow.guest == guest) | EveningRow.id.in_(joined))
        .order_by(RevisionRow.evening)
    )  # fmt: skip
    return [
        {"id": row.evening, "own": row.guest == guest, "deleted": row.deleted, "title": row.title,
         "record": row.record, "notes": json.loads(row.notes or "null"), "at": row.at}
        for row in (await connection.execute(query)).all()
    ]  # fmt: skip


async def _keeper(connection: AsyncConnection, guest: str) -> Any:
    body = (await connection.execute(select(KeeperRow.body).where(KeeperRow.guest == guest))).scalar()
    return json.loads(body) if body else {}

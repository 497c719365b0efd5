"""The tables of the database, one model for SQLite and PostgreSQL."""

from sqlalchemy import Boolean, Float, ForeignKey, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

MOMENTARY = {"momentary": True}
"""Marks a table of what holds while servers run: nothing of it is moved to another database."""


class Base(DeclarativeBase):
    """What all tables share."""


class GuestRow(Base):
    """A person."""

    __tablename__ = "guest"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    lang: Mapped[str] = mapped_column(String(12))
    at: Mapped[float] = mapped_column(Float)
    epoch: Mapped[int] = mapped_column(Integer, server_default="0")
    """What a session must say to be his: it rises when he leaves his other devices behind."""


class HandoverRow(Base):
    """A link by which another device becomes a guest's, under the hash of what it carries."""

    __tablename__ = "handover"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(40), index=True)
    until: Mapped[float] = mapped_column(Float)


class PasskeyRow(Base):
    """A passkey by which a guest comes back, to the site that it was made for."""

    __tablename__ = "passkey"

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)
    site: Mapped[str] = mapped_column(String(255), primary_key=True)
    guest: Mapped[str] = mapped_column(String(40), index=True)
    body: Mapped[bytes] = mapped_column(LargeBinary)
    """The public half, as WebAuthn writes it: attested credential data."""
    uses: Mapped[int] = mapped_column(Integer)
    """What its own counter said last; 0 where it has none."""
    made: Mapped[float] = mapped_column(Float)
    used: Mapped[float | None] = mapped_column(Float)


class RoomRow(Base):
    """A table as it stands, as JSON, with what it is looked up by."""

    __tablename__ = "room"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    body: Mapped[bytes] = mapped_column(LargeBinary)
    joinable: Mapped[bool] = mapped_column(Boolean, index=True)
    """Whether anybody may take a seat: open, waiting, with a seat free."""
    revision: Mapped[int] = mapped_column(Integer, server_default="1")
    """Counted up with each change: of two who change the same one, one fails."""
    at: Mapped[float] = mapped_column(Float)


class PersonRow(Base):
    """Who has to do with a table."""

    __tablename__ = "person"

    room: Mapped[str] = mapped_column(ForeignKey("room.id", ondelete="CASCADE"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)


class MatchRow(Base):
    """The head of a record."""

    __tablename__ = "match"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    head: Mapped[str] = mapped_column(Text)
    finished: Mapped[bool] = mapped_column(Boolean)
    summary: Mapped[str] = mapped_column(Text, server_default="")
    """What an archive tells of it, as JSON; empty until it is finished."""
    at: Mapped[float] = mapped_column(Float)


class EventRow(Base):
    """One line of a record. The key is the lock: of two who write the same line, one fails."""

    __tablename__ = "event"

    match: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    body: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class SecretRow(Base):
    """A secret that the server keeps to itself; what is told of it is an event."""

    __tablename__ = "secret"

    match: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)
    label: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)


class AnswerRow(Base):
    """An act that was done, under the key it was asked for with."""

    __tablename__ = "answer"

    match: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(40), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer)


class PlayerRow(Base):
    """Whose archive a match is in."""

    __tablename__ = "player"

    match: Mapped[str] = mapped_column(ForeignKey("match.id", ondelete="CASCADE"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)
    seat: Mapped[int | None] = mapped_column(Integer)
    """Where he sat; null for whoever brought the match in, kept it by hand, or played before this was kept."""


class RulesetRow(Base):
    """A ruleset of somebody's collection."""

    __tablename__ = "ruleset"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    guest: Mapped[str] = mapped_column(String(40), index=True)
    name: Mapped[str] = mapped_column(String(60))
    number: Mapped[int] = mapped_column(Integer)
    """Its newest version."""
    at: Mapped[float] = mapped_column(Float)


class VersionRow(Base):
    """One version of a ruleset of a collection. The key is the lock: of two who save the same one, one fails."""

    __tablename__ = "ruleset_version"

    ruleset: Mapped[str] = mapped_column(ForeignKey("ruleset.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    hash: Mapped[str] = mapped_column(String(64))
    body: Mapped[str] = mapped_column(Text)
    """The ruleset as JSON, with the version of its form."""
    at: Mapped[float] = mapped_column(Float)


class EveningRow(Base):
    """An evening kept by hand."""

    __tablename__ = "evening"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    guest: Mapped[str] = mapped_column(String(40), index=True)
    """Whose it is."""
    revision: Mapped[int] = mapped_column(Integer)
    """The number of its newest revision."""
    deleted: Mapped[bool] = mapped_column(Boolean)
    archived: Mapped[bool] = mapped_column(Boolean)
    """Whether the match of this id, in the archive, is this evening."""
    line: Mapped[str] = mapped_column(Text)
    """What a list tells of it, as JSON."""
    at: Mapped[float] = mapped_column(Float)


class RevisionRow(Base):
    """One revision of an evening. The key is the lock: of two who write the same one, one fails."""

    __tablename__ = "evening_revision"

    evening: Mapped[str] = mapped_column(ForeignKey("evening.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    guest: Mapped[str] = mapped_column(String(40))
    """Who wrote it."""
    title: Mapped[str] = mapped_column(Text)
    record: Mapped[str] = mapped_column(Text)
    notes: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class LinkRow(Base):
    """A link by which others come to an evening."""

    __tablename__ = "evening_link"

    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    evening: Mapped[str] = mapped_column(ForeignKey("evening.id", ondelete="CASCADE"), index=True)
    may: Mapped[str] = mapped_column(String(12))


class JoinedRow(Base):
    """Who has come to an evening by a link; gone with it."""

    __tablename__ = "evening_guest"

    evening: Mapped[str] = mapped_column(ForeignKey("evening.id", ondelete="CASCADE"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)
    link: Mapped[str] = mapped_column(ForeignKey("evening_link.key", ondelete="CASCADE"), primary_key=True)


class KeeperRow(Base):
    """What else a guest's page keeps of evenings."""

    __tablename__ = "keeper"

    guest: Mapped[str] = mapped_column(String(40), primary_key=True)
    revision: Mapped[int] = mapped_column(Integer)
    body: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class HouseRow(Base):
    """Something that the house itself keeps, for all its processes."""

    __tablename__ = "house"

    key: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)


class TurnRow(Base):
    """Where a match at a table stands, for processes that share it; written together with the record."""

    __tablename__ = "turn"
    __table_args__ = {"info": MOMENTARY}  # noqa: RUF012

    room: Mapped[str] = mapped_column(ForeignKey("room.id", ondelete="CASCADE"), primary_key=True)
    match: Mapped[str] = mapped_column(String(40))
    seq: Mapped[int] = mapped_column(Integer)
    due: Mapped[float | None] = mapped_column(Float)
    """When something is to happen without a person, in seconds since 1970."""
    clock: Mapped[str] = mapped_column(Text)
    """The clock as JSON; empty where none runs."""


class ProcessRow(Base):
    """A server that shares this database, and when it last said that it runs."""

    __tablename__ = "process"
    __table_args__ = {"info": MOMENTARY}  # noqa: RUF012

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    at: Mapped[float] = mapped_column(Float)


class PresenceRow(Base):
    """How many streams of a table a guest has open at one server; the empty guest stands for all strangers."""

    __tablename__ = "presence"
    __table_args__ = {"info": MOMENTARY}  # noqa: RUF012

    room: Mapped[str] = mapped_column(ForeignKey("room.id", ondelete="CASCADE"), primary_key=True)
    process: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)
    guest: Mapped[str] = mapped_column(String(40), primary_key=True)
    streams: Mapped[int] = mapped_column(Integer)
    at: Mapped[float] = mapped_column(Float)
    """When a stream was last opened or closed."""


class SaidRow(Base):
    """What was last said at a seat."""

    __tablename__ = "said"
    __table_args__ = {"info": MOMENTARY}  # noqa: RUF012

    room: Mapped[str] = mapped_column(ForeignKey("room.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(Integer)
    phrase: Mapped[str] = mapped_column(String(40))
    at: Mapped[float] = mapped_column(Float)


class TallyRow(Base):
    """How often something has been counted by all servers together, such as requests of an address in a minute."""

    __tablename__ = "tally"
    __table_args__ = {"info": MOMENTARY}  # noqa: RUF012

    key: Mapped[str] = mapped_column(String(120), primary_key=True)
    count: Mapped[int] = mapped_column(Integer)
    until: Mapped[float] = mapped_column(Float, index=True)
    """When it may be forgotten."""

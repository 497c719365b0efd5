"""Evenings kept by hand, as they travel."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from barbu.web.wire.acts import WITHOUT_NUL, Problem

LONGEST_RECORD = 200_000
Revision = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Key = Annotated[str, Meta(max_length=40, pattern=WITHOUT_NUL)]


class Evening(Struct):
    """An evening in its newest revision. `notes` are the page's own; they mean nothing to the server."""

    id: str
    revision: int
    changed: str
    deleted: bool
    title: str
    record: str
    notes: dict[str, Any]
    may: Literal["own", "edit", "read"]


class EveningInfo(Struct):
    id: str
    revision: int
    changed: str
    deleted: bool
    title: str
    may: Literal["own", "edit", "read"]
    players: list[str]
    deals_done: int
    deals: int
    finished: bool


class Evenings(Struct):
    evenings: list[EveningInfo]


class PutEvening(Struct):
    """`base` is the revision that was changed; 0 for a new evening."""

    base: Revision
    title: Annotated[str, Meta(max_length=100)]
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    notes: dict[str, Any] = {}


class Revised(Struct):
    revision: int


class EveningChanged(Problem):
    """A refusal that carries what is kept, so that the page can bring both together."""

    evening: Evening | None = None


class Share(Struct):
    may: Literal["edit", "read"]


class EveningLink(Struct):
    key: str
    url: str
    may: Literal["edit", "read"]
    joined: int = 0


class EveningLinks(Struct):
    links: list[EveningLink]


class Withdraw(Struct):
    key: Key


class Keeper(Struct):
    revision: int
    changed: str
    keeper: dict[str, Any]


class PutKeeper(Struct):
    base: Revision
    keeper: dict[str, Any]


class KeeperChanged(Problem):
    """A refusal that carries what is kept."""

    keeper: Keeper | None = None

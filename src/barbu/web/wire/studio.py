"""The form of a ruleset, what the studio works out, and a guest's collection."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from barbu.web.wire.acts import Word
from barbu.web.wire.match import ReplayDeal
from barbu.web.wire.tables import Source

RowKind = Literal["tricks", "layout"]
Plain = dict[str, Any]
Players = Annotated[int, Meta(ge=3, le=7)]
Version = Annotated[int, Meta(ge=1, le=1_000_000)]
Name = Annotated[str, Meta(max_length=60)]


class FormGroup(Struct):
    id: str
    scope: Literal["ruleset", "deck", "doubling", "tricks", "layout"]
    title: str
    options: list[str]


class FormContract(Struct):
    id: str
    title: str
    kind: RowKind
    glyph: str
    presets: int
    signed: Plain
    penalty: Plain


class FormItem(Struct):
    id: str
    title: str


class Form(Struct):
    lang: str
    schema: Plain
    groups: list[FormGroup]
    contracts: list[FormContract]
    items: list[FormItem]


class Setting(Struct):
    key: Annotated[str, Meta(min_length=1, max_length=200)]
    value: Any


Patch = list[Setting]


class Draft(Struct):
    source: Source
    base: Source | None = None
    patch: Annotated[Patch, Meta(max_length=200)] = []


class Mend(Struct):
    text: str
    patch: Patch


class Note(Struct):
    """A problem, or advice; `mends` is empty where none is evident, and for what is only idle."""

    key: str
    type: str
    text: str
    mends: list[Mend] = []


class TableOf(Struct):
    players: int
    playable: bool
    deals: int | None
    hand: int | None


class ContractOf(Struct):
    id: str
    title: str
    kind: RowKind
    glyph: str
    active: bool
    positive: bool
    total: dict[str, int | None]


class BaseOf(Struct):
    name: str
    title: str
    hash: str


class ChangeOf(Struct):
    kind: Literal["changed", "added", "removed", "moved"]
    key: str
    text: str
    back: Patch


class Studio(Struct):
    rules: Plain | None
    title: str
    hash: str | None
    link: str | None
    problems: list[Note]
    advice: list[Note]
    idle: list[Note]
    silent: dict[str, str]
    tables: list[TableOf]
    contracts: list[ContractOf]
    base: BaseOf | None
    changes: list[ChangeOf]


class Worth(Struct):
    source: Source
    worth: Annotated[int, Meta(ge=1, le=9999)]
    players: Players
    contracts: Annotated[list[Word], Meta(max_length=40)] = []


class WorthRefused(Struct):
    contract: str
    text: str
    near: list[int]


class Worthy(Struct):
    patch: Patch
    refused: list[WorthRefused]


class Example(Struct):
    source: Source
    contract: Word
    players: Players
    seed: Annotated[str, Meta(max_length=40)] = ""


class ExampleDeal(Struct):
    seed: str
    names: list[str]
    deal: ReplayDeal
    told: list[list[str]]
    """How the points of each seat came, in words."""


# --- the collection ---------------------------------------------------------------------------------


class Saved(Struct):
    id: str
    name: str
    version: int
    hash: str
    at: str
    players: list[int]
    link: str
    unread: bool = False
    """Whether it cannot be read any more: it then has no players and no link."""


class SavedVersion(Struct):
    number: int
    hash: str
    at: str
    link: str
    """Empty for one that cannot be read any more."""


class SavedWhole(Saved, kw_only=True):
    rules: Plain | None
    versions: list[SavedVersion]


class NewSaved(Struct):
    source: Source
    name: Name = ""


class SaveAgain(Struct):
    source: Source
    base_version: Version | None = None


class Rename(Struct):
    name: Name


class Duplicate(Struct):
    name: Name = ""

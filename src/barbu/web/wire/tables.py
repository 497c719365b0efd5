"""The session, rulesets and tables."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from barbu.web.wire.acts import Action, Seat, Word

Lang = Literal["en", "fr", "pt", "de", "fi", "zh"]
Pace = Literal["natural", "instant"]


class Session(Struct):
    id: str | None
    name: str
    lang: Lang


class Handover(Struct):
    path: str
    """Where the link leads, with what it carries."""
    seconds: int
    """For how long it is good."""


class Token(Struct):
    token: Annotated[str, Meta(min_length=1, max_length=100)]


class Offered(Struct):
    name: str
    same: bool
    """Whether this device is that guest already."""


class Passkey(Struct):
    id: str
    made: str
    used: str | None
    """When it was made and last used, as ISO 8601."""
    here: bool
    """Whether it was made for the name by which this page was reached; it works there alone."""


class PasskeyOptions(Struct):
    options: dict[str, Any]
    """What the browser's WebAuthn is given, as JSON has it."""


class PasskeyAnswer(Struct):
    answer: dict[str, Any]
    """What the browser's WebAuthn has answered, as JSON has it."""


class Forget(Struct):
    name: Annotated[str, Meta(max_length=100)]
    """The guest's name, typed to say that he means it."""


class Greeting(Struct):
    name: Annotated[str, Meta(max_length=100)] | None = None
    lang: Lang | None = None


class Source(Struct):
    """One of five: a preset's name, the text of a link, a TOML file, the ruleset itself, one of the guest's collection.

    Of the last the newest version unless one is named.
    """

    preset: Annotated[str, Meta(max_length=60)] | None = None
    link: Annotated[str, Meta(max_length=20_000)] | None = None
    toml: Annotated[str, Meta(max_length=200_000)] | None = None
    rules: dict[str, Any] | None = None
    saved: Annotated[str, Meta(max_length=40)] | None = None
    version: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None


class Check(Struct):
    source: Source


class BookOf(Struct):
    """Of which ruleset a rule book is wanted: in which language, and for how many players if not for all."""

    source: Source
    lang: Lang | None = None
    players: Annotated[int, Meta(ge=3, le=7)] | None = None


class BookText(Struct):
    """A rule book for a part of a page."""

    title: str
    html: str
    """An `article`, every name in it escaped."""


class SheetOf(Struct):
    """Which score sheet is wanted: the blank one of a ruleset, or that of a match by its record; and how it is to look.

    Without a number of players it is for four, or for the fewest there can be.
    """

    source: Source | None = None
    record: Annotated[str, Meta(max_length=1_000_000)] | None = None
    players: Annotated[int, Meta(ge=3, le=7)] | None = None
    names: Annotated[list[Annotated[str, Meta(max_length=30)]], Meta(max_length=7)] = []
    lang: Lang | None = None
    paper: Literal["a4", "letter"] = "a4"
    way: Literal["auto", "portrait", "landscape"] = "auto"
    form: Literal["pdf", "html", "csv", "text"] = "pdf"


class HelpOf(Struct):
    """On which contract of which ruleset help is wanted, at a table of so many players."""

    source: Source
    contract: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=3, le=7)]
    lang: Lang | None = None


class HelpText(Struct):
    """The rules of one contract, short enough to read during play."""

    title: str
    sentences: list[str]
    html: str
    """The same in parts, as an `article` under a heading of the second level, every name in it escaped."""


class PriceInfo(Struct):
    item: str
    price: int
    source: str


class ContractInfo(Struct):
    id: str
    name: str
    kind: Literal["tricks", "layout"]
    glyph: str
    active: bool
    prices: list[PriceInfo]
    payout: dict[str, list[int]]
    total: dict[str, int]
    positive: bool


class SavedAs(Struct):
    """Which version of which ruleset of the guest's collection it is."""

    id: str
    version: int


class RulesetInfo(Struct):
    name: str
    title: str
    note: str
    link: str
    hash: str
    players: list[int]
    sign: Literal["signed", "penalty"]
    direction: Literal["clockwise", "anticlockwise"]
    doubling: bool
    deals: dict[str, int]
    pack: dict[str, int]
    contracts: list[ContractInfo]
    sentences: list[str]
    saved: SavedAs | None = None


class WrittenRules(Struct):
    """A ruleset as it is written, for whoever works by it without us."""

    key: str
    """A preset's name, or the id in the guest's collection."""
    title: str
    note: str
    own: bool
    rules: dict[str, Any]


class Choices(Struct):
    bots: list[str]
    phrases: list[str]
    emojis: list[str]
    langs: list[Lang]


class Reach(Struct):
    shared: bool
    others: list[str]


class Health(Struct):
    well: bool


class Ready(Struct):
    ready: bool
    database: bool
    """Whether the database answers."""
    schema: bool
    """Whether it has the form that this server knows."""
    bots: bool
    """Whether bots answer from their compiled kernel."""
    stopping: bool


Bot = Annotated[str, Meta(max_length=40)]


class NewTable(Struct):
    source: Source
    players: Annotated[int, Meta(ge=2, le=10)]
    open: bool = False
    clock: Literal[0, 15, 30, 60] = 0
    bots: Annotated[list[Bot | None], Meta(max_length=10)] = []
    hints: bool = False
    start: bool = False
    pace: Pace = "natural"


class Sitter(Struct):
    kind: Literal["person", "bot", "free"]
    name: str
    bot: str | None
    here: bool
    away: bool
    ready: bool


class UndoWish(Struct):
    by: int
    agreed: list[int]


class Repeat(Struct):
    match: str
    deal: int
    points: list[int]


class Table(Struct):
    id: str
    rules: RulesetInfo
    players: int
    open: bool
    clock: int
    seats: list[Sitter]
    seat: int | None
    opener: bool
    status: Literal["waiting", "playing", "finished"]
    match: str | None
    your_turn: bool
    spectators: int
    undo: UndoWish | None
    takeover: list[int]
    hints: bool
    pace: Pace
    repeat: Repeat | None


class Again(Struct):
    deal: Annotated[int, Meta(ge=1, le=10_000)]
    seat: Seat = 0
    pace: Pace = "natural"


class Tables(Struct):
    mine: list[Table]
    open: list[Table]


class Sit(Struct):
    seat: Seat | None = None


class SetBot(Struct):
    seat: Seat
    bot: Bot | None = None


class AtSeat(Struct):
    seat: Seat


class Undo(Struct):
    agree: bool = True
    expect_seq: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    """How many events were seen: where there are more by now, nothing is taken back."""


class Say(Struct):
    phrase: Annotated[str, Meta(max_length=40)]


class Settings(Struct):
    open: bool
    clock: Literal[0, 15, 30, 60]


class Act(Struct):
    action: Action
    expect_seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    key: Word


class Claim(Struct):
    expect_seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    key: Word


class Acted(Struct):
    seq: int


class Hint(Struct):
    seq: int
    action: Action
    why: str
    """Sentences in the guest's language; a card in them is written [7S], for the page to print its own way."""


class Nothing(Struct):
    """Done; what came of it is told on the streams."""

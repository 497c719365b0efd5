"""What travels between server and page; `ui/src/lib/wire.ts` says the same in TypeScript."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=6)]
CardText = Annotated[str, Meta(min_length=2, max_length=3)]
Lang = Literal["en", "fr", "pt", "de", "fi", "zh"]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Pace = Literal["natural", "instant"]

# --- acts -------------------------------------------------------------------------------------------


class Choose(Struct, tag="choose", tag_field="kind"):
    contract: Word
    blind: bool = False


class Look(Struct, tag="look", tag_field="kind"):
    pass


class Trump(Struct, tag="trump", tag_field="kind"):
    suit: Annotated[str, Meta(min_length=1, max_length=1)] | None


class Start(Struct, tag="start", tag_field="kind"):
    rank: Annotated[str, Meta(min_length=1, max_length=2)]


class Double(Struct, tag="double", tag_field="kind"):
    seats: Annotated[list[Seat], Meta(max_length=7)]


class Play(Struct, tag="play", tag_field="kind"):
    card: CardText


class Lay(Struct, tag="lay", tag_field="kind"):
    card: CardText
    end: Literal["high", "low"] | None = None


class Pass(Struct, tag="pass", tag_field="kind"):
    pass


class Stop(Struct, tag="stop", tag_field="kind"):
    pass


Action = Choose | Look | Trump | Start | Double | Play | Lay | Pass | Stop


class Problem(Struct):
    """A refusal. `type` is the message id, `text` the sentence in the session's language."""

    type: str
    title: str
    status: int
    text: str
    values: dict[str, Any] = {}
    legal: list[Action] = []
    seq: int | None = None


# --- session ----------------------------------------------------------------------------------------


class Session(Struct):
    id: str | None
    name: str
    lang: Lang


class Greeting(Struct):
    name: Annotated[str, Meta(max_length=100)] | None = None
    lang: Lang | None = None


# --- rulesets ---------------------------------------------------------------------------------------


class Source(Struct):
    """One of three: a preset's name, the text of a link, or a TOML file."""

    preset: Annotated[str, Meta(max_length=60)] | None = None
    link: Annotated[str, Meta(max_length=20_000)] | None = None
    toml: Annotated[str, Meta(max_length=200_000)] | None = None


class Check(Struct):
    source: Source


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
    payout: list[int]
    total: dict[str, int]
    positive: bool


class RulesetInfo(Struct):
    name: str
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


class Choices(Struct):
    bots: list[str]
    phrases: list[str]
    emojis: list[str]
    langs: list[Lang]


class Health(Struct):
    well: bool


# --- tables -----------------------------------------------------------------------------------------

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


class Say(Struct):
    phrase: Annotated[str, Meta(max_length=40)]


class Settings(Struct):
    open: bool
    clock: Literal[0, 15, 30, 60]


class Act(Struct):
    action: Action
    expect_seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    key: Word


class Acted(Struct):
    seq: int


class Nothing(Struct):
    """Done; what came of it is told on the streams."""


# --- the match --------------------------------------------------------------------------------------


class SeatCard(Struct):
    seat: int
    card: str


class TrickEnd(Struct):
    winner: int
    points: int


class HapFirstDealer(Struct, tag="first_dealer", tag_field="kind"):
    seat: int
    drawn: list[list[SeatCard]]


class HapLists(Struct, tag="lists", tag_field="kind"):
    pass


class HapDealt(Struct, tag="dealt", tag_field="kind"):
    out: list[str]
    thrown_in: bool


class HapActed(Struct, tag="acted", tag_field="kind"):
    seat: int
    action: Action
    trick: TrickEnd | None
    ended: bool


class HapRevealed(Struct, tag="revealed", tag_field="kind"):
    pass


class HapUndone(Struct, tag="undone", tag_field="kind"):
    count: int


Happened = HapFirstDealer | HapLists | HapDealt | HapActed | HapRevealed | HapUndone


class StakeItem(Struct):
    item: str
    price: int
    source: str
    left: int
    of: int


class Stake(Struct):
    id: str
    name: str
    glyph: str
    kind: Literal["tricks", "layout"]
    items: list[StakeItem]
    payout: list[int]
    to_come: int


class Offer(Struct):
    id: str
    name: str
    glyph: str
    total: int
    state: Literal["open", "done", "barred"]
    prices: list[PriceInfo]
    payout: list[int]


Cell = Literal["none", "double", "redouble", "answered"]


class Lap(Struct):
    speaker: int
    cells: list[list[Cell]]
    spoken: list[int]
    may: list[int]
    must: int | None
    owed: list[int]
    deals_left: int


class LastTrick(Struct):
    leader: int
    cards: list[str]
    winner: int


class TrickPart(Struct):
    leader: int
    table: list[SeatCard]
    winning: int | None
    last: LastTrick | None
    won: list[int]
    captured: list[list[str]]


class RunCell(Struct):
    card: str
    state: Literal["laid", "bridged", "out", "open", "empty"]
    start: bool
    by: int | None


class LayoutPart(Struct):
    suits: list[str]
    rows: list[list[RunCell]]
    ace: Literal["high", "low"] | None
    finished: list[int]
    extra: bool
    passes: list[int]


class Line(Struct):
    reason: str
    points: int
    item: str
    count: int
    source: str


class SheetRow(Struct):
    deal: int
    dealer: int
    chooser: int | None
    contract: str
    name: str
    points: list[int]
    running: list[int]
    lines: list[list[Line]]
    slam: int | None


class SheetPart(Struct):
    rows: list[SheetRow]
    totals: list[int]
    places: list[int]


class BoxPart(Struct):
    series: int
    owner: int | None
    contract: str
    name: str
    deal: int | None
    now: bool


class ClockPart(Struct):
    left: float
    bank: float


class View(Struct):
    match: str
    seq: int
    seat: int | None
    names: list[str]
    phase: str
    to_act: int | None
    legal: list[Action]
    why_not: dict[str, str]
    deal: int
    deals: int
    dealer: int | None
    chooser: int | None
    leader: int | None
    contract: Stake | None
    blind: bool
    trump: str | None
    start: str | None
    hand: list[str]
    order: list[str]
    counts: list[int]
    out: list[str]
    commitment: str
    options: list[Offer]
    looked: bool
    lap: Lap | None
    trick: TrickPart | None
    layout: LayoutPart | None
    so_far: list[int]
    sheet: SheetPart
    grid: list[BoxPart]
    clock: ClockPart | None
    rules: str


class Told(Struct):
    seq: int
    happened: Happened | None
    view: View


class Phrase(Struct):
    seat: int
    phrase: str


# --- archive ----------------------------------------------------------------------------------------


class MatchInfo(Struct):
    id: str
    rules: str
    names: list[str]
    finished: bool
    deals: int
    totals: list[int]
    places: list[int]
    at: str


class NewRecord(Struct):
    record: Annotated[str, Meta(max_length=5_000_000)]


class Bet(Struct):
    doubler: int
    doubled: int
    redoubled: bool


class ReplayPlay(Struct):
    seat: int
    action: Action
    trick: TrickEnd | None


class ReplayDeal(Struct):
    deal: int
    dealer: int
    chooser: int | None
    contract: str
    name: str
    entered: bool
    thrown_in: bool
    hands: list[list[str]]
    out: list[str]
    trump: str | None
    start: str | None
    bets: list[Bet]
    plays: list[ReplayPlay]
    lines: list[list[Line]]
    points: list[int]
    commitment: str
    secret: str | None


class Replay(Struct):
    match: str
    rules: RulesetInfo
    names: list[str]
    deals: list[ReplayDeal]
    sheet: SheetPart


def encode(value: object) -> bytes:
    """The value as one line of JSON."""
    return msgspec.json.encode(value)

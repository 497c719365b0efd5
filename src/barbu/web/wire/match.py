"""A match as one seat sees it, step by step, and as an archive keeps it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from barbu.scoring.points import Reason
from barbu.web.wire.acts import Action
from barbu.web.wire.tables import PriceInfo, RulesetInfo


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
    total: int


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
    reason: Reason
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
    claim: Literal["all", "nothing", "none", "certain"] | None
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


class MatchInfo(Struct):
    id: str
    rules: str
    names: list[str]
    finished: bool
    deals: int
    totals: list[int]
    places: list[int]
    repeat: bool
    by_hand: bool
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
    step: int


class Opinion(Struct):
    step: int
    seat: int
    best: Action
    behind: int | None
    only: bool
    why: str


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
    layout: LayoutPart | None
    lines: list[list[Line]]
    points: list[int]
    commitment: str
    secret: str | None
    again: bool


class Replay(Struct):
    match: str
    finished: bool
    rules: RulesetInfo
    names: list[str]
    deals: list[ReplayDeal]
    sheet: SheetPart

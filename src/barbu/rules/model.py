"""A ruleset: everything a table agrees on. Every option is declared here, once.

A field's annotation carries its declaration: type and range (`kinds`), what it is for, and when it applies.
The catalogue (`options`), file checks, the canonical form and the difference of two rulesets are read off it.
Roles are given in the direction of play, never as left or right; left and right are words for texts.
"""

from typing import Annotated, Literal

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.rules.kinds import (
    CARD,
    CARD_OR_NONE,
    PLAYERS,
    RANK,
    SUIT,
    SUIT_OR_NONE,
    Flag,
    ForPlayers,
    Id,
    Kind,
    ListOf,
    OneOf,
    PerPlayers,
    PriceList,
    Prices,
    Text,
    Whole,
)

When = tuple[str, tuple[object, ...]]
"""A field beside this one and the values of it under which this one applies."""

Group = Literal[
    "about", "table", "roles", "end", "deck", "doubling",
    "row", "worth", "duties", "held_back", "start", "aces", "finish",
]  # fmt: skip
"""Options that a form shows together; those of rows from `row` on."""


class Play(msgspec.Struct, frozen=True):
    """Declares an option that can change the legal moves or the score."""

    group: Group
    kind: Kind
    when: When | None = None


class Custom(msgspec.Struct, frozen=True):
    """Declares an option of the real table: it changes a sentence of the rules or what is seen, not the play."""

    group: Group
    kind: Kind
    when: When | None = None


class About(msgspec.Struct, frozen=True):
    """Declares a field that says something about the ruleset and is no rule."""

    group: Group
    kind: Kind


class Declared(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all parts of a ruleset: immutable, compared by value."""


Points = Whole(-9999, 9999)
FLAG = Flag()

Trump = Literal["none", "named", "named_or_none", "C", "S", "D", "H"]
MustBeat = Literal["no", "trumps", "always"]
Lead = Literal["free", "only_if_nothing_else", "until_broken"]
BrokenBy = Literal["any", "discard"]
FirstTrick = Literal["free", "no_lead", "no_play", "no_points"]
ForcedDump = Literal["no", "void", "void_or_under"]
Slam = Literal["none", "mirror", "fixed", "charge_others", "zero"]
SlamTrigger = Literal["default", "all_items", "all_tricks"]


class TrickContract(Declared, frozen=True, kw_only=True, tag="tricks", tag_field="kind"):
    """A row played in tricks. It pays by `prices`, or by those of the rows it `sums` (a salad).

    Within one row a named card's price replaces its suit's and rank's; a salad adds its parts up.
    """

    id: Annotated[str, About("row", Id())]
    name: Annotated[str, About("row", Text(40))] = ""
    active: Annotated[bool, Play("row", FLAG)] = True
    """A row that is not active is not played, but still counts in a salad that names it."""
    prices: Annotated[Prices, Play("worth", PriceList())] = Prices()
    sums: Annotated[tuple[str, ...], Play("worth", ListOf(Id(), 30, ordered=True))] = ()
    multiply: Annotated[int, Play("worth", Whole(-100, 100), when=("sums", (True,)))] = 1
    divide: Annotated[int, Play("worth", Whole(1, 100), when=("sums", (True,)))] = 1
    """Together with `multiply` the scale of a salad, applied to each part."""
    trump: Annotated[Trump, Play("duties", OneOf.of(Trump))] = "none"
    must_beat: Annotated[MustBeat, Play("duties", OneOf.of(MustBeat))] = "no"
    """Whether one must play higher in the suit led: never, only when trumps are led, always."""
    must_ruff: Annotated[bool, Play("duties", FLAG, when=("trump", ("named", "named_or_none", "C", "S", "D", "H")))] = (
        False
    )
    must_overruff: Annotated[bool, Play("duties", FLAG, when=("must_ruff", (True,)))] = False
    must_underruff: Annotated[bool, Play("duties", FLAG, when=("must_ruff", (True,)))] = False
    """Whether a player who cannot overruff must still ruff."""
    banned_suit: Annotated[Suit | None, Play("held_back", SUIT_OR_NONE)] = None
    """The suit of `lead` and `first_trick`; by default the suit priced, else that of the single card, else hearts."""
    lead: Annotated[Lead, Play("held_back", OneOf.of(Lead))] = "free"
    broken_by: Annotated[BrokenBy, Play("held_back", OneOf.of(BrokenBy), when=("lead", ("until_broken",)))] = "any"
    first_trick: Annotated[FirstTrick, Play("held_back", OneOf.of(FirstTrick))] = "free"
    forced_dump: Annotated[ForcedDump, Play("held_back", OneOf.of(ForcedDump))] = "no"
    """Whether a card that costs points must be thrown: when void, or also under a higher card."""
    early_end: Annotated[bool, Play("finish", FLAG)] = False
    slam: Annotated[Slam, Play("finish", OneOf.of(Slam))] = "none"
    slam_points: Annotated[int, Play("finish", Whole(0, 9999), when=("slam", ("fixed", "charge_others")))] = 0
    slam_trigger: Annotated[
        SlamTrigger,
        Play("finish", OneOf.of(SlamTrigger), when=("slam", ("mirror", "fixed", "charge_others", "zero"))),
    ] = "default"
    """What a slam takes: by default all tricks for a salad or where no card is priced, else all priced cards."""


Start = Literal["fixed", "laid", "named"]
Starter = Literal["default", "dealer", "next", "previous", "holder"]
AcePlace = Literal["ranked", "low", "first_decides"]
AceAgain = Literal["none", "optional", "mandatory"]
AceChain = Literal["renew", "once", "free"]
LayoutEnd = Literal["settled", "all_but_one"]
Missing = Literal["bridge", "block"]
Blocked = Literal["redeal", "split"]


class LayoutContract(Declared, frozen=True, kw_only=True, tag="layout", tag_field="kind"):
    """A row played by laying cards in runs, one a suit; it pays by the order in which hands empty."""

    id: Annotated[str, About("row", Id())]
    name: Annotated[str, About("row", Text(40))] = ""
    active: Annotated[bool, Play("row", FLAG)] = True
    payout: Annotated[PerPlayers[tuple[int, ...]], Play("worth", ForPlayers(ListOf(Points, 7, distinct=False)))] = (
        100,
        50,
    )
    """Points by finishing place, padded with zeros."""
    start: Annotated[Start, Play("start", OneOf.of(Start))] = "fixed"
    start_rank: Annotated[Rank, Play("start", RANK, when=("start", ("fixed",)))] = Rank.TEN
    starter: Annotated[Starter, Play("start", OneOf.of(Starter))] = "default"
    """Who begins: by default the chooser, or the leader where nobody chooses."""
    starter_card: Annotated[Card | None, Play("start", CARD_OR_NONE, when=("starter", ("holder",)))] = None
    ace: Annotated[AcePlace, Play("aces", OneOf.of(AcePlace))] = "ranked"
    """The ace's place in a run: where the ranking has it, below the lowest rank, or as the first ace laid decides."""
    ace_again: Annotated[AceAgain, Play("aces", OneOf.of(AceAgain))] = "mandatory"
    ace_chain: Annotated[AceChain, Play("aces", OneOf.of(AceChain), when=("ace_again", ("optional", "mandatory")))] = (
        "renew"
    )
    """What an extra card may lead to: an ace renews the right, only one extra card, or as many as he likes."""
    end: Annotated[LayoutEnd, Play("finish", OneOf.of(LayoutEnd))] = "settled"
    missing: Annotated[Missing, Play("finish", OneOf.of(Missing))] = "bridge"
    blocked: Annotated[Blocked, Play("finish", OneOf.of(Blocked), when=("missing", ("block",)))] = "redeal"
    """When all have passed in turn: deal again, or share the prizes left; a deal stuck time and again is shared too."""


Contract = TrickContract | LayoutContract

Leftover = Literal["none", "lowest", "random"]
BlockedContract = Literal["redeal", "zero"]


class Deck(Declared, frozen=True, kw_only=True):
    """The pack: its size, what leaves it for good, and what happens to cards that do not divide."""

    size: Annotated[PerPlayers[int], Play("deck", ForPlayers(Whole(24, 52, 4)))] = 32
    removed: Annotated[PerPlayers[tuple[Card, ...]], Play("deck", ForPlayers(ListOf(CARD, 28, ordered=True)))] = ()
    leftover: Annotated[Leftover, Play("deck", OneOf.of(Leftover))] = "lowest"
    """Cards that do not divide: there are none, the lowest leave for good, or random ones leave face up each deal."""
    remove_order: Annotated[tuple[Suit, ...], Play("deck", ListOf(SUIT, 4, 4), when=("leftover", ("lowest",)))] = tuple(
        Suit
    )
    blocked_contract: Annotated[
        BlockedContract, Play("deck", OneOf.of(BlockedContract), when=("leftover", ("random",)))
    ] = "redeal"
    """When every contract left needs a card that is out: deal again, or tick the box at zero."""


DoubleWho = Literal["any", "declarer_only"]
DoubleDeclarer = Literal["redouble_only", "may_double"]
DoublePositive = Literal["declarer_only", "free"]
Redouble = Literal["own_turn", "declarer_only", "none"]
ON = ("enabled", (True,))


class Doubling(Declared, frozen=True, kw_only=True):
    """Doubles: side bets between two seats, spoken in one lap from the declarer's next neighbour."""

    enabled: Annotated[bool, Play("doubling", FLAG)] = False
    who: Annotated[DoubleWho, Play("doubling", OneOf.of(DoubleWho), when=ON)] = "any"
    declarer: Annotated[DoubleDeclarer, Play("doubling", OneOf.of(DoubleDeclarer), when=ON)] = "redouble_only"
    positive: Annotated[DoublePositive, Play("doubling", OneOf.of(DoublePositive), when=ON)] = "declarer_only"
    """Who may be doubled in a contract that only pays gains."""
    redouble: Annotated[Redouble, Play("doubling", OneOf.of(Redouble), when=ON)] = "own_turn"
    quota: Annotated[int, Play("doubling", Whole(0, 20), when=ON)] = 2
    """How often each other player must double each declarer."""
    quota_enforce: Annotated[bool, Play("doubling", FLAG, when=ON)] = True
    skip_undoubled: Annotated[bool, Play("doubling", FLAG, when=ON)] = False
    doubled: Annotated[int, Play("doubling", Whole(0, 20), when=ON)] = 1
    redoubled: Annotated[int, Play("doubling", Whole(0, 20), when=ON)] = 2


Ranking = Literal["natural", "ten_high", "ace_low", "reversed"]
Direction = Literal["clockwise", "anticlockwise"]
FirstDealer = Literal["random", "highest", "lowest", "holder"]
Cutter = Literal["previous", "next", "opposite_chooser", "nobody"]
DealStyle = Literal["one", "two", "free"]
Captures = Literal["hidden", "penalties", "open"]
DealerRotation = Literal["every_deal", "block"]
Chooser = Literal["nobody", "dealer", "next", "previous"]
Selection = Literal[
    "each_once_per_player",
    "fixed_order_per_dealer",
    "fixed_order_once",
    "each_once_per_table",
    "random_common",
    "random_individual",
]
ChoiceTime = Literal["after", "before", "either"]
Leader = Literal["dealer", "next", "previous", "chooser", "after_chooser"]
Sign = Literal["signed", "penalty"]
RANDOM = ("random_common", "random_individual")


class Ruleset(Declared, frozen=True, kw_only=True):
    """Everything a table agrees on; what it does not say has the value a plain table would expect."""

    name: Annotated[str, About("about", Text(60))] = ""
    source: Annotated[str, About("about", Text(300))] = ""
    assumed: Annotated[tuple[str, ...], About("about", ListOf(Text(80), 60))] = ()
    """Keys of values that no source gave."""
    players: Annotated[tuple[int, ...], Play("table", ListOf(Whole(PLAYERS[0], PLAYERS[-1]), 5, 1, ordered=True))] = (
        4,
    )
    deck: Deck = Deck()
    ranking: Annotated[Ranking, Play("table", OneOf.of(Ranking))] = "natural"
    direction: Annotated[Direction, Custom("table", OneOf.of(Direction))] = "clockwise"
    first_dealer: Annotated[FirstDealer, Custom("table", OneOf.of(FirstDealer))] = "random"
    first_dealer_card: Annotated[Card | None, Custom("table", CARD_OR_NONE, when=("first_dealer", ("holder",)))] = None
    shuffle_cut: Annotated[Cutter, Custom("table", OneOf.of(Cutter))] = "previous"
    deal_style: Annotated[DealStyle, Custom("table", OneOf.of(DealStyle))] = "one"
    visible_captures: Annotated[Captures, Custom("table", OneOf.of(Captures))] = "penalties"
    dealer_rotation: Annotated[DealerRotation, Play("roles", OneOf.of(DealerRotation))] = "block"
    chooser: Annotated[Chooser, Play("roles", OneOf.of(Chooser))] = "nobody"
    selection: Annotated[Selection, Play("roles", OneOf.of(Selection))] = "fixed_order_per_dealer"
    list_size: Annotated[int, Play("roles", Whole(0, 30), when=("selection", RANDOM))] = 0
    """How many contracts are drawn for a random list; 0 for all."""
    choice_time: Annotated[
        ChoiceTime, Play("roles", OneOf.of(ChoiceTime), when=("chooser", ("dealer", "next", "previous")))
    ] = "after"
    blind_multiplier: Annotated[int, Play("roles", Whole(1, 10), when=("choice_time", ("before", "either")))] = 1
    leader: Annotated[Leader, Play("roles", OneOf.of(Leader))] = "next"
    deals: Annotated[PerPlayers[int], Play("end", ForPlayers(Whole(0, 400)))] = 0
    """How many deals are played; 0 for the whole schedule."""
    series: Annotated[int, Play("end", Whole(1, 4))] = 1
    sign: Annotated[Sign, Play("end", OneOf.of(Sign))] = "signed"
    """Whether points are good (the highest total wins) or penalties (the lowest wins)."""
    handicap: Annotated[bool, Play("end", FLAG, when=("chooser", ("dealer", "next", "previous")))] = False
    """Whether the chooser's own losses are doubled and his gains halved."""
    doubling: Doubling = Doubling()
    contracts: tuple[Contract, ...] = ()

    def contract(self, id: str) -> Contract:
        """The row with this id; raises `KeyError`."""
        for row in self.contracts:
            if row.id == id:
                return row
        raise KeyError(id)

    @property
    def active(self) -> tuple[Contract, ...]:
        """The rows that are played."""
        return tuple(row for row in self.contracts if row.active)

    def gain(self, points: int) -> int:
        """Points of this table's own sign as a gain: more is better."""
        return -points if self.sign == "penalty" else points

    def __repr__(self) -> str:
        return f"<Ruleset {self.name or 'without a name'}, {len(self.contracts)} contracts>"

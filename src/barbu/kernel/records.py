"""The two records of the kernel: the rules of one deal, and the deal in play.

Every field is an int64 or a row of them. The classes say what a record holds: they are the type that functions
name, the source of the NumPy types, and in plain Python the record itself (lists and ints, which are quicker there
than NumPy's).

**Card codes.** A card is `16 × suit + place`: four lanes of 16 bits, clubs, spades, diamonds, hearts. Places follow
the ranking of the ruleset, so a higher bit of a lane is a stronger card: 1 … 12 for the ranks without the ace,
the ace 13 where it is the strongest (`natural`, `ten_high`) and 0 where it is the weakest (`ace_low`, `reversed`).

**Actions.** To play or lay a card is its code; an ace in a layout has the code of the end of the run where it goes,
place 0 or 13, whichever end it stands at in tricks. `PASS` and `STOP` are codes that no card has. A set of actions is
a mask; it fits into the 63 bits of an int64 that are not its sign.

**Gains.** More is better, whatever the sign of the table.
"""

from __future__ import annotations

import copy
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

SEATS = 7
"""The most players that a record has room for."""
LANE = 16
CODES = 64
FRONT, BACK = 0, 13
"""The two places of an ace in a run."""
PASS, STOP = 14, 15
SUIT = 0x3FFF
"""All places of the first suit."""
LANES = 0x0001_0001_0001_0001
"""The lowest bit of each lane."""
ENDS = LANES << FRONT | LANES << BACK
"""The codes of all aces, at whichever end."""

TRICKS, LAYOUT = 0, 1
"""Kinds of rows."""

Ints = list[int]
Numbers: TypeAlias = Any
"""What compiled functions take as an array of int64, and plain ones as a list too."""


class Record:
    """What both records have in common; made plain, with every field 0."""

    lengths: ClassVar[dict[str, int]]
    """The fields with their lengths; 0 for a single number."""

    def __init__(self) -> None:
        for name, length in self.lengths.items():
            setattr(self, name, [0] * length if length else 0)


class Vector(Record):
    """The rules of one deal: a row under its ruleset, at a table of so many players, after all calls."""

    kind: int
    """`TRICKS` or `LAYOUT`."""
    players: int
    pack: int
    """The cards in play."""
    hand_size: int
    """Cards in each hand at the start."""
    aces: int
    """The four aces, where hands hold them."""
    gone: int
    """A layout's run space that counts as laid before the first card: ranks not in the pack, and cards out that are
    bridged."""

    # What a card is worth, tricks only.
    points: Annotated[Ints, CODES]
    """Gain of capturing a card."""
    worth: Annotated[Ints, CODES]
    """The same to one who thinks ahead: the only priced card is worth the slam that taking it makes."""
    sole: int
    """The card of which that is so; else 0."""
    priced: int
    """Cards that some part of the row gives a price other than 0."""
    counted: int
    """Cards of the row's items, those at a price of 0 too."""
    losses: int
    """Cards that cost their taker."""
    per_trick: int
    """Gain of a trick."""
    last: Annotated[Ints, 4]
    """Gain of the last trick, the last but one, …"""

    # How tricks are played.
    beaters: Annotated[Ints, CODES]
    """The cards that take the trick from this one, trumps included."""
    trump: int
    """The cards of the trump suit; 0 without trumps."""
    banned: int
    """The cards of the suit that lead and first-trick rules mean."""
    duties: int
    """Whether more than following suit is asked of a card that is not led: any of the next six fields."""
    must_beat: int
    """0 no, 1 when trumps are led, 2 always."""
    must_ruff: int
    must_overruff: int
    must_underruff: int
    forced_dump: int
    """Cards that cost must go: 0 no, 1 when void, 2 also under a higher card."""
    first_trick: int
    """0 free, 1 the banned suit may not be led, 2 nor played, 3 no card that is priced."""
    lead: int
    """Of the banned suit: 0 free, 1 only if nothing else, 2 until it is broken."""
    broken_by_any: int
    """Whether any card of the banned suit breaks it, rather than one thrown off alone."""
    early_end: int

    # Slams and side rules.
    slam: int
    """0 none, 1 mirror, 2 fixed, 3 charge the others, 4 all zero."""
    slam_points: int
    slam_tricks: int
    """Whether a slam takes all tricks, rather than all priced cards."""
    blind: int
    """What the deal is multiplied by; 1 unless it was chosen blind."""
    handicapped: int
    """The seat that bears the handicap, or −1."""
    doubled: int
    """Whether there are any bets."""
    bets: Annotated[Ints, SEATS * SEATS]
    """At `7 × one + other` how many times their difference two seats pay each other; the same both ways."""

    # Layouts.
    payout: Annotated[Ints, SEATS]
    """Gain by finishing place."""
    start: int
    """Place of the start rank, or −1 until a card is laid."""
    ace: int
    """Place of the aces in a run, or −1 where the first ace laid decides."""
    again: int
    """An extra card after an ace: 0 none, 1 if he likes, 2 if he can."""
    chain: int
    """After an extra card: 0 another one if it was an ace, 1 no more, 2 as many as he likes."""
    enough: int
    """How many empty hands end the deal."""


class Deal(Record):
    """A deal in play, all hands open."""

    hands: Annotated[Ints, SEATS]
    """The cards each seat holds."""
    left: int
    """The cards in all hands."""
    turn: int
    over: int
    """Whether the deal has ended."""
    rng: int
    """The state of chance, see `bits`; play-outs and policies draw from it."""

    # Tricks.
    count: int
    """How many cards lie on the table."""
    table: Annotated[Ints, SEATS]
    """The cards on the table in the order played, `count` of them."""
    trick: int
    """The same cards as a mask."""
    led: int
    """All cards of the suit led."""
    best: int
    """The card that wins the trick so far."""
    winner: int
    """Who played it; after the trick its winner."""
    stake: int
    """Gain of the cards on the table."""
    broken: int
    """Whether the banned suit has been broken."""
    done: int
    """Tricks finished."""
    winners: int
    """Winners of the finished tricks, three bits each, the last one lowest."""
    taken: Annotated[Ints, SEATS]
    """The cards each seat has captured."""
    tricks: Annotated[Ints, SEATS]
    """The tricks each seat has won."""
    gains: Annotated[Ints, SEATS]
    """What cards and tricks have paid each seat so far; without last tricks, slam and side rules."""

    undoubled: Annotated[Ints, SEATS]
    """What each seat gains in a deal that has been scored, before the doubles."""

    # Layouts.
    down: int
    """The layout in run space: cards laid and `Vector.gone`; aces at the end where they stand."""
    start: int
    """Place of the start rank as hands hold it, or −1."""
    ace: int
    """Where the aces stand: `FRONT`, `BACK`, or −1 until the first one is laid."""
    extra: int
    """Which card of one turn is due: 0 the ordinary one, 1 the first after an ace, …"""
    passes: int
    """Passes in a row."""
    finished: int
    """How many hands are empty."""
    places: Annotated[Ints, SEATS]
    """At which place each seat finished, from 0; −1 while it has not."""
    blocked: int
    """Whether the deal ended because nobody could move."""


class Element(np.void):  # type: ignore[misc]  # it is final in the stubs alone
    """A record in an array. NumPy's own class for that looks up every attribute in Python, and compiled functions ask
    for one with each record that they are given.
    """

    def __getattr__(self, name: str) -> Any:
        """The field of this name."""
        try:
            return self[name]
        except ValueError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        """Sets the field of this name."""
        self[name] = value


R = TypeVar("R", bound=Record)
Records = np.ndarray[Any, np.dtype[Any]]


def _lengths(kind: type[Record]) -> dict[str, int]:
    """The fields of a record with their lengths; 0 for a single number."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: get_args(hint)[1] if get_origin(hint) is Annotated else 0
        for name, hint in hints.items()
        if name != "lengths"
    }


def record_type(kind: type[Record]) -> np.dtype[Any]:
    """The NumPy type of these records."""
    kind.lengths = _lengths(kind)
    fields = [(name, np.int64, (length,)) if length else (name, np.int64) for name, length in kind.lengths.items()]
    return np.dtype((Element, fields))


VECTOR = record_type(Vector)
DEAL = record_type(Deal)
TYPES: dict[type[Record], np.dtype[Any]] = {Vector: VECTOR, Deal: DEAL}


def deals(number: int) -> Records:
    """So many deals, all 0; one of them is `array[i]`, which shares the array's memory."""
    return np.zeros(number, DEAL)


def stored(plain: R) -> R:
    """The record as one element of a NumPy array, which is what compiled functions take."""
    numbers: list[int] = []
    for name, length in plain.lengths.items():
        numbers += getattr(plain, name) if length else [getattr(plain, name)]
    element: R = np.array(numbers, np.int64).view(TYPES[type(plain)])[0]
    return element


def plain(record: R) -> R:
    """A copy of the record as an object of lists and ints, on which plain Python is quicker."""
    given: Any = record
    if hasattr(given, "lengths"):
        return copy.deepcopy(record)
    made: Any = Vector() if given.dtype == VECTOR else Deal()
    numbers = np.frombuffer(given, np.int64).tolist()
    at = 0
    for name, length in made.lengths.items():
        setattr(made, name, numbers[at : at + length] if length else numbers[at])
        at += length or 1
    copied: R = made
    return copied

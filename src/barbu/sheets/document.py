"""A score sheet as data: what stands on it, before it is set as PDF, HTML, CSV or text."""

from typing import Literal, get_args

import msgspec

Paper = Literal["a4", "letter"]
PAPERS: tuple[Paper, ...] = get_args(Paper)
Way = Literal["auto", "portrait", "landscape"]
"""How the paper lies; by default whichever way the sheet fits better."""

Kept = Literal["no", "declarer", "any"]
"""What a deal's row keeps of doubles: nothing, who doubles the declarer, or who doubles whom."""


class Player(msgspec.Struct, frozen=True):
    """A column of the sheet."""

    name: str
    """Empty where it is to be written."""
    called: str
    """The name, or the number of the seat: never empty."""
    label: str
    """A letter or two, or the number, by which the player is named in small boxes."""
    points: str
    """What his column of points is called where it stands alone; so with the others."""
    total: str
    doubles: str


class Line(msgspec.Struct, frozen=True):
    """A contract: what it pays, and its boxes to tick."""

    id: str
    name: str
    drawing: str
    """SVG in a box of 24."""
    pays: str
    total: str
    """What all players together write in it."""
    boxes: tuple[tuple[int | None, ...], ...]
    """For each list of contracts, once a series: the deal that ticked the box; None while it is open.

    None at all where a contract is not on a player's list.
    """


class Deal(msgspec.Struct, frozen=True):
    """The row of one deal; what is empty is to be written."""

    number: int
    dealer: int
    chooser: int | None
    contract: str
    doubles: tuple[str, ...]
    """For each player whom he doubles; empty where the sheet keeps none."""
    points: tuple[str, ...]
    totals: tuple[str, ...]
    closes: bool
    """Whether a round of deals ends with it."""


class Reminder(msgspec.Struct, frozen=True):
    """Rules that people dispute, and what they are about with its colon; empty where they hold always."""

    about: str
    text: str


class Words(msgspec.Struct, frozen=True):
    """What the parts of the sheet are called."""

    deal: str
    dealer: str
    chooser: str
    contract: str
    points: str
    total: str
    """Above the points that have come together so far."""
    result: str
    """Before the points at the end."""
    place: str
    date: str
    where: str
    done: str
    all: str
    sum: str
    deals: str
    rules: str
    owed: str
    doubler: str
    doubled: str
    doubles: str


class Sheet(msgspec.Struct, frozen=True):
    """A score sheet in one language, blank or filled."""

    lang: str
    title: str
    facts: tuple[str, ...]
    players: tuple[Player, ...]
    shared: bool
    """Whether the table has one list of contracts for all."""
    lines: tuple[Line, ...]
    deals: tuple[Deal, ...]
    chosen: bool
    """Whether somebody chooses the contracts, so that a row names him."""
    kept: Kept
    owed: int
    """How many boxes there are for the doubles that a player owes each declarer."""
    paid: tuple[tuple[int, ...], ...]
    """How often each player (column) has doubled each declarer (row)."""
    reminders: tuple[Reminder, ...]
    notes: tuple[str, ...]
    """What the signs on the sheet mean."""
    totals: tuple[str, ...]
    """At the end of the match; empty before it."""
    places: tuple[str, ...]
    words: Words
    numbers: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = ()
    """The points and totals of the deals that are over, as numbers."""

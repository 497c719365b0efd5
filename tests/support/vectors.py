"""The worked examples in tests/vectors: one JSON object a line, read as they stand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from immutabledict import immutabledict

from barbu.cards import Card, Rank, Suit
from barbu.deal import TrickOutcome
from barbu.rules import Ruleset, TrickContract, names
from barbu.rules.kinds import TRICK
from barbu.rules.meaning import items, slam_needs_tricks
from tests.support.table import RULESETS, rules_of

FOLDER = Path(__file__).resolve().parent.parent / "vectors"

Counts = tuple[int, ...]
T = TypeVar("T")


class Taken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who took what: counts by seat, or the one seat that took a thing; None where it is not told."""

    tricks: Counts | None = None
    hearts: Counts | None = None
    queens: Counts | None = None
    diamonds: Counts | None = None
    kings_jacks: Counts | None = None
    barbu: int | None = None
    last: int | None = None
    penult: int | None = None
    ace_hearts: int | None = None
    ten_clubs: int | None = None
    queen_spades: int | None = None
    hearts_cards: tuple[tuple[str, ...], ...] | None = None
    """The ranks of the hearts that each seat took."""


class ScoreVector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of a deal and its score."""

    id: str
    preset: str
    contract: str
    score: Counts
    src: str
    taken: Taken | None = None
    finish: tuple[int, ...] | None = None
    chooser: int | None = None
    base: Counts | None = None
    """Points before the doubles, where the doubles alone are shown."""
    doubles: tuple[tuple[int, int, int], ...] = ()
    tied: tuple[int, ...] = ()


class TrickVector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand in a deal of tricks, and which of its cards may be played."""

    id: str
    preset: str
    contract: str
    trick: int
    """Counted from 1."""
    table: tuple[str, ...]
    hand: tuple[str, ...]
    legal: tuple[str, ...]
    hearts_broken: bool = False
    trump: str | None = None


class LayoutVector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand in a layout, and which of its cards may be laid."""

    id: str
    preset: str
    start: str
    laid: tuple[str, ...]
    hand: tuple[str, ...]
    legal: tuple[str, ...]
    missing: tuple[str, ...] = ()
    """Cards that are not in the pack."""
    ace: str | None = None
    note: str = ""


def read(name: str, kind: type[T]) -> list[T]:
    """All lines of a file."""
    text = (FOLDER / name).read_bytes()
    return [msgspec.json.decode(line, type=kind) for line in text.splitlines()]


def table_of(name: str) -> tuple[Ruleset, int]:
    """The ruleset and the number of players; an ending `-3p` says how many, else four where they may be."""
    players = None
    known = {*names(), *(file.stem for file in RULESETS.glob("*.toml"))}
    if name not in known and (found := re.fullmatch(r"(.+)-(\d)p", name)):
        name, players = found[1], int(found[2])
    rules = rules_of(name)
    return rules, players or (4 if 4 in rules.players else rules.players[0])


def outcome_of(rules: Ruleset, row: TrickContract, players: int, taken: Taken) -> TrickOutcome:
    """The outcome that the facts tell, as far as the row prices them.

    What the row does not price is left aside: V03 and V81 give the taker of the last two tricks one trick in all.
    """
    counts = {item: _count(rules, item, players, taken) for item in items(rules, row) if item != TRICK}
    told = immutabledict({item: count for item, count in counts.items() if count is not None})
    needs_tricks = TRICK in items(rules, row) or (row.slam != "none" and slam_needs_tricks(rules, row))
    return TrickOutcome(told, taken.tricks if needs_tricks else None, _out(taken))


def _out(taken: Taken) -> tuple[Card, ...]:
    """As many queens as all seats together lack were not in play."""
    lacking = 4 - sum(taken.queens) if taken.queens is not None else 0
    return tuple(Card(suit, Rank.QUEEN) for suit in list(Suit)[:lacking])


def _count(rules: Ruleset, item: str, players: int, taken: Taken) -> Counts | None:
    by_seat = {"H": taken.hearts, "D": taken.diamonds, "Q": taken.queens}
    if item in by_seat:
        return by_seat[item]
    if item in ("K", "J") and taken.kings_jacks is not None:
        return _kings_and_jacks(taken.kings_jacks)[item]
    if taken.hearts_cards is not None:
        return tuple(sum(f"{rank}H" == item for rank in ranks) for ranks in taken.hearts_cards)
    seats = {"last": taken.last, "last2": taken.penult, "AH": taken.ace_hearts}
    seats |= {"10C": taken.ten_clubs, "QS": taken.queen_spades}
    barbu = next((row for row in rules.contracts if row.id == "barbu"), None)
    if isinstance(barbu, TrickContract) and item in barbu.prices:
        seats[item] = taken.barbu
    seat = seats.get(item)
    return None if seat is None else tuple(int(each == seat) for each in range(players))


def _kings_and_jacks(both: Sequence[int]) -> dict[str, Counts]:
    """Kings to the first takers until there are four; they cost what jacks cost."""
    kings: list[int] = []
    for count in both:
        kings.append(min(count, 4 - sum(kings)))
    return {"K": tuple(kings), "J": tuple(count - king for count, king in zip(both, kings, strict=True))}

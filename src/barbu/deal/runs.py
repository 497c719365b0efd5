"""The layout as it lies on the table: what is laid, what is missing, and where a card would fit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from barbu.cards import FULL_PACK, Card, Rank
from barbu.deal.actions import AceEnd, Lay, Seat
from barbu.deal.layout import fitting, run_order, suit_runs
from barbu.deal.view import LayoutView
from barbu.rules import LayoutContract, Ruleset
from barbu.rules.meaning import dealt_pack


@dataclass(frozen=True, slots=True)
class Board:
    """The four runs of a layout.

    `order` runs from the low end to the high end; an undecided ace stands at the high end. `absent` are cards of the
    full pack that are in nobody's hand in this deal; where `bridges`, they are stepped over, else they stop their run.
    `fits` are the cards that would fit now; while the ace's end is open, both its places count.
    """

    order: tuple[Rank, ...]
    laid: dict[Card, Seat]
    absent: frozenset[Card]
    bridges: bool
    fits: frozenset[Card]


def board(rules: Ruleset, players: int, row: LayoutContract, out: Iterable[Card], play: LayoutView) -> Board:
    """The runs as they lie; `out` are the cards that this deal left out of the pack."""
    laid = {act.card: seat for seat, act in play.log if isinstance(act, Lay)}
    absent = frozenset(FULL_PACK) - frozenset(dealt_pack(rules, players)) | frozenset(out)
    bridges = row.missing == "bridge"
    down = laid.keys() | (absent if bridges else frozenset())
    order = run_order(rules, play.ace or "high", players)
    ends: tuple[AceEnd, ...] = (play.ace,) if play.ace else ("high", "low")
    fits = (fitting(suit_runs(run_order(rules, end, players)), play.start, down) for end in ends)
    return Board(order, laid, absent, bridges, frozenset().union(*fits))

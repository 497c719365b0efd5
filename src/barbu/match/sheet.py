"""The score sheet of a match: a row a deal, totals, places, and the grid of contracts done."""

from collections.abc import Sequence

import msgspec

from barbu.deal.actions import Seat
from barbu.match.phases import Result, State
from barbu.match.schedule import owner
from barbu.rules.meaning import each_player, series_deals
from barbu.scoring import Score, ranks


class Row(msgspec.Struct, frozen=True, gc=False):
    """One finished deal on the sheet."""

    deal: int
    """Counted from 1."""
    dealer: Seat
    chooser: Seat | None
    contract: str
    blind: bool
    entered: bool
    """Whether it was kept by hand."""
    score: Score
    running: tuple[int, ...]
    """Totals after this deal."""


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """All rows of a match so far."""

    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat by its total, from 1; equal totals share one and the next is skipped."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Box(msgspec.Struct, frozen=True, gc=False):
    """One box of the grid of contracts done: whose it is, and the deal that ticked it."""

    series: int
    owner: Seat | None
    """None where the table has one list for all."""
    contract: str
    deal: int | None


def sheet(state: State) -> Sheet:
    """The score sheet, folded from the results; no points are part of a record."""
    rows: list[Row] = []
    totals = (0,) * state.players
    for result in state.results:
        made = result.score
        totals = tuple(had + more for had, more in zip(totals, made.points, strict=True))
        round = result.round
        rows.append(
            Row(
                round.number + 1,
                round.roles.dealer,
                round.roles.chooser,
                round.contract.id,
                round.blind,
                result.entered,
                made,
                totals,
            )
        )
    return Sheet(tuple(rows), totals, ranks(state.rules, totals))


def grid(state: State) -> tuple[Box, ...]:
    """The boxes of all series begun, in the order of series, owners and rows."""
    length = series_deals(state.rules, state.players)
    series_now = min(len(state.results) // length, state.rules.series - 1)
    owners: Sequence[Seat | None] = range(state.players) if each_player(state.rules) else (None,)
    done = {
        (result.round.number // length, _box_owner(state, result), result.round.contract.id): result.round.number + 1
        for result in state.results
    }
    return tuple(
        Box(series, seat, id, done.get((series, seat, id)))
        for series in range(series_now + 1)
        for seat in owners
        for id in _list(state, seat)
    )


def _box_owner(state: State, result: Result) -> Seat | None:
    return owner(result.round.roles) if each_player(state.rules) else None


def _list(state: State, seat: Seat | None) -> Sequence[str]:
    if state.lists and seat is not None:
        return state.lists[seat]
    return [row.id for row in state.rules.active]

"""What evenings tell of their players, worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import msgspec
from immutabledict import immutabledict

from barbu.deal import LayoutOutcome, TrickOutcome
from barbu.match import Entered, Entry, Match, sheet
from barbu.rules import preset
from barbu.table.statistics import Duel, statistics
from tests.support.kept import begun, kept


def tricks(*counts: int) -> Entered:
    return Entered(Entry("tricks", TrickOutcome(immutabledict(), counts)))


def short(id: str, *events: Entered) -> Match:
    """An evening of one deal of tricks and a layout."""
    found = preset("classic-32")
    rows = (found.contract("tricks"), found.contract("domino"))
    rules = msgspec.structs.replace(found, name="x", contracts=rows, deals=2)
    match = begun(id, rules)
    for event in events:
        match = match.apply(event)
    return match


def domino(*finish: int) -> Entered:
    return Entered(Entry("domino", LayoutOutcome(finish)))


def test_wins_averages_and_who_stood_above_whom() -> None:
    first = short("one", tricks(4, 4, 0, 0), domino(2, 3, 0, 1))
    second = short("two", tricks(0, 0, 4, 4), domino(0, 1, 2, 3))
    begun_only = short("three", tricks(8, 0, 0, 0))
    found = statistics([first, second, begun_only])
    assert (found.evenings, found.deals) == (3, 5)
    assert sheet(first.state).winners == (2,)
    assert sheet(second.state).winners == (0,)
    anna = found.players["Anna"]
    assert (anna.evenings, anna.wins, anna.shared) == (2, 1, 0)
    slam = begun_only.results[0].score.points
    each = anna.contracts["tricks"]
    assert each.deals == 3
    assert each.points == Fraction(-20 + 0 + slam[0], 3)
    assert each.ahead == (Fraction(-20) + 10 + 10 + slam[0] - Fraction(sum(slam), 4)) / 3
    assert found.duels["Anna", "Chloé"] == Duel(2, 1, 0)
    assert found.duels["Chloé", "Anna"] == Duel(2, 1, 0)
    assert {anna.best, anna.worst} == {"tricks", "domino"}


def test_a_tie_is_a_tie() -> None:
    match = short("one", tricks(2, 2, 2, 2), domino(0, 1, 2, 3))
    totals = sheet(match.state).totals
    level = [(one, other) for one in range(4) for other in range(one) if totals[one] == totals[other]]
    found = statistics([match])
    for one, other in level:
        names = match.header.names
        assert found.duels[names[one], names[other]] == Duel(1, 0, 1)
    shared = [player for player in found.players.values() if player.shared]
    assert len(shared) == (len(sheet(match.state).winners) if len(sheet(match.state).winners) > 1 else 0)


def test_points_count_as_gains_by_every_sign() -> None:
    for name in ("classic-32", "fr-tableau-32", "suite-8", "tournament-52"):
        match = kept(begun("one", name), seed=name)
        found = statistics([match])
        sums = {
            name: sum(each.points * each.deals for each in player.contracts.values())
            for name, player in found.players.items()
        }
        gains = dict(zip(match.header.names, map(match.rules.gain, sheet(match.state).totals), strict=True))
        assert sums == gains
        winners = {match.header.names[seat] for seat in sheet(match.state).winners}
        assert {name for name, gain in gains.items() if gain == max(gains.values())} == winners


def test_nothing_is_told_of_nothing() -> None:
    found = statistics([])
    assert (found.evenings, found.players, found.duels) == (0, {}, {})

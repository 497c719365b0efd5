"""What holds for every deal of every ruleset: its total, its doubles, its outcome; and the schedule of a match."""

from __future__ import annotations

import pytest

from barbu.deal import LayoutOutcome, NotPlayed, TrickOutcome
from barbu.deal.check import check_outcome
from barbu.match import Match
from barbu.match.phases import Result
from barbu.match.sheet import grid
from barbu.rules import LayoutContract, Ruleset, names, preset
from barbu.rules.meaning import payout, scheduled_deals, series_deals, total
from tests.properties import walks
from tests.support import scale
from tests.support.random_rulesets import at_most, seeded

BLOCK = 20


@pytest.mark.parametrize("block", range(scale.count(8, 200)))
def test_deals_add_up_and_the_schedule_is_kept(block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        with walks.noting(f"deals {seed}") as name:
            check_match(walks.played(*seeded(name), name))


def presets_and_players() -> list[tuple[str, int]]:
    """Every preset at every table it may have."""
    return [(name, players) for name in names() for players in preset(name).players]


@pytest.mark.parametrize(("name", "players"), presets_and_players())
def test_presets_are_played_to_the_end(name: str, players: int) -> None:
    rules = preset(name)
    wanted = scale.count(150, 10_000) // len(rules.players) + 1
    deals = seed = 0
    while deals < wanted:
        with walks.noting(f"{name} {players} {seed}") as label:
            match = walks.played(at_most(rules, wanted - deals), players, label)
            check_match(match)
        deals, seed = deals + len(match.results), seed + 1


def check_match(match: Match) -> None:
    """All that must hold for a finished match."""
    for result in match.results:
        check_total(match.rules, match.players, result)
        check_points(result)
        check_outcome(match.rules, result.round.contract, match.players, result.outcome)
    check_schedule(match)


def check_total(rules: Ruleset, players: int, result: Result) -> None:
    """The play's own points, slam apart, make the declared total."""
    outcome, row = result.outcome, result.round.contract
    reasons = ("item", "place", "shared_places", "undoubled")
    made = sum(line.points for lines in result.score.lines for line in lines if line.reason in reasons)
    whole = total(rules, row, players, outcome.out)
    match outcome:
        case TrickOutcome():
            assert made == whole
        case LayoutOutcome(finish):
            assert isinstance(row, LayoutContract)
            assert made == whole - lost_in_sharing(payout(row, players), len(finish))
        case NotPlayed(undoubled):
            assert made == (whole if undoubled else 0)


def lost_in_sharing(prizes: tuple[int, ...], finishers: int) -> int:
    """What rounding toward zero drops when the seats behind share the prizes left."""
    rest, behind = sum(prizes[finishers:]), len(prizes) - finishers
    return rest - (abs(rest) // behind * behind * (1 if rest > 0 else -1)) if behind else 0


def check_points(result: Result) -> None:
    """Doubles move points without making any; lines add up; points are plain whole numbers."""
    made = result.score
    assert sum(made.points) == sum(made.base)
    assert tuple(sum(line.points for line in lines) for lines in made.lines) == made.points
    for points in (*made.points, *made.base):
        assert type(points) is int
        assert str(points) != "-0"
    if not result.round.bets:
        assert made.points == made.base


# --- the schedule -----------------------------------------------------------------------------------


def check_schedule(match: Match) -> None:
    """Every deal ticks one box, no box is ticked twice, and none stays open unless the schedule is cut."""
    rules, players = match.rules, match.players
    deals = [box.deal for box in grid(match.state) if box.deal is not None]
    assert sorted(deals) == list(range(1, scheduled_deals(rules, players) + 1)) == sorted(set(deals))
    if len(match.results) == series_deals(rules, players) * rules.series:
        assert all(box.deal is not None for box in grid(match.state))
    for number, result in enumerate(match.results):
        check_roles(match, number, result)


def check_roles(match: Match, number: int, result: Result) -> None:
    """Dealer, chooser and leader of a deal, worked out anew from the ruleset."""
    rules, players, roles = match.rules, match.players, result.round.roles
    own = rules.list_size if rules.selection.startswith("random") and rules.list_size else len(rules.active)
    together = rules.selection in ("fixed_order_once", "each_once_per_table")
    passed = number if rules.dealer_rotation == "every_deal" else number // own
    if together and rules.dealer_rotation == "every_deal" and own % players == 0:
        passed += number // own  # else each would deal the same rows in every series
    dealer = (match.state.first + passed) % players
    chooser = {"nobody": None, "dealer": dealer, "next": dealer + 1, "previous": dealer - 1}[rules.chooser]
    base = dealer if chooser is None else chooser
    leader = {"dealer": dealer, "next": dealer + 1, "previous": dealer - 1, "chooser": base, "after_chooser": base + 1}
    assert roles.dealer == dealer
    assert roles.chooser == (None if chooser is None else chooser % players)
    assert roles.leader == leader[rules.leader] % players
    if chooser is None:
        assert result.round.contract.id == due(match, number, None if together else dealer)


def due(match: Match, number: int, owner: int | None) -> str:
    """The first row of the owner's list, or the table's, that has not been played in this series."""
    rules = match.rules
    length = series_deals(rules, match.players)
    earlier = match.results[number - number % length : number]
    gone = [result.round.contract.id for result in earlier if owner in (None, result.round.roles.dealer)]
    ids = match.state.lists[owner or 0] if match.state.lists else tuple(row.id for row in rules.active)
    return next(id for id in ids if id not in gone)

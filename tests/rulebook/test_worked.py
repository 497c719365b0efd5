"""The book never contradicts the engine: every example is played and scored again."""

from __future__ import annotations

import re
from functools import cache

import pytest

from barbu.cards import Card, Rank, Suit
from barbu.deal.outcome import TrickOutcome
from barbu.deal.state import outcome, start
from barbu.locales import locale
from barbu.match.doubling import Lap
from barbu.match.schedule import roles
from barbu.rulebook import book, sentences
from barbu.rulebook.document import Table, tables
from barbu.rulebook.examples import doubles, telling_row
from barbu.rulebook.layout import beside
from barbu.rulebook.pen import pen
from barbu.rulebook.worked import call, example, replay, richest_trick, slam_worth
from barbu.rules import Ruleset, TrickContract, names, preset
from barbu.rules.meaning import hand_size, total
from barbu.scoring import score
from tests.support.random_rulesets import seeded
from tests.support.scale import count

RANDOM = [seeded(f"examples/{seed}")[0] for seed in range(count(10, 200))]
RULESETS = [*(preset(name) for name in names()), *RANDOM]


def number(cell: str) -> int:
    """Points as a cell has them."""
    return int(cell.replace("−", "-").replace("+", ""))


@cache
def every_table(rules: Ruleset) -> dict[str, list[Table]]:
    """The tables of the English book by the section that they stand in."""
    whole = book(rules, locale("en"))
    rows = [below for section in whole.sections for below in section.sections]
    return {section.anchor: list(tables(section)) for section in (*whole.sections, *rows)}


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name or "random")
def test_every_example_is_what_the_engine_says(rules: Ruleset) -> None:
    here = pen(rules, rules.players, locale("en"))
    for row in rules.active:
        worked = example(rules, row, here.usual_table)
        played = replay(worked)
        assert played.over
        assert outcome(played) == worked.outcome
        points = score(rules, row, worked.outcome, call(here.usual_table)).points
        (table,) = every_table(rules)[f"contract-{row.id}"]
        assert [number(cells[-1]) for cells in table.rows] == list(points)
        assert start(worked.setup, worked.hands).setup.players == here.usual_table


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name or "random")
def test_the_richest_trick_is_one_of_the_example_and_scores_what_is_said(rules: Ruleset) -> None:
    here = pen(rules, rules.players, locale("en"))
    for row in here.tricks:
        worked = example(rules, row, here.usual_table)
        trick = richest_trick(worked)
        if trick is None:
            continue
        done = {(each.winner, each.cards) for each in replay(worked).done}  # type: ignore[union-attr]
        assert (trick.winner, trick.cards) in done
        assert isinstance(worked.outcome, TrickOutcome)
        for item, taken in trick.outcome.taken.items():
            assert taken[trick.winner] <= worked.outcome.taken[item][trick.winner]
        lines = trick.score.lines[trick.winner]
        assert sum(line.points for line in lines) == trick.score.points[trick.winner]


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.name or "random")
def test_the_doubles_of_the_example_can_be_spoken(rules: Ruleset) -> None:
    here = pen(rules, rules.players, locale("en"))
    row = telling_row(here)
    if row is None or not rules.doubling.enabled:
        return
    declarer = roles(rules, here.usual_table, 0, 0).declarer
    lap = Lap(rules, row, here.usual_table, declarer, (0,) * here.usual_table, 1)
    wanted = doubles(here, row, declarer)
    while (speaker := lap.speaker) is not None:
        said = [bet.doubled for bet in wanted if bet.doubler == speaker]
        said += [bet.doubler for bet in wanted if bet.doubled == speaker and bet.redoubled]
        assert tuple(sorted(said)) in lap.speeches()
        lap = lap.after(said)
    assert sorted(lap.bets, key=str) == sorted(wanted, key=str)
    worked = example(rules, row, here.usual_table)
    after = score(rules, row, worked.outcome, call(here.usual_table, declarer=declarer, bets=wanted))
    (table,) = every_table(rules)["doubles"]
    assert [[number(cell) for cell in cells[1:]] for cells in table.rows] == [
        list(pair) for pair in zip(after.base, after.points, strict=True)
    ]
    assert sum(after.base) == sum(after.points)


@pytest.mark.parametrize(
    ("name", "id", "worth"),
    [
        ("classic-32", "tricks", (40, -40)),  # S1.23
        ("classic-32", "hearts", (80, -80)),
        ("classic-32", "salad", (250, -250)),
        ("classic-32-flat40", "queens", (40, -80)),
        ("fr-tableau-32-variants", "tricks", (-80, 80)),  # S0.46
    ],
)
def test_a_slam_is_worth_what_the_documents_print(name: str, id: str, worth: tuple[int, int]) -> None:
    row = preset(name).contract(id)
    assert isinstance(row, TrickContract)
    assert slam_worth(preset(name), row, 4) == worth


def test_totals_in_the_table_of_contracts_are_those_of_the_rules() -> None:
    for name in names():
        rules = preset(name)
        (table,) = every_table(rules)["brief"]
        for row, cells in zip(rules.active, table.rows, strict=True):
            told = [number(cell) for cell in cells[2:]]
            due = [total(rules, row, players) for players in rules.players]
            assert told in (due, due[:1])


def test_S3_31_beside_a_jack_lie_its_neighbours_and_the_other_jacks() -> None:
    rules = preset("marie-luce-52")
    here = pen(rules, (4,), locale("en"))
    jack = Card(Suit.SPADES, Rank.JACK)
    found = beside(here, here.layouts[0], 4, jack)
    assert set(map(str, found)) == {"10S", "QS", "JC", "JD", "JH"}


def test_tricks_and_cards_are_counted() -> None:
    for name in names():
        rules = preset(name)
        for players in rules.players:
            found = " ".join(each.text for each in sentences(book(rules, locale("en"), players)))
            assert re.search(rf"\b{hand_size(rules, players)} cards", found)

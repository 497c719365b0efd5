"""Evenings entered, corrected, taken back and loaded by chance: what stands is a fresh replay of what remains."""

from __future__ import annotations

import random

import pytest

from barbu.errors import BarbuError, NotLegal, NotUnderstood
from barbu.match import Entered, Match, sheet
from barbu.notation import dumps, loads
from barbu.rules import Ruleset, preset
from barbu.table.by_hand import is_by_hand, read_by_hand
from barbu.table.notebook import Entries, LaterDeal, Notebook, entries, opened
from tests.properties import walks
from tests.support.evenings import broken, random_entry
from tests.support.kept import begun, kept
from tests.support.random_rulesets import seeded
from tests.support.scale import count
from tests.support.table import dealt


def replayed(match: Match, told: Entries) -> Match:
    """An evening with these deals, entered one after the other."""
    fresh = opened(match)
    for entry in told:
        fresh = fresh.apply(Entered(entry))
    return fresh


def check(book: Notebook, told: Entries) -> None:
    """What stands is what remains, however it came to be; its record says the same."""
    fresh = replayed(book.match, told)
    assert book.entries == told
    assert book.match.state == fresh.state
    assert book.match.live == fresh.live
    assert sheet(book.match.state) == sheet(fresh.state)
    text = dumps(book.match)
    assert loads(text) == book.match
    assert read_by_hand(text).state == fresh.state
    assert is_by_hand(book.match)


@pytest.mark.parametrize("block", range(count(4, 200)))
def test_any_order_of_changes_comes_to_a_replay_of_what_remains(block: int) -> None:
    for seed in range(block * 3, block * 3 + 3):
        with walks.noting(f"notebook {seed}") as name:
            rules, players = seeded(name)
            change(rules, players, name)


@pytest.mark.parametrize("name", ["marie-luce-52", "tournament-52", "classic-32", "suite-8"])
def test_the_same_by_rules_that_people_play(name: str) -> None:
    rules = preset(name)
    change(rules, 4, name, count(30, 400))


def change(rules: Ruleset, players: int, seed: str, steps: int = 20) -> None:
    """Changes an evening at random; beside it all that it has been is kept."""
    rng = random.Random(seed)
    book = Notebook(begun("evening-1", rules, players, rng.randrange(players)))
    been: list[Entries] = [()]
    ahead: list[Entries] = []
    for _ in range(steps):
        changes = len(book.earlier)
        kind = rng.choices(("enter", "correct", "undo", "redo", "reload"), (5, 3, 3, 2, 1))[0]
        before = book.entries
        try:
            if kind == "enter" and not book.match.finished:
                entry = random_entry(book.match, rng)
                if entry is None:
                    continue
                if rng.random() < 0.3:
                    entry = broken(entry, rules, players, rng)
                book = book.enter(entry)
            elif kind == "correct" and book.entries:
                book = corrected(book, rng)
            elif kind == "undo":
                book = book.undo()
                ahead.append(been.pop())
                check(book, been[-1])
                continue
            elif kind == "redo":
                book = book.redo()
                been.append(ahead.pop())
                check(book, been[-1])
                continue
            elif kind == "reload":
                book = Notebook.of(loads(dumps(book.match)))
                check(book, before)
                been = [*book.earlier, book.entries]
                ahead = []
                continue
            else:
                continue
        except (NotLegal, NotUnderstood):
            check(book, before)
            continue
        if len(book.earlier) > changes:  # told as it was before, nothing has changed
            been.append(book.entries)
            ahead = []
        check(book, been[-1])
    while book.earlier:
        book = book.undo()
        been.pop()
        check(book, been[-1])
    assert book.entries == ()
    assert sheet(book.match.state).totals == (0,) * players, "all taken back, everybody has nothing"


def corrected(book: Notebook, rng: random.Random) -> Notebook:
    """Another account of any deal; of the later ones those that still fit."""
    deal = rng.randint(1, len(book.entries))
    before = replayed(book.match, book.entries[: deal - 1])
    entry = random_entry(before, rng)
    if entry is None:
        return book.correct(deal, book.entries[deal - 1])
    try:
        return book.correct(deal, entry)
    except LaterDeal as later:
        refused = later.values
    first = refused["deal"]
    assert isinstance(first, int)
    assert deal < first <= len(book.entries)
    assert isinstance(refused["reason"], BarbuError)
    cut = book.cut(deal, entry)
    assert cut.entries == (*book.entries[: deal - 1], entry, *book.entries[deal : first - 1])
    return cut


def test_what_sums_to_nothing_sums_to_nothing_after_every_change() -> None:
    """The subtotals of a ruleset whose points only move between players return to 0 whatever is corrected."""
    rng = random.Random("sums")
    whole = book = Notebook(kept(begun("evening-1", "tournament-52"), seed="sums"))
    assert sum(sheet(book.match.state).totals) == 0
    for _ in range(count(15, 200)):
        try:
            book = corrected(book, rng)
        except BarbuError:
            continue
        if book.match.finished:
            assert sum(sheet(book.match.state).totals) == 0
        book = book.undo() if len(book.earlier) > len(whole.earlier) else book
        assert book.entries == whole.entries


def test_nothing_to_take_back_or_to_give_again_is_said() -> None:
    book = Notebook(begun("evening-1"))
    with pytest.raises(NotLegal) as refused:
        book.undo()
    assert refused.value.id == "score-nothing-to-undo"
    with pytest.raises(NotLegal) as refused:
        book.redo()
    assert refused.value.id == "score-nothing-to-redo"
    with pytest.raises(NotLegal) as refused:
        Notebook(kept(begun("evening-1"), 2)).correct(3, entries(kept(begun("evening-1"), 3))[2])
    assert refused.value.id == "no-such-deal"


def test_a_deal_that_was_played_is_no_part_of_an_evening() -> None:
    match = dealt(begun("evening-1"))
    assert not is_by_hand(match)
    with pytest.raises(NotUnderstood) as refused:
        read_by_hand(dumps(match))
    assert refused.value.id == "evening-was-played"

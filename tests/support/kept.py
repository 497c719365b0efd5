"""Evenings kept by hand, for tests: records as they are written deal by deal."""

from __future__ import annotations

import random

from barbu.match import Entered, FirstDealer, Header, Lists, Match
from barbu.match.phases import DrawingLists
from barbu.notation import dumps
from barbu.rules import Ruleset, preset
from barbu.rules.meaning import list_length
from tests.support.evenings import random_entry

NAMES = ("Anna", "Bruno", "Chloé", "Dávid", "Emma", "Farid", "Greta")


def begun(id: str, rules: Ruleset | str = "classic-32", players: int = 4, first: int = 0) -> Match:
    """An evening before its first deal; lists that are drawn are the first ones there are."""
    rules = preset(rules) if isinstance(rules, str) else rules
    match = Match.start(Header(id, rules, NAMES[:players])).apply(FirstDealer(first))
    if isinstance(match.phase, DrawingLists):
        ids = tuple(row.id for row in rules.active)[: list_length(rules)]
        match = match.apply(Lists((ids,) * players))
    return match


def kept(match: Match, deals: int | None = None, seed: object = 0) -> Match:
    """The evening after so many deals more, drawn by chance; all of them where none is said."""
    rng = random.Random(f"kept {seed}")
    while not match.finished and deals != 0:
        entry = random_entry(match, rng)
        assert entry is not None
        match = match.apply(Entered(entry))
        deals = None if deals is None else deals - 1
    return match


def record(id: str, deals: int | None = None, rules: Ruleset | str = "classic-32", players: int = 4) -> str:
    """The record of an evening after so many deals."""
    return dumps(kept(begun(id, rules, players), deals))

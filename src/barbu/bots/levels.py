"""The levels that people play against, weakest first: settings of the quick player and of the search."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

import msgspec

from barbu.bots.player import Advice, Compared, Opinion
from barbu.match.actions import Action
from barbu.match.view import MatchView

if TYPE_CHECKING:
    from barbu.bots.search import Search
    from barbu.bots.turn import CardPlayer, Turn


def _heuristic(forgets: float, slips: float) -> Callable[[], "CardPlayer"]:
    def make() -> "CardPlayer":
        from barbu.bots.heuristic import Heuristic

        return Heuristic(forgets=forgets, slips=slips)

    return make


def _search(worlds: int) -> Callable[[], "CardPlayer"]:
    def make() -> "CardPlayer":
        from barbu.bots.search import Search

        return Search(worlds)

    return make


LEVELS: dict[str, Callable[[], "CardPlayer"]] = {
    "beginner": _heuristic(forgets=1.0, slips=0.3),
    "casual": _heuristic(forgets=0.5, slips=0.1),
    "regular": _heuristic(forgets=0.0, slips=0.0),
    "strong": _search(20),
    "expert": _search(120),
}
"""A beginner does not count cards and now and then takes the second-best; a regular does neither. The strong and the
expert player imagine how the hidden cards may lie, in so many worlds."""


@lru_cache(maxsize=16)
def level(name: str) -> "CardPlayer":
    """The bot of a level; loads the kernel."""
    return LEVELS[name]()


class Level:
    """A level by name, which loads the kernel with its first decision."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`."""
        return level(self.name).decide(view, seed)

    def code(self, turn: "Turn", rng: Random) -> int:
        """One of `turn.acts`."""
        return level(self.name).code(turn, rng)


ADVISER = "expert"
"""The level that is asked for a hint."""


def advice(view: MatchView) -> Advice:
    """What the adviser would do in the viewer's place. Its seed is always the same: only the view bears on it."""
    found = _adviser().advice(view, ADVISER)
    return msgspec.structs.replace(found, compared=_compared(view, found.action, found.other))


def opinion(view: MatchView, action: Action) -> Opinion:
    """What the adviser thinks of what the viewer did. As with advice, only the view bears on it."""
    found = _adviser().opinion(view, action, ADVISER)
    other = None if found.behind is None or found.best == action else action
    return msgspec.structs.replace(found, compared=_compared(view, found.best, other))


def _compared(view: MatchView, action: Action, other: Action | None) -> Compared | None:
    from barbu.bots.reasons import compared

    return None if other is None else compared(view, _adviser(), ADVISER, action, other)


def _adviser() -> "Search":
    from barbu.bots.search import Search

    adviser = level(ADVISER)
    assert isinstance(adviser, Search)
    return adviser

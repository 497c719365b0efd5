"""An undo costs what the deal in progress costs, not what the match does."""

from __future__ import annotations

from barbu.match import Match, Undone
from barbu.rules import preset
from tests.support.drive import any_legal, walk


def test_an_undo_gives_the_match_as_it_was_but_for_the_record() -> None:
    """The short way back, from the latest deal, and the long one, from the first event, lead to the same state."""
    before: list[Match] = []
    for match in walk(preset("suite-8"), 4, any_legal, "undo"):
        if before and match.anchor == before[0].anchor and len(match.live) > len(before[0].live) + 5:
            undone = match.apply(Undone(len(match.live) - len(before[0].live)))
            assert (undone.state, undone.live) == (before[0].state, before[0].live)
            assert undone.state == Match.fold(match.header, undone.live).state
            assert Match.fold(match.header, undone.events) == undone
            before = []
        elif not before and match.to_act is not None:
            before = [match]

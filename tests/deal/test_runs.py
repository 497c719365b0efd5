"""The layout as it lies: held against what the players may lay, over random rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import msgspec

from barbu.deal import LayoutView, board
from barbu.deal.layout import LayoutPlay
from barbu.match import Match, view
from barbu.match.phases import Playing
from barbu.rules import LayoutContract
from tests.support.drive import any_legal, walk
from tests.support.random_rulesets import at_most, seeded


def lying(seed: int) -> Iterator[tuple[Match, LayoutPlay]]:
    """The moments of a match by random rules at which a layout has begun."""
    rules, players = seeded(f"runs/{seed}")
    for match in walk(at_most(rules, 8), players, any_legal, str(seed)):
        if isinstance(match.phase, Playing) and isinstance(match.phase.play, LayoutPlay) and match.phase.play.start:
            yield match, match.phase.play


def test_what_fits_is_what_somebody_could_lay_if_it_were_his_turn() -> None:
    compared = 0
    for match, play in chain.from_iterable(map(lying, range(40))):
        seen = view(match, None).round
        assert seen is not None
        assert isinstance(seen.play, LayoutView)
        row = match.rules.contract(seen.contract or "")
        assert isinstance(row, LayoutContract)
        now = board(match.rules, match.players, row, seen.out, seen.play)
        turns = (msgspec.structs.replace(play, turn=seat, extra=0) for seat in range(match.players))
        assert now.fits - now.absent == {lay.card for turn in turns for lay in turn.lays}
        compared += 1
    assert compared > 500

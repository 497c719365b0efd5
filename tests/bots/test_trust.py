"""How far the search trusts the quick player: only what is clearly better is done instead."""

from __future__ import annotations

from collections.abc import Iterator

from barbu.bots.heuristic import Heuristic
from barbu.bots.search import Search
from barbu.deal.actions import Play
from barbu.match import Double, MatchView, view
from barbu.rules import preset
from tests.support.drive import any_legal, shortened, walk


def choices() -> Iterator[MatchView]:
    """Moments of random matches at which there is a choice of cards."""
    for name in ("classic-32", "tournament-52"):
        for match in walk(shortened(preset(name), 4, 3), 4, any_legal, "trust"):
            if match.to_act is not None and len(match.legal) > 1 and match.seq % 5 == 0:
                seen = view(match, match.to_act)
                if seen.round is not None and seen.round.play is not None:
                    yield seen


def test_without_end_it_plays_as_the_quick_player_does() -> None:
    compared = 0
    for seen in choices():
        assert Search(4, clear=0, trust=1e12).decide(seen, "s") == Heuristic().decide(seen, "s")
        compared += isinstance(seen.legal[0], Play)
    assert compared > 10


def test_without_any_it_takes_what_did_best() -> None:
    for seen in choices():
        player = Search(6, clear=0, trust=0)
        options = {option.action: option.value for option in player.options(seen, "s")}
        assert options[player.decide(seen, "s")] == max(options.values())


def test_what_it_advises_is_set_beside_what_looks_no_better() -> None:
    compared = 0
    for seen in choices():
        player = Search(4, trust=3.0)
        found = player.advice(seen, "s")
        values = {option.action: option.value for option in player.options(seen, "s")}
        own = values.pop(found.action)
        assert not isinstance(found.action, Double)
        if found.other is None:
            assert min(values.values()) > own
        else:
            compared += 1
            assert found.points == own - values[found.other] >= 0
    assert compared > 10

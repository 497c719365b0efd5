"""Tricks that cost, as the last seat of them sees them."""

from __future__ import annotations

from barbu.bots.prices import prices
from barbu.deal import Play, TrickView
from barbu.deal.tricks import winning_place
from barbu.match import Action, MatchView
from barbu.rules import TrickContract


def last_seat(seen: MatchView, action: Action) -> bool | None:
    """Whether the last seat took a trick that costs; None where it had no choice or the trick costs nothing."""
    play = seen.round.play if seen.round else None
    row = seen.rules.active[0]
    if not isinstance(play, TrickView) or not isinstance(row, TrickContract) or len(play.table) < seen.players - 1:
        return None
    worth = prices(seen.rules, row, seen.players)
    held = [each.card for each in play.legal if isinstance(each, Play)]
    takes = {each: winning_place(worth.rules, (*play.table, each), play.trump) == len(play.table) for each in held}
    cost = worth.worth(play.table) + worth.trick[len(play.done)]
    if len(set(takes.values())) < 2 or not all(cost + worth.worth([each]) < 0 for each in held if takes[each]):
        return None
    assert isinstance(action, Play)
    return takes[action.card]

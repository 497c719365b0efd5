"""One step of a match as the page is told it: the public side of an event, and how things stand after it."""

from barbu.deal import Play, Seat, Trick, TrickView, deal_view
from barbu.match import Acted, Dealt, Event, FirstDealer, Lists, Match, Undone
from barbu.match.first import draws
from barbu.match.phases import Dealing, Playing
from barbu.rules import TrickContract
from barbu.table.solo import Step
from barbu.table.stakes import gains
from barbu.web import wire
from barbu.web.actions import write
from barbu.web.views import cards, view_of


def told(step: Step, seat: Seat | None, lang: str, clock: wire.ClockPart | None = None) -> wire.Told:
    """The step as the seat, or a spectator, may see it."""
    return wire.Told(step.after.seq, happened(step), view_of(step.after, seat, lang, clock))


def present(match: Match, seat: Seat | None, lang: str, clock: wire.ClockPart | None = None) -> wire.Told:
    """How things stand, without how they came about."""
    return wire.Told(match.seq, None, view_of(match, seat, lang, clock))


def happened(step: Step) -> wire.Happened | None:
    """The public side of the event; no card of a hand is in it."""
    event: Event = step.event
    match event:
        case FirstDealer(seat, drew):
            drawn = [
                [wire.SeatCard(who, str(card)) for who, card in round]
                for round in draws(step.after.rules, step.after.players, drew)
            ]
            return wire.HapFirstDealer(seat, drawn)
        case Lists():
            return wire.HapLists()
        case Dealt(out=out):
            return wire.HapDealt(cards(out), isinstance(step.after.phase, Dealing))
        case Acted(seat, action):
            ended = len(step.after.results) > len(step.before.results)
            return wire.HapActed(seat, write(action), trick_end(step.before, step.after, action), ended)
        case Undone(count):
            return wire.HapUndone(count)
        case _:
            return wire.HapRevealed()


def trick_end(before: Match, after: Match, action: object) -> wire.TrickEnd | None:
    """Who took the trick that this act completed, and what it brought him."""
    if not isinstance(action, Play) or not isinstance(before.phase, Playing):
        return None
    had = _done(before)
    now = _done(after) if isinstance(after.phase, Playing) else _done_of_last(after)
    row = before.phase.round.contract
    if len(now) <= len(had) or not isinstance(row, TrickContract):
        return None
    winner, points = gains(before.rules, row, before.players, now)[-1]
    return wire.TrickEnd(winner, points)


def _done(match: Match) -> tuple[Trick, ...]:
    play = match.phase.play if isinstance(match.phase, Playing) else None
    seen = deal_view(play, None) if play is not None else None
    return seen.done if isinstance(seen, TrickView) else ()


def _done_of_last(match: Match) -> tuple[Trick, ...]:
    play = match.results[-1].play if match.results else None
    seen = deal_view(play, None) if play is not None else None
    return seen.done if isinstance(seen, TrickView) else ()

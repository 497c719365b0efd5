"""Amending a record: taking back acts and deals entered by hand, and correcting such deals."""

from collections.abc import Sequence

from barbu.errors import NotLegal
from barbu.match.events import Acted, Entered, Entry, Event
from barbu.match.phases import Dealing, DrawingDealer, DrawingLists, Finished, State


def without_last(state: State, live: Sequence[Event], count: int) -> tuple[Event, ...]:
    """The events without the latest acts of the deal in progress, or the latest deals entered; raises `NotLegal`.

    A deal that was played is never taken back: its secret is out.
    """
    phase = state.phase
    hands_out = not isinstance(phase, (DrawingDealer, DrawingLists, Dealing, Finished)) and phase.round.hands
    kind = Acted if hands_out else Entered
    most = 0
    while most < len(live) and isinstance(live[-1 - most], kind):
        most += 1
    if not 1 <= count <= most:
        raise NotLegal("nothing-to-undo", count=count, most=most)
    return tuple(live[: len(live) - count])


def corrected(state: State, live: Sequence[Event], deal: int, entry: Entry) -> tuple[Event, ...]:
    """The events with another account of an entered deal, counted from 1; raises `NotLegal` for a played one."""
    if not 1 <= deal <= len(state.results):
        raise NotLegal("no-such-deal", deal=deal, most=len(state.results))
    if not state.results[deal - 1].entered:
        raise NotLegal("deal-was-played", deal=deal)
    before = sum(result.entered for result in state.results[: deal - 1])
    places = [at for at, event in enumerate(live) if isinstance(event, Entered)]
    at = places[before]
    return (*live[:at], Entered(entry), *live[at + 1 :])

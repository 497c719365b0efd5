"""A match that is kept by hand, all of it: its record read, checked by the engine, and told in a line."""

from collections.abc import Iterable

from barbu.errors import BarbuError, NotLegal, NotUnderstood
from barbu.match import Corrected, Entered, Event, FirstDealer, Header, Lists, Match, Undone
from barbu.notation.reader import load


class BadEvening(NotUnderstood):
    """A record that is not that of an evening, or tells one that cannot have been."""


def read_by_hand(text: str, id: str | None = None) -> Match:
    """The evening that a record tells, every deal of it checked; raises `BadEvening` with the reason.

    The match has what holds in the end: what was corrected or taken back is no part of it.
    """
    try:
        header, numbered = load(text)
        events = tuple(event for _, event in numbered)
        if id is not None and header.id != id:
            raise BadEvening("evening-other-id", given=header.id, needed=id)
        return Match.fold(header, tuple(still_told(header, events)))
    except BadEvening:
        raise
    except BarbuError as error:
        raise BadEvening(error.id, **error.values) from error


def still_told(header: Header, events: Iterable[Event]) -> list[Event]:
    """The events that hold in the end, each deal in its last account; raises for a deal that was played."""
    opening: list[Event] = []
    deals: list[Event] = []
    for event in events:
        match event:
            case FirstDealer() | Lists():
                opening.append(event)
            case Entered():
                deals.append(event)
            case Corrected(deal, entry):
                if not 1 <= deal <= len(deals):
                    raise NotLegal("no-such-deal", deal=deal, most=len(deals))
                deals[deal - 1] = Entered(entry)
            case Undone(count):
                if not 1 <= count <= len(deals):
                    raise NotLegal("nothing-to-undo", count=count, most=len(deals))
                del deals[len(deals) - count :]
            case _:
                raise BadEvening("evening-was-played", given=header.id)
    return opening + deals


def is_by_hand(match: Match) -> bool:
    """Whether no deal of the match was dealt and played here."""
    return all(isinstance(event, (FirstDealer, Lists, Entered, Corrected, Undone)) for event in match.events)

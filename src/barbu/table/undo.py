"""Taking back: alone back to one's own last decision, with others only while nobody has acted since."""

from barbu.deal import Seat
from barbu.errors import NotLegal
from barbu.match import Acted, Look, Match


def take_back(match: Match, seat: Seat, alone: bool) -> int:
    """How many acts are taken back; raises `NotLegal` where nothing may be.

    Never over the end of a deal, whose secret is out; a hand once seen stays seen.
    """
    for count, event in enumerate(reversed(match.live), start=1):
        if not isinstance(event, Acted):
            break
        if event.seat == seat:
            if isinstance(event.action, Look):
                break
            return count
        if not alone:
            raise NotLegal("too-late-to-undo", seat=event.seat)
    raise NotLegal("nothing-to-undo", count=1, most=0)

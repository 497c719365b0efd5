"""One person at a table with bots, or bots alone: chance and bots are moved on until the person must act."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from barbu.bots import Advice, Bot, advice
from barbu.croupier import Secrets, chance
from barbu.deal import Seat
from barbu.errors import NotLegal
from barbu.match import Acted, Action, Choose, Event, Look, Match, MatchView, Undone, view
from barbu.table.record import Record


class Step(msgspec.Struct, frozen=True, gc=False):
    """One event, with the match before and after it."""

    event: Event
    before: Match
    after: Match


class Solo:
    """A match at this table. Every event is in the record before it is told."""

    def __init__(
        self, match: Match, record: Record, secrets: Secrets, bots: Mapping[Seat, Bot], seat: Seat | None = None
    ) -> None:
        self.match = match
        self.seat = seat
        """The person's seat; None where only bots play."""
        self._record = record
        self._secrets = secrets
        self._bots = bots

    @property
    def view(self) -> MatchView:
        """What the person sees; with bots alone, what a spectator sees."""
        return view(self.match, self.seat)

    @property
    def waits_for_person(self) -> bool:
        """Whether it is the person's turn."""
        return self.seat is not None and self.match.to_act == self.seat

    def advance(self) -> Iterator[Step]:
        """The steps of chance and the bots, one by one, until the person must act or the match is over."""
        while (event := self._next()) is not None:
            yield self._apply(event)

    def act(self, action: Action) -> Step:
        """The person's act; raises the refusal and leaves all as it was."""
        if self.seat is None:
            raise NotLegal("nobody-to-act")
        return self._apply(Acted(self.seat, action))

    def hint(self) -> Advice:
        """What a strong player would do in the person's place, who must be to act."""
        return advice(msgspec.structs.replace(self.view, seq=len(self.match.live)))

    def undo(self) -> Step:
        """Takes back all that was done since the person's own last decision in this deal, and the decision.

        A hand once seen stays seen: neither taking it up nor a choice made blind is undone.
        """
        for count, event in enumerate(reversed(self.match.live), start=1):
            if not isinstance(event, Acted):
                break
            if event.seat == self.seat:
                if isinstance(event.action, Look) or (isinstance(event.action, Choose) and event.action.blind):
                    break
                return self._apply(Undone(count))
        raise NotLegal("nothing-to-undo", count=1, most=0)

    def _next(self) -> Event | None:
        """What happens without the person, if anything."""
        match = self.match
        if (drawn := chance(match, self._secrets)) is not None:
            return drawn
        seat = match.to_act
        if seat is None or seat == self.seat:
            return None
        return Acted(seat, self._decided(seat))

    def _decided(self, seat: Seat) -> Action:
        """What the seat's bot does. It counts only the acts that stand, so that the same play gets the same answer."""
        seen = msgspec.structs.replace(view(self.match, seat), seq=len(self.match.live))
        return self._bots[seat].decide(seen, self._secrets.of("bots").hex())

    def _apply(self, event: Event) -> Step:
        before = self.match
        after = before.apply(event)
        self._record.append([event])
        self.match = after
        return Step(event, before, after)


def others(players: int, seat: Seat | None) -> Sequence[Seat]:
    """The seats that bots take."""
    return [each for each in range(players) if each != seat]

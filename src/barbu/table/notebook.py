"""An evening kept by hand, as its keeper turns its pages: deals entered, corrected, taken back and given again."""

from collections.abc import Sequence

import msgspec

from barbu.errors import BarbuError, NotLegal
from barbu.match import Corrected, Entered, Entry, Event, Match, Undone

Entries = tuple[Entry, ...]


class LaterDeal(NotLegal):
    """A correction after which a later deal does not fit any more; `deal` counts it from 1."""


class Notebook(msgspec.Struct, frozen=True):
    """An evening, what may be taken back, and what may be given again. Every change is one more event of its record."""

    match: Match
    earlier: tuple[Entries, ...] = ()
    """The deals as they stood before each change, the latest last."""
    undone: tuple[Entries, ...] = ()
    """The deals as they stood before each change that was taken back, the latest last."""

    @classmethod
    def of(cls, match: Match) -> "Notebook":
        """The notebook of an evening that was put away: what was changed in it may still be taken back."""
        stood: list[Entries] = []
        state = Match.start(match.header)
        for event in match.events:
            before, state = entries(state), state.apply(event)
            if isinstance(event, (Entered, Corrected, Undone)):
                stood.append(before)
        return cls(match, tuple(stood))

    @property
    def entries(self) -> Entries:
        """The deals as they stand."""
        return entries(self.match)

    def enter(self, entry: Entry) -> "Notebook":
        """The next deal; raises a refusal."""
        return self._changed(self.match.apply(Entered(entry)))

    def correct(self, deal: int, entry: Entry) -> "Notebook":
        """Another account of a deal, counted from 1, and everything after it anew; raises `LaterDeal` or a refusal."""
        now = self.entries
        if not 1 <= deal <= len(now):
            raise NotLegal("no-such-deal", deal=deal, most=len(now))
        if entry == now[deal - 1]:
            return self
        told = (*now[: deal - 1], entry, *now[deal:])
        fits, refused = self._fitting(told)
        if refused is None:
            return self._changed(self.match.apply(Corrected(deal, entry)))
        if fits < deal:
            raise refused
        raise LaterDeal("score-later-deal", deal=fits + 1, reason=refused)

    def cut(self, deal: int, entry: Entry) -> "Notebook":
        """The same, and of the later deals those before the first that does not fit; the others are taken back."""
        told = (*self.entries[: deal - 1], entry, *self.entries[deal:])
        fits, _ = self._fitting(told)
        return self._changed(self._with(told[:fits]))

    def undo(self) -> "Notebook":
        """The evening before its latest change; raises `NotLegal` where there is none."""
        if not self.earlier:
            raise NotLegal("score-nothing-to-undo")
        *earlier, before = self.earlier
        return Notebook(self._with(before), tuple(earlier), (*self.undone, self.entries))

    def redo(self) -> "Notebook":
        """The evening after the change that was taken back last; raises `NotLegal` where there is none."""
        if not self.undone:
            raise NotLegal("score-nothing-to-redo")
        *undone, after = self.undone
        return Notebook(self._with(after), (*self.earlier, self.entries), tuple(undone))

    def events_since(self, before: "Notebook") -> tuple[Event, ...]:
        """What the record has more than before."""
        return self.match.events[len(before.match.events) :]

    def _changed(self, match: Match) -> "Notebook":
        return Notebook(match, (*self.earlier, self.entries))

    def _fitting(self, told: Sequence[Entry]) -> tuple[int, BarbuError | None]:
        """How many of the deals fit one after the other, and why the next does not."""
        match = opened(self.match)
        for count, entry in enumerate(told):
            try:
                match = match.apply(Entered(entry))
            except BarbuError as refused:
                return count, refused
        return len(told), None

    def _with(self, wanted: Entries) -> Match:
        """The match with these deals, by as few events as do it."""
        match, now = self.match, self.entries
        differ = [at for at, (one, other) in enumerate(zip(now, wanted, strict=False)) if one != other]
        if len(now) == len(wanted) and len(differ) == 1:
            return match.apply(Corrected(differ[0] + 1, wanted[differ[0]]))
        same = differ[0] if differ else min(len(now), len(wanted))
        if same < len(now):
            match = match.apply(Undone(len(now) - same))
        for entry in wanted[same:]:
            match = match.apply(Entered(entry))
        return match


def entries(match: Match) -> Entries:
    """The deals of an evening as they stand."""
    return tuple(event.entry for event in match.live if isinstance(event, Entered))


def opened(match: Match) -> Match:
    """The evening before its first deal."""
    before = tuple(event for event in match.live if not isinstance(event, Entered))
    return Match.fold(match.header, before)

"""The doubling lap: one speech each, from the declarer's next neighbour round to the declarer."""

from collections.abc import Sequence
from itertools import combinations

import msgspec

from barbu.deal.actions import Seat
from barbu.errors import NotLegal
from barbu.match.actions import Double
from barbu.rules.meaning import positive
from barbu.rules.model import Contract, Ruleset
from barbu.scoring import Bet


class Lap(msgspec.Struct, frozen=True, gc=False):
    """The lap as far as it has gone."""

    rules: Ruleset
    row: Contract
    players: int
    declarer: Seat
    owed: tuple[int, ...]
    """Doubles each seat still owes the declarer."""
    deals_left: int
    """Deals still to come with this declarer, the present one included."""
    bets: tuple[Bet, ...] = ()
    spoken: tuple[tuple[Seat, tuple[Seat, ...]], ...] = ()
    """Who has spoken and what; a declarer with nothing to say is passed over."""

    @property
    def speaker(self) -> Seat | None:
        """Who speaks now; None when the lap is over."""
        last = self.spoken[-1][0] if self.spoken else self.declarer
        if self.spoken and last == self.declarer:
            return None
        seat = (last + 1) % self.players
        # Everyone else may double the declarer, who speaks last.
        return seat if seat != self.declarer or self.targets(seat) else None

    def targets(self, speaker: Seat) -> tuple[Seat, ...]:
        """The seats that the speaker may double or redouble."""
        return tuple(seat for seat in range(self.players) if seat != speaker and self._may(speaker, seat))

    def _may(self, speaker: Seat, seat: Seat) -> bool:
        doubling = self.rules.doubling
        if any(bet.doubler == seat and bet.doubled == speaker for bet in self.bets):
            return doubling.redouble == "own_turn" or (
                doubling.redouble == "declarer_only" and speaker == self.declarer
            )
        if speaker == self.declarer:
            return doubling.declarer == "may_double" and doubling.who == "any" and not self._only_declarer
        return seat == self.declarer or not self._only_declarer

    @property
    def _only_declarer(self) -> bool:
        """Whether nobody but the declarer may be doubled."""
        doubling = self.rules.doubling
        restricted = doubling.positive == "declarer_only" and positive(self.rules, self.row)
        return doubling.who == "declarer_only" or restricted

    def must_double(self, speaker: Seat) -> bool:
        """Whether the speaker owes the declarer as many doubles as there are deals left."""
        enforced = self.rules.doubling.quota_enforce and speaker != self.declarer
        return enforced and self.owed[speaker] >= self.deals_left

    def speeches(self) -> tuple[tuple[Seat, ...], ...]:
        """All that the speaker may say, silence first where it is allowed."""
        speaker = self.speaker
        assert speaker is not None
        targets = self.targets(speaker)
        said = (chosen for size in range(len(targets) + 1) for chosen in combinations(targets, size))
        forced = self.must_double(speaker)
        return tuple(chosen for chosen in said if not forced or self.declarer in chosen)

    def after(self, seats: Sequence[Seat]) -> "Lap":
        """The lap after the speaker's speech."""
        speaker = self.speaker
        assert speaker is not None
        answered = [bet for bet in self.bets if bet.doubled == speaker and bet.doubler in seats]
        fresh = [seat for seat in seats if seat not in [bet.doubler for bet in answered]]
        bets = [Bet(bet.doubler, bet.doubled, True) if bet in answered else bet for bet in self.bets]
        bets += [Bet(speaker, seat) for seat in sorted(fresh)]
        spoken = (*self.spoken, (speaker, tuple(sorted(seats))))
        return msgspec.structs.replace(self, bets=tuple(bets), spoken=spoken)


def refused_speech(lap: Lap, speaker: Seat, said: Sequence[Seat]) -> NotLegal:
    """Why the speaker may not say this: somebody is not to be doubled, or the declarer must be."""
    targets = lap.targets(speaker)
    legal = tuple(map(Double, lap.speeches()))
    for seat in said:
        if seat not in targets:
            return NotLegal("may-not-double", seat=seat, speaker=speaker, targets=targets, legal=legal)
    owed = lap.owed[speaker]
    return NotLegal("must-double", seat=lap.declarer, speaker=speaker, owed=owed, left=lap.deals_left, legal=legal)


def owed(
    rules: Ruleset, players: int, declarer: Seat, earlier: Sequence[tuple[Seat, Sequence[Bet]]]
) -> tuple[int, ...]:
    """Doubles each seat owes this declarer, given the declarers and bets of the deals before."""
    made = [bet.doubler for who, bets in earlier if who == declarer for bet in bets if bet.doubled == declarer]
    quota = rules.doubling.quota
    return tuple(0 if seat == declarer else max(0, quota - made.count(seat)) for seat in range(players))

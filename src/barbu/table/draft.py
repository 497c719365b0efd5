"""A deal while it is entered by hand: counts are given item by item, and what is left to give is known."""

from collections.abc import Sequence

import msgspec
from immutabledict import immutabledict

from barbu.cards import Card
from barbu.deal import Outcome, Seat, TrickOutcome
from barbu.errors import NotUnderstood
from barbu.rules import Ruleset
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import (
    dealt_pack,
    hand_size,
    is_card_item,
    item_covers,
    items,
    payout,
    slam_needs_tricks,
)
from barbu.rules.model import LayoutContract, TrickContract

Counts = tuple[int, ...]


def asked(rules: Ruleset, row: TrickContract) -> tuple[str, ...]:
    """What must be entered for a row: tricks only where they matter, then the items that it prices."""
    priced = items(rules, row)
    needs = TRICK in priced or (row.slam != "none" and slam_needs_tricks(rules, row))
    return ((TRICK,) if needs else ()) + tuple(item for item in priced if item != TRICK)


class Draft(msgspec.Struct, frozen=True):
    """A deal of tricks as far as it has been entered."""

    rules: Ruleset
    row: TrickContract
    players: int
    out: tuple[Card, ...] = ()
    given: immutabledict[str, Counts] = immutabledict()
    """How many of each thing each seat has been given; nothing is there for a thing not yet spoken of."""

    def counts(self, item: str) -> Counts:
        """How many of a thing each seat has been given."""
        return self.given.get(item, (0,) * self.players)

    def needed(self, item: str) -> int:
        """How many of a thing there are to give in all."""
        hand = hand_size(self.rules, self.players)
        if item == TRICK:
            return hand
        if not is_card_item(item):
            return int(LAST_TRICKS.index(item) < hand)
        in_play = [card for card in dealt_pack(self.rules, self.players) if card not in self.out]
        return sum(item_covers(item, card) for card in in_play)

    def left(self, item: str) -> int:
        """How many of a thing are left to give."""
        return self.needed(item) - sum(self.counts(item))

    @property
    def open(self) -> tuple[str, ...]:
        """The things of which some are left to give, in the order in which they are asked."""
        return tuple(item for item in asked(self.rules, self.row) if self.left(item) > 0)

    def with_counts(self, item: str, counts: Sequence[int]) -> "Draft":
        """The draft with these counts of a thing; raises `NotUnderstood` for more than there are, or less than none."""
        if len(counts) != self.players or min(counts) < 0:
            raise NotUnderstood("wrong-counts", players=self.players)
        after = self._replaced(item, tuple(counts))
        if after.left(item) < 0:
            given, needed = sum(counts), self.needed(item)
            if item == TRICK:
                raise NotUnderstood("wrong-trick-sum", given=given, needed=needed)
            raise NotUnderstood("wrong-item-sum", item=item, given=given, needed=needed)
        after._check_room(item)
        return after

    def _check_room(self, item: str) -> None:
        """Raises `NotUnderstood` where a seat has more of a thing than its tricks have room for.

        That is told while it is entered; whether all counts fit together is checked once the deal is whole.
        """
        if item == TRICK or TRICK not in self.given or self.left(TRICK):
            return
        for seat, (won, count) in enumerate(zip(self.counts(TRICK), self.counts(item), strict=True)):
            if not is_card_item(item) and count > won:
                raise NotUnderstood("last-without-trick", seat=seat)
            if count > won * self.players:
                raise NotUnderstood("no-such-distribution", contract=self.row.id)

    def _replaced(self, item: str, counts: Counts) -> "Draft":
        return msgspec.structs.replace(self, given=immutabledict({**self.given, item: counts}))

    def rest_to(self, seat: Seat, item: str) -> "Draft":
        """The draft with the rest of a thing for one seat."""
        left = self.left(item)
        return self._replaced(item, tuple(had + left * (each == seat) for each, had in enumerate(self.counts(item))))

    def all_to(self, seat: Seat) -> "Draft":
        """The draft with all that is left of everything for one seat: a slam, or what follows from one."""
        after = self
        for item in self.open:
            after = after.rest_to(seat, item)
        return after

    @property
    def settled(self) -> "Draft":
        """The draft with what can only be so: whoever took all tricks took every card in them."""
        won = self.counts(TRICK)
        if TRICK not in asked(self.rules, self.row) or self.left(TRICK):
            return self
        takers = [seat for seat, count in enumerate(won) if count]
        return self.all_to(takers[0]) if len(takers) == 1 else self

    @property
    def outcome(self) -> Outcome:
        """The outcome; whole once nothing is left to give."""
        named = asked(self.rules, self.row)
        taken = {item: self.counts(item) for item in named if item != TRICK}
        return TrickOutcome(immutabledict(taken), self.counts(TRICK) if TRICK in named else None, self.out)


def finishing(players: int, finish: Sequence[Seat]) -> tuple[Seat, ...]:
    """A layout's order of finishing, with the one seat that is left where only its place is."""
    behind = [seat for seat in range(players) if seat not in finish]
    return (*finish, *(behind if len(behind) == 1 else ()))


def finishers_left(row: LayoutContract, players: int, finish: Sequence[Seat]) -> int:
    """How many more finishers must be told before the places left all pay the same."""
    prizes = payout(row, players)
    least = next(count for count in range(max(1, len(finish)), players + 1) if len(set(prizes[count:])) <= 1)
    return least - len(finish)

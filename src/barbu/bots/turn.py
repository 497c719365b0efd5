"""A seat's turn to play a card or to lay one, as the kernel takes it: all that the seat knows, and nothing else."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol, runtime_checkable

import msgspec

from barbu.bots.imagined import choices, log_of, own_hand, table_of
from barbu.bots.player import Bot
from barbu.kernel import facts
from barbu.kernel.policy import best
from barbu.kernel.records import Deal, Vector
from barbu.kernel.search import Hands
from barbu.match.actions import Action
from barbu.match.view import MatchView


class Turn(msgspec.Struct, frozen=True):
    """The rules, the deal as the seat sees it, and what was done so far."""

    vector: Vector
    deal: Deal
    """The others' hands are empty. It is this turn's own, to be changed at will."""
    acts: tuple[int, ...]
    """The codes of all that may be done, the lowest first."""
    own: Sequence[int]
    """The seat's own hand as a mask, at its place among empty ones."""
    log: facts.Log
    standing: tuple[int, ...] = ()
    """What each seat has gained before, where this is the last deal."""

    def worlds(self, number: int, seed: int) -> Hands:
        """So many worlds, each as likely as any other that is not ruled out."""
        return facts.imagined(self.vector, self.log, self.own, number, seed)

    def liked(self, acts: Sequence[int]) -> int:
        """The act that the quick player likes best of these."""
        return int(best(self.vector, self.deal, sum(1 << act for act in acts)))


@runtime_checkable
class CardPlayer(Bot, Protocol):
    """A bot that plays cards without a view, if need be: a turn as the kernel takes it is enough."""

    def code(self, turn: Turn, rng: Random) -> int:
        """One of `turn.acts`, of which there are at least two."""
        ...


def turn_of(view: MatchView) -> tuple[Turn, Mapping[int, Action]]:
    """The viewer's turn in the play of the cards, and what the codes stand for."""
    round = view.round
    assert round is not None
    assert round.play is not None
    vector, deal = table_of(view)
    coded = dict(choices(view, vector, deal))
    log = log_of(view.rules, view.rules.contract(round.contract or ""), round.play)
    last = round.number == view.deals - 1
    standing = tuple(map(view.rules.gain, view.sheet.totals)) if last else ()
    return Turn(vector, deal, tuple(coded), own_hand(view), log, standing), coded

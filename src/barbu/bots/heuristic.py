"""The quick player: one look at each legal card, by the rule vector alone; calls by plain estimates."""

from random import Random

from barbu.bots import calls
from barbu.bots.player import chance
from barbu.bots.turn import Turn, turn_of
from barbu.kernel.convert import codes_in
from barbu.kernel.policy import slipped
from barbu.kernel.records import LAYOUT
from barbu.match.actions import Action
from barbu.match.view import MatchView

DEAREST = 0.5
"""What a slip may cost, in equal shares of what a deal in tricks is about: nobody takes the king of hearts by one."""


class Heuristic:
    """Plays by the kernel's policy. A player who `forgets` takes each card of an earlier trick to be still out with
    that chance; one who `slips` takes, with that chance, the second-best act instead of the best, unless that is dear.
    """

    def __init__(self, *, forgets: float = 0.0, slips: float = 0.0) -> None:
        self.forgets, self.slips = forgets, slips

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`."""
        if len(view.legal) == 1:
            return view.legal[0]
        rng = chance(view, seed)
        call = calls.called(view, rng)
        if call is not None:
            return call
        turn, actions = turn_of(view)
        return actions[self.code(turn, rng)]

    def code(self, turn: Turn, rng: Random) -> int:
        """The card or act that the policy likes best, by what the player remembers."""
        if self.forgets and turn.vector.kind != LAYOUT:
            self._forget(turn, rng)
        if rng.random() < self.slips:
            return int(slipped(turn.vector, turn.deal, sum(1 << act for act in turn.acts), DEAREST))
        return turn.liked(turn.acts)

    def _forget(self, turn: Turn, rng: Random) -> None:
        """What lies on the table is seen: all of a layout, and the last trick."""
        deal = turn.deal
        left = int(deal.left)
        for code in codes_in(int(turn.vector.pack) & ~left & ~int(deal.trick)):
            if rng.random() < self.forgets:
                left |= 1 << code
        deal.left = left

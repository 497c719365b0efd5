"""The quick player: one look at each legal card, by the rule vector alone; calls by plain estimates."""

from random import Random

from barbu.bots import calls
from barbu.bots.imagined import choices, table_of
from barbu.bots.player import chance
from barbu.deal.view import LayoutView
from barbu.kernel.convert import codes_in
from barbu.kernel.policy import best, slipped
from barbu.kernel.records import Deal, Vector
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
        return calls.called(view, rng) or self._card(view, rng)

    def _card(self, view: MatchView, rng: Random) -> Action:
        vector, deal = table_of(view)
        coded = dict(choices(view, vector, deal))
        if self.forgets:
            self._forget(view, vector, deal, rng)
        acts = sum(1 << code for code in coded)
        if rng.random() < self.slips:
            return coded[int(slipped(vector, deal, acts, DEAREST))]
        return coded[int(best(vector, deal, acts))]

    def _forget(self, view: MatchView, vector: Vector, deal: Deal, rng: Random) -> None:
        """What lies on the table is seen: all of a layout, and the last trick."""
        assert view.round is not None
        if view.round.play is None or isinstance(view.round.play, LayoutView):
            return
        left = int(deal.left)
        for code in codes_in(int(vector.pack) & ~left & ~int(deal.trick)):
            if rng.random() < self.forgets:
                left |= 1 << code
        deal.left = left

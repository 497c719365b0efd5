"""The player who cheats: he sees every hand. No bot may; this one shows what seeing the cards would be worth."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from barbu.bots import bot
from barbu.bots.imagined import choices, table_of
from barbu.bots.search import values
from barbu.deal.actions import Seat
from barbu.kernel.convert import mask_of
from barbu.kernel.records import Deal, Vector
from barbu.kernel.search import Hands, search
from barbu.match.actions import Action, NameStart, NameTrump
from barbu.match.phases import NamingStart, NamingTrump, Playing
from barbu.match.state import Match
from barbu.match.view import MatchView, view


class OpenHands:
    """Plays out every legal act once, with the true hands and the quick player in every seat, and takes the best.

    Contracts and doubles he calls like `regular`.
    """

    def decide(self, match: Match, seed: str) -> Action:
        """A legal act of the seat whose turn it is."""
        seat = match.to_act
        assert seat is not None
        seen = view(match, seat)
        match match.phase:
            case Playing(play=play):
                vector, deal = table_of(seen)
                coded = dict(choices(seen, vector, deal))
                return coded[_best(vector, deal, _hands(match, play.hands), tuple(coded))]
            case NamingTrump(round=round) | NamingStart(round=round):
                return self._call(seen, _hands(match, round.hands), seat)
        return bot("regular").decide(seen, seed)

    def code(self, vector: Vector, deal: Deal, acts: Sequence[int]) -> int:
        """The best of these acts in a deal of which all hands are known."""
        return _best(vector, deal, np.array([deal.hands[: int(vector.players)]], np.int64), acts)

    def _call(self, seen: MatchView, hands: Hands, seat: Seat) -> Action:
        round = seen.round
        assert round is not None
        found = values(seen, round, seen.rules.contract(round.contract or ""), hands)
        named = [action for action in seen.legal if isinstance(action, (NameTrump, NameStart))]
        return max(named, key=lambda action: found[action.suit if isinstance(action, NameTrump) else action.rank])


def _hands(match: Match, hands: tuple[tuple[object, ...], ...]) -> Hands:
    """The true hands as the one world there is."""
    return np.array([[mask_of(match.rules, hand) for hand in hands]], np.int64)  # type: ignore[arg-type]


def _best(vector: Vector, deal: Deal, hands: Hands, acts: Sequence[int]) -> int:
    return acts[search(vector, deal, hands, acts, clear=0).best]

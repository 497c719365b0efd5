"""The bot that knows any contract by its prices alone: it counts cards, ducks what costs and takes what pays."""

from barbu.bots import calls
from barbu.bots.cardplay import best_card
from barbu.bots.player import chance
from barbu.bots.prices import prices
from barbu.bots.runs import best_lay, board, bridged, haste
from barbu.deal.view import LayoutView, TrickView
from barbu.match.actions import Action
from barbu.match.view import MatchView
from barbu.rules.meaning import dealt_pack
from barbu.rules.model import LayoutContract, TrickContract


class Careful:
    """Judges each legal act by the gain to expect from it, looking one act ahead."""

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`."""
        if len(view.legal) == 1:
            return view.legal[0]
        rng = chance(view, seed)
        call = calls.called(view, rng)
        if call is not None:
            return call
        round = view.round
        assert round is not None
        assert view.seat is not None
        row = view.rules.contract(round.contract or "")
        match round.play, row:
            case TrickView() as play, TrickContract():
                return best_card(prices(view.rules, row, view.players), play, view.seat, round.out, rng)
            case LayoutView() as play, LayoutContract():
                absent = bridged(row, dealt_pack(view.rules, view.players), round.out)
                table = board(view.rules, row, view.players, play, absent)
                return best_lay(table, play, haste(view.rules, row, view.players), rng)
            case _:
                raise AssertionError("a deal is played in tricks or laid out")

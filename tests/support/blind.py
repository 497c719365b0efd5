"""The yardstick of a plain player: one ordering of cards for every contract, blind to what it pays.

Under the winning card as high as possible; else the lowest over it; without the suit the dearest card, or the highest
where all are free; at the lead the card that most cards still out are higher than.
"""

from __future__ import annotations

from barbu.bots.memory import remembered
from barbu.bots.prices import prices
from barbu.cards import Card
from barbu.deal.actions import Play
from barbu.deal.tricks import winning_place
from barbu.deal.view import TrickView
from barbu.match import Action, MatchView


def blind(view: MatchView, seed: str) -> Action:
    """One of `view.legal`; what is no card to a trick is the first there is."""
    round = view.round
    if round is None or not isinstance(round.play, TrickView) or len(view.legal) == 1 or view.seat is None:
        return view.legal[0]
    play = round.play
    worth = prices(view.rules, view.rules.contract(round.contract or ""), view.players)
    hidden = remembered(worth, play, view.seat, round.out).hidden

    def order(card: Card) -> tuple[float, ...]:
        height = worth.strength[card.rank]
        if not play.table:
            return (sum(other > height for other, _ in hidden[card.suit]), -height)
        if winning_place(worth.rules, (*play.table, card), play.trump) == len(play.table):
            return (0, -height)
        if card.suit == play.table[0].suit:
            return (1, height)
        return (1, -worth.card.get(card, 0), height)

    return max((act for act in view.legal if isinstance(act, Play)), key=lambda act: order(act.card))

"""A claim: the seat on lead can show that the rest of the deal is certain, whatever the hidden cards are.

This is what the cards alone make evident; `barbu.table.certain` finds the rest by trying.
"""

from typing import Literal

from barbu.cards import Card, Suit
from barbu.deal.tricks import TrickRules, trick_rules
from barbu.deal.view import TrickView
from barbu.match.view import MatchView
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import dealt_pack, slam_needs_tricks
from barbu.rules.model import TrickContract

Claim = Literal["all", "nothing", "none", "certain"]
"""All tricks left are the seat's; or nothing that is left counts; or none is the seat's, or it may take some, and what
everybody gets is settled nevertheless."""


def claim(view: MatchView) -> Claim | None:
    """What the viewer can claim, being on lead in a deal of tricks; None when he must play on.

    It reads the view alone: a claim that is offered tells nothing about hidden cards.
    """
    round = view.round
    if round is None or round.contract is None or view.seat is None or view.to_act != view.seat:
        return None
    play, row = round.play, view.rules.contract(round.contract)
    if not isinstance(play, TrickView) or not isinstance(row, TrickContract) or play.table or len(play.hand) < 2:
        return None
    rules = trick_rules(view.rules, row)
    gone = {card for trick in play.done for card in trick.cards} | set(round.out) | set(play.hand)
    hidden = [card for card in dealt_pack(view.rules, view.players) if card not in gone]
    if all(_wins(rules, card, hidden, play.trump) for card in play.hand):
        return "all"
    slam_open = row.slam != "none" and slam_needs_tricks(view.rules, row) and len({t.winner for t in play.done}) < 2
    counts = any(item in (TRICK, *LAST_TRICKS) for item in rules.items)
    if counts or slam_open or rules.counted & {*hidden, *play.hand}:
        return None
    return "nothing"


def _wins(rules: TrickRules, card: Card, hidden: list[Card], trump: Suit | None) -> bool:
    """Whether the card takes any trick that it leads: no card out is stronger, and none can ruff."""
    return not any(
        rules.strength[other.rank] > rules.strength[card.rank] if other.suit == card.suit else other.suit == trump
        for other in hidden
    )

"""Why a hint is what it is, where the cards on the table alone say so."""

from barbu.deal import Play, TrickView
from barbu.deal.tricks import trick_rules, winning_place
from barbu.match import Action, MatchView
from barbu.rules import TrickContract
from barbu.web.wire import Because


def reason(seen: MatchView, action: Action) -> Because | None:
    """What is certain of the act, whatever the others hold; None where it is a matter of judgement."""
    if len(seen.legal) == 1:
        return "only"
    round = seen.round
    if round is None or not isinstance(action, Play) or not isinstance(round.play, TrickView) or not round.play.table:
        return None
    row = seen.rules.contract(round.contract or "")
    assert isinstance(row, TrickContract)
    cards = (*round.play.table, action.card)
    # A card that is beaten now stays beaten: others can only go over it.
    if winning_place(trick_rules(seen.rules, row), cards, round.play.trump) < len(cards) - 1:
        return "loses"
    return "takes" if len(cards) == seen.players else None

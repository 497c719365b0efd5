"""What is called before the play: the contract, the trump, the start rank, the doubles."""

from collections.abc import Sequence
from random import Random

from barbu.bots.estimate import Called, edge, empty_board, skill, trick_value
from barbu.bots.prices import Prices, prices
from barbu.bots.runs import haste, waits
from barbu.cards import Card
from barbu.deal.actions import Seat
from barbu.match.actions import Action, Choose, Double, Look, NameStart, NameTrump
from barbu.match.view import MatchView, RoundView
from barbu.rules.meaning import total
from barbu.rules.model import Contract, LayoutContract, Ruleset, TrickContract

DOUBLE = 0.7
"""How many standard deviations better than average a hand must be to double another seat."""
CHOSE = 0.6
"""How much better than average a seat is taken to be that chose the contract, or doubled others."""
OWED = 0.9
"""How much of that is forgone for a double that is owed anyway."""


def called(view: MatchView, rng: Random) -> Action | None:
    """What is called where something is to be; None once the cards are played."""
    round = view.round
    assert round is not None
    if isinstance(view.legal[0], (Choose, Look)):
        return contract(view, round, rng)
    row = view.rules.contract(round.contract or "")
    match view.legal[0]:
        case NameTrump():
            return trump(view, round, row, rng)
        case NameStart():
            return start(view, round, row, rng)
        case Double():
            return doubles(view, round, row)
        case _:
            return None


def contract(view: MatchView, round: RoundView, rng: Random) -> Action:
    """The contract that this hand is best for, beside what each brings an average hand; never blind if one may look."""
    look = next((action for action in view.legal if isinstance(action, Look)), None)
    if look is not None:
        return look
    options = [action for action in view.legal if isinstance(action, Choose)]
    worth = {action: _worth(view, round, view.rules.contract(action.contract)) for action in options}
    return max(options, key=lambda action: (worth[action], rng.random()))


def _worth(view: MatchView, round: RoundView, row: Contract) -> tuple[bool, float]:
    """How good a choice the row is; one that leaves the hand's dearest card alone in its suit is the last resort."""
    rules, players = view.rules, view.players
    usual = rules.gain(total(rules, row, players, round.out)) / players
    if not round.hand:
        return True, usual
    mine = usual + edge(rules, row, players, round.hand)
    if rules.handicap:
        usual, mine = _handicapped(usual), _handicapped(mine)
    bare = isinstance(row, TrickContract) and bare_card(prices(rules, row, players), round.hand)
    return not bare, mine - usual


def _handicapped(gain: float) -> float:
    return gain * 2 if gain < 0 else gain / 2


def bare_card(worth: Prices, hand: Sequence[Card]) -> bool:
    """Whether the hand holds, alone in its suit, a card that costs half of all that the row can."""
    losses = sum(gain for gain in (*worth.card.values(), *worth.trick) if gain < 0)
    suits = [card.suit for card in hand]
    return any(suits.count(card.suit) == 1 and losses < 0 and worth.card.get(card, 0) <= losses / 2 for card in hand)


def trump(view: MatchView, round: RoundView, row: Contract, rng: Random) -> NameTrump:
    """The trump that makes most of the hand."""
    assert isinstance(row, TrickContract)
    options = [action for action in view.legal if isinstance(action, NameTrump)]
    worth = {
        action: trick_value(view.rules, row, view.players, round.hand, action.suit)
        + sum(card.suit == action.suit for card in round.hand) * 1e-3
        for action in options
    }
    return max(options, key=lambda action: (worth[action], rng.random()))


def start(view: MatchView, round: RoundView, row: Contract, rng: Random) -> NameStart:
    """The start rank for which the hand waits least for others; most, where staying behind pays."""
    assert isinstance(row, LayoutContract)
    table = empty_board(view.rules, row, view.players)
    options = [action for action in view.legal if isinstance(action, NameStart)]
    sign = haste(view.rules, row, view.players)
    return min(options, key=lambda action: (sign * waits(table, round.hand, action.rank, table.ends), rng.random()))


# --- doubles ----------------------------------------------------------------------------------------


def doubles(view: MatchView, round: RoundView, row: Contract) -> Double:
    """The speech that comes nearest to doubling every seat that this hand should do better than."""
    speeches = [action for action in view.legal if isinstance(action, Double)]
    offered = {seat for speech in speeches for seat in speech.seats}
    mine = skill(view.rules, row, view.players, round.hand, _called(view.rules, row, round))
    wanted = {seat for seat in offered if mine > DOUBLE + _presumed(view, round, seat)}
    return min(speeches, key=lambda speech: (len(wanted.symmetric_difference(speech.seats)), speech.seats))


def _called(rules: Ruleset, row: Contract, round: RoundView) -> Called:
    if isinstance(row, LayoutContract):
        return row.start_rank if row.start == "fixed" else round.start
    return round.trump


def _presumed(view: MatchView, round: RoundView, seat: Seat) -> float:
    """How much better than average the seat is taken to be, from what it has called."""
    declarer = round.roles.declarer
    chose = seat == declarer and round.roles.chooser is not None
    spoke = any(bet.doubler == seat for bet in round.bets)
    return CHOSE * (chose + spoke) - OWED * due(view, round, seat)


def due(view: MatchView, round: RoundView, seat: Seat) -> float:
    """In which part of the deals still to come with this declarer the viewer must double him; 0 for other seats."""
    if view.seat is None or seat != round.roles.declarer or not view.rules.doubling.quota_enforce:
        return 0.0
    return min(1.0, round.owed[view.seat] / max(1, round.deals_left))

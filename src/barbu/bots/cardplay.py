"""Which card to play to a trick: what it brings now, and what is left in the hand after it."""

from collections.abc import Sequence
from random import Random

import msgspec

from barbu.bots.holding import suit_value
from barbu.bots.memory import Hidden, Memory, remembered
from barbu.bots.prices import Prices
from barbu.bots.slams import Threat, threat
from barbu.cards import Card, Suit
from barbu.deal.actions import Play, Seat
from barbu.deal.tricks import winning_place
from barbu.deal.view import TrickView

WILL = {-1: 0.2, 0: 0.5, 1: 0.8}
"""How often a seat that can choose goes over, by whether the trick is worth losing or winning."""
GIVEN = 0.3
"""How often a card that its taker gains by falls to another's trick."""


class Moment(msgspec.Struct, frozen=True):
    """A seat's turn in a trick."""

    prices: Prices
    memory: Memory
    play: TrickView
    after: tuple[Seat, ...]
    """The seats that play to the trick after this one."""
    on_table: int
    """What winning the trick is worth so far."""
    dumps: dict[Seat, float]
    """What each seat after this one may be expected to throw in when it is void."""
    threat: Threat | None

    @property
    def winner(self) -> Seat:
        """Whose card is winning so far."""
        best = winning_place(self.prices.rules, self.play.table, self.play.trump)
        return (self.play.leader + best) % self.prices.players


def best_card(prices: Prices, play: TrickView, seat: Seat, out: Sequence[Card], rng: Random) -> Play:
    """The legal card with the best prospects; `rng` breaks ties."""
    legal = [action for action in play.legal if isinstance(action, Play)]
    if len(legal) == 1:
        return legal[0]
    moment = _moment(prices, play, seat, out)
    legal = _ducks(moment, legal) or legal
    higher = 1 if moment.memory.stake < 0 else -1  # of equal cards the high one goes first, unless tricks pay
    strength = prices.strength

    def order(action: Play) -> tuple[float, int, float]:
        return round(prospect(moment, action.card), 6), higher * strength[action.card.rank], rng.random()

    return max(legal, key=order)


def _ducks(moment: Moment, legal: list[Play]) -> list[Play]:
    """In the last seat the cards that leave a trick that costs to another; none where all win, or where it pays."""
    if moment.after or moment.threat:
        return []
    winning = [action for action in legal if _wins(moment, action.card, moment.play.table[0].suit)]
    if not all(moment.on_table + moment.prices.card.get(action.card, 0) < 0 for action in winning):
        return []
    return [action for action in legal if action not in winning]


def _moment(prices: Prices, play: TrickView, seat: Seat, out: Sequence[Card]) -> Moment:
    memory = remembered(prices, play, seat, out)
    to_come = prices.players - len(play.table) - 1
    after = tuple((seat + step) % prices.players for step in range(1, to_come + 1))
    return Moment(
        prices=prices,
        memory=memory,
        play=play,
        after=after,
        on_table=prices.worth(play.table) + prices.trick[len(play.done)],
        dumps={other: _dump(memory, other) for other in after},
        threat=threat(prices, play, seat),
    )


def prospect(moment: Moment, card: Card) -> float:
    """The gain to expect from playing the card: from this trick, and from the rest of the suit it leaves."""
    prices, memory, play = moment.prices, moment.memory, moment.play
    suit = [held for held in play.hand if held.suit == card.suit]
    before = suit_value(prices, memory, card.suit, suit, play.trump)
    rest = suit_value(prices, memory, card.suit, [held for held in suit if held != card], play.trump)
    led = play.table[0].suit if play.table else card.suit
    chance = _wins(moment, card, led)
    worth = moment.on_table + prices.card.get(card, 0) + _thrown(moment, card, led)
    return chance * worth + rest - before + _against_slam(moment, card, chance)


# --- this trick -------------------------------------------------------------------------------------


def _wins(moment: Moment, card: Card, led: Suit) -> float:
    """How likely the card is to win the trick."""
    play, prices, memory = moment.play, moment.prices, moment.memory
    if play.table and winning_place(prices.rules, (*play.table, card), play.trump) != len(play.table):
        return 0.0
    chance = 1.0
    strength, trump, row = prices.strength[card.rank], play.trump, prices.rules.row
    hidden = memory.hidden[card.suit]
    above = sum(1 for other, _ in hidden if other > strength)
    length, trumps = len(memory.hidden[led]), len(memory.hidden[trump]) if trump is not None else 0
    must = row.must_beat == "always" or (row.must_beat == "trumps" and led == trump)
    for seat in moment.after:
        share = memory.share[seat]
        will = 1.0 if must else _will(moment, seat)
        over, void = 1 - (1 - share[card.suit]) ** above, (1 - share[led]) ** length
        if card.suit == led:
            stuck = (1 - share[led]) ** (length - above)
            over *= will + (1 - will) * stuck
            if trump is not None and led != trump:
                over += void * (1 - (1 - share[trump]) ** trumps) * (1.0 if row.must_ruff else will)
        else:
            over *= void * (1.0 if row.must_ruff else will)
        chance *= 1 - min(over, 1.0)
    return chance


def _will(moment: Moment, seat: Seat) -> float:
    """How willing a seat that plays later is to win the trick."""
    worth = moment.on_table + moment.dumps[seat]
    return WILL[(worth > 0) - (worth < 0)]


def _thrown(moment: Moment, card: Card, led: Suit) -> float:
    """What the seats still to play may be expected to add to a trick that the card wins."""
    memory = moment.memory
    hidden = memory.hidden[led]
    strength = moment.prices.strength[card.rank] if card.suit == led else len(moment.prices.strength)
    under = tuple((other, gain) for other, gain in hidden if other < strength)
    thrown = 0.0
    for seat in moment.after:
        share = memory.share[seat][led]
        thrown += _dearest(under, share) + (1 - share) ** len(hidden) * moment.dumps[seat]
    return thrown


def _dearest(hidden: Hidden, share: float) -> float:
    """The gain of the card that a seat gives to another's trick, if it holds any of these."""
    gains = sorted(gain for _, gain in hidden if gain)
    given, still = 0.0, 1.0
    for gain in gains:
        given += still * share * (gain if gain < 0 else GIVEN * gain)
        still *= 1 - share
    return given


def _dump(memory: Memory, seat: Seat) -> float:
    """What a seat that is void may be expected to throw away."""
    gains = sorted((gain, suit) for suit, hidden in memory.hidden.items() for _, gain in hidden if gain < 0)
    given, still = 0.0, 1.0
    for gain, suit in gains:
        share = memory.share[seat][suit]
        given += still * share * gain
        still *= 1 - share
    return given


# --- slams ------------------------------------------------------------------------------------------


def _against_slam(moment: Moment, card: Card, chance: float) -> float:
    """What the card does about another's slam: taking something stops it, giving him more helps it."""
    prices, danger = moment.prices, moment.threat
    if danger is None or (moment.play.table and danger.seat not in moment.after and moment.winner != danger.seat):
        return 0.0
    counts = prices.slam_tricks or any(each in prices.priced for each in (*moment.play.table, card))
    if not counts:
        return 0.0
    feeds = bool(moment.play.table) and chance == 0 and moment.winner == danger.seat and card in prices.priced
    return chance * danger.loss - (danger.loss / 2 if feeds else 0.0)

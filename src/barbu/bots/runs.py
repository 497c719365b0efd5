"""The layout: which card to lay, and how well a hand lies for a start rank."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random

import msgspec

from barbu.cards import FULL_PACK, Card, Rank
from barbu.deal.actions import AceEnd, DealAction, Lay
from barbu.deal.layout import run_order, settled_ace
from barbu.deal.view import LayoutView
from barbu.rules.meaning import payout
from barbu.rules.model import LayoutContract, Ruleset

OWN = 1.0
"""What a card is worth for each card of one's own that lies beyond it."""
BETWEEN = 0.3
"""…and for each card of others that must be laid before one of one's own: the sooner they can begin the better."""
OTHERS = 0.35
"""What it costs to open the way to a card that helps only others."""
AGAIN = 10.0
"""What it is worth to lay another card in the same turn: more than any card that is laid alone."""
WAIT = 1.0
"""What it costs, where the start or the ace's end is still free, for each card of others that the hand waits for."""
STOP = -4.0
"""The value below which it is better not to lay an extra card."""


class Board(msgspec.Struct, frozen=True):
    """A layout as a hand looks at it."""

    runs: dict[AceEnd | None, tuple[Rank, ...]]
    """The ranks of a run from one end to the other, by the ace's end."""
    down: frozenset[Card]
    """Cards laid, and those that count as laid."""
    again: bool
    """Whether another card may follow an ace."""
    ends: tuple[AceEnd, ...] = ("high", "low")
    """The ends where the aces may stand."""


@lru_cache(maxsize=512)
def run_orders(rules: Ruleset, players: int) -> dict[AceEnd | None, tuple[Rank, ...]]:
    """The ranks of a run, by the ace's end; None while that is undecided."""
    return {end: run_order(rules, end, players) for end in ("high", "low", None)}


def bridged(row: LayoutContract, pack: Iterable[Card], absent: Iterable[Card]) -> frozenset[Card]:
    """The cards that are not in play and count as laid."""
    if row.missing != "bridge":
        return frozenset()
    return frozenset(FULL_PACK) - frozenset(pack) | frozenset(absent)


def board(rules: Ruleset, row: LayoutContract, players: int, view: LayoutView, absent: frozenset[Card]) -> Board:
    """The board that a view shows; `absent` are the cards that count as laid from the first."""
    end = view.ace or settled_ace(rules, row)
    laid = frozenset(action.card for _, action in view.log if isinstance(action, Lay))
    return Board(run_orders(rules, players), laid | absent, row.ace_again != "none", ends(end))


def ends(ace: AceEnd | None) -> tuple[AceEnd, ...]:
    """Where the aces may stand, when they are settled at this end or not at all."""
    return ("high", "low") if ace is None else (ace,)


def haste(rules: Ruleset, row: LayoutContract, players: int) -> int:
    """1 where the early places are the better ones; −1 at a table that pays for staying behind."""
    prizes = list(map(rules.gain, payout(row, players)))
    early = sum(prize * (players - 1 - 2 * place) for place, prize in enumerate(prizes))
    return 1 if early >= 0 else -1


def best_lay(table: Board, view: LayoutView, haste: int, rng: Random) -> DealAction:
    """The act with the best prospects; `rng` breaks ties."""
    lays = [action for action in view.legal if isinstance(action, Lay)]
    others = [action for action in view.legal if not isinstance(action, Lay)]
    if not lays:
        return others[0]
    worth = {lay: lay_value(table, view, lay) for lay in lays}
    best = max(lays, key=lambda lay: (round(haste * worth[lay], 6), rng.random()))
    return others[0] if others and (haste < 0 or worth[best] < STOP) else best


def lay_value(table: Board, view: LayoutView, lay: Lay) -> float:
    """How much laying the card helps this hand more than the others'."""
    card = lay.card
    held = set(view.hand) - {card}
    start = view.start if view.start is not None else card.rank
    end: AceEnd | None = view.ace or lay.end
    order = table.runs[end]
    if card.rank not in order:
        order = table.runs[_only_end(table, card, start)]
    free = view.start is None or lay.end is not None
    value = -WAIT * waits(table, view.hand, start, ends(end)) if free else 0.0
    at, origin = order.index(card.rank), order.index(start)
    if at >= origin:
        value += _beyond(table, card, order[at + 1 :], held)
    if at <= origin:
        value += _beyond(table, card, order[:at][::-1], held)
    if card.rank == Rank.ACE and table.again and view.start is not None and len(view.legal) > 1:
        value += AGAIN
    return value


def _only_end(table: Board, ace: Card, start: Rank) -> AceEnd:
    """The end where the first ace fits, when it fits only one: the run has come to the king there."""
    way = _way(table.runs["high"], start, Rank.ACE)
    return "high" if all(Card(ace.suit, rank) in table.down for rank in way) else "low"


def _way(order: Sequence[Rank], start: Rank, rank: Rank) -> Sequence[Rank]:
    """The ranks that must be down before this one: from the start on, without the rank itself."""
    origin, at = order.index(start), order.index(rank)
    return order[origin:at] if at > origin else order[at + 1 : origin + 1]


def _beyond(table: Board, card: Card, ranks: Sequence[Rank], held: set[Card]) -> float:
    """What the way opened in one direction is worth: much for one's own cards, a loss for the others' alone."""
    value, gap = 0.0, 0
    for rank in ranks:
        here = Card(card.suit, rank)
        if here in table.down:
            continue
        if here in held:
            value += OWN + BETWEEN * gap
            gap = 0
        else:
            gap += 1
    return value - OTHERS * gap


def waits(table: Board, hand: Sequence[Card], start: Rank, ends: Sequence[AceEnd]) -> float:
    """How many cards of others the hand waits for: over all its cards, those between each and the start.

    It is the mean over the ends where the aces may stand.
    """
    held = set(hand)
    total = 0
    for end in ends:
        order = table.runs[end]
        for card in hand:
            way = (Card(card.suit, rank) for rank in _way(order, start, card.rank))
            total += sum(here not in held and here not in table.down for here in way)
    return total / len(ends)

"""From the reference deal, or what a seat sees of it, to the kernel's record; and actions both ways."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from barbu.cards import Card, Rank, Suit
from barbu.deal.actions import DealAction, Lay, Pass, Play, Stop
from barbu.deal.layout import LayoutPlay
from barbu.deal.tricks import TrickPlay
from barbu.deal.view import LayoutView, TrickView
from barbu.kernel.records import (
    BACK,
    FRONT,
    LANE,
    LAYOUT,
    PASS,
    SEATS,
    STOP,
    Deal,
    Records,
    Vector,
    deals,
    plain,
    stored,
)
from barbu.kernel.vector import ace_place, codes, lane, place_of
from barbu.rules.model import Ruleset

# --- cards ------------------------------------------------------------------------------------------


def mask_of(rules: Ruleset, cards: Iterable[Card]) -> int:
    """The cards as a mask."""
    number = codes(rules)
    return sum(1 << number[card] for card in cards)


@lru_cache(maxsize=8)
def _cards(ranking: str) -> dict[int, Card]:
    return {code: card for card, code in codes(Ruleset(ranking=ranking)).items()}  # type: ignore[arg-type]


def cards_in(rules: Ruleset, mask: int) -> tuple[Card, ...]:
    """The cards of a mask, the lowest code first."""
    card = _cards(rules.ranking)
    return tuple(card[code] for code in codes_in(mask))


def codes_in(mask: int) -> tuple[int, ...]:
    """The codes of a mask, the lowest first."""
    left, found = int(mask), list[int]()
    while left:
        bit = left & -left
        found.append(bit.bit_length() - 1)
        left ^= bit
    return tuple(found)


# --- actions ----------------------------------------------------------------------------------------


def action_of(rules: Ruleset, vector: Vector, legal: int, code: int) -> DealAction:
    """What a code of these legal ones stands for."""
    if vector.kind != LAYOUT:
        return Play(_cards(rules.ranking)[code])
    if code in (PASS, STOP):
        return Pass() if code == PASS else Stop()
    suit, place = divmod(code, LANE)
    if place not in (FRONT, BACK):
        return Lay(_cards(rules.ranking)[code])
    other = LANE * suit + (BACK if place == FRONT else FRONT)
    ace = Card(Suit(suit), Rank.ACE)
    if not legal >> other & 1:
        return Lay(ace)
    return Lay(ace, "high" if place == ace_place(rules, "high") else "low")


def code_of(rules: Ruleset, vector: Vector, legal: int, action: DealAction) -> int:
    """The code of an action that is among these legal ones."""
    match action:
        case Pass():
            return PASS
        case Stop():
            return STOP
        case Lay(card, end) if card.rank == Rank.ACE:
            if end is not None:
                return LANE * card.suit + ace_place(rules, end)
            return LANE * card.suit + (FRONT if legal >> (LANE * card.suit + FRONT) & 1 else BACK)
        case Play(card) | Lay(card):
            return codes(rules)[card]


# --- deals ------------------------------------------------------------------------------------------


def deal_of(rules: Ruleset, vector: Vector, play: TrickPlay | LayoutPlay) -> Deal:
    """The record of a deal of which all hands are known."""
    return deal_with(rules, vector, play, [mask_of(rules, hand) for hand in play.hands])


def deal_with(
    rules: Ruleset, vector: Vector, play: TrickPlay | LayoutPlay | TrickView | LayoutView, hands: Iterable[int]
) -> Deal:
    """The record of a deal, or of what a seat sees of it, with these hands; 0 stands for one not known yet.

    A vector that is plain already is the quicker one to read.
    """
    deal, vector = Deal(), vector if hasattr(vector, "lengths") else plain(vector)
    for seat, hand in enumerate(hands):
        deal.hands[seat] = hand
    deal.turn = play.turn
    deal.start, deal.ace, deal.places = vector.start, vector.ace, [-1] * SEATS
    deal.down = vector.gone
    if isinstance(play, (TrickPlay, TrickView)):
        _tricks(rules, vector, play, deal)
    else:
        _layout(rules, vector, play, deal)
    return stored(deal)


def _tricks(rules: Ruleset, vector: Vector, play: TrickPlay | TrickView, deal: Deal) -> None:
    number = codes(rules)
    left = vector.pack
    for trick in play.done:
        won = mask_of(rules, trick.cards)
        left ^= won
        deal.taken[trick.winner] |= won
        deal.tricks[trick.winner] += 1
        deal.gains[trick.winner] += sum(vector.points[number[card]] for card in trick.cards) + vector.per_trick
        deal.winners = deal.winners << 3 | trick.winner
        deal.winner = trick.winner
    deal.done = len(play.done)
    deal.broken = int(play.broken)
    deal.count = len(play.table)
    for place, card in enumerate(play.table):
        code = number[card]
        deal.table[place] = code
        deal.trick |= 1 << code
        deal.stake += vector.points[code]
        if place == 0 or vector.beaters[deal.best] >> code & 1:
            deal.best = code
            deal.winner = (play.leader + place) % vector.players
    if play.table:
        deal.led = lane(play.table[0].suit)
    left &= ~deal.trick
    deal.left = left
    ended = left == 0 or (vector.early_end and left & vector.counted == 0)
    deal.over = int(ended and not play.table and bool(play.done))


def _layout(rules: Ruleset, vector: Vector, play: LayoutPlay | LayoutView, deal: Deal) -> None:
    down, held = vector.gone, 0
    ace = -1 if play.ace is None else ace_place(rules, play.ace)
    for _, action in play.log:
        if isinstance(action, Lay):
            code = codes(rules)[action.card]
            held |= 1 << code
            down |= 1 << (LANE * action.card.suit + ace if action.card.rank == Rank.ACE else code)
            deal.passes = 0
        elif isinstance(action, Pass):
            deal.passes += 1
    deal.down = down
    deal.left = vector.pack & ~held
    deal.ace = ace
    deal.start = -1 if play.start is None else place_of(rules, play.start)
    deal.extra = play.extra
    deal.finished = len(play.finished)
    for place, seat in enumerate(play.finished):
        deal.places[seat] = place
    deal.blocked = int(deal.passes >= vector.players - deal.finished)
    deal.over = int(deal.blocked or deal.finished >= vector.enough)


def copies(deal: Deal, number: int) -> Records:
    """So many copies of one deal, to be filled in and played out."""
    many = deals(number)
    many[:] = deal
    return many

"""What a seat can know of the hidden cards: which are left, who is void, who may hold how many."""

from collections.abc import Iterable, Sequence

import msgspec

from barbu.bots.prices import Prices
from barbu.cards import Card, Suit
from barbu.deal.actions import Seat
from barbu.deal.tricks import Trick
from barbu.deal.view import TrickView

Hidden = tuple[tuple[int, int], ...]
"""Hidden cards of one suit as (strength, gain), the strongest first."""


class Memory(msgspec.Struct, frozen=True):
    """The cards a seat has not seen, and the chance of each other seat to hold one of them."""

    hidden: dict[Suit, Hidden]
    share: tuple[dict[Suit, float], ...]
    """For each seat and suit the chance that a given hidden card of the suit is there."""
    tricks_left: int
    """Tricks to come after the present one."""
    stake: float
    """The average gain of winning one of these."""


def remembered(prices: Prices, play: TrickView, seat: Seat, out: Iterable[Card]) -> Memory:
    """What the seat can know now."""
    seen = {card for trick in play.done for card in trick.cards}.union(play.table, play.hand, out)
    unseen = [card for card in prices.pack if card not in seen]
    left = len(prices.trick) - len(play.done) - 1
    to_win = prices.worth(unseen) + prices.worth(play.hand) + sum(prices.trick[len(play.done) + 1 :])
    return Memory(
        hidden=by_suit(prices, unseen),
        share=_shares(play.counts, seat, voids(play.done, play.leader, play.table, prices.players)),
        tricks_left=left,
        stake=to_win / left if left else 0.0,
    )


def before_play(prices: Prices, hand: Sequence[Card], seat: Seat, out: Iterable[Card] = ()) -> Memory:
    """What the seat can know before the first card."""
    gone = {*hand, *out}
    unseen = [card for card in prices.pack if card not in gone]
    tricks = len(prices.trick)
    counts = [tricks] * prices.players
    to_win = prices.worth(unseen) + prices.worth(hand) + sum(prices.trick)
    return Memory(
        hidden=by_suit(prices, unseen),
        share=_shares(counts, seat, [set() for _ in counts]),
        tricks_left=tricks,
        stake=to_win / tricks,
    )


def by_suit(prices: Prices, cards: Iterable[Card]) -> dict[Suit, Hidden]:
    """The cards sorted into their suits."""
    found: dict[Suit, list[tuple[int, int]]] = {suit: [] for suit in Suit}
    for card in cards:
        found[card.suit].append((prices.strength[card.rank], prices.card.get(card, 0)))
    return {suit: tuple(sorted(held, reverse=True)) for suit, held in found.items()}


def voids(done: Sequence[Trick], leader: Seat, table: Sequence[Card], players: int) -> list[set[Suit]]:
    """The suits that each seat has shown it no longer holds."""
    shown: list[set[Suit]] = [set() for _ in range(players)]
    for first, cards in [*((trick.leader, trick.cards) for trick in done), (leader, table)]:
        for place, card in enumerate(cards):
            if card.suit != cards[0].suit:
                shown[(first + place) % players].add(cards[0].suit)
    return shown


def _shares(counts: Sequence[int], me: Seat, void: Sequence[set[Suit]]) -> tuple[dict[Suit, float], ...]:
    """Each hidden card is as likely to be any of the hidden places where its suit may be."""
    shares: list[dict[Suit, float]] = [{} for _ in counts]
    for suit in Suit:
        places = [0 if seat == me or suit in void[seat] else count for seat, count in enumerate(counts)]
        room = sum(places) or 1
        for seat, count in enumerate(places):
            shares[seat][suit] = count / room
    return tuple(shares)

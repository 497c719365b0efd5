"""The rules a second time: written from their text, slow and plain, with no line of the engine's play or scoring.

Only value types are shared: cards, rulesets, acts. Tests compare the two on random rulesets.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from barbu.cards import Card, Rank, Suit
from barbu.rules import LayoutContract, Ruleset, TrickContract

LASTS = {"last": 1, "last2": 2, "last3": 3, "last4": 4}

ORDERS = {
    "natural": "2 3 4 5 6 7 8 9 10 J Q K A",
    "ten_high": "2 3 4 5 6 7 8 9 J Q K 10 A",
    "ace_low": "A 2 3 4 5 6 7 8 9 10 J Q K",
    "reversed": "A K Q J 10 9 8 7 6 5 4 3 2",
}


def height(rules: Ruleset, card: Card) -> int:
    """How high the card's rank stands."""
    return ORDERS[rules.ranking].split().index(card.rank.letter)


def at_table(value: Any, players: int) -> Any:
    """The value for so many players, where a ruleset tells them apart."""
    return value[players] if isinstance(value, Mapping) else value


def kind_of(item: str) -> str:
    """What a price is for: trick, last, suit, rank or card."""
    if item == "trick":
        return "trick"
    if item in LASTS:
        return "last"
    if item in tuple("CSDH"):
        return "suit"
    return "rank" if item in ORDERS["natural"].split() else "card"


# --- prices -----------------------------------------------------------------------------------------


def price_lists(rules: Ruleset, row: TrickContract) -> list[dict[str, int]]:
    """The row's own prices, or those of each row that it sums, scaled."""
    if not row.sums:
        return [dict(row.prices)]
    lists = []
    for id in row.sums:
        named = rules.contract(id)
        assert isinstance(named, TrickContract)
        lists.append({item: price * row.multiply // row.divide for item, price in named.prices.items()})
    return lists


def worth(prices: Mapping[str, int], card: Card) -> int:
    """What a card costs in one list: its own price replaces those of its suit and rank."""
    if str(card) in prices:
        return prices[str(card)]
    return prices.get(str(card.suit), 0) + prices.get(str(card.rank), 0)


def is_priced(rules: Ruleset, row: TrickContract, card: Card) -> bool:
    """Whether some list gives the card a price that is not 0."""
    for prices in price_lists(rules, row):
        if str(card) in prices:
            if prices[str(card)] != 0:
                return True
        elif prices.get(str(card.suit), 0) != 0 or prices.get(str(card.rank), 0) != 0:
            return True
    return False


def costs(rules: Ruleset, row: TrickContract, card: Card) -> bool:
    """Whether the taker of the card loses by it, all lists together."""
    points = sum(worth(prices, card) for prices in price_lists(rules, row))
    return points > 0 if rules.sign == "penalty" else points < 0


def banned(rules: Ruleset, row: TrickContract) -> Suit:
    """The suit that bans mean: said, else the suit priced, else that of the single card, else hearts."""
    if row.banned_suit is not None:
        return row.banned_suit
    if not row.sums:
        suits = [Suit.parse(item) for item in row.prices if kind_of(item) == "suit"]
        if suits:
            return min(suits)
        named = [Card.parse(item) for item in row.prices if kind_of(item) == "card"]
        if len(named) == 1:
            return named[0].suit
    return Suit.HEARTS


# --- packs ------------------------------------------------------------------------------------------


def lowest_rank(rules: Ruleset, players: int) -> int:
    """The lowest rank of the pack."""
    return 15 - int(at_table(rules.deck.size, players)) // 4


def pack_without_removed(rules: Ruleset, players: int) -> list[Card]:
    """The cards that are shuffled."""
    gone = set(at_table(rules.deck.removed, players) if rules.deck.removed else ())
    low = lowest_rank(rules, players)
    pack = [Card(suit, rank) for suit in Suit for rank in Rank if rank >= low and Card(suit, rank) not in gone]
    if rules.deck.leftover == "lowest":
        while len(pack) % players:
            bottom = min(card.rank for card in pack)
            pack.remove(next(Card(s, bottom) for s in rules.deck.remove_order if Card(s, bottom) in pack))
    return pack


# --- points -----------------------------------------------------------------------------------------

Captures = Sequence[tuple[int, Sequence[Card]]]
"""The tricks in order: who won each, and its cards."""


def trick_points(rules: Ruleset, row: TrickContract, players: int, captures: Captures) -> list[int]:
    """Points of the play by seat, before the slam."""
    points = [0] * players
    for prices in price_lists(rules, row):
        for number, (winner, cards) in enumerate(captures):
            points[winner] += prices.get("trick", 0) + sum(worth(prices, card) for card in cards)
            for item, back in LASTS.items():
                if number == len(captures) - back:
                    points[winner] += prices.get(item, 0)
    return points


def slam_taker(rules: Ruleset, row: TrickContract, captures: Captures) -> int | None:
    """Who took everything that the row's slam asks for."""
    if row.slam == "none":
        return None
    any_card = any(is_priced(rules, row, Card(suit, rank)) for suit in Suit for rank in Rank)
    by_tricks = row.slam_trigger == "all_tricks" or (row.slam_trigger == "default" and (bool(row.sums) or not any_card))
    takers = {winner for winner, cards in captures if by_tricks or any(is_priced(rules, row, card) for card in cards)}
    return takers.pop() if len(takers) == 1 else None


def with_slam(rules: Ruleset, row: TrickContract, points: list[int], taker: int | None) -> list[int]:
    """Points after the slam."""
    if taker is None:
        return points
    good = -1 if rules.sign == "penalty" else 1
    after = [0] * len(points)
    if row.slam == "mirror":
        after[taker] = -points[taker]
    if row.slam == "fixed":
        after[taker] = good * row.slam_points
    if row.slam == "charge_others":
        after = [0 if seat == taker else -good * row.slam_points for seat in range(len(points))]
    return after


def layout_points(row: LayoutContract, players: int, finish: Sequence[int]) -> list[int]:
    """Points by place; those left behind share what is left, each rounded toward 0."""
    places = [*at_table(row.payout, players), *[0] * players][:players]
    points = [0] * players
    for place, seat in enumerate(finish):
        points[seat] = places[place]
    behind = [seat for seat in range(players) if seat not in finish]
    for seat in behind:
        rest = sum(places[len(finish) :])
        points[seat] = abs(rest) // len(behind) * (1 if rest >= 0 else -1)
    return points


def total(rules: Ruleset, row: TrickContract | LayoutContract, players: int, cards: Sequence[Card]) -> int:
    """What all seats together get when these cards are played out, slams and side rules apart."""
    if isinstance(row, LayoutContract):
        return sum(at_table(row.payout, players))
    hand = len(cards) // players
    tricks = [(0, cards[number * players : (number + 1) * players]) for number in range(hand)]
    return sum(trick_points(rules, row, players, tricks))


def undoubled(rules: Ruleset, whole: int, players: int, declarer: int) -> list[int]:
    """Points of a deal that nobody doubled: the others lose the whole, rounded up; the declarer keeps the rest."""
    good = -1 if rules.sign == "penalty" else 1
    each = math.ceil(Fraction(-good * whole, players - 1))
    return [
        good * (each * (players - 1) + good * whole) if seat == declarer else -good * each for seat in range(players)
    ]


def called(
    rules: Ruleset,
    points: Sequence[int],
    chooser: int | None,
    blind: bool,
    bets: Iterable[tuple[int, int, bool]],
) -> list[int]:
    """Points after the blind choice, the handicap and the doubles, in this order."""
    base = [each * rules.blind_multiplier if blind else each for each in points]
    if rules.handicap and chooser is not None:
        own = base[chooser]
        losing = own > 0 if rules.sign == "penalty" else own < 0
        base[chooser] = own * 2 if losing else abs(own) // 2 * (-1 if own < 0 else 1)
    after = list(base)
    for one, other, redoubled in bets:
        stake = rules.doubling.redoubled if redoubled else rules.doubling.doubled
        after[one] += stake * (base[one] - base[other])
        after[other] += stake * (base[other] - base[one])
    return after

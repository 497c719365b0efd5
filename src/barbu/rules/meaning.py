"""What a ruleset means at a table of so many players: packs, hands, prices, declared totals."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache

import msgspec
from immutabledict import immutabledict

from barbu.cards import FULL_PACK, Card, Rank, Suit, stripped_pack
from barbu.rules.kinds import LAST_TRICKS, TRICK, Prices, for_players, ordered_prices
from barbu.rules.model import Contract, LayoutContract, Ruleset, TrickContract


def dealt_pack(rules: Ruleset, players: int) -> tuple[Card, ...]:
    """The cards that are shuffled: the pack without those that leave it for good."""
    pack = fixed_pack(rules, players)
    if rules.deck.leftover != "lowest":
        return pack
    order = {suit: place for place, suit in enumerate(rules.deck.remove_order)}
    lowest = sorted(pack, key=lambda card: (card.rank, order[card.suit]))
    out = set(lowest[: len(pack) % players])
    return tuple(card for card in pack if card not in out)


def fixed_pack(rules: Ruleset, players: int) -> tuple[Card, ...]:
    """The pack of the right size without the cards that the table removes by name."""
    removed = set(for_players(rules.deck.removed, players, ()))
    return tuple(card for card in stripped_pack(for_players(rules.deck.size, players, 52)) if card not in removed)


def hand_size(rules: Ruleset, players: int) -> int:
    """Cards in each hand, and so tricks in a deal that is played out."""
    return len(dealt_pack(rules, players)) // players


def leftover_count(rules: Ruleset, players: int) -> int:
    """Cards that are turned out face up at each deal."""
    return len(dealt_pack(rules, players)) % players


# --- prices -----------------------------------------------------------------------------------------


class Part(msgspec.Struct, frozen=True):
    """One price list of a row: its own, or that of a row which a salad names, already scaled."""

    source: str
    prices: Prices


def parts(rules: Ruleset, row: TrickContract) -> tuple[Part, ...]:
    """What the row pays, part by part; one part unless it is a salad."""
    if not row.sums:
        return (Part(row.id, row.prices),)
    return tuple(_scaled(named, row) for named in rules.contracts if named.id in row.sums)


def _scaled(named: Contract, salad: TrickContract) -> Part:
    assert isinstance(named, TrickContract), "checked: a salad sums trick rows"
    scale = Fraction(salad.multiply, salad.divide)
    return Part(named.id, ordered_prices((item, int(price * scale)) for item, price in named.prices.items()))


def card_price(prices: Prices, card: Card) -> int:
    """What capturing the card pays: its own price if it is named, else its suit's and its rank's."""
    own = prices.get(str(card))
    if own is not None:
        return own
    return prices.get(card.suit.letter, 0) + prices.get(card.rank.letter, 0)


def felt(prices: Prices, tricks: int) -> Prices:
    """What of a price list can make a difference in a deal of so many tricks.

    A zero does only where it takes a card out of its suit or rank.
    """

    def instead(item: str) -> bool:
        cards = named_cards([item])
        return bool(cards) and any(price and item_covers(other, cards[0]) for other, price in prices.items())

    there = {item: price for item, price in prices.items() if item not in LAST_TRICKS[tricks:]}
    return ordered_prices((item, price) for item, price in there.items() if price or instead(item))


@lru_cache(maxsize=1024)
def card_points(rules: Ruleset, row: TrickContract) -> Mapping[Card, int]:
    """The cards of the full pack that are worth something in this row, all parts together."""
    from_parts = [part.prices for part in parts(rules, row)]
    worth = {card: sum(card_price(prices, card) for prices in from_parts) for card in FULL_PACK}
    return immutabledict((card, points) for card, points in worth.items() if points)


def priced_cards(rules: Ruleset, row: TrickContract) -> frozenset[Card]:
    """The cards that the row prices: some part of it gives them a price that is not zero."""
    return frozenset(
        card
        for part in parts(rules, row)
        for card in FULL_PACK
        if part.prices.get(str(card), part.prices.get(card.suit.letter) or part.prices.get(card.rank.letter))
    )


def trick_points(rules: Ruleset, row: TrickContract, hand: int) -> tuple[int, ...]:
    """What winning each trick of a full deal pays, the cards in it apart; last tricks included."""
    points = [0] * hand
    for part in parts(rules, row):
        for item, price in part.prices.items():
            if item == TRICK:
                points = [each + price for each in points]
            elif item in LAST_TRICKS and LAST_TRICKS.index(item) < hand:
                points[hand - 1 - LAST_TRICKS.index(item)] += price
    return tuple(points)


def items(rules: Ruleset, row: TrickContract) -> tuple[str, ...]:
    """The items the row prices, once each, in their one order; these make up an outcome."""
    return tuple(ordered_prices({item: 0 for part in parts(rules, row) for item in part.prices}.items()))


def is_card_item(item: str) -> bool:
    """Whether the item prices cards rather than tricks."""
    return item != TRICK and item not in LAST_TRICKS


def item_covers(item: str, card: Card) -> bool:
    """Whether capturing the card counts for the item."""
    return item in (card.suit.letter, card.rank.letter, str(card))


def named_cards(row_items: Iterable[str]) -> tuple[Card, ...]:
    """The single cards among the items."""
    return tuple(Card.parse(item) for item in row_items if is_card_item(item) and len(item) > 1 and item != "10")


def barred(rules: Ruleset, row: Contract, in_play: Iterable[Card]) -> bool:
    """Whether the row prices only named single cards and none of them is in play."""
    if isinstance(row, LayoutContract):
        return False
    priced = items(rules, row)
    single = named_cards(priced)
    return len(single) == len(priced) and bool(single) and not set(single) & set(in_play)


def banned_suit(rules: Ruleset, row: TrickContract) -> Suit:
    """The suit that lead and first-trick bans mean in this row."""
    if row.banned_suit is not None:
        return row.banned_suit
    priced = items(rules, row)
    suits = [item for item in priced if item in ("C", "S", "D", "H")]
    if suits and not row.sums:
        return Suit.parse(suits[0])
    single = named_cards(priced)
    if len(single) == 1 and not row.sums:
        return single[0].suit
    return Suit.HEARTS


def slam_needs_tricks(rules: Ruleset, row: TrickContract) -> bool:
    """Whether the row's slam takes every trick rather than every priced card."""
    if row.slam_trigger != "default":
        return row.slam_trigger == "all_tricks"
    return bool(row.sums) or not priced_cards(rules, row)


def positive(rules: Ruleset, row: Contract) -> bool:
    """Whether the row is one to win points in: a layout, or a trick row whose prices are all gains."""
    if isinstance(row, LayoutContract):
        return True
    return all(rules.gain(price) >= 0 for part in parts(rules, row) for price in part.prices.values())


def payout(row: LayoutContract, players: int) -> tuple[int, ...]:
    """Points by finishing place, one for each player."""
    given = for_players(row.payout, players, ())
    return given + (0,) * (players - len(given))


def total(rules: Ruleset, row: Contract, players: int, out: Iterable[Card] = ()) -> int:
    """What all seats together score in a deal played out, slams and side rules apart, with these cards out."""
    if isinstance(row, LayoutContract):
        return sum(payout(row, players))
    gone = set(out)
    worth = card_points(rules, row)
    in_play = [card for card in dealt_pack(rules, players) if card not in gone]
    return sum(worth.get(card, 0) for card in in_play) + sum(trick_points(rules, row, len(in_play) // players))


# --- ranking ----------------------------------------------------------------------------------------


def strengths(rules: Ruleset) -> dict[Rank, int]:
    """How high each rank stands in tricks: more is stronger."""
    ranks = list(Rank)
    match rules.ranking:
        case "ten_high":
            ranks.remove(Rank.TEN)
            ranks.insert(-1, Rank.TEN)
        case "ace_low":
            ranks = [Rank.ACE, *ranks[:-1]]
        case "reversed":
            ranks.reverse()
        case "natural":
            pass
    return {rank: place for place, rank in enumerate(ranks)}


# --- schedule ---------------------------------------------------------------------------------------


def list_length(rules: Ruleset) -> int:
    """Contracts in each player's list: all active rows, or as many as are drawn."""
    if rules.selection in ("random_common", "random_individual") and rules.list_size:
        return rules.list_size
    return len(rules.active)


def each_player(rules: Ruleset) -> bool:
    """Whether every player has a list of his own to work off, rather than the table one for all."""
    return rules.selection not in ("fixed_order_once", "each_once_per_table")


def series_deals(rules: Ruleset, players: int) -> int:
    """Deals in one series of the schedule, uncut."""
    return list_length(rules) * (players if each_player(rules) else 1)


def usual_players(players: Sequence[int]) -> int:
    """How many of these numbers of players are meant where nobody says: four, or the fewest."""
    return 4 if 4 in players else players[0]


def scheduled_deals(rules: Ruleset, players: int) -> int:
    """Deals in the match."""
    return for_players(rules.deals, players, 0) or series_deals(rules, players) * rules.series

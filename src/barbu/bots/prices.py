"""A trick row's prices as gains: all that the careful bot knows of a contract."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.deal.tricks import TrickRules, trick_rules
from barbu.rules.meaning import card_points, dealt_pack, hand_size, priced_cards, slam_needs_tricks, trick_points
from barbu.rules.model import Ruleset, TrickContract


class Prices(msgspec.Struct, frozen=True):
    """What everything in one row is worth to its taker; more is better, whatever the table's sign."""

    rules: TrickRules
    pack: frozenset[Card]
    players: int
    card: dict[Card, int]
    """The gain of capturing a card; only cards in the pack that are worth something."""
    trick: tuple[int, ...]
    """The gain of winning each trick, its cards apart."""
    strength: dict[Rank, int]
    priced: frozenset[Card]
    slam: str
    """What a slam does; `none` where there is none."""
    slam_points: int
    slam_tricks: bool
    """Whether a slam takes all tricks rather than all priced cards."""

    def worth(self, cards: Iterable[Card]) -> int:
        """The gain of capturing these cards."""
        return sum(self.card.get(card, 0) for card in cards)


@lru_cache(maxsize=512)
def prices(rules: Ruleset, row: TrickContract, players: int) -> Prices:
    """The row's prices at a table of so many players."""
    pack = frozenset(dealt_pack(rules, players))
    worth = card_points(rules, row)
    play = trick_rules(rules, row)
    gains = {card: rules.gain(points) for card, points in worth.items() if card in pack}
    priced = priced_cards(rules, row) & pack
    if len(priced) == 1 and row.slam != "none" and not slam_needs_tricks(rules, row):
        gains = {card: _sole(row, gains.get(card, 0)) for card in priced}
    return Prices(
        rules=play,
        pack=pack,
        players=players,
        card=gains,
        trick=tuple(map(rules.gain, trick_points(rules, row, hand_size(rules, players)))),
        strength=play.strength,
        priced=priced,
        slam=row.slam,
        slam_points=row.slam_points,
        slam_tricks=slam_needs_tricks(rules, row),
    )


def _sole(row: TrickContract, gain: int) -> int:
    """The gain of the only priced card: whoever takes it has made the slam."""
    return {"mirror": -gain, "fixed": row.slam_points, "charge_others": row.slam_points}.get(row.slam, 0)


def fixed_trump(row: TrickContract) -> Suit | None:
    """The trump suit that the row itself names."""
    return Suit.parse(row.trump) if row.trump in ("C", "S", "D", "H") else None

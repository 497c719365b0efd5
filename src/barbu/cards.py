"""Cards: suits, ranks, the pack; reading and writing them as `QS`, `10H`."""

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

from barbu.errors import NotUnderstood


class Suit(IntEnum):
    """A suit; the order is the one in which equal ranks leave a stripped pack."""

    CLUBS = 0
    SPADES = 1
    DIAMONDS = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """C, S, D or H."""
        return "CSDH"[self]

    @property
    def symbol(self) -> str:
        """The suit's sign."""
        return "♣♠♦♥"[self]

    @classmethod
    def parse(cls, text: str) -> "Suit":
        """The suit written as a letter or a sign; raises `NotUnderstood`."""
        found = _SUITS.get(text.strip().upper())
        if found is None:
            raise NotUnderstood("not-a-suit", text=text)
        return found

    def __str__(self) -> str:
        return self.letter


class Rank(IntEnum):
    """A rank; the number is its natural height, ace high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """2 … 10, J, Q, K or A."""
        return _RANK_LETTERS[self]

    @classmethod
    def parse(cls, text: str) -> "Rank":
        """The rank written `2` … `10`, `T`, `J`, `Q`, `K` or `A`; raises `NotUnderstood`."""
        found = _RANKS.get(text.strip().upper())
        if found is None:
            raise NotUnderstood("not-a-rank", text=text)
        return found

    def __str__(self) -> str:
        return self.letter


_RANK_LETTERS = {rank: "JQKA"[rank - 11] if rank > 10 else str(int(rank)) for rank in Rank}
_RANKS = {letter: rank for rank, letter in _RANK_LETTERS.items()} | {"T": Rank.TEN}
_SUITS = {name: suit for suit in Suit for name in (suit.letter, suit.symbol)}


class Card(NamedTuple):
    """One card of the pack; sorts by suit, then by natural rank.

    >>> Card.parse("qs"), Card.parse("10♥")
    (QS, 10H)
    """

    suit: Suit
    rank: Rank

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card written rank first, as `QS` or `10♥`; raises `NotUnderstood`."""
        word = text.strip().upper()
        found = _CARDS.get(word) or _CARDS.get(word.replace("T", "10"))
        if found is None and word:
            suit = _SUITS.get(word[-1])
            rank = _RANKS.get(word[:-1].strip())
            found = Card(suit, rank) if suit is not None and rank is not None else None
        if found is None:
            raise NotUnderstood("not-a-card", text=text)
        return found

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return _NAMES[self]


FULL_PACK = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
"""The 52 cards, by suit and rank."""

_NAMES = {card: card.rank.letter + card.suit.letter for card in FULL_PACK}
_CARDS = {name: card for card, name in _NAMES.items()}


def cards(text: str) -> tuple[Card, ...]:
    """The cards written in one line, separated by spaces.

    >>> cards("7C QS 10H")
    (7C, QS, 10H)
    """
    return tuple(Card.parse(word) for word in text.split())


def show(cards: Iterable[Card]) -> str:
    """The cards in one line, as `cards` reads them."""
    return " ".join(map(str, cards))


def stripped_pack(size: int) -> tuple[Card, ...]:
    """The pack of `size` cards, a multiple of four: the highest ranks, ace down."""
    lowest = Rank.ACE - size // 4
    return tuple(card for card in FULL_PACK if card.rank > lowest)

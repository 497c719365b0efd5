"""The types an option can have: how a value is read, written, and what is allowed.

A kind reads plain data (as TOML or JSON give it) into a domain value and back. It is the one place that
knows a type's range, so file checks, the editor's form and the canonical form cannot disagree.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias, TypeVar, get_args

from immutabledict import immutabledict

from barbu.cards import Card, Rank, Suit
from barbu.errors import NotUnderstood

T = TypeVar("T")
Plain = bool | int | str | list["Plain"] | dict[str, "Plain"]
"""Data as TOML and JSON hold it."""


class Unfit(Exception):
    """A value that its kind does not take: `problem` names the message, `values` fill it.

    `at` is its key, where it is one of the values of a table; `others` are what else does not fit beside it.
    """

    def __init__(self, problem: str, /, **values: object) -> None:
        super().__init__(problem, values)
        self.problem = problem
        self.values = values
        self.at = ""
        self.others: tuple[Unfit, ...] = ()

    @property
    def all(self) -> "tuple[Unfit, ...]":
        """This one and the others."""
        return (self, *self.others)


class Kind:
    """A type of option values."""

    def read(self, value: object) -> Any:
        """The domain value that plain data stands for; raises `Unfit`."""
        raise NotImplementedError

    def plain(self, value: Any) -> Any:
        """Plain data that `read` turns back into `value`."""
        return value


@dataclass(frozen=True)
class Flag(Kind):
    """Yes or no."""

    def read(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise Unfit("must-be-flag")
        return value


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number from `low` to `high`, in steps of `step`."""

    low: int
    high: int
    step: int = 1

    def read(self, value: object) -> int:
        fits = isinstance(value, int) and not isinstance(value, bool)
        if not fits or not self.low <= value <= self.high or (value - self.low) % self.step:  # type: ignore[operator]
            raise Unfit("must-be-whole", low=self.low, high=self.high, step=self.step)
        return value  # type: ignore[return-value]


@dataclass(frozen=True)
class OneOf(Kind):
    """One of a few words, as a `Literal` lists them."""

    values: tuple[str, ...]

    @classmethod
    def of(cls, literal: object) -> "OneOf":
        """The kind of a `Literal` type."""
        return cls(get_args(literal))

    def read(self, value: object) -> str:
        if value not in self.values:
            raise Unfit("must-be-one-of", allowed=self.values)
        return str(value)


@dataclass(frozen=True)
class Text(Kind):
    """Free text of at most `most` characters, without control characters or halves of a character."""

    most: int = 300
    pattern: str = r"[^\x00-\x1f\x7f\ud800-\udfff]*"

    def read(self, value: object) -> str:
        if not isinstance(value, str) or len(value) > self.most or not re.fullmatch(self.pattern, value):
            raise Unfit("must-be-text", most=self.most)
        return value


@dataclass(frozen=True)
class Id(Text):
    """A short name of small letters, digits, `_` or `-` that begins with a letter."""

    most: int = 40
    pattern: str = r"[a-z][a-z0-9_-]*"

    def read(self, value: object) -> str:
        try:
            return super().read(value)
        except Unfit:
            raise Unfit("must-be-id", most=self.most) from None


@dataclass(frozen=True)
class Written(Kind):
    """A suit, rank or card as written by its `parse`; `optional` also takes the empty text as none."""

    parse: Callable[[str], Any]
    noun: str
    optional: bool = False

    def read(self, value: object) -> Any:
        if self.optional and value == "":
            return None
        try:
            if isinstance(value, str):
                return self.parse(value)
        except NotUnderstood:
            pass
        raise Unfit(f"must-be-{self.noun}")

    def plain(self, value: Any) -> str:
        return "" if value is None else str(value)


def read_item(kind: Kind, value: object, at: str = "") -> Any:
    """One value among several, read so that a refusal shows it alone; `at` is its key where it has one."""
    try:
        return kind.read(value)
    except Unfit as unfit:
        for each in unfit.all:
            each.values.setdefault("given", value)
            each.at = at
        raise


class Gathered:
    """What does not fit among several values: all of it is refused at once."""

    def __init__(self) -> None:
        self._found: list[Unfit] = []

    def read(self, reading: Callable[[], T]) -> list[T]:
        """The value alone in a list, or nothing where it does not fit."""
        try:
            return [reading()]
        except Unfit as unfit:
            self._found += unfit.all
            return []

    def refuse(self) -> None:
        """Raises `Unfit` for all that was found, if anything was."""
        if self._found:
            first, *others = self._found
            for unfit in others:
                unfit.others = ()
            first.others = tuple(others)
            raise first


SUIT = Written(Suit.parse, "suit")
SUIT_OR_NONE = Written(Suit.parse, "suit", optional=True)
RANK = Written(Rank.parse, "rank")
CARD = Written(Card.parse, "card")
CARD_OR_NONE = Written(Card.parse, "card", optional=True)


@dataclass(frozen=True)
class ListOf(Kind):
    """A list of `least` to `most` values; `distinct` ones do not repeat, `ordered` ones are sorted when read."""

    item: Kind
    most: int
    least: int = 0
    distinct: bool = True
    ordered: bool = False

    def read(self, value: object) -> tuple[Any, ...]:
        if not isinstance(value, (list, tuple)) or not self.least <= len(value) <= self.most:
            raise Unfit("must-be-list", least=self.least, most=self.most)
        gathered = Gathered()
        read: list[Any] = []
        for item in value:
            read += gathered.read(partial(self._distinct_item, item, tuple(read)))
        gathered.refuse()
        return tuple(sorted(read)) if self.ordered else tuple(read)

    def _distinct_item(self, value: object, before: tuple[Any, ...]) -> Any:
        item = read_item(self.item, value)
        if self.distinct and item in before:
            raise Unfit("must-be-distinct", given=self.item.plain(item))
        return item

    def plain(self, value: Any) -> list[Any]:
        return [self.item.plain(item) for item in value]


PLAYERS = range(3, 8)
"""How many players a table may have."""


@dataclass(frozen=True)
class ForPlayers(Kind):
    """One value for every number of players, or a table from the number of players to values."""

    item: Kind

    def read(self, value: object) -> Any:
        if not isinstance(value, Mapping):
            return self.item.read(value)
        gathered = Gathered()
        read: list[tuple[int, Any]] = []
        for key, item in value.items():
            players = gathered.read(partial(self._players, str(key)))
            read += zip(players, gathered.read(partial(read_item, self.item, item, str(key))), strict=False)
        gathered.refuse()
        return immutabledict(sorted(read))

    def _players(self, key: str) -> int:
        counts = {str(count): count for count in PLAYERS}
        if key not in counts:
            raise Unfit("must-be-players", given=key, low=PLAYERS[0], high=PLAYERS[-1])
        return counts[key]

    def plain(self, value: Any) -> Any:
        if isinstance(value, Mapping):
            return {str(count): self.item.plain(item) for count, item in value.items()}
        return self.item.plain(value)


PerPlayers: TypeAlias = T | immutabledict[int, T]
"""What `ForPlayers` reads: see `for_players`."""


def for_players(value: PerPlayers[T], players: int, missing: T) -> T:
    """The value that holds at a table of so many players; `missing` where a table leaves it out."""
    if isinstance(value, immutabledict):
        return value.get(players, missing)
    return value


TRICK = "trick"
LAST_TRICKS = ("last", "last2", "last3", "last4")
"""The price items of the last trick, the last but one, …"""

Prices = immutabledict[str, int]
"""What a row pays: points by item. An item is `trick`, `last`, `last2` …, a suit `H`, a rank `Q` or a card `KH`."""


@dataclass(frozen=True)
class PriceList(Kind):
    """Points by item; see `Prices`."""

    most: int = 9999

    def read(self, value: object) -> Prices:
        if not isinstance(value, Mapping):
            raise Unfit("must-be-prices")
        points = Whole(-self.most, self.most)
        read: dict[str, int] = {}
        spelled: dict[str, str] = {}
        gathered = Gathered()
        for key, price in value.items():
            items = gathered.read(partial(_item_once, str(key), spelled))
            prices = gathered.read(partial(read_item, points, price, str(key)))
            spelled.update(dict.fromkeys(items, str(key)))
            read.update(zip(items, prices, strict=False))
        gathered.refuse()
        return ordered_prices(read.items())

    def plain(self, value: Any) -> dict[str, int]:
        return dict(value)


def _item_once(key: str, spelled: Mapping[str, str]) -> str:
    """The item that the key names; raises `Unfit` where another key has named it."""
    item = item_key(key)
    if item in spelled:
        raise Unfit("item-twice", given=key, other=spelled[item])
    return item


def ordered_prices(pairs: Iterable[tuple[str, int]]) -> Prices:
    """Prices in their one order: tricks, last tricks, suits, ranks, cards; so that equal prices look equal."""
    return immutabledict(sorted(pairs, key=lambda pair: _item_order(pair[0])))


def item_key(text: str) -> str:
    """The canonical spelling of a price item; raises `Unfit`."""
    if text == TRICK or text in LAST_TRICKS:
        return text
    for parse in (Suit.parse, Rank.parse, Card.parse):
        try:
            return str(parse(text))
        except NotUnderstood:
            continue
    raise Unfit("must-be-item", given=text)


def _item_order(item: str) -> tuple[int, int, int]:
    if item == TRICK:
        return 0, 0, 0
    if item in LAST_TRICKS:
        return 1, LAST_TRICKS.index(item), 0
    if item in ("C", "S", "D", "H"):
        return 2, Suit.parse(item), 0
    if item[-1] in "CSDH":
        card = Card.parse(item)
        return 4, card.suit, card.rank
    return 3, Rank.parse(item), 0

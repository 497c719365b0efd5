"""Suits renamed: the same rules, match or act with every suit called by another's name, its points going with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import Any, TypeVar

import msgspec
from immutabledict import immutabledict

from barbu.cards import Card, Suit
from barbu.match import Dealt, Header, Match
from barbu.rules import Ruleset, TrickContract
from barbu.rules.kinds import ordered_prices
from barbu.rules.meaning import banned_suit, is_card_item, named_cards

T = TypeVar("T")
Names = tuple[Suit, ...]
"""The new name of each suit, in the order of the old ones."""

ALL = tuple(permutations(Suit))
SAME = tuple(Suit)


def renamed(value: T, names: Names) -> T:
    """The value with the suits in it renamed, wherever they stand."""
    found: Any = _renamed(value, names)
    return found  # type: ignore[no-any-return]


def _renamed(value: Any, names: Names) -> Any:
    match value:
        case Card(suit=suit, rank=rank):
            return Card(names[suit], rank)
        case Suit():
            return names[value]
        case Ruleset():
            return _rules(value, names)
        case Dealt():
            hands = tuple(tuple(sorted(_renamed(hand, names))) for hand in value.hands)
            return msgspec.structs.replace(value, hands=hands, out=tuple(sorted(_renamed(value.out, names))))
        case msgspec.Struct():
            return msgspec.structs.replace(value, **_fields(value, names))
        case tuple():
            return tuple(_renamed(each, names) for each in value)
        case _:
            return value


def _fields(value: msgspec.Struct, names: Names) -> dict[str, Any]:
    return {name: _renamed(getattr(value, name), names) for name in value.__struct_fields__}


@lru_cache(maxsize=64)
def _rules(rules: Ruleset, names: Names) -> Ruleset:
    rows = []
    for row in rules.contracts:
        fields = _fields(row, names)
        if isinstance(row, TrickContract):
            fields["prices"] = ordered_prices(
                {item_renamed(item, names): price for item, price in row.prices.items()}.items()
            )
            fields["banned_suit"] = names[banned_suit(rules, row)]
            if row.trump in ("C", "S", "D", "H"):
                fields["trump"] = names[Suit.parse(row.trump)].letter
        rows.append(type(row)(**fields))
    removed = rules.deck.removed
    if isinstance(removed, immutabledict):
        gone: Any = immutabledict((count, tuple(sorted(_renamed(cards, names)))) for count, cards in removed.items())
    else:
        gone = tuple(sorted(_renamed(removed, names)))
    order = tuple(names[suit] for suit in rules.deck.remove_order)
    deck = msgspec.structs.replace(rules.deck, removed=gone, remove_order=order)
    card = _renamed(rules.first_dealer_card, names)
    return msgspec.structs.replace(rules, contracts=tuple(rows), deck=deck, first_dealer_card=card)


def item_renamed(item: str, names: Names) -> str:
    """A priced item: a suit or a named card gets its new name, a rank or a trick stays."""
    if item in ("C", "S", "D", "H"):
        return names[Suit.parse(item)].letter
    if is_card_item(item) and named_cards([item]):
        return str(_renamed(Card.parse(item), names))
    return item


def renamed_match(match: Match, names: Names) -> Match:
    """The match with the suits renamed in its rules and in all that has happened."""
    header = Header(match.header.id, _rules(match.rules, names), match.header.names)
    return Match.fold(header, tuple(renamed(event, names) for event in match.events))


def back(names: Names) -> Names:
    """The renaming that undoes this one."""
    return tuple(Suit(names.index(suit)) for suit in Suit)


def some(seed: Sequence[int] = (1, 8, 15, 22)) -> list[Names]:
    """A few renamings that together move every suit."""
    return [ALL[number] for number in seed]

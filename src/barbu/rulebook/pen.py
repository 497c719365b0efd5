"""What every part of the rule book writes with: a ruleset, the tables it is told for, a language."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, repeat
from typing import Literal, TypeVar

import msgspec

from barbu.cards import Card, Rank
from barbu.locales import Locale
from barbu.locales.shown import safe, ungrouped
from barbu.rulebook.document import Sentence
from barbu.rules.kinds import Prices, for_players
from barbu.rules.meaning import dealt_pack, felt, hand_size, leftover_count, parts, payout, usual_players
from barbu.rules.model import Contract, LayoutContract, Ruleset, TrickContract
from barbu.rules.words import contract_names, price_text, written

T = TypeVar("T")

Where = Mapping[str, str]
"""The values `for` and `players` of a message: whether it holds at every table, or at which."""

ALL: Where = {"for": "all", "players": ""}


class Pen(msgspec.Struct, frozen=True):
    """Writes about one ruleset for tables of these sizes, in one language."""

    rules: Ruleset
    tables: tuple[int, ...]
    locale: Locale

    # --- sentences --------------------------------------------------------------------------------------

    def say(
        self,
        id: str,
        *states: str,
        rows: Sequence[Contract] = (),
        worked_out: bool = False,
        values: Mapping[str, str | int] | None = None,
        **more: str | int,
    ) -> Sentence:
        """The sentence of this message; who sits on which side follows from the direction of play."""
        filled = {**(values or {}), **more}
        if "side" in filled:
            states = (*states, "direction")
        worked_out = worked_out or filled.get("for") == "some"
        plain = {key: _plain(value) for key, value in filled.items()}
        return Sentence(id, self.locale.text(id, **plain), tuple(row.id for row in rows), states, worked_out)

    def each_table(self, value: Callable[[int], T]) -> list[tuple[Where, T]]:
        """What holds at the tables: each different value once, with the tables where it does."""
        found: dict[T, list[int]] = {}
        for players in self.tables:
            found.setdefault(value(players), []).append(players)
        if len(found) == 1:
            return [(ALL, next(iter(found)))]
        return [({"for": "some", "players": self.either(tables)}, each) for each, tables in found.items()]

    def by_players(
        self,
        value: Callable[[int], int],
        what: Literal["cards", "deals", "points"],
        written: Callable[[int], str] = str,
    ) -> str:
        """A number for each number of players, enumerated: 10 cards with 3 players, 8 with 4; empty where it is one.

        Tables without a card come last: none with 5.
        """
        found = self.each_table(value)
        if len(found) == 1:
            return ""
        some = [(where["players"], number) for where, number in found if number or what != "cards"]
        none = [where["players"] for where, number in found if not number and what == "cards"]
        told = [
            self.locale.text(
                "book-by-players", what=what, amount=written(number), count=abs(number), players=players, first=first
            )
            for first, (players, number) in zip(chain(["yes"], repeat("no")), some, strict=False)
        ]
        told += [self.locale.text("book-by-players-none", players=players) for players in none]
        return self.locale.listed(told, "unit")

    # --- values -----------------------------------------------------------------------------------------

    def either(self, numbers: Iterable[int]) -> str:
        """The numbers joined by or."""
        return self.locale.listed([str(number) for number in numbers], "or")

    def names(self, rows: Iterable[Contract]) -> dict[str, str | int]:
        """The values `contracts` and `count` for these rows."""
        found = [self.contract(row) for row in rows]
        return {"contracts": self.locale.listed(found), "count": len(found)}

    def contract(self, row: Contract) -> str:
        """What the row is called."""
        return safe(self.locale.contract(row.id, row.name))

    def card(self, card: Card) -> dict[str, str | int]:
        """The values `card` and `name` for a card."""
        words = self.locale.text("book-card", rank=rank_key(card.rank), suit=card.suit.letter)
        return {"card": self.locale.card(card), "name": words}

    def cards(self, cards: Iterable[Card]) -> dict[str, str | int]:
        """The values `cards` and `count` for these cards."""
        told = [self.locale.card(card) for card in cards]
        return {"cards": self.locale.listed(told), "count": len(told)}

    def ranks(self, ranks: Iterable[Rank]) -> str:
        """The ranks one after another, as printed."""
        return self.locale.commas([self.locale.rank(rank) for rank in ranks])

    def ahead(self) -> str:
        """The side on which the next player sits."""
        return "left" if self.rules.direction == "clockwise" else "right"

    def behind(self) -> str:
        """The side on which the player before sits."""
        return "right" if self.rules.direction == "clockwise" else "left"

    def choosing(self) -> str:
        """Whether somebody chooses the contract, as messages choose by it."""
        return "no" if self.rules.chooser == "nobody" else "yes"

    def effect(self, points: int) -> dict[str, str | int]:
        """The values `effect` and `points` for points of this table's sign."""
        gain = self.rules.gain(points)
        return {"effect": "gain" if gain > 0 else "cost" if gain else "nothing", "points": abs(points)}

    def written(self, points: int) -> str:
        """Points as they are written down: with their sign, or as penalties without one."""
        return written(self.rules, points)

    def prices(self, prices: Prices) -> str:
        """What a row pays, as an enumeration: −10 per heart."""
        return price_text(self.felt(prices), self.locale, self.written) or self.written(0)

    def felt(self, prices: Prices) -> Prices:
        """What of a price list can make a difference at some table."""
        return felt(prices, max(hand_size(self.rules, players) for players in self.tables))

    def counts(self, row: Contract) -> bool:
        """Whether anything in the row pays points, at some table."""
        if isinstance(row, LayoutContract):
            return any(any(payout(row, players)) for players in self.tables)
        return any(price for part in parts(self.rules, row) for price in self.felt(part.prices).values())

    def pays(self, row: Contract) -> bool:
        """Whether something in the row is a gain, slams apart."""
        if isinstance(row, LayoutContract):
            return any(self.rules.gain(points) > 0 for players in self.tables for points in payout(row, players))
        return any(self.rules.gain(price) > 0 for part in parts(self.rules, row) for price in part.prices.values())

    # --- the ruleset ------------------------------------------------------------------------------------

    @property
    def tricks(self) -> tuple[TrickContract, ...]:
        """The contracts played in tricks."""
        return tuple(row for row in self.rules.active if isinstance(row, TrickContract))

    @property
    def layouts(self) -> tuple[LayoutContract, ...]:
        """The contracts in which cards are laid."""
        return tuple(row for row in self.rules.active if isinstance(row, LayoutContract))

    @property
    def usual_table(self) -> int:
        """The number of players that examples are told for."""
        return usual_players(self.tables)

    def left_over(self) -> int:
        """The most cards that are turned out face up at a deal."""
        return max(leftover_count(self.rules, players) for players in self.tables)

    def some_card_is_out(self) -> bool:
        """Whether a card between the lowest and the highest rank of the pack can be missing from a deal."""
        rules = self.rules
        sizes = {players: for_players(rules.deck.size, players, 52) for players in self.tables}
        return any(len(dealt_pack(rules, players)) // players * players < size for players, size in sizes.items())


def pen(rules: Ruleset, tables: tuple[int, ...], locale: Locale) -> Pen:
    """A pen that knows the table's own names of contracts."""
    return Pen(rules, tables, locale.at_table(contracts=contract_names(rules)))


def _plain(value: str | int) -> str | int:
    return ungrouped(value) if isinstance(value, int) else value


def rank_key(rank: Rank) -> str | int:
    """The rank as messages select by it: a number, or the letter of a court card or ace."""
    return int(rank) if rank <= Rank.TEN else rank.letter

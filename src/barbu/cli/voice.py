"""What is said at the table, in one language and by name."""

from collections.abc import Sequence
from functools import cached_property

from barbu.cards import Card, Rank, Suit
from barbu.deal import Seat
from barbu.errors import BarbuError
from barbu.locales import Locale, explain
from barbu.rules import Contract, Ruleset
from barbu.rules.words import title_of


class Voice:
    """A language, the players' names, and whose ear it speaks to."""

    def __init__(
        self, locale: Locale, names: Sequence[str] = (), me: Seat | None = None, rules: Ruleset | None = None
    ) -> None:
        self.locale = locale
        self._contracts = {row.id: row.name for row in rules.contracts if row.name} if rules is not None else {}
        self.names = tuple(names)
        self.me = me

    def say(self, id: str, /, **values: str | int) -> str:
        """The message `play-<id>`."""
        return self.locale.text(f"play-{id}", **values)

    def of(self, id: str, seat: Seat, /, **values: str | int) -> str:
        """A message about what a seat does; it may be worded for the listener's own seat."""
        return self.say(id, who=self.name(seat), me="yes" if seat == self.me else "no", **values)

    def name(self, seat: Seat) -> str:
        """The player's name."""
        return self.names[seat]

    def whom(self, seat: Seat) -> str:
        """The player as the one to whom something is done: you, or the name."""
        return self.say("whom-you") if seat == self.me else self.names[seat]

    def listed(self, words: Sequence[str]) -> str:
        """The words as an enumeration with its and."""
        return self.locale.listed(words)

    def card(self, card: Card) -> str:
        """The card as this language prints it."""
        return self.locale.card(card)

    def contract(self, row: Contract) -> str:
        """The row's name."""
        return self.locale.contract(row.id, row.name)

    def rules(self, rules: Ruleset) -> str:
        """What people call the ruleset: by a preset's title, its own name, or as rules of their own."""
        return title_of(rules.name, self.locale) or self.say("own-rules")

    def contract_by_id(self, rules: Ruleset, id: str) -> str:
        """The name of the row with this id."""
        return self.contract(rules.contract(id))

    def explain(self, error: BarbuError) -> str:
        """The refusal in words."""
        return explain(error, self.locale, self.names, self._contracts, self.me)

    def words(self, id: str) -> tuple[str, ...]:
        """What a person may type for something, small letters."""
        return tuple(self.say(f"word-{id}").casefold().split())

    @cached_property
    def rank_words(self) -> dict[str, tuple[Rank, ...]]:
        """What a person may type for ranks: this language's words and letters, and the international ones."""
        words: dict[str, tuple[Rank, ...]] = {}
        for rank in Rank:
            typed = {*self.words(f"rank-{rank.letter}"), self.locale.rank(rank).casefold(), rank.letter.casefold()}
            for word in typed:
                words[word] = (*words.get(word, ()), rank)
        return words

    @cached_property
    def suit_words(self) -> dict[str, tuple[Suit, ...]]:
        """What a person may type for suits: signs, this language's words, and the international letters."""
        words: dict[str, tuple[Suit, ...]] = {}
        for suit in Suit:
            typed = {*self.words(f"suit-{suit.letter}"), suit.symbol, _OUTLINES[suit], suit.letter.casefold()}
            for word in typed:
                words[word] = (*words.get(word, ()), suit)
        return words


_OUTLINES = {Suit.CLUBS: "♧", Suit.SPADES: "♤", Suit.DIAMONDS: "♢", Suit.HEARTS: "♡"}
"""Signs that some keyboards have instead of the filled ones."""

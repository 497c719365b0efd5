"""The catalogues of one language, and the choice of a language."""

import copy
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.abc import Traversable
from typing import Literal

from babel.core import negotiate_locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from barbu.cards import Card, Rank, Suit
from barbu.errors import NotUnderstood

FALLBACK = "en"
"""The language that is always complete."""

LISTS = {"en": "en_GB"}
"""Whose way of writing lists a language follows, where it is not its own: English without the serial comma."""

REGIONS = {"pt": "pt-PT"}
"""Whose numbers and plurals a language follows, where it is not its own: in Portugal none is plural."""

COMMAS = {"de": ", ", "fi": ", ", "zh": "、"}
"""The plain comma of languages whose own pattern is for measures (5 ft 6 in) and has none."""

SEMICOLONS = {"fr": "\u202f; ", "zh": "；"}
"""The semicolon of languages that set it otherwise than with a space behind it."""

COMMAND = "BARBU_COMMAND"
"""The variable that says how the program is called from where the person types, if not by its own name."""

UNSPACED = ("zh",)
"""Languages that leave no space between sentences."""


class Locale:
    """One language: messages by id, the letters of its cards, and the names that one table uses."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._names: tuple[str, ...] = ()
        self._me: int | None = None
        self._contracts: Mapping[str, str] = {}
        functions = {"BARBU": lambda *_: called()}
        spoken = REGIONS.get(code, code)
        self._bundle = FluentBundle([spoken], functions=functions, use_isolating=False)  # type: ignore[arg-type]
        for file in sorted(_folder(code).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def at_table(
        self, names: Sequence[str] = (), contracts: Mapping[str, str] | None = None, me: int | None = None
    ) -> "Locale":
        """The same language with these players by seat, and with the table's own names of contracts by id.

        `me` is the seat of the person who is spoken to.
        """
        here = copy.copy(self)
        here._names, here._me = tuple(names), me
        here._contracts = contracts or {}
        return here

    def has(self, id: str) -> bool:
        """Whether the language has the message."""
        return self._bundle.has_message(id)

    def text(self, id: str, /, **values: str | int) -> str:
        """The message with its values filled in; raises `KeyError` for an unknown id or a missing value."""
        if not self.has(id):
            raise KeyError(f"{self.code}: no message {id}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise KeyError(f"{self.code}: {id} has no text")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{self.code}: {id}: {errors[0]}")
        return str(text)

    def rank(self, rank: Rank) -> str:
        """The rank's index letter, as this language prints it on cards."""
        return self.text(f"rank-letter-{rank.letter}")

    def card(self, card: Card) -> str:
        """The card as index letter and suit sign."""
        return self.rank(card.rank) + card.suit.symbol

    def suit(self, suit: Suit) -> str:
        """The suit's name, as the suit led or the trump suit: hearts."""
        return self.text(f"suit-{suit.letter}")

    def rank_name(self, rank: Rank) -> str:
        """The rank's name: queen."""
        return self.text(f"rank-{rank.letter}")

    def item(self, item: str) -> str:
        """What a price is for, as what is counted: tricks, hearts, a card; raises `KeyError` for another word."""
        if self.has_item(item):
            return self.text(f"item-{item}")
        try:
            return self.card(Card.parse(item))
        except NotUnderstood:
            raise KeyError(item) from None

    def has_item(self, item: str) -> bool:
        """Whether the word is an item with a name of its own: no single card."""
        return self.has(f"item-{item}")

    def seat(self, seat: int) -> str:
        """The player at the seat: the name, or a number counted from 1."""
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self.text("seat-number", number=seat + 1)

    def is_me(self, seat: object) -> str:
        """Whether it is the seat of the person who is spoken to: yes or no, as messages choose by it."""
        return "yes" if self._me is not None and seat == self._me else "no"

    def listed(self, words: Sequence[str], style: Literal["standard", "or", "unit"] = "standard") -> str:
        """The words as an enumeration: joined by and, by or, or plainly."""
        if style == "unit" and self.code in COMMAS:
            return COMMAS[self.code].join(words)
        return format_list(list(words), style=style, locale=LISTS.get(self.code, self.code))

    def commas(self, parts: Sequence[str]) -> str:
        """The parts with a comma between them."""
        return COMMAS.get(self.code, ", ").join(parts)

    def semicolons(self, parts: Sequence[str]) -> str:
        """The parts, which may have commas in them, with a semicolon between them."""
        return SEMICOLONS.get(self.code, "; ").join(parts)

    def sentences(self, parts: Sequence[str]) -> str:
        """The sentences as running text."""
        return ("" if self.code in UNSPACED else " ").join(parts)

    def aside(self, text: str) -> str:
        """The text in brackets, as it follows a word."""
        return f"（{text}）" if self.code in UNSPACED else f" ({text})"

    def contract(self, id: str, name: str = "") -> str:
        """The contract's name: the table's own, else the catalogue's, numbered for a second row of a kind."""
        if name or id in self._contracts:
            return name or self._contracts[id]
        kind, number = re.fullmatch(r"(.*?)(?:_(\d+))?", id).groups()  # type: ignore[union-attr]
        key = f"contract-{kind.replace('_', '-')}"
        if not self.has(key):
            return id
        return self.text(key) + (f" {number}" if number else "")


def called() -> str:
    """What the person types to call the program: the messages' `BARBU()`."""
    return os.environ.get(COMMAND) or "barbu"


@cache
def available() -> tuple[str, ...]:
    """The codes of the languages there are, sorted."""
    folders = resources.files(__package__).iterdir()
    return tuple(sorted(folder.name for folder in folders if re.fullmatch(r"[a-z]{2}(-[A-Za-z]+)?", folder.name)))


@cache
def locale(code: str) -> Locale:
    """The language of this code; raises `NotUnderstood` where there is none."""
    if code not in available():
        raise NotUnderstood("no-such-language", given=code, allowed=available())
    return Locale(code)


def negotiate(environment: Mapping[str, str] | None = None) -> str:
    """The best language for the locale variables of the environment."""
    variables = os.environ if environment is None else environment
    wanted = [variables.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    codes = [re.split(r"[.@]", value)[0] for value in wanted if value]
    return negotiate_locale(codes, available()) or FALLBACK


def _folder(code: str) -> Traversable:
    return resources.files(__package__) / code

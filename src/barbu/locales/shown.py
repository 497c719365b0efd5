"""How values appear in a sentence. Layers above register their own types with `shown`."""

from collections.abc import Sequence
from functools import singledispatch

from barbu.cards import Card, Rank, Suit
from barbu.errors import BarbuError
from barbu.locales.catalogue import Locale

SEATS = ("seat", "turn", "declarer", "speaker", "leader", "dealer", "chooser")
"""Values of these names are seats, and shown as the players' names."""


@singledispatch
def shown(value: object, locale: Locale) -> str | int:
    """The value as text, or as a number that the message may inflect by."""
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


@shown.register
def _(value: Card, locale: Locale) -> str:
    return locale.card(value)


@shown.register
def _(value: Suit, locale: Locale) -> str:
    return locale.suit(value)


@shown.register
def _(value: Rank, locale: Locale) -> str:
    return locale.rank(value)


@shown.register(list)
def _(value: list[object], locale: Locale) -> str:
    return locale.listed([str(shown(item, locale)) for item in value]) if value else locale.text("nothing")


@shown.register(tuple)
def _(value: tuple[object, ...], locale: Locale) -> str:
    return str(shown(list(value), locale))


@shown.register(type(None))
def _(value: None, locale: Locale) -> str:
    return locale.text("nothing")


def explain(error: BarbuError, locale: Locale, names: Sequence[str] = ()) -> str:
    """The refusal in the person's language; seats by the players' names where these are given."""
    return locale.text(error.id, **{key: _named(key, value, locale, names) for key, value in error.values.items()})


def _named(key: str, value: object, locale: Locale, names: Sequence[str]) -> str | int:
    if key in SEATS and isinstance(value, int):
        return names[value] if value < len(names) else locale.text("seat-number", number=value)
    if key == "contract":
        return locale.contract(str(value))
    return shown(value, locale)

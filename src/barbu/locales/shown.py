"""How values appear in a sentence. Layers above register their own types with `shown`."""

import errno
import unicodedata
from collections.abc import Mapping, Sequence
from functools import singledispatch
from typing import Literal

from fluent.runtime.types import FluentInt

from barbu.cards import Card, Rank, Suit
from barbu.errors import BarbuError
from barbu.locales.catalogue import Locale

SEATS = ("seat", "turn", "declarer", "speaker", "leader", "dealer", "chooser", "targets")
"""Values of these names are seats, and shown as the players' names."""

CONTRACTS = ("contract", "salad")
"""Values of these names are ids of contracts."""

ITEMS = ("item", "items", "entered")
"""Values of these names are items that a contract prices."""

CHOICES = ("legal", "allowed", "near", "targets")
"""Lists of these names are joined by or: one of them will do."""

LONGEST = 100
"""Characters of a value that is quoted; more are cut."""

LONGEST_LIST = 500
"""Characters of a list; what more there is shows as an ellipsis. Fluent refuses values of a thousand."""

LARGEST = 10**12
"""Numbers beyond this were never meant, and are told as such."""


SYSTEM = {
    errno.ENOENT: "system-missing",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-no-folder",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EROFS: "system-read-only",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.EADDRINUSE: "system-taken",
}
"""What the system says most often when something cannot be had; it says it in English."""


def ungrouped(number: int) -> int:
    """The number as it stands in tables: without a sign between thousands."""
    return FluentInt(number, useGrouping=False)


@singledispatch
def shown(value: object, locale: Locale) -> str | int:
    """The value as text, or as a number that the message may inflect by."""
    return plainly(value)


@shown.register
def _(value: int, locale: Locale) -> str | int:
    if isinstance(value, bool):
        return locale.text("yes" if value else "no")
    return value if abs(value) < LARGEST else plainly(value)


@shown.register
def _(value: str, locale: Locale) -> str:
    return safe(value)


@shown.register
def _(value: Card, locale: Locale) -> str:
    return locale.card(value)


@shown.register
def _(value: Suit, locale: Locale) -> str:
    return locale.suit(value)


@shown.register
def _(value: Rank, locale: Locale) -> str:
    return locale.rank_name(value)


@shown.register(list)
def _(value: list[object], locale: Locale) -> str:
    return _listed([str(shown(item, locale)) for item in value], locale)


@shown.register(tuple)
def _(value: tuple[object, ...], locale: Locale) -> str:
    return str(shown(list(value), locale))


@shown.register(type(None))
def _(value: None, locale: Locale) -> str:
    return locale.text("nothing")


@shown.register
def _(value: BarbuError, locale: Locale) -> str:
    return locale.text(value.id, **filled(value.values, locale))


@shown.register
def _(value: OSError, locale: Locale) -> str:
    id = SYSTEM.get(value.errno or 0)
    return locale.text(id) if id else safe(value.strerror or str(value))


def explain(
    error: BarbuError,
    locale: Locale,
    names: Sequence[str] = (),
    contracts: Mapping[str, str] | None = None,
    me: int | None = None,
) -> str:
    """The refusal in the person's language, with the players' and the contracts' own names where these are given.

    `me` is the person's own seat, which is spoken to and not spoken of.
    """
    table = bool(names or contracts) or me is not None
    return str(shown(error, locale.at_table(names, contracts, me) if table else locale))


def filled(values: Mapping[str, object], locale: Locale) -> dict[str, str | int]:
    """The values of a message as it takes them; what a value is follows from its name and type."""
    told = {key: _named(key, value, locale) for key, value in values.items()}
    if "speaker" in values:
        speaker = values["speaker"]
        told["me"] = "self" if values.get("seat") == speaker else locale.is_me(speaker)
    return told


def _named(key: str, value: object, locale: Locale) -> str | int:
    if key == "given":
        return value if isinstance(value, int) and shown(value, locale) is value else plainly(value)
    if key == "problems" and isinstance(value, tuple):
        return locale.sentences(_short([str(shown(each, locale)) for each in value]))
    if isinstance(value, (tuple, list)) and (key in CHOICES or key in ITEMS):
        words = [str(_named_one(key, each, locale)) for each in value]
        return _listed(words, locale, "or" if key in CHOICES else "standard")
    return _named_one(key, value, locale)


def _named_one(key: str, value: object, locale: Locale) -> str | int:
    if key in SEATS and isinstance(value, int):
        return locale.seat(value)
    if key in CONTRACTS and isinstance(value, str):
        return safe(locale.contract(value))
    if key in ITEMS and isinstance(value, str):
        return _item(value, locale)
    return shown(value, locale)


def _listed(words: Sequence[str], locale: Locale, style: Literal["standard", "or"] = "standard") -> str:
    """The words as an enumeration that is not too long; a word for none."""
    return locale.listed(_short(words), style) if words else locale.text("nothing")


def _short(words: Sequence[str]) -> list[str]:
    """As many of the words as may stand in one value, the first one always."""
    kept = list(words[:1])
    for word in words[1:]:
        if sum(map(len, kept)) + len(word) > LONGEST_LIST:
            return [*kept, "…"]
        kept.append(word)
    return kept


def _item(item: str, locale: Locale) -> str:
    """The item's name; what somebody else wrote as it stands."""
    try:
        return locale.item(item)
    except KeyError:
        return safe(item)


# --- what somebody wrote ----------------------------------------------------------------------------


def plainly(value: object) -> str:
    """A value as somebody wrote it in a file, cut to one short line."""
    return safe(_written(value, 2))


def _written(value: object, depth: int) -> str:
    match value:
        case bool():
            return str(value).lower()
        case None:
            return "null"
        case str():
            return value[: LONGEST + 1]
        case int() if abs(value) >= LARGEST:
            return _first_digits(value) + "…"
        case list() | tuple() if depth:
            return "[" + ", ".join(_written(each, depth - 1) for each in value[:8]) + ", …" * (len(value) > 8) + "]"
        case Mapping() if depth:
            pairs = list(value.items())[:8]
            inside = ", ".join(f"{_written(key, 0)} = {_written(each, depth - 1)}" for key, each in pairs)
            return "{" + inside + ", …" * (len(value) > 8) + "}"
        case list() | tuple() | Mapping():
            return "…"
        case _:
            return str(value)


def _first_digits(value: int) -> str:
    """How a large number begins; Python refuses to write out one of many thousand digits."""
    spare = int(value.bit_length() * 0.30103) - 12
    first = str(abs(value) // 10 ** max(0, spare))[:9]
    return f"-{first}" if value < 0 else first


def safe(text: str) -> str:
    """The text on one line without what would disturb a screen, cut where it is long."""
    short = text if len(text) <= LONGEST else text[:LONGEST] + "…"
    return "".join(_escaped(char) if _disturbs(char) else char for char in short)


def _disturbs(char: str) -> bool:
    """Whether it is a control character, half a character, or turns the direction of what follows."""
    turns = "\u202a" <= char <= "\u202e" or "\u2066" <= char <= "\u2069"
    return turns or unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")


def _escaped(char: str) -> str:
    return f"\\u{ord(char):04x}"

"""The form in which a ruleset is edited, as data: a JSON Schema read off the declarations of the options.

Beside what the standard has, every option carries `barbu`: its key, its role, the group that it is shown with, and the
field and values beside which it means something.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from barbu.cards import Rank, Suit
from barbu.locales import Locale, locale
from barbu.rules import versions
from barbu.rules.kinds import (
    LAST_TRICKS,
    PLAYERS,
    SUIT,
    SUIT_OR_NONE,
    TRICK,
    Flag,
    ForPlayers,
    Id,
    Kind,
    ListOf,
    OneOf,
    PriceList,
    Text,
    Whole,
    Written,
)
from barbu.rules.options import SCOPES, Option, Scope, options_of
from barbu.rules.plain import MOST_CONTRACTS
from barbu.rules.words import help_text, label, value_id

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ROWS: tuple[Scope, ...] = ("tricks", "layout")
"""The parts that are rows, of which a ruleset has several."""

ITEMS = (TRICK, *LAST_TRICKS, *(suit.letter for suit in Suit), *(rank.letter for rank in Rank))
"""What can be priced, single cards apart."""

SUITS = "".join(suit.letter for suit in Suit)
RANKS = "|".join(rank.letter for rank in Rank)
HALVES = r"\ud800-\udfff"
"""Halves of characters, which a pattern of a schema cannot name and JSON cannot hold."""
CARD = f"(?:{RANKS})[{SUITS}]"


@cache
def schema(lang: str) -> dict[str, Any]:
    """The schema of a ruleset as plain data, with titles and descriptions in this language."""
    words = locale(lang)
    properties = {versions.SCHEMA: {"const": versions.CURRENT}, **_properties("ruleset", words)}
    parts: tuple[Scope, ...] = ("deck", "doubling")
    for scope in parts:
        title = {"title": words.text(f"studio-group-{scope}")}
        properties[scope] = {**title, **_object(_properties(scope, words))}
    rows = {"oneOf": [{"$ref": f"#/$defs/{scope}"} for scope in ROWS]}
    properties["contracts"] = {
        "title": words.text("rules-section-contracts"), "type": "array", "items": rows, "maxItems": MOST_CONTRACTS,
    }  # fmt: skip
    return {
        "$schema": DIALECT,
        **_object(properties),
        "required": ["contracts"],
        "$defs": {scope: _row(scope, words) for scope in ROWS},
    }


def groups(lang: str) -> Iterator[tuple[str, Scope, str, tuple[str, ...]]]:
    """Each group with its part, its title and the fields of its options, in the order of their declaration."""
    words = locale(lang)
    for scope in SCOPES:
        options = options_of(scope)
        for group in dict.fromkeys(option.group for option in options):
            fields = tuple(option.field for option in options if option.group == group)
            yield group, scope, words.text(f"studio-group-{group.replace('_', '-')}"), fields


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _row(scope: Scope, words: Locale) -> dict[str, Any]:
    return {**_object({"kind": {"const": scope}, **_properties(scope, words)}), "required": ["kind", "id"]}


def _properties(scope: Scope, words: Locale) -> dict[str, Any]:
    return {option.field: _property(option, words) for option in options_of(scope)}


def _property(option: Option, words: Locale) -> dict[str, Any]:
    """One option: its label, one sentence on it, what it may be, what it is for."""
    when = {"field": option.when[0], "values": list(option.when[1])} if option.when else None
    told = {"title": label(option, words), "description": help_text(option, words), **_kind(option, option.kind, words)}
    if _has_default(option):
        told["default"] = option.kind.plain(option.default)
    return {**told, "barbu": {"key": option.key, "role": option.role, "group": option.group, "when": when}}


def _has_default(option: Option) -> bool:
    """Whether a ruleset may leave the option out: all but the ids of rows."""
    return not isinstance(option.kind, Id)


def _kind(option: Option, kind: Kind, words: Locale) -> dict[str, Any]:
    match kind:
        case Flag():
            return {"type": "boolean"}
        case OneOf(values=values):
            return {"oneOf": [{"const": each, "title": words.text(value_id(option, each))} for each in values]}
        case Whole():
            return _whole(option, kind, words)
        case Text():
            return {"type": "string", "maxLength": kind.most, "pattern": f"^{kind.pattern.replace(HALVES, '')}$"}
        case Written():
            return _written(option, kind, words)
        case ListOf(item=item, most=most, least=least, distinct=distinct):
            items = _kind(option, item, words)
            bounds = {"minItems": least, "maxItems": most, "uniqueItems": distinct}
            return {"type": "array", "items": items, **bounds}
        case ForPlayers(item=item):
            one = _kind(option, item, words)
            tables = {"enum": [str(count) for count in PLAYERS]}
            return {"anyOf": [one, {"type": "object", "propertyNames": tables, "additionalProperties": one}]}
        case PriceList(most=most):
            names = {"pattern": f"^(?:{'|'.join(ITEMS)}|{CARD})$"}
            price = {"type": "integer", "minimum": -most, "maximum": most}
            return {"type": "object", "propertyNames": names, "additionalProperties": price}
    raise TypeError(f"{option.key} has a kind that no form shows")


def _whole(option: Option, kind: Whole, words: Locale) -> dict[str, Any]:
    told: dict[str, Any] = {"type": "integer", "minimum": kind.low, "maximum": kind.high}
    if kind.step > 1:
        told |= {"multipleOf": kind.step}  # every range begins at a multiple, see the test
    if words.has(value_id(option, 0)):
        told |= {"barbu:named": {"0": words.text(value_id(option, 0))}}
    return told


def _written(option: Option, kind: Written, words: Locale) -> dict[str, Any]:
    """A suit or a rank as a list of what there is, a card by its pattern; the empty text for none."""
    none = [{"const": "", "title": words.text(value_id(option, None))}] if kind.optional else []
    if kind in (SUIT, SUIT_OR_NONE):
        return {"oneOf": [*none, *({"const": suit.letter, "title": words.suit(suit)} for suit in Suit)]}
    if kind.noun == "rank":
        return {"oneOf": [{"const": rank.letter, "title": words.rank_name(rank)} for rank in Rank]}
    return {"type": "string", "pattern": f"^(?:{CARD})?$" if kind.optional else f"^{CARD}$"}

"""The catalogue of options, read off the declarations in `model`."""

from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from barbu.rules.kinds import Kind
from barbu.rules.model import (
    About,
    Custom,
    Deck,
    Declared,
    Doubling,
    Group,
    LayoutContract,
    Play,
    Ruleset,
    TrickContract,
    When,
)

Scope = Literal["ruleset", "deck", "doubling", "tricks", "layout"]
SCOPES: dict[Scope, type[Declared]] = {
    "ruleset": Ruleset,
    "deck": Deck,
    "doubling": Doubling,
    "tricks": TrickContract,
    "layout": LayoutContract,
}


class Option(msgspec.Struct, frozen=True):
    """One declared option: where it stands, its type, what it is when a table says nothing."""

    scope: Scope
    field: str
    kind: Kind
    default: Any
    role: Literal["play", "custom", "about"]
    """Whether it changes the play or the score, only a custom of the table, or describes the ruleset."""
    when: When | None
    group: Group
    """The options that a form shows it with."""

    @property
    def key(self) -> str:
        """The dotted name, as `deck.size`, `tricks.slam` or `leader`."""
        return self.field if self.scope == "ruleset" else f"{self.scope}.{self.field}"

    def applies(self, part: Declared) -> bool:
        """Whether the option means anything beside the other values of its part."""
        return self.silenced_by(part) is None

    def silenced_by(self, part: Declared) -> "Option | None":
        """The option of the same part whose value leaves this one without a meaning; none if it applies."""
        if self.when is None:
            return None
        field, values = self.when
        beside = OPTIONS[_key(self.scope, field)]
        value = getattr(part, field)
        fits = (bool(value),) == values if field == "sums" else value in values
        return beside.silenced_by(part) if fits else beside


class Chosen(msgspec.Struct, frozen=True):
    """A value of an option, to be told in words."""

    option: Option
    value: Any


def _key(scope: Scope, field: str) -> str:
    return field if scope == "ruleset" else f"{scope}.{field}"


@cache
def options_of(scope: Scope) -> tuple[Option, ...]:
    """The options of one part of a ruleset, in the order of their declaration."""
    owner = SCOPES[scope]
    hints = get_type_hints(owner, include_extras=True)
    defaults = {field.name: field.default for field in msgspec.structs.fields(owner)}
    return tuple(
        _option(scope, name, hint, defaults[name])
        for name, hint in hints.items()
        if name in defaults and get_origin(hint) is Annotated
    )


def _option(scope: Scope, name: str, hint: object, default: object) -> Option:
    declaration = get_args(hint)[1]
    role: Literal["play", "custom", "about"]
    match declaration:
        case Play():
            role = "play"
        case Custom():
            role = "custom"
        case About():
            role = "about"
        case _:
            raise TypeError(f"{scope}.{name} carries no declaration")
    return Option(scope, name, declaration.kind, default, role, getattr(declaration, "when", None), declaration.group)


OPTIONS: dict[str, Option] = {option.key: option for scope in SCOPES for option in options_of(scope)}
"""Every option by its key."""

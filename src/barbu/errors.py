"""The refusals of Barbu: a message id and its values, worded only when shown to a person.

Three kinds, so that a caller can tell them apart without reading prose:
`NotUnderstood` (it is no card, no ruleset, no record), `NotLegal` (it is one, but not now) and
`Stale` (it answers a state that has passed).
"""

from collections.abc import Callable
from typing import ClassVar


class BarbuError(Exception):
    """A refusal: `id` names the message in the catalogues, `values` fills it."""

    render: ClassVar[Callable[["BarbuError"], str] | None] = None
    """Words a refusal for `str()`; the catalogues set the English one."""

    def __init__(self, id: str, /, **values: object) -> None:
        super().__init__(id, values)
        self.id = id
        self.values = values

    def __str__(self) -> str:
        if BarbuError.render is not None:
            return BarbuError.render(self)
        return " ".join([self.id, *(f"{key}={value}" for key, value in self.values.items())])

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.id, self.values)


def _rebuild(kind: type[BarbuError], id: str, values: dict[str, object]) -> BarbuError:
    return kind(id, **values)


class NotUnderstood(BarbuError):
    """What was given is not what it should be: unreadable text, an unknown name, a wrong type."""


class NotLegal(BarbuError):
    """A well-formed act that the rules do not allow now; `values` name the rule and the legal acts."""


class Stale(BarbuError):
    """An act that answers an earlier state than the present one."""

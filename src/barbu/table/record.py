"""Where a table writes down what happens."""

from collections.abc import Sequence
from typing import Protocol

from barbu.match import Event


class Record(Protocol):
    """The record of one match."""

    def append(self, events: Sequence[Event]) -> None:
        """Writes the events down; they are safe when it returns, and none of them counts when it raises."""
        ...


class Unwritten:
    """A record that nobody reads later."""

    def append(self, events: Sequence[Event]) -> None:
        """Forgets the events."""

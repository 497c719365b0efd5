"""How somebody uses a form: with a pointer, or with the keyboard alone."""

from __future__ import annotations

from typing import Any, Protocol

MOST = 400
"""Presses of Tab after which something counts as out of reach."""


class Hands(Protocol):
    """What can be done to a form."""

    def press(self, what: Any) -> None:
        """A button, a link, a switch."""

    def write(self, what: Any, text: str) -> None:
        """A text or a number in place of what stands there."""

    def mark(self, what: Any) -> None:
        """One of several of which one holds."""

    def choose(self, what: Any, text: str) -> None:
        """One of a list that opens."""

    def move(self, what: Any, key: str) -> None:
        """A thing that moves by its arrow keys."""


class Pointer:
    """A mouse or a finger; what is typed is typed."""

    def press(self, what: Any) -> None:
        what.click()

    def write(self, what: Any, text: str) -> None:
        what.fill(text)

    def mark(self, what: Any) -> None:
        what.check(force=True)

    def choose(self, what: Any, text: str) -> None:
        what.select_option(label=text)

    def move(self, what: Any, key: str) -> None:
        what.focus()
        what.page.keyboard.press(key)


class Keys:
    """The keyboard alone: Tab goes to a thing, keys do the rest."""

    def press(self, what: Any) -> None:
        self.reach(what)
        what.page.keyboard.press("Enter")

    def write(self, what: Any, text: str) -> None:
        self.reach(what)
        what.page.keyboard.press("Control+A")
        what.page.keyboard.type(text)

    def mark(self, what: Any) -> None:
        what.wait_for(state="attached")
        self._tab(what, "(each) => !!each.name && each.name === document.activeElement?.name")
        for _ in range(20):
            if what.is_checked():
                return
            what.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrow keys do not lead to {what}")

    def choose(self, what: Any, text: str) -> None:
        self.reach(what)
        what.page.keyboard.type(text)

    def move(self, what: Any, key: str) -> None:
        self.reach(what)
        what.page.keyboard.press(key)

    def reach(self, what: Any) -> None:
        """Goes there with Tab."""
        what.wait_for()
        self._tab(what, "(each) => each === document.activeElement")

    def _tab(self, what: Any, there: str) -> None:
        for _ in range(MOST):
            if what.evaluate(there):
                return
            what.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {what}")

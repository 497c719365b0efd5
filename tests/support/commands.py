"""Commands run without a terminal, as a test runs them."""

from __future__ import annotations

from collections.abc import Callable

Said = tuple[int, str, str]
"""The exit code, what was said, what was complained of."""
Run = Callable[..., Said]

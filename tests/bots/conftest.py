"""Levels play as such in these tests: nobody sits in for them."""

from __future__ import annotations

import pytest

from barbu.bots import warm


@pytest.fixture(scope="session", autouse=True)
def warm_kernel() -> None:
    """The kernel compiled, or loaded from the cache, before the first decision."""
    warm()

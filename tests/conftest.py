"""Options and profiles of every test run."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.support import scale


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--full`: the long form of every heavy check."""
    parser.addoption("--full", action="store_true", help="run the long form of every heavy check")


def pytest_configure(config: pytest.Config) -> None:
    """Tell the tests, and the worker processes that inherit the variable, which form this is."""
    full = bool(config.getoption("--full"))
    os.environ[scale.VARIABLE] = "1" if full else "0"
    # A test run says the same thing twice, so the short form draws the same examples each time. The long
    # form looks for new ones and prints how to repeat a failure.
    common = settings(deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile("short", common, max_examples=50, derandomize=True, database=None)
    settings.register_profile("full", common, max_examples=2000)
    settings.load_profile("full" if full else "short")
    if full:
        config.option.timeout = 0  # hours are meant; a stop and a later start go on where it was


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out, and count as left out, what has only a long form."""
    if config.getoption("--full"):
        return
    left_out = [item for item in items if item.get_closest_marker("full")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("full")]

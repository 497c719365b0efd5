"""How a process that runs for long searches for garbage without holding everybody up."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator

SEARCHED = 300.0
"""Seconds between two searches for garbage among all that there is."""
NEVER = 1_000_000
"""After so many short searches a long one would come by itself."""


@contextlib.asynccontextmanager
async def tidy() -> AsyncIterator[None]:
    """From here on the search for garbage is rarely a long one, which stops everything else meanwhile.

    What is loaded by now stays for as long as the process, and is left out. All the rest is searched every few minutes,
    and not whenever it has grown by a quarter: with a few hundred tables that took a quarter of a second each time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(gc.get_threshold()[0], gc.get_threshold()[1], NEVER)

    async def now_and_then() -> None:
        while True:
            await asyncio.sleep(SEARCHED)
            gc.collect()

    searching = asyncio.create_task(now_and_then())
    try:
        yield
    finally:
        searching.cancel()

"""Ending what goes on for ever, whatever has become of the line that it waits for."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

SOON = 8.0
"""Seconds after which what has not ended is left to itself."""
AGAIN = 1.0
"""Seconds after which a task is told again to end."""

log = logging.getLogger("barbu.table")


def goes_on() -> bool:
    """Whether nobody has told this task to end.

    A line that is lost just then may have put an error in the place of the cancel: whoever tries again after errors
    looks here first, or he would try for ever.
    """
    task = asyncio.current_task()
    return task is None or not task.cancelling()


async def end(tasks: Iterable[asyncio.Task[Any]], seconds: float = SOON) -> None:
    """Ends the tasks, and returns soon whatever they do: one that has not heard it is told again."""
    loop = asyncio.get_running_loop()
    left, until = {*tasks}, loop.time() + seconds
    while left and loop.time() < until:
        for task in left:
            task.cancel()
        done, left = await asyncio.wait(left, timeout=min(AGAIN, seconds))
        for task in done:
            if not task.cancelled():
                task.exception()  # has been seen
    if left:
        log.warning("%d tasks have not ended", len(left))

"""A process that does what happens without a person, for the servers of a database; it serves nobody itself."""

import asyncio
import signal
from collections.abc import Callable

from barbu.store import opening
from barbu.table.rooms import Rooms
from barbu.web.serve import CannotServe, Wish
from barbu.web.workers import Workers


def work(wish: Wish, ready: Callable[[], None]) -> None:
    """Works until it is told to stop; raises a refusal without a database that servers share."""
    if opening.is_file(wish.database):
        raise CannotServe("worker-needs-database")
    asyncio.run(_work(wish, ready))


async def _work(wish: Wish, ready: Callable[[], None]) -> None:
    database, bots = opening.database(wish.database, wish.data), Workers()
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    try:
        rooms = Rooms(database, bots, others=await opening.joined(database))
        bots.start()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, stopped.set)
        with opening.needed():
            await rooms.begin()
        ready()
        await stopped.wait()
        await rooms.close()
    finally:
        bots.close()
        await database.close()

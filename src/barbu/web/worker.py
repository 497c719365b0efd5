"""A process that does what happens without a person, for the servers of a database; it serves nobody itself."""

import asyncio
import signal
from collections.abc import Callable

from barbu.store import opening
from barbu.table.rooms import Rooms
from barbu.web.garbage import tidy
from barbu.web.logs import told
from barbu.web.wish import CannotServe, Wish, counted, logged
from barbu.web.workers import Workers


def work(wish: Wish, ready: Callable[[], None]) -> None:
    """Works until it is told to stop; raises a refusal without a database that servers share."""
    logged(wish)
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
        with counted(wish, rooms, bots):
            told("started", database=database.kind, worker=True)
            ready()
            async with tidy():
                await stopped.wait()
            told("stopping")
        await rooms.close()
    finally:
        bots.close()
        await database.close()
        told("stopped")

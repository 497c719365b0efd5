"""Whether a server may be sent people: its database answers and is in the form it knows, and its bots are warm."""

import asyncio
from collections.abc import Callable
from time import monotonic

from barbu.store.migrate import TooNew
from barbu.table.ports import Store
from barbu.web import wire

PATIENCE = 2.0
"""Seconds that the database has to answer."""
KEPT = 1.0
"""Seconds for which an answer is given again, so that nobody keeps the database busy by asking."""


class Ready:
    """The state of one server."""

    def __init__(self, store: Store, warm: Callable[[], bool] = lambda: True) -> None:
        self._store, self._warm = store, warm
        self._at, self._database, self._schema = -KEPT, False, False
        self._asking = asyncio.Lock()
        self.stopping = False
        """Whether it has been told to stop."""

    async def now(self) -> wire.Ready:
        """How things stand."""
        async with self._asking:
            if monotonic() - self._at >= KEPT:
                await self._look()
        warm = self._warm()
        ready = self._database and self._schema and warm and not self.stopping
        return wire.Ready(ready, self._database, self._schema, warm, self.stopping)

    async def _look(self) -> None:
        try:
            self._schema = await asyncio.wait_for(self._store.is_current(), PATIENCE)
            self._database = True
        except TooNew:
            self._database, self._schema = True, False
        except Exception:
            self._database = self._schema = False
        self._at = monotonic()

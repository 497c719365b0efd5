"""How often each has asked in this minute, and what is open, at all processes of the house together.

Counted here at once, and shared every second: nobody waits for the database before he is answered, and whoever goes
from one process to another gains a second. Streams are few, so one that opens is counted with the others at once.
"""

import asyncio
import hashlib
import hmac
import logging
import time
from collections import Counter
from collections.abc import Iterable, Sequence

from barbu.table.ending import goes_on
from barbu.table.shared import Others

SHARED = 1.0
"""Seconds between two times at which the processes tell one another what they have counted."""
KEPT = 120.0
"""Seconds after which what all have counted may be forgotten."""
AT_ONCE = 1000

log = logging.getLogger("barbu.web")


class Counts:
    """The counters of this process, with what it knows of the others'."""

    def __init__(self, secret: bytes = b"") -> None:
        self._secret = secret
        self._minute = 0
        self._known: Counter[str] = Counter()
        """What all have counted, as far as it has been told."""
        self._own: Counter[str] = Counter()
        """What was counted here since."""
        self._asking = asyncio.Lock()

    def of(self, key: str) -> int:
        """How often it was counted in this minute."""
        self._turn()
        return self._known[key] + self._own[key]

    def add(self, key: str) -> None:
        """Once more."""
        self._turn()
        self._own[key] += 1

    @property
    def left(self) -> int:
        """Seconds until all begins anew."""
        return 60 - int(time.time()) % 60

    def _turn(self) -> None:
        minute = int(time.time() // 60)
        if minute != self._minute:
            self._minute = minute
            self._known, self._own = Counter(), Counter()

    async def share(self, others: Others) -> None:
        """Tells the others what was counted here, and learns what they have counted of the same."""
        self._turn()
        minute, keys = self._minute, [key for key, count in self._own.items() if count]
        for at in range(0, len(keys), AT_ONCE):
            if minute == self._minute:
                await self._ask(others, keys[at : at + AT_ONCE])

    async def _ask(self, others: Others, keys: Sequence[str]) -> None:
        """Tells the others what was counted here of these since they were told, and learns what all have counted."""
        async with self._asking:  # two at once would both tell the same
            self._turn()
            minute, told = self._minute, {key: self._own[key] for key in keys}
            names = {key: self._name(minute, key) for key in keys}
            totals = await others.tally({name: told[key] for key, name in names.items()}, KEPT)
            self._turn()
            if minute == self._minute:
                for key, name in names.items():
                    self._own[key] -= told[key]  # what has come meanwhile is told the next time
                    self._known[key] = totals[name]

    def _name(self, minute: int, key: str) -> str:
        """What the database is told: who it is cannot be read from it."""
        return f"{minute} {hmac.new(self._secret, key.encode(), hashlib.sha256).hexdigest()[:40]}"

    async def share_for_ever(self, others: Others) -> None:
        """Shares every second; while the database is away each process counts alone."""
        while goes_on():
            await asyncio.sleep(SHARED)
            try:
                await self.share(others)
            except Exception as error:
                log.warning("what was counted is not shared: %s", type(error).__name__)


class Open(Counts):
    """What is open here, and at the other processes as far as they tell.

    It is told anew in every minute: what a process had open that is gone is forgotten with the minute.
    """

    def __init__(self, secret: bytes = b"") -> None:
        super().__init__(secret)
        self._here: Counter[str] = Counter()
        """What is open here now."""

    def begin(self, keys: Iterable[str]) -> None:
        """One more of each is open here."""
        self._change(keys, 1)

    def end(self, keys: Iterable[str]) -> None:
        """One of each is open here no longer."""
        self._change(keys, -1)

    async def look(self, others: Others, keys: Sequence[str]) -> None:
        """Learns at once how many of these are open at all processes; where the database is away, nothing."""
        try:
            await asyncio.wait_for(self._ask(others, keys), SHARED)
        except Exception as error:
            log.warning("what is open is not shared: %s", type(error).__name__)

    def __len__(self) -> int:
        return len(self._here)

    def _change(self, keys: Iterable[str], by: int) -> None:
        self._turn()
        for key in keys:
            self._own[key] += by
            self._here[key] += by
            if not self._here[key]:
                del self._here[key]

    def _turn(self) -> None:
        before = self._minute
        super()._turn()
        if before != self._minute:
            self._own = Counter(self._here)

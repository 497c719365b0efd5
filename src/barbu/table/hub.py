"""Who watches a table, or an evening kept by hand.

A watcher who does not keep up is let go and comes back by himself; he holds up nobody.
"""

import asyncio
from collections import deque
from typing import Literal

import msgspec

from barbu.deal import Seat
from barbu.table.solo import Step

MOST_WAITING = 200
"""News kept for one watcher; with more he is let go."""


class Phrase(msgspec.Struct, frozen=True):
    """Something said at the table."""

    seat: Seat
    phrase: str


News = Step | Phrase | Literal["table", "evening"]
"""A step of the match, a phrase, or that the table itself, or the evening kept by hand, has changed."""


class Watcher:
    """One open stream of a guest, or of a stranger."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.gone = False
        """Whether he was let go."""
        self._news: deque[News] = deque()
        self._some = asyncio.Event()

    def tell(self, news: News) -> None:
        """Puts the news behind what waits already; a second notice that something has changed says nothing new."""
        if isinstance(news, str) and self._news and self._news[-1] == news:
            return
        if len(self._news) >= MOST_WAITING:
            self.let_go()
            return
        self._news.append(news)
        self._some.set()

    def let_go(self) -> None:
        """Ends the stream."""
        self.gone = True
        self._news.clear()
        self._some.set()

    async def next(self, seconds: float) -> News | None:
        """The next news; None when none came in this time, or he was let go."""
        if not self._news and not self.gone:
            try:
                await asyncio.wait_for(self._some.wait(), seconds)
            except TimeoutError:
                return None
        news = self._news.popleft() if self._news else None
        if not self._news and not self.gone:
            self._some.clear()
        return news


class Hub:
    """All watchers of one table or evening."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []

    def tell(self, news: News) -> None:
        """Tells everyone who still listens."""
        for watcher in self.watchers:
            watcher.tell(news)
        self.watchers = [watcher for watcher in self.watchers if not watcher.gone]

    def add(self, watcher: Watcher) -> None:
        """He watches from now on."""
        self.watchers.append(watcher)

    def remove(self, watcher: Watcher) -> None:
        """He watches no longer."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)

    def here(self, guest: str) -> bool:
        """Whether the guest has a stream open."""
        return bool(guest) and any(watcher.guest == guest for watcher in self.watchers)

"""Bots think in processes of their own, so that the one that serves people never waits for them."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar

from barbu.bots import Advice, Opinion, advice, opinion, warm_soon
from barbu.bots import bot as bot_of
from barbu.match import Action, MatchView

T = TypeVar("T")


class Workers:
    """A few processes that decide for bots. One that dies is replaced, and its question asked again."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Starts the processes, so that they are warm when the first bot is to think."""
        self._pool = self._pool or self._started()
        for _ in range(self._count):
            self._pool.submit(os.getpid)

    async def decide(self, bot: str, view: MatchView, seed: str) -> Action:
        """What the bot does with this view."""
        try:
            return await self._asked(_decide, bot, view, seed)
        except BrokenProcessPool:
            return bot_of("random").decide(view, seed)

    async def advise(self, view: MatchView) -> Advice:
        """What a strong player would do in the viewer's place."""
        return await self._asked(advice, view)

    async def judge(self, view: MatchView, action: Action) -> Opinion:
        """What a strong player thinks of what the viewer did."""
        return await self._asked(opinion, view, action)

    async def _asked(self, question: Callable[..., T], *words: object) -> T:
        """The answer of a worker; where one dies over it, another is asked once more."""
        try:
            return await self._asked_once(question, *words)
        except BrokenProcessPool:
            return await self._asked_once(question, *words)

    async def _asked_once(self, question: Callable[..., T], *words: object) -> T:
        """The answer of a worker; workers of whom one has died are replaced."""
        pool = self._pool = self._pool or self._started()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, question, *words)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            raise

    def _started(self) -> ProcessPoolExecutor:
        # Not forked: a copy of this process would hold its sockets and its threads' locks.
        return ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), _begin)

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class Inline:
    """Bots that think at once, for tests and small tools."""

    async def decide(self, bot: str, view: MatchView, seed: str) -> Action:
        """What the bot does with this view."""
        return bot_of(bot).decide(view, seed)

    async def advise(self, view: MatchView) -> Advice:
        """What a strong player would do in the viewer's place."""
        return advice(view)

    async def judge(self, view: MatchView, action: Action) -> Opinion:
        """What a strong player thinks of what the viewer did."""
        return opinion(view, action)


def _decide(bot: str, view: MatchView, seed: str) -> Action:
    return bot_of(bot).decide(view, seed)


def _begin() -> None:
    """Ctrl-C is for the server; and when that is killed, its workers end too. Bots get what they need to think."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()
    warm_soon()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)

"""Bots think in processes of their own, so that the one that serves people never waits for them.

Until a process has its kernel compiled, others answer that run the same functions in plain Python. They come to the
same acts, only later; so a match goes the same way however warm the server was, and nobody waits for a compiler.
"""

import asyncio
import contextlib
import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from barbu.bots import Advice, Opinion, advice, opinion, warm_idly
from barbu.bots import bot as bot_of
from barbu.match import Action, MatchView

T = TypeVar("T")


class Team:
    """So many processes that use the compiled kernel; until the first of them is warm, others in plain Python."""

    def __init__(self, count: int) -> None:
        # Each ends when the other end of this line is closed, whatever it is doing.
        line, self._line = multiprocessing.Pipe(duplex=False)
        self.plain = _pool(count, _begin_plain, line)
        self.plain.submit(os.getpid)
        self.compiled = _pool(count, _begin_compiled, line)
        # A process takes questions only when it has begun, and it is warm by then.
        self.ready: Future[int] = self.compiled.submit(os.getpid)
        for _ in range(count - 1):
            self.compiled.submit(os.getpid)
        self._waited: asyncio.Future[Any] | None = None
        self.ready.add_done_callback(lambda _: self.plain.shutdown(wait=False, cancel_futures=True))

    async def answer(self, question: Callable[..., T], *words: object) -> T:
        """The answer of whoever has it first."""
        early = self._early(question, *words)
        if early is not None:
            try:
                await asyncio.wait((early, self._warm()), return_when=asyncio.FIRST_COMPLETED)
                if early.done() and not early.cancelled():
                    return early.result()
            finally:
                early.cancel()
        return await asyncio.wrap_future(self.compiled.submit(question, *words))

    def _early(self, question: Callable[..., T], *words: object) -> "asyncio.Future[T] | None":
        """The question, put to those in plain Python; None where they are needed no more."""
        if self.ready.done():
            return None
        with contextlib.suppress(RuntimeError):
            # They may be sent home between two lines.
            return asyncio.wrap_future(self.plain.submit(question, *words))
        return None

    def _warm(self) -> asyncio.Future[Any]:
        """`ready`, for all who wait in the event loop. Nobody is told here that it failed: the next question is."""
        if self._waited is None:
            self._waited = asyncio.wrap_future(self.ready)
            self._waited.add_done_callback(lambda done: done.cancelled() or done.exception())
        return self._waited

    def close(self) -> None:
        """Ends the processes."""
        for pool in (self.plain, self.compiled):
            pool.shutdown(wait=False, cancel_futures=True)
        self._line.close()


class Workers:
    """A few processes that decide for bots. Where one dies they are replaced, and the question is asked again."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._team: Team | None = None
        self.waiting = 0
        """Questions that have not been answered yet."""

    def start(self) -> None:
        """Starts the processes, so that they are warm when the first bot is to think."""
        self._team = self._team or Team(self._count)

    def is_warm(self) -> bool:
        """Whether the compiled kernel answers."""
        return self._team is not None and self._team.ready.done()

    async def answers(self) -> int:
        """The number of a process that answers at all."""
        return await self._asked(os.getpid)

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
        self.waiting += 1
        try:
            return await self._asked_once(question, *words)
        except BrokenProcessPool:
            return await self._asked_once(question, *words)
        finally:
            self.waiting -= 1

    async def _asked_once(self, question: Callable[..., T], *words: object) -> T:
        """The answer of a worker; workers of whom one has died are replaced."""
        team = self._team = self._team or Team(self._count)
        try:
            return await team.answer(question, *words)
        except BrokenProcessPool:
            if self._team is team:
                self._team = None
                team.close()
            raise

    def close(self) -> None:
        """Ends the processes."""
        if self._team is not None:
            self._team.close()


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


def _pool(count: int, begin: Callable[[Connection], None], line: Connection) -> ProcessPoolExecutor:
    # Not forked: a copy of this process would hold its sockets and its threads' locks.
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), begin, (line,))


def _begin_compiled(line: Connection) -> None:
    """Bots get what they need to think before they are asked."""
    _begin(line)
    warm_idly()


def _begin_plain(line: Connection) -> None:
    """The kernel in plain Python; it is loaded now, and not with the first question."""
    _begin(line)
    os.environ["BARBU_PLAIN"] = "1"
    importlib.import_module("barbu.bots.search")


def _begin(line: Connection) -> None:
    """Ctrl-C is for the server; and when that is killed, its workers end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    threading.Thread(target=_follow, args=(line,), daemon=True).start()


def _follow(line: Connection) -> None:
    wait([line])
    os._exit(0)

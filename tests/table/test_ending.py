"""What goes on for ever ends when it is told to, whatever else it hears just then."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from barbu.store import jobs
from barbu.store.jobs import Jobs
from barbu.store.wakeups import Wakeups
from barbu.table.ending import end, goes_on

pytest.importorskip("asyncpg")


async def _lost() -> None:
    """Waits, and puts an error in the place of the cancel: as a line does that is lost."""
    try:
        await asyncio.Event().wait()
    finally:
        raise ConnectionError


class Lost:
    """A pool all of whose lines are lost as soon as somebody would leave them."""

    def acquire(self) -> Lost:
        return self

    async def execute(self, *_: object) -> None:
        await _lost()

    def terminate(self) -> None:
        pass


async def _settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_loop_whose_cancel_was_lost_ends() -> None:
    async def forever() -> None:
        while goes_on():
            try:
                await _lost()
            except ConnectionError:
                continue

    async def told() -> None:
        task = asyncio.create_task(forever())
        await _settled()
        task.cancel()
        await asyncio.wait_for(task, 60)

    asyncio.run(told())


def test_one_that_tries_again_in_spite_of_it_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("barbu.table.ending.AGAIN", 0.01)

    async def stubborn() -> None:
        for _ in range(3):
            try:
                await _lost()
            except ConnectionError:
                continue

    async def told() -> None:
        task = asyncio.create_task(stubborn())
        await _settled()
        await end([task], 60)
        assert task.done()
        assert task.cancelling() == 3

    asyncio.run(told())


def test_one_that_never_ends_is_left_to_itself(caplog: pytest.LogCaptureFixture) -> None:
    async def told() -> None:
        over = asyncio.Event()

        async def deaf() -> None:
            while not over.is_set():
                try:
                    await over.wait()
                except asyncio.CancelledError:
                    continue

        task = asyncio.create_task(deaf())
        await _settled()
        await end([task], 0.05)
        assert not task.done()
        over.set()
        await task

    asyncio.run(told())
    assert "1 tasks have not ended" in caplog.text


def test_jobs_end_where_their_manager_tells_of_a_lost_line_in_place_of_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The manager gives its line back as it ends, and one that is lost cannot be given back."""
    monkeypatch.setattr(jobs, "AGAIN", 0.01)
    managed = 0

    async def manage(*_: object) -> None:
        nonlocal managed
        managed += 1
        await _lost()

    async def install(_: object) -> None: ...

    async def another() -> Any:
        return Lost()

    async def told() -> None:
        queue = Jobs(cast(Any, Acquired()), another)
        await queue.begin(cast(Any, manage))
        await _settled()
        queue.ask("table", "stamp", 0.0)
        await _settled()
        await asyncio.wait_for(queue.close(), 60)
        assert all(task.done() for task in queue._tasks)
        assert managed == 1, "no other after it"

    monkeypatch.setattr(Jobs, "_manage", manage)
    monkeypatch.setattr(jobs, "_install", install)
    asyncio.run(told())


class Acquired(Lost):
    async def __aenter__(self) -> Lost:
        return self

    async def __aexit__(self, *_: object) -> None: ...


def test_the_line_to_others_ends_with_a_connection_that_is_lost() -> None:
    class Connection(Lost):
        async def add_listener(self, *_: object) -> None:
            pass

        def is_closed(self) -> bool:
            return False

        async def execute(self, *_: object, **__: object) -> None:
            await _lost()

        async def close(self) -> None:
            pass

    made = 0

    async def connect() -> Connection:
        nonlocal made
        made += 1
        return Connection()

    async def told() -> None:
        line = Wakeups("me", cast(Any, Lost()), connect)

        async def heard(*_: str) -> None: ...

        line.begin(heard)
        line.tell("table", "id", "1")
        await _settled()
        await asyncio.wait_for(line.close(), 60)
        await _settled()
        assert not line._tasks
        assert made == 1

    asyncio.run(told())

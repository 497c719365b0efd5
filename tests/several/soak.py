"""People who play whole matches through a proxy while one part after the other is killed; what they were told is kept
and held against the record in the end."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from typing import Any, Self

import httpx

from barbu.notation import loads
from barbu.notation.writer import dump_event
from tests.web.people import Json, Person, parsed

RULES = 'extends = "classic-32"\ndeals = 2'
STUCK = 5.0
"""Seconds after which a match must have gone on, counted while all parts are there."""


class Clock:
    """The time while all parts are there."""

    def __init__(self) -> None:
        self._up, self._since, self._passed = True, time.monotonic(), 0.0

    def set(self, up: bool) -> None:
        """Whether all parts are there from now on."""
        if self._up:
            self._passed += time.monotonic() - self._since
        self._up, self._since = up, time.monotonic()

    @property
    def now(self) -> float:
        return self._passed + (time.monotonic() - self._since if self._up else 0.0)


class Player(Person):
    """A person who insists: a stream that ends is opened again, an act without an answer is sent again."""

    def __init__(self, address: str, name: str, clock: Clock, counts: Counter[str]) -> None:
        super().__init__(address, name)
        self.clock, self.counts = clock, counts
        self.acknowledged: dict[int, Json] = {}
        """Acts that were answered, by the number that the record then had."""
        self.longest = 0.0
        """Seconds in which nothing was told, while all parts were there."""
        self.table: Json = {}
        self.view: Json = {}
        self._told = clock.now

    async def __aenter__(self) -> Self:
        while "csrftoken" not in self.http.cookies:
            with contextlib.suppress(httpx.HTTPError):
                await self.http.get("/api/session")
            await asyncio.sleep(0.2)
        await self.insist("/api/session", {"name": self.name, "lang": self.lang})
        return self

    async def insist(self, path: str, body: Json | None = None) -> httpx.Response | None:
        """A command, sent until it is answered."""
        while True:
            with contextlib.suppress(httpx.HTTPError):
                answer = await self.ask(path, body)
                if answer.status_code < 500:
                    return answer
                self.counts["answers 5xx"] += 1
            self.counts["sent again"] += 1
            await asyncio.sleep(0.2)

    async def follow(self, table: str) -> None:
        """Reads the stream until the match is over."""
        while self.table.get("status") != "finished":
            with contextlib.suppress(httpx.HTTPError):
                await self._read(table)
            self.counts["streams"] += 1
            await asyncio.sleep(0.2)

    async def _read(self, table: str) -> None:
        last = self.view.get("seq")
        headers = {"Last-Event-ID": str(last)} if last is not None else {}
        timeout = httpx.Timeout(10, read=25)  # a quiet stream says every 15 s that it is there
        async with self.http.stream("GET", f"/api/tables/{table}/events", headers=headers, timeout=timeout) as answer:
            if answer.status_code != 200:
                return
            rest = b""
            async for chunk in answer.aiter_bytes():
                *blocks, rest = (rest + chunk).split(b"\n\n")
                for block in blocks:
                    if found := parsed(block):
                        self._hear(*found)
                if self.table.get("status") == "finished":
                    return

    def _hear(self, name: str, told: Json) -> None:
        if name == "table":
            self.table = told
        elif name == "view":
            assert told["view"]["seq"] >= self.view.get("seq", 0), "a stream went back"
            if told["view"]["seq"] > self.view.get("seq", 0):
                self.longest = max(self.longest, self.clock.now - self._told)
                self._told = self.clock.now
            self.view = told["view"]

    async def play(self, table: str, *_: Any) -> Json:
        """Acts whenever it is his turn, until the match is over."""
        ready = -1
        while self.table.get("status") != "finished":
            await asyncio.sleep(0.05)
            view = self.view
            if not view:
                continue
            if view["phase"] == "Dealing" and view["deal"] > 1 and ready != view["seq"]:
                await self.insist(f"/api/tables/{table}/ready")
                ready = view["seq"]
            if view["legal"] and view["seq"] + 1 not in self.acknowledged:
                body = {"action": view["legal"][0], "expect_seq": view["seq"], "key": secrets.token_hex(8)}
                answer = await self.insist(f"/api/tables/{table}/act", body)
                if answer is not None and answer.status_code == 200:
                    assert answer.json()["seq"] == view["seq"] + 1
                    self.acknowledged[view["seq"] + 1] = view["legal"][0]
                    self.counts["acts acknowledged"] += 1
        return self.view


async def match(address: str, clock: Clock, counts: Counter[str]) -> float:
    """A whole match of two people and two bots, checked in the end; how long it stood still at most."""
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Player(address, name, clock, counts)) for name in ("Ana", "Boris")]
        ana, boris = people
        wish = {"source": {"toml": RULES}, "players": 4, "pace": "instant", "bots": [None, "random", "random"]}
        opened = await ana.insist("/api/tables", wish)
        assert opened is not None
        table = opened.json()["id"]
        await boris.insist(f"/api/tables/{table}/sit", {"seat": 1})
        await ana.insist(f"/api/tables/{table}/start")
        tasks = [asyncio.create_task(work(table)) for each in people for work in (each.follow, each.play)]
        try:
            await asyncio.wait_for(asyncio.gather(*tasks), 1500)
        finally:
            for task in tasks:
                task.cancel()
        await _check(table, people)
        counts["matches"] += 1
        return max(each.longest for each in people)


async def _check(table: str, people: list[Player]) -> None:
    """What was acknowledged stands in the record, where it was said to be, once; all were told the same."""
    told = None
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            told = await people[0].http.get(f"/api/matches/{people[0].view['match']}/record")
            if told.status_code == 200:
                break
        await asyncio.sleep(0.2)
    assert told is not None
    record = loads(told.text)
    assert record.finished
    lines = [dump_event(event).split() for event in record.events]
    for seat, person in enumerate(people):
        for seq, action in person.acknowledged.items():
            line = lines[seq - 1]
            assert line[0] == str(seat), f"the act at {seq} is lost: {action} {line}"
            if "card" in action:
                assert action["card"] in line, f"another act at {seq}: {action} {line}"
        mine = {seq for seq, line in enumerate(lines, 1) if line[0] == str(seat)}
        assert mine == {*person.acknowledged}, "an act was done twice, or one that nobody sent"

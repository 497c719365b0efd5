"""People who play whole matches through a proxy while one part after the other is killed; what they were told is kept
and held against the record in the end."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from random import Random
from typing import Self

import httpx
import msgspec

from barbu.match import Acted, Match, Undone
from barbu.notation import loads
from barbu.web.actions import write
from tests.web.people import Json, Person, parsed

RULES = 'extends = "classic-32"\ndeals = 2'
REGRETS = 0.15
"""How often somebody who is alone with bots wants his last act back."""
KINDS = ("together", "alone", "absent")
"""Matches of two people and two bots; of one alone with bots, who takes acts back; of three, one of whom goes away."""
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

    def __init__(self, address: str, name: str, clock: Clock, counts: Counter[str], regrets: float = 0.0) -> None:
        super().__init__(address, name)
        self.clock, self.counts, self.regrets = clock, counts, regrets
        self.acknowledged: dict[int, Json] = {}
        """Acts that were answered, by the number that the record then had."""
        self.undone: dict[int, bool] = {}
        """Wishes to take back, by the number that the record then was to have; whether it was answered that it has."""
        self.longest = 0.0
        """Seconds in which nothing was told, while all parts were there."""
        self.table: Json = {}
        self.view: Json = {}
        self._told = clock.now
        self._chance = Random(name)

    async def __aenter__(self) -> Self:
        while "csrftoken" not in self.http.cookies:
            with contextlib.suppress(httpx.HTTPError):
                await self.http.get("/api/session")
            await asyncio.sleep(0.2)
        await self.insist("/api/session", {"name": self.name, "lang": self.lang})
        return self

    async def insist(self, path: str, body: Json | None = None) -> httpx.Response:
        """The answer to a command, which is sent until it is answered."""
        while True:
            with contextlib.suppress(httpx.HTTPError):
                answer = await self.ask(path, body)
                if answer.status_code < 500:
                    return answer
                self.counts["answers 5xx"] += 1
            self.counts["sent again"] += 1
            await asyncio.sleep(0.2)

    @property
    def over(self) -> bool:
        """Whether he has seen the last act, and that there is no other."""
        return self.table.get("status") == "finished" and self.view.get("phase") == "Finished"

    async def follow(self, table: str) -> None:
        """Reads the stream, one after the other, for as long as nobody ends it."""
        while True:
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

    def _hear(self, name: str, told: Json) -> None:
        if name == "table":
            if [seat["away"] for seat in told["seats"]] != [seat["away"] for seat in self.table.get("seats", ())]:
                self._told = self.clock.now  # before, it was waited for somebody who is not there
            self.table = told
        elif name == "view":
            assert told["view"]["seq"] >= self.view.get("seq", 0), "a stream went back"
            if told["view"]["seq"] > self.view.get("seq", 0):
                if not self._waits_for_one_who_is_gone:
                    self.longest = max(self.longest, self.clock.now - self._told)
                self._told = self.clock.now
            self.view = told["view"]

    @property
    def _waits_for_one_who_is_gone(self) -> bool:
        """Whether nothing can happen before a bot may play for somebody who sat down and never came."""
        seat = self.view.get("to_act")
        sitter = self.table["seats"][seat] if seat is not None and seat > 1 else {}
        return bool(sitter) and sitter["kind"] == "person" and not sitter["away"]

    async def take_part(self, table: str) -> None:
        """Acts whenever it is his turn, until the match is over."""
        ready = -1
        while not self.over:
            await asyncio.sleep(0.05)
            view = self.view
            if not view:
                continue
            if view["phase"] == "Dealing" and view["deal"] > 1 and ready != view["seq"]:
                await self.insist(f"/api/tables/{table}/ready")
                ready = view["seq"]
            if view["legal"] and view["seq"] + 1 not in {*self.acknowledged, *self.undone}:
                if self.acknowledged and self._chance.random() < self.regrets and await self._take_back(table, view):
                    continue
                await self._act(table, view)

    async def _act(self, table: str, view: Json) -> None:
        body = {"action": view["legal"][0], "expect_seq": view["seq"], "key": secrets.token_hex(8)}
        answer = await self.insist(f"/api/tables/{table}/act", body)
        if answer.status_code == 200:
            assert answer.json()["seq"] == view["seq"] + 1
            self.acknowledged[view["seq"] + 1] = view["legal"][0]
            self.counts["acts acknowledged"] += 1

    async def _take_back(self, table: str, view: Json) -> bool:
        """Whether the last act may have been taken back: a wish that is sent again finds that it has been granted."""
        before = self.counts["sent again"]
        answer = await self.insist(f"/api/tables/{table}/undo", {"expect_seq": view["seq"]})
        granted = answer.status_code == 200
        if not granted and (self.counts["sent again"] == before or answer.json()["type"] != "stale"):
            return False
        self.undone[view["seq"] + 1] = granted
        self.counts["acts taken back"] += granted
        return True

    async def free(self, table: str) -> None:
        """Lets a bot play on for whoever is not there, as soon as that may be, until the match is over."""
        while not self.over:
            for seat in {*self.table.get("takeover", ())} - {0, 1}:  # they play, however long a stream was gone
                answer = await self.insist(f"/api/tables/{table}/takeover", {"seat": seat})
                self.counts["seats taken over"] += answer.status_code == 200
            await asyncio.sleep(0.3)


async def match(address: str, clock: Clock, counts: Counter[str], kind: str) -> float:
    """A whole match of the kind, watched by somebody without a seat and checked in the end; how long it stood still."""
    names = {"alone": ("Ana",), "absent": ("Ana", "Boris", "Cora")}.get(kind, ("Ana", "Boris"))
    regrets = REGRETS if kind == "alone" else 0.0
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Player(address, name, clock, counts, regrets)) for name in names]
        looker_on = await stack.enter_async_context(Player(address, "Dora", clock, counts))
        bots = [None if seat < len(names) else "random" for seat in range(1, 4)]
        wish = {"source": {"toml": RULES}, "players": 4, "pace": "instant", "bots": bots}
        table = (await people[0].insist("/api/tables", wish)).json()["id"]
        for seat, person in enumerate(people[1:], 1):
            await person.insist(f"/api/tables/{table}/sit", {"seat": seat})
        await people[0].insist(f"/api/tables/{table}/start")
        there = people[:2]
        watching = (*there, looker_on)
        async with asyncio.timeout(1500), asyncio.TaskGroup() as group:
            following = [group.create_task(each.follow(table)) for each in watching]
            await asyncio.gather(people[0].free(table), *(person.take_part(table) for person in there))
            record = await _record(people[0])
            while any(each.view.get("seq") != record.seq for each in watching):  # every stream tells the end
                await asyncio.sleep(0.05)
            for task in following:
                task.cancel()
        for seat, person in enumerate(there):
            _check(record, seat, person)
        granted = {seq for seq, event in enumerate(record.events, 1) if isinstance(event, Undone)}
        wished = {seq: sure for person in there for seq, sure in person.undone.items()}
        assert {seq for seq, sure in wished.items() if sure} <= granted <= {*wished}, "taken back twice, or not at all"
        counts[f"matches {kind}"] += 1
        return max(each.longest for each in watching)


async def _record(person: Player) -> Match:
    """The record of the finished match, as the house gives it."""
    while True:
        with contextlib.suppress(httpx.HTTPError):
            told = await person.http.get(f"/api/matches/{person.view['match']}/record")
            if told.status_code < 500:
                record = loads(told.text)
                assert record.finished
                return record
        await asyncio.sleep(0.2)


def _check(record: Match, seat: int, person: Player) -> None:
    """What was acknowledged stands in the record, where it was said to be, once, and nothing else does."""
    events = enumerate(record.events, 1)
    done = {seq: event.action for seq, event in events if isinstance(event, Acted) and event.seat == seat}
    told = {seq: msgspec.to_builtins(write(action)) for seq, action in done.items()}
    lost = {seq: action for seq, action in person.acknowledged.items() if told.get(seq) != action}
    assert not lost, f"lost: {lost}"
    assert {*told} == {*person.acknowledged}, "an act was done twice, or one that nobody sent"

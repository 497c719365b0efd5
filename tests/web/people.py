"""People at the table as programs: each has a browser's session, and reads his stream to the last byte."""

from __future__ import annotations

import asyncio
import json
import secrets
import ssl
from collections.abc import AsyncIterator, Callable
from functools import cache
from typing import Any, Self

import httpx

Json = dict[str, Any]
Decide = Callable[[Json], Json]
"""What a person does: his view → one of its `legal`."""


@cache
def trusting() -> ssl.SSLContext:
    """Takes any certificate: those of tests nobody has signed."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


class Person:
    """One browser."""

    def __init__(self, address: str, name: str = "Ana", lang: str = "en") -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=20, trust_env=False, verify=trusting())
        self.name, self.lang = name, lang
        self.bytes = bytearray()
        """All that was ever received on streams."""
        self.views: list[Json] = []
        """What `view` events told, one after the other."""
        self.table: Json = {}
        self.phrases: list[Json] = []
        self.sent_away = 0
        """How many streams the server has ended with its last word."""

    async def __aenter__(self) -> Self:
        await self.http.get("/api/session")
        await self.post("/api/session", {"name": self.name, "lang": self.lang})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def token(self) -> dict[str, str]:
        """The header that a page sends with every command."""
        return {"X-CSRFToken": self.http.cookies.get("csrftoken") or ""}

    async def ask(self, path: str, body: Json | None = None) -> httpx.Response:
        """A command and its answer, whatever it is."""
        return await self.http.post(path, json=body, headers=self.token)

    async def post(self, path: str, body: Json | None = None) -> Json:
        """A command that must succeed."""
        answer = await self.ask(path, body)
        assert answer.status_code < 300, (path, answer.status_code, answer.text[:600])
        return dict(answer.json())

    async def open(self, preset: str, players: int = 4, **more: Any) -> Json:
        """A new table."""
        body = {"source": {"preset": preset}, "players": players, "pace": "instant", **more}
        return await self.post("/api/tables", body)

    async def act(self, table: str, action: Json, seq: int, key: str | None = None) -> httpx.Response:
        """An act, whatever comes of it."""
        body = {"action": action, "expect_seq": seq, "key": key or secrets.token_hex(8)}
        return await self.ask(f"/api/tables/{table}/act", body)

    async def stream(self, table: str, after: int | None = None) -> AsyncIterator[tuple[str, Json]]:
        """The events of the table."""
        query = f"?after={after}" if after is not None else ""
        async with self.http.stream("GET", f"/api/tables/{table}/events{query}", timeout=None) as answer:
            assert answer.status_code == 200, answer.status_code
            rest = b""
            async for chunk in answer.aiter_bytes():
                self.bytes += chunk
                *blocks, rest = (rest + chunk).split(b"\n\n")
                for block in blocks:
                    if found := parsed(block):
                        self._note(*found)
                        yield found

    def _note(self, name: str, data: Json) -> None:
        if name == "view":
            self.views.append(data)
        elif name == "table":
            self.table = data
        elif name == "phrase":
            self.phrases.append(data)
        else:
            self.sent_away += 1

    async def play(self, table: str, decide: Decide, until: Callable[[Json], object] | None = None) -> Json:
        """Plays at the table until the match is over, or `until` holds; the last view."""
        async for name, told in self.stream(table):
            if name == "table" and told["status"] == "finished" and self.views:
                return dict(self.views[-1]["view"])
            if name != "view":
                continue
            view = told["view"]
            if until is not None and until(view):
                return dict(view)
            if view["seat"] is not None and view["phase"] == "Dealing" and view["deal"] > 1:
                await self.post(f"/api/tables/{table}/ready")
            if view["legal"]:
                answer = await self.act(table, decide(view), view["seq"])
                assert answer.status_code in (200, 409), answer.text[:600]
        raise AssertionError("the stream has ended")


def parsed(block: bytes) -> tuple[str, Json] | None:
    """The name and data of one block of a stream; None for a comment."""
    fields = dict(line.split(b": ", 1) for line in block.split(b"\n") if b": " in line and not line.startswith(b":"))
    if b"data" not in fields:
        return None
    return fields[b"event"].decode(), json.loads(fields[b"data"])


def first_legal(view: Json) -> Json:
    """The first thing that is possible."""
    return dict(view["legal"][0])


async def until(holds: Callable[[], object], seconds: float = 20.0) -> None:
    """Waits until it holds; what it is about is checked by the caller, and fails there when the time is over."""
    end = asyncio.get_running_loop().time() + seconds
    while not holds() and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(0.02)


QUIET = 0.3
"""Seconds in which nothing more is told, once what must come has come."""


async def together(*work: Any) -> list[Any]:
    """All of it at once, for at most two minutes."""
    return list(await asyncio.wait_for(asyncio.gather(*work), 120))

"""How many tables a server holds: scripted people at a human pace, who read their streams and act in turn.

    python -m benchmarks.load                       one process on SQLite: 25, 50, 100 … tables, until a limit is met
    python -m benchmarks.load --tables 100 200 --seconds 60
    python -m benchmarks.load --tables 20 50 100 --through     all of them, also beyond a limit
    python -m benchmarks.load --database postgresql://… --processes 4
    python -m benchmarks.load --address http://127.0.0.1:8080 --pids 4711   a server that runs already

It starts what it needs on this machine's loopback and ends it, and itself, when the time is over. Each table has four
people with a stream each, and one act every three seconds. Printed for each number of tables: acts a second, the time
from a POST to each of the four streams (p50, p95, p99), memory and processor time of the server, and those of the
generator, since both share the machine. `window` lines show the same for parts of the time: costs must not grow with
the match.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import random
import resource
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import psutil

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.web.house import Process

P99 = 0.100
"""Seconds in which 99 of 100 acts are to have reached each stream."""
LATE = 0.05
"""The part of the acts that may be missing before the server is no longer said to hold the pace."""


class View(msgspec.Struct):
    """What a person must know to act."""

    seat: int | None
    legal: list[msgspec.Raw]
    phase: str
    deal: int


class Told(msgspec.Struct):
    """One event of a stream."""

    seq: int
    view: View


class Line:
    """One connection that is kept open for requests."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.pair: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, headers: str, body: Any = None) -> tuple[int, dict[str, str], bytes]:
        """Status, cookies that are set, and body of the answer."""
        text = msgspec.json.encode(body) if body is not None else b""
        kind = "Content-Type: application/json\r\n" if body is not None else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{headers}{kind}Content-Length: {len(text)}\r\n\r\n"
        for attempt in (1, 2):
            if self.pair is None:
                self.pair = await asyncio.open_connection(self.host, self.port)
            reader, writer = self.pair
            try:
                writer.write(head.encode() + text)
                return await self._answer(reader)
            except (ConnectionError, asyncio.IncompleteReadError):
                writer.close()
                self.pair = None
                if attempt == 2:
                    raise
        raise AssertionError

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        cookies, length = {}, 0
        for line in head[1:]:
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                cookies[key] = rest.partition(";")[0]
            elif name.lower() == "content-length":
                length = int(value)
        return int(head[0].split(" ")[1]), cookies, await reader.readexactly(length)


class Someone:
    """A person: a session, a connection for what he does, and his stream."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)
        self.line = Line(self.host, self.port)
        self.cookies: dict[str, str] = {}
        self.view: View | None = None
        self.seq = 0

    @property
    def headers(self) -> str:
        """What a browser sends along."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return f"Cookie: {cookies}\r\nX-CSRFToken: {self.cookies.get('csrftoken', '')}\r\n"

    async def get(self, path: str) -> None:
        """A look, for the cookies."""
        self.cookies |= (await self.line.ask("GET", path, self.headers))[1]

    async def post(self, path: str, body: Any = None) -> tuple[int, Any]:
        """A command."""
        status, cookies, text = await self.line.ask("POST", path, self.headers, body if body is not None else {})
        self.cookies |= cookies
        return status, msgspec.json.decode(text) if text else None

    async def come(self, name: str) -> None:
        """Becomes a guest."""
        await self.get("/api/session")
        status, _ = await self.post("/api/session", {"name": name})
        assert status == 200, status

    async def read(self, table: str, told: Any) -> None:
        """Reads the stream until it is cancelled; each event of a match is told on."""
        decode = msgspec.json.Decoder(Told).decode
        while True:
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError, OSError):
                reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20)
                after = f"?after={self.seq}" if self.seq else ""
                head = f"GET /api/tables/{table}/events{after} HTTP/1.1\r\nHost: x\r\n{self.headers}\r\n"
                writer.write(head.encode())
                await reader.readuntil(b"\r\n\r\n")
                while size := int(await reader.readline(), 16):
                    chunk = (await reader.readexactly(size + 2))[:-2]
                    if b"event: view\n" in chunk:
                        news = decode(chunk[chunk.index(b"data: ") + 6 :].strip())
                        self.seq, self.view = news.seq, news.view
                        told(news.seq)
            await asyncio.sleep(0.5)


@dataclass
class Figures:
    """What was measured."""

    reached: list[float] = field(default_factory=list)
    acts: int = 0
    refused: int = 0

    def part(self, of: float) -> float:
        """The time within which this part of all have arrived, in milliseconds."""
        ordered = sorted(self.reached)
        return ordered[min(len(ordered) - 1, int(len(ordered) * of))] * 1000 if ordered else float("nan")

    def __str__(self) -> str:
        p50, p95, p99 = (self.part(of) for of in (0.5, 0.95, 0.99))
        return f"p50 {p50:.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms"


class Game:
    """One table with its four people."""

    def __init__(self, addresses: list[str], preset: str, pause: float, chance: random.Random) -> None:
        # People of one table come by different processes.
        self.people = [Someone(chance.choice(addresses)) for _ in range(4)]
        self.preset, self.pause, self.chance = preset, pause, chance
        self.table = ""
        self.asked: dict[int, float] = {}
        self.figures = Figures()

    async def open(self) -> None:
        """The people sit down and begin."""
        for number, person in enumerate(self.people):
            await person.come(f"P{number}")
        wish = {"source": {"preset": self.preset}, "players": 4, "pace": "instant", "bots": [None] * 3}
        _, told = await self.people[0].post("/api/tables", wish)
        self.table = told["id"]
        for seat, person in enumerate(self.people[1:], start=1):
            await person.post(f"/api/tables/{self.table}/sit", {"seat": seat})
        await self.people[0].post(f"/api/tables/{self.table}/start")

    def _told(self, seq: int) -> None:
        began = self.asked.get(seq)
        if began is not None:
            self.figures.reached.append(time.perf_counter() - began)

    async def play(self) -> None:
        """Plays until it is cancelled."""
        readers = [asyncio.create_task(person.read(self.table, self._told)) for person in self.people]
        try:
            await asyncio.sleep(self.pause * self.chance.random())
            while True:
                begun = time.perf_counter()
                await self._act()
                await asyncio.sleep(max(0.0, self.pause - (time.perf_counter() - begun)))
        finally:
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)

    async def _act(self) -> None:
        views = [person.view for person in self.people]
        if any(view is not None and view.phase == "Dealing" and view.deal > 1 for view in views):
            for person in self.people:
                await person.post(f"/api/tables/{self.table}/ready")
            return
        for person in self.people:
            if person.view is not None and person.view.legal:
                seq = person.seq
                self.asked = {seq + 1: time.perf_counter()}
                body = {"action": person.view.legal[0], "expect_seq": seq, "key": f"{self.table}{seq}"}
                status, _ = await person.post(f"/api/tables/{self.table}/act", body)
                self.figures.acts += status == 200
                self.figures.refused += status != 200
                return


def total(servers: list[psutil.Process]) -> tuple[float, float]:
    """Megabytes and seconds of processor time of the servers; bots and workers are apart, since nobody asks them."""
    spent = [server.cpu_times() for server in servers]
    return sum(each.memory_info().rss for each in servers) / 1e6, sum(each.user + each.system for each in spent)


ROW = "| {:>6} | {:>7} | {:>6} | {:>6} | {:>6} | {:>6} | {:>5} | {:>8} | {:>9} | {} |"
HEAD = ROW.format("tables", "acts/s", "of", "p50", "p95", "p99", "MB", "server %", "generator", "limit met")
RULE = "|" + "|".join("-" * len(each) for each in HEAD.split("|")[1:-1]) + "|"


async def measure(
    addresses: list[str], servers: list[psutil.Process], tables: int, given: argparse.Namespace
) -> tuple[bool, str]:
    """Prints what so many tables come to; whether the server holds them, and the row that tells of it."""
    chance = random.Random(tables)
    games = [Game(addresses, given.preset, given.pause, chance) for _ in range(tables)]
    begun = time.perf_counter()
    for at in range(0, tables, 20):
        await asyncio.gather(*(game.open() for game in games[at : at + 20]))
    seated = time.perf_counter() - begun
    playing = [asyncio.create_task(game.play()) for game in games]
    await asyncio.sleep(min(10.0, given.seconds / 4))
    whole, held = Figures(), True
    windows = max(1, round(given.seconds / given.window))
    (_, spent), own, begun = total(servers), time.process_time(), time.perf_counter()
    for number in range(windows):
        for game in games:
            game.figures = Figures()
        (_, before), since = total(servers), time.perf_counter()
        await asyncio.sleep(given.seconds / windows)
        window = Figures()
        for game in games:
            window.reached += game.figures.reached
            window.acts += game.figures.acts
            window.refused += game.figures.refused
        whole.reached += window.reached
        whole.acts += window.acts
        whole.refused += window.refused
        cost = (total(servers)[1] - before) / max(1, window.acts) * 1000
        rate = window.acts / (time.perf_counter() - since)
        print(f"  window {number + 1}: {rate:.1f} acts/s, {window}, {cost:.1f} ms of processor an act", flush=True)
    seconds = time.perf_counter() - begun
    memory, after = total(servers)
    for task in playing:
        task.cancel()
    died = [each for each in await asyncio.gather(*playing, return_exceptions=True) if isinstance(each, Exception)]
    wanted = tables / given.pause * seconds
    busy, ours = (after - spent) / seconds * 100, (time.process_time() - own) / seconds * 100
    print(
        f"{tables} tables, {4 * tables} streams: {whole.acts / seconds:.1f} acts/s (of {tables / given.pause:.1f}), "
        f"{whole}, {memory:.0f} MB, server {busy:.0f} % of a core, generator {ours:.0f} %, seated in {seated:.0f} s, "
        f"{whole.refused} refused, {len(died)} tables lost",
        flush=True,
    )
    limits = {
        f"p99 above {P99 * 1000:.0f} ms": not whole.part(0.99) <= P99 * 1000,
        "acts missing": whole.acts < wanted * (1 - LATE) - tables,
        "tables lost": bool(died),
    }
    for limit, met in limits.items():
        if met:
            print(f"limit met at {tables} tables: {limit}", flush=True)
            held = False
    p50, p95, p99 = (f"{whole.part(of):.0f}" for of in (0.5, 0.95, 0.99))
    row = ROW.format(
        tables, f"{whole.acts / seconds:.1f}", f"{tables / given.pause:.1f}", p50, p95, p99, f"{memory:.0f}",
        f"{busy:.0f}", f"{ours:.0f}", ", ".join(limit for limit, met in limits.items() if met) or "none",
    )  # fmt: skip
    return held, row


async def run(addresses: list[str], pids: list[int], given: argparse.Namespace) -> None:
    """Each number of tables, until one is not held; what came of each as a table at the end."""
    servers, rows = [psutil.Process(pid) for pid in pids], list[str]()
    most, unbroken = 0, True
    for tables in given.tables:
        held, row = await measure(addresses, servers, tables, given)
        rows.append(row)
        unbroken = unbroken and held
        if unbroken:
            most = tables
        elif not given.through:
            break
    print("\n".join((HEAD, RULE, *rows)), flush=True)
    print(f"held: {most} tables with p99 ≤ {P99 * 1000:.0f} ms", flush=True)


def main() -> None:
    """Starts the servers, measures, ends them."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, nargs="+", default=[25, 50, 100, 200, 400, 700, 1000])
    words.add_argument("--seconds", type=float, default=30.0)
    words.add_argument("--window", type=float, default=15.0)
    words.add_argument("--pause", type=float, default=3.0)
    words.add_argument("--preset", default="classic-32")
    words.add_argument("--database", default="")
    words.add_argument("--through", action="store_true", help="goes on beyond the first limit that is met")
    words.add_argument("--processes", type=int, default=1)
    words.add_argument("--address", nargs="*", default=[])
    words.add_argument("--pids", type=int, nargs="*", default=[])
    given = words.parse_args()
    gc.disable()  # it ends soon, and what it would wait for itself is not to be the server's
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if given.address:
        asyncio.run(run(given.address, given.pids, given))
        return
    if given.processes > 1 and not given.database:
        words.error("several processes need --database")
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as ends:
        more = ("--database", given.database) if given.database else ()
        started = [
            Process(Path(folder) / f"data-{number}", "--requests-a-minute", "10000000", *more)
            for number in range(given.processes)
        ]
        for each in started:
            ends.callback(each.kill)
        asyncio.run(run([each.address for each in started], [each.process.pid for each in started], given))


if __name__ == "__main__":
    main()

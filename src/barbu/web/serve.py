"""Running the server: where its things lie, its socket, its start and its end."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

import msgspec
import uvicorn

from barbu.errors import BarbuError
from barbu.shuffle import new_secret
from barbu.store import opening
from barbu.table.rooms import Rooms
from barbu.web import logs
from barbu.web.app import Settings, application
from barbu.web.logs import told
from barbu.web.patience import Patient, patient
from barbu.web.reach import origins
from barbu.web.ready import Ready
from barbu.web.watch import Watch
from barbu.web.workers import Workers

if TYPE_CHECKING:
    from barbu.web.numbers import Numbers

PATIENCE = 3
"""Seconds that open requests have when the server stops."""

MOST_FILES = 65_536
OWN_FILES = 128
"""Files that are kept free for the database, the page, and the workers."""


class CannotServe(BarbuError):
    """Why the server does not start."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is asked to run."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """The address of a database; empty for a file in the data folder."""
    access_log: bool = False
    requests_a_minute: int = 900
    secure: bool = False
    log: str = "text"
    """The form of what is written down; see `logs.FORMS`."""
    log_level: str = ""
    """From which level on; empty for `info` where requests or JSON are wanted, else `warning`."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks whose word on who asks is taken: X-Forwarded-For and X-Forwarded-Proto."""
    metrics: str = ""
    """`host:port`, or a port of this machine, where counters are told; empty for nowhere."""


def bound(host: str, port: int) -> socket.socket:
    """The socket to serve on; raises `CannotServe` where the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise CannotServe("serve-port-busy", port=str(port), host=host, reason=error) from None
    listening.set_inheritable(False)
    return listening


def most_connections() -> int | None:
    """How many connections there may be at once, as many as the system lets a process have; None where it sets none.

    Each open page has one, and more than are allowed must get an answer: a process without a file left has none.
    """
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        wanted = hard if hard != resource.RLIM_INFINITY else max(soft, MOST_FILES)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, max(soft, MOST_FILES)), hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(64, soft - OWN_FILES)


def _proposed(data: Path) -> bytes:
    """The secret for a database that has none: that of a folder in which an older Barbu kept it, or a fresh one."""
    with contextlib.suppress(FileNotFoundError):
        known = (data / "secret.key").read_bytes()
        if len(known) == 32:
            return known
    return new_secret()


class _Server(uvicorn.Server):
    """The server, which tells its address when it answers, and ends its streams when it stops."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, state: Ready, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._rooms, self._state, self._ready = rooms, state, ready
        self.interrupted = False
        """Whether Ctrl-C has ended it."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop, it does so in order: a signal that is raised anew would cut short what is to be closed."""
        self.interrupted |= sig == signal.SIGINT
        self.force_exit = self.should_exit and self.interrupted
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to answer."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends the streams first: their browsers would never do it."""
        self._state.stopping = True
        told("stopping", streams=sum(len(live.hub.watchers) for live in self._rooms.in_memory))
        self._rooms.end_streams()
        await super().shutdown(sockets)


def run(wish: Wish, ready: Callable[[str, tuple[str, ...]], None]) -> None:
    """Serves until it is told to stop; once it answers, `ready` is given the address here and those for others."""
    for option, given, allowed in (("--log", wish.log, logs.FORMS), ("--log-level", wish.log_level, logs.LEVELS)):
        if given and given not in allowed:
            raise CannotServe("serve-no-such-choice", option=option, given=given, allowed=allowed)
    logs.begin(wish.log, wish.log_level or ("info" if wish.access_log or wish.log == "json" else "warning"))
    wish.data.mkdir(parents=True, exist_ok=True)
    listening = bound(wish.host, wish.port)
    here, others = origins(listening)
    with contextlib.closing(listening):
        told = tuple(each for each in others if each != here)
        asyncio.run(_serve(wish, listening, others, lambda: ready(here, told)))


async def _serve(wish: Wish, listening: socket.socket, others: tuple[str, ...], ready: Callable[[], None]) -> None:
    database, workers = opening.database(wish.database, wish.data), Workers()
    try:
        processes = await opening.joined(database)
        workers.start()
        rooms = Rooms(database, workers, others=processes)
        state = Ready(database, workers.is_warm)
        with opening.needed():
            secret = await database.secret(_proposed(wish.data))
        settings = Settings(secret, wish.requests_a_minute, wish.secure, others=others)
        with _counted(wish, rooms, workers) as numbers:
            watch = Watch(numbers, wish.access_log)
            config = uvicorn.Config(
                patient(watch.around(application(rooms, settings, state, watch))), http=Patient, log_config=None,
                access_log=False, proxy_headers=bool(wish.proxies), forwarded_allow_ips=list(wish.proxies),
                limit_concurrency=most_connections(),
                timeout_graceful_shutdown=PATIENCE, server_header=False, lifespan="on", timeout_keep_alive=30,
                ws="none",
            )  # fmt: skip

            def begun() -> None:
                told("started", database=database.kind, secure=wish.secure)
                ready()

            server = _Server(config, rooms, state, begun)
            await server.serve([listening])
    finally:
        workers.close()
        for child in multiprocessing.active_children():
            child.terminate()  # one that is still starting, or compiling, would be waited for
        await database.close()
        told("stopped")
    if server.interrupted:
        raise KeyboardInterrupt
    if not server.started:
        raise SystemExit(1)  # what stood in the way is in the log


@contextlib.contextmanager
def _counted(wish: Wish, rooms: Rooms, workers: Workers) -> "Iterator[Numbers | None]":
    """The counters, told on an address of their own; None where that is not wanted."""
    if not wish.metrics:
        yield None
        return
    from barbu.web.numbers import Numbers

    numbers = Numbers()
    numbers.gauge("barbu_tables", "Tables in memory.", lambda: len(rooms.in_memory))
    numbers.gauge("barbu_tables_playing", "Tables in memory whose match is under way.", lambda: _playing(rooms))
    numbers.gauge("barbu_bot_questions", "Questions that bots have not answered yet.", lambda: workers.waiting)
    numbers.gauge("barbu_bots_warm", "Whether bots answer from their compiled kernel.", workers.is_warm)
    host, _, port = wish.metrics.rpartition(":")
    try:
        end = numbers.serve(host.strip("[]") or "127.0.0.1", int(port))
    except (OSError, OverflowError, ValueError) as error:
        raise CannotServe("serve-metrics-address", address=wish.metrics, reason=str(error)) from None
    try:
        yield numbers
    finally:
        end()


def _playing(rooms: Rooms) -> int:
    return sum(live.room.status == "playing" for live in rooms.in_memory)

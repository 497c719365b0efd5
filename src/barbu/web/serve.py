"""Running the server: where its things lie, its socket, its start and its end."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn

from barbu.shuffle import new_secret
from barbu.store import opening
from barbu.table.rooms import Rooms
from barbu.web.app import Settings, application
from barbu.web.garbage import tidy
from barbu.web.logs import told
from barbu.web.patience import Patient, patient
from barbu.web.reach import origins
from barbu.web.ready import Ready
from barbu.web.watch import Watch
from barbu.web.wish import CannotServe, Wish, counted, logged
from barbu.web.workers import Workers

PATIENCE = 3
"""Seconds that open requests have when the server stops."""

MOST_FILES = 65_536
OWN_FILES = 128
"""Files that are kept free for the database, the page, and the workers."""


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
    logged(wish)
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
        with counted(wish, rooms, workers) as numbers:
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
            async with tidy():
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

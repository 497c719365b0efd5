"""Running the server: where its things lie, its socket, its start and its end."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path

import msgspec
import uvicorn

from barbu.errors import BarbuError
from barbu.shuffle import new_secret
from barbu.store import opening
from barbu.table.rooms import Rooms
from barbu.web.app import Settings, application
from barbu.web.reach import origins
from barbu.web.workers import Workers

PATIENCE = 3
"""Seconds that open requests have when the server stops."""


class CannotServe(BarbuError):
    """Why the server does not start."""


class Wish(msgspec.Struct, frozen=True):
    """How the server is asked to run."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """The address of a database; empty for a file in the data folder."""
    access_log: bool = False
    requests_a_minute: int = 900
    secure: bool = False


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


def _proposed(data: Path) -> bytes:
    """The secret for a database that has none: that of a folder in which an older Barbu kept it, or a fresh one."""
    with contextlib.suppress(FileNotFoundError):
        known = (data / "secret.key").read_bytes()
        if len(known) == 32:
            return known
    return new_secret()


class _Server(uvicorn.Server):
    """The server, which tells its address when it answers, and ends its streams when it stops."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._rooms, self._ready = rooms, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to answer."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends the streams first: their browsers would never do it."""
        self._rooms.end_streams()
        await super().shutdown(sockets)


def run(wish: Wish, ready: Callable[[str, tuple[str, ...]], None]) -> None:
    """Serves until it is told to stop; once it answers, `ready` is given the address here and those for others."""
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
        secret = await database.secret(_proposed(wish.data))
        settings = Settings(secret, wish.requests_a_minute, wish.secure, others=others)
        config = uvicorn.Config(
            application(rooms, settings), log_level="info" if wish.access_log else "warning",
            access_log=wish.access_log, timeout_graceful_shutdown=PATIENCE, server_header=False, lifespan="on",
            timeout_keep_alive=30, ws="none",
        )  # fmt: skip
        await _Server(config, rooms, ready).serve([listening])
    finally:
        workers.close()
        await database.close()

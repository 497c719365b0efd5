"""A server for tests: in a thread of its own, or in a process that may be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import uvicorn
from litestar import Litestar
from litestar.di import Provide

from barbu.store import Database
from barbu.store.processes import Processes
from barbu.table.ports import Time
from barbu.table.rooms import Rooms
from barbu.web.app import Settings, application
from barbu.web.limits import Limits
from barbu.web.patience import Patient, patient
from barbu.web.serve import bound
from barbu.web.workers import Inline

PATIENCE = 120
"""Seconds that a server may take to begin or to end: on a machine that does other work it is slow."""


def free_port() -> int:
    """A port of this machine that nobody has."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


class House:
    """A server that runs in this process, and its insides."""

    def __init__(self, data: Path, url: str, time: Time | None, static: Path | None) -> None:
        self._socket = bound("127.0.0.1", 0)
        # Small, so that a reader who does not read is felt soon.
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16384)
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.log: list[str] = []
        self._url = url or f"sqlite+aiosqlite:///{data / 'barbu.sqlite3'}"
        self._time, self._static = time, static or data / "static"
        self._ready, self._stop = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self.rooms: Rooms
        self.app: Litestar
        self.loop: asyncio.AbstractEventLoop

    @property
    def limits(self) -> Limits:
        """What it holds everybody to."""
        found = self.app.dependencies["limits"]
        assert isinstance(found, Provide)
        limits = found.dependency()
        assert isinstance(limits, Limits)
        return limits

    def start(self) -> None:
        """Returns when it answers."""
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def stop(self) -> None:
        """Returns when it has ended."""
        self._stop.set()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._socket.close()

    async def _serve(self) -> None:
        database = Database(self._url)
        await database.open()
        self.loop = asyncio.get_running_loop()
        others = Processes(database) if database.shared else None
        self.rooms = Rooms(database, Inline(), self._time, others)
        settings = Settings(b"0" * 32, requests_a_minute=1_000_000, static=self._static)
        self.app = application(self.rooms, settings)
        config = uvicorn.Config(
            patient(self.app), http=Patient, log_level="warning", timeout_graceful_shutdown=2, ws="none"
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([self._socket]))
        while not server.started:
            await asyncio.sleep(0.01)
        self._ready.set()
        while not self._stop.is_set():
            await asyncio.sleep(0.02)
        self.rooms.end_streams()
        server.should_exit = True
        await serving
        await database.close()


@contextlib.contextmanager
def house(data: Path, url: str = "", time: Time | None = None, static: Path | None = None) -> Iterator[House]:
    """A server in a thread."""
    running = House(data, url, time, static)
    running.start()
    try:
        yield running
    finally:
        running.stop()


class Process:
    """`barbu serve` as a process of its own."""

    def __init__(
        self, data: Path, *words: str, port: int = 0, log: Path | None = None, within: tuple[str, ...] = ()
    ) -> None:
        self.data = data
        log = log or data.with_name(data.name + ".log")
        command = [
            *within,
            sys.executable,
            "-m",
            "barbu",
            "serve",
            "--port",
            str(port),
            "--data",
            str(data),
            "--lang",
            "en",
        ]
        env = {**os.environ, "COLUMNS": "200"}
        # To a file: a pipe that nobody reads would fill, and hold the server up.
        with log.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, *words], stdout=subprocess.PIPE, stderr=errors, text=True, env=env
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^ /]+", line)
        if not found:
            self.end()
            raise AssertionError(line + log.read_text())
        self.address = found[0]

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    @contextlib.contextmanager
    def kept(self) -> Iterator[Process]:
        """Asked to end at the end; killed where something has gone wrong."""
        try:
            yield self
            self.stop()
        finally:
            if self.process.poll() is None:
                self.kill()

    def kill(self) -> None:
        """Ends it as a loss of power would."""
        self.process.kill()
        self.end()

    def stop(self) -> int:
        """Asks it to end; its exit code."""
        self.process.terminate()
        return self.end()

    def end(self) -> int:
        """Waits for its end; the exit code. On a busy machine that takes its time."""
        self.process.communicate(timeout=60)
        return self.process.returncode


@contextlib.contextmanager
def serving(data: Path, *words: str, port: int = 0) -> Iterator[Process]:
    """`barbu serve`, ended at the end."""
    running = Process(data, *words, port=port)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()

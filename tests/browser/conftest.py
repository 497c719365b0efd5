"""A browser, a server, and the page without a server."""

from __future__ import annotations

import fcntl
import functools
import http.server
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fonts import with_chinese
from tools import browser as installed
from tools import page as made

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "build" / "samples"
PICTURES = ROOT / "build" / "pictures"

PATIENCE = 60_000
"""Milliseconds that a browser is waited for: a machine that does other work is slow, and a wait ends when it may."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a machine that does other work is asked once more, which is told (`R`); what fails twice fails."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session", autouse=True)
def _patient() -> None:
    expect.set_options(timeout=PATIENCE)


@pytest.fixture
def context(context: Any) -> Any:
    """A browser's session in which nothing is given up too early."""
    context.set_default_timeout(PATIENCE)
    return context


HOME = "table.test"
"""A name of this machine that is not localhost: what browsers keep for https is not to be had there."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOME} 127.0.0.1",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Any]:
    """Debian's chromium where there is one, else Playwright's own; with a font for every language of ours."""
    own = {"args": FLAGS, "env": with_chinese(tmp_path_factory.mktemp("fonts"))}
    chromium = installed.found()
    return {**browser_type_launch_args, **own, **({"executable_path": chromium} if chromium else {})}


def _npm(*words: str) -> None:
    assert made.run(*words) == 0, made.NO_NODE if made.npm() is None else f"npm run {' '.join(words)} failed"


@contextmanager
def _alone() -> Iterator[None]:
    """One worker builds at a time; the others then find it done."""
    with (ROOT / "ui" / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _build_samples() -> None:
    """Builds the tables that need no server, unless they are made of what is there now."""
    mark, want = SAMPLES / "made-of", made.made_of()
    with _alone():
        if not mark.is_file() or mark.read_text() != want:
            _npm("build:samples")
            mark.write_text(want)


@pytest.fixture(scope="session")
def built() -> None:
    """The page lies in the package, made of what is there now."""
    with _alone():
        assert made.build() == 0


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built: None) -> Iterator[str]:
    """The address of a server with a data folder of its own."""
    command = [sys.executable, "-m", "barbu", "serve", "--port", "0", "--data", str(tmp_path_factory.mktemp("data"))]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1", "LANG": "en_GB.UTF-8"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        found = re.search(r"http://[\d.]+:\d+", line)
        if found:
            break
    else:
        raise AssertionError(f"the server did not start:\n{said}")
    reader = threading.Thread(target=process.stdout.read, daemon=True)
    reader.start()
    yield found.group()
    process.terminate()
    process.wait(20)
    reader.join(5)
    process.stdout.close()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words: object) -> None:
        """Nothing."""


@pytest.fixture(scope="session")
def samples() -> Iterator[str]:
    """The address of the tables in each phase that need no server; what is wanted follows the #."""
    _build_samples()
    handler = functools.partial(_Quiet, directory=str(SAMPLES))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as house:
        threading.Thread(target=house.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{house.server_port}/samples.html#"
        house.shutdown()


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe-core."""
    script = ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js"
    if not script.is_file():
        _npm("messages")
    return script.read_text(encoding="utf-8")


TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]


@pytest.fixture
def violations(axe: str) -> Callable[[Any], list[str]]:
    """What axe finds on a page: the rule, and where."""

    def found(page: Any) -> list[str]:
        page.evaluate(axe)
        result = page.evaluate(f"axe.run({{runOnly: {json.dumps(TAGS)}}})")
        return [f"{each['id']}: {node['html'][:160]}" for each in result["violations"] for node in each["nodes"][:3]]

    return found

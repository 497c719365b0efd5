"""How fast the page is: the numbers that it must hold, best of three, printed."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import statistics
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.looks import settled
from tests.browser.player import fast, now, open_table
from tests.support.scale import allowed, count, pace
from tools import browser as installed
from tools import page as made

pytestmark = pytest.mark.timing

FRAME = 0.017
SLOW = 4

# Notes how long each tap took until the next paint, as the browser measures it.
WATCH_TAPS = """
  window.taps = []
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (each.interactionId) window.taps.push(each.duration)
  }).observe({type: 'event', durationThreshold: 16, buffered: true})
"""

# The time between frames for so many milliseconds, while nothing is done.
STILL = """(ms) => new Promise((done) => {
  const frames = []
  let before = performance.now()
  const until = before + ms
  const step = (now) => {
    frames.push(now - before)
    before = now
    now < until ? requestAnimationFrame(step) : done(frames)
  }
  requestAnimationFrame(step)
})"""

# Plays the first legal card as soon as there is one and notes the time between frames, until so many tricks are over.
PLAY_FAST = """(tricks) => new Promise((done) => {
  const frames = []
  let before = performance.now(), played = 0, at = 0, ended = 0
  const step = (now) => {
    if (played) frames.push(now - before)
    before = now
    if (played >= tricks) ended ||= now
    if (ended && now - ended > 900) return done(frames)
    if (!ended && now - at > 120) {
      at = now
      const card = document.querySelector('.pill.yours') && document.querySelector('button.hand:not([aria-disabled])')
      if (card) { card.click(); played++ }
    }
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})"""

ACT = """async ([id, key]) => {
  const token = (/csrftoken=([^;]*)/.exec(document.cookie) || [])[1]
  const headers = {'Content-Type': 'application/json', 'X-CSRFToken': token}
  const source = new EventSource(`/api/tables/${id}/events`)
  const told = await new Promise((got) => source.addEventListener('view', (event) => {
    const {seq, view} = JSON.parse(event.data)
    if (view.legal.length) got({seq, action: view.legal[0]})
  }))
  source.close()
  const body = JSON.stringify({action: told.action, expect_seq: told.seq, key})
  const answer = await fetch(`/api/tables/${id}/act`, {method: 'POST', headers, body})
  return answer.ok
}"""


def best(name: str, number: float, measured: Callable[[], float]) -> None:
    """The best of three holds the number; once it is held it is not measured again."""
    found: list[float] = []
    while len(found) < 3 and (not found or min(found) > number):
        found.append(measured())
    told = ", ".join(f"{each * 1000:.0f}" for each in found)
    print(f"{name}: {told} ms (to hold: {number * 1000:.0f})")
    assert min(found) <= allowed(number)


@contextlib.contextmanager
def seated(browser: Any, server: str, preset: str, slower: int) -> Iterator[Any]:
    """A page at a table where a card is to be played, on a processor so many times slower."""
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        fast(page)
        page.add_init_script(WATCH_TAPS)
        open_table(page, server, {"preset": preset}, 4)
        page.wait_for_selector(".pill.yours")
        settled(page)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        yield page


@pytest.mark.parametrize(("slower", "number"), [(1, 0.1), (SLOW, 0.2)])
def test_a_tap_is_seen_at_once(browser: Any, server: str, slower: int, number: float) -> None:
    def longest() -> float:
        with seated(browser, server, "classic-32", slower) as page:
            page.evaluate("window.taps.length = 0")
            for _ in range(3):
                page.locator("button.hand:not([aria-disabled])").first.click(position={"x": 8, "y": 20}, force=True)
                page.wait_for_timeout(500)
                page.wait_for_selector(".pill.yours, .end")
            page.get_by_role("button", name="Menu").click()
            page.wait_for_timeout(400)
            # Nothing is noted that took less than 16 ms.
            return float(max([16, *page.evaluate("window.taps")])) / 1000

    best(f"interaction to next paint, processor {slower}× slower", number, longest)


def at95(frames: list[float]) -> float:
    """Seconds that 95 % of the frames keep to."""
    return sorted(frames)[int(len(frames) * 0.95)] / 1000


def test_thirteen_fast_tricks_run_smoothly(browser: Any, server: str) -> None:
    """A machine that has other work drops frames of a page on which nothing moves, too: no more are asked of ours."""
    still: list[float] = []

    def frames() -> float:
        with seated(browser, server, "bga-52", SLOW) as page:
            still.append(at95(page.evaluate(STILL, 3000)))
            found = page.evaluate(PLAY_FAST, 13)
            print(f"{len(found)} frames in 13 tricks: 95 % within {at95(found) * 1000:.1f} ms, ", end="")
            print(f"longest {max(found):.0f} ms; with nothing to do 95 % within {still[-1] * 1000:.1f} ms")
            return at95(found) - max(0.0, still[-1] - FRAME)

    best(f"95 % of frames, processor {SLOW}× slower, beyond what the machine drops by itself", FRAME, frames)


def test_a_reload_shows_the_same_state_within_two_seconds(browser: Any, server: str) -> None:
    def reloaded() -> float:
        with seated(browser, server, "classic-32", 1) as page:
            before = now(page)
            start = time.perf_counter()
            page.reload(wait_until="commit")
            page.wait_for_selector(".pill.yours")
            while now(page) != before:
                page.wait_for_timeout(10)
                assert time.perf_counter() - start < 20
            return time.perf_counter() - start

    best("reload to the same state", 2, reloaded)


class Tunnel:
    """A line to the server that can be cut."""

    def __init__(self, server: str) -> None:
        host, _, port = server.removeprefix("http://").partition(":")
        self._far = (host, int(port))
        self._ends: list[socket.socket] = []
        self.cut = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._open, daemon=True).start()

    def _open(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self.cut:
                    near.close()
                    continue
                far = socket.create_connection(self._far)
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)

    def lose(self) -> None:
        """Nothing comes through any more."""
        self.cut = True
        while self._ends:
            end = self._ends.pop()
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def close(self) -> None:
        """The end."""
        self.lose()
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()


def test_a_lost_line_comes_back_within_two_seconds(browser: Any, server: str) -> None:
    def reconnected() -> float:
        with contextlib.closing(Tunnel(server)) as tunnel, seated(browser, tunnel.address, "classic-32", 1) as page:
            cards = len(now(page)["hand"])
            elsewhere = page.context.new_page()
            elsewhere.goto(server + "/help")
            offline = page.context.new_cdp_session(page)
            offline.send("Network.enable")
            condition = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
            offline.send("Network.emulateNetworkConditions", {"offline": True, **condition})
            tunnel.lose()
            page.bring_to_front()
            assert elsewhere.evaluate(ACT, [page.url.rpartition("/")[2], "while-away"])
            page.wait_for_timeout(2000)
            assert len(now(page)["hand"]) == cards, "the line was not lost"
            tunnel.cut = False
            start = time.perf_counter()
            offline.send("Network.emulateNetworkConditions", {"offline": False, **condition})
            while len(now(page)["hand"]) != cards - 1:
                page.wait_for_timeout(10)
                assert time.perf_counter() - start < 20
            return time.perf_counter() - start

    best("a line that was lost to the same state", 2, reconnected)


# --- Lighthouse -------------------------------------------------------------------------------------


def lighthouse(url: str, cookies: str, to: Path) -> dict[str, float]:
    """The scores of one run on a phone."""
    script = made.UI / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not script.is_file():
        assert made.run("messages") == 0
    npm = made.npm()
    assert npm is not None, made.NO_NODE
    node = shutil.which("node") or npm[0]
    words = ["--quiet", "--output=json", f"--output-path={to}", "--only-categories=accessibility,performance"]
    # A phone is four times slower than the machine on which the numbers were set, not than one that is slow itself.
    words += [f"--throttling.cpuSlowdownMultiplier={max(1.0, SLOW / pace()):.2f}"]
    words += ["--chrome-flags=--headless=new --no-sandbox --disable-gpu", "--max-wait-for-load=20000"]
    words += [f"--extra-headers={json.dumps({'Cookie': cookies})}"] if cookies else []
    environment = {**os.environ, "CHROME_PATH": installed.found() or ""}
    command = [node, str(script), url, *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stderr[-2000:]
    report = json.loads(to.read_text(encoding="utf-8"))
    for part in report["categories"].values():
        for each in part["auditRefs"]:
            audit = report["audits"][each["id"]]
            if each["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                print(f"  {audit['title']}: {audit.get('displayValue', 'no')}")
    return {name: part["score"] * 100 for name, part in report["categories"].items()}


WHERE = {
    "home": "/", "table": "", "rules": "/rules", "book": "/rules/LINK", "studio": "/rules/edit?preset=classic-32",
    "score": "/score",
}  # fmt: skip


@pytest.mark.timeout(900)
@pytest.mark.parametrize("where", WHERE)
def test_lighthouse_is_content(browser: Any, server: str, tmp_path: Path, where: str) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        address = open_table(page, server, {"preset": "classic-32"}, 4)
        page.wait_for_selector(".pill.yours")
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in context.cookies())
        link = page.request.get(f"{server}/api/presets").json()[0]["link"]
    url = server + WHERE[where].replace("LINK", link) if WHERE[where] else address
    runs = [lighthouse(url, cookies, tmp_path / f"{run}.json") for run in range(count(1, 3))]
    performance = statistics.median(run["performance"] for run in runs)
    accessibility = min(run["accessibility"] for run in runs)
    print(f"Lighthouse, {where}: performance {performance:.0f} (to hold: 95), accessibility {accessibility:.0f} (100)")
    assert accessibility == 100
    # One run while the machine does other work says less than the median of three.
    assert performance >= count(80, 95)

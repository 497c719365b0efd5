"""A reload, a line that comes back, a server that is killed: the same seat and the same state in each phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.looks import settled
from tests.browser.matches import BRIEF, PATIENCE
from tests.browser.player import fast, now, offered, open_table, play, tapping
from tests.support import scale
from tests.web.house import Process

pytestmark = pytest.mark.timeout(0 if scale.full() else 600)

PHASES = {"contract", "NamingTrump", "NamingStart", "Doubling", "card", "layout"}
"""A layout is one where cards are laid: it is told by its rows, for a tap on a card looks the same."""


class House:
    """A server that can be killed and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._process = Process(data)
        self.address = self._process.address

    def kill(self) -> None:
        """Ends it as a loss of power would."""
        self._process.kill()

    def start(self) -> None:
        """Starts it again."""
        self._process = Process(self._data, port=self._process.port)

    def stop(self) -> None:
        """Ends it."""
        if self._process.process.poll() is None:
            self._process.kill()


@pytest.fixture
def house(tmp_path: Path, built: None) -> Iterator[House]:
    running = House(tmp_path)
    yield running
    running.stop()


def reload(page: Any, house: House) -> None:
    page.reload()


def off_and_on(page: Any, house: House) -> None:
    page.context.set_offline(True)
    page.wait_for_selector(".notice")
    page.context.set_offline(False)
    page.wait_for_selector(".notice", state="detached")


def killed(page: Any, house: House) -> None:
    house.kill()
    page.wait_for_selector(".notice")
    house.start()
    page.wait_for_selector(".notice", state="detached")


def killed_unseen(page: Any, house: House) -> None:
    """Killed while the page is closed: what it shows afterwards is all from the disk."""
    address = page.url
    page.goto("about:blank")
    house.kill()
    house.start()
    page.goto(address)


def still(page: Any) -> dict[str, Any]:
    """What the table shows once the player may act and nothing moves any more."""
    page.wait_for_selector(".table[data-ready=true]")
    page.wait_for_selector(".card.gone", state="detached")
    settled(page)
    return now(page)


HOLDS: list[Callable[[Any, House], None]] = [reload, off_and_on, killed, killed_unseen]


@pytest.mark.parametrize("what", HOLDS, ids=lambda each: str(each.__name__))
def test_in_each_phase_the_same_seat_and_the_same_state(page: Any, house: House, what: Any) -> None:
    fast(page)
    open_table(page, house.address, {"toml": BRIEF}, 3)
    met: set[str] = set()

    def phase(state: str) -> str:
        return "layout" if state == "card" and page.locator(".runs [data-tile]").count() else state

    def is_new(state: str) -> bool:
        return phase(state) in PHASES - met

    while met != PHASES:
        play(page, 1000, PATIENCE, until=is_new)
        found = offered(page)
        assert found, met
        assert found[0] != "finished", met
        before = still(page)
        what(page, house)
        assert still(page) == before, found[0]
        met.add(phase(found[0]))
        tapping(page, found[0], str(found[1]))


def test_a_card_played_without_a_line_is_sent_when_it_is_back(page: Any, house: House) -> None:
    fast(page)
    open_table(page, house.address, {"toml": BRIEF}, 3)
    play(page, 1000, PATIENCE, until=lambda state: state == "card")
    cards = len(still(page)["hand"])
    page.context.set_offline(True)
    page.keyboard.press("1")
    page.wait_for_selector(".notice")
    assert len(now(page)["hand"]) == cards - 1
    page.context.set_offline(False)
    page.wait_for_selector(".notice", state="detached")
    assert len(still(page)["hand"]) == cards - 1


def test_a_card_played_to_a_killed_server_is_played_once(page: Any, house: House) -> None:
    fast(page)
    open_table(page, house.address, {"toml": BRIEF}, 3)
    play(page, 1000, PATIENCE, until=lambda state: state == "card")
    cards = len(still(page)["hand"])
    house.kill()
    page.keyboard.press("1")
    page.wait_for_selector(".notice")
    house.start()
    page.wait_for_selector(".notice", state="detached")
    assert len(still(page)["hand"]) == cards - 1


def test_what_is_opened_without_a_line_leaves_the_table_there(page: Any, house: House) -> None:
    fast(page)
    open_table(page, house.address, {"toml": BRIEF}, 3)
    play(page, 1000, PATIENCE, until=lambda state: state == "card")
    before = still(page)
    page.context.set_offline(True)
    page.wait_for_selector(".notice")
    page.get_by_role("button", name="Menu").click()
    assert now(page)["hand"] == before["hand"]
    page.context.set_offline(False)
    page.wait_for_selector(".notice", state="detached")
    assert now(page)["hand"] == before["hand"]

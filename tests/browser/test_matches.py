"""Matches played by tapping."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.player import OFFERED, fast, now, open_table, play
from tests.support import scale

SIZES = {"phone": {"width": 360, "height": 740}, "desktop": {"width": 1280, "height": 800}}
EVERY_PHASE = Path(__file__).parents[1] / "web" / "every-phase.toml"
PRESETS = [
    ("classic-32", 4),
    ("fr-tableau-32-variants", 4),
    ("marie-luce-52", 3),
    ("marie-luce-52", 6),
    ("suite-8", 4),
    ("tournament-52", 4),
]

DEALS = scale.count(1, 1000)


def watched(page: Any) -> list[str]:
    """Collects what goes wrong on the page."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("response", lambda answer: wrong.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
    return wrong


@pytest.mark.parametrize(("preset", "players"), PRESETS)
def test_a_match_against_bots_is_played_by_tapping(page: Any, server: str, preset: str, players: int) -> None:
    wrong = watched(page)
    fast(page)
    page.set_viewport_size(SIZES["phone" if players != 4 else "desktop"])
    open_table(page, server, {"preset": preset}, players)
    done = play(page, DEALS, 240)
    assert done["end"] >= 1
    assert wrong == []


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.full)])
def test_every_phase_is_played_to_the_end(page: Any, server: str, size: str) -> None:
    wrong = watched(page)
    fast(page)
    page.set_viewport_size(SIZES[size])
    open_table(page, server, {"toml": EVERY_PHASE.read_text(encoding="utf-8")}, 3)
    done = play(page, 1000, 280)
    assert done["finished"] == 1
    assert {"contract", "card", "end"} <= set(done)
    assert wrong == []


def test_keys_alone_play_the_cards(page: Any, server: str) -> None:
    fast(page)
    open_table(page, server, {"preset": "classic-32"}, 4)
    assert play(page, 1, 90, keyboard=True)["card"] >= 7


def test_a_reload_shows_the_same_table(page: Any, server: str) -> None:
    fast(page)
    open_table(page, server, {"preset": "classic-32"}, 4)
    for _ in range(3):
        while page.evaluate(OFFERED)[0] != "card":
            page.wait_for_timeout(60)
        page.wait_for_timeout(700)
        before = now(page)
        page.reload()
        page.wait_for_selector(".pill.yours", timeout=2000)
        page.wait_for_timeout(300)
        assert now(page) == before
        page.keyboard.press("1")
        page.wait_for_timeout(300)


def test_a_line_that_comes_back_sends_the_card_that_was_kept(page: Any, server: str) -> None:
    fast(page)
    open_table(page, server, {"preset": "classic-32"}, 4)
    page.wait_for_selector(".pill.yours", timeout=20000)
    cards = len(now(page)["hand"])
    page.context.set_offline(True)
    page.keyboard.press("1")
    page.wait_for_selector(".notice", timeout=8000)
    assert len(now(page)["hand"]) == cards - 1
    page.context.set_offline(False)
    page.wait_for_selector(".notice", state="detached", timeout=15000)
    page.wait_for_selector(".pill.yours", timeout=20000)
    assert len(now(page)["hand"]) == cards - 1


def test_two_friends_play_from_two_browsers(browser: Any, server: str) -> None:
    one, two = browser.new_context(), browser.new_context()
    host, friend = one.new_page(), two.new_page()
    fast(host)
    fast(friend)
    address = open_table(host, server, {"preset": "classic-32"}, 4, [None, "careful", "careful"])
    friend.goto(address)
    friend.get_by_role("button", name="Sit down here").first.click()
    host.get_by_role("button", name="Start", exact=True).click()
    for _ in range(400):
        pages = [host, friend]
        for each in pages:
            state, where = each.evaluate(OFFERED)
            if state == "card":
                each.keyboard.press("1")
            elif where:
                each.locator(where).first.click()
        if all(each.locator(".table .title").first.inner_text().startswith("Deal 2") for each in pages):
            break
        host.wait_for_timeout(150)
    else:
        raise AssertionError("the second deal was not reached")
    one.close()
    two.close()

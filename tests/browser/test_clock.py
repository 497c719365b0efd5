"""The turn clock is told at its end, and gives a minute more to whoever asks."""

from __future__ import annotations

from typing import Any

from tests.browser.player import OPEN, fast


def test_the_clock_is_told_at_its_end_and_gives_a_minute_more(page: Any, server: str) -> None:
    fast(page)
    page.goto(server + "/help")
    page.wait_for_selector("h1")
    id = page.evaluate(OPEN.replace("clock: 0", "clock: 15"), [{"preset": "classic-32"}, 4, [], "en"])
    page.goto(f"{server}/t/{id}")
    page.wait_for_selector(".pill.yours")
    assert page.locator("[role=timer]").count() == 0
    page.wait_for_selector("[role=timer]")
    page.get_by_role("button", name="One minute more").click()
    page.wait_for_selector("[role=timer]", state="detached")
    assert page.locator(".pill.yours").count() == 1

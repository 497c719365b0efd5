"""How much is loaded: the numbers that the page must hold."""

from __future__ import annotations

import gzip
from typing import Any

import pytest

from tests.browser.looks import settled
from tests.browser.player import fast, open_table, play

ALL, SCRIPT = 150_000, 60_000
PATIENCE = 240
"""Seconds until it is the player's turn to choose."""


@pytest.mark.parametrize("who", ["one who plays and may choose", "one who looks on"])
def test_first_load_of_the_table_is_small(browser: Any, server: str, who: str) -> None:
    setup = browser.new_context()
    opener = setup.new_page()
    fast(opener)
    address = open_table(opener, server, {"preset": "classic-32-dealer-chooses"}, 4)
    play(opener, 1000, PATIENCE, until=lambda state: state == "contract")
    player = who.startswith("one who plays")
    context = browser.new_context(storage_state=setup.storage_state() if player else None)
    page = context.new_page()
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if "/events" not in response.url:
            body = response.body()
            packed = body if response.url.endswith(".woff2") else gzip.compress(body)
            sizes[response.url] = len(packed)

    page.on("response", weigh)
    page.goto(address)
    page.wait_for_selector(".table[data-stands=true]")
    settled(page)
    assert page.locator(".tile").count() > 0 if player else page.locator(".tile").count() == 0
    script = sum(size for url, size in sizes.items() if url.endswith(".js"))
    print(f"first load of the table by {who}: {sum(sizes.values()):,} bytes compressed, {script:,} of them script")
    assert script <= SCRIPT
    assert sum(sizes.values()) <= ALL

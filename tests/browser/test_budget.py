"""How much is loaded: the numbers that the page must hold."""

from __future__ import annotations

import gzip
from typing import Any

import pytest

from tests.browser.looks import settled
from tests.browser.player import fast, open_table, play

ALL, SCRIPT = 150_000, 60_000
STUDIO = 70_000
"""The script of the form, with the rule book beside it."""

PATIENCE = 240
"""Seconds until it is the player's turn to choose."""


def loaded(page: Any, address: str, ready: str) -> tuple[int, int]:
    """The bytes that come compressed until the page stands, from an empty cache; and those of them that are script."""
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if "/events" not in response.url:
            body = response.body()
            packed = body if response.url.endswith(".woff2") else gzip.compress(body)
            sizes[response.url] = len(packed)

    page.on("response", weigh)
    page.goto(address)
    page.wait_for_selector(ready)
    settled(page)
    return sum(sizes.values()), sum(size for url, size in sizes.items() if url.endswith(".js"))


@pytest.mark.parametrize("who", ["one who plays and may choose", "one who looks on"])
def test_first_load_of_the_table_is_small(browser: Any, server: str, who: str) -> None:
    setup = browser.new_context()
    opener = setup.new_page()
    fast(opener)
    address = open_table(opener, server, {"preset": "classic-32-dealer-chooses"}, 4)
    play(opener, 1000, PATIENCE, until=lambda state: state == "contract")
    player = who.startswith("one who plays")
    page = browser.new_context(storage_state=setup.storage_state() if player else None).new_page()
    whole, script = loaded(page, address, ".table[data-stands=true]")
    assert page.locator(".tile").count() > 0 if player else page.locator(".tile").count() == 0
    print(f"first load of the table by {who}: {whole:,} bytes compressed, {script:,} of them script")
    assert script <= SCRIPT
    assert whole <= ALL


@pytest.mark.parametrize(
    ("path", "ready", "most"),
    [
        ("/rules", ".ruleset a.button", SCRIPT),
        ("/rules/LINK", "article", SCRIPT),
        ("/rules/edit?preset=classic-32", ".parts .total:not(:empty)", STUDIO),
    ],
)
def test_first_load_of_the_studio_is_small(browser: Any, server: str, path: str, ready: str, most: int) -> None:
    page = browser.new_context().new_page()
    link = page.request.get(f"{server}/api/presets").json()[0]["link"]
    whole, script = loaded(page, server + path.replace("LINK", link), ready)
    print(f"first load of {path}: {whole:,} bytes compressed, {script:,} of them script")
    assert script <= most
    assert whole <= ALL

"""How much is loaded: the numbers that the page must hold."""

from __future__ import annotations

import gzip
from typing import Any

from tests.browser.looks import settled
from tests.browser.player import open_table

ALL, SCRIPT = 150_000, 60_000


def test_first_load_of_the_table_is_small(browser: Any, server: str) -> None:
    setup = browser.new_context()
    address = open_table(setup.new_page(), server, {"preset": "classic-32"}, 4)
    page = browser.new_context().new_page()
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if "/events" not in response.url:
            body = response.body()
            packed = body if response.url.endswith(".woff2") else gzip.compress(body)
            sizes[response.url] = len(packed)

    page.on("response", weigh)
    page.goto(address)
    page.wait_for_selector(".table")
    page.wait_for_selector(".table[data-stands=true]")
    settled(page)
    script = sum(size for url, size in sizes.items() if url.endswith(".js"))
    print(f"first load of the table: {sum(sizes.values()):,} bytes compressed, {script:,} of them script")
    assert script <= SCRIPT
    assert sum(sizes.values()) <= ALL

"""Accessibility: axe finds nothing on any page, light and dark, phone and desktop, both directions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import pytest

from tests.browser.looks import settled
from tests.browser.matches import SIZES
from tests.support import scale
from tests.web.people import Person, first_legal

pytestmark = pytest.mark.timeout(0 if scale.full() else 600)

PHASES = [
    "trick",
    "choosing",
    "blind",
    "watching",
    "doubling",
    "trump",
    "start",
    "layout",
    "extra",
    "dealEnd",
    "matchEnd",
    "matchEnd&wanted",
    "matchEnd&repeat",
    "trick&textTable",
]
PAGES = ["/", "/new", "/t/WAITING", "/replay/MATCH", "/archive", "/settings", "/move", "/help"]
COMBINED = list(product(SIZES, ["light", "dark"], ["ltr", "rtl"]))
QUARTERS = ([0, 3, 5, 6], [7, 4, 2, 1])
"""Half of the eight in which each pair of a size, a theme and a direction is met, and the other half."""


def looked_at(things: list[str]) -> list[tuple[str, str, str, str]]:
    """Everything in every combination with `--full`; else each in two opposite ones, by turns."""
    chosen = []
    for at, each in enumerate(things):
        pair = [QUARTERS[0][at % 4], QUARTERS[1][at % 4]]
        for one in range(len(COMBINED)) if scale.full() else pair:
            chosen.append((each, *COMBINED[one]))
    return chosen


@pytest.fixture(scope="module")
def house(server: str) -> Iterator[dict[str, Any]]:
    """A guest who has finished a match and opened a table: his cookies, the match and the table."""

    async def evening() -> dict[str, Any]:
        async with Person(server, "Ana") as ana:
            toml = 'extends = "fr-tableau-32"\nname = "One deal"\ndeals = 1\n'
            body = {"source": {"toml": toml}, "players": 3, "pace": "instant", "start": True}
            table = (await ana.post("/api/tables", body))["id"]
            view = await asyncio.wait_for(ana.play(table, first_legal), 120)
            waiting = (await ana.open("classic-32", bots=[None, "careful", None]))["id"]
            cookies = [{"name": each.name, "value": each.value, "url": server} for each in ana.http.cookies.jar]
            return {"cookies": cookies, "MATCH": view["match"], "WAITING": waiting}

    with ThreadPoolExecutor(1) as thread:
        yield thread.submit(lambda: asyncio.run(evening())).result()


def test_axe_finds_nothing_at_the_table(page: Any, samples: str, violations: Callable[[Any], list[str]]) -> None:
    found: list[str] = []
    for phase, size, theme, direction in looked_at(PHASES):
        page.set_viewport_size(SIZES[size])
        page.goto("about:blank")
        page.goto(f"{samples}phase={phase}&theme={theme}{'&rtl' if direction == 'rtl' else ''}")
        page.wait_for_selector(".table")
        settled(page)
        found += [f"{phase} {size} {theme} {direction}: {each}" for each in violations(page)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_the_other_pages(
    page: Any, server: str, house: dict[str, Any], violations: Callable[[Any], list[str]]
) -> None:
    page.context.add_cookies(house["cookies"])
    found: list[str] = []
    for path, size, theme, direction in looked_at(PAGES):
        page.set_viewport_size(SIZES[size])
        page.emulate_media(color_scheme=theme)
        address = path.replace("WAITING", house["WAITING"]).replace("MATCH", house["MATCH"])
        page.goto(f"{server}{address}?lang={'ar-XB' if direction == 'rtl' else 'en'}")
        page.wait_for_load_state("networkidle") if not path.startswith("/t/") else page.wait_for_selector("details")
        page.wait_for_selector("h1")
        settled(page)
        assert page.evaluate("document.documentElement.dir") == direction
        found += [f"{path} {size} {theme} {direction}: {each}" for each in violations(page)]
    assert not found, "\n".join(found)


def test_axe_finds_nothing_in_the_panels(page: Any, samples: str, violations: Callable[[Any], list[str]]) -> None:
    found: list[str] = []
    for panel, size, theme, direction in looked_at(["l", "o", "s", "?", "menu"]):
        page.set_viewport_size(SIZES[size])
        page.goto("about:blank")
        page.goto(f"{samples}phase=trick&theme={theme}{'&rtl' if direction == 'rtl' else ''}")
        page.wait_for_selector(".table")
        page.click("[aria-label=Menu]") if panel == "menu" else page.keyboard.press(panel)
        page.wait_for_selector("dialog[open]")
        settled(page)
        found += [f"{panel} {size} {theme} {direction}: {each}" for each in violations(page)]
    assert not found, "\n".join(found)

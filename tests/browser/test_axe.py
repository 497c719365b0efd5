"""Accessibility: axe finds nothing on any page, light and dark, phone and desktop, both directions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

SIZES = {"phone": {"width": 360, "height": 740}, "desktop": {"width": 1280, "height": 800}}
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
]
PAGES = ["/", "/new", "/archive", "/settings", "/help"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(
    page: Any, samples: str, violations: Callable[[Any], list[str]], size: str, theme: str
) -> None:
    page.set_viewport_size(SIZES[size])
    found: list[str] = []
    for phase in [*PHASES, "trick&textTable", "trick&rtl", "layout&rtl"]:
        page.goto("about:blank")
        page.goto(f"{samples}phase={phase}&theme={theme}")
        page.wait_for_selector(".table")
        page.wait_for_timeout(500)
        found += [f"{phase}: {each}" for each in violations(page)]
    assert found == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_other_pages(
    page: Any, server: str, violations: Callable[[Any], list[str]], size: str, theme: str
) -> None:
    page.set_viewport_size(SIZES[size])
    page.emulate_media(color_scheme=theme)
    found: list[str] = []
    for path in PAGES:
        for lang in ("en", "ar-XB"):
            page.goto(f"{server}{path}?lang={lang}")
            page.wait_for_selector("h1")
            page.wait_for_timeout(400)
            found += [f"{path} {lang}: {each}" for each in violations(page)]
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_panels(
    page: Any, samples: str, violations: Callable[[Any], list[str]], theme: str
) -> None:
    page.set_viewport_size(SIZES["phone"])
    page.goto(f"{samples}phase=trick&theme={theme}")
    page.wait_for_selector(".table")
    found: list[str] = []
    for key in ("l", "s", "?"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        page.wait_for_timeout(400)
        found += [f"{key}: {each}" for each in violations(page)]
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.click("[aria-label=Menu]")
    page.wait_for_selector("dialog[open]")
    assert found + violations(page) == []

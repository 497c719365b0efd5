"""What the tests of the studio do on its pages."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.hands import Hands, Keys, Pointer

POINTER = Pointer()


def begin(page: Any, server: str, preset: str = "fr-tableau-32", lang: str = "en") -> None:
    """Opens a copy of the preset in the studio."""
    page.goto(f"{server}/rules/edit?lang={lang}&preset={preset}")
    page.wait_for_url(re.compile("/rules/edit/[0-9a-f]+$"))
    page.wait_for_selector(".parts .open .total:not(:empty)")


def show(page: Any, part: str, hands: Hands = POINTER) -> None:
    """Goes to a part of the form; on a phone by way of the list of all parts."""
    if page.locator("[role=tab][id=tab-form]").count():
        if page.locator("#tab-form[aria-selected=false]").count():
            page.locator("#tab-form").click()
        if page.locator(".parts-back").count():
            hands.press(page.locator(".parts-back"))
    hands.press(page.locator(".parts").get_by_role("button", name=re.compile(f"^{re.escape(part)}")).first)
    page.wait_for_selector(".form .option")


def tab(page: Any, name: str, hands: Hands = POINTER) -> Any:
    """Opens a tab beside the form; its panel. The keyboard goes from tab to tab with the arrow keys."""
    if isinstance(hands, Keys):
        hands.reach(page.locator("[role=tab][aria-selected=true]"))
        while not page.locator(f"#tab-{name}[aria-selected=true]").count():
            page.keyboard.press("ArrowRight")
    else:
        page.locator(f"#tab-{name}").click()
    return page.locator(f"#panel-{name}")


def option(page: Any, key: str) -> Any:
    return page.locator(f"[data-key='{key}']")


def asked(page: Any) -> None:
    """Waits until the server has said what it thinks of the last change."""
    page.wait_for_timeout(250)
    page.wait_for_load_state("networkidle")


def save(page: Any, name: str, button: str = "Save") -> None:
    """Saves the rules for the first time, or under another name."""
    page.get_by_role("button", name="Save", exact=True).click()
    page.locator("dialog input").fill(name)
    page.locator("dialog").get_by_role("button", name=button).click()
    page.wait_for_selector("dialog", state="detached")

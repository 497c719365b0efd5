"""Letting others in: the link, what was done with it, and by which address it leads anywhere."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.looks import faults, settled
from tests.browser.player import fast, open_table

ALONE = {"shared": False, "others": []}
NEAR = {"shared": False, "others": ["http://192.168.1.5:8000", "http://10.0.0.5:8000"]}
OUTSIDE = {"shared": True, "others": []}


def told(page: Any, reach: dict[str, Any]) -> None:
    """The server says so of itself."""
    page.route("**/api/reach", lambda route: route.fulfill(content_type="application/json", body=json.dumps(reach)))


def open_invitation(page: Any, server: str) -> str:
    """A table in play whose menu has been asked for the invitation."""
    fast(page)
    address = open_table(page, server, {"preset": "classic-32"}, 4)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite").click()
    return address


def opened(page: Any, server: str) -> str:
    """The same once its code is drawn."""
    address = open_invitation(page, server)
    page.wait_for_selector("dialog[open] .code svg")
    return address


def test_the_menu_shows_the_link_and_its_code_and_says_that_it_was_copied(page: Any, server: str, context: Any) -> None:
    told(page, OUTSIDE)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    address = opened(page, server)
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("textbox")).to_have_value(address)
    dialog.get_by_role("button", name="Copy the link").click()
    expect(dialog.get_by_role("status")).to_contain_text("Link copied")
    assert page.evaluate("navigator.clipboard.readText()") == address


@pytest.mark.parametrize("width", [320, 1280])
def test_a_page_of_this_machine_alone_says_how_to_let_others_in(
    page: Any, server: str, violations: Any, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    open_invitation(page, server)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("This link works on this machine only.")
    expect(dialog).to_contain_text("serve --host 0.0.0.0")
    settled(page)
    assert dialog.locator(".code").count() == 0, "a code that leads a telephone to itself is not drawn"
    assert dialog.get_by_role("button", name="Copy the link").count() == 0
    assert faults(page) == []
    assert violations(page) == []


def test_how_to_start_barbu_is_told_to_the_host_and_to_no_guest(page: Any, server: str, context: Any) -> None:
    address = open_table(page, server, {"preset": "classic-32"}, 4, ["beginner", None, None])
    other = context.browser.new_context().new_page()
    other.goto(address)
    for each, told_how in ((page, 1), (other, 0)):
        expect(each.get_by_text("This link works on this machine only.")).to_be_visible()
        assert each.get_by_text("serve --host").count() == told_how
        assert each.get_by_role("button", name="QR code").count() == 0
    other.context.close()


def test_an_invitation_names_an_address_that_others_can_open(page: Any, server: str) -> None:
    told(page, NEAR)
    address = opened(page, server)
    id = address.rpartition("/")[2]
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("You opened this page as 127.0.0.1")
    expect(dialog.get_by_role("textbox")).to_have_value(f"http://192.168.1.5:8000/t/{id}")
    dialog.get_by_text("10.0.0.5", exact=True).click()
    expect(dialog.get_by_role("textbox")).to_have_value(f"http://10.0.0.5:8000/t/{id}")


def test_a_bot_in_the_waiting_room_is_called_by_its_level(page: Any, server: str, violations: Any) -> None:
    open_table(page, server, {"preset": "classic-32"}, 4, ["beginner", None, "expert"])
    rows = page.locator("main > ul > li")
    expect(rows.nth(1)).to_contain_text("Beginner")
    expect(rows.nth(1).locator(".face")).to_have_text("B")
    expect(rows.nth(3).locator(".face")).to_have_text("E")
    expect(page.get_by_role("button", name="Send away: Beginner")).to_have_count(1)
    expect(page.get_by_role("textbox", name="Invite")).to_be_visible()
    page.get_by_text("Contracts and rules").click()
    expect(page.locator(".contracts li").first).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("name", ["Maximiliana-Theodora-Hohenlohe", "Maximiliana von Hohenlohe Berg"])
def test_the_waiting_room_is_no_wider_than_the_screen_for_a_long_name(
    page: Any, server: str, context: Any, width: int, name: str
) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(f"{server}/settings?lang=en")
    page.get_by_label("Your name").fill(name)
    with page.expect_response(lambda answer: answer.request.method == "POST" and answer.url.endswith("/api/session")):
        page.get_by_label("Your name").blur()
    address = open_table(page, server, {"preset": "classic-32"}, 4, ["beginner", None, None])
    other = context.browser.new_context(viewport={"width": width, "height": 740}).new_page()
    other.goto(address)
    for each in (page, other):
        expect(each.locator("main > ul > li").first).to_contain_text(name)
        settled(each)
        assert each.evaluate("document.documentElement.scrollWidth") <= width
        assert faults(each) == []
    other.context.close()

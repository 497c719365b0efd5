"""What a player does with himself: goes on elsewhere, signs others out, takes all along, is forgotten."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.looks import faults, settled
from tests.browser.player import fast, open_table
from tests.browser.test_inviting import OUTSIDE, told


def named(page: Any, server: str, name: str) -> None:
    """The browser is a guest of this name, and shows its settings."""
    page.goto(f"{server}/settings?lang=en")
    page.wait_for_load_state("networkidle")  # the name that there is has come
    page.get_by_label("Your name").fill(name)
    with page.expect_response(lambda answer: answer.request.method == "POST" and answer.url.endswith("/api/session")):
        page.get_by_label("Your name").blur()
    expect(page.get_by_role("button", name="Play on another device")).to_be_visible()


def session(page: Any) -> dict[str, Any]:
    """Who the browser is to the server."""
    return dict(page.evaluate("fetch('/api/session').then((answer) => answer.json())"))


def link(page: Any) -> str:
    """The link to another device, whose sheet is open."""
    page.get_by_role("button", name="Play on another device").click()
    field = page.locator("dialog[open]").get_by_role("textbox", name="Link to your other device")
    expect(field).to_have_value(re.compile("#[0-9a-f]{64}$"))
    page.wait_for_selector("dialog[open] .code svg")
    return str(field.input_value())


def another(context: Any, server: str, **more: Any) -> Any:
    """A page of another browser."""
    page = context.browser.new_context(**more).new_page()
    page.set_default_timeout(60_000)
    page.add_init_script("localStorage.setItem('barbu.settings', '{\"lang\": \"en\"}')")
    return page


@pytest.mark.parametrize("width", [320, 1280])
def test_a_seat_is_taken_along_to_another_phone(
    page: Any, server: str, context: Any, violations: Any, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    told(page, OUTSIDE)
    fast(page)
    table = open_table(page, server, {"preset": "classic-32"}, 4)
    named(page, server, "Ana")
    address = link(page)
    settled(page)
    assert faults(page) == []
    assert violations(page) == []
    phone = another(context, server, viewport={"width": width, "height": 740})
    phone.goto(address)
    expect(phone.get_by_role("button", name="Play on here as Ana")).to_be_visible()
    assert phone.get_by_text("Until now").count() == 0, "it was nobody"
    settled(phone)
    assert faults(phone) == []
    assert violations(phone) == []
    phone.get_by_role("button", name="Play on here as Ana").click()
    phone.wait_for_url(f"{server}/")
    assert session(phone)["name"] == "Ana"
    phone.locator(f"a[href='/t/{table.rpartition('/')[2]}']").first.click()
    phone.wait_for_selector(".table")
    expect(page.locator("dialog[open]").get_by_role("status").last).to_contain_text("The link was used")
    assert page.locator("dialog[open] .code").count() == 0
    phone.goto(address)
    expect(phone.get_by_role("alert")).to_contain_text("This link does not work any more.")
    page.get_by_role("button", name="New link").click()
    expect(page.locator("dialog[open] .code svg")).to_be_visible()
    phone.context.close()


def test_whoever_comes_by_a_link_is_told_whom_he_leaves_behind(page: Any, server: str, context: Any) -> None:
    named(page, server, "Ana")
    told(page, OUTSIDE)
    address = link(page)
    page.goto(address)
    expect(page.get_by_text("This device is Ana already.")).to_be_visible()
    assert page.get_by_role("button", name="Play on here").count() == 0
    phone = another(context, server)
    named(phone, server, "Boris")
    phone.goto(address)
    expect(phone.get_by_text("Until now it is Boris here.")).to_be_visible()
    phone.get_by_role("button", name="Leave everything as it is").click()
    phone.wait_for_url(f"{server}/")
    assert session(phone)["name"] == "Boris"
    phone.goto(f"{server}/move")
    expect(phone.get_by_role("alert")).to_contain_text("This link does not work any more.")
    phone.context.close()


def test_other_devices_are_signed_out_when_it_was_asked_twice(page: Any, server: str, context: Any) -> None:
    told(page, OUTSIDE)
    named(page, server, "Ana")
    phone = another(context, server)
    phone.goto(link(page))
    phone.get_by_role("button", name="Play on here as Ana").click()
    phone.wait_for_url(f"{server}/")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Sign out my other devices").click()
    assert session(phone)["name"] == "Ana", "asked once is not asked"
    page.get_by_role("button", name="Really sign them all out?").click()
    expect(page.get_by_text("Only this device is you now.")).to_be_visible()
    assert session(phone)["id"] is None
    assert session(page)["name"] == "Ana"
    phone.context.close()


def test_all_data_is_a_file_that_the_browser_saves(page: Any, server: str, tmp_path: Any) -> None:
    named(page, server, "Ana")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download all my data").click()
    assert coming.value.suggested_filename == "barbu.json"
    coming.value.save_as(tmp_path / "barbu.json")
    kept = json.loads((tmp_path / "barbu.json").read_text())
    assert (kept["kind"], kept["guest"]["name"]) == ("barbu-guest", "Ana")


@pytest.mark.parametrize("width", [320, 1280])
def test_data_is_deleted_when_it_was_said_what_goes_and_the_name_typed(
    page: Any, server: str, violations: Any, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    fast(page)
    open_table(page, server, {"preset": "classic-32"}, 4)
    named(page, server, "Ana  Maria")
    page.evaluate("localStorage.setItem('barbu.draft.x', 'something')")
    page.get_by_role("button", name="Delete all my data").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    expect(dialog).to_contain_text("Your name Ana Maria and your language")
    expect(dialog).to_contain_text("Your place at one table.")
    expect(dialog).to_contain_text("What this browser keeps")
    expect(dialog.get_by_role("link", name="Download all my data")).to_be_visible()
    dialog.get_by_role("button", name="Go on").click()
    settled(page)
    assert faults(page) == []
    assert violations(page) == []
    dialog.get_by_role("textbox").fill("Ana")
    expect(dialog.get_by_role("button", name="Delete for good")).to_be_disabled()
    dialog.get_by_role("textbox").press("Enter")
    assert session(page)["name"] == "Ana Maria", "another name is not meant"
    dialog.get_by_role("textbox").fill(" Ana Maria ")
    dialog.get_by_role("button", name="Delete for good").click()
    page.wait_for_url(f"{server}/")
    assert session(page)["id"] is None
    assert page.evaluate("localStorage.getItem('barbu.draft.x')") is None
    assert page.evaluate("fetch('/api/session/export').then((answer) => answer.status)") == 401
    page.goto(f"{server}/settings?lang=en")
    expect(page.get_by_text("This server keeps nothing of you yet.")).to_be_visible()


# --- passkeys -----------------------------------------------------------------------------------------


def by_name(server: str) -> str:
    """The server by a name: passkeys are bound to one."""
    return server.replace("127.0.0.1", "localhost")


def a_telephone(page: Any) -> None:
    """A device that keeps passkeys, as the browser itself plays it for tests."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_brings_back_whoever_was_forgotten(page: Any, server: str) -> None:
    address = by_name(server)
    a_telephone(page)
    named(page, address, "Ana")
    own = page.locator("#own")
    own.get_by_role("button", name="Keep my games with a passkey").click()
    own.get_by_text("From now on you can come back").wait_for()
    assert own.get_by_text("not used yet").count() == 1
    page.context.clear_cookies()
    page.goto(f"{address}/settings?lang=en")
    own.get_by_text("This server keeps nothing of you yet").wait_for()
    own.get_by_role("button", name="Come back with a passkey").click()
    page.wait_for_url(f"{address}/")
    page.goto(f"{address}/settings?lang=en")
    own.get_by_text("last used on").wait_for()
    assert session(page)["name"] == "Ana"
    own.get_by_role("button", name="Remove the passkey of").click()
    own.get_by_text("Nobody comes back with it any more").wait_for()
    assert own.get_by_role("listitem").count() == 0


def test_coming_back_asks_before_somebody_is_left_behind_and_nothing_changes_without_one(
    page: Any, server: str
) -> None:
    address = by_name(server)
    a_telephone(page)
    named(page, address, "Boris")
    own = page.locator("#own")
    own.get_by_role("button", name="Come back with a passkey").click()
    own.get_by_role("button", name="Really leave Boris behind here?").click()
    own.get_by_text("Nothing was changed.").wait_for()
    assert session(page)["name"] == "Boris"


def test_a_machine_without_a_name_has_no_passkeys(page: Any, server: str) -> None:
    named(page, server, "Ana")
    assert page.get_by_role("button", name="Keep my games with a passkey").count() == 0

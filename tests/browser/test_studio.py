"""The studio: a table's rules written down, read beside the form, kept under a name, sent by a link and played."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Hands, Keys, Pointer
from tests.browser.looks import settled
from tests.browser.matches import SIZES
from tests.browser.player import fast, keys, play, tapping
from tests.browser.studio import POINTER, asked, begin, option, show, tab
from tests.support import scale

pytestmark = pytest.mark.timeout(0 if scale.full() else 600)


def change_ten_things(page: Any, hands: Hands) -> None:
    """Ten changes of every kind: prices, a choice, a flag, players, order, names, a contract more, one less, places."""
    show(page, "No queens", hands)
    hands.write(option(page, "contracts.queens.prices").get_by_role("spinbutton").first, "30")
    hands.mark(option(page, "contracts.queens.slam").get_by_label("the loss becomes a gain"))
    hands.press(option(page, "contracts.queens.early_end").get_by_role("switch"))
    hands.write(option(page, "contracts.queens.name").get_by_role("textbox"), "The ladies")
    show(page, "No hearts", hands)
    hands.press(option(page, "contracts.hearts.prices").get_by_role("button", name="More: Points: hearts"))
    show(page, "Domino", hands)
    hands.press(option(page, "contracts.domino.payout").get_by_role("button", name="One more place"))
    show(page, "The table", hands)
    hands.press(option(page, "players").get_by_role("button", name="5"))
    hands.mark(option(page, "direction").get_by_label("anticlockwise"))
    if page.locator(".parts-back").count():
        hands.press(page.locator(".parts-back"))
    hands.move(page.locator("[data-grip=salad]"), "ArrowUp")
    hands.press(page.locator(".parts").get_by_role("button", name="Add a contract"))
    hands.press(page.locator("dialog").get_by_role("button", name=re.compile("^Domino")))
    page.wait_for_selector("[data-key='contracts.domino_2.payout']")
    asked(page)


@pytest.mark.parametrize(
    ("size", "hands"),
    [
        pytest.param("phone", POINTER, id="phone"),
        pytest.param("desktop", POINTER, id="desktop"),
        pytest.param("desktop", Keys(), id="keyboard"),
        pytest.param("phone", Keys(), id="phone-keyboard", marks=pytest.mark.full),
    ],
)
def test_from_a_preset_to_a_table_in_another_browser(browser: Any, server: str, size: str, hands: Hands) -> None:
    context = browser.new_context(viewport=SIZES[size], locale="en")
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(f"{server}/rules?lang=en")
    hands.press(page.locator("a[href$='preset=fr-tableau-32']"))
    page.wait_for_selector(".parts .open .total:not(:empty)")
    change_ten_things(page, hands)
    book = tab(page, "book", hands)
    expect(book.locator("ins").filter(has_text="Each queen you take costs 30 points.")).to_be_visible()
    expect(book.locator("del").filter(has_text="Each queen you take costs 20 points.")).to_be_visible()
    expect(tab(page, "changes", hands).locator("li")).to_have_count(10)
    # The page speaks French; what was typed stands.
    hands.press(page.get_by_role("button", name="Menu"))
    hands.choose(page.locator("dialog select"), "Français")
    page.keyboard.press("Escape")
    expect(page.locator("#tab-book")).to_contain_text("Livret")
    expect(tab(page, "book", hands)).to_contain_text("The ladies")
    expect(tab(page, "changes", hands).locator("li")).to_have_count(10)
    # A reload loses nothing.
    page.reload()
    page.wait_for_selector("#tab-changes .count")
    expect(tab(page, "changes", hands).locator("li")).to_have_count(10)
    hands.press(page.get_by_role("button", name="Enregistrer", exact=True))
    hands.write(page.locator("dialog input"), "Chez Mamie")
    hands.press(page.locator("dialog").get_by_role("button", name="Enregistrer"))
    expect(page.get_by_role("button", name="Enregistré", exact=True)).to_be_visible()
    hands.press(page.get_by_role("button", name="Partager"))
    link = page.locator("dialog input").input_value()
    expect(page.locator("dialog [role=img] svg")).to_be_visible()
    assert len(link) < 300
    # It is offered first where a table is opened.
    page.goto(f"{server}/new")
    expect(page.locator("#preset option").first).to_have_text("Chez Mamie")
    expect(page.locator("#preset")).to_have_value(page.locator("#preset option").first.get_attribute("value"))
    context.close()
    at_the_other_end(browser, link, size, hands)


def at_the_other_end(browser: Any, link: str, size: str, hands: Hands) -> None:
    """Somebody else gets the link: reads the rules, prints them, and plays a deal by them."""
    context = browser.new_context(viewport=SIZES[size], locale="fr")
    context.set_default_timeout(60_000)
    page = context.new_page()
    fast(page)
    page.goto(link)
    expect(page.get_by_role("heading", name="Chez Mamie", level=1)).to_be_visible()
    expect(page.locator("article")).to_contain_text("The ladies")
    printed = page.get_by_role("link", name="PDF")
    hands.press(printed) if isinstance(hands, Pointer) else hands.move(printed, "Shift")
    sheet = page.request.get(urljoin(page.url, printed.get_attribute("href")))
    assert sheet.headers["content-type"] == "application/pdf"
    assert sheet.body().startswith(b"%PDF-")
    assert b"Chez Mamie" in sheet.body().replace(b"\x00", b"")
    hands.press(page.get_by_role("link", name="Jouer avec"))
    expect(page.locator("#preset option:checked")).to_have_text("Chez Mamie")
    page.wait_for_selector(".signs")
    hands.press(page.get_by_role("button", name="Commencer"))
    page.wait_for_selector(".table[data-stands=true]")
    done = play(page, 1, 150, keys if isinstance(hands, Keys) else tapping)
    assert done["end"] == 1
    context.close()


def test_a_copy_of_a_link_is_kept_changed_renamed_and_deleted(page: Any, server: str) -> None:
    page.goto(f"{server}/rules?lang=en")
    page.locator(".ruleset .open").first.click()
    page.get_by_role("button", name="Save a copy").click()
    page.locator("dialog input").fill("Sundays")
    page.locator("dialog").get_by_role("button", name="Save").click()
    page.get_by_role("link", name="Change").click()
    page.wait_for_selector(".parts .open .total:not(:empty)")
    show(page, "No tricks")
    option(page, "contracts.tricks.prices").get_by_role("spinbutton").first.fill("-7")
    asked(page)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved", exact=True)).to_be_visible()
    page.goto(f"{server}/rules")
    expect(page.locator(".ruleset").first).to_contain_text("version 2")
    page.get_by_role("button", name="More: Sundays").click()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download as a file").click()
    assert 'name = "Sundays"' in coming.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Rename").click()
    page.locator("dialog input").fill("Mondays")
    page.locator("dialog").get_by_role("button", name="Rename").click()
    expect(page.locator(".ruleset").first).to_contain_text("Mondays")
    page.get_by_role("button", name="More: Mondays").click()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete it for good?").click()
    expect(page.get_by_role("button", name="More: Mondays")).to_have_count(0)


def with_too_many_places(page: Any, server: str) -> None:
    """Leaves the studio with a conflict: more places are paid than there are players."""
    page.set_viewport_size(SIZES["desktop"])
    begin(page, server, "classic-32")
    show(page, "Domino")
    for _ in range(3):
        page.get_by_role("button", name="One more place").click()


def test_a_conflict_is_told_and_a_tap_settles_it(page: Any, server: str) -> None:
    with_too_many_places(page, server)
    checks = tab(page, "checks")
    expect(checks).to_contain_text("5 places are paid, but there are 4 players")
    page.get_by_role("button", name="Settle one conflict first").click()
    checks.locator(".mend").first.click()
    expect(checks).to_contain_text("These rules can be played by 4 people.")


def test_undo_redo_and_putting_back(page: Any, server: str) -> None:
    page.set_viewport_size(SIZES["desktop"])
    begin(page, server)
    show(page, "No queens")
    slam = option(page, "contracts.queens.slam")
    slam.get_by_text("a fixed gain").click()
    expect(slam.get_by_text("changed")).to_be_visible()
    expect(option(page, "contracts.queens.slam_points")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(slam.get_by_label("nothing special")).to_be_checked()
    expect(option(page, "contracts.queens.slam_points")).to_be_hidden()
    page.keyboard.press("Control+y")
    expect(slam.get_by_label("a fixed gain")).to_be_checked()
    slam.get_by_role("button", name="Put back: Slam").click()
    expect(slam.get_by_label("nothing special")).to_be_checked()
    expect(slam.get_by_text("changed")).to_be_hidden()


def test_every_contract_is_made_worth_as_much(page: Any, server: str) -> None:
    page.set_viewport_size(SIZES["desktop"])
    begin(page, server)
    page.get_by_role("spinbutton", name="All worth the same").fill("160")
    page.get_by_role("button", name="Make each worth 160").click()
    for name in ("No tricks", "No hearts", "No queens", "Barbu"):
        expect(page.locator(".parts li").filter(has_text=name).locator(".total")).to_have_text("160")


def test_what_was_saved_without_a_line_is_sent_when_it_is_back(page: Any, server: str) -> None:
    page.set_viewport_size(SIZES["desktop"])
    begin(page, server)
    asked(page)
    page.context.set_offline(True)
    page.get_by_role("button", name="Save", exact=True).click()
    page.locator("dialog input").fill("In the cellar")
    page.locator("dialog").get_by_role("button", name="Save").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.context.set_offline(False)
    page.goto(f"{server}/rules")
    expect(page.locator(".ruleset").first).to_contain_text("In the cellar")
    expect(page.locator(".ruleset").first).not_to_contain_text("only in this browser")


PARTS = ["", "table", "roles", "deck", "about", "contracts.hearts", "contracts.salad", "contracts.domino"]


@pytest.mark.parametrize(
    ("size", "theme", "direction"),
    [("phone", "light", "ltr"), ("phone", "dark", "rtl"), ("desktop", "dark", "ltr"), ("desktop", "light", "rtl")],
)
def test_axe_finds_nothing(
    page: Any, server: str, violations: Callable[[Any], list[str]], size: str, theme: str, direction: str
) -> None:
    lang = "ar-XB" if direction == "rtl" else "en"
    page.set_viewport_size(SIZES[size])
    page.emulate_media(color_scheme=theme)
    begin(page, server, lang=lang)
    address = page.url
    found: list[str] = []

    def look(name: str) -> None:
        settled(page)
        found.extend(f"{name}: {each}" for each in violations(page))
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            found.append(f"{name}: {wide} px too wide")

    for part in PARTS if size == "desktop" else PARTS[:1] + PARTS[-2:]:
        page.goto(f"{address}?lang={lang}&s={part}")
        page.wait_for_selector(".option" if part else ".parts")
        asked(page)
        look(part or "all parts")
    page.get_by_role("button", name="One more place").click()
    for name in ("book", "checks", "changes"):
        tab(page, name)
        asked(page)
        look(name)
    page.get_by_role("button", name="Share").click()
    look("share")
    link = page.locator("dialog input").input_value() + f"?lang={lang}"
    for address, ready in ((link, "article"), (f"{server}/rules?lang={lang}", ".ruleset")):
        page.goto(address)
        page.wait_for_selector(ready)
        look(address)
    assert not found, "\n".join(found)


def test_nothing_is_cut_off_on_the_narrowest_phone(page: Any, server: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    begin(page, server, lang="de")
    address = page.url
    for part in ("", "deck", "contracts.domino"):
        page.goto(f"{address}?lang=de&s={part}")
        page.wait_for_selector(".option" if part else ".parts")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_book_that_has_to_wait_for_a_conflict_says_so(page: Any, server: str) -> None:
    with_too_many_places(page, server)
    expect(page.get_by_role("button", name="Settle one conflict first")).to_be_visible()
    page.reload()
    expect(tab(page, "book")).to_contain_text("The rule book comes as soon as the conflicts are settled.")
    page.get_by_role("button", name="Settle one conflict first").click()
    tab(page, "checks").locator(".mend").first.click()
    expect(tab(page, "book")).to_contain_text("This is a game for 4 players")


def test_a_slow_drag_is_one_step_to_undo(page: Any, server: str) -> None:
    page.set_viewport_size(SIZES["desktop"])
    begin(page, server)
    names = page.locator(".parts .open .name")
    before = names.all_inner_texts()
    # The clock of the page is ours: each move comes long after the one before.
    page.evaluate("() => { let now = Date.now(); Date.now = () => (now += 5000) }")
    row = page.locator("[data-grip]").first.bounding_box()
    middle, height = row["x"] + row["width"] / 2, page.locator(".parts li").first.bounding_box()["height"]
    page.mouse.move(middle, row["y"] + row["height"] / 2)
    page.mouse.down()
    for place in (1, 2, 3):
        page.mouse.move(middle, row["y"] + row["height"] / 2 + place * height)
        expect(names.nth(place)).to_have_text(before[0])
    page.mouse.up()
    page.keyboard.press("Control+z")
    assert [each.strip() for each in names.all_inner_texts()] == [each.strip() for each in before]

"""A player's own rulesets: names and versions, what is damaged, two pages at once, and where they are offered."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.looks import settled
from tests.browser.matches import SIZES
from tests.browser.studio import asked, begin, option, save, show, tab

NAMES = ".ruleset .open b"


@pytest.fixture(autouse=True)
def _wide(page: Any) -> None:
    page.set_viewport_size(SIZES["desktop"])


def kept(page: Any) -> Any:
    """What the browser keeps."""
    return json.loads(page.evaluate("localStorage['barbu.rulesets'] ?? '[]'"))


def price(page: Any, to: str) -> None:
    """Another price for a trick."""
    show(page, "No tricks")
    option(page, "contracts.tricks.prices").get_by_role("spinbutton").first.fill(to)
    asked(page)


def again(page: Any) -> None:
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved", exact=True)).to_be_visible()


def test_a_refused_name_leaves_nothing_behind_and_one_that_is_there_becomes_a_version(page: Any, server: str) -> None:
    begin(page, server)
    page.get_by_role("button", name="Save", exact=True).click()
    field, dialog = page.locator("dialog input"), page.locator("dialog")
    field.fill("classic-32")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_contain_text("name of a preset")
    assert kept(page) == []
    expect(page.get_by_role("heading", name="Unnamed rules", level=1, include_hidden=True)).to_have_count(1)
    field.fill("Sundays")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    # Other rules under the same name, typed otherwise: a version more, and only if one says so.
    begin(page, server, "classic-32")
    page.get_by_role("button", name="Save", exact=True).click()
    field.fill("  SUNDAYS ")
    expect(dialog.get_by_role("status")).to_have_text("“Sundays” is there already, in version 1.")
    dialog.get_by_role("button", name="Save as version 2").click()
    expect(dialog).to_have_count(0)
    assert [(each["name"], each["version"]) for each in kept(page)] == [("Sundays", 2)]
    # A copy has a name of its own; a name that is there is not given twice.
    page.goto(f"{server}/rules")
    page.get_by_role("button", name="More: Sundays").click()
    dialog.get_by_role("button", name="Duplicate").click()
    expect(field).to_have_value("Sundays (2)")
    field.fill("sundays")
    dialog.get_by_role("button", name="Duplicate").click()
    expect(dialog.get_by_role("alert")).to_contain_text("choose another")
    field.fill("Mondays")
    dialog.get_by_role("button", name="Duplicate").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="More: Mondays").click()
    dialog.get_by_role("button", name="Rename").click()
    field.fill("classic-32")
    dialog.get_by_role("button", name="Rename").click()
    expect(dialog.get_by_role("alert")).to_contain_text("name of a preset")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator(NAMES).nth(0)).to_have_text("Mondays")
    expect(page.locator(NAMES).nth(1)).to_have_text("Sundays")


def known(page: Any, *rulesets: tuple[str, int]) -> None:
    """Waits until the server has told which versions of these it has; the page is ahead of it."""
    page.wait_for_function("() => JSON.parse(localStorage['barbu.rulesets']).every((each) => each.owed === null)")
    assert [(each["name"], each["version"]) for each in kept(page)] == list(rulesets)


def with_two_versions(page: Any, server: str) -> None:
    """Leaves the page at the versions of “Sundays”, of which there are two."""
    begin(page, server)
    save(page, "Sundays")
    price(page, "7")
    again(page)
    page.goto(f"{server}/rules")
    page.get_by_role("button", name="More: Sundays").click()
    page.get_by_role("button", name="Versions").click()


def test_what_is_on_its_way_to_a_slow_server_is_told_once(page: Any, server: str) -> None:
    with_two_versions(page, server)
    page.get_by_role("link", name="Open version 1").click()
    held: list[Any] = []
    page.route(re.compile("/api/rulesets/[^/?]+$"), lambda route: held.append(route))
    page.get_by_role("button", name="Put this version back").click()
    expect(page.get_by_role("link", name="Change")).to_be_visible()
    page.get_by_role("link", name="Play with it").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    for route in held:
        route.continue_()
    expect(page.locator("#preset option:checked")).to_have_text("Sundays")
    assert len(held) == 1
    known(page, ("Sundays", 3))
    # Told, but the answer was lost with the page: the server has it, and has it once.
    page.unroute_all()
    page.route("**/api/rulesets/", lambda route: (route.fetch(), route.abort()))
    begin(page, server, "classic-32")
    save(page, "Mondays")
    page.unroute_all()
    page.goto(f"{server}/rules")
    expect(page.locator(NAMES)).to_have_count(2)
    known(page, ("Mondays", 1), ("Sundays", 3))


def test_an_older_version_is_read_played_and_put_back(page: Any, server: str) -> None:
    with_two_versions(page, server)
    expect(page.locator("dialog li")).to_have_count(2)
    page.get_by_role("link", name="Open version 1").click()
    expect(page.locator(".chip").first).to_have_text("Version 1 of 2")
    expect(page.locator("article")).to_contain_text("Each trick you win costs 10 points.")
    assert "rules=" in page.get_by_role("link", name="Play with it").get_attribute("href"), "as it was, not as it is"
    page.get_by_role("button", name="Put this version back").click()
    expect(page.get_by_role("link", name="Change")).to_be_visible()
    known(page, ("Sundays", 3))
    # A table is opened by exactly this version.
    page.get_by_role("link", name="Play with it").click()
    expect(page.locator("#preset option:checked")).to_have_text("Sundays")
    page.wait_for_selector(".signs")
    with page.expect_request(re.compile("/api/tables/?$")) as asking:
        page.get_by_role("button", name="Start", exact=True).click()
    assert asking.value.post_data_json["source"]["version"] == 3


SPOILED = """() => {
  const there = JSON.parse(localStorage['barbu.rulesets'])
  const half = { ...there[0], key: 'x', name: 'Half', version: null }
  localStorage['barbu.rulesets'] = JSON.stringify([null, half, ...there])
  localStorage['barbu.draft.spoiled'] = '{"key":"spoiled","history":{"now"'
}"""


def test_what_the_browser_has_spoiled_is_listed_and_takes_nothing_with_it(page: Any, server: str) -> None:
    begin(page, server)
    save(page, "Sundays")
    page.evaluate(SPOILED)
    page.goto(f"{server}/rules/edit/spoiled")
    expect(page.get_by_role("alert")).to_contain_text("can no longer be read")
    page.get_by_role("link", name="Rules", exact=True).last.click()
    expect(page.locator(NAMES).first).to_have_text("Sundays")
    lost = page.locator(".spoiled")
    expect(lost).to_have_count(3)
    with page.expect_download() as coming:
        lost.filter(has_text="Half").get_by_role("button", name="Save what is left").click()
    assert json.loads(coming.value.path().read_text(encoding="utf-8"))["name"] == "Half"
    # It stands there until it is thrown away, whatever else is saved.
    price_of_another(page, server)
    expect(lost).to_have_count(3)
    for left in (2, 1, 0):
        lost.first.get_by_role("button", name=re.compile("^Throw away")).click()
        expect(lost).to_have_count(left)
    page.reload()
    expect(page.locator(NAMES).first).to_have_text("Mondays")
    expect(lost).to_have_count(0)
    page.evaluate("localStorage['barbu.rulesets'] = '{'")
    page.reload()
    expect(lost).to_have_count(1)
    expect(page.locator(NAMES).filter(has_text=re.compile("days$"))).to_have_count(2)


def price_of_another(page: Any, server: str) -> None:
    begin(page, server, "classic-32")
    save(page, "Mondays")
    page.goto(f"{server}/rules")
    expect(page.locator(NAMES).first).to_have_text("Mondays")


def test_what_the_server_has_spoiled_is_listed_with_its_versions(page: Any, server: str) -> None:
    begin(page, server)
    save(page, "Sundays")
    price(page, "7")
    again(page)
    spoiled = {"link": "", "players": [], "unread": True, "version": 2}

    def answer(route: Any) -> Any:
        if route.request.method != "GET":
            return route.continue_()
        told = route.fetch().json()
        if isinstance(told, list):
            return route.fulfill(json=[{**each, **spoiled} for each in told])
        newest, *others = told["versions"]
        return route.fulfill(json={**told, **spoiled, "rules": None, "versions": [{**newest, "link": ""}, *others]})

    page.route(re.compile(r"/api/rulesets(/[-\w]+)?$"), answer)
    page.evaluate("localStorage.clear()")
    page.goto(f"{server}/rules?lang=en")
    lost = page.locator(".spoiled")
    expect(lost).to_contain_text("Sundays")
    lost.get_by_role("button", name="More: Sundays").click()
    expect(page.locator("dialog").get_by_role("link")).to_have_count(0)
    page.get_by_role("button", name="Versions").click()
    expect(page.locator("dialog li").first).to_contain_text("Cannot be read any more")
    page.get_by_role("button", name="Put this version back: 1").click()
    expect(page.locator(NAMES).first).to_have_text("Sundays")
    expect(lost).to_have_count(0)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x00\xff\xfe", "This is not TOML"),
        (b"hello = [", "This is not TOML"),
        (b"a = " + b"[" * 5000, "This is not TOML"),
        (b'x = "' + b"a" * 2_000_000 + b'"', "too much"),
        (b'extends = "nonsense"', "There is no preset"),
        (b'extends = "classic-32"\nplayers = [1]\n', "players: “1” must be"),
        (b'name = "<img src=x onerror=alert(1)>"\nextends = "classic-32"\nfoo = 1', "There is no option “foo”"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_ruleset_is_refused_in_a_sentence(
    page: Any, server: str, tmp_path: Path, content: bytes, said: str
) -> None:
    file = tmp_path / "rules.toml"
    file.write_bytes(content)
    page.goto(f"{server}/rules?lang=en")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.locator(".ruleset").first).to_be_visible()


@pytest.mark.parametrize("link", ["2zzzz", "%00", "..%2f..%2f", "x" * 3000, "<script>alert(1)</script>"])
def test_a_link_that_is_damaged_is_refused_in_a_sentence(page: Any, server: str, link: str) -> None:
    for address in (f"/rules/{link.replace('/', '%2f')}", f"/score/new?rules={link}", f"/new?rules={link}"):
        page.goto(f"{server}{address}")
        expect(page.get_by_role("alert").first).to_contain_text(
            re.compile("The link (is damaged|was made by another version)")
        )


def test_two_pages_that_change_the_same_rules_show_the_same(page: Any, server: str) -> None:
    begin(page, server)
    save(page, "Sundays")
    other = page.context.new_page()
    other.set_viewport_size(SIZES["desktop"])
    other.goto(page.url)
    other.wait_for_selector(".parts .open .total:not(:empty)")
    price(page, "7")
    expect(other.locator(".parts li").filter(has_text="No tricks").locator(".total")).to_have_text("56")
    other.keyboard.press("Control+z")
    expect(page.locator(".parts li").filter(has_text="No tricks").locator(".total")).to_have_text("80")
    # What one of them saves under another name does not take away what the other one keeps.
    begin(other, server, "classic-32")
    save(other, "Mondays")
    begin(page, server, "suite-8")
    save(page, "Tuesdays")
    assert {each["name"] for each in kept(page)} == {"Sundays", "Mondays", "Tuesdays"}


def test_rules_saved_elsewhere_in_the_meantime_are_not_written_over_unasked(page: Any, server: str) -> None:
    begin(page, server)
    save(page, "Sundays")
    id = kept(page)[0]["id"]
    price(page, "7")
    token = next(each["value"] for each in page.context.cookies() if each["name"] == "csrftoken")
    body = {"source": {"preset": "suite-8"}, "base_version": 1}
    elsewhere = page.request.post(f"{server}/api/rulesets/{id}", data=body, headers={"X-CSRFToken": token})
    assert elsewhere.json()["version"] == 2
    page.get_by_role("button", name="Save", exact=True).click()
    dialog = page.locator("dialog")
    expect(dialog.get_by_role("status")).to_have_text("“Sundays” is there already, in version 2.")
    dialog.get_by_role("button", name="Save as version 3").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Saved", exact=True)).to_be_visible()
    versions = page.request.get(f"{server}/api/rulesets/{id}").json()["versions"]
    assert [each["number"] for each in versions] == [3, 2, 1]


SCROLLED = "new Promise((done) => { const look = () => (scrollY > 0 ? done() : requestAnimationFrame(look)); look() })"
TYPED = ("0", "", "-", "−30", "99999", "1.5", "x")
STANDS = ("0", "0", "0", "−30", "9999", "9999", "9999")


def test_a_number_is_typed_stepped_and_never_turned_by_the_wheel(page: Any, server: str) -> None:
    begin(page, server)
    show(page, "No queens")
    field = option(page, "contracts.queens.prices").get_by_role("spinbutton").first
    total = page.locator(".parts li").filter(has_text="No queens").locator(".total")
    for typed, stands in zip(TYPED, STANDS, strict=True):
        field.fill(typed)
        page.keyboard.press("Tab")
        expect(field).to_have_value(stands)
    field.fill("0")
    expect(total).to_have_text("0")
    expect(tab(page, "book").locator("ins").first).to_be_visible()
    field.fill("20")
    page.keyboard.press("ArrowUp")
    expect(field).to_have_value("25")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("PageDown")
    expect(field).to_have_value("−30")
    field.hover()
    page.mouse.wheel(0, 200)
    page.evaluate(SCROLLED)
    expect(field).to_have_value("−30")
    expect(total).to_have_text("−120")


def test_ones_own_rules_are_offered_first_wherever_something_begins(page: Any, server: str) -> None:
    begin(page, server)
    save(page, "קלפים של סבתא, יום ראשון אחרי הצהריים")
    begin(page, server, "marie-luce-52")
    save(page, "Rindfleischetikettierungsüberwachungsgesetz")
    page.get_by_role("button", name="Keep score with it").click()
    expect(page.locator("#rules option:checked")).to_have_text("Rindfleischetikettierungsüberwachungsgesetz")
    expect(page.get_by_role("radiogroup", name="Players")).to_contain_text("6")
    page.goto(f"{server}/score/new")
    expect(page.locator("#rules option").nth(1)).to_have_text("קלפים של סבתא, יום ראשון אחרי הצהריים")
    page.goto(f"{server}/new")
    expect(page.locator("#preset option").first).to_have_text("Rindfleischetikettierungsüberwachungsgesetz")
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{server}/")
    expect(page.locator(".play")).to_contain_text("Rindfleischetikettierungsüberwachungsgesetz")
    expect(page.locator(".names button").first).to_have_text("קלפים של סבתא, יום ראשון אחרי הצהריים")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".names button").first.click()
    page.wait_for_url(re.compile("/t/"))
    with page.expect_response(re.compile("/api/presets$")):
        page.goto(f"{server}/rules")
    expect(page.locator(NAMES).first).to_have_text("Rindfleischetikettierungsüberwachungsgesetz")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_evening_is_kept_by_what_a_link_says(page: Any, server: str) -> None:
    begin(page, server)
    price(page, "7")
    tab(page, "changes")
    page.get_by_role("button", name="Keep score with it").click()
    page.wait_for_url(re.compile("/score/new.rules="))
    expect(page.locator("#rules option:checked")).to_have_text("unnamed rules")
    page.select_option("#rules", "classic-32")
    expect(page.locator("#rules")).to_have_value("classic-32")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_code_has_its_quiet_margin_and_is_black_on_white(page: Any, server: str, theme: str) -> None:
    page.emulate_media(color_scheme=theme)
    begin(page, server)
    asked(page)
    page.get_by_role("button", name="Share").click()
    code = page.locator("dialog [role=img]")
    code.locator("svg").wait_for()
    settled(page)
    drawn = code.evaluate(
        """(box) => {
          const svg = box.querySelector('svg'), whole = svg.getBoundingClientRect()
          const dark = [...svg.querySelectorAll('path, rect')].at(-1), ink = dark.getBoundingClientRect()
          const module = (10 * whole.width) / svg.viewBox.baseVal.width
          return { margin: (ink.left - whole.left) / module, over: (ink.top - whole.top) / module, module,
            paper: getComputedStyle(box).backgroundColor, ink: getComputedStyle(dark).fill }
        }"""
    )
    assert min(drawn["margin"], drawn["over"]) >= 4 - 1e-3, drawn
    assert drawn["module"] >= 3, "a phone tells the modules apart"
    assert (drawn["paper"], drawn["ink"]) == ("rgb(255, 255, 255)", "rgb(0, 0, 0)")

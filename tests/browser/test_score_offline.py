"""The scorekeeper without a server: stopped, killed and reopened in the middle; then both sides are equal again."""

from __future__ import annotations

import contextlib
import json
import random
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
from playwright.sync_api import expect

from barbu.match import Match, sheet
from barbu.notation.reader import loads
from tests.browser.conftest import PATIENCE
from tests.browser.keeper import PHONE, Keeper, evening, kept, on_server, rules_of, stored, told
from tests.browser.test_interruptions import House
from tests.browser.test_score_evenings import as_asked
from tests.support import scale
from tests.support.evenings import random_entry
from tests.web.house import house as in_a_thread
from tools import page as made

pytestmark = pytest.mark.timeout(0 if scale.full() else 900)


@pytest.fixture
def house(tmp_path: Path, built: None) -> Iterator[House]:
    running = House(tmp_path / "data")
    yield running
    running.stop()


class Phone:
    """A browser with a memory of its own, that can be killed as by a flat battery and started again."""

    def __init__(self, browser_type: Any, launch: dict[str, Any], folder: Path) -> None:
        self._type, self._launch, self._folder = browser_type, launch, folder
        self.start()

    def start(self) -> None:
        """Starts it."""
        self.context = self._type.launch_persistent_context(
            str(self._folder), viewport=PHONE, locale="en-GB", **self._launch
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.pages[0] if self.context.pages else self.context.new_page()

    def kill(self) -> None:
        """Ends all its processes at once."""
        for process in psutil.process_iter(["cmdline"]):
            if any(str(self._folder) in word for word in process.info["cmdline"] or ()):
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()
        with contextlib.suppress(Exception):
            self.context.close()


@pytest.fixture
def phone(browser_type: Any, browser_type_launch_args: dict[str, Any], tmp_path: Path) -> Iterator[Phone]:
    owned = Phone(browser_type, browser_type_launch_args, tmp_path / "phone")
    yield owned
    with contextlib.suppress(Exception):
        owned.context.close()


def deal(keeper: Keeper, match: Match, rng: random.Random) -> Match:
    """One deal by chance, entered on the page."""
    entry = random_entry(match, rng)
    assert entry is not None
    after = keeper.enter(match, as_asked(match, entry))
    keeper.agrees(after)
    return after


def test_an_evening_without_a_server(phone: Phone, house: House) -> None:
    rng = random.Random(5)
    keeper = Keeper(phone.page, house.address)
    match = evening(rules_of("fr-tableau-32"), 4)
    url = keeper.begin("fr-tableau-32", title="Cellar")
    other = keeper.begin("classic-32", players=4, title="Beside")
    phone.page.goto(url)
    told(phone.page)
    by_its_worker(phone.page)
    for _ in range(2):
        match = deal(keeper, match, rng)
    told(phone.page)

    house.kill()
    # Closed and opened again with nobody there to answer: the evening, and the list of both.
    phone.page.reload()
    keeper.agrees(match)
    match = deal(keeper, match, rng)
    keeper.page.goto(f"{house.address}/score")
    phone.page.wait_for_selector(".evening")
    assert phone.page.locator(".evening").count() == 2

    # The other evening at the same time, in a window of its own: the two keep apart.
    second = Keeper(phone.context.new_page(), house.address)
    second.page.goto(other)
    beside = evening(rules_of("classic-32"), 4)
    phone.page.goto(url)
    for _ in range(2):
        match = deal(keeper, match, rng)
        beside = deal(second, beside, rng)
    keeper.agrees(match)
    second.page.close()

    # Half a deal, and the battery is flat.
    phone.page.locator(".box.may").first.click()
    phone.page.locator(".pad button, [data-now] .who[aria-pressed], .entry li button[data-seat]").last.click()
    before = kept(phone.page, url)["state"]
    assert before["halves"]
    phone.kill()
    phone.start()
    keeper.page = phone.page
    phone.page.goto(url)
    keeper.agrees(match)
    assert kept(phone.page, url)["state"] == before
    while kept(phone.page, url)["state"]["halves"]:
        phone.page.get_by_role("button", name="Undo").click()
    expect(phone.page.locator(".bottom .main")).to_contain_text("chooses")
    while len(match.results) < 10:
        match = deal(keeper, match, rng)

    # Deal 3 of 10 as it was not, then as it was again.
    whole = kept(phone.page, url)["state"]
    phone.page.goto(f"{url}/deal/3")
    phone.page.wait_for_selector(".entry")
    _change(phone.page)
    keeper.write()
    changed = keeper.totals()
    assert changed != list(sheet(match.state).totals)
    assert len(kept(phone.page, url)["state"]["deals"]) == 10
    while kept(phone.page, url)["state"] != whole:
        phone.page.get_by_role("button", name="Undo").click()
    keeper.agrees(match)
    assert json.dumps(kept(phone.page, url)["state"]) == json.dumps(whole)

    # The server is back, and has the same.
    house.start()
    phone.page.reload()
    told(phone.page)
    there = on_server(phone.page, url)
    assert there["title"] == "Cellar"
    record = loads(there["record"])
    assert list(sheet(record.state).totals) == keeper.totals() == list(sheet(match.state).totals)
    assert there["notes"]["uids"] == [each["uid"] for each in kept(phone.page, url)["state"]["deals"]]
    phone.page.goto(other)
    told(phone.page)
    assert list(sheet(loads(on_server(phone.page, other)["record"]).state).totals) == list(sheet(beside.state).totals)


def _change(page: Any) -> None:
    """Gives what one player took to another, whatever was counted."""
    if page.locator("[data-now] .stepper").count():
        counts = [int(each) for each in page.locator("[data-now] .stepper b").all_inner_texts()]
        giver = max(range(4), key=lambda seat: counts[seat])
        taker = min(range(4), key=lambda seat: counts[seat])
        page.locator("[data-now] .stepper").nth(giver).locator("button").first.click()
        page.locator("[data-now] .stepper").nth(taker).locator("button").last.click()
    elif page.locator("[data-now]").count():
        page.locator("[data-now] .who[aria-pressed=false]").first.click()
    else:
        order = page.locator(".entry li button")
        order.nth(0).click()
        for seat in range(4):
            if order.nth(seat).get_attribute("aria-pressed") != "true":
                order.nth(seat).click()


def test_two_phones_never_lose_an_entry_silently(browser: Any, house: House) -> None:
    rng = random.Random(9)
    contexts = [browser.new_context(viewport=PHONE, locale="en-GB") for _ in range(2)]
    for each in contexts:
        each.set_default_timeout(PATIENCE)
    one, two = (Keeper(each.new_page(), house.address) for each in contexts)
    match = evening(rules_of("fr-tableau-32"), 4)
    url = one.begin("fr-tableau-32", title="Two phones")
    match = deal(one, match, rng)
    told(one.page)
    one.page.get_by_role("button", name="Share", exact=True).click()
    one.page.get_by_role("button", name="Score on another phone").click()
    link = one.page.locator("dialog .field").input_value()
    one.page.keyboard.press("Escape")
    two.page.goto(house.address + link[link.index("/score/") :])
    two.page.wait_for_url("**/score/*-*")
    two.agrees(match)

    # Each sees at once what the other enters.
    match = deal(two, match, rng)
    expect(one.page.locator(".box.done")).to_have_count(len(match.results))
    one.agrees(match)

    # Without a line both enter the next deal, and not the same.
    house.kill()
    first, second = random_entry(match, rng), random_entry(match, rng)
    assert first is not None
    assert second is not None
    assert first.contract != second.contract
    mine, theirs = one.enter(match, as_asked(match, first)), two.enter(match, as_asked(match, second))
    one.agrees(mine)
    two.agrees(theirs)
    house.start()
    for keeper in (one, two):
        keeper.page.evaluate("window.dispatchEvent(new Event('online'))")
    asked = [one.page, two.page]
    for _ in range(600):
        if sum(page.locator(".clash").count() for page in asked) == 1:
            break
        one.page.wait_for_timeout(100)
    late = next(page for page in asked if page.locator(".clash").count())
    told_there = late.locator(".clash").inner_text()
    assert "Deal 3" in told_there
    # What each has entered is either kept or asked about, word for word.
    entries = {
        each["entry"]["contract"] for page in asked for state in [kept(page, url)] for each in state["state"]["deals"]
    }
    entries |= {each["mine"]["contract"] for each in kept(late, url)["conflicts"]}
    assert {first.contract, second.contract} <= entries
    late.get_by_role("button", name="As entered here").click()
    late.wait_for_selector(".clash", state="detached")
    for page in asked:
        told(page)
    chosen = (mine if late is one.page else theirs).results[-1].round.row
    both: list[Any] = [None, ()]
    for _ in range(600):
        both = [kept(page, url)["state"]["deals"] for page in asked]
        if both[0] == both[1]:
            break
        one.page.wait_for_timeout(100)
    assert both[0] == both[1]
    assert chosen is not None
    assert both[0][-1]["entry"]["contract"] == chosen.id
    assert one.totals() == two.totals()
    for each in contexts:
        each.close()


def test_a_browser_that_keeps_nothing_else_still_lists_what_it_has(page: Any, server: str) -> None:
    page.set_viewport_size(PHONE)
    Keeper(page, server).begin("suite-8", title="Alone")
    page.goto(f"{server}/score?lang=en")
    page.wait_for_selector(".evening")
    assert [each["state"]["title"] for each in stored(page)] == ["Alone"]


def test_the_pages_open_in_every_language_and_no_other_page_knows_of_the_worker(phone: Phone, house: House) -> None:
    page = phone.page
    page.goto(f"{house.address}/score?lang=en")
    by_its_worker(page)
    expect(page.get_by_text("works without a network")).to_be_visible()
    page.wait_for_load_state("networkidle")
    client = page.context.new_cdp_session(page)
    assert client.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    page.goto(f"{house.address}/help")
    assert page.evaluate("navigator.serviceWorker.controller") is None
    house.kill()
    for lang, title in (("fi", "Pistelappu"), ("zh", "记分"), ("pt", "Pontuação")):
        page.goto(f"{house.address}/score?lang={lang}")
        expect(page.locator("h1")).to_have_text(title)
    # Rules were kept too: an evening can be begun.
    page.goto(f"{house.address}/score/new?lang=en")
    page.wait_for_selector("#rules option", state="attached")
    assert page.locator("#rules option").count() > 20
    with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
        page.goto(f"{house.address}/help")


def newer(static: Path) -> None:
    """Another build instead of the one in this folder: every script has another name, and the old ones are gone."""
    scripts = [each.name for each in (static / "assets").glob("*.js")]
    again = re.compile("|".join(re.escape(name.removesuffix(".js")) + r"(?=\.js)" for name in scripts))
    for file in [*static.rglob("*.js"), static / "index.html", made.MANIFEST.relative_to(made.STATIC)]:
        path = static / file
        path.write_text(again.sub(lambda found: f"{found[0]}2", path.read_text("utf-8")), encoding="utf-8")
    for name in scripts:
        new = (static / "assets" / name).rename(static / "assets" / name.replace(".js", "2.js"))
        if name.startswith("Score-"):
            new.write_text(new.read_text("utf-8") + ";document.documentElement.dataset.build='2'", encoding="utf-8")
    worker = static / "score-worker.js"
    worker.write_text(re.sub(r"(VERSION = '\w+)'", r"\g<1>2'", worker.read_text("utf-8")), encoding="utf-8")


LONG = 5 * PATIENCE / 1000
"""Seconds for a build to be kept whole: all its files come from a server that does other work."""

KEPT = """async () => {
  const own = await navigator.serviceWorker.ready
  return own.active.state === 'activated' && navigator.serviceWorker.controller !== null
}"""
"""Whether the worker has all it needs and answers for this page: ready is said before either."""

BUILDS = """async () => {
  const own = await navigator.serviceWorker.getRegistration()
  const newer = own.active !== window.older && own.active === navigator.serviceWorker.controller
  if (own.installing || own.waiting || own.active.state !== 'activated') return false
  const names = (await caches.keys()).filter((name) => name.startsWith('score '))
  const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/score')))
  if (newer && pages.filter(Boolean).length === 2) return true
  await own.update().catch(() => {})
  return false
}"""
"""Whether two builds are kept whole, none is on its way, and the newer one answers. A newer one is asked for until it
is: as by a page that is opened again where not all of it came."""


def until(page: Any, promised: str) -> None:
    """Waits until what the function promises is true; `wait_for_function` takes the promise itself for an answer."""
    end = time.monotonic() + LONG
    while not page.evaluate(promised):
        assert time.monotonic() < end, promised
        page.wait_for_timeout(300)


def by_its_worker(page: Any) -> None:
    """Waits until the page is kept, and asks its worker first."""
    until(page, KEPT)


def test_an_open_page_of_an_older_build_loses_nothing_to_a_newer_one(phone: Phone, built: None, tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(made.STATIC, static)
    rng = random.Random(4)
    with in_a_thread(tmp_path, static=static) as running:
        page, keeper = phone.page, Keeper(phone.page, running.address)
        match = evening(rules_of("fr-tableau-32"), 4)
        url = keeper.begin("fr-tableau-32", title="Two builds")
        by_its_worker(page)
        match = deal(keeper, match, rng)
        page.locator(".box.may").first.click()
        page.wait_for_selector(".entry")
        before = kept(page, url)["state"]
        assert before["halves"]

        page.evaluate("navigator.serviceWorker.getRegistration().then((own) => { window.older = own.active })")
        newer(static)
        until(page, BUILDS)
        # Still the older one: its parts that were not asked for yet are gone from the server, and here all the same.
        page.get_by_role("link", name="Back").click()
        keeper.agrees(match)
        page.get_by_role("link", name="Back").click()
        page.get_by_role("link", name="Players and groups").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Players and groups")
        assert page.evaluate("document.documentElement.dataset.build") is None
        page.go_back()
        page.locator("a.evening").click()
        keeper.agrees(match)
        assert kept(page, url)["state"] == before
        told(page)
    # The newer one, without a line.
    page.goto(url)
    keeper.agrees(match)
    assert page.evaluate("document.documentElement.dataset.build") == "2"
    assert kept(page, url)["state"] == before
    page.locator(".bottom .main").click()
    page.wait_for_selector(".entry")


def test_the_sheet_goes_on_paper_black_on_white(page: Any, server: str) -> None:
    keeper = Keeper(page, server)
    keeper.begin("suite-8", title="On paper")
    rng = random.Random(1)
    match = evening(rules_of("suite-8"), 4)
    for _ in range(2):
        match = deal(keeper, match, rng)
    page.emulate_media(media="print", color_scheme="dark")
    paper = page.locator(".paper")
    expect(paper).to_be_visible()
    expect(page.locator(".evening")).to_be_hidden()
    assert paper.locator("tbody tr").count() == 2
    assert paper.evaluate("(each) => getComputedStyle(each).color") == "rgb(0, 0, 0)"
    assert len(page.pdf()) > 5000

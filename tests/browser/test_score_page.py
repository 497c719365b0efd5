"""What people missed elsewhere, on the scorekeeper's page; and that it is small, quick and open to everybody."""

from __future__ import annotations

import csv
import gzip
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from barbu.match import sheet
from barbu.notation.reader import loads
from tests.browser.keeper import PHONE, Keeper, evening, kept, number, rules_of, saved, told
from tests.browser.looks import faults, settled
from tests.browser.matches import SIZES
from tests.browser.test_score_evenings import as_asked
from tests.support import scale
from tests.support.evenings import random_entry

pytestmark = pytest.mark.timeout(0 if scale.full() else 600)

MINUS = "−"
FIRST_LOAD = 150_000


@pytest.fixture
def keeper(page: Any, server: str) -> Keeper:
    page.set_viewport_size(PHONE)
    return Keeper(page, server)


def choose(keeper: Keeper, contract: str) -> Any:
    """Goes to the entry of this contract; the page."""
    keeper.tap(keeper.page.locator(f".box[data-contract='{contract}']"))
    keeper.page.wait_for_selector(".entry")
    saved(keeper.page)
    return keeper.page


def pad(page: Any, *counts: int) -> None:
    """Says how many each player took, one after the other."""
    for count in counts:
        page.locator(".pad button").nth(count).click()


def took(page: Any, seat: int) -> None:
    """Says who took the one thing that is asked for."""
    page.locator("[data-now] .who").nth(seat).click()


def points(page: Any) -> list[str]:
    """What stands under each name while a deal is entered."""
    return list(page.locator(".came").all_inner_texts())


def test_p25_both_last_tricks_of_one_player_are_added(keeper: Keeper) -> None:
    keeper.begin("tournament-52")
    page = choose(keeper, "last_two")
    page.get_by_role("button", name="Go on", exact=True).click()
    took(page, 2)
    took(page, 2)
    keeper.write()
    assert keeper.totals() == [0, 0, -30, 0]


def test_p26_the_ace_of_hearts_has_its_own_price(keeper: Keeper) -> None:
    keeper.begin("tournament-52")
    page = choose(keeper, "hearts")
    page.get_by_role("button", name="Go on", exact=True).click()
    page.locator("[data-item='AH']").click()
    took(page, 1)
    page.locator("[data-item='H']").click()
    page.locator("[data-rest] button").nth(1).click()
    keeper.write()
    assert keeper.totals() == [0, -30, 0, 0]


def test_p27_an_impossible_split_of_the_salad_is_refused_with_the_reason(keeper: Keeper) -> None:
    keeper.begin("fr-tableau-32")
    page = choose(keeper, "salad")
    assert page.locator("input").count() == 0, "nothing is typed: no points, no minus sign to forget"
    # Luz has no trick, so no queen can be hers.
    pad(page, 0, 8)
    page.locator("[data-item='Q']").click()
    assert page.locator("[data-item='Q'].done").count() == 1, "whoever took every trick took every queen"
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-item='trick']").click()
    pad(page, 5, 3)
    page.locator("[data-item='Q']").click()
    page.locator("[data-now] [data-seat='0'] .stepper button").last.click(force=True)
    expect(page.locator(".refusal")).to_contain_text("the cards taken do not fit into the tricks won")
    assert kept(page, page.url)["state"]["halves"], "what was entered before stays"


def test_p30_every_trick_of_a_long_hand_can_be_entered(keeper: Keeper) -> None:
    keeper.begin("qcsalon-classic", players=3)
    page = choose(keeper, "tricks")
    hand = number(page.locator(".left .head").inner_text())
    assert hand >= 10
    pad(page, hand)
    expect(page.get_by_role("button", name="Write down", exact=True)).to_be_visible()


def test_p33_a_contract_that_is_done_cannot_be_chosen_again(keeper: Keeper) -> None:
    keeper.begin("fr-tableau-32")
    page = keeper.page
    for _ in range(4):
        choose(keeper, "tricks")
        pad(page, 2, 2, 2)
        keeper.write()
    assert page.locator(".box[data-contract='tricks']").count() == 0
    assert page.locator(".box.done").count() == 4
    page.locator(".bottom .main").click()
    page.wait_for_selector(".tile")
    assert page.locator(".tile[data-contract='tricks']").count() == 0
    assert page.locator(".mini .done").count() == 4, "the grid stays in sight while a deal is entered"


def test_p34_a_reload_after_every_deal_of_an_evening_changes_nothing(keeper: Keeper) -> None:
    rng = random.Random(2)
    keeper.begin("suite-8")
    match = evening(rules_of("suite-8"), 4)
    for _ in range(8):
        entry = random_entry(match, rng)
        assert entry is not None
        match = keeper.enter(match, as_asked(match, entry))
        keeper.page.reload()
        keeper.agrees(match)
    expect(keeper.page.locator(".end")).to_be_visible()


def test_p35_negative_points_are_read_back_in_every_view(keeper: Keeper, tmp_path: Path) -> None:
    keeper.begin("suite-8")
    page = keeper.page
    page.locator(".bottom .main").click()
    page.wait_for_selector(".entry")
    pad(page, 2)
    assert re.search(f"2 tricks {MINUS}\\d+", points(page)[0])
    pad(page, 2, 2)
    keeper.write()
    lost = keeper.totals()[0]
    assert lost < 0
    shown = f"{MINUS}{-lost}"
    page.locator(".box.done").first.click()
    expect(page.locator("dialog")).to_contain_text(shown)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Deals").click()
    expect(page.locator("#panel-deals")).to_contain_text(shown)
    page.get_by_role("tab", name="Chart").click()
    expect(page.locator("#panel-chart table")).to_contain_text(shown)
    page.get_by_role("button", name="Share", exact=True).click()
    with page.expect_download() as loading:
        page.get_by_role("button", name="As a table (CSV)").click()
    rows = list(csv.reader(Path(loading.value.path()).read_text(encoding="utf-8-sig").splitlines()))
    assert rows[1][3] == str(lost)


def test_p36_what_is_half_entered_stays_by_every_way_out(keeper: Keeper) -> None:
    url = keeper.begin("fr-tableau-32")
    page = choose(keeper, "hearts")
    pad(page, 3)
    half = kept(page, url)["state"]["halves"]
    assert half[0]["given"]["H"] == [3, 0, 0, 0]
    for leave in (
        page.reload,
        page.go_back,
        lambda: page.goto(f"{keeper.server}/score"),
        lambda: page.goto(f"{keeper.server}/help"),
    ):
        leave()
        assert kept(page, url)["state"]["halves"] == half
        page.goto(f"{url}/deal")
        expect(page.locator(".left .head")).to_have_text("5")


def test_p38_evenings_keep_apart_players_are_renamed_everywhere_and_deleting_asks(keeper: Keeper) -> None:
    page = keeper.page
    first = keeper.begin("suite-8", title="One")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Save these players").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("Saved under “Players and groups”.")
    page.keyboard.press("Escape")
    page.goto(f"{keeper.server}/score/company")
    page.get_by_role("link", name="Begin").click()
    page.get_by_label("Name of the evening").fill("Two")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-totals]")
    second = page.url
    assert kept(page, second)["people"] == kept(page, first)["people"]
    page.goto(f"{keeper.server}/score/company")
    page.get_by_label("Name, now Ana").fill("Anna")
    page.get_by_label("Name, now Ana").press("Tab")
    expect(page.get_by_label("Name, now Anna")).to_be_visible()
    for url in (first, second):
        page.goto(url)
        expect(page.locator(".evening thead")).to_contain_text("Anna")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Delete the evening").click()
    assert kept(page, second)["deleted"] is False, "it is asked first"
    page.get_by_role("button", name="Delete it for good?").click()
    expect(page.locator("a.evening b")).to_have_text(["One"])


def test_p39_doubles_of_an_old_deal_are_corrected_and_a_file_is_opened_again(keeper: Keeper, tmp_path: Path) -> None:
    url = keeper.begin("tournament-52")
    page = choose(keeper, "barbu")
    page.locator("[data-cell='1-0']").click()
    page.get_by_role("button", name="Go on", exact=True).click()
    took(page, 2)
    keeper.write()
    before = keeper.totals()
    page.goto(f"{url}/deal/1")
    page.wait_for_selector(".entry")
    page.get_by_role("button", name=re.compile("^Who doubled whom")).click()
    assert page.locator("[data-cell='1-0']").get_attribute("aria-pressed") == "true"
    page.locator("[data-cell='2-0']").click()
    page.get_by_role("button", name="Go on", exact=True).click()
    keeper.write()
    after = keeper.totals()
    assert after != before
    assert sum(after) == sum(before)
    page.get_by_role("button", name="Share", exact=True).click()
    with page.expect_download() as loading:
        page.get_by_role("button", name="As a file to open again").click()
    file = Path(loading.value.path()).rename(tmp_path / "evening.json")
    with page.expect_download() as recording:
        page.get_by_role("button", name="As a record for the archive").click()
    record = Path(recording.value.path()).read_text(encoding="utf-8")
    assert list(sheet(loads(record).state).totals) == after
    assert json.loads(file.read_text(encoding="utf-8"))["record"] == record
    with page.expect_download() as drawing:
        page.get_by_role("button", name="As a picture").click()
    assert Path(drawing.value.path()).read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as printing:
        page.get_by_role("button", name="Print, or as a PDF").click()
    assert Path(printing.value.path()).read_bytes().startswith(b"%PDF")
    page.goto(f"{keeper.server}/score")
    page.set_input_files("input[type=file]", str(file))
    page.wait_for_selector("[data-totals]")
    assert page.url != url
    assert keeper.totals() == after


def test_an_old_deal_that_makes_a_later_one_impossible_is_told(keeper: Keeper) -> None:
    url = keeper.begin("fr-tableau-32")
    page = keeper.page
    for contract in ("tricks", "tricks", "tricks", "tricks", "hearts"):
        choose(keeper, contract)
        pad(page, 2, 2, 2)
        keeper.write()
    page.goto(f"{url}/deal/1")
    page.get_by_role("button", name="Another contract").click()
    page.locator(".tile[data-contract='hearts']").click()
    pad(page, 2, 2, 2)
    keeper.write()
    clash = page.locator(".clash")
    expect(clash).to_contain_text("Deal 5 no longer fits")
    expect(clash).to_contain_text("“No hearts” has been played already")
    assert len(kept(page, url)["state"]["deals"]) == 5, "it is told, not thrown away"
    page.get_by_role("button", name="Undo").click()
    expect(clash).to_have_count(0)
    told(page)


def test_others_watch_and_cannot_change(keeper: Keeper, browser: Any) -> None:
    keeper.begin("suite-8", title="Watched")
    told(keeper.page)
    keeper.page.get_by_role("button", name="Share", exact=True).click()
    keeper.page.get_by_role("button", name="Let others watch").click()
    link = keeper.page.locator("dialog .field").input_value()
    keeper.page.keyboard.press("Escape")
    other = browser.new_context(viewport=SIZES["desktop"], locale="en-GB").new_page()
    other.goto(keeper.server + link[link.index("/score/") :])
    other.wait_for_selector("[data-totals]")
    expect(other.locator("[data-owed]")).to_contain_text("You are watching")
    assert other.get_by_role("button", name="Undo").count() == 0
    page = keeper.page
    page.locator(".bottom .main").click()
    page.wait_for_selector(".entry")
    pad(page, 2, 2, 2)
    keeper.write()
    expect(other.locator(".box.done")).to_have_count(4)
    assert Keeper(other, keeper.server).totals() == keeper.totals()
    other.goto(f"{other.url}/deal")
    expect(other.locator(".entry")).to_have_count(0)
    other.context.close()


CUT = re.compile("(title|small) cut:|small pays")
"""What may end in an ellipsis: the name of an evening, what the contract above the entry pays."""

PLACES = [
    "",
    "/new",
    "/company",
    "/figures",
    "/EVENING",
    "/EVENING?tab=deals",
    "/EVENING?tab=chart",
    "/EVENING/deal",
    "/DOUBLES/deal",
    "/OUT/deal",
    "/SALAD/deal",
]


def test_axe_finds_nothing_and_nothing_is_cut_off(keeper: Keeper, violations: Callable[[Any], list[str]]) -> None:
    page = keeper.page
    ids = {}
    for name, ruleset, players, contract in (
        ("EVENING", "fr-tableau-32", 4, "hearts"), ("DOUBLES", "tournament-52", 4, "queens"),
        ("OUT", "marie-luce-52", 5, "hearts"), ("SALAD", "fr-tableau-32", 4, "salad"),
    ):  # fmt: skip
        ids[name] = keeper.begin(ruleset, players=players).rsplit("/", 1)[1]
        if name == "EVENING":
            choose(keeper, "queens")
            pad(page, 1, 1, 1)
            keeper.write()
        choose(keeper, contract)
    found: list[str] = []
    sizes = {**SIZES, "small": {"width": 320, "height": 568}, "laid down": {"width": 844, "height": 390}}
    for at, place in enumerate(PLACES):
        for name, id in ids.items():
            place = place.replace(name, id)
        for nth, size in enumerate(sizes):
            if not scale.full() and (at + nth) % 2:
                continue
            page.set_viewport_size(sizes[size])
            page.emulate_media(color_scheme="dark" if (at + nth // 2) % 2 else "light")
            page.goto(f"{keeper.server}/score{place}")
            page.wait_for_selector("h1, .entry")
            settled(page)
            found += [f"{place} {size}: {each}" for each in violations(page)]
            found += [f"{place} {size}: {each}" for each in faults(page, sideways=".scroll") if not CUT.search(each)]
    assert not found, "\n".join(found)


def test_first_load_of_the_scorekeeper_is_small(browser: Any, server: str) -> None:
    page = browser.new_context().new_page()
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.frame is not None and "/stream" not in response.url:
            body = response.body()
            sizes[response.url] = len(body if response.url.endswith((".woff2", ".png")) else gzip.compress(body))

    page.on("response", weigh)
    page.goto(f"{server}/score")
    page.wait_for_selector("h1")
    settled(page)
    print(f"first load of the scorekeeper: {sum(sizes.values()):,} bytes compressed")
    assert sum(sizes.values()) <= FIRST_LOAD

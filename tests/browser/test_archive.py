"""What the archive tells of finished matches, and what a new table tells of its rules."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import expect

from barbu.match import Match, sheet
from barbu.notation import dumps
from barbu.rules import preset
from tests.browser.looks import faults, settled
from tests.browser.player import fast, open_table, play, tapping
from tests.support.evenings import kept_evening

ONE = {"toml": 'extends = "classic-32"\nname = "classic-32"\ndeals = 1\n'}


def test_the_archive_tells_the_time_and_marks_a_deal_played_again(page: Any, server: str) -> None:
    fast(page)
    open_table(page, server, ONE, 4)
    assert play(page, 1, 120, tapping)["finished"]
    page.goto(f"{server}/archive?lang=en")
    rows = page.locator("main li.panel")
    expect(rows).to_have_count(1)
    expect(rows.first).not_to_contain_text("played again")
    assert re.search(r"\d:\d\d", rows.first.locator("time").inner_text())
    expect(rows.first.locator(".about b")).to_have_text("Classic Barbu")
    rows.first.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Play this deal again").click()
    page.wait_for_selector(".table")
    expect(page.get_by_text("deal 1 once more")).to_have_count(1)
    assert play(page, 1, 120, tapping)["finished"]
    page.locator(".end footer a").click()
    expect(page.get_by_text("Nothing was promised of these cards")).to_be_visible()
    page.goto(f"{server}/archive?lang=en")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("A deal played again")
    assert faults(page) == []


def test_an_evening_kept_by_hand_is_marked_and_opens_as_far_as_it_tells(
    page: Any, server: str, tmp_path: Path, violations: Callable[[Any], list[str]]
) -> None:
    match = kept_evening(preset("suite-8"), 4, "archive")
    match = Match.fold(msgspec.structs.replace(match.header, id=str(uuid.uuid4())), match.events)
    rows = sheet(match.state).rows
    file = tmp_path / "evening.txt"
    file.write_text(dumps(match), encoding="utf-8")
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{server}/archive?lang=en")
    page.set_input_files("input[type=file]", str(file))
    row = page.locator("main li.panel").first
    expect(row).to_contain_text("Kept by hand, with real cards")
    row.get_by_role("link", name="Replay").click()
    for number in (1, len(rows)):
        page.select_option("#deal", str(number))
        expect(page.get_by_text("its cards are not known")).to_be_visible()
        shown = page.locator(".left td.deal, .left tr.deal td").all_inner_texts()
        assert [int(each.replace("−", "-")) for each in shown] == list(rows[number - 1].score.points)
        assert page.locator(".cloth, .controls").count() == 0, "there are no cards to step through"
        settled(page)
        assert faults(page) == []
        assert violations(page) == []


def test_a_count_of_contracts_is_that_of_this_match(page: Any, server: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    open_table(page, server, {"toml": 'extends = "classic-32"\ndeals = 2\n'}, 4)
    expect(page.locator("aside")).to_contain_text("0 of 2 played")


def test_a_new_table_shows_what_each_contract_costs_at_so_many_players(
    page: Any, server: str, violations: Callable[[Any], list[str]]
) -> None:
    page.set_viewport_size({"width": 320, "height": 740})
    page.goto(f"{server}/new?lang=en")
    page.select_option("#preset", "marie-luce-52")
    contracts = page.locator("details.contracts")
    assert contracts.get_attribute("open") is None, "folded until it is asked for"
    contracts.locator("summary").click()
    presets = page.request.get(f"{server}/api/presets").json()
    rules = next(each for each in presets if each["name"] == "marie-luce-52")
    rows = [row for row in rules["contracts"] if row["active"]]
    for players in ("3", "6"):
        page.get_by_text(players, exact=True).click()
        shown = contracts.locator("ul").first.locator("li > b").all_inner_texts()
        assert [int(each.replace("−", "-")) for each in shown] == [row["total"][players] for row in rows]
    layout = next(row for row in rows if row["kind"] == "layout")
    assert layout["payout"]["3"] != layout["payout"]["6"]
    expect(contracts).to_contain_text("per heart")
    settled(page)
    assert faults(page) == []
    assert violations(page) == []


def test_an_unfinished_match_is_on_the_home_page_until_its_player_deletes_it(page: Any, server: str) -> None:
    tables = [open_table(page, server, {"preset": "classic-32"}, 4) for _ in range(2)]
    page.goto(server + "/")
    rows = page.locator(".kept")
    expect(rows).to_have_count(2)
    gone = rows.first.locator("a").get_attribute("href")
    rows.first.get_by_role("button").click()
    page.get_by_text("Delete it for good?").wait_for()
    page.get_by_role("button", name="Delete this match", exact=True).click()
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(1)
    assert gone
    assert rows.first.locator("a").get_attribute("href") != gone
    assert server + gone in tables
    page.goto(server + gone)
    expect(page.get_by_role("heading", level=1)).to_contain_text("This table does not exist")


def test_a_record_that_is_here_already_is_shown(page: Any, server: str, tmp_path: Path) -> None:
    match = kept_evening(preset("suite-8"), 4, "again")
    match = Match.fold(msgspec.structs.replace(match.header, id=str(uuid.uuid4())), match.events)
    file = tmp_path / "evening.txt"
    file.write_text(dumps(match), encoding="utf-8")
    for there in ("main li.panel", ".says, .totals, select"):
        page.goto(f"{server}/archive?lang=en")
        page.set_input_files("input[type=file]", str(file))
        page.wait_for_selector(there)
    assert page.url.endswith(f"/replay/{match.header.id}")

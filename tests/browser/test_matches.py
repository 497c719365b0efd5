"""Matches played in a browser: by tapping, by keys alone, by the text table alone, on a phone, from right to left."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import HOME
from tests.browser.matches import BRIEF, EVERY_PHASE, PATIENCE, PRESETS, SIZES, cut, source
from tests.browser.player import fast, keys, offered, open_table, play, tapping, touching, typing
from tests.support import scale

pytestmark = pytest.mark.timeout(0 if scale.full() else 600)


def watched(page: Any) -> list[str]:
    """Collects what goes wrong on the page."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("response", lambda answer: wrong.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
    return wrong


@pytest.mark.parametrize(("preset", "players"), PRESETS)
def test_a_match_against_bots_is_played_by_tapping(page: Any, server: str, preset: str, players: int) -> None:
    wrong = watched(page)
    fast(page)
    page.set_viewport_size(SIZES["desktop"])
    open_table(page, server, source(preset), players)
    done = play(page, 1000, PATIENCE)
    assert done["finished"] == 1
    assert preset != "tournament-52" or done["Doubling"] >= 1
    assert wrong == []


def test_a_match_is_played_with_a_finger_on_a_phone(browser: Any, server: str) -> None:
    context = browser.new_context(viewport=SIZES["phone"], has_touch=True, is_mobile=True, device_scale_factor=2)
    page = context.new_page()
    wrong = watched(page)
    fast(page)
    open_table(page, server, {"toml": EVERY_PHASE if scale.full() else BRIEF}, 3)
    done = play(page, 1000, PATIENCE, touching)
    assert done["finished"] == 1
    assert {"contract", "NamingTrump", "NamingStart", "Doubling", "card", "end"} <= set(done)
    assert wrong == []
    context.close()


@pytest.mark.full
@pytest.mark.parametrize("size", SIZES)
def test_every_phase_is_played_to_the_end(page: Any, server: str, size: str) -> None:
    wrong = watched(page)
    fast(page)
    page.set_viewport_size(SIZES[size])
    open_table(page, server, {"toml": EVERY_PHASE}, 3)
    done = play(page, 1000, PATIENCE)
    assert done["finished"] == 1
    assert {"contract", "NamingTrump", "NamingStart", "Doubling", "card", "end"} <= set(done)
    assert wrong == []


def test_a_match_is_played_with_keys_alone(page: Any, server: str) -> None:
    wrong = watched(page)
    fast(page)
    open_table(page, server, {"toml": EVERY_PHASE if scale.full() else BRIEF}, 3)
    done = play(page, 1000, PATIENCE, keys)
    assert done["finished"] == 1
    assert {"contract", "NamingTrump", "NamingStart", "Doubling", "card", "end"} <= set(done)
    assert wrong == []


def test_a_match_is_played_with_the_text_table_alone(page: Any, server: str) -> None:
    wrong = watched(page)
    fast(page, textTable=True)
    open_table(page, server, {"toml": EVERY_PHASE if scale.full() else BRIEF}, 3)
    done = play(page, 1000, PATIENCE, typing)
    assert page.locator("button.hand").count() == 0
    assert done["finished"] == 1
    assert {"contract", "NamingTrump", "NamingStart", "Doubling", "card", "end"} <= set(done)
    assert wrong == []


def test_a_match_is_played_from_right_to_left(page: Any, server: str) -> None:
    wrong = watched(page)
    fast(page, lang="ar-XB")
    page.set_viewport_size(SIZES["phone"])
    open_table(page, server, {"toml": EVERY_PHASE if scale.full() else BRIEF}, 3)
    page.wait_for_selector(".table")
    assert page.evaluate("document.documentElement.dir") == "rtl"
    done = play(page, 1000, PATIENCE)
    assert done["finished"] == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
    assert wrong == []


PAIRS = [(preset, players) for preset, players in PRESETS if scale.full() or preset == "suite-8"]


@pytest.mark.parametrize(("preset", "players"), PAIRS)
def test_two_friends_play_from_two_browsers(browser: Any, server: str, preset: str, players: int) -> None:
    one, two = browser.new_context(), browser.new_context()
    host, friend = one.new_page(), two.new_page()
    wrong = [watched(page) for page in (host, friend)]
    for page in (host, friend):
        fast(page)
    match = source(preset) if scale.full() else cut(preset, 2)
    address = open_table(host, server, match, players, [None, *["careful"] * (players - 2)])
    friend.goto(address)
    # A guest sits down with two taps at most: the link, the seat.
    friend.get_by_role("button", name="Sit down here").first.click()
    host.get_by_role("button", name="Start", exact=True).click()
    before = {host: "", friend: ""}
    found: dict[Any, tuple[str, str | None, str] | None] = {}
    for _ in range(100 * PATIENCE):
        found = {page: offered(page, before[page], 100) for page in (host, friend)}
        for page, each in found.items():
            before[page] = each[2] if each else ""
            if each and each[1]:
                tapping(page, each[0], each[1])
        if all(each and each[0] == "finished" for each in found.values()):
            break
    else:
        raise AssertionError(f"the match was not finished: {found}")
    totals = [page.locator(".places b.push").all_inner_texts() for page in (host, friend)]
    assert totals[0] == totals[1] != []
    # One wants to play again; the other reads the result until he does, too.
    host.get_by_role("button", name="Play again").click()
    friend.get_by_text("The others want to play again.").wait_for()
    assert friend.locator(".places b.push").all_inner_texts() == totals[0]
    friend.get_by_role("button", name="Play again").click()
    friend.locator(".places").wait_for(state="detached")
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, friend):
        page.locator(".table:not(.between)").wait_for()
    assert wrong == [[], []]
    one.close()
    two.close()


def test_a_table_at_home_is_played_over_plain_http(page: Any, server: str) -> None:
    wrong = watched(page)
    fast(page)
    open_table(page, server.replace("127.0.0.1", HOME), {"toml": BRIEF}, 3)
    assert page.evaluate("isSecureContext") is False
    done = play(page, 1, PATIENCE)
    assert done["card"] > 3
    assert wrong == []

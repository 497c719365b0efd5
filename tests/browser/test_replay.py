"""A finished match looked at again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect

from barbu.croupier import Seeded
from barbu.notation import dumps
from barbu.rules import preset
from tests.browser.looks import faults, settled
from tests.support.show import variant
from tests.test_croupier import played
from tests.web.people import Person, first_legal


@pytest.fixture(scope="module")
def match(server: str) -> str:
    """The id of a match of one deal in which people play the first thing that comes to hand."""

    async def evening() -> str:
        async with Person(server, "Ana") as ana:
            toml = 'extends = "classic-32"\nname = "One deal"\ndeals = 1\n'
            body = {"source": {"toml": toml}, "players": 4, "pace": "instant", "start": True, "bots": ["random"] * 3}
            table = (await ana.post("/api/tables", body))["id"]
            return str((await asyncio.wait_for(ana.play(table, first_legal), 120))["match"])

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(evening())).result()


def test_a_strong_player_is_asked_about_a_step_and_about_a_whole_deal(
    page: Any, server: str, match: str, violations: Callable[[Any], list[str]]
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/opinion" in request.url else None)
    page.goto(f"{server}/replay/{match}?trick=2&lang=en")
    page.wait_for_selector(".says")
    settled(page)
    assert not asked, "nothing is judged unasked"
    page.get_by_role("button", name="What would a strong player have done?").click()
    expect(page.locator(".opinion")).to_have_count(1)
    assert len(asked) == 1
    page.get_by_role("button", name="One card on").click()
    expect(page.locator(".opinion")).to_have_count(1)
    page.get_by_role("button", name="Go through the whole deal").click()
    expect(page.get_by_role("button", name="Go through the whole deal")).to_have_count(0)
    assert len(asked) == len(set(asked)), "nothing is asked twice"
    expect(page.get_by_role("heading", name="What cost points")).to_be_focused()
    assert faults(page) == []
    assert violations(page) == []


def test_a_deal_is_played_again_at_a_table_that_says_so(page: Any, server: str, match: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{server}/replay/{match}?lang=en")
    page.wait_for_selector("#seat")
    page.select_option("#seat", "2")
    page.get_by_role("button", name="Play this deal again").click()
    page.wait_for_selector(".table")
    expect(page.get_by_text("deal 1 once more")).to_have_count(1)


def test_the_end_of_a_repeated_deal_shows_the_first_result_beside_it(page: Any, samples: str) -> None:
    page.goto(samples + "phase=matchEnd&repeat")
    page.wait_for_selector(".repeat")
    assert page.locator(".repeat thead th").all_inner_texts()[1:] == ["The first time", "Now"]
    assert page.locator(".repeat tbody tr").count() == 4
    assert page.get_by_role("button", name="Once more").count() == 1
    assert faults(page) == []


def test_a_match_with_a_thrown_in_hand_can_be_looked_at(page: Any, server: str) -> None:
    options = 'players = [3]\ndeck.leftover = "random"\ndeck.removed = {}\nselection = "each_once_per_table"\n'
    rules = variant("fr-tableau-52", options + 'order = ["barbu"]')
    matches = (played(rules, Seeded(str(seed)), 3, id=f"thrown{seed}") for seed in range(100))
    match = next(match for match in matches if match.results[0].round.thrown_in)

    async def bring() -> None:
        async with Person(server, "Ana") as ana:
            await ana.post("/api/matches", {"record": dumps(match)})

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(bring())).result()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{server}/replay/{match.header.id}?lang=en")
    deals = page.locator("#deal option")
    expect(deals.first).to_have_text("Deal 1 · thrown in")
    page.select_option("#deal", "1")
    expect(page.locator(".says")).to_be_visible()
    expect(page.locator("aside")).to_contain_text("not in play")
    expect(page).to_have_url(f"{server}/replay/{match.header.id}?deal=1")
    assert wrong == []


READABLE = """() => [...document.querySelectorAll('.cards')].flatMap((hand) => {
  const cards = [...hand.children].map((each) => [each.getBoundingClientRect(), each.querySelector('text')])
  return cards.slice(1).flatMap(([next], at) => {
    const [before, text] = cards[at]
    const index = text.getBoundingClientRect()
    const covered = next.top === before.top ? index.right > next.left + 1 : index.bottom > next.top + 1
    return covered ? [text.textContent + ' is covered'] : []
  })
})"""


@pytest.fixture(scope="module")
def large_hands(server: str) -> str:
    """The id of a match of three, each with seventeen cards."""
    match = played(preset("marie-luce-52"), Seeded("17"), 3, id="seventeen")

    async def bring() -> None:
        async with Person(server, "Ana") as ana:
            await ana.post("/api/matches", {"record": dumps(match)})

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(bring())).result()
    return match.header.id


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (1000, 700), (1280, 800)])
def test_every_index_of_seventeen_cards_can_be_read(
    page: Any, server: str, large_hands: str, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{server}/replay/{large_hands}?lang=en")
    page.wait_for_selector(".cards .card")
    assert page.locator(".cards").first.locator(".card").count() == 17
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(READABLE) == []
    assert faults(page) == []


@pytest.mark.parametrize("changed", [False, True])
def test_the_browser_itself_checks_what_was_promised_of_a_deal(
    page: Any, server: str, large_hands: str, violations: Callable[[Any], list[str]], *, changed: bool
) -> None:
    """Two cards that have changed hands since are seen."""

    def answer(route: Any) -> None:
        told = route.fetch().json()
        for deal in told["deals"] if changed else ():
            one, other = deal["hands"][:2]
            one[0], other[0] = other[0], one[0]
        route.fulfill(json=told)

    page.route("**/api/matches/*/replay", answer)
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{server}/replay/{large_hands}?deal=3&lang=en")
    page.wait_for_selector(".cards .card")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.get_by_text("Check the shuffle").click()
    fair = page.locator("[data-fair]")
    expect(fair).to_have_attribute("data-fair", "false" if changed else "true")
    expect(fair).to_contain_text("is the one whose hash was published before it")
    expect(fair).to_contain_text("does NOT give these hands" if changed else "gives exactly these hands")
    assert not asked, "nothing is asked for it"
    assert page.locator(".dealt").count() == 3 + 1
    settled(page)
    assert faults(page) == []
    assert violations(page) == []

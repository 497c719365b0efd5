"""A hand laid down: by the button, by a key, by a typed word."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect

from barbu.cards import Card, Rank, Suit
from barbu.match import Dealt, FirstDealer, Header, Match
from barbu.notation import dumps
from barbu.rules import preset
from barbu.rules.load import loads
from tests.browser.player import fast
from tests.web.people import Person

NAMES = ("Ana", "Rui", "Mina", "Luz")
RULES = 'extends = "classic-32"\nname = "One suit each"\ndeals = 1\norder = ["tricks"]\n'


def one_suit_each() -> Match:
    """A finished match of one deal in which each has all cards of a suit, so that who leads takes everything."""
    rules = loads(RULES, preset)
    match = Match.start(Header("onesuiteach", rules, NAMES, seeded=True)).apply(FirstDealer(3))
    ranks = [rank for rank in Rank if rank >= Rank.parse("7")]
    hands = tuple(tuple(sorted(Card(suit, rank) for rank in ranks)) for suit in Suit)
    match = match.apply(Dealt(hands, ()))
    while not match.finished:
        assert match.to_act is not None
        match = match.act(match.legal[0], match.to_act)
    return match


@pytest.fixture(scope="module")
def match(server: str) -> str:
    """The id of that match in the archive."""
    first = one_suit_each()

    async def bring() -> None:
        async with Person(server, "Ana") as ana:
            await ana.post("/api/matches", {"record": dumps(first)})

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(bring())).result()
    return first.header.id


def by_button(page: Any) -> None:
    page.get_by_role("button", name="The rest is yours: lay down your hand").click()


def by_key(page: Any) -> None:
    page.keyboard.press("c")


def by_word(page: Any) -> None:
    page.keyboard.press("t")
    page.locator("#typed").fill("claim")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("way", [by_button, by_key, by_word])
def test_the_rest_is_claimed_and_the_deal_ends_as_the_server_says(page: Any, server: str, match: str, way: Any) -> None:
    fast(page)
    claims: list[str] = []
    page.on("request", lambda request: claims.append(request.url) if request.url.endswith("/claim") else None)
    page.goto(f"{server}/replay/{match}?lang=en")
    page.wait_for_selector("#seat")
    page.select_option("#seat", "0")
    page.get_by_role("button", name="Play this deal again").click()
    # One trick is played; the seven that are left are then the leader's.
    page.wait_for_selector(".table[data-ready=true][data-stands=true] .pill.yours")
    page.locator("button.hand:not([aria-disabled])").first.click(position={"x": 8, "y": 20}, force=True)
    expect(page.locator("button.hand")).to_have_count(7)
    page.wait_for_selector(".table[data-ready=true][data-stands=true] .pill.yours")
    expect(page.get_by_role("button", name="The rest is yours: lay down your hand")).to_be_visible()
    table = page.url.rpartition("/")[2]
    told = page.request.get(f"{server}/api/tables/{table}").json()
    assert told["status"] == "playing"
    way(page)
    page.wait_for_selector(".end")
    assert len(claims) == 1
    told = page.request.get(f"{server}/api/tables/{table}").json()
    assert told["status"] == "finished"
    replay = page.request.get(f"{server}/api/matches/{told['match']}/replay").json()
    [deal] = replay["deals"]
    winners = [play["trick"]["winner"] for play in deal["plays"] if play["trick"]]
    assert winners == [0] * 8, "the first trick and the seven that were claimed"
    assert deal["points"][1:] == [0, 0, 0]
    shown = page.locator("tr.total td").all_inner_texts()
    assert [int(each.replace("−", "-")) for each in shown] == deal["points"]


def test_what_is_not_certain_is_not_claimed(page: Any, samples: str) -> None:
    page.goto(samples + "phase=trick&textTable")
    line = page.get_by_label("Type a card or a word")
    line.fill("claim")
    line.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text("The rest is not certain yet: play on.")
    page.keyboard.press("Escape")
    line.fill("help")
    line.press("Enter")
    expect(page.locator("[role=log]")).to_contain_text("claim")

"""What players expect of a card table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.player import fast, now, open_table

TWICE = """() => {
  const cards = [...document.querySelectorAll('button.hand')]
  for (const each of cards.filter((each) => !each.ariaDisabled)) each.click()
  for (const each of cards) each.click()
}"""
NAMED = "[...document.querySelectorAll('[data-shown]')].map((each) => each.dataset.shown)"
GONE = "[...document.querySelectorAll('button.gone')].map((each) => each.dataset.shown)"


@pytest.fixture
def table(page: Any, server: str) -> Any:
    """A page at a table where it is this player's turn to play a card."""
    fast(page)
    open_table(page, server, {"preset": "classic-32"}, 4)
    page.wait_for_selector(".pill.yours", timeout=20000)
    page.wait_for_timeout(600)
    return page


def test_a_card_that_may_not_be_played_says_why(page: Any, samples: str) -> None:
    page.goto(samples + "phase=trick")
    page.wait_for_selector(".pill.yours")
    page.wait_for_timeout(900)
    page.get_by_role("button", name="king of spades").click(position={"x": 8, "y": 20}, force=True)
    page.wait_for_selector("[role=alert]")
    assert "You must follow" in page.inner_text("[role=alert]")
    assert page.locator("button.hand").count() == 6


def test_two_taps_within_50_ms_play_one_card(table: Any) -> None:
    before = len(now(table)["hand"])
    table.evaluate(TWICE)
    table.wait_for_timeout(150)
    assert len(now(table)["hand"]) == before - 1


def test_a_card_dragged_up_is_played(table: Any) -> None:
    before = len(now(table)["hand"])
    box = table.locator("button.hand:not([aria-disabled])").first.bounding_box()
    table.mouse.move(box["x"] + 12, box["y"] + 20)
    table.mouse.down()
    table.mouse.move(box["x"] + 14, box["y"] - 70, steps=5)
    table.mouse.up()
    table.wait_for_timeout(500)
    assert len(now(table)["hand"]) == before - 1


def test_confirming_takes_two_taps(page: Any, samples: str) -> None:
    page.goto(samples + "phase=trick&confirm")
    card = page.locator("[data-card=AC]")
    card.wait_for()
    page.wait_for_timeout(700)
    low = card.bounding_box()["y"]
    card.click(position={"x": 8, "y": 20})
    page.wait_for_timeout(300)
    assert card.bounding_box()["y"] == pytest.approx(low - 12, abs=1)


def test_the_text_table_is_first_and_takes_typed_words(page: Any, samples: str) -> None:
    page.goto(samples + "phase=trick")
    page.wait_for_selector(".table")
    page.keyboard.press("Tab")
    for _ in range(4):
        if page.evaluate("document.activeElement.textContent").strip() == "Text table":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    line = page.get_by_label("Type a card or a word")
    for word, answer in (
        ("hearts", "king of hearts and seven of hearts"),
        ("score", "You"),
        ("who", "your turn"),
        ("legal", "ace of clubs"),
    ):
        line.fill(word)
        line.press("Enter")
        assert answer in page.inner_text("[role=log]")
    line.fill("ks")
    line.press("Enter")
    assert "You must follow" in page.inner_text("[role=alert]")


def test_hidden_cards_have_no_name_anywhere(table: Any) -> None:
    mine = set(now(table)["hand"]) | set(now(table)["trick"])
    named = table.evaluate(NAMED)
    assert set(named) <= mine | set(table.evaluate(GONE))


def test_keys_can_be_switched_off(page: Any, server: str) -> None:
    page.add_init_script("localStorage.setItem('barbu.settings', JSON.stringify({keys: false}))")
    open_table(page, server, {"preset": "classic-32"}, 4)
    page.wait_for_selector(".table")
    page.keyboard.press("?")
    page.wait_for_timeout(300)
    assert page.locator("dialog").count() == 0

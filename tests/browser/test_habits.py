"""What players expect of a card table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from barbu.locales import available
from tests.browser.looks import settled
from tests.browser.player import fast, now, open_table

# Two fingers' taps on two cards, as a browser tells them: pointer down, up, click; and how long they took in all.
TWICE = """() => {
  const tap = (card) => {
    const box = card.getBoundingClientRect()
    const at = {bubbles: true, pointerId: 1, clientX: box.left + 9, clientY: box.top + 20}
    for (const name of ['pointerdown', 'pointerup']) {
      try { card.dispatchEvent(new PointerEvent(name, at)) } catch { /* nothing is captured */ }
    }
    card.click()
  }
  const from = performance.now()
  const legal = [...document.querySelectorAll('button.hand:not([aria-disabled])')]
  for (const each of [legal[0], legal[0], ...legal]) tap(each)
  for (const each of document.querySelectorAll('button.hand')) tap(each)
  return performance.now() - from
}"""
NAMED = "[...document.querySelectorAll('[data-shown]')].map((each) => each.dataset.shown)"
GONE = "[...document.querySelectorAll('button.gone')].map((each) => each.dataset.shown)"


@pytest.fixture
def table(page: Any, server: str) -> Any:
    """A page at a table where it is this player's turn to play a card."""
    fast(page)
    open_table(page, server, {"preset": "classic-32"}, 4)
    page.wait_for_selector(".table[data-ready=true] .pill.yours")
    settled(page)
    return page


def test_a_card_that_may_not_be_played_says_why(page: Any, samples: str) -> None:
    page.goto(samples + "phase=trick")
    page.wait_for_selector(".pill.yours")
    settled(page)
    page.get_by_role("button", name="king of spades").click(position={"x": 8, "y": 20}, force=True)
    page.wait_for_selector("[role=alert]")
    assert "You must follow" in page.inner_text("[role=alert]")
    assert page.locator("button.hand").count() == 6


def test_two_taps_within_50_ms_play_one_card(table: Any) -> None:
    sent: list[str] = []
    table.on("request", lambda request: sent.append(request.url) if request.url.endswith("/act") else None)
    before = now(table)
    # The taps follow one another in one task of the page: nothing can come between them.
    print(f"all taps took {table.evaluate(TWICE):.0f} ms")
    expect(table.locator("button.hand")).to_have_count(len(before["hand"]) - 1)
    # At the next turn it is still one card: nothing more was on its way.
    table.wait_for_selector(f".table[data-ready=true]:not([data-seq='{before['seq']}'])")
    expect(table.locator("button.hand")).to_have_count(len(before["hand"]) - 1)
    assert len(sent) == 1


def test_a_card_dragged_up_is_played(table: Any) -> None:
    before = len(now(table)["hand"])
    settled(table)  # a card still on its way from the pack would be gripped where it no longer is
    box = table.locator("button.hand:not([aria-disabled])").first.bounding_box()
    table.mouse.move(box["x"] + 12, box["y"] + 20)
    table.mouse.down()
    table.mouse.move(box["x"] + 14, box["y"] - 70, steps=5)
    table.mouse.up()
    expect(table.locator("button.hand")).to_have_count(before - 1)


def test_confirming_takes_two_taps(page: Any, samples: str) -> None:
    page.goto(samples + "phase=trick&confirm")
    card = page.locator("[data-card=AC]")
    card.wait_for()
    settled(page)
    low = card.bounding_box()["y"]
    card.click(position={"x": 8, "y": 20})
    settled(page)
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
        ("order", "From high to low: ace, king, queen, jack, ten, nine, eight, seven."),
        ("order", "Order of play: You, Ana, Rui and Mina."),
        ("trick", "Ana: nine of clubs. Rui: king of clubs."),
        ("last", "ace of hearts."),
        ("contract", "Salad."),
        ("hand", "."),
        ("help", "claim"),
    ):
        line.fill(word)
        line.press("Enter")
        assert answer in page.inner_text("[role=log]")
        assert page.locator("[role=log] p").first.inner_text().endswith("."), word
    assert page.locator(".text > p").first.inner_text().startswith("Salad · Mina’s choice. Your turn"), (
        "a sentence each"
    )
    line.fill("ks")
    line.press("Enter")
    assert "You must follow" in page.inner_text("[role=alert]")


@pytest.mark.parametrize("lang", ["en", "fr", "de", "pt", "fi", "zh"])
def test_every_answer_of_the_text_table_is_a_sentence_and_its_help_names_words_that_it_knows(
    page: Any, samples: str, lang: str
) -> None:
    page.goto(f"{samples}phase=trick&textTable&lang={lang}")
    page.wait_for_selector("#typed-help")
    end = "。" if lang == "zh" else "."
    told = re.split("[:：]", page.inner_text("#typed-help"))[-1]
    known = [word.strip(" .。") for word in re.split("[,、]", told)]
    assert len(known) == 16
    for word in known:
        page.fill("#typed", word)
        page.press("#typed", "Enter")
        answers = page.locator("[role=log] p")
        assert "“" + word not in page.inner_text("[role=log]")
        if answers.count():
            # The sample's rules are English in every language.
            assert answers.first.inner_text().endswith((end, "first trick.")), word
    for text in page.locator(".text > p:not(.small), .text > ul:not(.wrap) li").all_inner_texts():
        assert text.endswith(end), text


def test_cards_that_are_over_are_told_beside_the_contract_and_in_the_text_table(page: Any, samples: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{samples}phase=trick&out&players=6")
    expect(page.locator("aside .out")).to_have_text(re.compile("2.*Q.*not in play"))
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("about:blank")
    page.goto(f"{samples}phase=trick&out")
    expect(page.locator(".contract .out")).to_be_hidden()
    page.locator(".contract button").click()
    expect(page.get_by_role("dialog")).to_contain_text("not in play")
    page.goto("about:blank")
    page.goto(f"{samples}phase=choosing&out")
    expect(page.locator(".board-box")).to_contain_text("not in play.")
    page.goto("about:blank")
    page.goto(f"{samples}phase=trick&out&textTable")
    expect(page.locator("section.text")).to_contain_text("Two of clubs and queen of hearts not in play.")
    page.fill("#typed", "out")
    page.press("#typed", "Enter")
    expect(page.locator("[role=log]")).to_have_text("two of clubs and queen of hearts.")


def test_one_who_is_away_is_not_said_to_think(page: Any, samples: str) -> None:
    page.goto(samples + "phase=trick&other&away")
    expect(page.locator(".pill")).to_have_text("Rui is away")
    page.goto("about:blank")
    page.goto(samples + "phase=trick&other")
    expect(page.locator(".pill")).to_have_text("Rui is thinking")


def test_nought_has_no_sign_and_sources_begin_with_a_capital(page: Any, samples: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    for lang in ("en", "fr"):
        page.goto("about:blank")
        page.goto(f"{samples}phase=dealEnd&lang={lang}")
        page.wait_for_selector(".end")
        settled(page)
        text = page.inner_text("body")
        assert "+0" not in text
        assert not re.search("[+−]0(?![0-9])", text)
        labels = page.locator(".end section.points tbody th").all_inner_texts()
        assert labels
        assert all(label.strip()[0].isupper() or not label.strip()[0].isalpha() for label in labels), labels
    page.goto("about:blank")
    page.goto(f"{samples}phase=trick")
    page.wait_for_selector("aside")
    assert "+0" not in page.inner_text("aside")


def test_hidden_cards_have_no_name_anywhere(table: Any) -> None:
    mine = set(now(table)["hand"]) | set(now(table)["trick"])
    named = table.evaluate(NAMED)
    assert set(named) <= mine | set(table.evaluate(GONE))


def test_keys_can_be_switched_off(page: Any, server: str) -> None:
    page.add_init_script("localStorage.setItem('barbu.settings', JSON.stringify({keys: false}))")
    open_table(page, server, {"preset": "classic-32"}, 4)
    page.wait_for_selector(".table")
    page.keyboard.press("?")
    settled(page)
    assert page.locator("dialog").count() == 0


def test_a_hint_comes_when_it_is_asked_for_and_goes_with_the_act(table: Any) -> None:
    assert table.locator(".hinted").count() == 0
    table.keyboard.press("h")
    expect(table.locator("button.hand.hinted")).to_have_count(1)
    assert table.locator("button.hand.hinted").get_attribute("aria-disabled") is None
    expect(table.locator(".pill.yours")).to_contain_text("Play ")
    expect(table.locator("[role=status]").last).to_contain_text("Play ")
    settled(table)
    card = table.locator("button.hand.hinted").get_attribute("data-card")
    table.locator("button.hand.hinted").click(position={"x": 8, "y": 20}, force=True)
    expect(table.locator(".hinted")).to_have_count(0)
    expect(table.locator(f"[data-card='{card}']")).to_have_count(0)


def test_a_hint_on_doubles_says_what_they_should_bring(page: Any, samples: str) -> None:
    page.goto(samples + "phase=doubling&hint")
    expect(page.locator("p.what")).to_have_text("Double Ana and Rui, redouble Mina. Expected: 12 (double nobody: 6).")


def test_a_hint_is_a_button_that_can_be_switched_off(page: Any, samples: str) -> None:
    page.goto(samples + "phase=trick")
    expect(page.get_by_role("button", name="Hint")).to_have_count(1)
    page.evaluate("localStorage.setItem('barbu.settings', JSON.stringify({hints: false}))")
    page.reload()
    page.wait_for_selector(".pill.yours")
    settled(page)
    assert page.get_by_role("button", name="Hint").count() == 0
    assert page.get_by_role("button", name="Last trick").count() == 1


def test_the_card_that_is_winning_is_outlined_unless_the_player_does_not_want_it(page: Any, samples: str) -> None:
    for more, count in (("", 1), ("&theme=dark&two", 1), ("&plain", 0)):
        page.goto("about:blank")
        page.goto(samples + "phase=trick" + more)
        page.wait_for_selector(".pill.yours")
        settled(page)
        assert page.locator(".card.trick.winning").count() == count, more


def test_what_beats_what_is_a_key_and_a_tap_away(page: Any, samples: str) -> None:
    page.goto(samples + "phase=trick")
    page.wait_for_selector(".pill.yours")
    page.keyboard.press("o")
    page.wait_for_selector("dialog[open] ol")
    ranks = page.locator("dialog[open] ol li > :first-child").all_inner_texts()
    assert ranks == ["A", "K", "Q", "J", "10", "9", "8", "7"]
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("button.open").first.click()
    page.wait_for_selector("dialog[open] ol")
    assert page.locator("dialog[open] ol li > :first-child").all_inner_texts() == ranks


def test_trumps_come_first_in_what_beats_what(page: Any, samples: str) -> None:
    page.goto(samples + "phase=trick&spades")
    page.wait_for_selector(".pill.yours")
    page.keyboard.press("o")
    page.wait_for_selector("dialog[open] ol")
    assert page.locator("dialog[open] h3").all_inner_texts() == ["Spades, trumps", "The other suits"]
    assert page.locator("dialog[open] ol li").count() == 16


# Words of which a part stands on another line than the rest.
BROKEN = """() => [...document.querySelectorAll('.tile .name > span')].flatMap((name) => {
  const text = name.firstChild, found = []
  for (const match of text.data.matchAll(/[^\\s-]+/g)) {
    const range = document.createRange()
    range.setStart(text, match.index)
    range.setEnd(text, match.index + match[0].length)
    if (new Set([...range.getClientRects()].map((each) => Math.round(each.top))).size > 1) found.push(match[0])
  }
  return found
})"""


@pytest.mark.parametrize("lang", ["en", "fr", "de", "pt", "fi", "zh"])
def test_no_name_of_a_contract_is_broken_within_a_word(page: Any, samples: str, lang: str) -> None:
    for width in (320, 360, 412, 1280):
        page.set_viewport_size({"width": width, "height": 740})
        page.goto("about:blank")
        page.goto(f"{samples}phase=choosing&lang={lang}")
        page.wait_for_selector(".tile")
        settled(page)
        assert lang == "zh" or page.evaluate(BROKEN) == [], width


LABELS = """() => {
  const chart = document.querySelector('.chart svg')
  const [around, all] = [chart.getBoundingClientRect(), [...chart.querySelectorAll('text')]]
  const boxes = all.map((each) => [each, each.getBoundingClientRect()])
  const beside = (at) => at.left < around.left || at.right > around.right
  const out = boxes.filter(([, at]) => beside(at) || at.top < around.top - 1 || at.bottom > around.bottom + 1)
  const names = boxes.filter(([each]) => each.classList.contains('name')).sort((a, b) => a[1].top - b[1].top)
  const on = names.filter(([, at], nth) => nth && at.top < names[nth - 1][1].bottom - 3)
  return [...out, ...on].map(([each]) => each.textContent)
}"""


@pytest.mark.parametrize("text", [16, 32])
@pytest.mark.parametrize("wanted", ["players=7&long&tied", "players=4&long", "players=4&tied&lang=zh"])
def test_the_labels_of_the_chart_are_whole_and_apart(page: Any, samples: str, wanted: str, text: int) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.add_init_script(
        f"new MutationObserver(() => document.documentElement.style.fontSize = '{text}px')"
        ".observe(document, {childList: true})"
    )
    page.goto(f"{samples}phase=dealEnd&{wanted}")
    page.wait_for_selector(".end")
    page.wait_for_selector(".chart .name")
    settled(page)
    assert page.evaluate(LABELS) == []


PLACES = """() => [...document.querySelectorAll('.cloth, .card.hand, .card.trick, .contract, .peek, aside .panel')]
  .map((each) => each.getBoundingClientRect()).map(({left, top, width}) => [left, top, width].map(Math.round).join())"""


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1280, 800)])
@pytest.mark.parametrize("asked", ["away", "replaced", "undo", "clock=9", "undo&away&replaced"])
def test_what_asks_for_an_answer_moves_nothing(page: Any, samples: str, size: tuple[int, int], asked: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for lang in ("de", "fi"):
        found = []
        for more in ("", f"&{asked}"):
            page.goto("about:blank")
            page.goto(f"{samples}phase=trick&lang={lang}{more}")
            page.wait_for_selector(".pill.yours")
            settled(page)
            assert page.locator(".notice").count() == bool(more)
            found.append(page.evaluate(PLACES))
        assert found[0] == found[1], lang


def test_a_question_is_whole_on_the_smallest_phone_whatever_the_name(page: Any, samples: str) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    cut = []
    for lang in available():
        for asked in ("undo=1", "away=1"):
            page.goto("about:blank")
            page.goto(f"{samples}phase=trick&long&lang={lang}&{asked}")
            page.wait_for_selector(".notice .said")
            settled(page)
            more = page.locator(".notice .said").evaluate("(each) => each.scrollHeight - each.clientHeight")
            cut += [f"{lang} {asked}: {more}"] if more > 1 else []
    assert not cut


def test_a_phone_on_its_side_keeps_the_cloth_where_it_is(page: Any, samples: str) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    found = []
    for more in ("", "&away", "&undo"):
        page.goto("about:blank")
        page.goto(f"{samples}phase=trick&lang=de{more}")
        page.wait_for_selector(".pill.yours")
        settled(page)
        found.append(page.locator(".cloth").bounding_box())
    assert found[0] == found[1] == found[2]


def test_the_grid_of_contracts_is_seen_on_a_phone_on_its_side(page: Any, samples: str) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    page.goto(f"{samples}phase=trick")
    page.wait_for_selector(".pill.yours")
    settled(page)
    box = page.locator(".peek .grid i.now").bounding_box()
    assert box
    assert box["y"] + box["height"] < 360


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["The leader may play any card.", "You need not play higher.", "A deal goes on to the last card."]),
        ("fi", ["Tikin saa aloittaa millä kortilla tahansa."]),
    ],
)
def test_the_badge_opens_the_rules_of_the_contract_as_the_book_has_them(
    page: Any, server: str, lang: str, told: list[str]
) -> None:
    fast(page, lang=lang)
    open_table(page, server, {"preset": "classic-32"}, 4, lang=lang)
    page.wait_for_selector(".table[data-ready=true] .pill.yours")
    settled(page)
    with page.expect_response("**/api/rules/help") as response:
        page.locator("button.open").first.click()
    help = response.value.json()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("h2").first).to_have_text(help["title"])
    expect(sheet.locator(".now li")).to_have_count(len(help["sentences"]))
    assert len(help["sentences"]) >= 7
    for each in told:
        expect(sheet).to_contain_text(each)
    assert sheet.locator("a.button").get_attribute("href").startswith("/api/rules/book?link=")
    page.goto(server + sheet.locator("a.button").get_attribute("href"))
    expect(page.locator("html")).to_have_attribute("lang", lang)

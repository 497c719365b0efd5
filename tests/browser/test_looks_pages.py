"""Pictures of every page but the table into build/pictures; nothing in them is cut off or lies on something else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any, TypeVar

import msgspec
import pytest

from barbu.croupier import Seeded
from barbu.deal.layout import LayoutPlay
from barbu.locales import available
from barbu.notation import dumps
from barbu.rules import preset
from tests.browser.conftest import PICTURES
from tests.browser.looks import faults, settled
from tests.support import scale
from tests.test_croupier import played
from tests.web.people import Person

T = TypeVar("T")

pytestmark = pytest.mark.timeout(0 if scale.full() else 600)

SIZES = {"tiny": (320, 568), "tall": (390, 844), "landscape": (740, 360), "desktop": (1280, 800)}
NAMES = (
    "Maximiliane-Charlotte von Hohe",
    "Jean-Baptiste-Emmanuel d'Aubry",
    "Ana",
    "陈小明和他的好朋友们每个星期五晚上一起打牌",
)
"""Names as long as they may be, and as short as they are."""
OWN = "Chez Mamie, comme on y joue tous les dimanches d'hiver"

TABLES = ".wide.scroll"
"""What may scroll sideways: a table of the rule book, which cannot be narrower than its words."""

ALL_LAID_OUT = "* { content-visibility: visible !important }"
"""What is laid out only when it comes to the screen has no place before, and is looked at nevertheless."""

OUTSIDE = """() => [...document.querySelectorAll('.panel :is(button, a, input, select, p, li)')].flatMap((each) => {
  const [box, panel] = [each, each.closest('.panel')].map((one) => one.getBoundingClientRect())
  if (!each.checkVisibility() || each.closest('.scroll, .sr') || !box.width) return []
  const out = Math.max(panel.left - box.left, box.right - panel.right)
  return out > 1 ? [`sticks out of its panel by ${Math.round(out)}: ${each.textContent.trim().slice(0, 40)}`] : []
})"""


def press(selector: str) -> Callable[[Any], None]:
    return lambda page: page.locator(selector).first.click()


def wait(page: Any) -> None:
    """Waits until the server has said what it thinks of a draft."""
    page.wait_for_timeout(250)
    page.wait_for_load_state("networkidle")


def beside(tab: str) -> Callable[[Any], None]:
    """Opens what stands beside the form, or in its place on a phone."""

    def show(page: Any) -> None:
        wait(page)
        page.locator(f"#tab-{tab}").click()
        page.wait_for_selector(f"#panel-{tab}")
        page.wait_for_load_state("networkidle")

    return show


def unfolded(page: Any) -> None:
    """Opens all that is folded away."""
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")


def example(page: Any) -> None:
    """A deal of a contract, played out."""
    beside("checks")(page)
    page.locator("#panel-checks section").last.get_by_role("button").click()
    page.wait_for_selector("#panel-checks .hand")


def judged(page: Any) -> None:
    """The replay at a trick, with what a strong player thinks of it."""
    page.locator(".buttons .icon").nth(2).click()
    page.locator(".ask").click()
    page.wait_for_selector(".opinion")


def forgetting(page: Any) -> None:
    """What is deleted, and the second question."""
    press("#own button.bad")(page)
    page.locator("dialog[open] li").nth(3).wait_for()
    page.locator("dialog[open] button.bad").click()
    page.locator("dialog[open] input").wait_for()


Step = Callable[[Any], None] | None
PAGES: dict[str, tuple[str, str, Step]] = {
    "home": ("/", ".kept", None),
    "new": ("/new", "#preset", unfolded),
    "new-bots": ("/new?bots&rules=PRESET", "#preset", None),
    "archive": ("/archive", ".chip", None),
    "replay": ("/replay/MATCH?deal=1&trick=2", ".says", None),
    "judged": ("/replay/MATCH?deal=2&trick=3", ".says", judged),
    "runs": ("/replay/MATCH?deal=DOMINO", ".runs .tile, .runs [data-tile]", None),
    "settings": ("/settings", "#own .button", None),
    "move-sheet": ("/settings", "#own .button", press("#own button")),
    "forget-sheet": ("/settings", "#own .button", forgetting),
    "move": ("/move#TOKEN", ".button.main", None),
    "move-bad": ("/move", "[role=alert]", None),
    "help": ("/help", "kbd", None),
    "missing": ("/nowhere", "h1", None),
    "rules": ("/rules", ".ruleset a.button", None),
    "own-sheet": ("/rules", ".ruleset a.button", press("button.icon[aria-label]:has(svg) >> nth=-1")),
    "rules-text": ("/rules/OWN", "article", None),
    "share": ("/rules/OWN", "article", press(".bar button.icon")),
    "edit": ("/rules/edit/DRAFT", ".parts .total:not(:empty)", wait),
    "edit-table": ("/rules/edit/DRAFT?s=table", ".form .option", wait),
    "edit-deck": ("/rules/edit/DRAFT?s=deck", ".form .option", wait),
    "edit-doubling": ("/rules/edit/DRAFT?s=doubling", ".form .option", wait),
    "edit-tricks": ("/rules/edit/DRAFT?s=contracts.queens", ".form .option", wait),
    "edit-layout": ("/rules/edit/DRAFT?s=contracts.domino", ".form .option", wait),
    "book": ("/rules/edit/DRAFT?s=contracts.queens", ".form .option", beside("book")),
    "checks": ("/rules/edit/DRAFT?s=contracts.queens", ".form .option", example),
    "changes": ("/rules/edit/DRAFT?s=contracts.queens", ".form .option", beside("changes")),
}
"""Every page: its address, what is there when it stands, and what is done then."""

COMBINED = list(product(SIZES, ["light", "dark"]))


def looked_at(lang: str) -> list[tuple[str, str, str]]:
    """Every page in all sizes and themes with `--full`; else in one of them, another in each language.

    Over the six languages each page is seen in every size and in both themes.
    """
    at = available().index(lang)
    found = []
    for number, page in enumerate(PAGES):
        first = (number + at * 3) % len(COMBINED)
        chosen = COMBINED if scale.full() else (COMBINED[first],)
        found += [(page, *each) for each in chosen]
    return found


def in_thread(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it, beside the browser's own loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work)).result()


async def link_to_another_device(server: str) -> str:
    """What such a link of a guest with a long name carries; it is good for ten minutes."""
    async with Person(server, NAMES[1]) as guest:
        return str((await guest.post("/api/session/offer"))["path"]).partition("#")[2]


@pytest.fixture(scope="module")
def evening(server: str) -> dict[str, Any]:
    """A guest with a long name who has a match behind him, one before him, and rules of his own."""
    rules = preset("classic-32")
    match = played(rules, Seeded("looks"), 4, id="looks")
    match = msgspec.structs.replace(match, header=msgspec.structs.replace(match.header, names=NAMES))

    async def bring() -> dict[str, Any]:
        async with Person(server, NAMES[0]) as guest:
            await guest.post("/api/matches", {"record": dumps(match)})
            toml = f'extends = "fr-tableau-32"\nname = "{OWN}"\n'
            await guest.post("/api/rulesets", {"source": {"toml": toml}, "name": OWN})
            kept = (await guest.http.get("/api/rulesets")).json()[0]
            named = (await guest.http.get("/api/presets")).json()
            await guest.open("tournament-52", bots=["careful", None, "regular"])
            cookies = [{"name": each.name, "value": each.value, "url": server} for each in guest.http.cookies.jar]
            return {"cookies": cookies, "OWN": kept["link"], "PRESET": named[-1]["link"], "MATCH": match.header.id}

    house = in_thread(bring())
    domino = next(number for number, result in enumerate(match.results, 1) if isinstance(result.play, LayoutPlay))
    return {**house, "DOMINO": str(domino)}


def draft(page: Any, server: str, lang: str) -> str:
    """Begins a draft that differs from its preset; its key."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{server}/rules/edit?lang={lang}&preset=classic-32")
    page.wait_for_selector(".parts .open .total:not(:empty)")
    key = page.url.rsplit("/", 1)[-1].partition("?")[0]
    page.goto(f"{server}/rules/edit/{key}?lang={lang}&s=contracts.queens")
    page.locator("[data-key='contracts.queens.name'] input").fill("The ladies")
    page.locator("[data-key='contracts.queens.prices'] input").first.fill("-35")
    wait(page)
    return str(key)


@pytest.mark.parametrize("lang", available())
def test_pictures_of_every_page(page: Any, server: str, evening: dict[str, Any], lang: str) -> None:
    page.context.add_cookies(evening["cookies"])
    PICTURES.mkdir(parents=True, exist_ok=True)
    words = {**{key: value for key, value in evening.items() if key.isupper()}, "DRAFT": draft(page, server, lang)}
    wrong: list[str] = []
    for name, size, theme in looked_at(lang):
        path, ready, then = PAGES[name]
        for word, value in words.items():
            path = path.replace(word, value)
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)
        if "TOKEN" in path:
            path = path.replace("TOKEN", in_thread(link_to_another_device(server)))
        path, _, behind = path.partition("#")
        page.goto(f"{server}{path}{'&' if '?' in path else '?'}lang={lang}{'#' if behind else ''}{behind}")
        page.wait_for_selector(ready)
        page.wait_for_load_state("networkidle")
        if then:
            then(page)
        page.add_style_tag(content=ALL_LAID_OUT)
        settled(page)
        page.screenshot(path=PICTURES / f"page-{name}-{size}-{theme}-{lang}.png", full_page=True)
        wrong += [
            f"{name} {size} {theme}: {each}" for each in (*faults(page, sideways=TABLES), *page.evaluate(OUTSIDE))
        ]
    assert not wrong, "\n".join(wrong)

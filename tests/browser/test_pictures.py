"""Pictures of every phase into build/pictures, to be looked at; nothing in them is cut off or runs out of the page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import PICTURES

SIZES = {
    "tiny": (320, 568),
    "phone": (360, 740),
    "landscape": (740, 360),
    "desktop": (1280, 800),
    "large": (1720, 1000),
}
PHASES = ["trick", "choosing", "doubling", "trump", "start", "layout", "extra", "dealEnd", "matchEnd"]
MORE = [
    *(f"trick&players={players}&long" for players in (3, 4, 5, 6, 7)),
    "trick&rtl",
    "trick&large",
    "trick&two",
    "layout&rtl",
    "layout&long",
    "choosing&long",
    "dealEnd&long",
    "trick&textTable",
]

# Buttons and headings whose text does not fit into them, where it is not cut with an ellipsis on purpose.
CLIPPED = """() => [...document.querySelectorAll('button:not(.card):not(.tile), a.button, h1, h2, .chip, .notyet')]
  .filter((each) => each.offsetParent && !each.closest('.cut, .skip'))
  .filter((each) => each.scrollWidth > each.clientWidth + 2 && getComputedStyle(each).display !== 'inline')
  .map((each) => each.className + ': ' + each.textContent.trim().slice(0, 60))"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_pictures_of_every_phase(page: Any, samples: str, size: str, lang: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    PICTURES.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    themes = ["light", "dark"] if lang == "en" else ["light"]
    for wanted in [*PHASES, *(MORE if lang == "en" else [])]:
        for theme in themes if "&" not in wanted else ["light"]:
            page.goto("about:blank")
            page.goto(f"{samples}phase={wanted}&theme={theme}&lang={lang}")
            page.wait_for_selector(".table")
            page.wait_for_timeout(450)
            page.screenshot(path=PICTURES / f"{size}-{wanted.replace('&', '-').replace('=', '')}-{theme}-{lang}.png")
            if page.evaluate("document.documentElement.scrollWidth") > width:
                wrong.append(f"{wanted}: wider than the page")
            wrong += [f"{wanted}: cut off: {each}" for each in page.evaluate(CLIPPED)]
    assert wrong == []


def test_text_of_twice_the_size_stays_on_the_page(page: Any, samples: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    wrong = []
    for wanted in PHASES:
        page.goto("about:blank")
        page.goto(f"{samples}phase={wanted}")
        page.add_style_tag(content="html { font-size: 200% !important }")
        page.wait_for_timeout(450)
        page.screenshot(path=PICTURES / f"phone-{wanted}-text200.png", full_page=True)
        if page.evaluate("document.documentElement.scrollWidth") > 360:
            wrong.append(wanted)
    assert wrong == []

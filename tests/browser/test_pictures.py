"""Pictures of every phase into build/pictures, to be looked at; no text in them is cut off or lies on other text."""

from __future__ import annotations

from typing import Any

import pytest

from barbu.locales import available
from tests.browser.conftest import PICTURES
from tests.browser.looks import faults, settled
from tests.support import scale

pytestmark = pytest.mark.timeout(0 if scale.full() else 600)

SIZES = {
    "tiny": (320, 568),
    "small": (320, 640),
    "phone": (360, 740),
    "tall": (390, 844),
    "landscape": (740, 360),
    "wide": (844, 390),
    "desktop": (1280, 800),
    "large": (1720, 1000),
}
MANY = [3, 5, 6, 7]
PHASES = ["trick", "choosing", "doubling", "trump", "start", "layout", "extra", "dealEnd", "matchEnd"]
MORE = [
    "blind",
    "watching",
    "trick&full",
    "trick&full&claim",
    "choosing&full",
    "layout&full",
    "layout&pass",
    *(f"{phase}&players={players}" for phase in ("trick&full", "doubling", "layout", "dealEnd") for players in MANY),
    *(f"trick&players={players}&long" for players in (3, 4, 5, 6, 7)),
    "trick&rtl",
    "trick&full&rtl",
    "trick&large",
    "trick&full&oneRow",
    "trick&two",
    "layout&rtl",
    "layout&long",
    "choosing&long",
    "doubling&long",
    "dealEnd&long",
    "trick&textTable",
    "trick&full&hint",
    "choosing&hint",
    "doubling&hint",
    "trick&spectator",
    "layout&spectator",
    "trick&away&clock=9",
    "trick&undo&replaced",
]
HIGHER = ("long", "large", "textTable", "away", "undo", "dealEnd", "matchEnd", "hint")
"""What may be higher than the screen: long names, larger cards, the text, several notices at once, what is read."""


def whole(wanted: str) -> bool:
    """Whether all of the table stands on one screen."""
    return not any(each in wanted for each in HIGHER)


def show(page: Any, samples: str, wanted: str, theme: str, lang: str) -> None:
    """Shows a table without a server."""
    page.goto("about:blank")
    page.goto(f"{samples}phase={wanted}&theme={theme}&lang={lang}")
    page.wait_for_selector(".table")
    settled(page)


def named(size: str, wanted: str, theme: str, lang: str) -> str:
    """The name of a picture's file."""
    return f"{size}-{wanted.replace('&', '-').replace('=', '')}-{theme}-{lang}.png"


EVERYWHERE = ("tiny", "phone", "landscape", "desktop")
SHORT = [(size, lang) for lang in available() for size in SIZES if size in EVERYWHERE or lang == "en"]
"""The sizes between are looked at in all languages with `--full`."""


@pytest.mark.parametrize(
    ("size", "lang"),
    [
        pytest.param(size, lang, marks=[] if (size, lang) in SHORT else pytest.mark.full)
        for lang in available()
        for size in SIZES
    ],
)
def test_pictures_of_every_phase(page: Any, samples: str, size: str, lang: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    PICTURES.mkdir(parents=True, exist_ok=True)
    themes = ["light", "dark"] if scale.full() or (lang == "en" and size in ("phone", "desktop")) else ["light"]
    wrong: list[str] = []
    more = scale.full() or (lang == "en" and size in EVERYWHERE)
    for wanted in [*PHASES, *(MORE if more else [])]:
        for theme in themes if "&" not in wanted else ["light"]:
            show(page, samples, wanted, theme, lang)
            page.screenshot(path=PICTURES / named(size, wanted, theme, lang))
            wrong += [f"{wanted} {theme}: {each}" for each in faults(page, whole=whole(wanted))]
    assert not wrong, "\n".join(wrong)


def test_what_is_wrong_is_seen(page: Any, samples: str) -> None:
    show(page, samples, "trick", "light", "en")
    assert faults(page) == []
    page.add_style_tag(
        content=".title { translate: 0 60px } .pill { width: 60px; overflow: hidden; white-space: nowrap }"
    )
    found = "\n".join(faults(page))
    assert "overlap" in found
    assert "cut off" in found


def test_chinese_is_drawn(page: Any, samples: str) -> None:
    show(page, samples, "trick", "light", "zh")
    ink = """(sign) => {
      const paper = Object.assign(document.createElement('canvas'), {width: 40, height: 40}).getContext('2d')
      paper.font = '30px ' + getComputedStyle(document.body).fontFamily
      paper.fillText(sign, 4, 32)
      return paper.getImageData(0, 0, 40, 40).data.join()
    }"""
    signs = {page.evaluate(ink, sign) for sign in "点分红心皇后"}
    assert len(signs) == 6, "what has no font is drawn as the same box every time"


def test_text_of_twice_the_size_stays_on_the_page(page: Any, samples: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    PICTURES.mkdir(parents=True, exist_ok=True)
    wrong = []
    for wanted in PHASES:
        show(page, samples, wanted, "light", "en")
        page.add_style_tag(content="html { font-size: 200% !important }")
        settled(page)
        page.screenshot(path=PICTURES / f"phone-{wanted}-text200.png", full_page=True)
        wrong += [f"{wanted}: {each}" for each in faults(page)]
    assert not wrong, "\n".join(wrong)

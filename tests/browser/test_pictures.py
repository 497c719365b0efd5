"""Pictures of every phase into build/pictures, to be looked at; no text in them is cut off or lies on other text."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

from barbu.locales import available
from tests.browser.conftest import PICTURES
from tests.browser.looks import covering, faults, settled
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
EVERYWHERE = ("tiny", "tall", "landscape", "desktop")
"""The sizes that are always looked at; those between only with `--full`."""
PLAYERS = (3, 4, 5, 6, 7)
TRICKS = ("trick", "trick&worst", "trick&full&worst", "trick&long", "trick&spectator&worst")
"""Cards on the cloth, where room is scarcest: each with every number of players at every size."""
PHASES = (
    *TRICKS,
    "choosing",
    "choosing&worst",
    "choosing&long",
    "doubling",
    "doubling&worst",
    "doubling&long",
    "layout",
    "layout&worst",
    "layout&spectator",
    "dealEnd",
    "dealEnd&worst",
    "dealEnd&long",
)
ONE_TABLE = (
    "trick&full&claim",
    "trick&rtl",
    "trick&full&rtl",
    "layout&rtl",
    "trick&large",
    "trick&full&oneRow",
    "trick&two",
    "trick&textTable",
    "trick&full&hint",
    "choosing&hint",
    "doubling&hint",
    "choosing&full",
    "layout&full",
    "layout&pass",
    "trick&away&clock=9",
    "trick&away&long",
    "trick&undo&replaced",
    "choosing&undo",
    "trump",
    "start",
    "extra",
    "blind",
    "watching",
    "matchEnd",
    "matchEnd&wanted",
)
"""What does not depend on how many play."""

HIGHER = ("large", "textTable", "dealEnd", "matchEnd")
"""What may be higher than the screen: larger cards, the text, what is read after a deal."""
SCROLLED = ("doubling&worst", "doubling&long")
"""Where, on a small screen, what there is to choose scrolls above the hand: the doubles of seven with long names."""


def whole(wanted: str) -> bool:
    """Whether all of the table stands on one screen."""
    return not any(each in wanted for each in HIGHER)


def show(page: Any, samples: str, wanted: str, theme: str, lang: str, players: int | None = None) -> None:
    """Shows a table without a server."""
    page.goto("about:blank")
    many = f"&players={players}" if players else ""
    page.goto(f"{samples}phase={wanted}{many}&theme={theme}&lang={lang}")
    page.wait_for_selector(".table")
    settled(page)


def named(size: str, wanted: str, *more: Any) -> str:
    """The name of a picture's file."""
    return "-".join([size, wanted.replace("&", "-").replace("=", ""), *map(str, more)]) + ".png"


def looked_at() -> list[tuple[str, str, int | None, str]]:
    """Size, phase, players and language of each picture: all with `--full`, else so that any two of these meet."""
    langs = list(available())
    if scale.full():
        several = list(itertools.product(SIZES, PHASES, PLAYERS, langs))
        return [*several, *((size, phase, None, lang) for size in SIZES for phase in ONE_TABLE for lang in langs)]
    # The longest words are in German and Finnish.
    scarce = [
        (size, phase, players, ("de", "fi")[at % 2])
        for at, (phase, players, size) in enumerate(itertools.product(TRICKS[1:3], PLAYERS, EVERYWHERE))
    ]
    several = covering(EVERYWHERE, PHASES, PLAYERS, langs, more=scarce)
    one = [
        (EVERYWHERE[(at + step) % len(EVERYWHERE)], phase, None, langs[(at + step // 2) % len(langs)])
        for at, phase in enumerate(ONE_TABLE)
        for step in (0, 2)
    ]
    return [*several, *one]


LOOKED_AT = looked_at()


@pytest.mark.parametrize(("size", "lang"), sorted({(size, lang) for size, _, _, lang in LOOKED_AT}))
def test_pictures_of_every_phase(page: Any, samples: str, size: str, lang: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    PICTURES.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    for at, (_, wanted, players, _) in enumerate(each for each in LOOKED_AT if (each[0], each[3]) == (size, lang)):
        theme = "dark" if at % 4 == 3 else "light"
        show(page, samples, wanted, theme, lang, players)
        page.screenshot(path=PICTURES / named(size, wanted, players or "", theme, lang))
        down = ".board-box" if wanted in SCROLLED else ""
        wrong += [f"{wanted} {players or ''}: {each}" for each in faults(page, whole=whole(wanted), down=down)]
    assert not wrong, "\n".join(wrong)


KINDS = {
    "cut off": ".pill { width: 60px; overflow: hidden; white-space: nowrap }",
    "overlap: title": "header.bar .title { translate: 0 60px }",
    "| card suit-C trick: 9": ".cloth .at { translate: 12px -50% }",
    "broken inside: Salad": ".called { max-width: 30px } .called h2 { font-size: 20px; overflow-wrap: anywhere }",
    "cut off by": ".seat .points { display: block; width: 12px; overflow: hidden }",
    "scrolls sideways": ".chips { overflow-x: auto; flex-wrap: nowrap; width: 90px }",
    "too narrow": ".peek .grid { translate: 30px 0 }",
    "out of sight": ".cloth { flex: none; height: 900px; max-height: none }",
    "index hidden": ".card.trick { translate: 140px 90px }",
    "out of the cloth": ".seat { margin-inline-start: -60px }",
    "too small to hit": ".foot .icon { width: 20px; height: 20px }",
    "scrolls down": ".contract .panel { height: 60px; overflow-y: auto }",
}
"""What may be wrong, and what makes it so."""


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_wrong_is_seen(page: Any, samples: str, kind: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    show(page, samples, "trick", "light", "en")
    assert faults(page, whole=True) == []
    page.add_style_tag(content=re.sub(" ?([;}])", r" !important\1", KINDS[kind]))
    assert kind in "\n".join(faults(page, whole=True))


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


LANGS = ("en", "de", "fi")
LARGE = ("trick", "trick&full", "trick&away", "choosing", "doubling", "trump", "layout", "dealEnd", "matchEnd")
LARGE_TEXT = """new MutationObserver(() => document.documentElement.style.fontSize = '32px')
  .observe(document, {childList: true})"""


@pytest.mark.parametrize("size", EVERYWHERE)
def test_text_of_twice_the_size_stays_on_the_page_and_leaves_the_hand_in_sight(
    page: Any, samples: str, size: str
) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.add_init_script(LARGE_TEXT)
    PICTURES.mkdir(parents=True, exist_ok=True)
    wrong = []
    for wanted, players, lang in [rest for at, *rest in covering(EVERYWHERE, LARGE, (3, 4, 7), LANGS) if at == size]:
        show(page, samples, wanted, "light", lang, players)
        page.screenshot(path=PICTURES / named(size, wanted, players, lang, "text200"))
        # Tables of many figures may be wider than the screen.
        found = faults(page, hand=True, sideways=".scroll")
        wrong += [f"{wanted} {players} {lang}: {each}" for each in found]
    assert not wrong, "\n".join(wrong)

"""The picture that the README shows is that of the table as it is now."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from tests.browser.conftest import PICTURES, ROOT
from tests.browser.looks import settled

SHOWN = ROOT / "docs" / "table.png"
MADE = PICTURES / "readme.png"

# The part of the points of two pictures, seen from far away, that are clearly of another colour. Letters of another
# font on another machine are not: a point is the mean of 8 × 8.
DIFFERENT = """async ([one, other, size]) => {
  const points = async (png) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + png
    await image.decode()
    const context = Object.assign(document.createElement('canvas'), {width: size[0], height: size[1]}).getContext('2d')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, ...size)
    return context.getImageData(0, 0, ...size).data
  }
  const [a, b] = [await points(one), await points(other)]
  let far = 0
  for (let at = 0; at < a.length; at += 4)
    far += [0, 1, 2].some((part) => Math.abs(a[at + part] - b[at + part]) > 48)
  return far / (a.length / 4)
}"""
SIZE = [160, 100]
ALLOWED = 0.015


def different(page: Any, one: Path, other: Path) -> float:
    """How much of the two pictures is different, from 0 to 1."""
    texts = [base64.b64encode(each.read_bytes()).decode() for each in (one, other)]
    page.goto("about:blank")
    return float(page.evaluate(DIFFERENT, [*texts, SIZE]))


def picture(page: Any, samples: str, phase: str, to: Path) -> None:
    """A picture of a table without a server."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("about:blank")
    page.goto(f"{samples}phase={phase}&theme=light&lang=en")
    page.wait_for_selector(".table")
    settled(page)
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=to)


def test_the_picture_of_the_readme_is_that_of_the_table(page: Any, samples: str) -> None:
    picture(page, samples, "trick", MADE)
    assert SHOWN.stat().st_size < 200_000
    assert f"docs/{SHOWN.name}" in (ROOT / "README.md").read_text(encoding="utf-8")
    far = different(page, MADE, SHOWN)
    print(f"{far:.2%} of the README's picture differ from the table")
    renew = f"cp {MADE.relative_to(ROOT)} {SHOWN.relative_to(ROOT)}"
    assert far <= ALLOWED, f"the table has changed ({far:.1%} of its picture): look at it, then {renew}"


def test_another_table_would_be_seen(page: Any, samples: str) -> None:
    picture(page, samples, "layout", PICTURES / "readme-not.png")
    assert different(page, PICTURES / "readme-not.png", SHOWN) > 4 * ALLOWED

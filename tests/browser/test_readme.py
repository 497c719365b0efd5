"""The picture of the table that the README shows: made here, to be copied to docs/table.png when the table changes."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import PICTURES, ROOT

SHOWN = ROOT / "docs" / "table.png"


def test_the_picture_of_the_readme_is_that_of_the_table(page: Any, samples: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{samples}phase=trick&theme=light&lang=en")
    page.wait_for_selector(".table")
    page.wait_for_timeout(900)
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / "readme.png")
    made, shown = (PICTURES / "readme.png").read_bytes(), SHOWN.read_bytes()
    assert len(shown) < 200_000
    # Width and height stand in the first part of a PNG.
    assert made[:4] == shown[:4]
    assert made[16:24] == shown[16:24]
    assert f"docs/{SHOWN.name}" in (ROOT / "README.md").read_text(encoding="utf-8")

"""The rule book as a document, on a phone and on a desktop: nothing for axe to say, nothing beyond the edge."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from barbu.locales import locale
from barbu.rulebook import book
from barbu.rulebook.html import page as document
from barbu.rules import preset


@pytest.mark.parametrize("code", ["en", "fr", "de", "fi", "pt", "zh"])
@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_a_book_can_be_read_by_anyone(
    page: Any, violations: Callable[[Any], list[str]], tmp_path: Path, code: str, width: int, scheme: str
) -> None:
    file = tmp_path / "book.html"
    file.write_text(document(book(preset("marie-luce-52"), locale(code))), encoding="utf-8")
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme=scheme)
    page.goto(file.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page) == []

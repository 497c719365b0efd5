"""The score sheet as a page for anyone, and the ways to it from the rules and from the archive."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from barbu.locales import locale
from barbu.notation import dumps
from barbu.rules import preset
from barbu.rules.link import encode
from barbu.sheets import blank, filled
from barbu.sheets.html import page as document
from tests.support.evenings import kept_evening


@pytest.mark.parametrize("code", ["en", "fr", "de", "fi", "pt", "zh"])
@pytest.mark.parametrize("width", [360, 1280])
def test_a_sheet_can_be_read_by_anyone(
    page: Any, violations: Callable[[Any], list[str]], tmp_path: Path, code: str, width: int
) -> None:
    rules = preset("tournament-52")
    file = tmp_path / "sheet.html"
    for sheet in (blank(rules, 4, locale(code)), filled(kept_evening(rules, 4, code, 9), locale(code))):
        file.write_text(document(sheet), encoding="utf-8")
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert violations(page) == []


def test_a_sheet_is_printed_as_it_is(page: Any, tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"
    file.write_text(document(blank(preset("fr-tableau-32"), 4, locale("fr"))), encoding="utf-8")
    page.goto(file.as_uri())
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 703, "height": 1000})  # A4 within its margins
    assert page.evaluate("document.documentElement.scrollWidth") <= 703
    heights = page.evaluate("[...document.querySelectorAll('.deals tbody tr')].map((row) => row.offsetHeight)")
    assert min(heights) >= 22, "6 mm to write in"


def test_the_rules_have_a_blank_sheet_for_each_number_of_players(page: Any, server: str) -> None:
    page.goto(f"{server}/rules/{encode(preset('marie-luce-52'))}?lang=fr")
    links = page.locator(".sheets a")
    expect(links).to_have_count(4)
    expect(links.nth(2)).to_have_accessible_name("Feuille de marque à 5 joueurs")
    for link in links.all():
        answer = page.request.get(server + link.get_attribute("href"))
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.body().startswith(b"%PDF-1.")


def test_the_archive_has_the_sheet_of_a_match(page: Any, server: str) -> None:
    page.goto(f"{server}/archive?lang=en")
    match = kept_evening(preset("fr-tableau-32-short-picked"), 4, "browser")
    upload = {"name": "evening.txt", "mimeType": "text/plain", "buffer": dumps(match).encode()}
    page.locator("input[type=file]").set_input_files(upload)
    link = page.get_by_role("link", name="Score sheet")
    expect(link).to_have_count(1)
    answer = page.request.get(server + link.get_attribute("href"))
    assert answer.body().startswith(b"%PDF-1.")

"""The page's own files: one document for its addresses, hashed files for a year, nothing beside them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import httpx
import pytest

from barbu.locales import available, locale
from barbu.scoring.points import Reason
from tests.web.house import house

SAFE = ("content-security-policy", "x-content-type-options", "referrer-policy")


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Barbu</title>", encoding="utf-8")
    (static / "mark.svg").write_text("<svg/>", encoding="utf-8")
    (static / "assets" / "index-abc123.js").write_text("export {}" + " " * 5000, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return static


def test_the_page_is_served(built: Path) -> None:
    with house(built.parent, static=built) as running, httpx.Client(base_url=running.address, trust_env=False) as asked:
        for address in ("/", "/t/abcd-efgh-jkmn", "/archive", "/archive/0123", "/settings", "/help", "/replay/1/2"):
            answer = asked.get(address)
            assert answer.status_code == 200, address
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert all(name in answer.headers for name in SAFE)
            assert "csrftoken" in asked.cookies
        asked.cookies.clear()
        script = asked.get("/assets/index-abc123.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["x-content-type-options"] == "nosniff"
        assert not asked.cookies
        assert asked.get("/mark.svg").headers["content-type"].startswith("image/svg+xml")
        for outside in (
            "/nothing.js",
            "/assets/nothing.js",
            "/..%2fsecret.txt",
            "/assets/..%2f..%2fsecret.txt",
            "/.env",
        ):
            assert asked.get(outside).status_code == 404, outside


def test_a_wrong_address_is_answered_with_the_page_to_who_reads_pages(built: Path) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    with house(built.parent, static=built) as running, httpx.Client(base_url=running.address, trust_env=False) as asked:
        for address in ("/nothing", "/nothing/more", "/t", "/nothing.js"):
            answer = asked.get(address, headers=browser)
            assert answer.status_code == 404, address
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert all(name in answer.headers for name in SAFE)
            assert "<title>Barbu</title>" in answer.text
            problem = asked.get(address)
            assert (problem.status_code, problem.json()["type"]) == (404, "not-found")
        for address in ("/api/nothing", "/assets/nothing.js", "/api/matches/nothing/replay"):
            answer = asked.get(address, headers=browser)
            assert answer.headers["content-type"].startswith("application/problem+json"), address


def test_the_document_asks_at_once_for_all_that_its_address_needs(built: Path) -> None:
    head = '<head><link rel="modulepreload" crossorigin href="/assets/words-1.js"></head>'
    (built / "index.html").write_text(head, encoding="utf-8")
    (built / ".vite").mkdir()
    manifest = {
        "index.html": {"file": "assets/index-1.js", "imports": ["_words.js"], "css": ["assets/index-1.css"]},
        "_words.js": {"file": "assets/words-1.js"},
        "_seat.js": {"file": "assets/seat-1.js", "imports": ["_words.js", "index.html"], "css": ["assets/seat-1.css"]},
        "src/pages/TablePage.svelte": {"file": "assets/TablePage-1.js", "imports": ["index.html", "_seat.js"]},
        "../src/barbu/locales/fr/page.ftl": {"file": "assets/page-fr.ftl"},
        "../src/barbu/locales/en/page.ftl": {"file": "assets/page-en.ftl"},
        "../src/barbu/locales/en/studiopage.ftl": {"file": "assets/studio-en.ftl"},
        "src/pages/Home.svelte": {"file": "assets/Home-1.js", "imports": ["index.html"], "css": ["assets/Home-1.css"]},
        "src/pages/Rules.svelte": {"file": "assets/Rules-1.js", "imports": ["_words.js"]},
        "src/cards/deck.svg": {"file": "assets/deck-1.svg"},
    }
    (built / ".vite" / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    with house(built.parent, static=built) as running, httpx.Client(base_url=running.address, trust_env=False) as asked:
        table = asked.get("/t/abcd", headers={"Accept-Language": "fr"}).text
        home = asked.get("/").text
        rules = asked.get("/rules").text
    for name in ("TablePage-1.js", "seat-1.js", "seat-1.css", "page-fr.ftl", "deck-1.svg", "words-1.js"):
        assert table.count(f"/assets/{name}") == 1, name
    assert "page-en" not in table
    assert "index-1.js" not in table, "the document's own script is in it already"
    assert "TablePage" not in home
    assert home.count("/assets/Home-1.js") == home.count("/assets/Home-1.css") == 1
    assert "Home-1" not in table
    assert "page-en.ftl" in home
    assert "studio-en.ftl" not in home
    assert "studio-en.ftl" in rules
    assert "Rules-1.js" in rules


def test_without_a_built_page_it_still_answers(tmp_path: Path) -> None:
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False) as asked:
        assert asked.get("/").status_code == 200
        for lang in ("en", "fr", "fi"):
            words = asked.get(f"/api/catalogue/{lang}")
            assert words.headers["content-type"] == "text/plain; charset=utf-8"
            assert "contract-hearts = " in words.text
        assert asked.get("/api/catalogue/xx").status_code == 400
        assert asked.get("/api/catalogue/..").status_code in (400, 404)
        presets = asked.get("/api/presets").json()
        assert len(presets) > 30
        assert all(info["sentences"] and info["contracts"] for info in presets)
        for code, lang in (("fr-CH,fr;q=0.9", "fr"), ("zh-CN", "zh"), ("xx", "en"), ("de;q=x", "en"), ("", "en")):
            assert asked.get("/api/session", headers={"Accept-Language": code}).json()["lang"] == lang, code


def test_every_reason_of_scoring_has_a_label_on_the_page() -> None:
    sheet = (Path(__file__).parents[2] / "ui" / "src" / "table" / "sheet.ts").read_text(encoding="utf-8")
    table = sheet[sheet.index("REASONS") : sheet.index("}", sheet.index("= {"))]
    labels = dict(re.findall(r"(\w+): '(page-[\w-]+)'", table))
    assert set(labels) == set(get_args(Reason)) - {"item"}
    for lang in available():
        told = [locale(lang).text(label) for label in labels.values()]
        assert len({*told, ""}) == len(told) + 1, (lang, told)

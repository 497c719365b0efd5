"""The rule book on the web: a part of the page, and a document of its own."""

from __future__ import annotations

from pathlib import Path

import httpx

from barbu.rules import preset
from barbu.rules.link import encode
from tests.web.house import house


def test_a_book_is_had_as_a_document_and_as_a_part_of_the_page(tmp_path: Path) -> None:
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
        answer = asked.get("/api/rules/book", params={"preset": "suite-8", "lang": "fr"})
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert '<html lang="fr">' in answer.text

        link = encode(preset("marie-luce-52"))
        answer = asked.get("/api/rules/book", params={"link": link, "lang": "en", "players": 6, "form": "txt"})
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "42 deals" in answer.text

        asked.get("/api/session")
        token = {"X-CSRFToken": asked.cookies["csrftoken"]}
        wanted = {"source": {"toml": 'extends = "classic-32"\nname = "A <b>table</b>"\n'}, "lang": "en"}
        told = asked.post("/api/rules/book", json=wanted, headers=token).json()
        assert told["title"] == "A <b>table</b>: how we play"
        assert told["html"].startswith('<article class="book" lang="en">')
        assert "<b>" not in told["html"]


def test_a_book_that_cannot_be_had_is_refused(tmp_path: Path) -> None:
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
        for wrong in ("", "preset=nothing", "preset=suite-8&players=3", "link=1x", "preset=suite-8&form=doc"):
            answer = asked.get(f"/api/rules/book?{wrong}")
            assert answer.status_code == 400, wrong
            assert answer.headers["content-type"] == "application/problem+json"


def test_a_booklet_to_print_is_had_as_pdf(tmp_path: Path) -> None:
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
        answer = asked.get("/api/rules/book", params={"preset": "tournament-52", "lang": "en", "form": "pdf"})
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.content.startswith(b"%PDF-1.")


def test_help_on_one_contract_is_short(tmp_path: Path) -> None:
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
        asked.get("/api/session")
        token = {"X-CSRFToken": asked.cookies["csrftoken"]}
        wanted = {"source": {"preset": "fr-tableau-32"}, "contract": "hearts", "players": 4, "lang": "fr"}
        told = asked.post("/api/rules/help", json=wanted, headers=token).json()
        assert told["title"] == "Les cœurs"
        assert "Chaque cœur ramassé coûte 10 points." in told["sentences"]
        assert told["html"].startswith('<article class="book card" lang="fr">')
        kept: dict[str, str | int] = {"preset": "fr-tableau-32", "contract": "hearts", "players": 4, "lang": "fr"}
        page, text = (asked.get("/api/rules/help", params={**kept, "form": form}) for form in ("html", "txt"))
        assert page.headers["content-type"].startswith("text/html")
        assert "<h1>Les cœurs</h1>" in page.text
        assert text.text.startswith("Les cœurs\n=========\n")
        assert asked.get("/api/rules/help", params={**kept, "contract": "whist"}).status_code == 404
        assert asked.get("/api/rules/help", params={**kept, "players": 7}).status_code == 400
        answer = asked.post("/api/rules/help", json={**wanted, "contract": "whist"}, headers=token)
        assert answer.status_code == 404

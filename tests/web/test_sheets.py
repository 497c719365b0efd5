"""Score sheets on the web: blank for a ruleset, filled for a match of the archive or for one by its record."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import httpx
import pytest

from barbu.locales import available
from barbu.match import sheet
from barbu.notation import dumps
from barbu.rules import preset
from barbu.rules.link import encode
from tests.support.evenings import kept_evening
from tests.web.house import house


def test_a_blank_sheet_is_had_in_every_form(tmp_path: Path) -> None:
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
        wanted = {"preset": "suite-8", "lang": "fi", "names": "Aino, Eino"}
        begins = {
            "pdf": b"%PDF-1.",
            "html": b"<!doctype html>",
            "csv": "\ufeffKierros,Jakaja".encode(),
            "text": b"Suomal",
        }
        types = {"pdf": "application/pdf", "html": "text/html", "csv": "text/csv", "text": "text/plain"}
        for form, begin in begins.items():
            answer = asked.get("/api/sheets", params={**wanted, "form": form})
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith(types[form])
            assert answer.content.startswith(begin)
        assert "Aino" in asked.get("/api/sheets", params={**wanted, "form": "html"}).text

        link = encode(preset("marie-luce-52"))
        params: dict[str, str | int] = {"link": link, "players": 6, "lang": "zh", "form": "text"}
        assert "6人" in asked.get("/api/sheets", params=params).text

        asked.get("/api/session")
        token = {"X-CSRFToken": asked.cookies["csrftoken"]}
        own = {"toml": 'extends = "classic-32"\nname = "Chez <b>Mamie</b>"\n'}
        told = asked.post("/api/sheets", json={"source": own, "names": ["Ada"], "form": "html"}, headers=token)
        assert "Chez &lt;b&gt;Mamie&lt;/b&gt;" in told.text


@pytest.mark.parametrize(
    "wrong",
    ["", "preset=nothing", "preset=suite-8&players=3", "link=1x", "preset=suite-8&form=doc", "preset=suite-8&paper=a3",
     "preset=suite-8&names=a,b,c,d,e", "preset=suite-8&names=%07"],
)  # fmt: skip
def test_a_sheet_that_cannot_be_had_is_refused(tmp_path: Path, wrong: str) -> None:
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
        answer = asked.get(f"/api/sheets?{wrong}")
        assert answer.status_code == 400, wrong
        assert answer.headers["content-type"] == "application/problem+json"


def test_an_evening_kept_by_hand_is_printed_from_its_record_and_from_the_archive(tmp_path: Path) -> None:
    match = kept_evening(preset("fr-tableau-32-short-picked"), 4, "sheets")
    assert match.finished
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
        asked.get("/api/session")
        token = {"X-CSRFToken": asked.cookies["csrftoken"]}
        asked.post("/api/session", json={"name": "Ana", "lang": "fr"}, headers=token)
        told = asked.post("/api/sheets", json={"record": dumps(match), "form": "csv", "lang": "fr"}, headers=token)
        assert told.status_code == 200
        assert "attachment" in told.headers["content-disposition"]
        rows = list(csv.reader(io.StringIO(told.content.decode("utf-8-sig"), newline="")))
        assert [int(cell) for cell in rows[-1][-7::2]] == list(sheet(match.state).totals)

        brought = asked.post("/api/matches/", json={"record": dumps(match)}, headers=token)
        assert brought.status_code == 201, brought.text
        kept = asked.get(f"/api/matches/{match.header.id}/sheet", params={"form": "csv", "lang": "fr"})
        assert kept.content == told.content
        assert asked.get(f"/api/matches/{match.header.id}/sheet").content.startswith(b"%PDF-1.")
        assert asked.get("/api/matches/nothing-here/sheet").status_code == 404


@pytest.mark.parametrize("body", [{}, {"source": {"preset": "suite-8"}, "record": "barbu 1\n"}, {"record": "hello"}])
def test_a_sheet_is_of_one_thing(tmp_path: Path, body: dict[str, object]) -> None:
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
        asked.get("/api/session")
        token = {"X-CSRFToken": asked.cookies["csrftoken"]}
        answer = asked.post("/api/sheets", json=body, headers=token)
        assert answer.status_code == 400
        assert answer.json()["text"]


def test_the_server_speaks_all_languages_of_sheets(tmp_path: Path) -> None:
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
        for code in available():
            answer = asked.get("/api/sheets", params={"preset": "tournament-52", "lang": code, "form": "pdf"})
            assert answer.content.startswith(b"%PDF-1.")

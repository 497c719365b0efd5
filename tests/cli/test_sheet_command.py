"""`barbu sheet`: blank sheets and those of matches, on the terminal and in files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from barbu.cli.app import run
from barbu.locales import available, locale
from barbu.notation import dumps
from barbu.rules import preset
from tests.support.evenings import kept_evening

Words = pytest.CaptureFixture[str]


pytestmark = pytest.mark.usefixtures("narrow")


@pytest.fixture(name="record")
def _record(tmp_path: Path) -> Path:
    """The record of an evening that was broken off."""
    file = tmp_path / "evening.barbu"
    file.write_text(dumps(kept_evening(preset("tournament-52"), 4, "evening", 9)), encoding="utf-8")
    return file


def test_a_blank_sheet_is_told_on_the_terminal(capsys: Words) -> None:
    assert run(["sheet", "suite-8", "--lang", "fi", "--names", "Aino, Eino"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Suomalainen sarja\n")
    assert "●1 Aino" in out
    assert all(cell_len(line) <= 60 for line in out.splitlines())


def test_it_is_for_as_many_as_are_named_or_asked_for(capsys: Words) -> None:
    for words, told in (([], "4 players"), (["--names", "A,B,C,D,E"], "5 players"), (["--players", "3"], "3 players")):
        assert run(["sheet", "fr-tableau-32", *words]) == 0
        assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    ("ending", "begin"), [("pdf", b"%PDF-1."), ("html", b"<!doctype"), ("csv", b"\xef\xbb\xbf"), ("txt", b"Finnish")]
)
def test_it_is_written_in_the_form_of_the_file_s_ending(
    capsys: Words, tmp_path: Path, ending: str, begin: bytes
) -> None:
    file = tmp_path / f"sheet.{ending}"
    assert run(["sheet", "suite-8", "-o", str(file), "--paper", "letter", "--landscape"]) == 0
    assert file.read_bytes().startswith(begin)
    assert str(file) in capsys.readouterr().out.replace("\n", "")


def test_a_form_can_be_named_and_goes_where_the_output_goes(
    capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    assert run(["sheet", "suite-8", "--form", "csv"]) == 0
    assert capsysbinary.readouterr().out.startswith(b"Deal,Dealer,Contract,")
    assert run(["sheet", "suite-8", "--form", "pdf"]) == 0
    assert capsysbinary.readouterr().out.startswith(b"%PDF-1.")
    assert run(["sheet", "suite-8", "--form", "html", "-o", str(tmp_path / "sheet")]) == 0
    assert (tmp_path / "sheet").read_bytes().startswith(b"<!doctype html>")


def test_a_pdf_is_not_shown_on_a_terminal(capsys: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert run(["sheet", "suite-8", "--form", "pdf"]) == 2
    assert "name a file with -o" in capsys.readouterr().err


def test_the_sheet_of_a_match_is_told_and_written(capsys: Words, tmp_path: Path, record: Path) -> None:
    assert run(["sheet", str(record)]) == 0
    assert "The highest total wins." in capsys.readouterr().out
    for form in ("csv", "html", "text"):
        assert run(["sheet", str(record), "--form", form, "--lang", "de"]) == 0
        assert "player 0" in capsys.readouterr().out
    assert run(["sheet", str(record), "-o", str(tmp_path / "evening.pdf")]) == 0
    assert (tmp_path / "evening.pdf").read_bytes().startswith(b"%PDF-1.")


def test_a_match_may_be_handed_over_as_json(capsys: Words, tmp_path: Path, record: Path) -> None:
    file = tmp_path / "evening.json"
    file.write_text(json.dumps({"record": record.read_text(encoding="utf-8")}), encoding="utf-8")
    assert run(["sheet", str(file), "--form", "csv"]) == 0
    first = capsys.readouterr().out
    assert run(["sheet", str(record), "--form", "csv"]) == 0
    assert capsys.readouterr().out == first
    for content in ("{}", "[1]", "{", "barbu 9\n"):
        file.write_text(content, encoding="utf-8")
        assert run(["sheet", str(file)]) == 2
        assert capsys.readouterr().err.endswith(".\n")


def test_rules_of_one_s_own_have_a_sheet_by_file_and_by_name(capsys: Words, tmp_path: Path) -> None:
    file = tmp_path / "mamie.toml"
    file.write_text('extends = "classic-32"\nname = "Chez Mamie"\n', encoding="utf-8")
    assert run(["sheet", str(file)]) == 0
    assert capsys.readouterr().out.startswith("Chez Mamie\n")
    assert run(["rules", "new", "Lokki", "--from", "suite-8", "--data", str(tmp_path)]) == 0
    capsys.readouterr()
    assert run(["sheet", "Lokki", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("Lokki\n")


@pytest.mark.parametrize(
    ("words", "id"),
    [
        (["suite-8", "--form", "doc"], "sheets-no-such-form"),
        (["suite-8", "--paper", "a5"], "sheets-no-such-paper"),
        (["suite-8", "--portrait", "--landscape"], "sheets-both-ways"),
        (["suite-8", "-o", "x.doc"], "sheets-ending"),
        (["suite-8", "--names", "a,b,c,d,e"], "sheets-too-many-names"),
        (["suite-8", "--players", "5"], "rules-not-for-players"),
        (["suite-88"], "rules-nothing-there"),
    ],
)
@pytest.mark.parametrize("code", available())
def test_what_cannot_be_done_is_refused_in_the_language(capsys: Words, words: list[str], id: str, code: str) -> None:
    assert run(["sheet", *words, "--lang", code]) == 2
    told = "".join(capsys.readouterr().err.split())
    values: dict[str, str | int] = {"given": words[-1], "allowed": "", "most": 4, "name": "", "near": "", "close": 0}
    if id == "sheets-too-many-names":
        values["given"] = 5
    begin = locale(code).text(id, **values)
    assert "".join(begin.split())[:6] in told


def test_who_plays_in_a_match_is_not_said_again(capsys: Words, record: Path) -> None:
    for words in (["--players", "4"], ["--names", "a,b"]):
        assert run(["sheet", str(record), *words]) == 2
        assert words[0] in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_told(capsys: Words, tmp_path: Path) -> None:
    assert run(["sheet", "suite-8", "-o", str(tmp_path / "none" / "sheet.csv")]) == 1
    assert "none" in capsys.readouterr().err.replace("\n", "")

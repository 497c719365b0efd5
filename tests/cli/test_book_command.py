"""`barbu rules book`: the rule book on the terminal and in files."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from barbu.cli.app import run

Words = pytest.CaptureFixture[str]


pytestmark = pytest.mark.usefixtures("narrow")


def test_the_book_is_told_on_the_terminal(capsys: Words) -> None:
    assert run(["rules", "book", "classic-32"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Classic Barbu: how we play\n")
    assert all(cell_len(line) <= 60 for line in out.splitlines())
    assert "Each queen you take costs 20 points." in out.replace("\n", " ")


def test_it_is_told_for_one_number_of_players_in_the_language_asked_for(capsys: Words) -> None:
    assert run(["rules", "book", "fr-tableau-32", "--players", "5", "--lang", "fr"]) == 0
    assert "On joue à 5, chacun pour soi." in capsys.readouterr().out.replace("\n", " ")
    assert run(["rules", "book", "fr-tableau-32", "--players", "6"]) == 2


@pytest.mark.parametrize(("ending", "begin"), [("txt", b"Finnish"), ("html", b"<!doctype html>")])
def test_it_is_written_in_the_form_of_the_file_s_ending(
    capsys: Words, tmp_path: Path, ending: str, begin: bytes
) -> None:
    file = tmp_path / f"book.{ending}"
    assert run(["rules", "book", "suite-8", "-o", str(file)]) == 0
    assert file.read_bytes().startswith(begin)
    assert str(file) in capsys.readouterr().out.replace("\n", "")


def test_another_ending_is_refused(capsys: Words, tmp_path: Path) -> None:
    assert run(["rules", "book", "suite-8", "-o", str(tmp_path / "book.doc")]) == 2
    assert "“.doc”" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_book_that_cannot_be_written_is_a_refusal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "folder.pdf").mkdir()
    for file in (tmp_path / "nowhere" / "book.txt", tmp_path / "folder.pdf"):
        assert run(["rules", "book", "suite-8", "-o", str(file)]) == 1
        told = capsys.readouterr()
        assert str(file) in told.err.replace("\n", "")
        assert "should not have" not in told.err


def test_a_file_is_compared_with_the_preset_that_it_extends(capsys: Words, tmp_path: Path) -> None:
    file = tmp_path / "mamie.toml"
    file.write_text('extends = "marie-luce-52"\nname = "Chez Mamie"\nseries = 2\n', encoding="utf-8")
    assert run(["rules", "book", str(file), "--players", "4"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Chez Mamie: how we play")
    assert "Marie-Luce" in out[out.index("What is different at this table") :]


def test_an_own_ruleset_given_by_its_name_is_compared_with_the_preset_that_it_extends(
    capsys: Words, tmp_path: Path
) -> None:
    own = tmp_path / "rules" / "Chez Mamie.toml"
    own.parent.mkdir()
    # With a pack of 36 it is nearest to another preset than the one it began from.
    own.write_text('extends = "bga-32"\nname = "Chez Mamie"\n[deck]\nsize = 36\n', encoding="utf-8")
    assert run(["rules", "book", "chez mamie", "--data", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "Board Game Arena, 32 cards" in out[out.index("What is different at this table") :]

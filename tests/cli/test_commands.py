"""The commands of `barbu` without a terminal: what they print, and how they refuse."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from barbu.cli.saves import read_record
from barbu.cli.screen import console
from barbu.locales import available, locale
from barbu.match import Match
from barbu.rules import names
from tests.support.commands import Run, finished, played

SOURCE = Path(__file__).resolve().parent.parent.parent / "src"


# --- playing ----------------------------------------------------------------------------------------


def test_a_match_is_played_through_a_pipe_and_left(barbu: Run, tmp_path: Path) -> None:
    record = played(barbu, tmp_path)
    match = read_record(record)
    assert match.header.seeded
    assert match.header.names == ("You", "Anna", "Ben", "Clara")
    assert not match.finished


def test_the_end_of_input_saves_like_quitting(barbu: Run, tmp_path: Path) -> None:
    code, out, _ = barbu("play", "bga-32", "--data", str(tmp_path), typed="1\n")
    assert code == 0
    assert "--resume" in out
    code, out, _ = barbu("play", "--resume", "--data", str(tmp_path), typed="score\n")
    assert code == 0
    assert "Going on with match" in out


def test_seats_names_bots_and_languages_are_chosen(barbu: Run, tmp_path: Path) -> None:
    words = ("--seat", "3", "--name", "Zoé", "--bot", "random", "--bot", "careful", "--bot", "random", "--lang", "fr")
    code, out, _ = barbu("play", "fr-tableau-32", "--data", str(tmp_path), *words, typed="aide\n?\nquitter\n")
    assert code == 0
    (record,) = (tmp_path / "matches").glob("*.barbu")
    assert read_record(record).header.names == ("Anna", "Basile", "Zoé", "Chloé")
    assert '["random", "careful", "", "random"]' in record.with_suffix(".private").read_text()
    assert "C’est enregistré." in out


def test_a_ruleset_of_ones_own_is_played(barbu: Run, tmp_path: Path) -> None:
    rules = tmp_path / "mine.toml"
    rules.write_text('name = "Ours"\nextends = "bga-32"\n[contracts.queens]\nprices = { Q = -7 }\n')
    code, out, _ = barbu("play", str(rules), "--data", str(tmp_path), typed="quit\n")
    assert code == 0
    assert "Ours" in out


def test_without_a_terminal_the_usual_rules_are_played(barbu: Run, tmp_path: Path) -> None:
    assert "Classic Barbu" in barbu("play", "--data", str(tmp_path), typed="quit\n")[1]
    assert "Tableau français" in barbu("play", "--data", str(tmp_path), "--lang", "fr", typed="quitter\n")[1]


def test_saved_matches_are_listed(barbu: Run, tmp_path: Path) -> None:
    assert "no saved matches" in barbu("matches", "--data", str(tmp_path))[1]
    record = played(barbu, tmp_path)
    finished(tmp_path)
    (tmp_path / "matches" / "bad.barbu").write_text("nothing\n")
    code, out, _ = barbu("matches", "--data", str(tmp_path))
    assert code == 0
    assert record.stem in out
    assert out.index(record.stem) < out.index("over")
    assert "28 deals" in out
    assert "  Tournament\n" in out
    assert "tournament-52" not in out
    assert "bad.barbu" in out


def test_a_finished_match_is_not_resumed_but_shown(barbu: Run, tmp_path: Path) -> None:
    finished(tmp_path)
    code, _, err = barbu("play", "--resume", "--data", str(tmp_path))
    assert code == 2
    assert "no unfinished match" in err
    code, out, _ = barbu("play", "--resume", "over", "--data", str(tmp_path))
    assert code == 0
    assert "total" in out


def test_the_words_to_go_on_with_name_the_folder_and_the_language(barbu: Run, tmp_path: Path) -> None:
    folder = tmp_path / "my matches"
    _, out, _ = barbu("play", "bga-32", "--data", str(folder), "--lang", "de", typed="quit\n")
    (record,) = (folder / "matches").glob("*.barbu")
    told = " ".join(out.split())
    assert told.endswith(f"barbu play --resume {record.stem} --data {shlex.quote(str(folder))} --lang de")
    _, out, _ = barbu("play", "bga-32", typed="quit\n")
    assert out.split()[-2] == "--resume"


def test_who_has_won_stands_below_the_sheet(barbu: Run, tmp_path: Path) -> None:
    _, out, _ = barbu("sheet", str(finished(tmp_path)))
    assert out.index("\ntotal") < out.index("\n1. ")


@pytest.mark.parametrize("command", ["play", "demo"])
def test_an_empty_name_of_rules_is_refused(barbu: Run, command: str) -> None:
    for given in ("", " "):
        code, out, err = barbu(command, given)
        assert (code, out) == (2, "")
        assert "There is no preset and no file" in err


@pytest.mark.parametrize(
    ("term", "colour"), [("vt100", False), ("nothing-known", False), ("dumb", False), ("xterm", True), ("tmux", True)]
)
def test_colours_are_for_terminals_that_have_them(monkeypatch: pytest.MonkeyPatch, term: str, colour: bool) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    for name in ("COLORTERM", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert (console().color_system is not None) == colour


# --- demonstration ----------------------------------------------------------------------------------


def test_a_demonstration_is_a_whole_match_and_repeats_by_its_seed(barbu: Run) -> None:
    code, out, _ = barbu("demo", "fr-tableau-32", "--seed", "1", "--players", "3")
    assert code == 0
    assert out.count("End of deal") == 21
    assert "\x1b" not in out
    assert barbu("demo", "fr-tableau-32", "--seed", "1", "--players", "3")[1] == out
    assert barbu("demo", "fr-tableau-32", "--seed", "2", "--players", "3")[1] != out


@pytest.mark.parametrize("name", names())
def test_every_preset_can_be_demonstrated(barbu: Run, name: str) -> None:
    code, out, _ = barbu("demo", name, "--seed", "1", "--bot", "random", "--lang", "fr")
    assert code == 0
    assert "total" in out


# --- refusals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ("play", "nothing-like-it"), ("play", "none.toml"), ("play", "bga-32", "--players", "9"),
        ("play", "bga-32", "--seat", "0"), ("play", "bga-32", "--seat", "5"), ("play", "bga-32", "--bot", "genius"),
        ("play", "bga-32", "--bot", "random", "--bot", "random"), ("play", "bga-32", "--pace", "warp"),
        ("play", "bga-32", "--lang", "xx"), ("play", "bga-32", "--name", ""), ("play", "bga-32", "--name", "a" * 31),
        ("play", "bga-32", "--name", "a\nb"), ("play", "--resume", "zzz"), ("play", "--resume"), ("fly",),
        ("play", "--wings"), ("play", "--players"), ("play", "--players", "x"), ("play", "a", "b"), ("replay",),
        ("demo", "nothing"), ("demo", "bga-32", "--players", "2"),
        ("play", "--resume", "--players", "3"), ("play", "--resume", "--seat", "2"), ("play", "--resume", "--bot", "x"),
        ("play", "--resume", "--seed", "x"), ("play", "--resume", "--name", "Zoé"), ("matches", "--lang", ""),
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", available())
def test_a_wrong_command_line_is_told_and_ends_with_2(
    barbu: Run, tmp_path: Path, lang: str, words: tuple[str, ...]
) -> None:
    fine = words[-1:] == ("",) and words[0] in ("play", "matches")  # an empty word is no word
    more = () if "--lang" in words else ("--lang", lang)
    data = ("--data", str(tmp_path)) if words[0] == "play" else ()
    code, _, err = barbu(*words, *more, *data, typed="quit\nquitter\n")
    assert code == (0 if fine else 2), err
    assert "Traceback" not in err
    assert bool(err) != fine


def test_bad_rulesets_are_told_whole(barbu: Run, tmp_path: Path) -> None:
    rules = tmp_path / "mine.toml"
    for text in ("players = 4", "colour = 1", "= =", 'extends = "x"', "\x00"):
        rules.write_text(text)
        code, _, err = barbu("play", str(rules), "--data", str(tmp_path))
        assert code == 2, text
        assert err
    rules.write_bytes(b"\xff\xff")
    code, _, err = barbu("play", str(rules), "--data", str(tmp_path))
    assert code == 2
    assert "is not text" in err


@pytest.mark.parametrize("lang", [code for code in available() if code != "en"])
def test_what_the_system_says_is_told_in_the_language(barbu: Run, tmp_path: Path, lang: str) -> None:
    for path, id in ((tmp_path, "system-folder"), (tmp_path / "none", "system-missing")):
        code, _, err = barbu("sheet", str(path), "--lang", lang)
        assert code == 2
        assert "".join(locale(lang).text(id).split()) in "".join(err.split())


def test_a_folder_that_is_a_file_is_told(barbu: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, _, err = barbu("play", "bga-32", "--data", str(tmp_path / "file"), typed="quit\n")
    assert code == 2
    assert "safe" not in err
    assert "file" in err


def test_what_nobody_expected_is_apologised_for(barbu: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Match:
        raise ZeroDivisionError("a slip")

    monkeypatch.setattr("barbu.cli.commands.saves.read_record", broken)
    code, _, err = barbu("sheet", "x.barbu")
    assert code == 1
    assert "Traceback" not in err
    log = Path(re.sub(r".* details are in ", "", err))
    assert "a slip" in log.read_text()


@pytest.mark.parametrize("lang", available())
def test_help_is_in_the_language(barbu: Run, lang: str) -> None:
    for words in ((), ("play",), ("matches",), ("demo",), ("replay",), ("sheet",), ("verify",), ("rules",)):
        code, out, _ = barbu(*words, "--help", "--lang", lang) if words else barbu("--help", "--lang", lang)
        assert "play-cli" not in out
        assert code in (0, 2)


def test_version(barbu: Run) -> None:
    code, out, _ = barbu("--version")
    assert code == 0
    assert out.startswith("barbu")


# --- other terminals --------------------------------------------------------------------------------


def program(words: list[str], typed: bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The program as a process of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    variables = {**kept, "PYTHONPATH": str(SOURCE), **environment}
    return subprocess.run([sys.executable, "-m", "barbu", *words], input=typed, capture_output=True, env=variables)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_any_encoding_of_the_terminal_will_do(tmp_path: Path, encoding: str) -> None:
    words = ["play", "fr-tableau-32", "--lang", "fr", "--data", str(tmp_path), "--seed", "e"]
    done = program(words, b"?\nscore\n\xff\xfe\n1\nquitter\n", PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    text = done.stdout.decode(encoding)
    assert "AH" in text or "A♥" in text or "RH" in text or "R♥" in text


def test_who_stops_reading_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m barbu demo classic-32 --seed 1 | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, env={**os.environ, "PYTHONPATH": str(SOURCE)})
    assert done.stderr == b""
    assert done.stdout

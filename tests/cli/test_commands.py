"""The commands of `barbu` without a terminal: what they print, and how they refuse."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from barbu.bots import bot
from barbu.cli.saves import Saves, Setup, read_record
from barbu.cli.screen import console
from barbu.locales import available, locale
from barbu.match import Header, Match, sheet
from barbu.notation import dumps
from barbu.rules import names, preset
from barbu.table import Solo, Unwritten
from barbu.table.again import again
from tests.support.commands import Run

SOURCE = Path(__file__).resolve().parent.parent.parent / "src"


def played(barbu: Run, folder: Path, *words: str) -> Path:
    """The record of a match that was begun and left."""
    code, out, _ = barbu("play", *(words or ("bga-32",)), "--data", str(folder), "--seed", "s", typed="1\n1\nquit\n")
    assert code == 0, out
    (record,) = (folder / "matches").glob("*.barbu")
    return record


def finished(folder: Path) -> Path:
    """The record of a whole match."""
    header = Header("over", preset("tournament-52"), ("a", "b", "c", "d"))
    save = Saves(folder).create(header, Setup(None, ("random",) * 4, "f"))
    solo = Solo(save.match, Unwritten(), save, {seat: bot("random") for seat in range(4)})
    for _ in solo.advance():
        pass
    save.append(solo.match.events)
    save.close()
    return save.path


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


# --- records ----------------------------------------------------------------------------------------


def numbers(text: str, players: int) -> list[list[int]]:
    """The lines of a printed sheet."""
    row = re.compile(rf"^ *\d+ .*?((?: +(?:[−+]?\d+|–)){{{players}}}) *$", re.MULTILINE)
    return [
        [int(word.replace("−", "-").replace("–", "0")) for word in found[1].split()] for found in row.finditer(text)
    ]


def test_the_sheet_of_a_record_is_its_fold(barbu: Run, tmp_path: Path) -> None:
    record = finished(tmp_path)
    code, out, _ = barbu("sheet", str(record))
    assert code == 0
    match = read_record(record)
    assert numbers(out, 4) == [list(row.score.points) for row in sheet(match.state).rows]


def test_a_record_is_replayed_as_text(barbu: Run, tmp_path: Path) -> None:
    record = finished(tmp_path)
    code, out, _ = barbu("replay", str(record))
    assert code == 0
    assert out.count("End of deal") == 28
    assert numbers(out, 4) == [list(row.score.points) for row in sheet(read_record(record).state).rows]


def test_a_record_in_progress_is_replayed_and_shown(barbu: Run, tmp_path: Path) -> None:
    record = played(barbu, tmp_path)
    for command in ("replay", "sheet", "verify"):
        assert barbu(command, str(record))[0] == 0


def test_the_shuffles_of_a_record_are_verified(barbu: Run, tmp_path: Path) -> None:
    record = finished(tmp_path)
    code, out, _ = barbu("verify", str(record))
    assert code == 0
    assert "28 deals checked, none is wrong." in out
    text = record.read_text()
    secret = re.search(r"reveal (\w+)", text)
    assert secret is not None
    record.write_text(text.replace(secret[1], "0" * 64))
    code, out, _ = barbu("verify", str(record))
    assert code == 1
    assert "NOT" in out


def test_a_deal_that_was_not_promised_or_not_told_is_named(barbu: Run, tmp_path: Path) -> None:
    record = finished(tmp_path)
    lines = record.read_text().splitlines(keepends=True)
    promise, secret = (next(line for line in lines if line.startswith(word)) for word in ("dealt", "reveal"))
    record.write_text("".join(line for line in lines if line != secret))
    code, out, _ = barbu("verify", str(record))
    assert code == 1
    assert "Deal 1: it is over, but its secret was never told" in out
    bare = re.sub(r" commit \w+$", "", promise.rstrip()) + "\n"
    assert bare != promise
    record.write_text("".join(lines).replace(promise, bare).replace(secret, ""))
    code, out, _ = barbu("verify", str(record))
    assert code == 1
    assert "Deal 1: its cards were never promised" in out
    assert "27 deals checked" in out
    none = [line for line in lines if not line.startswith("reveal")]
    record.write_text("".join(re.sub(r" commit \w+$", "", line.rstrip()) + "\n" for line in none))
    code, out, _ = barbu("verify", str(record))
    assert code == 1
    assert "Nothing in this record can be checked." in out


def test_nothing_was_promised_of_a_deal_that_is_played_once_more(barbu: Run, tmp_path: Path) -> None:
    first = read_record(finished(tmp_path))
    match = again(first, 1, first.header.names)
    while not match.finished:
        assert match.to_act is not None
        match = match.act(match.legal[0], match.to_act)
    record = tmp_path / "again.barbu"
    record.write_text(dumps(match))
    code, out, _ = barbu("verify", str(record))
    assert "could be known beforehand" in out
    assert "Deal 1: its cards were never promised" in out
    assert "Nothing was promised in this record, so no promise is broken." in out
    assert code == 0
    record.write_text(dumps(match).replace("seeded: yes\n", ""))
    code, out, _ = barbu("verify", str(record))
    assert code == 1, "a deal whose cards nobody could know owes a promise"
    assert "no promise is broken" not in out


def test_a_record_may_begin_with_a_mark_of_its_encoding(barbu: Run, tmp_path: Path) -> None:
    record = finished(tmp_path)
    marked = tmp_path / "marked.barbu"
    marked.write_bytes(b"\xef\xbb\xbf" + record.read_bytes())
    assert barbu("sheet", str(marked)) == barbu("sheet", str(record))


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


@pytest.mark.parametrize("command", ["replay", "sheet", "verify"])
def test_what_is_no_record_is_refused(barbu: Run, tmp_path: Path, command: str) -> None:
    bad = tmp_path / "bad.barbu"
    record = finished(tmp_path)
    lines = record.read_text().splitlines(keepends=True)
    for content in (b"", b"\xff\xfe\x00\n", b"barbu 9\n\n", b"hello\n", b"barbu 1\nmatch: x\n\n"):
        bad.write_bytes(content)
        code, _, err = barbu(command, str(bad))
        assert (code, err[-1:]) == (2, "."), content
    bad.write_text("".join(lines[:20] + lines[21:]))
    code, _, err = barbu(command, str(bad))
    assert code == 2
    assert "21" in err or "20" in err
    code, _, err = barbu(command, str(tmp_path / "none.barbu"))
    assert code == 2
    assert "none.barbu" in err
    code, _, err = barbu(command, str(tmp_path))
    assert code == 2
    assert "safe" not in err


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


def test_a_record_reads_back_as_it_was_written(barbu: Run, tmp_path: Path) -> None:
    record = played(barbu, tmp_path)
    assert dumps(read_record(record)) == record.read_text(encoding="utf-8")


def test_the_hands_of_a_deal_in_progress_are_not_replayed(barbu: Run, tmp_path: Path) -> None:
    record = played(barbu, tmp_path)
    assert barbu("replay", str(record))[1] == "No deal of this match is finished yet.\n"
    whole = finished(tmp_path)
    lines = whole.read_text().splitlines(keepends=True)
    last = max(at for at, line in enumerate(lines) if line.startswith("dealt"))
    whole.write_text("".join(lines[: last + 1]))
    code, out, _ = barbu("replay", str(whole))
    assert code == 0
    assert out.count("End of deal") == 27
    assert "deal 28" not in out

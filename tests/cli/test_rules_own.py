"""Rulesets of one's own: begun under a name, edited until they can be played, found by name everywhere."""

from __future__ import annotations

import io
import os
import signal
import stat
import sys
from pathlib import Path

import pytest

from barbu.cli.app import run
from barbu.cli.own import Own
from barbu.errors import NotUnderstood
from barbu.locales import available, locale
from barbu.rules import preset
from barbu.rules.link import decode
from barbu.rules.presets import read
from tests.cli.test_rules_commands import check_looks, flat, said

Words = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A plain terminal of sixty columns, in English, and an empty home."""
    for name, value in {"COLUMNS": "60", "NO_COLOR": "1", "LANG": "en_US.UTF-8", "TERM": "dumb"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "VISUAL", "EDITOR"):
        monkeypatch.delenv(name, raising=False)


def folder(tmp_path: Path) -> Path:
    return tmp_path / "home" / "barbu" / "rules"


def editor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *edits: tuple[str, str]) -> None:
    """An editor that replaces one text by another, another pair each time it is opened."""
    script = tmp_path / "editor.py"
    script.write_text(
        "import pathlib, sys\n"
        f"edits, count = {edits!r}, pathlib.Path({str(tmp_path / 'count')!r})\n"
        "at = int(count.read_text()) if count.exists() else 0\n"
        "count.write_text(str(at + 1))\n"
        "file = pathlib.Path(sys.argv[-1])\n"
        "text = file.read_text(encoding='utf-8')\n"
        "assert edits[at][0] in text, text\n"
        "file.write_text(text.replace(*edits[at]), encoding='utf-8')\n",
        encoding="utf-8",
    )
    monkeypatch.setenv("EDITOR", f'"{sys.executable}" "{script}"')


def answers(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_a_new_ruleset_is_a_file_and_is_found_by_its_name(capsys: Words, tmp_path: Path) -> None:
    text = said(capsys, "new", "Chez Mamie", "--from", "fr-tableau-32")
    assert 'barbu rules edit "Chez Mamie"' in flat(text)
    file = folder(tmp_path) / "Chez Mamie.toml"
    rules = read(file.read_text(encoding="utf-8"))
    assert (rules.name, rules.contracts) == ("Chez Mamie", preset("fr-tableau-32").contracts)
    assert said(capsys, "show", "chez mamie").startswith("Chez Mamie\n")
    assert decode(said(capsys, "link", "Chez Mamie").strip()) == rules
    assert "The two have the same rules." in said(capsys, "diff", "Chez Mamie", "fr-tableau-32")
    assert flat(said(capsys, "check", "Chez Mamie")).startswith("Chez Mamie can be played. ")
    listed = said(capsys, "list")
    assert listed.index("Your own") < listed.index("Chez Mamie") < listed.index("classic-32")


def test_one_may_begin_from_a_file_a_link_or_another_of_ones_own(capsys: Words, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "suite-8"\nseries = 2\n', encoding="utf-8")
    said(capsys, "new", "a", "--from", str(file))
    said(capsys, "new", "b", "--from", "a")
    said(capsys, "new", "c", "--from", said(capsys, "link", "b").strip())
    assert "The two have the same rules." in said(capsys, "diff", "c", str(file))
    assert "Did you mean b" in flat(said(capsys, "edit", "bb", code=2))


@pytest.mark.parametrize("lang", available())
def test_a_new_one_begins_with_what_people_of_the_language_play(capsys: Words, tmp_path: Path, lang: str) -> None:
    text = said(capsys, "new", "ours", "--lang", lang)
    check_looks(text.replace(str(tmp_path), "").replace("rules-", ""))
    rules = read((folder(tmp_path) / "ours.toml").read_text(encoding="utf-8"))
    assert rules.contracts == preset(locale(lang).text("play-default-preset")).contracts


@pytest.mark.parametrize("name", ["classic-32", "", "  ", "...", "a" * 61, "/", "\x00"])
def test_names_that_cannot_be(capsys: Words, tmp_path: Path, name: str) -> None:
    said(capsys, "new", name, code=2)
    assert not list(folder(tmp_path).glob("*")) if folder(tmp_path).exists() else True


def test_a_name_is_taken_once_whatever_its_letters(capsys: Words) -> None:
    said(capsys, "new", "Été")
    assert "already" in said(capsys, "new", "été", code=2)
    assert "already" in said(capsys, "new", "E\u0301te\u0301", code=2)


@pytest.mark.parametrize("name", ["a/b", "con", "x:y", "«♥»", "中文", "a.b", "-"])
def test_odd_names_have_a_file_and_are_found(capsys: Words, tmp_path: Path, name: str) -> None:
    said(capsys, "new", "--", name)
    own = Own()
    (file,) = own.files()
    assert file.parent == folder(tmp_path)
    assert own.find(name) == file
    assert read(file.read_text(encoding="utf-8")).name == name


def test_nothing_is_found_outside_the_folder(tmp_path: Path) -> None:
    (tmp_path / "home" / "barbu").mkdir(parents=True)
    (tmp_path / "home" / "barbu" / "secret.toml").write_text("", encoding="utf-8")
    assert Own().find("../secret") is None
    with pytest.raises(NotUnderstood):
        Own().found("../secret")


def test_another_folder_may_be_chosen(capsys: Words, tmp_path: Path) -> None:
    said(capsys, "new", "ours", "--data", str(tmp_path / "there"))
    assert (tmp_path / "there" / "rules" / "ours.toml").is_file()
    assert "ours" in said(capsys, "show", "ours", "--data", str(tmp_path / "there"))
    said(capsys, "show", "ours", code=2)


# --- edit -------------------------------------------------------------------------------------------


def test_an_edit_that_can_be_played_is_kept_and_told(
    capsys: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said(capsys, "new", "ours", "--from", "classic-32")
    editor(monkeypatch, tmp_path, ("series = 1", "series = 2"))
    text = flat(said(capsys, "edit", "ours"))
    assert "ours is kept. · Series: 1 → 2" in text
    assert read((folder(tmp_path) / "ours.toml").read_text(encoding="utf-8")).series == 2
    assert [file.name for file in folder(tmp_path).iterdir()] == ["ours.toml"]
    editor(monkeypatch, tmp_path, ("", ""), ("series = 2", "series = 2"))
    assert "Nothing was changed." in said(capsys, "edit", "ours")


def test_problems_are_told_with_mends_and_editing_goes_on(
    capsys: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said(capsys, "new", "ours", "--from", "classic-32")
    editor(
        monkeypatch, tmp_path, ('leader = "next"', 'leader = "chooser"'), ('leader = "chooser"', 'leader = "dealer"')
    )
    answers(monkeypatch, "y\n")
    text = flat(said(capsys, "edit", "ours"))
    assert "· leader:" in text
    assert "This settles it: First lead: the player after the dealer" in text
    assert "Go on editing? (y/n)" in text
    assert read((folder(tmp_path) / "ours.toml").read_text(encoding="utf-8")).leader == "dealer"


@pytest.mark.parametrize("answer", ["n\n", "", "maybe\n"])
def test_who_gives_up_loses_neither_the_old_rules_nor_what_was_written(
    capsys: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answer: str
) -> None:
    said(capsys, "new", "ours", "--from", "classic-32")
    editor(monkeypatch, tmp_path, ("series = 1", "series = "), ("series = ", "series = 3"))
    answers(monkeypatch, answer)
    text = flat(said(capsys, "edit", "ours", code=2))
    assert "ours stays as it was." in text
    assert read((folder(tmp_path) / "ours.toml").read_text(encoding="utf-8")).series == 1
    said(capsys, "edit", "ours")
    assert read((folder(tmp_path) / "ours.toml").read_text(encoding="utf-8")).series == 3


def test_advice_is_given_on_what_is_kept(capsys: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said(capsys, "new", "ours", "--from", "fr-tableau-32-short-picked")
    editor(monkeypatch, tmp_path, ("series = 1", "series = 2"))
    text = flat(said(capsys, "edit", "ours"))
    assert "Advice: Whoever chooses first" in text
    assert "This settles it: Handicap of the chooser: yes" in text


def test_editors_that_cannot_be_used(capsys: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said(capsys, "new", "ours")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "EDITOR" in said(capsys, "edit", "ours", code=2)
    for words in ("nothing-of-the-kind", f'"{sys.executable}" -c "raise SystemExit(3)"'):
        monkeypatch.setenv("EDITOR", words)
        assert "cannot be used" in flat(said(capsys, "edit", "ours", code=2))


@pytest.mark.skipif(os.name == "nt", reason="no Ctrl-C is sent to a group of processes in this way")
def test_ctrl_c_in_the_editor_is_the_editors_own(
    capsys: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As in vim, where it ends an insertion: the page that is not written yet must live on."""
    said(capsys, "new", "ours", "--from", "classic-32")
    script = tmp_path / "editor.py"
    script.write_text(
        "import os, pathlib, signal, sys, time\n"
        "assert signal.getsignal(signal.SIGINT) is signal.default_int_handler, 'ignored by us'\n"
        "signal.signal(signal.SIGINT, lambda *_: None)\n"
        "os.kill(os.getppid(), signal.SIGINT)\n"
        "os.kill(os.getpid(), signal.SIGINT)\n"
        "time.sleep(0.6)\n"
        "file = pathlib.Path(sys.argv[-1])\n"
        "file.write_text(file.read_text(encoding='utf-8').replace('series = 1', 'series = 2'), encoding='utf-8')\n",
        encoding="utf-8",
    )
    monkeypatch.setenv("EDITOR", f'"{sys.executable}" "{script}"')
    before = signal.getsignal(signal.SIGINT)
    assert "ours is kept." in flat(said(capsys, "edit", "ours"))
    assert read((folder(tmp_path) / "ours.toml").read_text(encoding="utf-8")).series == 2
    assert signal.getsignal(signal.SIGINT) is before


def test_ctrl_c_at_the_question_loses_nothing_and_says_so(
    capsys: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said(capsys, "new", "ours", "--from", "classic-32")
    editor(monkeypatch, tmp_path, ("series = 1", "series = "), ("series = ", "series = 3"))

    class Pressed:
        def readline(self) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Pressed())
    text = flat(said(capsys, "edit", "ours", code=130))
    assert "ours stays as it was. What you have written is in" in text
    assert read((folder(tmp_path) / "ours.toml").read_text(encoding="utf-8")).series == 1
    assert "You go on with what you had written before" in flat(said(capsys, "edit", "ours"))
    assert read((folder(tmp_path) / "ours.toml").read_text(encoding="utf-8")).series == 3


@pytest.mark.skipif(os.name == "nt", reason="no signal ends a process in this way")
def test_an_editor_that_ctrl_c_ends_is_no_broken_one(capsys: Words, monkeypatch: pytest.MonkeyPatch) -> None:
    said(capsys, "new", "ours")
    for end in ("os.kill(os.getpid(), signal.SIGINT)", "raise SystemExit(130)"):
        code = f"import os, signal; signal.signal(signal.SIGINT, signal.SIG_DFL); {end}"
        monkeypatch.setenv("EDITOR", f'"{sys.executable}" -c "{code}"')
        assert run(["rules", "edit", "ours"]) == 130
        told = capsys.readouterr()
        assert (told.out, told.err) == ("", "")


def test_what_is_written_survives_an_editor_that_fails(
    capsys: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said(capsys, "new", "ours", "--from", "classic-32")
    file = folder(tmp_path) / "ours.toml"
    for write, kept in (("", False), ("open(sys.argv[-1], 'a').write('#');", True)):
        monkeypatch.setenv("EDITOR", f'"{sys.executable}" -c "import sys;{write}raise SystemExit(3)"')
        assert run(["rules", "edit", "ours"]) == 2
        told = capsys.readouterr()
        assert "cannot be used" in told.err
        assert ("What you have written is in" in flat(told.out)) == kept
        assert file.with_suffix(".draft").exists() == kept


def test_presets_and_what_is_not_there_are_not_edited(capsys: Words) -> None:
    assert "is the name of a preset" in flat(said(capsys, "edit", "classic-32", code=2))
    assert 'barbu rules new "no one"' in flat(said(capsys, "edit", "no one", code=2))


@pytest.mark.parametrize("lang", available())
def test_edit_reads_well_in_every_language(
    capsys: Words, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str
) -> None:
    said(capsys, "new", "ours", "--from", "classic-32")
    wrong = ('selection = "fixed_order_per_dealer"', 'selection = "each_once_per_table"')
    right = ('chooser = "nobody"', 'chooser = "next"')
    editor(monkeypatch, tmp_path, wrong, right)
    answers(monkeypatch, locale(lang).text("play-word-yes").split()[0] + "\n")
    check_looks(said(capsys, "edit", "ours", "--lang", lang))


def test_a_match_is_played_by_ones_own_rules(capsys: Words, tmp_path: Path) -> None:
    said(capsys, "new", "Chez Mamie", "--from", "classic-32")
    file = folder(tmp_path) / "Chez Mamie.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("deals = 0", "deals = 1"), encoding="utf-8")
    assert run(["demo", "chez mamie", "--bot", "random", "--seed", "1"]) == 0
    assert "Chez Mamie" in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="folders are not closed in this way")
def test_a_folder_that_cannot_be_written_is_told(capsys: Words, tmp_path: Path) -> None:
    home = tmp_path / "closed"
    home.write_text("a file where the folder should be", encoding="utf-8")
    home.chmod(stat.S_IRUSR)
    assert run(["rules", "new", "ours", "--data", str(home)]) == 1
    assert "Traceback" not in capsys.readouterr().err

"""`barbu score` on the command line: begun, gone on with, listed, shown, exported, taken in, renamed, deleted."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from barbu.cli.saves import read_record
from barbu.cli.score.files import Evenings
from barbu.locales import available, locale
from barbu.match import Match, sheet
from barbu.notation import dumps, loads
from barbu.rules import preset
from barbu.rules.dump import dumps as toml
from barbu.table.notebook import entries
from tests.support.commands import Run
from tests.support.kept import begun, kept


def put(folder: Path, match: Match, title: str = "") -> Path:
    """The evening on disk."""
    file = Evenings(folder).create(match, title)
    file.close()
    return file.path


def only(folder: Path) -> Path:
    """The record of the only evening."""
    (path,) = (folder / "evenings").glob("*.barbu")
    return path


def test_the_folder_may_be_named_before_the_command(barbu: Run, tmp_path: Path) -> None:
    put(tmp_path / "one", kept(begun("evening-one"), 2), "Here")
    put(tmp_path / "two", kept(begun("evening-two"), 2), "There")
    before = ["score", "--data", str(tmp_path / "one"), "--lang", "fr", "list"]
    told = barbu(*before)[1]
    assert "Here" in told
    assert "donnes" in told
    assert "There" in barbu(*before, "--data", str(tmp_path / "two"))[1], "the command's own word is the nearer one"


def test_an_evening_is_begun_with_all_said_on_the_command_line(barbu: Run, tmp_path: Path) -> None:
    words = ["--player", "Ana Maria", "--player", "Rui", "--player", "Zoé", "--player", "李", "--first", "rui"]
    code, out, _ = barbu(
        "score",
        "new",
        "classic-32",
        *words,
        "--title",
        "Mamie",
        "--data",
        str(tmp_path),
        typed="ana maria 5, li\nundo\n李 8\n",
    )
    assert code == 0, out
    assert "Rui deals first." in out
    match = read_record(only(tmp_path))
    assert match.header.names == ("Ana Maria", "Rui", "Zoé", "李")
    assert match.state.first == 1
    assert len(match.results) == 1
    assert f"score resume {match.header.id} --data" in " ".join(out.split())
    code, out, _ = barbu("score", "list", "--data", str(tmp_path))
    assert "Mamie" in out
    assert "1 of 24 deals played" in out


def test_an_evening_is_begun_by_answers_and_gone_on_with(barbu: Run, tmp_path: Path) -> None:
    typed = "A A B C\nA B\nA, B, C, D\nE\ndraw\nrest A\n"
    code, out, _ = barbu("score", "new", "classic-32", "--data", str(tmp_path), typed=typed)
    assert code == 0, out
    assert "Each player needs a name of their own" in out
    assert "“E” is none of the players" in out
    assert len(read_record(only(tmp_path)).results) == 1
    code, out, _ = barbu("score", "--data", str(tmp_path), typed="rest B\nquit\n")
    assert "Deal 2 of 24" in out
    assert len(read_record(only(tmp_path)).results) == 2
    code, out, _ = barbu("score", "resume", "nothing", "--data", str(tmp_path))
    assert code == 2


def test_ones_own_rules_come_first_and_lists_are_drawn_or_told(barbu: Run, tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    own = toml(preset("classic-32")).replace('name = "classic-32"', 'name = "Chez Mamie"')
    own = own.replace('"fixed_order_per_dealer"', '"random_common"')
    (tmp_path / "rules" / "Chez Mamie.toml").write_text(own, encoding="utf-8")
    players = [word for name in "ABCD" for word in ("--player", name)]
    typed = "hearts, queens\n\n"
    code, out, _ = barbu("score", "new", "Chez Mamie", *players, "--first", "A", "--data", str(tmp_path), typed=typed)
    assert code == 0, out
    assert "contracts were drawn" in out
    match = read_record(only(tmp_path))
    assert match.rules.name == "Chez Mamie"
    assert len(match.state.lists) == 4


@pytest.mark.parametrize("lang", available())
def test_an_evening_in_every_language(lang: str, barbu: Run, tmp_path: Path) -> None:
    say, players = locale(lang).text, [word for name in "ABCD" for word in ("--player", name)]
    rest = say("score-word-rest").split()[0]
    edit, chart = say("score-word-edit").split()[0], say("score-word-chart").split()[0]
    typed = f"A 3, B 2, {rest} C\n{edit} 1\n{rest} A\n{chart}\nB\n{say('play-word-help').split()[0]}\nundo\nundo\n"
    code, out, err = barbu(
        "score", "new", "classic-32", *players, "--first", "A", "--lang", lang, "--data", str(tmp_path), typed=typed
    )
    assert code == 0, err
    assert say("score-ask-whole", left=8, needed=8, thing=say("play-item-trick", count=8)) in out
    assert say("score-how-quit").split()[0] in out
    match = read_record(only(tmp_path))
    assert match.results[0].outcome.tricks == (3, 2, 3, 0)  # type: ignore[union-attr]
    code, out, _ = barbu("score", "stats", "--lang", lang, "--data", str(tmp_path))
    assert code == 0
    assert "−" in out


def test_an_evening_is_shown_read_and_checked_like_a_match(barbu: Run, tmp_path: Path) -> None:
    path = put(tmp_path, kept(begun("evening-1")))
    for words in (
        ("score", "show", "evening-1", "--data", str(tmp_path)),
        ("sheet", str(path)),
        ("score", "show", str(path)),
    ):
        code, out, err = barbu(*words)
        assert code == 0, err
        made = sheet(read_record(path).state)
        assert all(str(abs(total)) in out for total in made.totals)
    code, out, _ = barbu("verify", str(path))
    assert code == 0
    assert "24 deals were kept by hand: their cards cannot be checked." in out
    code, out, _ = barbu("replay", str(path))
    assert code == 0
    assert "kept by hand" in out


def test_it_is_exported_and_taken_in(barbu: Run, tmp_path: Path) -> None:
    match = kept(begun("evening-1", "tournament-52"), 9)
    put(tmp_path, match, "Chez Mamie")
    code, out, _ = barbu("score", "export", "evening", "--data", str(tmp_path))
    told = json.loads(out)
    assert (told["title"], told["players"], len(told["deals"])) == ("Chez Mamie", list(match.header.names), 9)
    assert told["totals"] == list(sheet(match.state).totals)
    assert loads(told["record"]).state == match.state
    file = tmp_path / "evening.json"
    file.write_text(out, encoding="utf-8")
    code, out, err = barbu("score", "import", str(file), "--data", str(tmp_path))
    assert (code, "is here already" in err) == (2, True)
    other = tmp_path / "other"
    code, out, err = barbu("score", "import", str(file), "--data", str(other))
    assert code == 0, err
    assert read_record(only(other)).state == match.state
    assert Evenings(other).title("evening-1") == "Chez Mamie"
    table = tmp_path / "evening.csv"
    barbu("score", "export", "evening-1", "--format", "csv", "-o", str(table), "--data", str(tmp_path), "--lang", "fr")
    rows = list(csv.reader(io.StringIO(table.read_text(encoding="utf-8-sig"))))
    ends = [at for at, head in enumerate(rows[0]) if "total" in head.casefold()]
    assert len(ends) == 4
    assert [int(rows[9][at]) for at in ends] == list(sheet(match.state).totals)
    pdf = tmp_path / "evening.pdf"
    barbu("score", "export", "evening-1", "--format", "pdf", "-o", str(pdf), "--data", str(tmp_path))
    assert pdf.read_bytes().startswith(b"%PDF")
    record = tmp_path / "evening.barbu"
    barbu("score", "export", "evening-1", "--format", "record", "-o", str(record), "--data", str(tmp_path))
    assert entries(loads(record.read_text(encoding="utf-8"))) == entries(match)
    for wrong in ("{", '{"barbu": "evening 2"}', "[]", "hello"):
        file.write_text(wrong, encoding="utf-8")
        assert barbu("score", "import", str(file), "--data", str(other))[0] == 2
    assert barbu("score", "export", "evening-1", "--format", "xml", "--data", str(tmp_path))[0] == 2


def test_P38_a_player_is_renamed_everywhere(barbu: Run, tmp_path: Path) -> None:
    for number in range(3):
        put(tmp_path, kept(begun(f"evening-{number}"), number))
    code, out, _ = barbu("score", "rename", "Chloé", "Chloë", "--data", str(tmp_path))
    assert (code, "in 3 evenings" in out) == (0, True)
    found, _ = Evenings(tmp_path).all()
    assert {each.match.header.names for each in found} == {("Anna", "Bruno", "Chloë", "Dávid")}
    assert sorted(len(each.match.results) for each in found) == [0, 1, 2]
    code, _, err = barbu("score", "rename", "Anna", "bruno", "--data", str(tmp_path))
    assert (code, "name of their own" in err) == (2, True)
    assert "No evening" in barbu("score", "rename", "Zoé", "Zoë", "--data", str(tmp_path))[1]


def test_P38_deleting_asks_first(barbu: Run, tmp_path: Path) -> None:
    path = put(tmp_path, kept(begun("evening-1"), 3))
    for typed in ("no\n", "", "x\n"):
        code, out, _ = barbu("score", "delete", "evening-1", "--data", str(tmp_path), typed=typed)
        assert (code, "evening-1 stays" in out, path.exists()) == (0, True, True)
    barbu("score", "delete", "evening-1", "--data", str(tmp_path), typed="yes\n")
    assert list((tmp_path / "evenings").iterdir()) == []
    assert "There are no evenings" in barbu("score", "list", "--data", str(tmp_path))[1]


def test_P39_records_of_every_version_are_opened(barbu: Run, tmp_path: Path) -> None:
    text = dumps(kept(begun("evening-1"), 2))
    assert text.startswith("barbu 1\n"), "a new version of records needs a file of the old one here"
    file = tmp_path / "evening-1.barbu"
    file.write_text(
        text + "corrected 1 " + text.splitlines()[-2].removeprefix("entered ") + "\nundone 1\n", encoding="utf-8"
    )
    code, _, err = barbu("score", "import", str(file), "--data", str(tmp_path))
    assert code == 0, err
    assert len(read_record(only(tmp_path)).results) == 1
    damaged = tmp_path / "evenings" / "bad.barbu"
    damaged.write_text("barbu 1\nnonsense\n", encoding="utf-8")
    code, out, _ = barbu("score", "list", "--data", str(tmp_path))
    assert (code, "bad.barbu" in out, "evening-1" in out) == (0, True, True)


def test_statistics_of_a_folder(barbu: Run, tmp_path: Path) -> None:
    for number in range(3):
        put(tmp_path, kept(begun(f"evening-{number}"), seed=number))
    code, out, _ = barbu("score", "stats", str(tmp_path / "evenings"))
    assert code == 0
    assert "3 evenings, 72 deals" in out
    assert out.count(" level") == 6, "every pair once"
    assert "← best" in out
    assert "There are no evenings" in barbu("score", "stats", str(tmp_path))[1]

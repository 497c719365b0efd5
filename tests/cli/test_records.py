"""Commands that read a record: the sheet, the replay, the check of the shuffles, and what is no record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from barbu.cli.saves import read_record
from barbu.match import sheet
from barbu.notation import dumps
from barbu.table.again import again
from tests.support.commands import Run, finished, played


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

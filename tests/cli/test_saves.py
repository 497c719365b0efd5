"""Matches on disk: what was acknowledged is there, whatever happened to the program or the disk."""

from __future__ import annotations

import errno
import json
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from barbu.bots import bot
from barbu.cli import saves
from barbu.cli.saves import DiskTrouble, Save, Saves, Setup, read_record
from barbu.croupier import checks
from barbu.errors import BarbuError, NotUnderstood
from barbu.match import Dealt, Header, Match, Revealed
from barbu.notation import dump_event, dump_header, dumps
from barbu.rules import preset
from barbu.table import Solo

NAMES = ("a", "b", "c", "d")


def new(folder: Path, id: str = "m1", seed: str | None = None, person: int | None = None) -> Save:
    """A new match on disk."""
    bots = tuple("" if seat == person else "random" for seat in range(4))
    return Saves(folder).create(Header(id, preset("bga-32"), NAMES), Setup(person, bots, seed))


def played(save: Save, steps: int = 10_000) -> Match:
    """The match after so many steps between bots."""
    solo = Solo(save.match, save, save, {seat: bot("random") for seat in range(4)})
    for count, _ in enumerate(solo.advance(), start=1):
        if count == steps:
            break
    return solo.match


def reopened(folder: Path, id: str = "m1") -> Save:
    return Saves(folder).resume(id)


def test_what_was_played_is_there_again(tmp_path: Path) -> None:
    save = new(tmp_path)
    match = played(save, 60)
    save.close()
    again = reopened(tmp_path)
    assert again.match == match
    assert again.setup == save.setup
    whole = played(again)
    again.close()
    assert whole.finished
    assert read_record(again.path) == whole
    assert all(check.fair for check in checks(whole))


def test_the_secret_of_a_deal_outlives_the_program(tmp_path: Path) -> None:
    save = new(tmp_path)
    solo = Solo(save.match, save, save, {seat: bot("random") for seat in range(4)})
    while not isinstance(next(iter(solo.advance())).event, Dealt):
        pass
    save.close()
    again = reopened(tmp_path)
    match = played(again)
    again.close()
    assert all(check.fair for check in checks(match))
    assert len([event for event in match.events if isinstance(event, Revealed)]) == len(match.results)


def test_the_private_file_is_for_its_owner_alone_and_the_record_tells_no_secret(tmp_path: Path) -> None:
    save = new(tmp_path)
    played(save, 12)
    private = save.path.with_suffix(".private")
    if sys.platform != "win32":
        assert stat.S_IMODE(private.stat().st_mode) == 0o600
    kept = [word for word in private.read_text().replace('"', " ").split() if len(word) == 64]
    assert kept
    assert not any(word in save.path.read_text() for word in kept)
    save.close()


def test_a_record_cut_at_any_byte_of_its_last_lines_loads_to_a_prefix(tmp_path: Path) -> None:
    save = new(tmp_path)
    match = played(save, 50)
    save.close()
    data = save.path.read_bytes()
    lines = [dump_event(event).encode() for event in match.events]
    start = len(data) - sum(map(len, lines[-6:]))
    for size in range(start, len(data) + 1):
        save.path.write_bytes(data[:size])
        whole = data[:size].count(b"\n") - dump_header(match.header).count("\n")
        assert read_record(save.path).events == match.events[:whole]
        again = reopened(tmp_path)
        assert again.match.events == match.events[:whole]
        again.close()
        assert save.path.read_bytes() == data[: data[:size].rfind(b"\n") + 1]


def test_a_torn_private_file_is_resumed_too(tmp_path: Path) -> None:
    save = new(tmp_path)
    match = played(save, 3)
    save.close()
    private = save.path.with_suffix(".private")
    with private.open("ab") as file:
        file.write(b'{"label": "deal 9", "secr')
    again = reopened(tmp_path)
    assert again.match == match
    assert played(again).finished
    again.close()


# --- trouble ----------------------------------------------------------------------------------------


def test_a_full_disk_loses_nothing_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = new(tmp_path)
    match = played(save, 20)
    write = os.write

    def full(file: int, data: bytes) -> int:
        if len(data) < 4:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(file, data[: len(data) // 2])

    monkeypatch.setattr(os, "write", full)
    solo = Solo(match, save, save, {seat: bot("random") for seat in range(4)})
    with pytest.raises(DiskTrouble) as caught:
        list(solo.advance())
    assert caught.value.id == "play-disk-full"
    assert solo.match == match
    monkeypatch.undo()
    save.close()
    assert save.path.read_text() == dumps(match)
    again = reopened(tmp_path)
    assert played(again).finished
    again.close()


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NotUnderstood) as caught:
        new(tmp_path / "file")
    assert caught.value.id == "play-not-a-folder"


@pytest.mark.parametrize(
    "first", ['{"seat": 99, "bots": ["", "random", "random", "random"]}', '{"seat": 0, "bots": ["", "random"]}',
              '{"seat": null, "bots": ["", "random", "random", "random"]}', "null", '{"seat": -1, "bots": []}'],
)  # fmt: skip
def test_seats_that_cannot_be_are_refused(tmp_path: Path, first: str) -> None:
    new(tmp_path, "m1").close()
    (tmp_path / "matches" / "m1.private").write_text(first + "\n")
    assert refusal(tmp_path, "m1") == "play-bad-private-file"


def test_one_bad_record_does_not_block_the_folder(tmp_path: Path) -> None:
    new(tmp_path, "good").close()
    new(tmp_path, "none").close()
    gone = tmp_path / "matches" / "none.barbu"
    gone.unlink()
    gone.symlink_to(tmp_path / "nowhere")
    (tmp_path / "matches" / "folder.barbu").mkdir()
    store = Saves(tmp_path)
    assert store.latest() == "good"
    found, bad = store.all()
    assert [summary.id for summary in found] == ["good"]
    assert {path.name for path, _ in bad} == {"none.barbu", "folder.barbu"}


def test_the_latest_is_not_one_that_is_open_elsewhere(tmp_path: Path) -> None:
    new(tmp_path, "one").close()
    held = new(tmp_path, "two")
    assert Saves(tmp_path).latest() == "one"
    other = reopened(tmp_path, "one")
    with pytest.raises(NotUnderstood) as caught:
        Saves(tmp_path).latest()
    assert caught.value.id == "play-match-in-use"
    held.close()
    other.close()


def test_one_process_holds_a_match(tmp_path: Path) -> None:
    save = new(tmp_path)
    with pytest.raises(NotUnderstood) as caught:
        reopened(tmp_path)
    assert caught.value.id == "play-match-in-use"
    save.close()
    reopened(tmp_path).close()


def refusal(folder: Path, id: str) -> str:
    with pytest.raises(BarbuError) as caught:
        Saves(folder).resume(id)
    return caught.value.id


def test_what_cannot_be_resumed_is_said(tmp_path: Path) -> None:
    assert refusal(tmp_path, "x") == "play-no-such-match"
    for id in ("ab1", "ab2"):
        new(tmp_path, id).close()
    assert refusal(tmp_path, "ab") == "play-several-matches"
    (tmp_path / "matches" / "ab1.private").write_text("nonsense\n")
    assert refusal(tmp_path, "ab1") == "play-bad-private-file"
    (tmp_path / "matches" / "ab1.private").unlink()
    assert refusal(tmp_path, "ab1") == "play-no-private-file"
    (tmp_path / "matches" / "ab2.barbu").write_bytes(b"\xff\xfe\n")
    assert refusal(tmp_path, "ab2") == "play-not-text"
    (tmp_path / "matches" / "ab2.barbu").write_text("nothing\n")
    assert refusal(tmp_path, "ab2") == "not-a-record"


def test_the_latest_is_the_unfinished_match_last_played(tmp_path: Path) -> None:
    store = Saves(tmp_path)
    with pytest.raises(NotUnderstood):
        store.latest()
    for at, id in enumerate(("old", "new", "over")):
        save = new(tmp_path, id)
        played(save, 10_000 if id == "over" else 5)
        save.close()
        os.utime(save.path, (1000 + at, 1000 + at))
    assert store.latest() == "new"
    found, bad = store.all()
    assert [summary.id for summary in found] == ["over", "new", "old"]
    assert not bad


def test_a_finished_match_is_noted_and_can_be_opened_still(tmp_path: Path) -> None:
    save = new(tmp_path)
    match = played(save)
    save.finish()
    save.close()
    with pytest.raises(NotUnderstood):
        Saves(tmp_path).latest()
    again = reopened(tmp_path)
    assert again.match == match
    again.close()


def test_a_seed_is_kept_and_no_secret_written(tmp_path: Path) -> None:
    save = new(tmp_path, seed="words")
    first = played(save, 30)
    save.close()
    assert save.path.with_suffix(".private").read_text().count("\n") == 1
    again = reopened(tmp_path)
    assert again.setup.seed == "words"
    assert again.match == first
    again.close()


def test_times_are_written_the_same_everywhere() -> None:
    assert len(saves.when(0.0)) == len("1970-01-01 00:00")


def test_nobody_else_reads_the_hands_of_a_deal_in_play(tmp_path: Path) -> None:
    save = new(tmp_path)
    played(save, 5)
    files = [file for file in tmp_path.rglob("m1.*") if file.is_file()]
    assert len(files) == 2
    assert all(file.stat().st_mode & 0o077 == 0 for file in files)


def lines_of(path: Path) -> list[str]:
    return path.read_text().splitlines()


@pytest.mark.parametrize(
    "spoiled",
    [
        lambda secret: secret[:-2],
        lambda secret: ("0" if secret[0] != "0" else "1") + secret[1:],
        lambda secret: "x" + secret[1:],
        lambda secret: "",
    ],
)
def test_a_secret_that_is_not_the_one_promised_is_refused_and_nothing_is_written(
    tmp_path: Path, spoiled: Callable[[str], str]
) -> None:
    save = new(tmp_path, "m1")
    played(save, 60)
    save.close()
    private = tmp_path / "matches" / "m1.private"
    entries = [json.loads(line) for line in lines_of(private)]
    number = next(place for place, entry in enumerate(entries) if entry.get("label") == "deal 1")
    entries[number]["secret"] = spoiled(entries[number]["secret"])
    private.write_text("".join(json.dumps(entry) + "\n" for entry in entries) + "half a li")
    before = private.read_bytes(), save.path.read_bytes()
    assert refusal(tmp_path, "m1") == "play-bad-private-file"
    assert (private.read_bytes(), save.path.read_bytes()) == before


def test_a_secret_that_is_missing_or_there_twice_is_refused(tmp_path: Path) -> None:
    save = new(tmp_path, "m1")
    played(save, 60)
    save.close()
    private = tmp_path / "matches" / "m1.private"
    lines = lines_of(private)
    dealt = next(line for line in lines if "deal 1" in line)
    for spoiled in (
        [*lines, dealt],
        [line for line in lines if line != dealt],
        [*lines, '{"label": "x"}'],
        [*lines, "7"],
    ):
        private.write_text("".join(line + "\n" for line in spoiled))
        assert refusal(tmp_path, "m1") == "play-bad-private-file"
    private.write_text("".join(line + "\n" for line in lines))
    reopened(tmp_path, "m1").close()

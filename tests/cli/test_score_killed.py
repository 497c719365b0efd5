"""An evening in the terminal is killed between any two writes, and nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pytest

from barbu.cli.saves import DiskTrouble, read_record
from barbu.cli.score.files import Evenings
from barbu.match import Match
from barbu.table.notebook import entries
from tests.support.evenings import random_entry
from tests.support.keeper import Keeper
from tests.support.kept import begun, kept
from tests.support.typist import SOURCE, clean, hears_ctrl_c


class Killed(BaseException):
    """The power is gone."""


class Power:
    """A machine whose power goes after so many steps of writing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = -1
        for name in ("replace", "fsync"):
            monkeypatch.setattr(os, name, self._after(getattr(os, name)))

    def _after(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def step(*words: Any, **more: Any) -> Any:
            if self.left == 0:
                raise Killed
            self.left -= 1
            return real(*words, **more)

        return step


@pytest.mark.parametrize("seed", range(3))
def test_the_power_goes_at_every_step_of_every_write(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, power = random.Random(seed), Power(monkeypatch)
    start = kept(begun("evening-1", ("classic-32", "marie-luce-52", "suite-8")[seed]), 4, seed)
    for steps in range(200):
        folder = tmp_path / str(steps)
        keeper = Keeper(folder, start)
        acknowledged = keeper.match
        power.left = steps
        try:
            for _ in range(2):
                entry = random_entry(keeper.match, rng)
                assert entry is not None
                keeper.enter(entry, rng)
                acknowledged = keeper.match
            keeper.type("undo")
            acknowledged = keeper.match
            finished = True
        except Killed:
            finished = False
        power.left = -1
        keeper.close()
        again = Keeper(folder, id="evening-1")
        assert again.match.events[: len(acknowledged.events)] == acknowledged.events
        assert len(again.match.events) <= len(acknowledged.events) + 1, "what was being written may be there, whole"
        again.close()
        if finished:
            break
    else:
        raise AssertionError("there are more steps than were tried")


def test_a_disk_that_is_full_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Keeper(tmp_path, kept(begun("evening-1"), 3))
    before = keeper.match

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DiskTrouble):
        keeper.type("undo")
    assert keeper.match == before
    assert read_record(keeper.file.path) == before


class Terminal:
    """`barbu score` in a terminal of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))},
            "PYTHONPATH": str(SOURCE), "TERM": "dumb", "COLUMNS": "120",
        }  # fmt: skip
        command = ["-m", "barbu", "score", *words, "--data", str(folder), "--lang", "en"]
        self.child = pexpect.spawn(
            sys.executable, command, env=environment, encoding="utf-8", timeout=30, preexec_fn=hears_ctrl_c
        )
        self.child.delaybeforesend = None
        self.said = self.answered()

    def answered(self) -> str:
        """What is said up to the next question, or the end."""
        self.child.expect([r"(?:\n|^)> $", pexpect.EOF])
        return clean(self.child.before or "")

    def type(self, text: str) -> str:
        """Types a line; what is answered."""
        self.child.sendline(text)
        return self.answered()

    def kill(self) -> None:
        """Ends it as a loss of power would."""
        self.child.kill(signal.SIGKILL)
        self.child.expect(pexpect.EOF)
        self.child.close()


def test_a_terminal_is_killed_after_every_line(tmp_path: Path) -> None:
    lines = ["A 3, B 2", "rest C", "A 1 B 1", "D 6", "undo", "edit 1", "all D", "A A B", "rest C"]
    players = [word for name in "ABCD" for word in ("--player", name)]
    Terminal(tmp_path, "new", "classic-32", *players, "--first", "A").kill()
    ((found,), _) = Evenings(tmp_path).all()
    quiet = Keeper(tmp_path / "quiet", Match.fold(found.match.header, found.match.events))
    for line in lines:
        terminal = Terminal(tmp_path, "resume")
        terminal.type(line)
        terminal.kill()
        quiet.type(line)
        kept_there = Evenings(tmp_path).open(found.id)
        assert kept_there.match == quiet.match
        assert kept_there.aside.lines == quiet.file.aside.lines, "also what is half entered"
        kept_there.close()
    assert len(entries(quiet.match)) == 2

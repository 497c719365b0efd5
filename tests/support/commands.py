"""Commands run without a terminal, as a test runs them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from barbu.bots import bot
from barbu.cli.saves import Saves, Setup
from barbu.match import Header
from barbu.rules import preset
from barbu.table import Solo, Unwritten

Said = tuple[int, str, str]
"""The exit code, what was said, what was complained of."""
Run = Callable[..., Said]


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

"""What the tests of the commands share."""

import io
from pathlib import Path

import pytest

from barbu.cli.app import run
from tests.support.commands import Run, Said


@pytest.fixture
def barbu(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command with these words and what is piped in; the exit code, what it said, what it complained of."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))

    def command(*words: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(words)
        said = capsys.readouterr()
        return code, said.out, " ".join(said.err.split())

    return command


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain terminal of sixty columns, in English."""
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

"""`run.py` on a machine that has nothing yet, or not enough: it stops cleanly, and says in words what is missing."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.support.typist import hears_ctrl_c

ROOT = Path(__file__).resolve().parent.parent
LISTS = ("boot", "dev", "postgres")
FILES = ("run.py", "pyproject.toml", "requirements.txt", *(f"requirements-{name}.txt" for name in LISTS))

posix = pytest.mark.skipif(os.name == "nt", reason="signals and pipes as POSIX has them")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the files that `run.py` starts from, with no environment beside them."""
    folder = tmp_path / "barbu"
    folder.mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.fixture
def bootstrap(checkout: Path) -> ModuleType:
    """The copy's `run.py` as a module."""
    spec = importlib.util.spec_from_file_location("bootstrap", checkout / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def furnished(bootstrap: ModuleType, script: str) -> None:
    """Puts an environment beside the copy that looks ready, with a program of our own in it."""
    programs = Path(bootstrap.BIN)
    programs.mkdir(parents=True)
    (programs / "python").symlink_to(sys.executable)
    program = programs / "barbu"
    program.write_text(f"#!{sys.executable}\n{script}")
    program.chmod(0o755)
    bootstrap.write_stamp(bootstrap.wanted())


def failing(module: ModuleType, monkeypatch: pytest.MonkeyPatch, fails: Callable[[list[str]], str]) -> list[list[str]]:
    """Every command of the bootstrap does nothing, or goes wrong as `fails` tells; the commands."""
    asked: list[list[str]] = []

    def attempt(command: list[str], env: dict[str, str] | None = None) -> str:
        asked.append(command)
        return fails(command)

    monkeypatch.setattr(module, "attempt", attempt)
    monkeypatch.setattr(module, "uv_environment", lambda pip: {})
    return asked


# --- stopped ----------------------------------------------------------------------------------------


@posix
def test_stopped_while_it_prepares_it_says_nothing_and_the_next_start_makes_all_anew(checkout: Path) -> None:
    command = [sys.executable, "run.py", "rules", "list"]
    with subprocess.Popen(
        command, cwd=checkout, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=hears_ctrl_c,
    ) as process:  # fmt: skip
        assert process.stderr is not None
        assert "Preparing the environment" in process.stderr.readline()
        for _ in range(500):  # until it is at work
            if (checkout / ".venv" / "barbu-stamp.json").exists():
                break
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does it
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, "", "")


def test_what_was_begun_is_made_anew(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(command: list[str]) -> str:
        raise KeyboardInterrupt

    failing(bootstrap, monkeypatch, stopped)
    assert bootstrap.start(["rules", "list"]) == 130
    begun = Path(bootstrap.ENVIRONMENT) / "left over"
    begun.write_text("")
    asked = failing(bootstrap, monkeypatch, lambda command: "")
    bootstrap.prepare()
    assert asked
    assert not begun.exists()
    assert bootstrap.found() == {}  # the program was never put there, so that it would not be taken for ready
    assert capsys.readouterr().err.count("Preparing the environment") == 2


@posix
def test_who_stops_reading_is_no_error(bootstrap: ModuleType, checkout: Path) -> None:
    furnished(bootstrap, "from barbu.cli import main\nmain()\n")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
    done = subprocess.run(
        f"{sys.executable} run.py rules list | head -1", shell=True, cwd=checkout, env=environment, capture_output=True
    )
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 1


@posix
def test_a_closed_output_is_no_traceback(bootstrap: ModuleType, checkout: Path) -> None:
    furnished(bootstrap, "from barbu.cli import main\nmain()\n")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C"}
    done = subprocess.run(
        f"{sys.executable} run.py rules list >&-", shell=True, cwd=checkout, env=environment, capture_output=True
    )
    assert (done.returncode, done.stderr) == (1, b"Standard output is closed, so nothing can be shown.\n")


@posix
def test_the_program_takes_over_with_its_words_and_its_exit_code(bootstrap: ModuleType, checkout: Path) -> None:
    furnished(bootstrap, "import sys\nprint(sys.argv[1:])\nsys.exit(7)\n")
    done = subprocess.run([sys.executable, "run.py", "play", "a b", "--lang=fr"], cwd=checkout, capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (7, b"['play', 'a b', '--lang=fr']\n", b"")


@posix
def test_the_program_is_told_how_it_was_called(bootstrap: ModuleType, checkout: Path) -> None:
    furnished(bootstrap, "import os\nprint(os.environ['BARBU_COMMAND'])\n")
    for path in ("run.py", str(checkout / "run.py")):
        done = subprocess.run([sys.executable, path, "matches"], cwd=checkout, capture_output=True, text=True)
        assert done.stdout == f"python3 {path}\n"
    bootstrap.sys.argv, before = ["my games/run.py"], bootstrap.sys.argv
    try:
        assert bootstrap.called() == 'python3 "my games/run.py"'
    finally:
        bootstrap.sys.argv = before


# --- not enough there -------------------------------------------------------------------------------


def test_without_a_network_it_says_so(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing(bootstrap, monkeypatch, lambda command: "    no route to host" if "install" in command else "")
    assert bootstrap.start(["rules", "list"]) == 1
    said = capsys.readouterr().err
    assert "pip could not install uv, which fetches the rest:\n    no route to host\n" in said
    assert "Most often the network is down, or a proxy or a package index of your own is needed" in said
    assert "Traceback" not in said


def test_without_a_network_for_the_rest_it_says_what_both_ways_met(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(command: list[str]) -> str:
        if "sync" in command:
            return "    uv met this"
        return "    pip met that" if "--no-deps" in command and "requirements.txt" in command else ""

    failing(bootstrap, monkeypatch, fails)
    assert bootstrap.start(["rules", "list"]) == 1
    said = capsys.readouterr().err
    assert "Neither uv nor pip could install the rest.\nuv:\n    uv met this\npip:\n    pip met that\n" in said


def test_what_a_command_said_last_is_told(bootstrap: ModuleType) -> None:
    talk = "import sys; [print('line', n) for n in range(40)]; sys.exit(3)"
    told = bootstrap.attempt([sys.executable, "-c", talk]).splitlines()
    assert (len(told), told[-1]) == (15, "    line 39")
    assert bootstrap.attempt([sys.executable, "-c", "import sys; sys.exit(3)"]) == "    exit code 3"
    assert bootstrap.attempt([sys.executable, "-c", ""]) == ""


def test_a_folder_that_cannot_be_written_to_is_named(
    bootstrap: ModuleType, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / ".venv.lock").mkdir()  # even the root user cannot write a file of that name
    assert bootstrap.start(["rules", "list"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("Barbu could not start: ")
    assert str(checkout / ".venv.lock") in said
    assert "must be one that you may write to" in said


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the root user may write everywhere")
def test_a_folder_of_somebody_else_is_named(checkout: Path) -> None:
    checkout.chmod(0o555)
    try:
        done = subprocess.run([sys.executable, "run.py", "rules", "list"], cwd=checkout, capture_output=True, text=True)
    finally:
        checkout.chmod(0o755)
    assert done.returncode == 1
    assert "Permission denied" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_environment_that_is_not_ours_is_left_alone(
    bootstrap: ModuleType, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs = checkout / ".venv" / "theirs.txt"
    theirs.parent.mkdir()
    theirs.write_text("mine")
    assert bootstrap.start(["rules", "list"]) == 1
    assert "was not made by run.py. Move it away, then start again." in capsys.readouterr().err
    assert theirs.read_text() == "mine"


def test_a_python_that_is_too_old_is_told_before_anything_is_done(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "OLDEST", (99, 0))
    asked = failing(bootstrap, monkeypatch, lambda command: "")
    assert bootstrap.start(["rules", "list"]) == 1
    assert capsys.readouterr().err.startswith("Barbu needs Python 99.0 or later; this is 3.")
    assert asked == []
    assert not Path(bootstrap.ENVIRONMENT).exists()


def test_a_python_without_venv_is_told_what_to_install(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert bootstrap.start(["rules", "list"]) == 1
    said = capsys.readouterr().err
    assert "this Python has no venv, ensurepip or pip module" in said
    assert "apt install python3-venv" in said


@pytest.mark.parametrize(
    ("words", "named", "expected"),
    [
        (["serve"], "", False),
        (["serve", "--database", "sqlite:///x"], "", False),
        (["play", "postgres.toml"], "", False),
        (["serve", "--database", "postgresql://a@/b"], "", True),
        (["serve", "--database=postgres://a/b"], "", True),
        (["worker"], "postgresql://a@/b?host=/run", True),
    ],
)
def test_what_postgresql_needs_is_fetched_where_it_is_named(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str], named: str, expected: bool
) -> None:
    monkeypatch.setenv("BARBU_DATABASE", named)
    assert bootstrap.names_postgres(words) is expected
    plain, more = bootstrap.wanted(), bootstrap.wanted(postgres=True)
    assert bootstrap.is_ready(more, False, expected), "what is there already stays"
    assert bootstrap.is_ready(plain, False, expected) is not expected
    assert bootstrap.is_ready(bootstrap.wanted(dev=True), False, expected), "the development tools have it in them"

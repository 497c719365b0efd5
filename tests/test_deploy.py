"""What is handed out for servers that stay: units for systemd and a site for Caddy; nginx has tests with people."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from barbu.cli.app import app
from tests.support import scale
from tools import system

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))
BARBU = re.compile(r"/srv/barbu/venv/bin/barbu ([^'\n]+)")


def options(command: str) -> dict[str, bool]:
    """The options of one of our commands, and whether each takes a value."""
    group = typer.main.get_command(app)
    found = group.commands[command]  # type: ignore[attr-defined]
    return {name: not each.is_flag for each in found.params if hasattr(each, "is_flag") for name in each.opts}


def lines_of(name: str) -> list[str]:
    """Our commands in a unit or a page, with what systemd puts in."""
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    return [line.replace("%i", "8001").replace("$(date +%%F)", "2026-01-31") for line in BARBU.findall(text)]


def test_every_unit_is_told_of() -> None:
    told = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    assert len(UNITS) >= 5
    for name in (*UNITS, "nginx.conf", "Caddyfile"):
        assert name in told or name.replace(".service", ".timer") in told, name


@pytest.mark.parametrize("name", [*(f"deploy/{unit}" for unit in UNITS if "timer" not in unit), "docs/operating.md"])
def test_our_commands_have_the_options_that_are_written(name: str) -> None:
    lines = lines_of(name)
    assert lines
    for line in lines:
        command, *words = shlex.split(line.replace("`", ""))
        known, value = options(command), False
        for word in words:
            if value:
                value = False
            elif word.startswith("--"):
                assert word in known, (line, word)
                value = known[word]
        assert not value, line


def test_no_unit_writes_a_database_where_others_read_it() -> None:
    """What stands on a command line is seen by every user of a machine; an address may hold a password."""
    for unit in UNITS:
        text = (DEPLOY / unit).read_text(encoding="utf-8")
        assert "--database" not in text
        assert "BARBU_DATABASE" not in re.sub("#.*", "", text)


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        (pytest.fail if scale.full() else pytest.skip)("no systemd-analyze on this machine: apt install systemd")
    for unit in UNITS:
        text = (DEPLOY / unit).read_text(encoding="utf-8")
        here = text.replace("/srv/barbu/venv/bin/barbu", sys.executable)  # it must be there to be run
        (tmp_path / unit.replace("@", "@8001")).write_text(here, encoding="utf-8")
    for path in sorted(tmp_path.iterdir()):
        done = subprocess.run([program, "verify", "--man=no", str(path)], capture_output=True, text=True, timeout=120)
        ours = [line for line in (done.stdout + done.stderr).splitlines() if "barbu" in line]
        assert not ours, ours


def test_caddy_takes_its_site() -> None:
    program = system.program("caddy", "caddy") if scale.full() else shutil.which("caddy")
    if program is None:
        (pytest.fail if scale.full() else pytest.skip)("no caddy on this machine: apt install caddy")
    words = [str(program), "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert '"flush_interval":-1' in done.stdout
    assert "not formatted" not in done.stderr, done.stderr

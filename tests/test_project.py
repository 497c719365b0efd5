"""What must hold of the project's own files, whatever the game does."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib.metadata import metadata, version
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ["requirements-boot.txt", "requirements.txt", "requirements-postgres.txt", "requirements-dev.txt"]
PINNED = re.compile(r"^([a-z0-9][a-z0-9.-]*)==(\S+)", re.MULTILINE)

# Each pattern is written so that it does not match itself.
INDEX_HOST = re.compile(r"\bpyp[i]\.|python[h]osted|npm[j]s|\bregistr[y]\.[a-z]|/simpl[e]/", re.IGNORECASE)
MACHINE_PATH = re.compile(r"(?<![\w.:/-])/(?:home|Users|root|opt|work)/\w")

ALLOWED = re.compile(r"MIT|BSD|Apache|ISC|0BSD|CC0|OFL|\bPSF-2\.0|Python Software Foundation")
"""The licences of what ships. PSF-2.0 is Python's own: whoever runs Barbu has accepted it."""


@cache
def tracked() -> list[Path]:
    """Every file of the project that can be read as text."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True
    )
    if listed.returncode:
        pytest.skip("needs git and a checkout to know the files of the project")
    paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    return [path for path in paths if path.is_file() and b"\0" not in path.read_bytes()[:8000]]


def project() -> dict[str, object]:
    """The `project` table of pyproject.toml."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert isinstance(table, dict)
    return table


def found(pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern stands in the project, as `file:line: text`."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in tracked()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if pattern.search(line)
    ]


@pytest.mark.parametrize("name", LOCKS)
def test_lock_file_names_no_address(name: str) -> None:
    assert "://" not in (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", LOCKS)
def test_lock_file_pins_every_requirement_with_a_hash(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
    requirements = [line for line in text.splitlines() if line.strip()]
    assert requirements
    for line in requirements:
        assert PINNED.match(line), line
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", line), line


def test_lock_files_agree_because_one_environment_holds_them_all() -> None:
    pins: dict[str, set[str]] = {}
    for name in LOCKS:
        here: dict[str, set[str]] = {}
        for package, number in PINNED.findall((ROOT / name).read_text(encoding="utf-8")):
            here.setdefault(package, set()).add(number)
        for package, numbers in here.items():
            assert pins.setdefault(package, numbers) == numbers, package


def test_lock_file_holds_every_dependency() -> None:
    dependencies = project()["dependencies"]
    assert isinstance(dependencies, list)
    pinned = {name for name, _ in PINNED.findall((ROOT / "requirements.txt").read_text(encoding="utf-8"))}
    names = {re.split(r"[^\w.-]", dependency)[0] for dependency in dependencies}
    assert {re.sub(r"[._-]+", "-", name).lower() for name in names} <= pinned


NOT_OURS = {"certifi"}
"""Litestar brings it with httpx. Its licence, MPL-2.0, is for a list that we neither change nor pass on."""


def test_licences_of_what_ships_are_allowed() -> None:
    pins = re.findall(
        r"^([a-z0-9.-]+)==\S+ *(;.*)?", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.MULTILINE
    )
    for name, marker in pins:
        if "sys_platform" in marker or name in NOT_OURS:
            continue  # not installed everywhere, or not ours
        about = metadata(name)
        words = [line for field in ("License-Expression", "License") for line in about.get_all(field) or []]
        words += [line for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
        assert any(ALLOWED.search(word) for word in words), (name, words)


def test_nothing_names_a_package_index() -> None:
    assert found(INDEX_HOST) == []


def test_nothing_names_a_path_of_one_machine() -> None:
    assert found(MACHINE_PATH) == []
    assert found(re.compile(re.escape(str(ROOT)))) == []


def test_changelog_begins_with_the_version_of_the_package() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## \[?v?(\d+\.\d+\.\d+)", changelog, re.MULTILINE)
    assert newest is not None
    assert newest[1] == project()["version"] == version("barbu")


def test_run_py_needs_nothing_but_python() -> None:
    tree = ast.parse((ROOT / "run.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            names = [node.module or ""]
        else:
            continue
        for name in names:
            assert name.partition(".")[0] in sys.stdlib_module_names, name


def test_run_py_says_so_to_a_python_that_is_too_old() -> None:
    source = (ROOT / "run.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))  # such a Python can read it at all
    pretend = (
        "import runpy, sys; sys.version_info = (3, 8, 0); sys.version = '3.8.0'; sys.argv = ['run.py'];"
        "runpy.run_path(path, run_name='__main__')"
    )
    command = [sys.executable, "-c", f"path = {str(ROOT / 'run.py')!r}; {pretend}"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "Barbu needs Python 3.11 or later; this is 3.8.0.\n"


def test_continuous_integration_calls_run_py_test_and_nothing_else() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    lines = [line for line in script.splitlines() if line and not line.startswith("#")]
    assert lines[-1] == "exec python3 run.py test"
    assert all(line.startswith(("set ", "cd ")) for line in lines[:-1])

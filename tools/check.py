"""Every check, one line each: `python3 run.py test`.

`--full` runs the long forms: each test file is a check of its own, and what passed is not run again as long
as no file of the project changes. Figures that tests print are kept in `.full/`. Other words go to pytest.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / ".full"
BIN = Path(sys.executable).parent
NO_TESTS = 5
"""What pytest exits with when it ran nothing."""


@dataclass(frozen=True)
class Check:
    """One line of the report: a name and the command that must succeed."""

    name: str
    command: list[str]
    tests: bool = False
    may_be_empty: bool = False


@dataclass
class Report:
    """What the checks have said so far."""

    failed: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)

    def add_counts(self, closing: str) -> None:
        """Add the numbers of a closing line of pytest."""
        for number, word in re.findall(r"(\d+) (passed|failed|errors?|skipped)\b", closing):
            word = "failed" if word.startswith("error") else word
            self.counts[word] = self.counts.get(word, 0) + int(number)


def module(name: str, *words: str) -> list[str]:
    """A tool of this environment, run as a module: its script may not be on the path."""
    return [sys.executable, "-m", name, *words]


def static_checks() -> list[Check]:
    """The checks that read the code."""
    return [
        Check("ruff check", module("ruff", "check", ".")),
        Check("ruff format", module("ruff", "format", "--check", ".")),
        Check("mypy", module("mypy")),
        Check("import contracts", [str(BIN / "lint-imports")]),
        Check("page: types", [sys.executable, str(ROOT / "tools" / "page.py"), "check"]),
        Check("page: unit tests", [sys.executable, str(ROOT / "tools" / "page.py"), "test"]),
        Check("page: scores as the engine's", module("tools.scores")),
        Check("a browser is here", module("tools.browser")),
        Check("nginx is here", module("tools.system", "nginx", "nginx-light")),
    ]


def short_checks() -> list[Check]:
    """The checks of `run.py test`. Timings run alone, after the tests that keep every core busy."""
    tests = module("pytest", "-q", "-n", "auto", "--dist", "worksteal", "-m", "not timing")
    return [
        *static_checks(),
        Check("tests", [*tests, "--ignore=tests/browser"], tests=True),
        # Apart, since a browser leaves a running loop in its process, in which others cannot run theirs.
        Check("tests in a browser", [*tests, "-rR", "tests/browser"], tests=True),
        Check("timings", module("pytest", "-q", "-m", "timing"), tests=True, may_be_empty=True),
    ]


def full_checks() -> list[Check]:
    """The checks of `run.py test --full`, cut so that a stop loses one test file at most."""
    pytest = module("pytest", "-rA", "--full")
    files = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
    mutation = ROOT / "tools" / "mutation.py"
    documents = [path for path in ("src/barbu", "README.md", "docs") if (ROOT / path).exists()]
    return [
        *static_checks(),
        Check("documents", module("pytest", "-q", "-n", "auto", *documents), tests=True, may_be_empty=True),
        *(
            Check(path, [*pytest, "-n", "auto", "-m", "not timing", path], tests=True, may_be_empty=True)
            for path in files
        ),
        *(
            Check(f"{path} timings", [*pytest, "-m", "timing", path], tests=True, may_be_empty=True)
            for path in files
            if "timing" in (ROOT / path).read_text(encoding="utf-8")
        ),
        *([Check("mutations", [sys.executable, str(mutation)])] if mutation.exists() else []),
    ]


def closing_line(output: str) -> str:
    """The last line that says something, without pytest's rule around it."""
    lines = [line for line in output.splitlines() if line.strip()]
    return lines[-1].strip("= ") if lines else ""


def run(check: Check, report: Report) -> str | None:
    """Run one check, print its line, and everything it said when it failed.

    Returns pytest's closing line, empty for other checks; None when the check failed.
    """
    print(f"{check.name:<40}", end="", flush=True)
    start = time.perf_counter()
    done = subprocess.run(
        check.command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    seconds = time.perf_counter() - start
    passed = done.returncode == 0 or (check.may_be_empty and done.returncode == NO_TESTS)
    note = closing_line(done.stdout) if check.tests and done.returncode != NO_TESTS else ""
    print(f"{seconds:8.1f} s  {'ok' if passed else 'FAILED'}  {note}".rstrip(), flush=True)
    if check.tests:
        report.add_counts(note)
    if not passed:
        report.failed.append(check.name)
        print(done.stdout, flush=True)
    elif check.tests:
        # A test that could not run is said, with its reason.
        for line in done.stdout.splitlines():
            if line.startswith("SKIPPED"):
                print(f"    {line}", flush=True)
    if check.tests and STATE.is_dir():
        (STATE / (re.sub(r"\W+", "-", check.name) + ".log")).write_text(done.stdout, encoding="utf-8")
    return note if passed else None


def contents() -> str:
    """Hash of every file of the project that git does not ignore; empty without git."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True
    )
    if listed.returncode:
        return ""
    total = hashlib.sha256()
    for name in sorted(set(listed.stdout.split(b"\0")) - {b""}):
        path = ROOT / os.fsdecode(name)
        if path.is_file():
            total.update(name + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def run_full(report: Report) -> None:
    """Run the long forms, passing over those that passed with exactly these files."""
    STATE.mkdir(exist_ok=True)
    state = STATE / "passed.json"
    key = contents()
    try:
        kept = json.loads(state.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = {}
    passed: dict[str, str] = kept["passed"] if key and kept.get("contents") == key else {}
    for check in full_checks():
        if check.name in passed:
            print(f"{check.name:<40}    before  ok  {passed[check.name]}".rstrip())
            report.add_counts(passed[check.name])
            continue
        note = run(check, report)
        if note is not None:
            passed[check.name] = note
            state.write_text(json.dumps({"contents": key, "passed": passed}, indent=1), encoding="utf-8")


def main(words: list[str]) -> int:
    """Run what the words ask for; the exit code."""
    full = words == ["--full"]
    if words and not full:
        return subprocess.run(module("pytest", *words), cwd=ROOT).returncode
    report = Report()
    if full:
        run_full(report)
    else:
        for check in short_checks():
            run(check, report)
    if report.failed:
        print("Failed: " + ", ".join(report.failed))
    counts = {"passed": 0, "failed": 0, **report.counts}
    print("Tests: " + ", ".join(f"{number} {word}" for word, number in counts.items()))
    return 1 if report.failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

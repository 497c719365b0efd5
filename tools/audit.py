"""What is known against the packages that ship and those that build the page: `python3 run.py audit`.

Each source of advisories is asked by its own tool, pip-audit and npm. A source that does not answer has not been asked,
and that is said: silence is no clean bill. Exit code 0 where nothing is known, 1 where something is, 2 where not all
was asked.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 300


@dataclass(frozen=True)
class Answer:
    """What one source says: how many packages it was asked about and what is known, or why it was not asked."""

    name: str
    packages: int = 0
    known: tuple[str, ...] = ()
    not_asked: str = ""

    def __str__(self) -> str:
        if self.not_asked:
            return f"{self.name}: not asked ({self.not_asked})"
        if self.known:
            return "\n".join([f"{self.name}: {len(self.known)} known", *(f"    {each}" for each in self.known)])
        return f"{self.name}: nothing known against {self.packages} packages"


def output(command: list[str], folder: Path = ROOT) -> tuple[str, str]:
    """What the command prints, and its last complaint."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", type(error).__name__
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    return done.stdout, lines[-1].strip()[:160] if lines else ""


def parsed(text: str) -> dict[str, Any]:
    """The object that the text is; empty for anything else."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def python(name: str) -> Answer:
    """What is known against the packages of a requirement file."""
    words = ["--requirement", str(ROOT / name), "--require-hashes", "--disable-pip", "--format", "json"]
    text, complaint = output([sys.executable, "-m", "pip_audit", *words, "--progress-spinner", "off"])
    told = parsed(text).get("dependencies")
    if not isinstance(told, list):
        return Answer(name, not_asked=complaint or "no answer")
    skipped = [str(each["name"]) for each in told if "skip_reason" in each]
    known = [
        f"{each['name']} {each['version']}: {bad['id']}, mended in {', '.join(bad['fix_versions']) or 'no version yet'}"
        for each in told
        for bad in each.get("vulns", ())
    ]
    if skipped and not known:
        return Answer(name, len(told), not_asked=f"about {', '.join(skipped[:5])}")
    return Answer(name, len(told), tuple(known))


def page() -> Answer:
    """What is known against the packages of the page, those that only build it included."""
    name, npm = "ui/package-lock.json", shutil.which("npm")
    if npm is None:
        return Answer(name, not_asked="no npm on this machine")
    text, complaint = output([npm, "audit", "--json"], ROOT / "ui")
    told = parsed(text)
    if not isinstance(told.get("vulnerabilities"), dict):
        return Answer(name, not_asked=str(told.get("message") or complaint or "no answer")[:160])
    known = tuple(f"{each}: {bad['severity']}" for each, bad in sorted(told["vulnerabilities"].items()))
    return Answer(name, int(told.get("metadata", {}).get("dependencies", {}).get("total", 0)), known)


def main() -> int:
    """Asks all, prints what they say; the exit code."""
    files = ("requirements.txt", "requirements-postgres.txt", "requirements-dev.txt")
    answers = [*(python(name) for name in files), page()]
    for answer in answers:
        print(answer, flush=True)
    return 1 if any(each.known for each in answers) else 2 if any(each.not_asked for each in answers) else 0


if __name__ == "__main__":
    sys.exit(main())

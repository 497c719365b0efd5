"""The audit of dependencies: what is known is told, and a source that does not answer was not asked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import audit

CLEAN = json.dumps({"dependencies": [{"name": "a", "version": "1", "vulns": []}]})
BAD = json.dumps({"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": ["2"]}]}]})
SKIPPED = json.dumps({"dependencies": [{"name": "a", "skip_reason": "not found"}]})
PAGE = json.dumps({"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}})
PAGE_BAD = json.dumps({"vulnerabilities": {"b": {"severity": "high"}}, "metadata": {"dependencies": {"total": 7}}})
PAGE_SILENT = json.dumps({"message": "request failed", "error": {}})


@pytest.mark.parametrize(
    ("python", "page", "code", "says"),
    [
        (CLEAN, PAGE, 0, ["requirements.txt: nothing known against 1 packages", "package-lock.json: nothing known"]),
        (BAD, PAGE, 1, ["requirements.txt: 1 known", "a 1: CVE-1, mended in 2"]),
        (CLEAN, PAGE_BAD, 1, ["ui/package-lock.json: 1 known", "b: high"]),
        ("", PAGE, 2, ["requirements.txt: not asked (no route to it)"]),
        (SKIPPED, PAGE, 2, ["requirements.txt: not asked (about a)"]),
        (CLEAN, PAGE_SILENT, 2, ["ui/package-lock.json: not asked (request failed)"]),
        ("<html>", "", 2, ["requirements.txt: not asked", "ui/package-lock.json: not asked"]),
    ],
)
def test_what_is_known_and_what_was_not_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], python: str, page: str, code: int,
    says: list[str],
) -> None:  # fmt: skip
    def output(command: list[str], folder: Path = audit.ROOT) -> tuple[str, str]:
        return (python if "pip_audit" in command else page), "no route to it"

    monkeypatch.setattr(audit, "output", output)
    monkeypatch.setattr("shutil.which", lambda name: name)
    assert audit.main() == code
    told = capsys.readouterr().out
    for line in says:
        assert line in told


def test_a_tool_that_is_not_there_or_does_not_end_was_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    assert audit.output(["no-such-program-at-all"]) == ("", "FileNotFoundError")
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert audit.page().not_asked == "no npm on this machine"

"""What the tests of the commands share."""

import pytest


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain terminal of sixty columns, in English."""
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

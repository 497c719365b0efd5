"""`barbu doctor`: each fault is found, and told with what to do; a sound installation is told to be one."""

from __future__ import annotations

import asyncio
import http.server
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from barbu.cli import doctor
from barbu.locales import explain, locale
from barbu.store import Database
from barbu.web.workers import Workers


def text(finding: doctor.Finding, lang: str = "en") -> str:
    """What is told."""
    words = locale(lang)
    return explain(finding.error, words) if finding.error else words.text(finding.message, **finding.values)


def test_an_old_python_and_packages_that_are_missing() -> None:
    assert not doctor.python().fault
    old = doctor.python((3, 10, 2))
    assert old.fault
    assert "3.10.2 is too old" in text(old)
    assert not next(iter(doctor.packages())).fault
    missing = next(iter(doctor.packages(("msgspec", "no_such_package", "no.such.module"))))
    assert missing.fault
    assert "no_such_package, no.such.module" in text(missing)


def test_a_page_that_was_not_built(tmp_path: Path) -> None:
    assert doctor.page(tmp_path).fault
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").touch()
    assert not doctor.page(tmp_path).fault


def test_a_folder_that_cannot_be_written_to_and_a_full_disk(tmp_path: Path) -> None:
    assert not doctor.folder(tmp_path / "new" / "one").fault
    (tmp_path / "file").touch()
    found = doctor.folder(tmp_path / "file" / "below")
    assert found.fault
    assert str(tmp_path / "file") in text(found)
    assert "--data" in text(found)
    full = doctor.disk(tmp_path / "not" / "there", lambda _: (10**12, 10**12, 5_000_000))
    assert full.fault
    assert "Only 5 MB are free" in text(full)


def test_databases_that_answer_or_do_not(tmp_path: Path) -> None:
    assert not doctor.database(doctor.Wish(tmp_path)).fault, "none yet"
    assert not (tmp_path / "barbu.sqlite3").exists(), "and none is made"

    async def make() -> None:
        store = Database(f"sqlite+aiosqlite:///{tmp_path / 'barbu.sqlite3'}")
        await store.open()
        await store.close()

    asyncio.run(make())
    assert doctor.database(doctor.Wish(tmp_path)).message == "doctor-database"
    with sqlite3.connect(tmp_path / "barbu.sqlite3") as kept:
        kept.execute("update alembic_version set version_num = '0001'")
    kept.close()
    assert doctor.database(doctor.Wish(tmp_path)).message == "doctor-database-old"
    with sqlite3.connect(tmp_path / "barbu.sqlite3") as kept:
        kept.execute("update alembic_version set version_num = '9999'")
    kept.close()
    assert doctor.database(doctor.Wish(tmp_path)).fault
    for address in ("postgresql://nobody@127.0.0.1:1/none", "nonsense://x", "sqlite:////no/such/folder/x.sqlite3"):
        assert doctor.database(doctor.Wish(tmp_path, address)).fault, address
    (tmp_path / "barbu.sqlite3").write_bytes(b"this is no database" * 100)
    assert doctor.database(doctor.Wish(tmp_path)).fault


def test_a_cache_that_cannot_be_kept_and_fonts_that_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file" / "below"))
    assert doctor.cache().fault
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
    assert not doctor.cache().fault
    assert not doctor.fonts().fault
    assert "None.ttf" in text(doctor.fonts(("None.ttf",)))


def test_workers_that_do_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Workers):
        async def answers(self) -> int:
            raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(doctor, "Workers", Broken)
    found = doctor.workers()
    assert found.fault
    assert "Resource temporarily unavailable" in text(found)


def test_a_clock_that_is_wrong() -> None:
    now = os.stat(doctor.__file__).st_mtime
    assert not doctor.clock(now).fault
    assert doctor.clock(now - 86400).fault
    assert doctor.clock(now, now + 300).values == {"seconds": 300}


@contextmanager
def answering(*headers: tuple[str, str]) -> Iterator[str]:
    """A server that answers with these headers; its address."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            for name, value in headers:
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_an_address_that_does_not_answer_or_is_not_safe() -> None:
    (found,) = doctor.address("http://127.0.0.1:1")
    assert found.message == "doctor-address-bad"
    with answering(("Set-Cookie", "a=b")) as url:
        assert [each.message for each in doctor.address(url)] == [
            "doctor-address", "doctor-clock", "doctor-address-plain",
        ]  # fmt: skip
        (found,) = doctor.address(url.replace("http:", "https:"))
        assert found.message == "doctor-address-bad", "no TLS there"


def test_every_fault_is_told_in_every_language_and_ends_with_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "workers", lambda: doctor.Finding("doctor-workers"))
    monkeypatch.setattr(doctor, "STATIC", tmp_path / "none")
    for lang in ("en", "fr", "pt", "de", "fi", "zh"):
        assert doctor.doctor(doctor.Wish(tmp_path / "data"), locale(lang)) == 1
        assert "✗" in capsys.readouterr().out
    monkeypatch.setattr(doctor, "page", lambda _: doctor.Finding("doctor-page"))
    assert doctor.doctor(doctor.Wish(tmp_path / "data"), locale("en")) == 0
    assert "All is well." in capsys.readouterr().out

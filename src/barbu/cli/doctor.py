"""`barbu doctor`: looks at an installation piece by piece, and says of each what is wrong and what to do."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import ssl
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterator, Mapping
from email.utils import parsedate_to_datetime
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote

import msgspec
import platformdirs
from rich.text import Text

from barbu.cli.paint import wrapped
from barbu.cli.screen import console
from barbu.errors import BarbuError
from barbu.locales import Locale, explain
from barbu.store import opening
from barbu.web.pages import STATIC
from barbu.web.workers import Workers

OLDEST = (3, 11)
PACKAGES = (
    "aiosqlite", "alembic", "babel", "cryptography", "fluent.runtime", "joblib", "litestar", "msgspec", "numpy",
    "platformdirs", "prometheus_client", "rich", "sqlalchemy", "tomli_w", "typer", "typst", "uvicorn",
)  # fmt: skip
FONTS = ("BarbuSans-Regular.otf", "BarbuSans-SemiBold.otf", "BarbuSansSC.otf", "BarbuTitle.ttf")
LEAST = 200
"""Megabytes that must be free."""
PATIENCE = 90.0
"""Seconds for a process to start, or an address to answer."""
ASTRAY = 30.0
"""Seconds by which a clock may be wrong."""


class Finding(msgspec.Struct, frozen=True):
    """What was found of one thing: a message, and whether it is a fault."""

    message: str
    values: Mapping[str, str | int] = {}
    fault: bool = False
    error: BarbuError | None = None
    """A refusal that says it in place of the message."""


class Wish(msgspec.Struct, frozen=True):
    """What to look at."""

    data: Path
    database: str = ""
    address: str = ""


def doctor(wish: Wish, locale: Locale) -> int:
    """Looks at everything; the exit code is 1 where something is wrong."""
    faults, out = 0, console()
    for finding in examined(wish):
        faults += finding.fault
        said = explain(finding.error, locale) if finding.error else locale.text(finding.message, **finding.values)
        style = "red" if finding.fault else ""
        for number, line in enumerate(wrapped(Text(said, style), out.width - 2)):
            mark = ("✗ " if finding.fault else "✓ ") if number == 0 else "  "
            out.print(Text(mark, style) + line, overflow="fold")
    if not faults:
        out.print(locale.text("doctor-well"))
    return 1 if faults else 0


def examined(wish: Wish) -> Iterator[Finding]:
    """What is found, one after the other."""
    yield python()
    yield from packages()
    yield page(STATIC)
    yield folder(wish.data)
    yield disk(wish.data)
    yield database(wish)
    yield cache()
    yield workers()
    yield fonts()
    yield clock(time.time())
    if wish.address:
        yield from address(wish.address.rstrip("/"))


def python(version: tuple[int, ...] = tuple(sys.version_info[:3])) -> Finding:
    """Whether this Python is new enough."""
    told = {"version": ".".join(map(str, version))}
    if version < OLDEST:
        return Finding("doctor-python-old", told, fault=True)
    return Finding("doctor-python", told)


def packages(names: tuple[str, ...] = PACKAGES) -> Iterator[Finding]:
    """Whether all packages are here; numba is a help."""
    missing = [name for name in names if not _is_here(name)]
    if missing:
        yield Finding("doctor-packages-missing", {"names": ", ".join(missing)}, fault=True)
    else:
        yield Finding("doctor-packages")
    if not _is_here("numba"):
        yield Finding("doctor-slow")


def _is_here(name: str) -> bool:
    with contextlib.suppress(ModuleNotFoundError):
        return find_spec(name) is not None
    return False


def page(static: Path) -> Finding:
    """Whether the page has been built."""
    built = (static / "index.html").is_file() and (static / "assets").is_dir()
    return Finding("doctor-page") if built else Finding("doctor-page-missing", fault=True)


def _writable(path: Path) -> OSError | None:
    """What keeps anything from being written there; None where nothing does."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path) as file:
            file.write(b"?")
            file.flush()
    except OSError as error:
        return error
    return None


def folder(data: Path) -> Finding:
    """Whether the data folder can be written to."""
    trouble = _writable(data)
    if trouble is not None:
        return Finding("doctor-folder-bad", {"path": str(data), "reason": _said(trouble)}, fault=True)
    return Finding("doctor-folder", {"path": str(data)})


def disk(data: Path, usage: Callable[[Path], tuple[int, int, int]] = shutil.disk_usage) -> Finding:
    """Whether there is room."""
    there = next(each for each in (data, *data.parents) if each.exists())
    free = usage(there)[2] // 1_000_000
    if free < LEAST:
        return Finding("doctor-disk-full", {"free": free, "path": str(there), "least": LEAST}, fault=True)
    return Finding("doctor-disk", {"free": free})


def database(wish: Wish) -> Finding:
    """Whether the database answers in a form that this Barbu knows. Nothing is changed, and no file made."""
    if not wish.database and not (wish.data / opening.FILE).exists():
        return Finding("doctor-database-old")

    async def look() -> bool:
        store = opening.database(wish.database, wish.data)
        try:
            return await opening.looked_at(store)
        finally:
            await store.close()

    try:
        _readable(opening.url(wish.database, wish.data))
        current = _done(look)
    except BarbuError as error:
        return Finding("", error=error, fault=True)
    return Finding("doctor-database" if current else "doctor-database-old")


def _readable(url: str) -> None:
    """Raises `CannotOpen` for a file that is no database, or cannot be read."""
    scheme, _, path = url.partition(":///")
    if not scheme.startswith("sqlite"):
        return
    try:
        with contextlib.closing(sqlite3.connect(f"file:{quote(path)}?mode=ro", uri=True)) as file:
            file.execute("select count(*) from sqlite_master").fetchone()
    except sqlite3.Error as error:
        raise opening.CannotOpen("serve-database-trouble", reason=opening.short(error)) from None


def cache() -> Finding:
    """Whether compiled code can be kept."""
    named = os.environ.get("NUMBA_CACHE_DIR")
    path = Path(named) if named else platformdirs.user_cache_path("barbu")
    trouble = _writable(path)
    if trouble is not None:
        return Finding("doctor-cache-bad", {"path": str(path), "reason": _said(trouble)}, fault=True)
    return Finding("doctor-cache", {"path": str(path)})


def workers() -> Finding:
    """Whether a process for bots starts and answers."""
    team = Workers(1)

    async def ask() -> bool:
        try:
            await asyncio.wait_for(team.answers(), PATIENCE)
        finally:
            team.close()
        return True

    try:
        _done(ask)
    except Exception as error:
        return Finding("doctor-workers-bad", {"reason": _said(error)}, fault=True)
    return Finding("doctor-workers")


def fonts(names: tuple[str, ...] = FONTS) -> Finding:
    """Whether what is printed with is here."""
    there = resources.files("barbu.printing") / "fonts"
    missing = [name for name in names if not (there / name).is_file()]
    if missing:
        return Finding("doctor-fonts-bad", {"names": ", ".join(missing)}, fault=True)
    return Finding("doctor-fonts")


def clock(now: float, beside: float | None = None) -> Finding:
    """Whether the clock is not before the files of this package, or not far from another one."""
    least = Path(__file__).stat().st_mtime
    wrong = max(0.0, least - now) if beside is None else abs(now - beside)
    if wrong > ASTRAY:
        return Finding("doctor-clock-bad", {"seconds": round(wrong)}, fault=True)
    return Finding("doctor-clock")


def address(url: str, context: ssl.SSLContext | None = None) -> Iterator[Finding]:
    """Whether guests can open the server there, and safely."""
    try:
        with urllib.request.urlopen(f"{url}/api/session", timeout=PATIENCE, context=context) as answer:
            headers = answer.headers
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", None) or error
        yield Finding("doctor-address-bad", {"address": url, "reason": _said(reason)}, fault=True)
        return
    yield Finding("doctor-address", {"address": url})
    with contextlib.suppress(TypeError, ValueError):
        yield clock(time.time(), parsedate_to_datetime(headers["Date"]).timestamp())
    if not url.startswith("https:"):
        yield Finding("doctor-address-plain", {"address": url}, fault=True)
    elif any("secure" not in each.lower() for each in headers.get_all("Set-Cookie") or ()):
        yield Finding("doctor-address-cookies", fault=True)


def _done(work: Callable[[], Awaitable[bool]]) -> bool:
    async def whole() -> bool:
        return await work()

    return asyncio.run(whole())


def _said(error: object) -> str:
    told = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(told).splitlines()[0][:160].rstrip(".")

"""`barbu serve`: the table on the web, from this machine."""

import os
from pathlib import Path

from barbu.cli.lock import hold
from barbu.locales import Locale
from barbu.web.serve import CannotServe, Wish, run


def serve(wish: Wish, locale: Locale) -> None:
    """Serves until it is stopped; raises `CannotServe` where another server has the port or the folder."""
    held = _held(wish.data)
    try:
        run(wish, lambda here, others: _tell(here, others, locale))
    finally:
        os.close(held)


def _tell(here: str, others: tuple[str, ...], locale: Locale) -> None:
    """Where it is to be opened: here, and from other machines where it listens to them."""
    print(locale.text("serve-at", address=here + "/"), flush=True)
    for address in others:
        print(locale.text("serve-others", address=address + "/"), flush=True)


def _held(data: Path) -> int:
    """The open lock of the data folder: two servers on it would tell each table twice."""
    data.mkdir(parents=True, exist_ok=True)
    file = os.open(data / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)
    if not hold(file):
        os.close(file)
        raise CannotServe("serve-folder-busy", path=str(data))
    return file

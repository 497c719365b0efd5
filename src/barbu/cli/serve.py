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
        run(wish, lambda address: print(locale.text("serve-at", address=address), flush=True))
    finally:
        os.close(held)


def _held(data: Path) -> int:
    """The open lock of the data folder: two servers on it would tell each table twice."""
    data.mkdir(parents=True, exist_ok=True)
    file = os.open(data / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)
    if not hold(file):
        os.close(file)
        raise CannotServe("serve-folder-busy", path=str(data))
    return file

"""`barbu serve`: the table on the web, from this machine."""

import contextlib

from barbu.cli.lock import alone_in
from barbu.locales import Locale
from barbu.store import opening
from barbu.web.serve import run
from barbu.web.wish import Wish
from barbu.web.worker import work


def serve(wish: Wish, locale: Locale) -> None:
    """Serves until it is stopped; raises a refusal where another server has the port, or the folder with its database.

    A database that several servers share needs no folder of one's own.
    """
    with alone_in(wish.data) if opening.is_file(wish.database) else contextlib.nullcontext():
        run(wish, lambda here, others: _tell(here, others, locale))


def help_servers(wish: Wish, locale: Locale) -> None:
    """Does what happens without a person until it is stopped; raises a refusal without a database of servers."""
    work(wish, lambda: print(locale.text("worker-at"), flush=True))


def _tell(here: str, others: tuple[str, ...], locale: Locale) -> None:
    """Where it is to be opened: here, and from other machines where it listens to them."""
    print(locale.text("serve-at", address=here + "/"), flush=True)
    for address in others:
        print(locale.text("serve-others", address=address + "/"), flush=True)

"""How a server, or a worker of servers, is asked to run; and what both tell of their work."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from barbu.errors import BarbuError
from barbu.table.rooms import Rooms
from barbu.web import logs
from barbu.web.workers import Workers

if TYPE_CHECKING:
    from barbu.web.numbers import Numbers


class CannotServe(BarbuError):
    """Why the server does not start."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is asked to run."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """The address of a database; empty for a file in the data folder."""
    access_log: bool = False
    requests_a_minute: int = 900
    secure: bool = False
    log: str = "text"
    """The form of what is written down; see `logs.FORMS`."""
    log_level: str = ""
    """From which level on; empty for `info` where requests or JSON are wanted, else `warning`."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks whose word on who asks is taken: X-Forwarded-For and X-Forwarded-Proto."""
    metrics: str = ""
    """`host:port`, or a port of this machine, where counters are told; empty for nowhere."""


def logged(wish: Wish) -> None:
    """From now on what happens is written down as it is wished; raises `CannotServe` for a form that there is not."""
    for option, given, allowed in (("--log", wish.log, logs.FORMS), ("--log-level", wish.log_level, logs.LEVELS)):
        if given and given not in allowed:
            raise CannotServe("serve-no-such-choice", option=option, given=given, allowed=allowed)
    logs.begin(wish.log, wish.log_level or ("info" if wish.access_log or wish.log == "json" else "warning"))


@contextlib.contextmanager
def counted(wish: Wish, rooms: Rooms, workers: Workers) -> "Iterator[Numbers | None]":
    """The counters, told on an address of their own; None where that is not wanted."""
    if not wish.metrics:
        yield None
        return
    from barbu.web.numbers import Numbers

    numbers = Numbers()
    numbers.gauge("barbu_tables", "Tables in memory.", lambda: len(rooms.in_memory))
    numbers.gauge("barbu_tables_playing", "Tables in memory whose match is under way.", lambda: _playing(rooms))
    numbers.gauge("barbu_bot_questions", "Questions that bots have not answered yet.", lambda: workers.waiting)
    numbers.gauge("barbu_bots_warm", "Whether bots answer from their compiled kernel.", workers.is_warm)
    host, _, port = wish.metrics.rpartition(":")
    try:
        end = numbers.serve(host.strip("[]") or "127.0.0.1", int(port))
    except (OSError, OverflowError, ValueError) as error:
        raise CannotServe("serve-metrics-address", address=wish.metrics, reason=str(error)) from None
    try:
        yield numbers
    finally:
        end()


def _playing(rooms: Rooms) -> int:
    return sum(live.room.status == "playing" for live in rooms.in_memory)

"""Watching the server at work: each request is counted and, where that is wanted, written down."""

import logging
from collections import OrderedDict
from time import perf_counter
from typing import TYPE_CHECKING

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from barbu.web.logs import told

if TYPE_CHECKING:
    from barbu.web.numbers import Numbers

MOST_AWAITED = 10_000
"""Acts that are remembered until streams have told them."""

LOUD = (403, 413, 429)
"""Refusals that tell of somebody who does what no page does."""
MOST_LOUD = 30
"""Lines about them in a minute: the log is not theirs to fill. All are counted."""


class Watch:
    """What one server counts and writes down of its requests and streams."""

    def __init__(self, numbers: "Numbers | None" = None, access_log: bool = False) -> None:
        self.numbers = numbers
        self._access = logging.INFO if access_log else logging.DEBUG
        self._began: OrderedDict[tuple[str, int], float] = OrderedDict()
        self._minute, self._loud = 0, 0

    # --- acts, from the request to the streams ------------------------------------------------------------

    def asked(self, table: str, seq: int) -> None:
        """Somebody asks for the act that would be this one of the record."""
        if self.numbers is not None:
            self._began.setdefault((table, seq), perf_counter())
            if len(self._began) > MOST_AWAITED:
                self._began.popitem(last=False)

    def kept(self) -> None:
        """An act of a person has been kept."""
        if self.numbers is not None:
            self.numbers.moves.inc()

    def reached(self, table: str, seq: int) -> None:
        """A stream tells this act."""
        began = self._began.get((table, seq))
        if began is not None and self.numbers is not None:
            self.numbers.reached.observe(perf_counter() - began)

    def streams(self, more: int) -> None:
        """So many more streams are open."""
        if self.numbers is not None:
            self.numbers.streams.inc(more)

    # --- requests -----------------------------------------------------------------------------------------

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application, watched."""

        async def watched(scope: Scope, receive: Receive, send: Send) -> None:
            if str(scope["type"]) != "http":
                await app(scope, receive, send)
                return
            began, answered = perf_counter(), False

            async def sending(message: Message) -> None:
                nonlocal answered
                if message["type"] == "http.response.start" and not answered:
                    answered = True
                    self._answered(scope, message["status"], perf_counter() - began)
                await send(message)

            await app(scope, receive, sending)

        return watched

    def _answered(self, scope: Scope, status: int, seconds: float) -> None:
        # The route and never the path: that holds the ids of tables and the keys of links.
        route, method = str(scope.get("path_template") or "none"), str(scope.get("method", "?"))
        if self.numbers is not None:
            method = method if method in ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS") else "other"
            self.numbers.requests.labels(method, route, str(status)).inc()
            self.numbers.seconds.labels(route).observe(seconds)
            if status >= 500:
                self.numbers.errors.inc()
            elif status >= 400:
                self.numbers.refusals.labels(str(status)).inc()
        loud = status in LOUD and self._may_be_loud()
        client = (scope.get("client") or ("?", 0))[0]
        told(
            "refused" if loud else "request", logging.WARNING if loud else self._access,
            method=method, route=route, status=status, ms=round(seconds * 1000, 1), client=client,
        )  # fmt: skip

    def _may_be_loud(self) -> bool:
        minute = int(perf_counter() // 60)
        if minute != self._minute:
            self._minute, self._loud = minute, 0
        self._loud += 1
        return self._loud <= MOST_LOUD

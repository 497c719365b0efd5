"""How long the server waits for a request to come in whole: for one that never does, it would keep a place for ever."""

import asyncio
import re

import h11
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

HEAD = 20.0
"""Seconds for the first line and the headers."""
BODY = 30.0
"""Seconds for the body."""
LAST = 2.0
"""Seconds for which what still comes after a refusal is thrown away: closing over it would lose the answer."""
MOST_HEAD = 32_768
"""Bytes of the first line and the headers; those of a browser have a twentieth of it."""

HEAD_ENDS = re.compile(rb"\n\r?\n")
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n"
    b"Content-Type: text/plain\r\nContent-Length: 18\r\n\r\nheaders too large\n"
)


class TooSlow(HTTPException):
    """A body that did not come in time."""

    status_code = 408


class Patient(H11Protocol):
    """A connection that is closed where a request has begun, or might, and its head does not come in time."""

    _due: asyncio.TimerHandle | None = None
    _refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected: he is to say what he wants."""
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Something has come: a head that is whole, or a part of one."""
        if not self._refused:
            super().data_received(data)
        if self._refused:
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            self._settle()
        elif self._due is None and self.timeout_keep_alive_task is None:
            self._expect()

    def on_response_complete(self) -> None:
        """The time until the next request is that of idle connections."""
        self._settle()
        super().on_response_complete()

    def handle_events(self) -> None:
        """A head that is too large is refused, also one that has come in one go."""
        if self.conn.their_state is h11.IDLE:
            waiting = self.conn.trailing_data[0]
            if len(waiting) > MOST_HEAD and HEAD_ENDS.search(waiting, 0, MOST_HEAD) is None:
                self._refuse_head()
                return
        super().handle_events()

    def _refuse_head(self) -> None:
        self._refused = True
        self._settle()
        self.transport.write(TOO_LARGE)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._due = self.loop.call_later(LAST, self._close)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is expected any more."""
        self._settle()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._due = self.loop.call_later(HEAD, self._close)

    def _settle(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _close(self) -> None:
        self._due = None
        if not self.transport.is_closing():
            self.transport.close()


def patient(app: ASGIApp) -> ASGIApp:
    """The application; reading a body raises `TooSlow` where it does not come in time."""

    async def waiting(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) != "http" or scope.get("method") in ("GET", "HEAD", "OPTIONS"):
            await app(scope, receive, send)
            return
        end, whole = asyncio.get_running_loop().time() + BODY, False

        async def receiving() -> HTTPReceiveMessage:
            nonlocal whole
            if whole:
                return await receive()  # type: ignore[return-value]
            try:
                async with asyncio.timeout_at(end):
                    message: HTTPReceiveMessage = await receive()  # type: ignore[assignment]
            except TimeoutError:
                raise TooSlow(detail="too slow") from None
            whole = message["type"] != "http.request" or not message.get("more_body", False)
            return message

        await app(scope, receiving, send)

    return waiting

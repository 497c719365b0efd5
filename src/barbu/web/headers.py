"""What every answer tells the browser about safety."""

from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Nothing from elsewhere is loaded or run, and nobody frames the table."""

OVER_TLS = {"Strict-Transport-Security": "max-age=31536000"}
"""For a year the browser comes by https alone."""


def sent_with(secure: bool) -> BeforeMessageSendHookHandler:
    """Puts these headers on every answer, whoever has made it."""
    found = {**HEADERS, **(OVER_TLS if secure else {})}

    async def sending(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            headers: Any = MutableScopeHeaders.from_message(message)
            for name, value in found.items():
                headers.setdefault(name, value)

    return sending

"""How much one address or one guest may ask of the server in a minute, and how many streams may be open."""

import asyncio
from contextlib import ExitStack
from typing import Any

from litestar import Request
from litestar.middleware.base import DefineMiddleware
from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware, get_remote_address
from litestar.stores.base import Store

from barbu.table.ending import end
from barbu.table.rooms import TooMuch
from barbu.table.shared import Others
from barbu.web.counts import Counts, Open

Asked = Request[Any, Any, Any]

UNCOUNTED = ["^/assets"]
"""Files of the page. Opening a stream counts like any request: each is a guess at the id of a table."""

COSTLY = frozenset((
    "/api/rules/book", "/api/rules/help", "/api/sheets", "/api/matches/{id}/sheet", "/api/matches/{id}/opinion",
    "/api/tables/{id}/hint", "/api/studio/example", "/api/studio/worth", "/api/session/export",
))  # fmt: skip
"""What takes the server more than a few milliseconds."""


class Limits:
    """The limits of a house. All follow from one number, the requests of one address in a minute."""

    def __init__(self, a_minute: int, secret: bytes = b"") -> None:
        self.counts = Counts(secret)
        self.address = a_minute
        self.guest = max(1, a_minute // 2)
        self.costly = max(1, a_minute // 3)
        self.strangers = max(1, a_minute // 30)
        """New guests from one address."""
        self.streams_of_address = max(1, a_minute // 4)
        self.streams_of_guest = max(1, a_minute // 45)
        self.open = Open(secret)
        self._others: Others | None = None
        self._sharing: list[asyncio.Task[None]] = []

    def begin(self, others: Others | None) -> None:
        """From now on the processes of the house count together."""
        self._others = others
        if others is not None:
            self._sharing = [asyncio.create_task(each.share_for_ever(others)) for each in (self.counts, self.open)]

    async def close(self) -> None:
        """Each counts alone again."""
        await end(self._sharing)

    @property
    def before_session(self) -> list[DefineMiddleware]:
        """What holds whoever asks."""
        return [self._limit(self.address), self._limit(self.costly, "costly", _is_costly)]

    @property
    def after_session(self) -> list[DefineMiddleware]:
        """What is known only when the session has been read."""
        return [self._limit(self.guest, "guest", _is_guest, _guest_of), self._limit(self.strangers, "new", _is_new)]

    def _limit(
        self, most: int, name: str = "", check: Any = None, identify: Any = get_remote_address
    ) -> DefineMiddleware:
        class Counted(RateLimitMiddleware):
            """Counts with all processes of the house, where the framework's own has a store to itself."""

            counts = self.counts

            async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
                return CacheObject([0] * min(self.counts.of(key), self.max_requests), self.counts.left)

            async def set_cached_history(self, key: str, cache_object: CacheObject, store: Store) -> None:
                self.counts.add(key)

        return RateLimitConfig(
            rate_limit=("minute", most), exclude=UNCOUNTED, set_rate_limit_headers=False, check_throttle_handler=check,
            identifier_for_request=lambda request: f"{name} {identify(request)}", middleware_class=Counted,
        ).middleware  # fmt: skip

    async def stream(self, request: Asked, guest: str | None) -> ExitStack:
        """A place among the open streams, free again when it is closed; raises `TooMuch` for one too many."""
        keys = {f"at {get_remote_address(request)}": self.streams_of_address}
        if guest is not None:
            keys[f"of {guest}"] = self.streams_of_guest
        with ExitStack() as place:
            self.open.begin(keys)
            place.callback(self.open.end, [*keys])
            if self._others is not None:
                await self.open.look(self._others, [*keys])
            if any(self.open.of(key) > most for key, most in keys.items()):
                raise TooMuch("too-many-streams")
            return place.pop_all()


# The checks are no threads' work: they look at what is there already.


async def _is_costly(request: Asked) -> bool:
    return request.scope.get("path_template") in COSTLY


def _guest_of(request: Asked) -> str:
    return str(request.session.get("guest", "")) if request.session else ""


async def _is_guest(request: Asked) -> bool:
    return bool(_guest_of(request))


async def _is_new(request: Asked) -> bool:
    return request.method == "POST" and request.scope.get("path_template") == "/api/session" and not _guest_of(request)

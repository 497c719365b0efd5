"""The application: routes, session, limits and headers put together."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.logging import LoggingConfig
from litestar.middleware.session.client_side import CookieBackendConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from barbu.errors import BarbuError
from barbu.locales import FALLBACK
from barbu.table.persons import Persons
from barbu.table.rooms import Rooms
from barbu.web.archive import Archive
from barbu.web.books import book_document, book_part, contract_help, help_document
from barbu.web.collection import Rulesets
from barbu.web.evenings import Evenings, Keepers
from barbu.web.headers import sent_with
from barbu.web.house import all_presets, all_rules, check, choices, greet, health, reach, ready, session, words
from barbu.web.limits import Limits
from barbu.web.pages import STATIC, nothing_here, pages
from barbu.web.passkeys import Passkeys
from barbu.web.persons import Myself
from barbu.web.problems import away, broken, failed, refused
from barbu.web.ready import Ready
from barbu.web.rulesets import presets
from barbu.web.sheets import any_sheet, blank_sheet, sheet_of_match
from barbu.web.streams import events
from barbu.web.studio import Studio, ruleset_form
from barbu.web.tables import Tables
from barbu.web.watch import Watch

LONGEST_BODY = 300_000
"""Bytes of a request; a ruleset file fits."""

DAYS_KNOWN = 400
"""Days for which a browser stays the same guest."""


class Settings(msgspec.Struct, frozen=True):
    """How the server runs."""

    secret: bytes
    """32 bytes that sessions are encrypted with; with others all guests become strangers."""
    requests_a_minute: int = 900
    """From one address; the page's files are not counted. The other limits follow from it."""
    secure: bool = False
    """Whether it is reached by https alone."""
    static: Path = STATIC
    others: tuple[str, ...] = ()
    """What other machines can open, as `http://host:port`; none where it listens to its own machine alone."""


def application(
    rooms: Rooms, settings: Settings, readiness: Ready | None = None, watch: Watch | None = None
) -> Litestar:
    """The whole server for these tables."""
    readiness, watch = readiness or Ready(rooms.store), watch or Watch()

    @contextlib.asynccontextmanager
    async def house(_: Litestar) -> AsyncIterator[None]:
        # Read now, so that the first browser does not wait for it.
        warming = asyncio.create_task(asyncio.to_thread(presets, FALLBACK))
        await rooms.begin()
        limits.begin(rooms.needs.others)
        yield
        await limits.close()
        await rooms.close()
        await warming

    limits = Limits(settings.requests_a_minute, b"limits" + settings.secret)
    persons = Persons(rooms, rooms.store.persons)
    cookie = CookieBackendConfig(
        secret=hashlib.sha256(b"session" + settings.secret).digest(), key="barbu", max_age=DAYS_KNOWN * 86400,
        samesite="lax", secure=settings.secure, httponly=True, exclude=["^/assets"],
    )  # fmt: skip
    return Litestar(
        [
            session, greet, all_presets, all_rules, check, choices, words, health, ready, reach,
            book_part, book_document, contract_help, help_document, blank_sheet, any_sheet, sheet_of_match,
            Tables, events, Archive, ruleset_form, Studio, Rulesets, Evenings, Keepers, Myself, Passkeys,
            *pages(settings.static),
        ],
        dependencies={
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
            "others": Provide(lambda: settings.others, sync_to_thread=False),
            "readiness": Provide(lambda: readiness, sync_to_thread=False),
            "watch": Provide(lambda: watch, sync_to_thread=False),
            "persons": Provide(lambda: persons, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
        },
        middleware=[*limits.before_session, cookie.middleware, *limits.after_session],
        csrf_config=CSRFConfig(
            secret=hashlib.sha256(b"csrf" + settings.secret).hexdigest(), cookie_secure=settings.secure,
            cookie_samesite="lax", exclude=["^/assets"],
        ),
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude=["/events$", "/stream$"]),
        exception_handlers={
            BarbuError: refused, NotFoundException: nothing_here(settings.static), HTTPException: failed,
            SQLAlchemyError: away, Exception: broken,
        },
        request_max_body_size=LONGEST_BODY,
        before_request=_strictly,
        before_send=[sent_with(settings.secure)],
        openapi_config=OpenAPIConfig(
            "Barbu", "1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        lifespan=[house],
        logging_config=LoggingConfig(configure_root_logger=False, log_exceptions="never"),
    )  # fmt: skip


async def _strictly(request: Request[Any, Any, Any]) -> Response[None] | None:
    """Refuses a body of wrong types; what reads it afterwards would take "7" for 7. Answers what a path allows."""
    if request.method == "OPTIONS":
        routes = [route for route in request.app.routes if route.path_format == request.scope["path_template"]]
        methods = sorted({method for route in routes for method in getattr(route, "methods", ())} | {"OPTIONS"})
        return Response(None, status_code=204, headers={"Allow": ", ".join(methods)})
    field = request.route_handler.parsed_data_field
    if field is None:
        return None
    try:
        msgspec.json.decode(await request.body(), type=field.annotation)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ValidationException("bad-request", extra=[{"message": str(error)}]) from None
    return None

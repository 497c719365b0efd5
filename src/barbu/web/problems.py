"""Every refusal and every fault as `application/problem+json`, worded in the session's language."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from barbu.cards import Card, Rank, Suit
from barbu.deal import Lay, Pass, Play, Stop
from barbu.errors import BarbuError, NotLegal, NotUnderstood, Stale
from barbu.locales import locale
from barbu.match import Choose, Double, Header, Look, NameStart, NameTrump
from barbu.rules import Problem as RulesProblem
from barbu.rules.words import problem_text
from barbu.store import opening
from barbu.table.by_hand import BadEvening
from barbu.table.ports import Damaged, NoSuchTable
from barbu.table.room import Forbidden
from barbu.table.rooms import TooMuch
from barbu.web import wire
from barbu.web.actions import write
from barbu.web.voices import asked_for, catalogue, sentence

log = logging.getLogger("barbu.web")

PROBLEM = "application/problem+json"


class NoSession(BarbuError):
    """Something that only a guest may ask for, asked for by a stranger."""


STATUS: tuple[tuple[type[BarbuError], int], ...] = (
    (NoSession, 401),
    (Forbidden, 403),
    (NoSuchTable, 404),
    (BadEvening, 422),
    (TooMuch, 429),
    (Stale, 409),
    (NotLegal, 409),
    (NotUnderstood, 400),
    (Damaged, 500),
)

TITLES = {
    400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 409: "Conflict", 413: "Content Too Large", 422: "Unprocessable Content",
    429: "Too Many Requests", 500: "Internal Server Error", 503: "Service Unavailable",
}  # fmt: skip

BROKEN = "http-broken"
MESSAGES = {
    400: "http-bad-request", 403: "http-bad-token", 404: "http-not-found", 405: "http-not-found",
    408: "http-too-slow", 413: "http-too-large", 429: "http-too-often",
}  # fmt: skip
"""The messages of what the framework refuses by itself."""


def declared(*codes: int, kind: type[wire.Problem] = wire.Problem) -> dict[int, ResponseSpec]:
    """The refusals of a route, for the description of the interface; those that any route can give included."""
    every = sorted({400, 413, 429, 500, 503, *codes})
    return {
        code: ResponseSpec(
            kind if code in codes else wire.Problem,
            description=TITLES[code],
            media_type=PROBLEM,
            generate_examples=False,
        )
        for code in every
    }


def lang_of(request: Request[Any, Any, Any]) -> wire.Lang:
    """The language to answer in: the guest's, else the browser's."""
    lang = request.scope.get("state", {}).get("lang")
    return lang or asked_for(request.headers.get("accept-language", ""))


def refused(request: Request[Any, Any, Any], error: BarbuError) -> Response[bytes]:
    """The answer to what the table, the rules or the house do not allow."""
    return answer(problem(request, error))


def problem(request: Request[Any, Any, Any], error: BarbuError) -> wire.Problem:
    """The refusal in words."""
    status = next((code for kind, code in STATUS if isinstance(error, kind)), 400)
    lang = lang_of(request)
    header: Header | None = request.scope.get("state", {}).get("header")
    legal = error.values.get("legal", ())
    values = {key: _plain(value, lang) for key, value in error.values.items() if key not in ("legal", "reason")}
    return wire.Problem(
        type=error.id,
        title=TITLES[status],
        status=status,
        text=sentence(error, lang, header),
        values=values,
        legal=[write(act) for act in legal] if isinstance(legal, tuple) else [],
        seq=error.values.get("present") if error.id == "stale" else None,  # type: ignore[arg-type]
    )


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The answer to what the framework refuses: no such page, a wrong type, a wrong token, too much."""
    status = error.status_code if error.status_code in TITLES else 500 if error.status_code >= 500 else 400
    values: dict[str, Any] = {}
    if status == 400 and isinstance(error.extra, list):
        values = {"problems": [_shortened(each) for each in error.extra[:5]]}
    return answer(_worded(request, status, MESSAGES.get(status, BROKEN), values), error.headers)


def _worded(request: Request[Any, Any, Any], status: int, id: str, values: dict[str, Any]) -> wire.Problem:
    """A problem that no rule of the game has made."""
    return wire.Problem(
        type=id.removeprefix("http-"),
        title=TITLES[status],
        status=status,
        text=sentence(BarbuError(id), lang_of(request)),
        values=values,
    )


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The answer to our own mistakes. The log tells where, and never the values: they could tell a card."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f"{place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place else "?"
    log.error("%s %s: %s at %s", request.method, request.url.path, type(error).__name__, where)
    return answer(_worded(request, 500, BROKEN, {}))


def away(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[bytes]:
    """The answer while what is kept cannot be reached: the same request may be sent again, with the same key."""
    if opening.is_of_values(error):
        return answer(_worded(request, 400, MESSAGES[400], {}))
    log.error("%s %s: the database does not answer: %s", request.method, request.url.path, type(error).__name__)
    return answer(_worded(request, 503, "http-away", {}), {"Retry-After": "1"})


def answer(problem: wire.Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    """The problem as it travels."""
    return Response(
        msgspec.json.encode(problem),
        status_code=problem.status,
        media_type=PROBLEM,
        headers={key: value for key, value in (headers or {}).items() if key.lower() in ("retry-after", "allow")},
    )


def _shortened(extra: Any) -> dict[str, str]:
    return {str(key): str(value)[:200] for key, value in extra.items()} if isinstance(extra, dict) else {}


def _plain(value: object, lang: str) -> Any:
    """A value of a refusal as JSON has it: cards and acts as they travel, texts cut."""
    match value:
        case Card() | Suit() | Rank():
            return str(value)
        case Choose() | Double() | Look() | NameStart() | NameTrump() | Lay() | Pass() | Play() | Stop():
            return msgspec.to_builtins(write(value))
        case RulesProblem():
            return {"key": value.key, "type": value.message, "text": problem_text(value, locale(catalogue(lang)))}
        case bool() | int() | float() | None:
            return value
        case str():
            return value[:200]
        case list() | tuple() | frozenset() | set():
            return [_plain(each, lang) for each in list(value)[:60]]
        case _:
            return str(value)[:200]

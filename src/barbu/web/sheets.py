"""The routes of the score sheets: blank for a ruleset, filled for a match of the archive or an evening kept by hand."""

import asyncio
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Schema
from litestar.openapi.spec.enums import OpenAPIFormat
from litestar.params import FromQuery, JSONBody, QueryParameter

from barbu.errors import NotUnderstood
from barbu.locales import locale
from barbu.match import Match
from barbu.notation import loads
from barbu.rules import Ruleset
from barbu.rules.meaning import usual_players
from barbu.sheets import blank, filled
from barbu.sheets.document import Paper, Way
from barbu.sheets.forms import Form, written
from barbu.table.again import check_over
from barbu.web import wire
from barbu.web.archive import MatchId, match_of
from barbu.web.guests import Asked, House, guest_lang, known_guest
from barbu.web.problems import declared
from barbu.web.sources import ruleset_of, source_of
from barbu.web.voices import catalogue

TYPES: dict[Form, str] = {"pdf": "application/pdf", "html": "text/html", "csv": "text/csv", "text": "text/plain"}
ENDINGS: dict[Form, str] = {"pdf": "pdf", "html": "html", "csv": "csv", "text": "txt"}

LONGEST_BODY = 1_300_000
"""Bytes of a request with a record in it."""


@dataclass
class Sheets(Operation):
    """Describes an answer that is a file of one of the forms."""

    def __post_init__(self) -> None:
        text, binary = Schema(type=OpenAPIType.STRING), Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
        content = {kind: OpenAPIMediaType(binary if form == "pdf" else text) for form, kind in TYPES.items()}
        found = OpenAPIResponse(description="The sheet, in the form asked for", content=content)
        self.responses = {**(self.responses or {}), "200": found}


class Look(msgspec.Struct, frozen=True):
    """How a sheet is to look."""

    lang: str
    paper: Paper
    way: Way
    form: Form


@lru_cache(maxsize=32)
def _blank(rules: Ruleset, players: int, names: tuple[str, ...], look: Look) -> bytes:
    return written(blank(rules, players, locale(look.lang), names), look.form, look.paper, look.way)


def _filled(match: Match, look: Look) -> bytes:
    return written(filled(match, locale(look.lang)), look.form, look.paper, look.way)


def _answer(made: bytes, form: Form) -> Response[bytes]:
    shown = "attachment" if form == "csv" else "inline"
    headers = {"Content-Disposition": f'{shown}; filename="sheet.{ENDINGS[form]}"'}
    return Response(made, media_type=TYPES[form], headers=headers)


@get("/api/sheets", responses=declared(), tags=("sheets",), operation_class=Sheets)
async def blank_sheet(
    request: Asked,
    rooms: House,
    preset: Annotated[str | None, QueryParameter(max_length=60)] = None,
    link: Annotated[str | None, QueryParameter(max_length=20_000)] = None,
    players: Annotated[int | None, QueryParameter(ge=3, le=7)] = None,
    names: Annotated[str, QueryParameter(max_length=250)] = "",
    lang: FromQuery[wire.Lang | None] = None,
    paper: FromQuery[Paper] = "a4",
    way: FromQuery[Way] = "auto",
    form: FromQuery[Form] = "pdf",
) -> Response[bytes]:
    """The blank sheet of a preset, or of the ruleset that a link carries; the players' names with commas between."""
    spoken = lang or guest_lang(request, await known_guest(request, rooms))
    rules = ruleset_of(wire.Source(preset=preset, link=link))
    called = tuple(name.strip() for name in re.split("[,，、]", names)) if names.strip() else ()
    look = Look(catalogue(spoken), paper, way, form)
    return _answer(await asyncio.to_thread(_blank, rules, players or usual_players(rules.players), called, look), form)


@post(
    "/api/sheets", responses=declared(401, 403, 404), status_code=200, tags=("sheets",), operation_class=Sheets,
    request_max_body_size=LONGEST_BODY,
)  # fmt: skip
async def any_sheet(request: Asked, rooms: House, data: JSONBody[wire.SheetOf]) -> Response[bytes]:
    """The blank sheet of a ruleset, named in any way; or the sheet of a match that is not kept here, by its record."""
    spoken = data.lang or guest_lang(request, await known_guest(request, rooms))
    look = Look(catalogue(spoken), data.paper, data.way, data.form)
    if (data.source is None) == (data.record is None):
        raise NotUnderstood("sheets-one-thing")
    if data.source is None:
        match = await asyncio.to_thread(loads, data.record or "")
        return _answer(await asyncio.to_thread(_filled, match, look), data.form)
    rules = ruleset_of(await source_of(request, rooms, data.source))
    made = await asyncio.to_thread(_blank, rules, data.players or usual_players(rules.players), tuple(data.names), look)
    return _answer(made, data.form)


@get("/api/matches/{id:str}/sheet", responses=declared(404, 409), tags=("sheets", "archive"), operation_class=Sheets)
async def sheet_of_match(
    request: Asked,
    rooms: House,
    id: MatchId,
    lang: FromQuery[wire.Lang | None] = None,
    paper: FromQuery[Paper] = "a4",
    way: FromQuery[Way] = "auto",
    form: FromQuery[Form] = "pdf",
) -> Response[bytes]:
    """The sheet of a finished match."""
    spoken = lang or guest_lang(request, await known_guest(request, rooms))
    match = await match_of(rooms, id)
    check_over(match)
    look = Look(catalogue(spoken), paper, way, form)
    return _answer(await asyncio.to_thread(_filled, match, look), form)

"""The routes of the rule book: as a part of the page, and as a document to keep or to print."""

import asyncio
from functools import lru_cache
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery, JSONBody, QueryParameter

from barbu.errors import NotUnderstood
from barbu.locales import locale
from barbu.rulebook import Book, Card, book, card
from barbu.rulebook.forms import FORMS
from barbu.rulebook.html import card_fragment, card_page, fragment
from barbu.rulebook.text import card_text
from barbu.rules import Ruleset
from barbu.web import wire
from barbu.web.guests import Asked, House, guest_lang, known_guest
from barbu.web.problems import declared
from barbu.web.rulesets import called
from barbu.web.sources import ruleset_of, source_of
from barbu.web.voices import catalogue

Form = Literal["html", "txt", "pdf"]
TYPES: dict[Form, str] = {"html": "text/html", "txt": "text/plain", "pdf": "application/pdf"}


@lru_cache(maxsize=128)
def _book(rules: Ruleset, lang: str, players: int | None) -> Book:
    _check_players(rules, lang, players)
    return book(rules, locale(lang), players)


def _check_players(rules: Ruleset, lang: str, players: int | None) -> None:
    """Raises `NotUnderstood` unless so many can play by these rules."""
    if players is not None and players not in rules.players:
        name = called(rules.name, locale(lang))
        raise NotUnderstood("rules-not-for-players", name=name, given=players, allowed=rules.players)


@lru_cache(maxsize=32)
def _document(rules: Ruleset, lang: str, players: int | None, form: Form) -> bytes:
    return FORMS[form](_book(rules, lang, players))


@post("/api/rules/book", responses=declared(401, 403, 404), status_code=200, tags=("rules",))
async def book_part(request: Asked, rooms: House, data: JSONBody[wire.BookOf]) -> wire.BookText:
    """The rule book of a ruleset, for a part of the page."""
    lang = data.lang or guest_lang(request, await known_guest(request, rooms))
    source = await source_of(request, rooms, data.source)
    told = await asyncio.to_thread(_book, ruleset_of(source), catalogue(lang), data.players)
    return wire.BookText(told.title, fragment(told))


@post("/api/rules/help", responses=declared(401, 403, 404), status_code=200, tags=("rules",))
async def contract_help(request: Asked, rooms: House, data: JSONBody[wire.HelpOf]) -> wire.HelpText:
    """The rules of one contract in a few sentences."""
    lang = catalogue(data.lang or guest_lang(request, await known_guest(request, rooms)))
    rules = ruleset_of(await source_of(request, rooms, data.source))
    told = _card(rules, lang, data.contract, data.players)
    return wire.HelpText(told.title, [sentence.text for sentence in told.sentences], card_fragment(told))


def _card(rules: Ruleset, lang: str, contract: str, players: int) -> Card:
    """The help on a contract; raises `NotUnderstood` unless so many can play, `NotFoundException` for no contract."""
    _check_players(rules, lang, players)
    if contract not in {row.id for row in rules.contracts}:
        raise NotFoundException()
    return card(rules, contract, players, locale(lang))


@get("/api/rules/book", responses=declared(), tags=("rules",), media_type="text/html")
async def book_document(
    request: Asked,
    rooms: House,
    preset: Annotated[str | None, QueryParameter(max_length=60)] = None,
    link: Annotated[str | None, QueryParameter(max_length=20_000)] = None,
    lang: FromQuery[wire.Lang | None] = None,
    players: Annotated[int | None, QueryParameter(ge=3, le=7)] = None,
    form: FromQuery[Form] = "html",
) -> Response[bytes]:
    """The rule book of a preset, or of the ruleset that a link carries, as a document."""
    spoken = lang or guest_lang(request, await known_guest(request, rooms))
    rules = ruleset_of(wire.Source(preset=preset, link=link))
    made = await asyncio.to_thread(_document, rules, catalogue(spoken), players, form)
    return Response(made, media_type=TYPES[form])


@get("/api/rules/help", responses=declared(404), tags=("rules",), media_type="text/html")
async def help_document(
    request: Asked,
    rooms: House,
    contract: Annotated[str, QueryParameter(max_length=40)],
    players: Annotated[int, QueryParameter(ge=3, le=7)],
    preset: Annotated[str | None, QueryParameter(max_length=60)] = None,
    link: Annotated[str | None, QueryParameter(max_length=20_000)] = None,
    lang: FromQuery[wire.Lang | None] = None,
    form: FromQuery[Literal["html", "txt"]] = "html",
) -> Response[str]:
    """The rules of one contract of a preset, or of the ruleset that a link carries, as a document to keep at hand."""
    spoken = catalogue(lang or guest_lang(request, await known_guest(request, rooms)))
    told = _card(ruleset_of(wire.Source(preset=preset, link=link)), spoken, contract, players)
    return Response(card_page(told) if form == "html" else card_text(told), media_type=TYPES[form])

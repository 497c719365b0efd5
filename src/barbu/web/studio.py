"""The routes of the studio. All are stateless, and what is wrong with a ruleset is part of their answer."""

import asyncio
import secrets
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter

from barbu.errors import NotUnderstood
from barbu.locales import explain, locale
from barbu.rules import Ruleset
from barbu.rules.words import contract_names
from barbu.scoring.words import reasons
from barbu.studio.example import example
from barbu.studio.worth import worth
from barbu.web import wire
from barbu.web.forms import form, studio
from barbu.web.guests import Asked, House, guest_lang, known_guest
from barbu.web.problems import declared
from barbu.web.replays import replay_of
from barbu.web.sources import base_of, draft_of, ruleset_of, source_of
from barbu.web.voices import catalogue

AskedLang = Annotated[wire.Lang | None, QueryParameter()]
ANSWERS = declared(401, 403, 404)


@get("/api/ruleset-form", responses=declared(), tags=("studio",))
async def ruleset_form(request: Asked, rooms: House, lang: AskedLang = None) -> Response[wire.Form]:
    """The form of a ruleset: every option with its type, range, default, group and words."""
    guest = await known_guest(request, rooms)
    told = await asyncio.to_thread(form, catalogue(lang or guest_lang(request, guest)))
    return Response(told, headers={"Cache-Control": "private, max-age=300", "Vary": "Cookie, Accept-Language"})


class Studio(Controller):
    """What the page asks while a ruleset is edited."""

    path = "/api/studio"
    tags = ("studio",)

    @post("/", responses=ANSWERS, status_code=200)
    async def report(self, request: Asked, rooms: House, data: JSONBody[wire.Draft]) -> wire.Studio:
        """What the ruleset says, what conflicts and would mend it, and how it differs from its base."""
        lang = catalogue(guest_lang(request, await known_guest(request, rooms)))
        source = await source_of(request, rooms, data.source)
        base = await source_of(request, rooms, data.base) if data.base is not None else None
        return await asyncio.to_thread(
            lambda: studio(
                draft_of(source, data.patch), ruleset_of(base) if base is not None else base_of(source), lang
            )
        )

    @post("/worth", responses=ANSWERS, status_code=200)
    async def worth(self, request: Asked, rooms: House, data: JSONBody[wire.Worth]) -> wire.Worthy:
        """Prices by which every contract is worth so much, and those that cannot be."""
        lang = catalogue(guest_lang(request, await known_guest(request, rooms)))
        source = await source_of(request, rooms, data.source)
        return await asyncio.to_thread(lambda: _worth(ruleset_of(source), data, lang))

    @post("/example", responses=ANSWERS, status_code=200)
    async def example(self, request: Asked, rooms: House, data: JSONBody[wire.Example]) -> wire.ExampleDeal:
        """One deal of a contract, played out by bots and scored."""
        lang = catalogue(guest_lang(request, await known_guest(request, rooms)))
        source = await source_of(request, rooms, data.source)
        return await asyncio.to_thread(lambda: _example(ruleset_of(source), data, lang))


def _for_these(rules: Ruleset, players: int) -> None:
    """Raises `NotUnderstood` for a table that the ruleset is not for."""
    if players not in rules.players:
        raise NotUnderstood("wrong-players", given=players, allowed=rules.players)


def _worth(rules: Ruleset, data: wire.Worth, lang: str) -> wire.Worthy:
    _for_these(rules, data.players)
    made = worth(rules, data.worth, data.players, data.contracts)
    names = contract_names(rules)
    refused = [
        wire.WorthRefused(each.contract, explain(each.reason, locale(lang), contracts=names), list(each.near))
        for each in made.refused
    ]
    return wire.Worthy([wire.Setting(each.key, each.value) for each in made.patch], refused)


def _example(rules: Ruleset, data: wire.Example, lang: str) -> wire.ExampleDeal:
    _for_these(rules, data.players)
    if data.contract not in {row.id for row in rules.contracts}:
        known = tuple(row.id for row in rules.contracts)
        raise NotUnderstood("unknown-contract", given=data.contract, near=known, close=0)
    seed = data.seed or secrets.token_hex(4)
    names = locale(lang).text("table-bots").split()[: data.players]
    match = example(rules, data.contract, names, seed)
    told = [reasons(lines, locale(lang), rules.sign == "signed") for lines in match.results[-1].score.lines]
    return wire.ExampleDeal(seed, names, replay_of(match, lang).deals[-1], told)

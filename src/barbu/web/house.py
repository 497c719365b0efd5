"""The routes of the session, of the rulesets, of the words, and whether all is well."""

import asyncio
from functools import cache
from importlib import resources

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from barbu.bots import level_names
from barbu.table.rooms import EMOJIS, PHRASES
from barbu.web import wire
from barbu.web.guests import Asked, House, Others, Readiness, guest_lang, known_guest, let_in
from barbu.web.problems import declared
from barbu.web.reach import is_loopback
from barbu.web.rulesets import info, info_of_saved, presets, written, written_presets
from barbu.web.sources import ruleset_of, source_of
from barbu.web.voices import LANGS, catalogue

OF_A_TABLE = ("cards", "contracts", "errors", "page")
"""The catalogues that whoever shows a table needs."""


@get("/api/session", responses=declared(), tags=("session",))
async def session(request: Asked, rooms: House) -> wire.Session:
    """Who the browser is to us; without an id for a stranger."""
    guest = await known_guest(request, rooms)
    lang = guest_lang(request, guest)
    return wire.Session(guest.id[:8] if guest else None, guest.name if guest else "", lang)  # type: ignore[arg-type]


@post("/api/session", responses=declared(403), status_code=200, tags=("session",))
async def greet(request: Asked, rooms: House, data: JSONBody[wire.Greeting]) -> wire.Session:
    """Makes the browser a guest, or changes his name or language."""
    known = await known_guest(request, rooms)
    lang = data.lang or guest_lang(request, known)
    guest = await rooms.greet(known.id if known else None, data.name, lang)
    return let_in(request, guest)


@get("/api/presets", responses=declared(), tags=("rules",))
async def all_presets(request: Asked, rooms: House) -> list[wire.RulesetInfo]:
    """What may be played: the guest's own rulesets, the one saved last first, then those that ship with the product."""
    guest = await known_guest(request, rooms)
    lang = catalogue(guest_lang(request, guest))
    own = await rooms.store.collection.of(guest.id) if guest else ()
    return await asyncio.to_thread(lambda: [*(info_of_saved(each, lang) for each in own), *presets(lang)])


@get("/api/presets/rules", responses=declared(), tags=("rules",))
async def all_rules(request: Asked, rooms: House) -> list[wire.WrittenRules]:
    """The same as they are written, so that a page can keep score by them while the server is out of reach."""
    guest = await known_guest(request, rooms)
    lang = catalogue(guest_lang(request, guest))
    own = await rooms.store.collection.of(guest.id) if guest else ()
    return await asyncio.to_thread(
        lambda: [*(written(each.rules, lang, each.id) for each in own), *written_presets(lang)]
    )


@post("/api/rules/check", responses=declared(401, 403, 404), status_code=200, tags=("rules",))
async def check(request: Asked, rooms: House, data: JSONBody[wire.Check]) -> wire.RulesetInfo:
    """What a ruleset says, or everything that is wrong with it."""
    guest = await known_guest(request, rooms)
    source = await source_of(request, rooms, data.source)
    return await asyncio.to_thread(lambda: info(ruleset_of(source), catalogue(guest_lang(request, guest))))


@get("/api/choices", responses=declared(), tags=("rules",))
async def choices() -> wire.Choices:
    """The bots, phrases and languages that there are."""
    return wire.Choices(list(level_names()), list(PHRASES), list(EMOJIS), list(LANGS))


@get("/api/catalogue/{lang:str}", responses=declared(404), tags=("words",), media_type="text/plain")
async def words(lang: FromPath[wire.Lang]) -> Response[str]:
    """The messages of a table in one language, as Fluent has them."""
    return Response(_words(lang), media_type="text/plain", headers={"Cache-Control": "public, max-age=300"})


@cache
def _words(lang: str) -> str:
    folder = resources.files("barbu.locales") / catalogue(lang)
    return "\n".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in OF_A_TABLE)


@get("/api/reach", responses=declared(), tags=("house",))
async def reach(request: Asked, others: Others) -> wire.Reach:
    """By which addresses others can open the page; told only to a page opened by one that others cannot use."""
    here = is_loopback(request.url.hostname or "")
    return wire.Reach(not here, list(others) if here else [])


@get("/api/health", responses=declared(), tags=("house",))
async def health() -> wire.Health:
    """Whether the server answers."""
    return wire.Health(True)


@get("/api/ready", include_in_schema=False)
async def ready(readiness: Readiness) -> Response[wire.Ready]:
    """Whether people may be sent here: 200 where all is as it must be, else 503, and what is not."""
    now = await readiness.now()
    return Response(now, status_code=200 if now.ready else 503, headers={"Cache-Control": "no-store"})

"""The routes of a guest's collection: rulesets saved by name."""

import asyncio
import re
from typing import Annotated
from urllib.parse import quote

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter

from barbu.rules import ruleset_hash
from barbu.rules.dump import dumps
from barbu.rules.link import encode
from barbu.rules.plain import whole
from barbu.table.collection import Collection
from barbu.table.ports import SavedRules, UnreadRules, Version
from barbu.web import wire
from barbu.web.guests import Asked, House, Id, this_guest
from barbu.web.problems import declared
from barbu.web.sources import ruleset_of, source_of

RulesetId = Id
AskedVersion = Annotated[int | None, QueryParameter(ge=1, le=1_000_000)]


class Rulesets(Controller):
    """What a guest keeps."""

    path = "/api/rulesets"
    tags = ("collection",)

    @get("/", responses=declared(401))
    async def listed(self, request: Asked, rooms: House) -> list[wire.Saved]:
        """The guest's rulesets, the one saved last first."""
        guest = await this_guest(request, rooms)
        kept = rooms.store.collection
        found, unread = await kept.of(guest.id), await kept.unread(guest.id)
        return await asyncio.to_thread(lambda: [*map(_saved, found), *map(_unread, unread)])

    @post("/", responses=declared(401, 403, 404, 409))
    async def add(self, request: Asked, rooms: House, data: JSONBody[wire.NewSaved]) -> wire.Saved:
        """Keeps a new one, under its own name unless another is given."""
        guest = await this_guest(request, rooms)
        rules = ruleset_of(await source_of(request, rooms, data.source))
        return _saved(await Collection(rooms.store, guest).add(rules, data.name))

    @get("/{id:str}", responses=declared(401, 404))
    async def one(self, request: Asked, rooms: House, id: RulesetId, version: AskedVersion = None) -> wire.SavedWhole:
        """One version of a ruleset, and which others there are; without rules where the newest cannot be read."""
        guest = await this_guest(request, rooms)
        kept = rooms.store.collection
        newest, versions = await kept.newest(guest.id, id), await kept.versions(guest.id, id)
        lost = any(each.number == newest.number and each.rules is None for each in versions)
        found = None if lost and version in (None, newest.number) else await kept.one(guest.id, id, version)
        told = _unread(newest) if found is None else _saved(found)
        others = await asyncio.to_thread(lambda: [_version(each) for each in versions])
        rules = None if found is None else whole(found.rules)
        return wire.SavedWhole(**msgspec.structs.asdict(told), rules=rules, versions=others)

    @post("/{id:str}", responses=declared(401, 403, 404, 409), status_code=200)
    async def save(self, request: Asked, rooms: House, id: RulesetId, data: JSONBody[wire.SaveAgain]) -> wire.Saved:
        """Keeps it as it is now, under the name it has here; a new version where its rules have changed."""
        guest = await this_guest(request, rooms)
        rules = ruleset_of(await source_of(request, rooms, data.source))
        return _saved(await Collection(rooms.store, guest).save(id, rules, data.base_version))

    @post("/{id:str}/rename", responses=declared(401, 403, 404, 409), status_code=200)
    async def rename(self, request: Asked, rooms: House, id: RulesetId, data: JSONBody[wire.Rename]) -> wire.Saved:
        """Gives it another name."""
        guest = await this_guest(request, rooms)
        return _saved(await Collection(rooms.store, guest).rename(id, data.name))

    @post("/{id:str}/duplicate", responses=declared(401, 403, 404, 409))
    async def duplicate(
        self, request: Asked, rooms: House, id: RulesetId, data: JSONBody[wire.Duplicate]
    ) -> wire.Saved:
        """Keeps its newest version once more."""
        guest = await this_guest(request, rooms)
        return _saved(await Collection(rooms.store, guest).duplicate(id, data.name))

    @post("/{id:str}/delete", responses=declared(401, 403, 404), status_code=200)
    async def delete(self, request: Asked, rooms: House, id: RulesetId) -> wire.Nothing:
        """Forgets it with all its versions; matches that were begun with it keep it."""
        guest = await this_guest(request, rooms)
        await rooms.store.collection.delete(guest.id, id)
        return wire.Nothing()

    @get("/{id:str}/toml", responses=declared(401, 404), media_type="text/plain")
    async def toml(self, request: Asked, rooms: House, id: RulesetId, version: AskedVersion = None) -> Response[str]:
        """The file."""
        guest = await this_guest(request, rooms)
        found = await rooms.store.collection.one(guest.id, id, version)
        name = re.sub(r"[^\w -]+", "", found.rules.name).strip() or "barbu"
        headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{quote(name)}.toml"}
        return Response(dumps(found.rules), media_type="text/plain", headers=headers)


def _saved(saved: SavedRules) -> wire.Saved:
    rules = saved.rules
    return wire.Saved(
        saved.id, rules.name, saved.number, ruleset_hash(rules), wire.iso(saved.at), list(rules.players), encode(rules)
    )


def _unread(saved: UnreadRules) -> wire.Saved:
    return wire.Saved(saved.id, saved.name, saved.number, saved.hash, wire.iso(saved.at), [], "", unread=True)


def _version(version: Version) -> wire.SavedVersion:
    link = encode(version.rules) if version.rules is not None else ""
    return wire.SavedVersion(version.number, version.hash, wire.iso(version.at), link)

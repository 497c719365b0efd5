"""The routes of passkeys, by which a guest comes back without a link from another device.

What is secret never leaves the guest's device: it signs a challenge, and only for the name under which the passkey was
made, so that a page of another name gets nothing by asking.
"""

import re
import time
from collections.abc import Mapping
from types import ModuleType
from typing import Annotated, Any

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter

from barbu.errors import NotUnderstood
from barbu.table.person import Passkey
from barbu.table.persons import Persons
from barbu.table.ports import Guest
from barbu.web import wire
from barbu.web.guests import Asked, House, let_in, this_guest
from barbu.web.logs import told
from barbu.web.persons import Own
from barbu.web.problems import declared

GOOD_FOR = 300.0
"""Seconds that somebody has to show his passkey."""
ASKED = "passkey"
"""Where the session keeps what was asked; only the server can read it."""

ID = r"[\w-]{1,1400}"
"""What passkeys are called: base64 for addresses."""
PasskeyId = Annotated[str, PathParameter(pattern=f"^{ID}$")]


class Passkeys(Controller):
    """What a guest does with his passkeys."""

    path = "/api/passkeys"
    tags = ("session",)

    @get("/", responses=declared(401))
    async def all(self, request: Asked, rooms: House, persons: Own) -> list[wire.Passkey]:
        """The guest's passkeys, the first made first."""
        return await _all(request, persons, await this_guest(request, rooms))

    @post("/new", responses=declared(401, 403), status_code=200)
    async def new(self, request: Asked, rooms: House, persons: Own) -> wire.PasskeyOptions:
        """What the browser needs to make one."""
        guest, site = await this_guest(request, rooms), _site(request)
        known = [each.body for each in await persons.passkeys(guest) if each.site == site]
        return _asked(request, *_webauthn().to_make(site, guest.id, guest.name, known))

    @post("/", responses=declared(401, 403, 409), status_code=200)
    async def add(
        self, request: Asked, rooms: House, persons: Own, data: JSONBody[wire.PasskeyAnswer]
    ) -> list[wire.Passkey]:
        """Keeps the one that the browser has made; all that there are now."""
        guest, state = await this_guest(request, rooms), _state(request)
        id, body, uses = _webauthn().made(_site(request), state, data.answer)
        passkey = Passkey(id, _site(request), body, uses, time.time())
        await persons.add_passkey(guest, passkey)
        told("passkey-made")
        return await _all(request, persons, guest)

    @delete("/{id:str}", responses=declared(401, 403, 404), status_code=200)
    async def remove(self, request: Asked, rooms: House, persons: Own, id: PasskeyId) -> list[wire.Passkey]:
        """Nobody comes back by it any more; those that are left."""
        guest = await this_guest(request, rooms)
        await persons.remove_passkey(guest, id)
        return await _all(request, persons, guest)

    @post("/ask", responses=declared(403), status_code=200)
    async def ask(self, request: Asked) -> wire.PasskeyOptions:
        """What the browser needs to show one that it has."""
        return _asked(request, *_webauthn().to_show(_site(request)))

    @post("/enter", responses=declared(403, 404), status_code=200)
    async def enter(self, request: Asked, persons: Own, data: JSONBody[wire.PasskeyAnswer]) -> wire.Session:
        """This device is the guest of the passkey from now on."""
        state, id = _state(request), str(data.answer.get("id"))
        passkey = await persons.passkey(id if re.fullmatch(ID, id, re.ASCII) else "", _site(request))
        uses = _webauthn().shown(_site(request), state, passkey.body, data.answer)
        guest = await persons.come_back(passkey, uses)
        told("came-back")
        return let_in(request, guest)


def _site(request: Asked) -> str:
    """The name by which the page was reached: a passkey is bound to it."""
    return (request.url.hostname or "").lower()[:255]


def _webauthn() -> ModuleType:
    from barbu.web import webauthn

    return webauthn


def _asked(request: Asked, options: dict[str, Any], state: Mapping[str, Any]) -> wire.PasskeyOptions:
    """The options as JSON has them; what was asked is kept in the session until it is answered."""
    session = {key: value for key, value in (request.session or {}).items() if key != ASKED}
    request.set_session({**session, ASKED: {**state, "until": time.time() + GOOD_FOR}})
    return wire.PasskeyOptions(options)


def _state(request: Asked) -> dict[str, Any]:
    """What this browser was asked last; whether right or wrong, it is answered once. Raises `NotUnderstood`."""
    session = dict(request.session or {})
    state = session.pop(ASKED, None)
    request.set_session(session)
    if not isinstance(state, dict) or state.get("until", 0.0) < time.time():
        raise NotUnderstood("passkey-too-late")
    return state


async def _all(request: Asked, persons: Persons, guest: Guest) -> list[wire.Passkey]:
    """The guest's passkeys, as they travel."""
    site = _site(request)
    return [
        wire.Passkey(
            each.id, wire.iso(each.made), wire.iso(each.used) if each.used is not None else None, each.site == site
        )
        for each in await persons.passkeys(guest)
    ]

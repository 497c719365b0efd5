"""The routes of what guests do with themselves: another device, the end of other sessions, their data."""

import json
from typing import Any

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from barbu.table.persons import GOOD_FOR, Persons
from barbu.web import wire
from barbu.web.guests import Asked, House, guest_lang, known_guest, let_in, this_guest
from barbu.web.logs import told
from barbu.web.problems import declared

Own = NamedDependency[Persons]


class Myself(Controller):
    """What a guest does with himself."""

    path = "/api/session"
    tags = ("session",)

    @post("/offer", responses=declared(401, 403), status_code=200)
    async def offer(self, request: Asked, rooms: House, persons: Own) -> wire.Handover:
        """A link by which another device becomes the same guest, once and soon; one made before is good no longer."""
        token = await persons.offer(await this_guest(request, rooms))
        # Behind the #, which browsers send to nobody: it stands in no log on its way.
        return wire.Handover(f"/move#{token}", round(GOOD_FOR))

    @post("/offered", responses=declared(403, 404), status_code=200)
    async def offered(self, request: Asked, rooms: House, persons: Own, data: JSONBody[wire.Token]) -> wire.Offered:
        """Who one would be by this link; it stays good."""
        guest, here = await persons.offered(data.token), await known_guest(request, rooms)
        return wire.Offered(guest.name, here is not None and here.id == guest.id)

    @post("/accept", responses=declared(403, 404), status_code=200)
    async def accept(self, request: Asked, persons: Own, data: JSONBody[wire.Token]) -> wire.Session:
        """This device is that guest from now on; the link is used."""
        guest = await persons.accept(data.token)
        told("handed-over")
        return let_in(request, guest)

    @post("/elsewhere", responses=declared(401, 403), status_code=200)
    async def elsewhere(self, request: Asked, rooms: House, persons: Own) -> wire.Session:
        """All other devices are strangers from now on."""
        guest = await persons.leave_others(await this_guest(request, rooms))
        told("left-others")
        return let_in(request, guest)

    @get("/export", responses=declared(401), media_type="application/json")
    async def export(self, request: Asked, rooms: House, persons: Own) -> Response[bytes]:
        """All that is kept of the guest, as a file."""
        everything: dict[str, Any] = await persons.everything(await this_guest(request, rooms))
        headers = {"Content-Disposition": 'attachment; filename="barbu.json"', "Cache-Control": "no-store"}
        text = json.dumps(everything, ensure_ascii=False, indent=1)
        return Response(text.encode(), media_type="application/json", headers=headers)

    @post("/forget", responses=declared(401, 403), status_code=200)
    async def forget(self, request: Asked, rooms: House, persons: Own, data: JSONBody[wire.Forget]) -> wire.Session:
        """Forgets the guest and all that is his; matches of others keep a nameless seat."""
        guest = await this_guest(request, rooms)
        await persons.forget(guest, data.name)
        told("forgotten")
        request.clear_session()
        return wire.Session(None, "", guest_lang(request, guest))  # type: ignore[arg-type]

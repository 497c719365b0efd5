"""Who is asking: the guest of the session, known by the id in his encrypted cookie."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from barbu.table.ports import Guest
from barbu.table.rooms import Rooms
from barbu.web import wire
from barbu.web.limits import Limits
from barbu.web.problems import NoSession, lang_of
from barbu.web.ready import Ready
from barbu.web.watch import Watch
from barbu.web.wire.acts import WITHOUT_NUL

Asked = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=40, pattern=WITHOUT_NUL)]
"""What something that is kept is asked for by."""
House = NamedDependency[Rooms]
"""What every route that has to do with tables is given."""
Others = NamedDependency[tuple[str, ...]]
"""What other machines can open."""
Readiness = NamedDependency[Ready]
"""Whether the server may be sent people."""
Limited = NamedDependency[Limits]
"""How much may be asked of the server."""
Watched = NamedDependency[Watch]
"""What the server counts and writes down."""


async def known_guest(request: Asked, rooms: Rooms) -> Guest | None:
    """The guest; None for a stranger."""
    id = request.session.get("guest") if request.session else None
    guest = await rooms.store.guest(id) if isinstance(id, str) else None
    if guest is not None and request.session.get("epoch", 0) != guest.epoch:
        return None  # he has left this device behind
    if guest is not None:
        request.scope.setdefault("state", {})["lang"] = guest.lang
    return guest


def let_in(request: Asked, guest: Guest) -> wire.Session:
    """The browser is this guest from now on, and is told so; whatever its session was before is gone."""
    request.set_session({"guest": guest.id, "epoch": guest.epoch})
    return wire.Session(guest.id[:8], guest.name, guest.lang)  # type: ignore[arg-type]


async def this_guest(request: Asked, rooms: Rooms) -> Guest:
    """The guest; raises `NoSession` for a stranger."""
    guest = await known_guest(request, rooms)
    if guest is None:
        raise NoSession("who-are-you")
    return guest


def guest_lang(request: Asked, guest: Guest | None) -> str:
    """The language of the session."""
    return guest.lang if guest else lang_of(request)

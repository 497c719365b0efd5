"""The routes of tables: open, sit, start, act, and the list of them."""

from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from barbu.locales import locale
from barbu.table.hints import reason
from barbu.table.live import Live
from barbu.table.ports import Guest
from barbu.table.room import Chair, Room
from barbu.table.rooms import Rooms, Wish
from barbu.web import wire
from barbu.web.actions import read, write
from barbu.web.guests import Asked, House, Id, Watched, guest_lang, known_guest, this_guest
from barbu.web.logs import short, told
from barbu.web.problems import declared
from barbu.web.rulesets import info
from barbu.web.sources import ruleset_of, source_of
from barbu.web.voices import catalogue, printed

TableId = Id
MOST_LISTED = 50


def table_of(live: Live, rooms: Rooms, guest: Guest | None, lang: str) -> wire.Table:
    """The table as this guest sees it."""
    room, match = live.room, live.match
    seat = room.seat_of(guest.id if guest else None)
    done = len(match.results) if match is not None else 0
    return wire.Table(
        id=room.id,
        rules=info(room.rules, catalogue(lang)),
        players=room.players,
        open=room.open,
        clock=room.clock,
        seats=[_sitter(chair, live, done) for chair in room.chairs],
        seat=seat,
        opener=guest is not None and room.opener == guest.id,
        status=room.status,
        match=room.match or None,
        your_turn=match is not None and room.status == "playing" and seat is not None and match.to_act == seat,
        spectators=live.spectators,
        undo=_wish(room, match.seq if match else 0),
        takeover=list(rooms.takeovers(live)),
        hints=room.hinted,
        pace=room.pace,
        repeat=wire.Repeat(room.repeat.match, room.repeat.deal, list(room.repeat.points)) if room.repeat else None,
    )


def _sitter(chair: Chair, live: Live, done: int) -> wire.Sitter:
    kind = "bot" if chair.bot else "person" if chair.guest else "free"
    ready = bool(chair.bot) or chair.away or (live.match is not None and chair.ready >= done)
    here = bool(chair.bot) or live.here(chair.guest)
    return wire.Sitter(kind, chair.name, chair.bot or None, here, chair.away, ready)  # type: ignore[arg-type]


def _wish(room: Room, seq: int) -> wire.UndoWish | None:
    wish = room.undo
    return wire.UndoWish(wish.by, list(wish.agreed)) if wish is not None and wish.seq == seq else None


def for_match(request: Asked, live: Live) -> None:
    """Refusals from here on speak of this match's players and contracts."""
    if live.match is not None:
        request.scope.setdefault("state", {})["header"] = live.match.header


class Tables(Controller):
    """Tables and what is done at them."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=declared())
    async def listed(self, request: Asked, rooms: House) -> wire.Tables:
        """The guest's own tables, unfinished ones first, and those that anybody may join."""
        guest = await known_guest(request, rooms)
        lang = guest_lang(request, guest)
        mine = sorted(await rooms.store.rooms_of(guest.id) if guest else (), key=lambda room: room.status == "finished")
        # However many there are, an unfinished match is there until it is deleted.
        unfinished = sum(room.status != "finished" for room in mine)
        mine = mine[: max(MOST_LISTED, unfinished)]
        there = {room.id for room in mine}
        others = [room for room in await rooms.store.open_rooms(MOST_LISTED) if room.id not in there]

        async def told(room: Room) -> wire.Table:
            return table_of(await rooms.live(room.id), rooms, guest, lang)

        return wire.Tables([await told(room) for room in mine], [await told(room) for room in others])

    @post("/", responses=declared(401, 403, 404))
    async def open(self, request: Asked, rooms: House, data: JSONBody[wire.NewTable]) -> wire.Table:
        """Opens a table; with `start` it plays at once."""
        guest = await this_guest(request, rooms)
        rules = ruleset_of(await source_of(request, rooms, data.source))
        live = await rooms.open(
            guest,
            Wish(rules, data.players, tuple(data.bots), data.open, data.clock, data.hints, data.pace, data.start),
        )
        told("table-opened", table=short(live.room.id), players=data.players, begun=data.start)
        return table_of(live, rooms, guest, guest.lang)

    @get("/{id:str}", responses=declared(404))
    async def one(self, request: Asked, rooms: House, id: TableId) -> wire.Table:
        """One table; whoever has its link may see it."""
        guest = await known_guest(request, rooms)
        return table_of(await rooms.live(id), rooms, guest, guest_lang(request, guest))

    @post("/{id:str}/sit", responses=declared(401, 403, 404, 409), status_code=200)
    async def sit(self, request: Asked, rooms: House, id: TableId, data: JSONBody[wire.Sit]) -> wire.Table:
        """Takes a seat, the first free one unless it is named."""
        guest = await this_guest(request, rooms)
        await rooms.sit(id, guest, data.seat)
        return table_of(await rooms.live(id), rooms, guest, guest.lang)

    @post("/{id:str}/leave", responses=declared(401, 403, 404, 409), status_code=200)
    async def leave(self, request: Asked, rooms: House, id: TableId) -> wire.Nothing:
        """Gets up; in a match a bot plays on."""
        await rooms.leave(id, await this_guest(request, rooms))
        return wire.Nothing()

    @post("/{id:str}/bot", responses=declared(401, 403, 404, 409), status_code=200)
    async def bot(self, request: Asked, rooms: House, id: TableId, data: JSONBody[wire.SetBot]) -> wire.Nothing:
        """Puts a bot on a seat, or takes it away."""
        await rooms.set_bot(id, await this_guest(request, rooms), data.seat, data.bot)
        return wire.Nothing()

    @post("/{id:str}/kick", responses=declared(401, 403, 404, 409), status_code=200)
    async def kick(self, request: Asked, rooms: House, id: TableId, data: JSONBody[wire.AtSeat]) -> wire.Nothing:
        """Asks somebody to leave, before the start only."""
        await rooms.kick(id, await this_guest(request, rooms), data.seat)
        return wire.Nothing()

    @post("/{id:str}/start", responses=declared(401, 403, 404, 409), status_code=200)
    async def start(self, request: Asked, rooms: House, id: TableId) -> wire.Nothing:
        """Begins the match; from here on its rules and seats stay."""
        await rooms.start(id, await this_guest(request, rooms))
        told("match-begun", table=short(id))
        return wire.Nothing()

    @post("/{id:str}/ready", responses=declared(401, 403, 404, 409), status_code=200)
    async def ready(self, request: Asked, rooms: House, id: TableId) -> wire.Nothing:
        """Has seen the deal to its end: the next one may be dealt."""
        await rooms.ready(id, await this_guest(request, rooms))
        return wire.Nothing()

    @post("/{id:str}/rematch", responses=declared(401, 403, 404, 409), status_code=200)
    async def rematch(self, request: Asked, rooms: House, id: TableId) -> wire.Nothing:
        """The same table once more."""
        await rooms.rematch(id, await this_guest(request, rooms))
        return wire.Nothing()

    @post("/{id:str}/delete", responses=declared(401, 403, 404, 409), status_code=200)
    async def delete(self, request: Asked, rooms: House, id: TableId) -> wire.Nothing:
        """Is done with the table; it is forgotten once all its people are."""
        await rooms.delete(id, await this_guest(request, rooms))
        return wire.Nothing()

    @post("/{id:str}/takeover", responses=declared(401, 403, 404, 409), status_code=200)
    async def takeover(self, request: Asked, rooms: House, id: TableId, data: JSONBody[wire.AtSeat]) -> wire.Nothing:
        """Lets a bot play on for somebody who has been gone for half a minute."""
        await rooms.takeover(id, await this_guest(request, rooms), data.seat)
        return wire.Nothing()

    @post("/{id:str}/back", responses=declared(401, 403, 404, 409), status_code=200)
    async def back(self, request: Asked, rooms: House, id: TableId) -> wire.Nothing:
        """Plays himself again, from the next card on."""
        await rooms.back(id, await this_guest(request, rooms))
        return wire.Nothing()

    @post("/{id:str}/undo", responses=declared(401, 403, 404, 409), status_code=200)
    async def undo(self, request: Asked, rooms: House, id: TableId, data: JSONBody[wire.Undo]) -> wire.Nothing:
        """Wants the last act back, or answers somebody's wish."""
        guest = await this_guest(request, rooms)
        await rooms.undo(id, guest, data.agree, data.expect_seq)
        return wire.Nothing()

    @post("/{id:str}/more", responses=declared(401, 403, 404, 409), status_code=200)
    async def more(self, request: Asked, rooms: House, id: TableId) -> wire.ClockPart:
        """Takes a minute more for this turn, once."""
        left, bank = await rooms.more_time(id, await this_guest(request, rooms))
        return wire.ClockPart(round(left, 1), round(bank, 1))

    @get("/{id:str}/hint", responses=declared(401, 403, 404, 409))
    async def hint(self, request: Asked, rooms: House, id: TableId) -> Response[wire.Hint]:
        """What a strong player would do in the guest's place, knowing what the guest may know; he must be to act."""
        guest = await this_guest(request, rooms)
        for_match(request, await rooms.live(id))
        seen, found = await rooms.hint(id, guest)
        words = locale(catalogue(guest_lang(request, guest)))
        hint = wire.Hint(seen.seq, write(found.action), reason(seen, found, words, printed))
        return Response(hint, headers={"Cache-Control": "no-store"})

    @post("/{id:str}/claim", responses=declared(401, 403, 404, 409), status_code=200)
    async def claim(self, request: Asked, rooms: House, id: TableId, data: JSONBody[wire.Claim]) -> wire.Acted:
        """Shows that the rest of the deal is certain, see `claim` of the view: it is played out at once."""
        guest = await this_guest(request, rooms)
        for_match(request, await rooms.live(id))
        return wire.Acted(await rooms.claim(id, guest, data.expect_seq, data.key))

    @post("/{id:str}/phrase", responses=declared(401, 403, 404, 409), status_code=200)
    async def phrase(self, request: Asked, rooms: House, id: TableId, data: JSONBody[wire.Say]) -> wire.Nothing:
        """Says one of the phrases to the table."""
        await rooms.phrase(id, await this_guest(request, rooms), data.phrase)
        return wire.Nothing()

    @post("/{id:str}/settings", responses=declared(401, 403, 404, 409), status_code=200)
    async def settings(self, request: Asked, rooms: House, id: TableId, data: JSONBody[wire.Settings]) -> wire.Nothing:
        """Opens or closes the table, or sets its clock."""
        await rooms.settings(id, await this_guest(request, rooms), data.open, data.clock)
        return wire.Nothing()

    @post("/{id:str}/act", responses=declared(401, 403, 404, 409), status_code=200)
    async def act(
        self, request: Asked, rooms: House, watch: Watched, id: TableId, data: JSONBody[wire.Act]
    ) -> wire.Acted:
        """Acts in the match. It is kept before it is answered; the same key is never acted on twice."""
        watch.asked(id, data.expect_seq + 1)
        guest = await this_guest(request, rooms)
        for_match(request, await rooms.live(id))
        acted = wire.Acted(await rooms.act(id, guest, read(data.action), data.expect_seq, data.key))
        watch.kept()
        return acted

"""The routes of finished matches: the list, the record, the replay with all hands."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter

from barbu.locales import Locale, locale
from barbu.match import Match
from barbu.notation import dumps, loads
from barbu.table.again import check_over
from barbu.table.hints import expectation
from barbu.table.ports import Listed, summary
from barbu.web import wire
from barbu.web.actions import write
from barbu.web.guests import Asked, House, Id, guest_lang, known_guest, this_guest
from barbu.web.problems import declared
from barbu.web.replays import moment, replay_of
from barbu.web.rulesets import called
from barbu.web.tables import table_of
from barbu.web.voices import catalogue, printed

MatchId = Id
Step = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MOST_LISTED = 200
LONGEST_RECORD = 6_000_000


class Archive(Controller):
    """Matches that were played."""

    path = "/api/matches"
    tags = ("archive",)

    @get("/", responses=declared())
    async def listed(self, request: Asked, rooms: House) -> list[wire.MatchInfo]:
        """The guest's own finished matches, the latest first."""
        guest = await known_guest(request, rooms)
        found = await rooms.store.matches_of(guest.id, MOST_LISTED) if guest else []
        words = locale(catalogue(guest_lang(request, guest)))
        return [_info(each, words) for each in found]

    @post("/", responses=declared(401, 403, 409), request_max_body_size=LONGEST_RECORD)
    async def bring(self, request: Asked, rooms: House, data: JSONBody[wire.NewRecord]) -> wire.MatchInfo:
        """Takes in the record of a finished match."""
        guest = await this_guest(request, rooms)
        match = await asyncio.to_thread(loads, data.record)
        check_over(match)
        await rooms.store.bring(guest.id, match)
        return _info(Listed(summary(match), datetime.now(UTC).timestamp()), locale(catalogue(guest.lang)))

    @get("/{id:str}/record", responses=declared(404, 409), media_type="text/plain")
    async def record(self, rooms: House, id: MatchId) -> Response[str]:
        """The record of a finished match as text; while it is played nobody may have it."""
        match = await match_of(rooms, id)
        check_over(match)
        headers = {"Content-Disposition": f'attachment; filename="{match.header.id}.barbu"'}
        return Response(dumps(match), media_type="text/plain", headers=headers)

    @get("/{id:str}/replay", responses=declared(404))
    async def replay(self, request: Asked, rooms: House, id: MatchId) -> wire.Replay:
        """The finished deals with all hands face up; the deal in play is not among them."""
        guest = await known_guest(request, rooms)
        return await asyncio.to_thread(replay_of, await match_of(rooms, id), guest_lang(request, guest))

    @get("/{id:str}/opinion", responses=declared(404, 409))
    async def opinion(self, request: Asked, rooms: House, id: MatchId, step: Step) -> Response[wire.Opinion]:
        """What a strong player thinks of one act of a finished match, knowing what its seat could know then."""
        match = await match_of(rooms, id)
        check_over(match)
        seen, action = await asyncio.to_thread(moment, match, step)
        found = await rooms.judge(seen, action)
        behind = round(found.behind) if found.behind is not None else None
        words = locale(catalogue(guest_lang(request, await known_guest(request, rooms))))
        beside = found.compared
        why = expectation(seen, found.best, action, beside, words, printed) if beside else ""
        opinion = wire.Opinion(step, seen.seat or 0, write(found.best), behind, len(seen.legal) == 1, why)
        return Response(opinion, headers={"Cache-Control": "no-store"})

    @post("/{id:str}/again", responses=declared(401, 403, 404, 409))
    async def again(self, request: Asked, rooms: House, id: MatchId, data: JSONBody[wire.Again]) -> wire.Table:
        """Opens a table where a deal of a finished match is played once more: the guest at that seat, and bots."""
        guest = await this_guest(request, rooms)
        live = await rooms.again(guest, id, data.deal, data.seat, data.pace)
        return table_of(live, rooms, guest, guest.lang)


async def match_of(rooms: House, id: str) -> Match:
    """The match of this id; raises `NoSuchTable`."""
    kept = await rooms.store.match(id)
    return await asyncio.to_thread(Match.fold, kept.header, kept.events)


def _info(listed: Listed, words: Locale) -> wire.MatchInfo:
    told = listed.summary
    return wire.MatchInfo(
        id=told.id,
        rules=called(told.rules, words),
        names=list(told.names),
        finished=True,
        deals=told.deals,
        totals=list(told.totals),
        places=list(told.places),
        repeat=told.repeat,
        by_hand=told.by_hand,
        at=wire.iso(listed.at),
    )

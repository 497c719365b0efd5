"""What all tables of a house have in common."""

import asyncio
from dataclasses import dataclass

from barbu.match import Match
from barbu.table.keeping import KeptSecrets
from barbu.table.ports import Store, Thinker, Time
from barbu.table.room import Room
from barbu.table.shared import Others


@dataclass(frozen=True)
class Needs:
    """Somewhere to keep things, somebody to think, the time, and the other processes where there are any."""

    store: Store
    thinker: Thinker
    time: Time
    others: Others | None = None

    async def read(self, room: Room) -> tuple[Match | None, KeptSecrets]:
        """The match of the table as it is kept."""
        if not room.match:
            return None, KeptSecrets({})
        kept = await self.store.match(room.match)
        match = await asyncio.to_thread(Match.fold, kept.header, kept.events)
        return match, KeptSecrets.of_match(match, kept.secrets)

"""What a player finds again: an unfinished match is there until its players delete it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from barbu.web.tables import MOST_LISTED
from tests.web.house import house
from tests.web.people import Person


def test_an_unfinished_table_is_listed_however_many_are_newer(tmp_path: Path) -> None:
    async def evening() -> None:
        with house(tmp_path) as running:
            async with Person(running.address) as ana:
                tables = {(await ana.open("classic-32"))["id"] for _ in range(MOST_LISTED + 2)}
                listed = (await ana.http.get("/api/tables")).json()["mine"]
                assert {each["id"] for each in listed} == tables
                gone = min(tables)
                await ana.post(f"/api/tables/{gone}/delete", {})
                listed = (await ana.http.get("/api/tables")).json()["mine"]
                assert {each["id"] for each in listed} == tables - {gone}

    asyncio.run(asyncio.wait_for(evening(), 120))

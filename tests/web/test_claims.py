"""A claim plays the rest of a deal out at once: for whoever is offered it, once, and for nobody else."""

from __future__ import annotations

import asyncio
import uuid
from pathlib import Path

import httpx

from barbu.match import view
from barbu.notation import loads
from barbu.table.certain import claim
from tests.web.house import House, house
from tests.web.people import Json, Person, first_legal
from tests.web.test_crafted import refusal


async def _claim(person: Person, table: str, seq: int, key: str = "") -> httpx.Response:
    return await person.ask(f"/api/tables/{table}/claim", {"expect_seq": seq, "key": key or str(uuid.uuid4())})


def test_a_claim_ends_the_deal_and_the_record_holds_every_card(tmp_path: Path) -> None:
    async def evening(running: House) -> tuple[int, str]:
        claimed = told = 0
        async with Person(running.address) as ana:
            table = (await ana.open("classic-32", start=True))["id"]
            while True:
                found = await asyncio.wait_for(ana.play(table, first_legal, lambda seen: seen["claim"]), 100)
                if found["phase"] == "Finished" or found["seq"] < told:  # the last claim has ended the match
                    record = (await ana.http.get(f"/api/matches/{found['match']}/record")).text
                    return claimed, record
                refusal(await _claim(ana, table, found["seq"] + 1), 409, "stale")
                answer = await _claim(ana, table, found["seq"], f"claim {claimed}")
                assert answer.status_code == 200, answer.text
                again = await _claim(ana, table, found["seq"], f"claim {claimed}")
                assert again.json() == answer.json(), "the same answer, and nothing more"
                claimed, told = claimed + 1, answer.json()["seq"]

    with house(tmp_path) as running:
        claimed, record = asyncio.run(evening(running))
    assert claimed, "a match in which the rest is never certain before the last trick would be rare"
    assert loads(record).finished


def test_only_what_is_certain_can_be_claimed(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana, Person(running.address, "Boris") as boris:
            table = (await ana.open("classic-32", start=True))["id"]

            def to_act(seen: Json) -> bool:
                return bool(seen["legal"]) and seen["phase"] == "Playing" and not seen["claim"]

            found = await ana.play(table, first_legal, to_act)
            refusal(await _claim(ana, table, found["seq"]), 409, "no-claim")
            refusal(await _claim(boris, table, found["seq"]), 403, "not-at-this-table")
            match = (await running.rooms.live(table)).match
            assert match is not None
            assert match.seq == found["seq"], "nothing has changed"
            assert all(claim(view(match, seat)) is None for seat in range(1, 4)), "nobody is offered it out of turn"

    with house(tmp_path) as running:
        asyncio.run(evening(running))

"""Whole matches over HTTP, by people and bots; every byte they received is kept and searched."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from barbu.croupier import checks
from barbu.match import sheet
from barbu.notation import loads
from tests.web.house import House, house
from tests.web.people import Json, Person, first_legal, together

TABLES = [
    ("classic-32", 4), ("fr-tableau-32-variants", 4), ("marie-luce-52", 3), ("marie-luce-52", 6),
    ("suite-8", 4), ("tournament-52", 4),
]  # fmt: skip


def short(preset: str, deals: int) -> str:
    """The preset cut to so many deals."""
    return f'extends = "{preset}"\nname = "{preset} cut"\ndeals = {deals}\n'


async def alone(running: House, preset: str, players: int) -> tuple[Person, Json]:
    async with Person(running.address) as person:
        source = {"toml": short(preset, 4)}
        table = await person.post(
            "/api/tables", {"source": source, "players": players, "pace": "instant", "start": True}
        )
        view = await asyncio.wait_for(person.play(table["id"], first_legal), 120)
        record = (await person.http.get(f"/api/matches/{view['match']}/record")).text
        return person, {"view": view, "record": record}


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_person_plays_a_whole_match_against_bots(tmp_path: Path, preset: str, players: int) -> None:
    with house(tmp_path) as running:
        person, done = asyncio.run(alone(running, preset, players))
    match = loads(done["record"])
    assert match.finished
    assert list(match.header.names) == done["view"]["names"]
    assert [row["running"] for row in done["view"]["sheet"]["rows"]] == [
        list(row.running) for row in sheet(match.state).rows
    ]
    assert all(check.fair for check in checks(match)), "every deal is the one that was promised"
    assert [told["seq"] for told in person.views] == sorted({told["seq"] for told in person.views})
    assert_no_hidden_card(person, match.header.id, done["record"])


CARD = re.compile(r'"((?:10|[2-9JQKA])[CSDH])"')
OWN = ("hand", "legal", "why_not")
"""Where a view shows the viewer's own cards."""


def assert_no_hidden_card(person: Person, match: str, record: str) -> None:
    """Each view tells only cards that its seat may know then: its own hand, what was played, what is out."""
    events = loads(record).events
    assert events
    for told in person.views:
        view = told["view"]
        may = known_to(record, told["seq"], view["seat"])
        shown = set(CARD.findall(json.dumps(_without_prices(told))))
        assert shown <= may, (told["seq"], shown - may)


def _without_prices(told: Json) -> Json:
    """The step without names of cards that the rules speak of, wherever those cards are."""
    view = {key: value for key, value in told["view"].items() if key not in ("contract", "options", "sheet")}
    if view["layout"]:
        # A place of the layout is named by its card, whether it lies there or not.
        rows = [[cell for cell in row if cell["state"] in ("laid", "out")] for row in view["layout"]["rows"]]
        view["layout"] = {**view["layout"], "rows": rows}
    view["why_not"] = {}
    return {**told, "view": view}


def known_to(record: str, seq: int, seat: int | None) -> set[str]:
    """The cards that the seat may know after so many events: since the last deal, or of the end of the one before."""
    lines = record.partition("\n\n")[2].splitlines()[:seq]
    found: set[str] = set()
    for number, line in enumerate(lines):
        words = line.split()
        if words[0] == "dealt":
            hands = line.removeprefix("dealt ").partition(" commit")[0].partition(" / ")
            own = hands[0].split(" | ")[seat].split() if seat is not None else []
            # The step in which the last card fell tells it once more.
            found = set(own) | set(hands[2].split()) | _fallen(lines[max(0, number - 12) : number])
        elif words[0] == "first":
            found |= set(words[2:])
        else:
            found |= _fallen([line])
    return found


def _fallen(lines: list[str]) -> set[str]:
    return {line.split()[2] for line in lines if re.match(r"\d+ (play|lay) ", line)}


def test_two_people_in_two_browsers_and_a_spectator(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with (
            Person(running.address, "Ana") as ana,
            Person(running.address, "Böris <b>x</b>") as boris,
            Person(running.address, "Zuschauer", "fr") as other,
        ):
            body = {"source": {"toml": short("fr-tableau-32", 3)}, "players": 4, "pace": "instant"}
            table = (await ana.post("/api/tables", {**body, "bots": [None, "careful", "random"]}))["id"]
            seated = await boris.post(f"/api/tables/{table}/sit", {})
            assert seated["seat"] == 1
            watching = asyncio.create_task(other.play(table, first_legal))
            playing = [asyncio.create_task(each.play(table, first_legal)) for each in (ana, boris)]
            await asyncio.sleep(0.3)
            refused = await boris.ask(f"/api/tables/{table}/start")
            assert refused.status_code == 403
            await ana.post(f"/api/tables/{table}/start")
            last, _, seen = await together(*playing, watching)
            record = (await ana.http.get(f"/api/matches/{last['match']}/record")).text
            assert seen["seat"] is None
            assert seen["sheet"] == last["sheet"]
            for person in (ana, boris, other):
                assert_no_hidden_card(person, last["match"], record)
                assert all(told["view"]["names"][1] == "Böris <b>x</b>" for told in person.views)
            assert not any(told["view"]["hand"] or told["view"]["legal"] for told in other.views)

    with house(tmp_path) as running:
        asyncio.run(evening(running))


def test_a_whole_match_on_postgresql(tmp_path: Path, postgres: str) -> None:
    with house(tmp_path, postgres) as running:
        person, done = asyncio.run(alone(running, "suite-8", 4))
    match = loads(done["record"])
    assert match.finished
    assert all(check.fair for check in checks(match))
    assert_no_hidden_card(person, match.header.id, done["record"])

"""With other cards where a seat cannot see, everything that the server sends it is the same, byte by byte."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import random
import re
from pathlib import Path

import pytest
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

from barbu.cards import Card
from barbu.match import Dealt, Match, view
from barbu.rules import names, preset
from barbu.store import Database
from barbu.table.ports import Guest
from barbu.table.room import Chair, new_room
from barbu.table.solo import Step
from barbu.web import wire
from barbu.web.told import told
from tests.properties import walks
from tests.properties.test_hidden_cards import exchanged, hands_out, held_now, public, retell
from tests.support import scale
from tests.support.random_rulesets import at_most, seeded
from tests.web.house import house
from tests.web.people import Person


def other_tellings(states: list[Match], seat: int | None, rng: random.Random) -> list[list[Match]]:
    """The match from the last deal on, with other hidden cards and the same public events."""
    match = states[-1]
    dealt = max(number for number, event in enumerate(match.events) if isinstance(event, Dealt))
    found = []
    for _ in range(12):
        hands = exchanged(match, seat, rng)
        retold = list(retell(states[dealt], hands, match.events[dealt:])) if hands else []
        if retold and [public(each) for each in retold] == [public(each) for each in states[dealt + 1 :]]:
            found.append([states[dealt], *retold])
    return found[:2]


def told_bytes(states: list[Match], seat: int | None) -> list[bytes]:
    """What a stream sends the seat for these steps."""
    steps = itertools.pairwise(states)
    return [wire.encode(told(Step(after.events[-1], before, after), seat, "en")) for before, after in steps]


def look_at(states: list[Match], seed: str) -> int:
    """Compares at some moments of a match, for every seat and a spectator; how many comparisons there were."""
    rng, found = random.Random(seed), 0
    moments = [number for number, match in enumerate(states) if hands_out(match)]
    for number in rng.sample(moments, min(len(moments), scale.count(3, 20))):
        for seat in (None, *range(states[number].players)):
            upto = states[: number + 1]
            for other in other_tellings(upto, seat, rng):
                assert told_bytes(other, seat) == told_bytes(upto[-len(other) :], seat), (seed, number, seat)
                found += 1
    return found


@pytest.mark.parametrize("name", names())
def test_ruling_20_hidden_cards_change_no_byte_that_is_sent(name: str) -> None:
    rules = preset(name)
    players = rules.players[0]
    assert look_at(list(walks.walk(at_most(rules, scale.count(4, 28)), players, f"web {name}")), f"web {name}")


def test_ruling_20_nor_under_rulesets_drawn_by_chance() -> None:
    found = 0
    for number in range(scale.count(12, 400)):
        rules, players = seeded(f"web {number}")
        found += look_at(list(walks.walk(at_most(rules, 3), players, f"web {number}")), f"web {number}")
    assert found > 12


async def _received(data: Path, match: Match, guest: Guest, illegal: str) -> list[bytes]:
    """Everything that a server with this match answers the guest at seat 0, in one order."""
    store = Database(f"sqlite+aiosqlite:///{data / 'barbu.sqlite3'}")
    await store.open()
    chairs = tuple(Chair(f"guest {seat}", name) for seat, name in enumerate(match.header.names))
    room = new_room("guest 0", match.rules, match.players, open=True, clock=0, hints=False, pace="instant")
    room = room.changed(id="2222-3333-4444", chairs=chairs, status="playing", match=match.header.id)
    await store.save_guest(guest)
    await store.begin(room, match.header, ["guest 0"])
    await store.append(match.header.id, 0, match.events, {})
    await store.close()
    with house(data) as running:
        async with Person(running.address) as person:
            person.http.cookies.delete("barbu")
            person.http.cookies.set("barbu", session_of(guest), domain="127.0.0.1")
            answers = [await person.http.get(path) for path in (
                f"/api/tables/{room.id}", "/api/tables", f"/api/matches/{match.header.id}/replay",
                f"/api/matches/{match.header.id}/record",
            )]  # fmt: skip
            answers.append(await person.act(room.id, {"kind": "play", "card": illegal}, match.seq))
            async for name, news in person.stream(room.id):
                if name == "view":
                    assert news["view"]["seat"] == 0
                    break
            return [answer.content for answer in answers] + [bytes(person.bytes)]


def session_of(guest: Guest) -> str:
    """The cookie that this guest's browser has."""
    config = CookieBackendConfig(secret=hashlib.sha256(b"session" + b"0" * 32).digest())
    return ClientSideSessionBackend(config).dump_data({"guest": guest.id})[0].decode()


@pytest.mark.parametrize("name", ["classic-32", "fr-tableau-32-variants", "tournament-52", "suite-8"])
def test_ruling_20_through_the_server(tmp_path: Path, name: str) -> None:
    rng = random.Random(name)
    states = list(walks.walk(at_most(preset(name), 3), 4, f"server {name}"))
    moments = [number for number, match in enumerate(states) if hands_out(match) and match.to_act == 0]
    found = 0
    for number in rng.sample(moments, min(len(moments), 12)):
        upto = states[: number + 1]
        for other in other_tellings(upto, 0, rng)[:1]:
            hidden = {card for seat in (1, 2, 3) for card in _held(upto[-1], seat)}
            illegal = str(sorted(hidden & {card for seat in (1, 2, 3) for card in _held(other[-1], seat)})[0])
            answers = []
            for number_of, match in enumerate((upto[-1], other[-1])):
                (folder := tmp_path / f"{found} {number_of}").mkdir()
                answers.append(asyncio.run(_received(folder, match, Guest("guest 0", "Ana", "en"), illegal)))
            assert _without_own_id(answers[0]) == _without_own_id(answers[1])
            assert view(upto[-1], 0).legal
            found += 1
        if found == scale.count(1, 8):
            break
    assert found


def _held(match: Match, seat: int) -> set[Card]:
    return set(held_now(match)[seat])


def _without_own_id(answers: list[bytes]) -> list[bytes]:
    return [re.sub(rb'"at":"[^"]*"', b"", answer) for answer in answers]

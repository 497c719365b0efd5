"""What a server tells of itself: whether it is well, what it counts, what it writes down; and how it ends."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import socket
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from barbu.cards import FULL_PACK
from barbu.store import Database
from barbu.web import logs
from barbu.web.ready import Ready
from barbu.web.watch import MOST_LOUD, Watch
from tests.web.house import Process, free_port, house, serving
from tests.web.people import Person, first_legal, until
from tests.web.test_streams import _deaf

CARDS = re.compile("|".join(rf"(?<![\w-]){card}(?![\w-])" for card in FULL_PACK))


def read(address: str) -> dict[str, float]:
    """The numbers that are told, by name and labels."""
    text = httpx.get(address, trust_env=False).text
    return {
        sample.name + "".join(f" {key}={value}" for key, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_no_log_and_no_number_tells_a_card_or_a_secret(tmp_path: Path) -> None:
    log, port = tmp_path / "log", free_port()
    words = ("--log", "json", "--log-level", "debug", "--access-log", "--metrics", f"127.0.0.1:{port}")

    async def evening(server: Process) -> list[str]:
        async with Person(server.address, "Anastasia") as ana, Person(server.address, "Bartolomeu") as boris:
            rules = {"toml": 'extends = "classic-32"\ndeals = 4'}
            wish = {"source": rules, "players": 4, "pace": "instant", "bots": [None, "careful", "random"]}
            table = await ana.post("/api/tables", wish)
            id = str(table["id"])
            await boris.post(f"/api/tables/{id}/sit", {"seat": 1})
            await ana.post(f"/api/tables/{id}/start")
            both = asyncio.gather(ana.play(id, first_legal), boris.play(id, first_legal))
            assert [view["phase"] for view in await asyncio.wait_for(both, 240)] == ["Finished"] * 2
            # What goes wrong is written down too.
            await ana.act(id, {"kind": "play", "card": "QS"}, 1)
            await ana.http.post(f"/api/tables/{id}/act", json={"action": {"kind": "play", "card": "KH"}})
            await ana.http.get(f"/api/evenings/watch/{'k' * 32}")
            await ana.ask("/api/rules/check", {"source": {"toml": "# QS KH " + "x" * 400_000}})
            cookies = [value for person in (ana, boris) for _, value in person.http.cookies.items()]
            match = str(ana.views[-1]["view"]["match"])
            return [id, match, "Anastasia", "Bartolomeu", "k" * 32, *cookies, *(each[-40:] for each in cookies)]

    with Process(tmp_path / "data", *words, log=log).kept() as server:
        secrets = asyncio.run(evening(server))
        numbers = read(f"http://127.0.0.1:{port}/metrics")
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
        assert httpx.get(f"{server.address}/metrics", trust_env=False).status_code == 404, "not among the guests"
    with sqlite3.connect(tmp_path / "data" / "barbu.sqlite3") as kept:
        secrets += [row[0].hex() for row in kept.execute("select value from secret union select value from house")]
        secrets += [row[0] for row in kept.execute("select id from guest")]
    kept.close()
    written = log.read_text(encoding="utf-8")
    for secret in secrets:
        assert len(secret) > 7
        assert secret not in written
        assert secret not in told
    assert CARDS.search(written) is None, CARDS.search(written)
    assert CARDS.search(told) is None, CARDS.search(told)
    lines = [json.loads(line) for line in written.splitlines()]
    assert all({"at", "level", "event"} <= line.keys() for line in lines)
    events = [line["event"] for line in lines]
    assert events[0] == "started"
    assert events[-2:] == ["stopping", "stopped"]
    assert {"table-opened", "match-begun", "request", "refused"} <= set(events)
    assert {line["status"] for line in lines if line["event"] == "refused"} == {403, 413}
    assert any(line.get("route") == "/api/tables/{id}/act" for line in lines), [line.get("route") for line in lines]
    moves = numbers["barbu_moves_total"]
    assert moves > 50
    assert numbers["barbu_move_to_stream_seconds_count"] >= 2 * moves - 4, "each act reaches the streams of two people"
    assert numbers["barbu_requests_total method=POST route=/api/tables/{id}/act status=200"] == moves
    assert numbers["barbu_refusals_total status=413"] == 1
    assert numbers["barbu_errors_total"] == 0
    assert numbers["barbu_tables"] == 1
    assert {"barbu_streams", "barbu_bot_questions", "process_resident_memory_bytes"} <= numbers.keys()


def test_a_server_that_is_told_to_stop_sends_all_away_and_ends(tmp_path: Path) -> None:
    async def evening(server: Process) -> float:
        async with Person(server.address) as ana, Person(server.address) as boris:
            table = (await ana.open("classic-32", bots=[None, "random", "random"]))["id"]
            streams = [asyncio.create_task(_to_the_end(person, table)) for person in (ana, ana, boris)]
            deaf = _deaf(server, table)  # it would never end by itself
            half = socket.create_connection(("127.0.0.1", server.port))
            half.sendall(b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
            await until(lambda: ana.table.get("spectators") == 2)
            begun = time.monotonic()
            server.process.terminate()
            await asyncio.wait_for(asyncio.gather(*streams), 30)
            told_after = time.monotonic() - begun
            await asyncio.to_thread(server.end)
            assert (ana.sent_away, boris.sent_away) == (2, 1)
            last = bytes(boris.bytes).rpartition(b"retry: ")[2]
            assert re.fullmatch(rb"(\d+)\nevent: leaving\ndata: \{\}\n\n", last), last
            assert 200 <= int(last.split(b"\n")[0]) < 2200
            deaf.close()
            half.close()
            print(f"streams ended after {told_after:.2f} s, the server after {time.monotonic() - begun:.2f} s")
            return time.monotonic() - begun

    with serving(tmp_path) as server:
        assert asyncio.run(evening(server)) < 30
        assert server.process.returncode == 0


async def _to_the_end(person: Person, table: str) -> None:
    async for _ in person.stream(table):
        pass


def test_alive_is_cheap_and_ready_looks_at_everything(tmp_path: Path) -> None:
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False) as asked:
        assert asked.get("/api/health").json() == {"well": True}
        answer = asked.get("/api/ready")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        assert answer.json() == {"ready": True, "database": True, "schema": True, "bots": True, "stopping": False}


def test_ready_says_what_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("barbu.web.ready.KEPT", 0.0)
    monkeypatch.setattr("barbu.web.ready.PATIENCE", 60.0)

    async def evening() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'barbu.sqlite3'}")
        warm = False
        state = Ready(database, lambda: warm)
        assert not (now := await state.now()).ready
        assert (now.database, now.schema) == (True, False), "no tables yet"
        await database.open()
        now = await state.now()
        assert (now.ready, now.database, now.schema, now.bots) == (False, True, True, False)
        warm = True
        assert (await state.now()).ready
        with sqlite3.connect(tmp_path / "barbu.sqlite3") as kept:
            kept.execute("update alembic_version set version_num = '9999'")
        kept.close()
        assert not (await state.now()).schema
        state.stopping = True
        assert (await state.now()).stopping

        async def gone() -> bool:
            raise OSError("nobody there")

        monkeypatch.setattr(database, "is_current", gone)
        now = await Ready(database).now()
        assert (now.ready, now.database, now.bots) == (False, False, True)
        await database.close()

    asyncio.run(evening())


def test_a_burst_of_questions_asks_the_database_once(tmp_path: Path) -> None:
    async def evening() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'barbu.sqlite3'}")
        await database.open()
        asked = 0
        is_current = database.is_current

        async def counted() -> bool:
            nonlocal asked
            asked += 1
            return await is_current()

        database.is_current = counted  # type: ignore[method-assign]
        state = Ready(database)
        answers = await asyncio.gather(*(state.now() for _ in range(50)))
        assert all(each.ready for each in answers)
        assert asked == 1
        await database.close()

    asyncio.run(evening())


@pytest.fixture
def lines() -> tuple[logging.Logger, io.StringIO]:
    """A logger of another package, written down as a server does."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines("json"))
    logger = logging.getLogger("some.package")
    logger.handlers[:], logger.propagate = [handler], False
    return logger, stream


def test_what_others_log_tells_neither_values_nor_keys(lines: tuple[logging.Logger, io.StringIO]) -> None:
    logger, stream = lines
    try:
        raise ValueError("the hand is QS KH")
    except ValueError:
        logger.exception("Exception in a task\nfuture: <Task exception=ValueError('QS')>")
    logger.error("table %s of %s stands still", "abcd-efgh-jkmn", "0123456789abcdef0123456789abcdef")
    logger.error("x" * 1000)
    first, second, third = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["text"], first["error"]) == ("Exception in a task", "ValueError")
    assert first["place"].rpartition(":")[0].endswith("test_watched.py")
    assert "QS" not in json.dumps(first)
    assert second["text"] == "table abcd… of 0123… stands still"
    assert len(third["text"]) <= logs.LONGEST


def test_text_for_people_is_one_line_too() -> None:
    record = logging.makeLogRecord({"levelno": logging.INFO, "levelname": "INFO", "msg": "started", "created": 0.0})
    record.told = {"database": "sqlite", "secure": False}
    assert (
        logs.Lines("text").format(record) == "1970-01-01T00:00:00.000+00:00 info started database=sqlite secure=False"
    )


def test_those_who_flood_do_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    watch = Watch()
    asked: Any = {"type": "http", "method": "GET"}
    with caplog.at_level(logging.WARNING, "barbu.web"):
        for _ in range(10 * MOST_LOUD):
            watch._answered(asked, 429, 0.001)
    assert MOST_LOUD <= len(caplog.records) <= 2 * MOST_LOUD, "a minute may end meanwhile"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--log", "xml"), "--log does not know “xml”: text or json."),
        (("--log-level", "loud"), "--log-level does not know “loud”: debug, info, warning or error."),
        (("--metrics", "127.0.0.1:http"), "The counters cannot be told at 127.0.0.1:http"),
    ],
)
def test_wishes_that_there_are_not(tmp_path: Path, words: tuple[str, ...], says: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(says)):
        Process(tmp_path / "data", *words, log=tmp_path / "log")

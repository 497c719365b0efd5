"""Whoever means harm: headers, proxies, floods, slow and crooked requests, hostile rules and files."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import io
import json
import math
import socket
import time
import zipfile
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from barbu.rules import BadRuleset
from barbu.rules.link import decode
from barbu.table.room import ALPHABET, _id
from barbu.table.rooms import TooMuch
from barbu.web import patience
from barbu.web.headers import HEADERS
from barbu.web.limits import Limits
from tests.web.house import House, Process, house
from tests.web.people import Json, Person, until

SCRIPT = "<img src=x onerror=alert(1)>"


def ask(running: House | Process, raw: bytes, seconds: float = 20.0) -> bytes:
    """What is answered to these bytes, until the server closes or says no more."""
    host, _, port = running.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=seconds) as line:
        line.sendall(raw)
        found = b""
        try:
            while part := line.recv(65536):
                found += part
                if b"\r\n\r\n" in found and b"connection: close" not in raw.lower():
                    break
        except (TimeoutError, ConnectionResetError):
            pass
        return found


# --- headers ------------------------------------------------------------------------------------------


def test_every_answer_carries_the_headers_whoever_made_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Barbu</title><head></head>")
    (static / "assets" / "a-1.js").write_text("1")
    paths = (
        "/",
        "/t/abcd",
        "/assets/a-1.js",
        "/assets/none.js",
        "/nothing",
        "/api/session",
        "/api/nothing",
        "/api/ready",
    )
    with house(tmp_path, static=static) as running, httpx.Client(base_url=running.address, trust_env=False) as asked:
        for path in paths:
            answer = asked.get(path, headers={"Accept": "text/html"})
            for name, value in HEADERS.items():
                assert answer.headers.get_list(name) == [value], (path, name)
            assert "strict-transport-security" not in answer.headers, "not without TLS"
        refused = asked.post("/api/session", json={})
        assert refused.status_code == 403
        assert refused.headers["x-content-type-options"] == "nosniff"
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy, "the default holds: no inline script, none from elsewhere"


def test_behind_tls_cookies_are_secure_and_browsers_stay_there(tmp_path: Path) -> None:
    with Process(tmp_path / "data", "--secure").kept() as server:
        answer = httpx.get(f"{server.address}/api/session", trust_env=False)
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "server" not in answer.headers
        token = answer.headers["set-cookie"]
        body, headers = {"name": "Ana"}, {"X-CSRFToken": answer.cookies["csrftoken"]}
        greeted = httpx.post(
            f"{server.address}/api/session", json=body, trust_env=False,
            headers={**headers, "Cookie": f"csrftoken={answer.cookies['csrftoken']}"},
        )  # fmt: skip
        session = greeted.headers["set-cookie"].lower()
        assert all(word in session for word in ("httponly", "secure", "samesite=lax")), session
        assert "secure" in token.lower()


# --- proxies ------------------------------------------------------------------------------------------


async def _client(trusted: list[str], peer: str, **headers: str) -> tuple[str, str]:
    """Who is said to ask, and by which scheme, where this peer sends these headers."""
    seen: dict[str, Any] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.update(scope)

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": raw}
    await ProxyHeadersMiddleware(app, trusted)(scope, None, None)  # type: ignore[arg-type]
    return str(seen["client"][0]), str(seen["scheme"])


def test_only_a_proxy_that_is_named_is_believed() -> None:
    forged = {"x_forwarded_for": "203.0.113.7, 198.51.100.9", "x_forwarded_proto": "https"}
    for trusted, peer, expected in (
        (["127.0.0.1"], "127.0.0.1", ("198.51.100.9", "https")),  # the last one that it did not add itself
        (["127.0.0.1"], "192.0.2.1", ("192.0.2.1", "http")),
        (["10.0.0.0/8"], "10.3.4.5", ("198.51.100.9", "https")),
        (["127.0.0.1", "198.51.100.9"], "127.0.0.1", ("203.0.113.7", "https")),
    ):
        assert asyncio.run(_client(trusted, peer, **forged)) == expected


@pytest.mark.parametrize("told", [False, True])
def test_an_address_cannot_be_made_up_to_escape_a_limit(tmp_path: Path, told: bool) -> None:
    words = ("--requests-a-minute", "12", *(("--proxy", "127.0.0.1") if told else ()))
    with Process(tmp_path / "data", *words).kept() as server, httpx.Client(trust_env=False) as asked:
        # The session is asked once a minute at most on the border of two minutes.
        codes = [
            asked.get(f"{server.address}/api/choices", headers={"X-Forwarded-For": f"203.0.113.{each}"}).status_code
            for each in range(30)
        ]
        assert (429 in codes) is not told, codes


# --- limits -------------------------------------------------------------------------------------------


def test_one_guest_is_held_to_half_of_an_address_and_others_play_on(tmp_path: Path) -> None:
    async def evening(server: Process) -> None:
        async with Person(server.address, "Flood") as flood, Person(server.address, "Ana") as ana:
            codes = [(await flood.http.get("/api/choices")).status_code for _ in range(40)]
            assert codes.count(200) in range(20, 41)
            assert codes[-1] == 429
            assert (await ana.http.get("/api/choices")).status_code == 200, "the same address, another guest"

    with Process(tmp_path / "data", "--requests-a-minute", "60").kept() as server:
        asyncio.run(evening(server))


def test_strangers_cannot_fill_the_database_with_guests(tmp_path: Path) -> None:
    with Process(tmp_path / "data", "--requests-a-minute", "90").kept() as server:
        codes = []
        for _ in range(8):
            with httpx.Client(base_url=server.address, trust_env=False) as stranger:
                stranger.get("/api/session")
                token = {"X-CSRFToken": stranger.cookies["csrftoken"]}
                codes.append(stranger.post("/api/session", json={"name": "X"}, headers=token).status_code)
        assert codes.count(200) in (3, 4, 5, 6), codes
        assert codes[-1] == 429


def test_streams_are_held_by_address_and_by_guest_and_their_places_are_free_again() -> None:
    limits = Limits(90)
    assert (limits.streams_of_address, limits.streams_of_guest) == (22, 2)

    class Asked:
        class client:  # noqa: N801
            host = "192.0.2.1"

    asked: Any = Asked()

    async def minute() -> None:
        places = [await limits.stream(asked, who) for who in ("ana", "ana", "boris")]
        with pytest.raises(TooMuch):
            await limits.stream(asked, "ana")
        for place in places:
            place.close()
        for _ in range(30):
            (await limits.stream(asked, "ana")).close()

    asyncio.run(minute())
    assert not len(limits.open)


def test_whoever_guesses_at_tables_is_held_as_with_any_request(tmp_path: Path) -> None:
    with (
        Process(tmp_path / "data", "--requests-a-minute", "30").kept() as server,
        httpx.Client(trust_env=False) as asked,
    ):
        for path in ("/api/tables/{}/events", "/api/evenings/watch/{}/stream"):
            codes = [asked.get(server.address + path.format(f"2222-3333-{each}")).status_code for each in range(70)]
            assert set(codes) <= {404, 429}
            assert codes[-1] == 429, "on the border of two minutes twice as many are let through"


def test_a_stream_whose_reader_is_gone_before_its_first_word_leaves_nothing_behind(tmp_path: Path) -> None:
    """Its texts never begin, and so would never end by themselves."""

    async def gone(app: Any, path: str, cookie: str) -> int:
        """Asks for the stream, and is gone when it is answered; its status."""
        told: list[Any] = [{"type": "http.request", "body": b"", "more_body": False}]
        found: list[int] = []

        async def receive() -> Any:
            return told.pop() if told else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                found.append(message["status"])
                task = asyncio.current_task()
                assert task is not None
                task.cancel()

        scope = {
            "type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"",
            "headers": [(b"cookie", cookie.encode()), (b"host", b"x")], "client": ("192.0.2.9", 1), "scheme": "http",
            "server": ("x", 80), "http_version": "1.1", "asgi": {"version": "3.0"}, "root_path": "", "state": {},
        }  # fmt: skip
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.create_task(app(scope, receive, send))
        return found[0]

    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana:
            table = (await ana.open("classic-32", start=True))["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
            done = asyncio.run_coroutine_threadsafe(
                gone(running.app, f"/api/tables/{table}/events", cookie), running.loop
            )
            assert await asyncio.wrap_future(done) == 200
            live = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(running.rooms.live(table), running.loop))
            await until(lambda: not live.hub.watchers and not len(running.limits.open))
            assert not live.hub.watchers
            assert not len(running.limits.open)

    with house(tmp_path) as running:
        asyncio.run(evening(running))


def test_too_many_streams_of_one_guest_are_refused_and_one_that_closes_makes_room(tmp_path: Path) -> None:
    async def evening(server: Process) -> None:
        async with Person(server.address, "Ana") as ana:
            table = (await ana.open("classic-32"))["id"]
            path = f"/api/tables/{table}/events"
            for _ in range(3):
                async with ana.http.stream("GET", path) as one, ana.http.stream("GET", path) as other:
                    assert (one.status_code, other.status_code) == (200, 200)
                    third = await ana.http.get(path)
                    assert (third.status_code, third.json()["type"]) == (429, "too-many-streams")
                for _ in range(100):  # the server hears of it a little later
                    if (await ana.http.get("/api/choices")).status_code == 200:
                        break
                await asyncio.sleep(0.5)

    with Process(tmp_path / "data", "--requests-a-minute", "90").kept() as server:
        asyncio.run(evening(server))


# --- slow, half-open and crooked requests ---------------------------------------------------------------


def test_a_head_or_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD", 1.0)
    monkeypatch.setattr(patience, "BODY", 1.0)
    starts = (
        b"",
        b"GET /api/health HT",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    )
    with house(tmp_path) as running:
        for start in starts:
            begun = time.monotonic()
            ask(running, start, 60.0)
            assert time.monotonic() - begun < 50
        body = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: %s\r\nContent-Length: 100\r\n\r\n{"
        for kind in (b"application/json", b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=x"):
            answer = ask(running, body % kind, 60.0)
            assert answer.split(b" ")[1] in (b"403", b"408"), answer[:200]
        with httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
            assert asked.get("/api/health").status_code == 200


CROOKED = (
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /",
    b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef",
    b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"TRACE / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n",
)


def test_headers_that_are_too_large_are_refused_however_they_come(tmp_path: Path) -> None:
    head, large = b"GET /api/health HTTP/1.1\r\nHost: x\r\n", b"X-Large: " + b"a" * 100_000
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
        for raw in (head + large + b"\r\n\r\n", head + b"X-A: b\r\n" * 20_000 + b"\r\n", head + large):
            assert ask(running, raw).split(b" ")[1] == b"431"
        behind = head + b"\r\n" + head + b"Connection: close\r\n" + large + b"\r\n\r\n"
        answers = ask(running, behind)
        assert answers.count(b"HTTP/1.1 ") == 2, answers[:300]
        assert answers.rpartition(b"HTTP/1.1 ")[2].startswith(b"431"), "one behind another, too"
        assert asked.get("/api/health", headers={"X-Some": "a" * 20_000}).status_code == 200
        assert asked.post("/api/session", json={"name": "a" * 200_000}).status_code in (400, 403), "a body is no head"


def test_crooked_requests_are_refused_and_nobody_else_feels_it(tmp_path: Path) -> None:
    with house(tmp_path) as running, httpx.Client(base_url=running.address, trust_env=False, timeout=60) as asked:
        for raw in CROOKED:
            answer = ask(running, raw.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1))
            assert not answer or answer.split(b" ")[1][:1] in b"45", (raw[:60], answer[:100])
            assert b"Traceback" not in answer
            assert asked.get("/api/health").status_code == 200
        for path in (
            "/..%2f..%2fetc/passwd",
            "/assets/%2e%2e/%2e%2e/x",
            "/t/%00",
            "/api/tables/..%2fsession",
            "//api//session",
        ):
            assert asked.get(path).status_code in (200, 400, 404), path
            assert "root:" not in asked.get(path).text
        tricks = ("X-Original-URL", "X-Rewrite-URL", "X-Forwarded-Host", "X-HTTP-Method-Override", "X-Forwarded-Prefix")
        evil = asked.get("/", headers={**dict.fromkeys(tricks, "/evil.example"), "Host": "evil.example"})
        assert "evil.example" not in evil.text + str(evil.headers)


# --- tables, rules, files -----------------------------------------------------------------------------


def test_a_private_table_cannot_be_guessed() -> None:
    ids = {_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert len(set("".join(ids)) - {"-"}) == len(ALPHABET)
    bits = 12 * math.log2(len(ALPHABET))
    # A million tables, a thousand addresses at the limit of 900 a minute, a year long:
    tries = 1000 * 900 * 60 * 24 * 365
    assert tries * 1_000_000 / 2**bits < 0.7
    assert bits > 59


def test_a_private_table_is_in_no_list(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, "Ana") as ana, Person(running.address, "Eve") as eve:
            hidden = (await ana.open("classic-32"))["id"]
            shown = (await ana.open("classic-32", open=True))["id"]
            found = (await eve.http.get("/api/tables")).text
            assert shown in found
            assert hidden not in found

    with house(tmp_path) as running:
        asyncio.run(evening(running))


def bomb(size: int) -> str:
    """A link that unpacks to so many bytes."""
    return "1" + urlsafe_b64encode(zlib.compress(b'{"rules": "' + b"x" * size + b'"}', 9)).decode().rstrip("=")


DEEP = "[" * 5000 + "]" * 5000
HOSTILE = (
    {"link": bomb(10_000_000)},
    {"link": "2" + "A" * 19_000},
    {"toml": "a = " + DEEP},
    {"toml": "a." * 5000 + "b = 1"},
    {"toml": 'extends = "classic-32"\nplayers = [' + "4, " * 20_000 + "4]"},
    {"toml": 'extends = "classic-32"\ndeals = ' + "9" * 5000},
    {"toml": 'extends = "classic-32"\n[contracts.hearts]\nprices = { H = ' + "9" * 4000 + " }"},
    {"toml": 'extends = "classic-32"\n[contracts.hearts]\nprices = { H = 1e400 }'},
    {"toml": 'extends = "classic-32"\nname = "' + "x" * 100_000 + '"'},
    {"toml": 'extends = "../../../../etc/passwd"'},
    {"toml": f'extends = "classic-32"\nnotes = "{SCRIPT}"'},
    {"rules": {"contracts": [{"id": str(number)} for number in range(5000)]}},
    {"rules": {"a": {"b": {"c": {"d": [1e308, -1e308, 2**63, -(2**200)]}}}}},
)


@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_hostile_rules_are_refused_in_no_time(tmp_path: Path, number: int) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address) as person:
            person.http.timeout = httpx.Timeout(60)
            for path in ("/api/rules/check", "/api/tables", "/api/studio"):
                begun = time.monotonic()
                answer = await person.ask(path, {"source": HOSTILE[number], "players": 4, "patch": []})
                assert answer.status_code in (200, 400, 413), (path, answer.status_code, answer.text[:300])
                assert answer.status_code == 400 or path == "/api/studio", (path, answer.text[:200])
                assert time.monotonic() - begun < 50
                assert len(answer.content) < 400_000

    with house(tmp_path) as running:
        asyncio.run(evening(running))


def test_a_bomb_of_a_link_is_not_unpacked() -> None:
    text = bomb(10_000_000)
    assert len(text) < 20_000
    with pytest.raises(BadRuleset):
        decode(text)


def _zip() -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("record.barbu", b"0" * 20_000_000)
    return held.getvalue()


PDF = b"%PDF-1.7\n1 0 obj<</Filter[/FlateDecode/FlateDecode]/Length 99>>stream\n" + zlib.compress(
    zlib.compress(b"0" * 10_000_000)
)


def test_archives_and_bombs_in_place_of_texts_are_refused_unread(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address) as person:
            person.http.timeout = httpx.Timeout(60)
            for file in (_zip(), PDF):
                text = file.decode("latin-1")
                for path, body in (
                    ("/api/matches", {"record": text}), ("/api/rules/check", {"source": {"toml": text}}),
                ):  # fmt: skip
                    answer = await person.ask(path, body)
                    assert answer.status_code == 400, (path, answer.text[:200])
                raw = await person.http.post("/api/matches", content=file, headers=person.token)
                assert raw.status_code == 400
            packed = gzip.compress(json.dumps({"source": {"toml": " " * 50_000_000}}).encode())
            headers = {**person.token, "Content-Encoding": "gzip", "Content-Type": "application/json"}
            answer = await person.http.post("/api/rules/check", content=packed, headers=headers)
            assert answer.status_code == 400, "what is packed is not unpacked"

    with house(tmp_path) as running:
        asyncio.run(evening(running))


def test_script_in_every_text_field_comes_back_as_text_or_not_at_all(tmp_path: Path) -> None:
    async def evening(running: House) -> None:
        async with Person(running.address, SCRIPT[:30]) as person:
            rules: Json = {"toml": f'extends = "classic-32"\nname = "{SCRIPT}"\n[contracts.hearts]\nname = "{SCRIPT}"'}
            table = await person.post(
                "/api/tables", {"source": rules, "players": 4, "bots": ["random"] * 3, "start": True}
            )
            saved = await person.post("/api/rulesets", {"source": {"preset": "classic-32"}, "name": SCRIPT})
            book = {"source": rules, "lang": "en", "players": 4}
            for answer in (
                await person.ask("/api/rules/book", book),
                await person.ask("/api/rules/help", {**book, "contract": "hearts"}),
                await person.ask("/api/sheets", {"source": rules, "names": [SCRIPT] * 4, "form": "html"}),
            ):
                assert answer.status_code in (200, 201), answer.text[:200]
                html = answer.json().get("html", "") if "json" in answer.headers["content-type"] else answer.text
                assert "<img" not in html
                assert "onerror" not in html or "&lt;img" in html
            own = f"/api/rulesets/{saved['id']}"
            paths = (f"/api/tables/{table['id']}", own, f"{own}/toml", "/api/tables", "/api/presets", "/api/session")
            for path in (*paths, "/api/rulesets", "/api/session/export"):
                told = await person.http.get(path)
                kind = told.headers["content-type"]
                assert kind.startswith(("application/json", "text/plain")), (path, kind)
                assert told.headers["x-content-type-options"] == "nosniff"
            refused = await person.ask(f"/api/tables/{SCRIPT[:39]}/start")
            assert refused.headers["content-type"].startswith("application/problem+json")

    with house(tmp_path) as running:
        asyncio.run(evening(running))

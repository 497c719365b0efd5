"""A table through a real nginx, with the very file that is handed out."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx

from tests.web.house import Process
from tests.web.nginx import proxied
from tests.web.people import Person, first_legal


async def ready(guest: Person) -> bool:
    """Whether the server says that it is, once its bots are warm."""
    for _ in range(240):
        if (await guest.http.get("/api/ready")).status_code == 200:
            return True
        await asyncio.sleep(1)
    return False


def test_a_match_through_nginx_with_tls_and_streams(tmp_path: Path) -> None:
    async def evening(address: str) -> str:
        async with Person(address, "Ana") as ana, Person(address, "Boris") as boris:
            rules = {"toml": 'extends = "classic-32"\ndeals = 1'}
            wish = {"source": rules, "players": 4, "pace": "instant", "bots": [None, "random", "random"]}
            table = str((await ana.post("/api/tables", wish))["id"])
            await boris.post(f"/api/tables/{table}/sit", {"seat": 1})
            await ana.post(f"/api/tables/{table}/start")
            both = asyncio.gather(ana.play(table, first_legal), boris.play(table, first_legal))
            views = await asyncio.wait_for(both, 200)
            assert [view["phase"] for view in views] == ["Finished"] * 2
            answer = await ana.http.get("/api/session", headers={"X-Forwarded-For": "203.0.113.9"})
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            assert len(answer.headers.get_list("content-security-policy")) == 1
            assert await ready(ana), "from this machine"
            huge = await ana.http.post("/api/rules/check", content=b"x" * 8_000_000, headers=ana.token)
            assert huge.status_code == 413
            body = {"action": {"kind": "play", "card": "QS"}, "expect_seq": 1, "key": "k"}
            assert (await ana.http.post(f"/api/tables/{table}/act", json=body)).status_code == 403, "without its token"
            return table

    log = tmp_path / "log"
    words = ("--secure", "--proxy", "127.0.0.1", "--log", "json", "--access-log")
    with Process(tmp_path / "data", *words, log=log).kept() as server, proxied(tmp_path, server.port) as address:
        table = asyncio.run(evening(address))
        plain = re.search(r"listen (127\.0\.0\.1:\d+);", (tmp_path / "nginx.conf").read_text())
        assert plain is not None
        moved = httpx.get(f"http://{plain[1]}/t/x", trust_env=False)
        assert (moved.status_code, moved.headers["location"]) == (301, "https://127.0.0.1/t/x")
    assert table not in (tmp_path / "access.log").read_text(), "whoever reads it gets in nowhere"
    assert '"client":"127.0.0.1"' in log.read_text()
    assert "203.0.113.9" not in log.read_text(), "what a guest claims is replaced"

"""The description of the interface, and the server held to it by requests that a program thinks up."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.support.scale import count
from tests.web.house import House, house
from tests.web.people import Json, Person

LEFT_OUT = ("positive_data_acceptance",)
"""A check that asks for more than a schema can say: a ruleset, a record and a card are texts with a grammar."""

REFUSED = "expected-statuses = [400, 401, 403, 404, 405, 409, 413, 422, 429]"
"""How what does not fit its schema is refused: a text beyond its length may be too much for a request at all."""


def test_every_route_declares_its_refusals(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        document: Json = httpx.get(f"{running.address}/api/schema/openapi.json", trust_env=False).json()
    assert document["openapi"].startswith("3.1")
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            codes = set(route["responses"])
            assert {"400", "413", "429", "500"} <= codes, (method, path)
            if method == "post":
                assert "403" in codes, (method, path)
            if "{id}" in path:
                assert "404" in codes, (method, path)
            for code, response in route["responses"].items():
                if code >= "400":
                    assert list(response["content"]) == ["application/problem+json"]
    acts = str(document["components"]["schemas"])
    assert all(f"'{kind}'" in acts for kind in ("choose", "look", "trump", "start", "double", "play", "lay", "pass"))


async def _ana(running: House) -> tuple[dict[str, str], str]:
    """The headers of a guest, and the table that she has opened."""
    async with Person(running.address) as ana:
        table = await ana.open("classic-32", start=True)
        cookies = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
        return {"Cookie": cookies, **ana.token}, str(table["id"])


@pytest.mark.timeout(600)
def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        headers, table = asyncio.run(_ana(running))
        config = tmp_path / "schemathesis.toml"
        config.write_text(f'[parameters]\n"path.id" = "{table}"\n[checks.negative_data_rejection]\n{REFUSED}\n')
        words = [word for name, value in headers.items() for word in ("-H", f"{name}: {value}")]
        done = subprocess.run(
            [
                sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run",
                f"{running.address}/api/schema/openapi.json", *words, "--exclude-path", "/api/tables/{id}/events",
                "--phases", "coverage,fuzzing", "-n", str(count(3, 60)), "--seed", "1",
                "--exclude-checks", ",".join(LEFT_OUT), "--no-color",
            ],
            capture_output=True, text=True, cwd=tmp_path,
        )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]

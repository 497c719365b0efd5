"""A guest's collection over HTTP: saved by name, found again, played by, taken away as a file."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from barbu.rules import names, preset, ruleset_hash
from barbu.rules.link import decode
from barbu.rules.plain import whole
from barbu.rules.presets import read
from tests.web.house import house
from tests.web.people import Person

TOML = 'extends = "fr-tableau-32"\nname = "Chez Mamie"\ndeals = 2\n'


def test_rules_are_saved_found_first_and_played_by(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with Person(address) as ana, Person(address, "Rui") as rui:
            saved = await ana.post("/api/rulesets", {"source": {"toml": TOML}})
            assert (saved["name"], saved["version"], saved["players"]) == ("Chez Mamie", 1, [3, 4, 5])
            assert decode(saved["link"]) == read(TOML)
            listed = (await ana.http.get("/api/presets")).json()
            assert [each["name"] for each in listed] == ["Chez Mamie", *names()]
            assert listed[0]["saved"] == {"id": saved["id"], "version": 1}
            assert listed[1]["saved"] is None
            assert len((await rui.http.get("/api/presets")).json()) == len(names())

            source = {"saved": saved["id"]}
            table = await ana.post("/api/tables", {"source": source, "players": 4, "start": True, "pace": "instant"})
            assert table["rules"]["hash"] == saved["hash"] == ruleset_hash(read(TOML))
            patch = [{"key": "sign", "value": "signed"}]
            told = await ana.post("/api/studio", {"source": source, "patch": patch, "base": source})
            assert [change["key"] for change in told["changes"]] == ["sign"]
            again = await ana.post(f"/api/rulesets/{saved['id']}", {"source": {"rules": told["rules"]}})
            assert again["version"] == 2
            now = (await ana.http.get(f"/api/tables/{table['id']}")).json()
            assert now["rules"]["hash"] == saved["hash"], "a started match keeps its rules"
            old = await ana.post("/api/rules/check", {"source": {**source, "version": 1}})
            assert (old["hash"], old["sign"]) == (saved["hash"], "penalty")

            assert (await rui.ask("/api/tables", {"source": source, "players": 4})).status_code == 404
            assert (await rui.http.get(f"/api/rulesets/{saved['id']}")).status_code == 404

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_versions_names_copies_and_files(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with Person(address) as ana:
            saved = await ana.post("/api/rulesets", {"source": {"preset": "suite-8"}, "name": "Meidän «pöytä»/1"})
            path = f"/api/rulesets/{saved['id']}"
            rules = {**whole(preset("suite-8")), "series": 3}
            assert (await ana.post(path, {"source": {"rules": rules}, "base_version": 1}))["version"] == 2
            # Told twice, as after an answer that was lost: nothing more is kept. Other rules come too late.
            assert (await ana.post(path, {"source": {"rules": rules}, "base_version": 1}))["version"] == 2
            other = {**rules, "series": 2}
            late = await ana.ask(path, {"source": {"rules": other}, "base_version": 1})
            assert (late.status_code, late.json()["type"]) == (409, "ruleset-saved-since")
            one = (await ana.http.get(path)).json()
            assert [each["number"] for each in one["versions"]] == [2, 1]
            assert one["rules"] == {**rules, "name": "Meidän «pöytä»/1"}
            first = (await ana.http.get(f"{path}?version=1")).json()
            assert (first["version"], first["rules"]["series"]) == (1, 1)
            assert (await ana.http.get(f"{path}?version=9")).status_code == 404

            renamed = await ana.post(f"{path}/rename", {"name": "Meidän"})
            copy = await ana.post(f"{path}/duplicate", {})
            assert (renamed["name"], copy["name"], copy["version"]) == ("Meidän", "Meidän (copy)", 1)
            listed = (await ana.http.get("/api/rulesets")).json()
            assert [each["id"] for each in listed] == [copy["id"], saved["id"]]

            file = await ana.http.get(f"{path}/toml")
            assert "Meid%C3%A4n.toml" in file.headers["content-disposition"]
            assert read(file.text).series == 3
            back = await ana.post("/api/rulesets", {"source": {"toml": file.text}, "name": "zurück"})
            assert back["hash"] == renamed["hash"]

            await ana.post(f"{path}/delete")
            assert (await ana.http.get(path)).status_code == 404
            refused = await ana.ask("/api/rulesets", {"source": {"preset": "suite-8"}})
            assert (refused.status_code, refused.json()["type"]) == (400, "rules-name-of-preset")
            bad = await ana.ask("/api/rulesets", {"source": {"toml": "players = [1]"}, "name": "x"})
            assert bad.json()["type"] == "bad-ruleset"

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_two_rulesets_never_have_one_name(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with Person(address) as ana, Person(address, "Rui") as rui:
            one = await ana.post("/api/rulesets", {"source": {"preset": "suite-8"}, "name": "Chez Zoé"})
            again = await ana.post("/api/rulesets", {"source": {"preset": "suite-8"}, "name": " chez  Zoe\u0301 "})
            assert (again["id"], again["version"]) == (one["id"], 1), "the same once more"
            other = {"source": {"preset": "classic-32"}, "name": "CHEZ ZOÉ"}
            refused = await ana.ask("/api/rulesets", other)
            assert (refused.status_code, refused.json()["type"]) == (409, "ruleset-name-taken")
            assert "Chez Zoé" in refused.json()["text"]
            assert (await rui.post("/api/rulesets", other))["name"] == "CHEZ ZOÉ", "each has his own"

            second = await ana.post("/api/rulesets", {**other, "name": "Dimanche"})
            path = f"/api/rulesets/{second['id']}"
            assert (await ana.ask(f"{path}/rename", {"name": "chez zoé"})).status_code == 409
            assert (await ana.ask(f"{path}/duplicate", {"name": "dimanche"})).status_code == 409
            assert (await ana.post(f"{path}/rename", {"name": "DIMANCHE"}))["name"] == "DIMANCHE"
            copies = [(await ana.post(f"{path}/duplicate", {}))["name"] for _ in range(2)]
            assert copies == ["DIMANCHE (copy)", "DIMANCHE (copy) (2)"]

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_a_stranger_has_no_collection(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        person = Person(address)
        await person.http.get("/api/session")
        body = {"source": {"preset": "suite-8"}, "name": "x"}
        assert (await person.http.post("/api/rulesets", json=body)).status_code == 403, "no token"
        for answer in (
            await person.ask("/api/rulesets", body), await person.http.get("/api/rulesets"),
            await person.ask("/api/studio", {"source": {"saved": "x"}}),
        ):  # fmt: skip
            assert answer.status_code == 401
        assert (await person.ask("/api/studio", {"source": {"preset": "suite-8"}})).status_code == 200
        await person.http.aclose()

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def test_what_the_database_has_spoiled_is_listed_and_an_older_version_saved_again(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with Person(address) as ana:
            saved = await ana.post("/api/rulesets", {"source": {"toml": TOML}})
            path = f"/api/rulesets/{saved['id']}"
            again = {**whole(read(TOML)), "deals": 3}
            assert (await ana.post(path, {"source": {"rules": again}}))["version"] == 2
            await asyncio.to_thread(spoil, tmp_path, saved["id"])
            (listed,) = (await ana.http.get("/api/rulesets")).json()
            assert (listed["name"], listed["version"], listed["unread"]) == ("Chez Mamie", 2, True)
            assert (listed["link"], listed["players"]) == ("", [])
            assert len((await ana.http.get("/api/presets")).json()) == len(names())
            assert len((await ana.http.get("/api/presets/rules")).json()) == len(names())
            one = (await ana.http.get(path)).json()
            assert (one["rules"], [bool(each["link"]) for each in one["versions"]]) == (None, [False, True])
            assert decode(one["versions"][1]["link"]) == read(TOML)
            for refused in (
                await ana.http.get(f"{path}/toml"), await ana.ask("/api/studio", {"source": {"saved": saved["id"]}}),
                await ana.ask("/api/tables", {"source": {"saved": saved["id"]}, "players": 4}),
            ):  # fmt: skip
                assert (refused.status_code, refused.json()["type"]) == (400, "ruleset-unread")
            back = await ana.post(path, {"source": {"saved": saved["id"], "version": 1}, "base_version": 2})
            assert (back["version"], back["unread"], back["hash"]) == (3, False, saved["hash"])

    with house(tmp_path) as running:
        asyncio.run(visit(running.address))


def spoil(folder: Path, ruleset: str) -> None:
    """Half of what is kept of the second version is gone."""
    (file,) = folder.rglob("barbu.sqlite3")
    with sqlite3.connect(file, timeout=30) as database:
        halve = "UPDATE ruleset_version SET body = substr(body, 1, 200) WHERE ruleset = ? AND number = 2"
        database.execute(halve, (ruleset,))

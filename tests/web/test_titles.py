"""What a ruleset is called where people read it: never by the id of a preset."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from barbu.locales import available, locale
from barbu.rules import names, preset
from barbu.rules.load import loads
from barbu.table.again import one_deal
from barbu.web.rulesets import info
from tests.web.house import house
from tests.web.people import Person, first_legal


@pytest.mark.parametrize("lang", available())
def test_a_preset_has_its_title_whatever_was_cut_from_it(lang: str) -> None:
    for name in names():
        rules, title = preset(name), locale(lang).text(f"preset-{name}")
        assert info(rules, lang).title == title
        assert info(one_deal(rules, rules.active[0].id), lang).title == title


def test_another_ruleset_has_its_own_name_and_one_without_is_said_to_have_none() -> None:
    own = loads('extends = "classic-32"\nname = "Grandmother"\ndeals = 1\n', preset)
    assert info(own, "fr").title == "Grandmother"
    bare = loads('extends = "classic-32"\nname = ""\ndeals = 1\n', preset)
    assert info(bare, "fr").title == "règles sans nom"


def test_a_table_its_archive_and_a_repeated_deal_say_the_title_in_the_readers_language(tmp_path: Path) -> None:
    async def evening() -> None:
        with house(tmp_path) as running:
            async with Person(running.address, lang="de") as ana:
                table = await ana.open("marie-luce-short", start=True)
                assert table["rules"]["title"] == "Marie-Luces Familie, kurz"
                last = await ana.play(table["id"], first_legal)
                again = await ana.post(f"/api/matches/{last['match']}/again", {"deal": 1, "pace": "instant"})
                assert again["rules"]["title"] == "Marie-Luces Familie, kurz"
                await ana.play(again["id"], first_legal)
                listed = (await ana.http.get("/api/matches")).json()
                assert [each["rules"] for each in listed] == ["Marie-Luces Familie, kurz"] * 2
                tables = (await ana.http.get("/api/tables")).json()["mine"]
                assert {each["rules"]["title"] for each in tables} == {"Marie-Luces Familie, kurz"}

    asyncio.run(asyncio.wait_for(evening(), 120))

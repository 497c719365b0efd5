"""The sheet as a table for spreadsheets, as a page and as text: the same points, and nothing that breaks out."""

from __future__ import annotations

import csv
import io
import re

import msgspec
import pytest
from rich.cells import cell_len

from barbu.locales import available, locale
from barbu.match import sheet as score_sheet
from barbu.rules import names, preset
from barbu.sheets import Sheet, blank, filled
from barbu.sheets.forms import FORMS, written
from barbu.sheets.html import page
from barbu.sheets.tabular import FORMULA, table
from barbu.sheets.text import plain
from tests.rulebook.test_books import Strict
from tests.support.evenings import kept_evening
from tests.support.random_rulesets import seeded
from tests.support.scale import count

EN = locale("en")
HOSTILE = "<b>&\"'{ $x }\u202e"


def read(sheet: Sheet) -> list[list[str]]:
    """The table as a spreadsheet reads it."""
    return list(csv.reader(io.StringIO(table(sheet), newline="")))


# --- CSV --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_the_table_gives_back_every_point(name: str) -> None:
    rules = preset(name)
    for players in rules.players:
        match = kept_evening(rules, players, f"csv/{name}")
        sheet = filled(match, EN)
        head, *rows = read(sheet)
        assert len(rows) == len(sheet.deals)
        assert all(len(row) == len(head) for row in rows)
        each = 3 if rules.doubling.enabled else 2
        for row, made in zip(rows, score_sheet(match.state).rows, strict=False):
            own = row[-each * players :]
            assert int(row[0]) == made.deal
            assert tuple(map(int, own[each - 2 :: each])) == made.score.points
            assert tuple(map(int, own[each - 1 :: each])) == made.running


def test_the_table_keeps_to_the_standard() -> None:
    told = written(blank(preset("suite-8"), 4, EN, ['Ana "the best", Luz', "B"]), "csv").decode("utf-8-sig")
    assert told.endswith("\r\n")
    assert "\n" not in told.replace("\r\n", "")
    assert '"Ana ""the best"", Luz, points"' in told


@pytest.mark.parametrize("begin", FORMULA)
def test_a_name_is_never_a_formula(begin: str) -> None:
    name = f"{begin}cmd|' /C calc'!A0"
    rules = msgspec.structs.replace(preset("classic-32"), name=name)
    rules = msgspec.structs.replace(
        rules, contracts=tuple(msgspec.structs.replace(row, name=name) for row in rules.contracts)
    )
    called = [name] if name.isprintable() else []
    for cell in (cell for row in read(blank(rules, 4, EN, called)) for cell in row):
        assert not cell.startswith(FORMULA) or re.fullmatch(r"-?\d+", cell)


# --- HTML -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("name", ["tournament-52", "marie-luce-52", "suite-8x4", "fr-tableau-32-short-picked"])
def test_a_page_has_what_a_screen_reader_walks_by(name: str, code: str) -> None:
    rules = preset(name)
    for sheet in (blank(rules, 4, locale(code)), filled(kept_evening(rules, 4, name, 11), locale(code))):
        shown = page(sheet)
        Strict(shown)
        assert f'<html lang="{code}">' in shown
        assert shown.count("<main>") == shown.count("<h1>") == 1
        assert shown.count("<table") == shown.count("<caption>") == (3 if rules.doubling.enabled else 2)
        assert shown.count('<th scope="row"') >= len(sheet.deals) + len(sheet.lines)
        assert "<th></th>" not in shown
        widths = {row.count("<td") + row.count("<th") for row in re.findall(r"<tr[^>]*><th scope=.row. class.*", shown)}
        assert len(widths) == 1


def test_names_cannot_break_out() -> None:
    rules = preset("tournament-52")
    rows = tuple(msgspec.structs.replace(row, name=HOSTILE) for row in rules.contracts)
    named = msgspec.structs.replace(rules, name=HOSTILE, contracts=rows)
    shown = page(blank(named, 4, EN, ["<i>", "&amp;"]))
    Strict(shown)
    assert not re.search('<i>|<b>"|\u202e', shown)
    assert "&lt;b&gt;" in shown
    assert "&amp;amp;" in shown


# --- text -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("width", [50, 79])
def test_text_is_never_wider_than_the_terminal(code: str, width: int) -> None:
    for name in ("tournament-52", "marie-luce-52", "suite-8", "qcsalon-classic"):
        rules = preset(name)
        for players in rules.players:
            for sheet in (
                blank(rules, players, locale(code)),
                filled(kept_evening(rules, players, 1, 9), locale(code)),
            ):
                lines = plain(sheet, width).splitlines()
                assert max(map(cell_len, lines)) <= width
                assert all(line == line.rstrip() for line in lines)


@pytest.mark.parametrize("part", range(4))
def test_every_form_of_any_sheet_is_made(part: int) -> None:
    for seed in range(part, count(12, 300), 4):
        rules, players = seeded(f"form/{seed}")
        for sheet in (blank(rules, players, EN), filled(kept_evening(rules, players, seed), EN)):
            for form in FORMS:
                assert form == "pdf" or written(sheet, form)
            told = plain(sheet, 60)
            assert all(number in told for number in (deal.totals[0] for deal in sheet.deals if deal.totals[0]))


def test_text_tells_what_was_done() -> None:
    match = kept_evening(preset("fr-tableau-32"), 4, "text", 400)
    told = plain(filled(match, EN), 100)
    assert told.count("☑") == 28
    assert "☐" not in told
    for total in filled(match, EN).totals:
        assert total in told.splitlines()[-2]

"""The book of any ruleset, in every language that has the catalogue: whole, clean, nothing unsaid by accident."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

import msgspec
import pytest
from rich.cells import cell_len

from barbu.locales import FALLBACK, available, locale
from barbu.locales.breaking import wrapped
from barbu.rulebook import Book, Card, Section, book, card, sentences
from barbu.rulebook.document import Bullets, Example, Paragraph, Table, block_sentences, section_sentences, tables
from barbu.rulebook.html import card_page, fragment, page
from barbu.rulebook.text import card_text, plain
from barbu.rules import Ruleset, names, preset
from tests.locales.clean import faults
from tests.locales.messages import catalogue
from tests.support.random_rulesets import seeded
from tests.support.scale import count

LANGUAGES = [code for code in available() if locale(code).has("book-title")]
HOSTILE = "<b>&\"'{ $x }\u202e\x07"
"""A name that would break a page, a message or a terminal."""


@cache
def drawn(seed: int) -> tuple[Ruleset, int | None]:
    """A random ruleset and the number of players of its book: one, or all that it allows."""
    rules, players = seeded(f"book/{seed}")
    return rules, players if seed % 2 else None


def sections(found: Book) -> Iterator[Section]:
    """All sections of the book."""
    for section in found.sections:
        yield section
        yield from section.sections


def cells(table: Table) -> list[str]:
    """All texts in a table."""
    return [table.caption, *table.head, *(cell for row in table.rows for cell in row)]


def check(found: Book, own: str) -> None:
    """Nothing in the book is empty, raw or badly set; `own` are the words of the ruleset itself."""
    for each in sentences(found):
        if each.id in ("book-order-item", "book-salad-part"):
            assert each.text
        elif each.id in ("book-goal-salad", "book-place-players") or each.id.startswith("book-selection-fixed"):
            assert re.search(r"[:：]$", each.text)
        else:
            assert not faults(without(each.text, own)), each.text
        assert "  " not in each.text
        assert not re.search(r"[{}]|book-[a-z]", without(each.text, own)), each.text
    for section in sections(found):
        assert section.title
        assert section.blocks or section.sections, section.anchor
        for block in section.blocks:
            assert isinstance(block, Table) or tuple(block_sentences(block)) or isinstance(block, Example)
            assert not isinstance(block, (Paragraph, Bullets)) or tuple(block_sentences(block))
        for table in tables(section):
            assert table.rows
            assert all(len(row) == len(table.head) for row in table.rows)
            assert all(cells(table)), table
            assert not any(re.search(r"[{}]|None|book-[a-z]|  ", without(cell, own)) for cell in cells(table)), table
    anchors = [section.anchor for section in sections(found)]
    assert len(set(anchors)) == len(anchors)


def without(text: str, own: str) -> str:
    """The text without the ruleset's own words."""
    for word in filter(None, own.split("\n")):
        text = text.replace(word, "x")
    return text


def own_words(rules: Ruleset) -> str:
    """What somebody wrote in the ruleset."""
    return "\n".join([rules.name, *(row.name for row in rules.contracts), *(row.id for row in rules.contracts)])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("part", range(10))
def test_the_book_of_any_ruleset_is_whole_and_clean(part: int, code: str) -> None:
    for seed in range(part, count(30, 500), 10):
        rules, players = drawn(seed)
        found = book(rules, locale(code), players)
        check(found, own_words(rules))
        text = plain(found, 60)
        assert all(cell_len(line) <= 60 for line in text.splitlines()), seed
        assert not re.search(r"[ \t]$", text, re.MULTILINE)
        Strict(page(found))
        for row in rules.active:
            told = card(rules, row.id, players or rules.players[0], locale(code))
            check_card(told, rules)


def check_card(told: Card, rules: Ruleset) -> None:
    """The help on one contract has all its parts, in either form."""
    assert [section.anchor for section in told.sections] == ["counts", "play", "finish"]
    for section in told.sections:
        assert list(section_sentences(section)), section.anchor
    text = card_text(told, 40)
    assert all(cell_len(line) <= 40 or line == told.title or set(line) == {"="} for line in text.splitlines())
    Strict(card_page(told))
    assert not re.search(r"[{}]|book-[a-z]", without(text, own_words(rules)))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_book_of_every_preset_is_whole_and_clean(name: str, code: str) -> None:
    rules = preset(name)
    for players in (None, *rules.players):
        check(book(rules, locale(code), players), own_words(rules))


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_cannot_break_out(code: str) -> None:
    rules = preset("fr-tableau-32-variants")
    rows = tuple(msgspec.structs.replace(row, name=HOSTILE) for row in rules.contracts)
    found = book(msgspec.structs.replace(rules, name=HOSTILE, contracts=rows), locale(code))
    shown = page(found)
    Strict(shown)
    assert "<b>" not in shown
    assert "&lt;b&gt;" in shown
    assert not re.search(r"[\u202e\x07]", shown + plain(found))
    assert "{ $x }" in shown  # a name is text, never a message


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_comes_up_in_some_book(code: str) -> None:
    """What no ruleset brings up would be translated in vain."""
    if code != FALLBACK:
        return
    met = {
        each.id
        for rules in (*(drawn(seed)[0] for seed in range(150)), *(preset(name) for name in names()), *rare())
        for each in sentences(book(rules, locale(code)))
    }
    words = {id for id in catalogue(code) if id.startswith("book-")} - met
    in_code = ("by-players", "heading", "overview", "example", "took", "differences", "title", "card", "contents")
    outside = {"book-help", "book-help-output", "book-written", "book-ending", "book-range"}
    assert {id for id in words - outside if not id.startswith(tuple(f"book-{part}" for part in in_code))} == set()


def rare() -> Iterator[Ruleset]:
    """Rulesets for sentences that chance seldom brings."""
    suite = preset("suite-8x4")
    yield suite
    yield preset("fr-tableau-32-2nd-reussite")
    rules = preset("fr-tableau-52")
    for blocked in ("redeal", "split"):
        rows = tuple(
            msgspec.structs.replace(row, missing="block", blocked=blocked) if row.id == "domino" else row
            for row in rules.contracts
        )
        yield msgspec.structs.replace(rules, contracts=rows)
    classic = preset("classic-32")
    for scale in (-1, -2, 0, 2):
        rows = tuple(
            msgspec.structs.replace(row, multiply=scale) if row.id == "salad" else row for row in classic.contracts
        )
        yield msgspec.structs.replace(classic, contracts=rows)


# --- numbers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_numbers_take_the_form_of_their_language(number: int, code: str) -> None:
    here = locale(code)
    values: dict[str, str | int] = {"for": "all", "players": "", "count": number, "points": number}
    told = [
        here.text("book-price-trick", effect="cost", **values),
        here.text("book-total", effect="gain", **values),
        here.text("book-took-trick", **values),
        here.text("book-took-suit", suit="H", **values),
        here.text("book-took-rank", rank="Q", **values),
        *([here.text("book-hand", **values)] if number else []),  # nobody is dealt no cards
    ]
    for text in told:
        assert not re.search(r"[{}]", text)
        assert number == 1 or str(number) in text, text
    one, other = here.text("book-took-trick", count=1), here.text("book-took-trick", count=number)
    alike = one.replace("1", "#") == other.replace(str(number), "#")
    assert alike or code != "zh"
    if code == "en":
        assert "tricks" not in one
        assert ("tricks" in other) == (number != 1)
    if code == "fr":
        assert other.endswith("plis") == (number > 1)


# --- text -------------------------------------------------------------------------------------------


def test_lines_break_at_spaces_and_between_chinese_signs() -> None:
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("红心国王归赢家。", 8) == ["红心国王", "归赢家。"]
    assert wrapped("每张红心，扣十分。", 8) == ["每张红", "心，扣十", "分。"]
    assert wrapped("", 5) == [""]
    assert wrapped("abcdefgh", 3) == ["abc", "def", "gh"]


# --- HTML -------------------------------------------------------------------------------------------


class Strict(HTMLParser):
    """Reads a page and fails where tags do not nest, headings skip a level, or an id comes twice."""

    VOID = ("meta", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.level = 0
        self.feed(text)
        self.close()
        assert self.open == []
        assert len(set(self.ids)) == len(self.ids)
        assert {link.removeprefix("#") for link in self.links} <= set(self.ids)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        found = dict(attrs)
        self.ids += [found["id"] or ""] if "id" in found else []
        self.links += [found["href"] or ""] if tag == "a" else []
        if re.fullmatch(r"h\d", tag):
            assert int(tag[1]) <= self.level + 1
            self.level = int(tag[1])

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_has_what_a_screen_reader_walks_by() -> None:
    shown = page(book(preset("tournament-52"), locale("en")))
    assert '<html lang="en">' in shown
    assert shown.count("<main>") == 1
    assert shown.count("<h1>") == 1
    assert shown.count("<table>") == shown.count("<caption>")
    assert 'scope="row"' in shown
    assert 'scope="col"' in shown
    assert '<a href="#contract-queens">No queens</a>' in shown
    assert "<main>" not in fragment(book(preset("suite-8"), locale("fr")))

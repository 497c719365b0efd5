"""The printed booklet: tagged, with its fonts in it, in every language."""

from __future__ import annotations

import re
import time
import unicodedata
import zlib
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pypdfium2 as pdfium
import pytest

from barbu.locales import available, locale
from barbu.printing import FONTS
from barbu.rulebook import Book, book, sentences
from barbu.rulebook.document import tables
from barbu.rulebook.pdf import pdf, pictures
from barbu.rules import preset
from tests.rulebook.test_books import own_words
from tests.support.random_rulesets import seeded
from tests.support.scale import allowed, count

LANGUAGES = [code for code in available() if locale(code).has("book-title")]


def streams(file: bytes) -> Iterator[bytes]:
    """The streams of a PDF, unpacked where they were packed."""
    for found in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", file, re.DOTALL):
        try:
            yield zlib.decompress(found[1])
        except zlib.error:
            yield found[1]


def everything(file: bytes) -> bytes:
    """The file and all that is packed in it."""
    return b"\n".join((file, *streams(file)))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ["fr-tableau-32-variants", "tournament-52", "marie-luce-52"])
def test_a_booklet_is_tagged_and_carries_its_fonts(name: str, code: str) -> None:
    file = everything(pdf(book(preset(name), locale(code))))
    assert file.startswith(b"%PDF-1.")
    for due in (b"/StructTreeRoot", b"/MarkInfo", b"pdfuaid", b"/H1", b"/Table", b"/TH"):
        assert due in file, due
    assert re.search(rb"/Lang\s*\(" + code.encode(), file)
    fonts = set(re.findall(rb"/BaseFont\s*/([A-Z]{6}\+[^\s/]+)", file))
    assert fonts
    assert len(re.findall(rb"/FontFile\d?", file)) >= len(fonts) // 2
    assert any(b"BarbuSansSC" in font for font in fonts) == (code == "zh")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_booklet_of_any_ruleset_is_made(code: str) -> None:
    for seed in range(count(3, 500)):
        rules, players = seeded(f"book/{seed}")
        told = book(rules, locale(code), players if seed % 2 else None)
        check_pages(list(pages(pdf(told))), told, own_words(rules))


def pages(file: bytes) -> Iterator[str]:
    """The text of each page, as a reader copies it out of the file, without what sets it: spaces, hyphens."""
    document = pdfium.PdfDocument(file)
    for page in document:
        yield squeezed(page.get_textpage().get_text_range())
    document.close()


def squeezed(text: str) -> str:
    """The signs of the text alone."""
    return re.sub(r"[\s\-\u00ad\u2010\ufffe\x02\u200b\u2060]", "", unicodedata.normalize("NFC", text))


def check_pages(found: list[str], told: Book, own: str) -> None:
    """Every sentence and every cell stands on the pages, and nothing of the program's own words does."""
    cells = [cell for section in told.sections for each in tables(section) for row in each.rows for cell in row]
    for text in (told.title, *(each.text for each in sentences(told)), *cells):
        sought = squeezed(text)
        assert any(sought in page for page in found) or _over_pages(sought, found), text
    for word in own.split("\n"):
        found = [page.replace(squeezed(word), "x") for page in found] if word.strip() else found
    for page in found:
        assert not re.search(r"[{}\ufffd]|None|book-[a-z]|option-", page), page


def _over_pages(text: str, found: list[str]) -> bool:
    """Whether the text begins on one page and goes on on the next."""
    pairs = list(pairwise(found))
    return any(text[:cut] in one and text[cut:] in other for cut in range(1, len(text)) for one, other in pairs)


def test_a_name_is_text_and_no_markup() -> None:
    rules = msgspec.structs.replace(preset("classic-32"), name="#panic() $x$ *a* [b] “c”")
    assert pdf(book(rules, locale("en"))).startswith(b"%PDF-1.")


@pytest.mark.parametrize("name", ["🎴 Tisch", "龘", "バルブ", "Семья", "שולחן"])
def test_a_name_in_any_script_makes_a_booklet(name: str) -> None:
    rules = msgspec.structs.replace(preset("suite-8"), name=name)
    for code in ("en", "zh"):
        assert b"/StructTreeRoot" in everything(pdf(book(rules, locale(code))))


def test_the_pages_can_be_had_as_pictures() -> None:
    found = pictures(book(preset("suite-8"), locale("en")), 30)
    assert len(found) > 2
    assert all(page.startswith(b"\x89PNG") for page in found)


def test_the_chinese_font_has_its_licence_beside_it() -> None:
    assert "SIL OPEN FONT LICENSE" in (FONTS / "OFL.txt").read_text(encoding="utf-8")


@pytest.mark.timing
def test_a_booklet_takes_a_tenth_of_a_second() -> None:
    told = book(preset("classic-32"), locale("en"))
    pdf(told)
    taken = []
    for _ in range(3):
        before = time.perf_counter()
        pdf(told)
        taken.append(time.perf_counter() - before)
    print(f"booklet: {min(taken) * 1000:.0f} ms")
    assert min(taken) < allowed(0.1)

"""The printed booklet: tagged, with its fonts in it, in every language."""

from __future__ import annotations

import re
import time
import zlib
from collections.abc import Iterator

import msgspec
import pytest

from barbu.locales import available, locale
from barbu.printing import FONTS
from barbu.rulebook import book
from barbu.rulebook.pdf import pdf, pictures
from barbu.rules import preset
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
        assert pdf(book(rules, locale(code), players if seed % 2 else None)).startswith(b"%PDF-1.")


def test_a_name_is_text_and_no_markup() -> None:
    rules = msgspec.structs.replace(preset("classic-32"), name="#panic() $x$ *a* [b] “c”")
    assert pdf(book(rules, locale("en"))).startswith(b"%PDF-1.")


def test_a_sign_that_no_font_has_is_printed_as_a_box() -> None:
    rules = msgspec.structs.replace(preset("classic-32"), name="🧔 한 \\ 龘")
    assert pdf(book(rules, locale("en"))).startswith(b"%PDF-1.")


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

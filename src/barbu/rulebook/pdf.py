"""The rule book as a printed booklet: tagged PDF with its fonts in it, set by Typst."""

from functools import cache
from importlib import resources
from typing import Any, Literal

import msgspec
import typst

from barbu.rulebook.document import Block, Book, Bullets, Example, Paragraph, Section, Sentence, Table

FONTS = resources.files("barbu.rulebook") / "fonts"
TEMPLATE = resources.files("barbu.rulebook") / "book.typ"

STANDARD = "ua-1"
"""PDF/UA-1: what a screen reader needs is in the file, or it is not made."""


@cache
def _fonts(system: bool = False) -> typst.Fonts:
    """The fonts of the booklet, read once: those that Typst brings, and the Chinese one; seldom the system's too."""
    return typst.Fonts(include_system_fonts=system, include_embedded_fonts=True, font_paths=[str(FONTS)])


def pdf(book: Book) -> bytes:
    """The booklet.

    A name that somebody wrote may have a sign that none of the fonts has, an emoji say. A font of the system may have
    it; if none does it shows as a box, which no reader can read out and the standard forbids.
    """
    try:
        return _compiled(book, "pdf", pdf_standards=[STANDARD])
    except typst.TypstError:
        return _compiled(book, "pdf", system=True)


def pictures(book: Book, dots: float = 110) -> list[bytes]:
    """The pages of the booklet as PNG pictures, with so many dots to the inch."""
    found: Any = _compiled(book, "png", ppi=dots)
    return [found] if isinstance(found, bytes) else list(found)


def _compiled(book: Book, form: Literal["pdf", "png"], system: bool = False, **more: Any) -> bytes:
    data = msgspec.json.encode(_plain(book)).decode()
    made: Any = typst.compile(
        TEMPLATE.read_text(encoding="utf-8").encode(),
        font_paths=_fonts(system),
        sys_inputs={"book": data},
        format=form,
        **more,
    )
    return made  # type: ignore[no-any-return]


# --- the book as the template reads it --------------------------------------------------------------


def _plain(book: Book) -> dict[str, Any]:
    return {
        "lang": book.lang,
        "title": book.title,
        "lede": _texts(book.lede),
        "contents": book.contents,
        "sections": [_section(section) for section in book.sections],
    }


def _texts(told: tuple[Sentence, ...]) -> list[str]:
    return [sentence.text for sentence in told]


def _section(section: Section) -> dict[str, Any]:
    return {
        "title": section.title,
        "blocks": [_block(block) for block in section.blocks],
        "sections": [_section(below) for below in section.sections],
    }


def _block(block: Block) -> dict[str, Any]:
    match block:
        case Paragraph(sentences=told):
            return {"kind": "paragraph", "sentences": _texts(told)}
        case Bullets(items=items, ordered=ordered):
            return {"kind": "bullets", "items": _texts(items), "ordered": ordered}
        case Table():
            return _table(block)
        case Example(before=before, table=table, after=after):
            return {"kind": "example", "before": _texts(before), "table": _table(table), "after": _texts(after)}


def _table(table: Table) -> dict[str, Any]:
    return {
        "kind": "table",
        "caption": table.caption,
        "head": list(table.head),
        "rows": [list(row) for row in table.rows],
        "numbers": sorted(table.numbers),
    }

"""The rule book as a printed booklet."""

from importlib import resources
from typing import Any

from barbu import printing
from barbu.rulebook.document import Block, Book, Bullets, Example, Paragraph, Section, Sentence, Table

TEMPLATE = resources.files("barbu.rulebook") / "book.typ"


def pdf(book: Book) -> bytes:
    """The booklet."""
    return printing.printed(TEMPLATE, "book", _plain(book))


def pictures(book: Book, dots: float = 110) -> list[bytes]:
    """The pages of the booklet as PNG pictures, with so many dots to the inch."""
    return printing.pictures(TEMPLATE, "book", _plain(book), dots)


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

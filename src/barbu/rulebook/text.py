"""The rule book as plain text for the terminal: wrapped, with columns that fit in every script."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from barbu.locales.breaking import hanging, heading, wrapped
from barbu.rulebook.document import Block, Book, Bullets, Card, Example, Paragraph, Section, Sentence, Table

GAP = 2
"""Columns between two columns of a table."""

NARROWEST = 8
"""Columns that a column of a table is left at least."""


def plain(book: Book, width: int = 79) -> str:
    """The whole book, lines of at most so many columns."""
    spaced = book.lang != "zh"
    lines = [*heading(book.title, "="), *wrapped(_run(book.lede, spaced), width)]
    for section in book.sections:
        lines += _section(section, width, spaced, "=-")
    return "\n".join(lines) + "\n"


def card_text(card: Card, width: int = 79) -> str:
    """The help on one contract, one sentence a line."""
    lines = [*heading(card.title, "-")]
    for sentence in card.sentences:
        lines += hanging("• ", sentence.text, width)
    return "\n".join(lines) + "\n"


def _section(section: Section, width: int, spaced: bool, marks: str) -> Iterator[str]:
    yield ""
    yield ""
    yield from heading(section.title, marks[0])
    for block in section.blocks:
        yield ""
        yield from _block(block, width, spaced)
    for below in section.sections:
        yield from _section(below, width, spaced, marks[1:] or marks)


def _block(block: Block, width: int, spaced: bool) -> Iterator[str]:
    match block:
        case Paragraph(sentences=told):
            yield from wrapped(_run(told, spaced), width)
        case Bullets(items=items, ordered=ordered):
            for number, item in enumerate(items, start=1):
                yield from hanging(f"{number}. " if ordered else "• ", item.text, width)
        case Table():
            yield from _table(block, width)
        case Example(before=before, table=table, after=after):
            if before:
                yield from wrapped(_run(before, spaced), width)
            yield from _table(table, width)
            if after:
                yield from wrapped(_run(after, spaced), width)


def _run(told: Sequence[Sentence], spaced: bool) -> str:
    return (" " if spaced else "").join(sentence.text for sentence in told)


# --- tables -----------------------------------------------------------------------------------------


def _table(table: Table, width: int) -> Iterator[str]:
    rows = [table.head, *table.rows]
    widths = _fitting([max(map(cell_len, column)) for column in zip(*rows, strict=True)], width)
    yield from wrapped(table.caption, width)
    for place, row in enumerate(rows):
        yield from _row(row, widths, table.numbers)
        if place == 0:
            yield (" " * GAP).join("-" * room for room in widths)


def _fitting(widths: list[int], width: int) -> list[int]:
    """The columns' widths, the widest made narrower until all fit."""
    room = width - GAP * (len(widths) - 1)
    widths = list(widths)
    while sum(widths) > room and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths


def _row(row: Sequence[str], widths: Sequence[int], numbers: frozenset[int]) -> Iterator[str]:
    """One row, each cell wrapped in its column."""
    cells = [wrapped(cell, room) for cell, room in zip(row, widths, strict=True)]
    for line in range(max(map(len, cells))):
        parts = [cell[line] if line < len(cell) else "" for cell in cells]
        sized = enumerate(zip(parts, widths, strict=True))
        yield (" " * GAP).join(_padded(part, room, place in numbers) for place, (part, room) in sized).rstrip()


def _padded(part: str, room: int, number: bool) -> str:
    spaces = " " * (room - cell_len(part))
    return spaces + part if number else part + spaces

"""The rule book as HTML: headings, lists and tables that a screen reader can walk through, every name escaped."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib import resources

from barbu.printing.page import page as document
from barbu.rulebook.document import Block, Book, Bullets, Card, Example, Paragraph, Section, Sentence, Table

NARROW = 3
"""Columns that fit on a phone; a table of more can be moved sideways, with the keyboard too."""


def page(book: Book) -> str:
    """The book as a document of its own, its style in it."""
    return _document(book.lang, book.title, fragment(book))


def card_page(card: Card) -> str:
    """The help on one contract as a document of its own."""
    return _document(card.lang, card.title, card_fragment(card, 1))


def _document(lang: str, title: str, content: str) -> str:
    return document(lang, title, resources.files(__package__) / "book.css", [content])


def fragment(book: Book) -> str:
    """The book as a part of a page."""
    return "\n".join(_lines(book))


def card_fragment(card: Card, level: int = 2) -> str:
    """The help on one contract as a part of a page, its title a heading of this level."""
    lines = [f'<article class="book card" lang="{escape(card.lang)}">', f"<h{level}>{escape(card.title)}</h{level}>"]
    for section in card.sections:
        lines.append(f"<h{level + 1}>{escape(section.title)}</h{level + 1}>")
        lines += (line for block in section.blocks for line in _block(block, card.lang))
    return "\n".join([*lines, "</article>"])


def _lines(book: Book) -> Iterator[str]:
    yield f'<article class="book" lang="{escape(book.lang)}">'
    yield f"<h1>{escape(book.title)}</h1>"
    yield f'<p class="lede">{_run(book.lede, book.lang)}</p>'
    yield '<nav class="contents" aria-labelledby="book-contents">'
    yield f'<h2 id="book-contents">{escape(book.contents)}</h2>'
    yield from _contents(book.sections)
    yield "</nav>"
    for section in book.sections:
        yield from _section(section, 2, book.lang)
    yield "</article>"


def _contents(sections: Iterable[Section]) -> Iterator[str]:
    yield "<ol>"
    for section in sections:
        link = f'<a href="#{escape(section.anchor)}">{escape(section.title)}</a>'
        if not section.sections:
            yield f"<li>{link}</li>"
            continue
        yield f"<li>{link}"
        yield from _contents(section.sections)
        yield "</li>"
    yield "</ol>"


def _section(section: Section, level: int, lang: str) -> Iterator[str]:
    anchor = escape(section.anchor)
    yield f'<section aria-labelledby="{anchor}">'
    yield f'<h{level} id="{anchor}">{escape(section.title)}</h{level}>'
    for block in section.blocks:
        yield from _block(block, lang)
    for below in section.sections:
        yield from _section(below, level + 1, lang)
    yield "</section>"


def _block(block: Block, lang: str) -> Iterator[str]:
    match block:
        case Paragraph(sentences=told):
            yield f"<p>{_run(told, lang)}</p>"
        case Bullets(items=items, ordered=ordered):
            tag = "ol" if ordered else "ul"
            yield f"<{tag}>"
            yield from (f"<li>{escape(item.text)}</li>" for item in items)
            yield f"</{tag}>"
        case Table():
            yield from _table(block)
        case Example(before=before, table=table, after=after):
            yield '<div class="example">'
            yield from (f"<p>{_run(told, lang)}</p>" for told in (before,) if told)
            yield from _table(table)
            yield from (f"<p>{_run(told, lang)}</p>" for told in (after,) if told)
            yield "</div>"


def _run(told: Sequence[Sentence], lang: str) -> str:
    return ("" if lang == "zh" else " ").join(escape(sentence.text) for sentence in told)


def _table(table: Table) -> Iterator[str]:
    if len(table.head) <= NARROW:
        yield from _bare(table)
        return
    yield f'<div class="wide" role="region" aria-label="{escape(table.caption)}" tabindex="0">'
    yield from _bare(table)
    yield "</div>"


def _bare(table: Table) -> Iterator[str]:
    yield "<table>"
    yield f"<caption>{escape(table.caption)}</caption>"
    heads = (f'<th scope="col"{_kind(place, table)}>{escape(cell)}</th>' for place, cell in enumerate(table.head))
    yield f"<thead><tr>{''.join(heads)}</tr></thead>"
    yield "<tbody>"
    for row in table.rows:
        cells = (f"<td{_kind(place, table)}>{escape(cell)}</td>" for place, cell in enumerate(row) if place)
        yield f'<tr><th scope="row">{escape(row[0])}</th>{"".join(cells)}</tr>'
    yield "</tbody>"
    yield "</table>"


def _kind(place: int, table: Table) -> str:
    return ' class="number"' if place in table.numbers else ""

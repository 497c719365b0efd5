"""The forms in which a rule book is kept: plain text, a page, a booklet to print."""

from collections.abc import Callable

from barbu.rulebook.document import Book
from barbu.rulebook.html import page
from barbu.rulebook.text import plain


def _pdf(told: Book) -> bytes:
    from barbu.rulebook.pdf import pdf  # Typst is large: only those who print load it

    return pdf(told)


FORMS: dict[str, Callable[[Book], bytes]] = {
    "txt": lambda told: plain(told).encode(),
    "html": lambda told: page(told).encode(),
    "pdf": _pdf,
}
"""What writes a book, by the ending of its file."""

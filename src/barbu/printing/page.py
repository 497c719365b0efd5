"""A document of its own for the browser, to read and to print."""

from collections.abc import Iterable
from html import escape
from importlib.abc import Traversable


def page(lang: str, title: str, style: Traversable, lines: Iterable[str]) -> str:
    """The whole document, its style in it; the lines are the content, escaped already."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{escape(lang)}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>\n{style.read_text(encoding='utf-8')}</style>",
            "</head>",
            "<body>",
            "<main>",
            *lines,
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )

"""`barbu rules book`: the rules of a table written out, on the terminal or into a file."""

from pathlib import Path

from rich.console import Console

from barbu.cli.saves import disk
from barbu.cli.screen import WIDEST
from barbu.errors import NotUnderstood
from barbu.locales import Locale
from barbu.rulebook import Book, book
from barbu.rulebook.forms import FORMS
from barbu.rulebook.text import plain
from barbu.rules import Ruleset
from barbu.rules.presets import extended


def written(rules: Ruleset, locale: Locale, players: int, text: str = "") -> Book:
    """The book of a ruleset; one whose file has this text is compared with the preset that the file extends."""
    return book(rules, locale, players or None, extended(text))


def show(told: Book, out: Console) -> None:
    """The book on the terminal."""
    out.print(plain(told, min(out.width, WIDEST)), end="", soft_wrap=True, highlight=False, markup=False)


def write(told: Book, file: Path, locale: Locale, out: Console) -> None:
    """The book in a file, in the form that its ending says; refused for another ending, or by the disk."""
    writer = FORMS.get(file.suffix.lower().removeprefix("."))
    if writer is None:
        raise NotUnderstood("book-ending", given=file.suffix)
    with disk(file):
        file.write_bytes(writer(told))
    out.print(locale.text("book-written", file=str(file)), soft_wrap=True, highlight=False, markup=False)

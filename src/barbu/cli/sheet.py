"""`barbu sheet`: the score sheet of a ruleset to fill in by hand, or that of a match, on the terminal or in a file."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from barbu.cli import commands, saves
from barbu.cli.rules import find, is_file, is_link
from barbu.cli.screen import WIDEST
from barbu.errors import NotUnderstood
from barbu.locales import Locale
from barbu.match import Match
from barbu.notation import loads
from barbu.rules import Ruleset, names
from barbu.rules.meaning import usual_players
from barbu.sheets import Sheet, blank, filled
from barbu.sheets.document import PAPERS, Paper, Way
from barbu.sheets.forms import ENDINGS, FORMS, Form, written
from barbu.sheets.tabular import table
from barbu.sheets.text import plain

RECORDS = (".barbu", ".json")
"""Endings of files that hold a match, whatever is in them."""


class Wish(msgspec.Struct, frozen=True):
    """A sheet as it is asked for on the command line."""

    given: str
    players: int = 0
    names: str = ""
    paper: str = "a4"
    portrait: bool = False
    landscape: bool = False
    form: str = ""
    output: Path | None = None


def show(wish: Wish, locale: Locale, data: Path | None, out: Console) -> None:
    """The sheet, on the terminal or in its file."""
    paper, way, form = _paper(wish.paper), _way(wish), _form(wish)
    found = _given(wish.given, data)
    if isinstance(found, Match) and not form:
        _refuse_players(wish)
        commands.sheet(found, locale)
        return
    sheet = _sheet(found, wish, locale)
    if wish.output is not None:
        made = written(sheet, form or "text", paper, way)
        with saves.disk(wish.output):
            wish.output.write_bytes(made)
        out.print(locale.text("sheets-written", file=str(wish.output)), soft_wrap=True, highlight=False, markup=False)
    elif form == "pdf":
        if sys.stdout.isatty():
            raise NotUnderstood("sheets-needs-file")
        sys.stdout.buffer.write(written(sheet, form, paper, way))
    else:
        told = table(sheet).replace("\r\n", "\n") if form == "csv" else _text(sheet, form, out)
        out.print(told, end="", soft_wrap=True, highlight=False, markup=False)


def _text(sheet: Sheet, form: Form | None, out: Console) -> str:
    return written(sheet, form).decode() if form == "html" else plain(sheet, min(out.width, WIDEST))


def _sheet(found: Ruleset | Match, wish: Wish, locale: Locale) -> Sheet:
    if isinstance(found, Match):
        _refuse_players(wish)
        return filled(found, locale)
    called = [name.strip() for name in re.split("[,，、]", wish.names)] if wish.names.strip() else []
    usual = len(called) if len(called) in found.players else usual_players(found.players)
    return blank(found, wish.players or usual, locale, called)


def _refuse_players(wish: Wish) -> None:
    """Refuses to say again who plays in a match."""
    for option, value in (("--players", wish.players), ("--names", wish.names)):
        if value:
            raise NotUnderstood("sheets-match-has-them", option=option)


# --- what is asked for ------------------------------------------------------------------------------


def _given(given: str, data: Path | None) -> Ruleset | Match:
    """The ruleset or the match of this name; raises a refusal where there is neither."""
    path = Path(given)
    if given in names() or is_link(given):
        return find(given, data)
    if path.suffix in RECORDS or (is_file(path) and _is_record(path)):
        return _record(path)
    if not is_file(path) and re.search(r"[/\\.]", given):
        return commands.record_of(path)
    return find(given, data)


def _is_record(path: Path) -> bool:
    """Whether the file begins as a record does."""
    try:
        with path.open("rb") as file:
            return file.read(16).removeprefix(b"\xef\xbb\xbf").startswith(b"barbu ")
    except OSError:
        return False


def _record(path: Path) -> Match:
    """The match in a file: the record itself, or in an object of JSON as the scorekeeper hands it over."""
    found: Any = None
    if path.suffix == ".json":
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return commands.record_of(path)
    if isinstance(found, dict) and isinstance(found.get("record"), str):
        return loads(found["record"])
    return commands.record_of(path)


def _paper(given: str) -> Paper:
    found = next((paper for paper in PAPERS if paper == given.lower()), None)
    if found is None:
        raise NotUnderstood("sheets-no-such-paper", given=given, allowed=PAPERS)
    return found


def _way(wish: Wish) -> Way:
    if wish.portrait and wish.landscape:
        raise NotUnderstood("sheets-both-ways")
    return "portrait" if wish.portrait else "landscape" if wish.landscape else "auto"


def _form(wish: Wish) -> Form | None:
    """The form that is named, else that of the file's ending; none where neither is."""
    if wish.form:
        found = next((form for form in FORMS if form == wish.form.lower()), None)
        if found is None:
            raise NotUnderstood("sheets-no-such-form", given=wish.form, allowed=FORMS)
        return found
    if wish.output is None:
        return None
    ending = wish.output.suffix.lower()
    if ending not in ENDINGS:
        raise NotUnderstood("sheets-ending", given=wish.output.suffix)
    return ENDINGS[ending]

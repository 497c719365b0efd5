"""`barbu rules …`: the presets, and any ruleset in words, checked, compared, put into a link.

Every `help` here is the id of a message.
"""

import os
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from barbu.cli import book
from barbu.cli.findings import findings, notes
from barbu.cli.own import Own
from barbu.cli.paint import wrapped
from barbu.cli.rules_sheet import Sheet, full_name, narrowed, overview
from barbu.cli.screen import WIDEST, console
from barbu.cli.usage import Command, Data, Group, Lang, locale_for, page_alone
from barbu.errors import NotUnderstood
from barbu.locales import Locale
from barbu.rules import BadRuleset, Ruleset, names, preset, ruleset_hash
from barbu.rules.compare import difference
from barbu.rules.dump import dumps
from barbu.rules.link import decode, encode
from barbu.rules.meaning import scheduled_deals
from barbu.rules.presets import read
from barbu.rules.words import contract_names
from barbu.studio.words import change_text

app = typer.Typer(help="rules-help", cls=Group, add_completion=False)

Given = Annotated[str, typer.Argument(help="rules-help-ruleset", metavar="PRESET|FILE|LINK", show_default=False)]
File = Annotated[str, typer.Argument(help="rules-help-file", metavar="FILE", show_default=False)]
Players = Annotated[int, typer.Option("--players", help="rules-help-players", metavar="N", show_default=False)]

LINK = re.compile(r"\d[A-Za-z0-9_-]{30,}")
"""What a ruleset in a link looks like; no name and hardly a file does."""


@app.callback(invoke_without_command=True)
def rules_alone(ctx: typer.Context, lang: Lang = "") -> None:
    """What may stand before every command."""
    page_alone(ctx)


@app.command("list", cls=Command, help="rules-help-list")
def list_presets(lang: Lang = "", data: Data = None) -> None:
    """The person's own rulesets, then the presets, those in which contracts are chosen first."""
    locale = locale_for(lang)
    found = {name: preset(name) for name in names()}
    chosen = {name: rules for name, rules in found.items() if rules.chooser != "nobody"}
    due = {name: rules for name, rules in found.items() if name not in chosen}
    out = console()
    width = min(out.width, WIDEST)
    if own := dict(Own(data).readable()):
        for line in overview(own, locale, locale.text("rules-group-own"), width):
            out.print(line, overflow="fold")
        out.print()
    lines = overview(chosen, locale, locale.text("rules-group-chosen"), width)
    for line in (*lines, Text(), *overview(due, locale, locale.text("rules-group-due"), width)):
        out.print(line, overflow="fold")


@app.command(cls=Command, help="rules-help-show")
def show(
    ruleset: Given,
    lang: Lang = "",
    players: Players = 0,
    toml: Annotated[bool, typer.Option("--toml", help="rules-help-toml", show_default=False)] = False,
    data: Data = None,
) -> None:
    """A ruleset in words, or as a file."""
    locale, rules = locale_for(lang), find(ruleset, data)
    check_players(rules, players, locale)
    if players:
        rules = narrowed(rules, players)
    if toml:
        console().print(dumps(rules), end="", soft_wrap=True)
    else:
        console().print(Sheet(rules, locale))


@app.command("book", cls=Command, help="book-help")
def write_book(
    ruleset: Given,
    lang: Lang = "",
    players: Players = 0,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="book-help-output", metavar="FILE", show_default=False)
    ] = None,
    data: Data = None,
) -> None:
    """The rule book of a ruleset."""
    locale, rules = locale_for(lang), find(ruleset, data)
    check_players(rules, players, locale)
    path = _file_of(ruleset, data) if ruleset not in names() else None
    told = book.written(rules, locale, players, text_of(path) if path is not None else "")
    if output is None:
        book.show(told, console())
    else:
        book.write(told, output, locale, console())


@app.command(cls=Command, help="rules-help-check")
def check(file: File, lang: Lang = "", data: Data = None) -> None:
    """Everything that is wrong with a file, with what would settle it; exit code 2 if anything is.

    What has no effect is only noted, and advice only given.
    """
    locale, out = locale_for(lang), console()
    text = _to_check(file, data)
    try:
        rules = read(text)
    except BadRuleset as bad:
        printed(out, Text(locale.text("rules-bad", file=file, count=len(bad.problems)), "bold red"))
        for line in findings(text, locale):
            printed(out, line)
        raise typer.Exit(2) from None
    name = full_name(rules, locale)
    good = "rules-good-by-name" if file.casefold() == name.casefold() else "rules-good"
    printed(out, Text(locale.text(good, file=file, name=name), "bold green"))
    for players in rules.players:
        deals = locale.text("count-deals", count=scheduled_deals(rules, players))
        counts = locale.text("rules-counts", contracts=len(rules.active), players=players, deals=deals)
        printed(out, Text(f"· {counts}"))
    out.print(Text(locale.text("rules-hash", hash=ruleset_hash(rules))), soft_wrap=True)
    for line in notes(rules, locale):
        printed(out, line)


def _to_check(file: str, data: Path | None) -> str:
    """The text of the file, or of the person's own ruleset of this name; raises a refusal where there is none."""
    path = _file_of(file, data)
    if file == os.devnull or (path is not None and not text_of(path).strip()):
        raise NotUnderstood("rules-empty-file", file=file)
    if path is None:
        raise NotUnderstood("rules-is-folder" if _is_folder(Path(file)) else "rules-no-file", given=file)
    return text_of(path)


@app.command(cls=Command, help="rules-help-diff")
def diff(before: Given, after: Given, lang: Lang = "", data: Data = None) -> None:
    """How the second ruleset differs from the first, one line a difference."""
    locale, out = locale_for(lang), console()
    old, new = find(before, data), find(after, data)
    locale = locale.at_table(contracts={**contract_names(old), **contract_names(new)})
    changes = difference(old, new)
    for change in changes:
        printed(out, Text(change_text(change, locale, old, new)))
    if not changes:
        out.print(locale.text("rules-same"))


@app.command(cls=Command, help="rules-help-link")
def link(ruleset: Given, lang: Lang = "", data: Data = None) -> None:
    """The whole ruleset as one short text, which `show` reads."""
    locale_for(lang)
    console().print(encode(find(ruleset, data)), soft_wrap=True)


# --- what the commands share ------------------------------------------------------------------------


def check_players(rules: Ruleset, players: int, locale: Locale) -> None:
    """Raises `NotUnderstood` unless so many can play by these rules; 0 stands for all that can."""
    if players and players not in rules.players:
        name = full_name(rules, locale)
        raise NotUnderstood("rules-not-for-players", name=name, given=players, allowed=rules.players)


def printed(out: Console, text: Text) -> None:
    """A sentence in the width that there is, broken as its language breaks lines."""
    for line in wrapped(text, out.width):
        out.print(line, overflow="fold")


def find(given: str, data: Path | None = None) -> Ruleset:
    """The preset of this name, the ruleset in this file, the person's own one, or the one that a link carries."""
    if given in names():
        return preset(given)
    path = _file_of(given, data)
    if path is not None:
        return read(text_of(path))
    if is_link(given):
        return decode(given)
    raise _nothing_there(given, data)


def is_link(given: str) -> bool:
    """Whether it looks like a ruleset in a link."""
    return LINK.fullmatch(given) is not None


def _file_of(given: str, data: Path | None) -> Path | None:
    """The file of this name, or of the person's own ruleset of this name."""
    path = Path(given)
    return path if is_file(path) else Own(data).find(given)


def is_file(path: Path) -> bool:
    """Whether there is a file of this name."""
    try:
        return path.is_file()
    except (OSError, ValueError):  # no file can have such a name
        return False


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise NotUnderstood("rules-not-text", file=str(path)) from None
    except OSError:
        raise NotUnderstood("rules-unreadable-file", file=str(path)) from None


def _nothing_there(given: str, data: Path | None) -> NotUnderstood:
    known = (*(path.stem for path in Own(data).files()), *names())
    near = tuple(get_close_matches(given, known, n=3))
    if not near and given and _is_folder(Path(given)):
        return NotUnderstood("rules-is-folder", given=given)
    if not near and re.search(r"[/\\.]", given):
        return NotUnderstood("rules-no-file", given=given)
    return NotUnderstood("rules-nothing-there", given=given, near=near or known, close=len(near))

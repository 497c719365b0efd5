"""The command line in the person's language: the pages of `--help`, and what is wrong with the words typed.

Of Typer only the reading of words is used: its own pages and reasons are English, and cut Chinese short.
Every `help` of a command, an argument or an option is the id of a message.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.cells import cell_len
from rich.text import Text
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from barbu import locales
from barbu.cli.paint import STRONG, wrapped
from barbu.cli.screen import WIDEST, console
from barbu.errors import NotUnderstood
from barbu.locales import Locale

TERM = 24
"""Columns of an option at most, if its explanation is to stand beside it."""


class Command(TyperCommand):
    """A command that tells its page, and refuses words, in the language of its context."""

    allow_extra_args = True  # refused here, by ourselves

    def get_help(self, ctx: Any) -> str:
        """Prints the page; what Typer would print after it is empty."""
        return _printed(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the words; raises a refusal for those that are not understood, or that nothing takes."""
        try:
            rest = super().parse_args(ctx, args)
        except TyperException as error:
            raise refusal(error, self.get_params(ctx)) from error
        if rest:
            raise NotUnderstood("play-cli-extra", given=" ".join(rest))
        return rest


class Group(TyperGroup):
    """Commands below one name; alone it tells its page."""

    def get_help(self, ctx: Any) -> str:
        """Prints the page; what Typer would print after it is empty."""
        return _printed(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads the words before the command; raises a refusal for those that are not understood."""
        try:
            return super().parse_args(ctx, args)
        except TyperException as error:
            raise refusal(error, self.get_params(ctx)) from error

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Finds the command; raises a refusal that says what there is, or what is near."""
        name = args[0]
        if name not in self.commands:
            near = tuple(get_close_matches(name, self.commands))
            raise NotUnderstood(
                "play-cli-no-such-command", given=name, near=near or tuple(self.commands), close=len(near)
            )
        return super().resolve_command(ctx, args)


def page_alone(ctx: typer.Context) -> None:
    """Tells the page of a group that is named without a command, which is not enough."""
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())
        raise typer.Exit(2)


# --- the language -----------------------------------------------------------------------------------


def _chosen(ctx: typer.Context, code: str) -> str:
    """The language named last: `--lang` may stand before the command and after it."""
    if code:
        ctx.meta["lang"] = code
    return code or str(ctx.meta.get("lang", ""))


Lang = Annotated[
    str,
    typer.Option(
        "--lang", help="play-cli-lang", metavar="|".join(locales.available()), show_default=False, callback=_chosen
    ),
]


Data = Annotated[Path | None, typer.Option("--data", help="play-cli-data", metavar="FOLDER")]


def locale_for(code: str) -> Locale:
    """The language asked for, or the environment's; raises a refusal."""
    return locales.locale(code or locales.negotiate())


def spoken(words: Sequence[str]) -> Locale:
    """The language that errors and help are told in, found before the command line is understood."""
    for at in reversed(range(len(words))):
        code = words[at + 1] if words[at] == "--lang" and at + 1 < len(words) else words[at].partition("--lang=")[2]
        if code in locales.available():
            return locales.locale(code)
    return locales.locale(locales.negotiate())


# --- what is wrong ----------------------------------------------------------------------------------


def refusal(error: Any, params: Sequence[Any]) -> NotUnderstood:
    """What is wrong with the words of a command that takes these arguments and options, told by us."""
    match type(error).__name__:
        case "NoSuchOption":
            near = tuple(error.possibilities or ())
            return NotUnderstood("play-cli-no-such-option", option=error.option_name, near=near, close=len(near))
        case "BadOptionUsage":
            flag = any(each.is_flag for each in params if error.option_name in each.opts)
            id = "play-cli-takes-nothing" if flag else "play-cli-needs-value"
            return NotUnderstood(id, option=error.option_name)
        case "MissingParameter":
            return NotUnderstood("play-cli-missing", what=_Word(error.param.metavar))
        case "BadParameter":
            return _bad_number(error)
    return NotUnderstood("play-cli-wrong", reason=error.format_message())


def _bad_number(error: Any) -> NotUnderstood:
    """A value that is no whole number, or none in the range: no other kind is checked while words are read."""
    found = error.__cause__.errors()[0]
    told: dict[str, object] = {"option": error.param.opts[0], "given": found["input"]}
    for bound, id in (("ge", "play-cli-at-least"), ("le", "play-cli-at-most")):
        if bound in found.get("ctx", {}):
            return NotUnderstood(id, bound=str(found["ctx"][bound]), **told)
    return NotUnderstood("play-cli-no-number", **told)


class _Word(str):
    """A word of a page that stands for what the person puts there."""


@locales.shown.register
def _(value: _Word, locale: Locale) -> str:
    return _words(value, locale)


# --- the page ---------------------------------------------------------------------------------------


def _printed(command: Any, ctx: Any) -> str:
    out = console()
    for line in _page(command, ctx, ctx.obj, max(30, min(out.width, WIDEST))):
        out.print(line, overflow="fold")
    return ""


def _page(command: Any, ctx: Any, locale: Locale, width: int) -> Iterator[Text]:
    """How the command is written, what it does, and everything that it takes."""
    yield from wrapped(Text(locale.text("play-cli-usage", line=_line(command, ctx, locale)), STRONG), width)
    yield Text()
    yield from wrapped(Text(locale.text(command.help)), width)
    params = command.get_params(ctx)
    arguments = [(_term(each, locale), _told(each, locale)) for each in params if each.param_type_name == "argument"]
    options = [(_term(each, locale), _told(each, locale)) for each in params if each.param_type_name == "option"]
    below = [(name, locale.text(each.help)) for name, each in getattr(command, "commands", {}).items()]
    for title, rows in (("arguments", arguments), ("options", options), ("commands", below)):
        if rows:
            yield Text()
            yield Text(locale.text(f"play-cli-{title}"), STRONG)
            yield from _rows(rows, width)


def _line(command: Any, ctx: Any, locale: Locale) -> str:
    """The command as it is typed."""
    words = [ctx.command_path, "[OPTIONS]"]
    for param in command.params:
        if param.param_type_name == "argument":
            words.append(param.metavar if param.required else f"[{param.metavar}]")
    if hasattr(command, "commands"):
        words.append("COMMAND")
    return " ".join([words[0], *(_words(word, locale) for word in words[1:])])


def _term(param: Any, locale: Locale) -> str:
    """An argument by its name, an option with what follows it."""
    if param.param_type_name == "argument":
        return _words(param.metavar, locale)
    return param.opts[0] if param.is_flag else f"{param.opts[0]} {_words(param.metavar, locale)}"


def _told(param: Any, locale: Locale) -> str:
    """What the parameter is for, and what holds without it."""
    if "--help" in param.opts:
        return locale.text("play-cli-help")
    told = [locale.text(param.help)]
    if param.show_default and param.default and not getattr(param, "is_flag", False):
        told.append(locale.text("play-cli-default", value=str(param.default)))
    return locale.sentences(told)


def _words(text: str, locale: Locale) -> str:
    """The words in capitals, which stand for what the person puts there, in the language."""

    def word(found: re.Match[str]) -> str:
        id = f"play-cli-word-{found[0].lower()}"
        return locale.text(id) if locale.has(id) else found[0]

    return re.sub("[A-Z]+", word, text)


def _rows(rows: Sequence[tuple[str, str]], width: int) -> Iterator[Text]:
    """Terms and their explanations side by side, those of long terms below them."""
    short = [cell_len(term) for term, _ in rows if cell_len(term) <= TERM]
    column = max(short, default=6) + 4
    for term, told in rows:
        lines = wrapped(Text(told), width - column)
        room = column - 2 - cell_len(term)
        if room < 2:
            yield Text(f"  {term}", STRONG)
        for at, line in enumerate(lines):
            if at == 0 and room >= 2:
                yield Text.assemble("  ", (term, STRONG), " " * room, line)
            else:
                yield Text.assemble(" " * column, line)

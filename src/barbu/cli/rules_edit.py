"""`barbu rules new` and `edit`: a ruleset of one's own, written in one's own editor and checked on return.

Every `help` here is the id of a message.
"""

import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from barbu.cli.findings import findings, notes
from barbu.cli.own import DRAFT, Own, quoted
from barbu.cli.rules import find, printed, text_of
from barbu.cli.saves import disk
from barbu.cli.screen import console
from barbu.cli.usage import Command, Data, Lang, locale_for
from barbu.errors import NotUnderstood
from barbu.locales import Locale
from barbu.rules import BadRuleset, Ruleset, preset
from barbu.rules.compare import difference
from barbu.rules.dump import dumps
from barbu.rules.load import draft
from barbu.rules.presets import read
from barbu.rules.words import contract_names
from barbu.studio.words import change_text

Name = Annotated[str, typer.Argument(help="rules-help-name", metavar="NAME", show_default=False)]
From = Annotated[str, typer.Option("--from", help="rules-help-from", metavar="PRESET|FILE|LINK", show_default=False)]

EDITORS = ("VISUAL", "EDITOR")
"""The variables that name the editor, in this order."""
STOPPED = (-signal.SIGINT, 128 + signal.SIGINT)
"""What an editor ends with that Ctrl-C has ended."""
USUAL = ("sensible-editor", "nano", "vi", "notepad")
"""Editors where none is named."""


def add_to(app: typer.Typer) -> None:
    """Puts the two commands beside the others on rulesets."""
    app.command(cls=Command, help="rules-help-new")(new)
    app.command(cls=Command, help="rules-help-edit")(edit)


def new(name: Name, base: From = "", lang: Lang = "", data: Data = None) -> None:
    """A new ruleset of one's own; by default from the preset that people of the language most often expect."""
    locale, own = locale_for(lang), Own(data)
    rules = find(base or locale.text("play-default-preset"), data)
    path, rules = own.fresh(name, msgspec.structs.replace(rules, source="", assumed=()))
    own.keep(path, dumps(rules))
    out, word = console(), quoted(path.stem)
    printed(out, Text(locale.text("rules-made", name=rules.name, path=str(path))))
    printed(out, Text(locale.text("rules-made-next", word=word)))


def edit(name: Name, lang: Lang = "", data: Data = None) -> None:
    """Opens the editor until what is written can be played, or the person gives up; exit code 2 then.

    What was given up lies beside the file, and is gone on with the next time; so is what was written before the editor
    failed, or Ctrl-C was pressed, with exit code 130.
    """
    locale, out, own = locale_for(lang), console(), Own(data)
    path = own.found(name)
    written = path.with_suffix(DRAFT)
    before = text_of(path)
    if written.exists():
        printed(out, Text(locale.text("rules-gone-on-with", path=str(written))))
    else:
        own.keep(written, before)
    try:
        rules = _written(written, locale, out)
    except (KeyboardInterrupt, NotUnderstood):
        if _set_aside(written, before):
            printed(out, Text(locale.text("rules-not-kept", name=path.stem, path=str(written))))
        raise
    if rules is None:
        printed(out, Text(locale.text("rules-not-kept", name=path.stem, path=str(written))))
        raise typer.Exit(2)
    text = text_of(written)
    own.keep(path, text)
    with disk(written):
        written.unlink()
    if text == before:
        printed(out, Text(locale.text("rules-unchanged")))
        return
    printed(out, Text(locale.text("rules-kept", name=rules.name or path.stem), "bold green"))
    for line in (*_changes(before, rules, locale), *notes(rules, locale)):
        printed(out, line)


def _set_aside(written: Path, before: str) -> bool:
    """Whether anything was written that is to be gone on with; what says nothing new is taken away."""
    if text_of(written) != before:
        return True
    with disk(written):
        written.unlink()
    return False


def _written(file: Path, locale: Locale, out: Console) -> Ruleset | None:
    """What the person has written, once it can be played; None where he gives up before."""
    while True:
        _open_editor(file)
        text = text_of(file)
        try:
            return read(text)
        except BadRuleset:
            for line in findings(text, locale):
                printed(out, line)
        if not _again(out, locale):
            return None


def _changes(before: str, rules: Ruleset, locale: Locale) -> Iterable[Text]:
    """What the edit has changed, where it could be read before."""
    old, _ = draft(before, preset)
    if old is not None:
        told = locale.at_table(contracts={**contract_names(old), **contract_names(rules)})
        yield from (Text(f"· {change_text(change, told, old, rules)}") for change in difference(old, rules))


# --- the editor -------------------------------------------------------------------------------------


def _open_editor(path: Path) -> None:
    """Returns when the person has closed the editor; raises a refusal where there is none, or it fails."""
    named = next((os.environ[name] for name in EDITORS if os.environ.get(name, "").strip()), "")
    words = shlex.split(named) if named else [next(filter(shutil.which, USUAL), "")]
    if not words[0]:
        raise NotUnderstood("rules-no-editor")
    try:
        with _left_to_the_editor():
            subprocess.run([*words, str(path)], check=True)
    except OSError as error:
        raise NotUnderstood("rules-editor-trouble", editor=words[0], reason=error) from None
    except subprocess.CalledProcessError as error:
        if error.returncode in STOPPED:
            raise KeyboardInterrupt from None
        raise NotUnderstood("rules-editor-trouble", editor=words[0], reason=str(error.returncode)) from None


@contextmanager
def _left_to_the_editor() -> Iterator[None]:
    """Ctrl-C is the editor's own while it is open: stopped by it, we would end the editor, and what is on its page."""
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _again(out: Console, locale: Locale) -> bool:
    """Whether the person wants to go on; nobody does where nobody can be asked."""
    printed(out, Text(locale.text("rules-edit-again")))
    answer = sys.stdin.readline().strip().casefold()
    return answer in locale.text("play-word-yes").split()

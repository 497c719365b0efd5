"""The commands below `barbu score`. Every `help` here is the id of a message."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from barbu.cli import pages as play_pages
from barbu.cli.paint import QUIET, STRONG, wrapped
from barbu.cli.saves import data_folder, disk, read_record, to_go_on
from barbu.cli.score import export as exports
from barbu.cli.score import pages
from barbu.cli.score.answers import words
from barbu.cli.score.begin import Begin, Wish
from barbu.cli.score.files import Evenings, File, opened
from barbu.cli.score.keeping import Keeping, Left
from barbu.cli.screen import Screen, console
from barbu.cli.summary import contract_grid, score_sheet
from barbu.cli.typed import plain
from barbu.cli.usage import Command, Data, Group, Lang, locale_for
from barbu.cli.voice import Voice
from barbu.errors import BarbuError, NotUnderstood
from barbu.locales import Locale
from barbu.match import Header, Match
from barbu.table.statistics import statistics

app = typer.Typer(help="score-help-score", cls=Group, add_completion=False)

Rules = Annotated[str, typer.Argument(help="score-help-ruleset", metavar="PRESET|FILE", show_default=False)]
Players = Annotated[list[str] | None, typer.Option("--player", help="score-help-player", metavar="NAME")]
First = Annotated[str, typer.Option("--first", help="score-help-first", metavar="NAME", show_default=False)]
Title = Annotated[str, typer.Option("--title", help="score-help-title", metavar="TEXT", show_default=False)]
Format = Annotated[
    str, typer.Option("--format", help="score-help-format", metavar="json|record|csv|html|text|pdf", show_default=False)
]
Id = Annotated[str, typer.Argument(help="score-help-id", metavar="ID", show_default=False)]


@app.callback(invoke_without_command=True)
def score(ctx: typer.Context, lang: Lang = "", data: Data = None) -> None:
    """Goes on with the evening kept last, or begins one."""
    if ctx.invoked_subcommand is None:
        resume("", lang, data)
        return
    # What stands before a command holds for it, unless it says otherwise itself.
    before = {**({"lang": lang} if lang else {}), **({"data": str(data)} if data else {})}
    ctx.default_map = {ctx.invoked_subcommand: before}


@app.command("new", cls=Command, help="score-help-new")
def new(
    ruleset: Rules = "", player: Players = None, first: First = "", title: Title = "",
    lang: Lang = "", data: Data = None,
) -> None:  # fmt: skip
    """A new evening."""
    _new(Wish(ruleset, tuple(player or ()), first, title), locale_for(lang), data_folder(data))


@app.command("resume", cls=Command, help="score-help-resume")
def resume(
    id: Annotated[str, typer.Argument(help="score-help-id", metavar="ID", show_default=False)] = "",
    lang: Lang = "", data: Data = None,
) -> None:  # fmt: skip
    """Goes on with an evening; with the one kept last where none is named."""
    locale, folder = locale_for(lang), data_folder(data)
    evenings = Evenings(folder)
    if not id:
        found, _ = evenings.all()
        id = next((each.id for each in found if not each.match.finished), "")
    if id:
        _keep(evenings.open(id), locale)
    else:
        _new(Wish(), locale, folder)


@app.command("list", cls=Command, help="score-help-list")
def list_evenings(lang: Lang = "", data: Data = None) -> None:
    """The evenings, those that are not finished first."""
    locale, evenings = locale_for(lang), Evenings(data_folder(data))
    out, voice = console(), Voice(locale)
    found, bad = evenings.all()
    lines = pages.listed([(each, evenings.title(each.id)) for each in found], voice, out.width)
    for path, error in bad:
        told = voice.say("match-unreadable", path=str(path), reason=voice.explain(error))
        lines += wrapped(Text(told, "red"), out.width)
    for line in lines or wrapped(Text(locale.text("score-none")), out.width):
        out.print(line, overflow="fold")


@app.command("show", cls=Command, help="score-help-show")
def show(id: Id, lang: Lang = "", data: Data = None) -> None:
    """The sheet, the grid, the chart, and the end where there is one."""
    match = _given(id, data)
    screen, voice = Screen(console(), interactive=False), Voice(locale_for(lang), match.header.names, None, match.rules)
    look = screen.look(voice)
    sheet = play_pages.ending(match, look) if match.finished else score_sheet(match, look, why=True)
    screen.print([*sheet, "", *contract_grid(match, look), "", *pages.chart(match, look)])


@app.command("export", cls=Command, help="score-help-export")
def export(
    id: Id,
    format: Format = "json",
    out: Annotated[
        Path | None, typer.Option("-o", "--out", help="score-help-out", metavar="FILE", show_default=False)
    ] = None,
    lang: Lang = "", data: Data = None,
) -> None:  # fmt: skip
    """The evening for other programs, or as a score sheet; what that needs is loaded here alone."""
    from barbu.sheets import filled
    from barbu.sheets.forms import FORMS, written

    match, locale = _given(id, data), locale_for(lang)
    sheet = next((form for form in FORMS if form == format), None)
    if format == "json":
        made = exports.as_json(match, Evenings(data_folder(data)).title(match.header.id)).encode()
    elif format == "record":
        made = exports.plain_record(match).encode()
    elif sheet is not None:
        if sheet == "pdf" and out is None and sys.stdout.isatty():
            raise NotUnderstood("sheets-needs-file")
        made = written(filled(match, locale), sheet)
    else:
        raise NotUnderstood("score-no-such-format", given=format, allowed=("json", "record", *FORMS))
    if out is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(made)
        return
    with disk(out):
        out.write_bytes(made)


@app.command("import", cls=Command, help="score-help-import")
def import_file(
    file: Annotated[Path, typer.Argument(help="score-help-file", metavar="FILE")], lang: Lang = "", data: Data = None
) -> None:  # fmt: skip
    """Takes in an evening that was exported, or the record of one."""
    locale, match, title = locale_for(lang), *_read(file)
    Evenings(data_folder(data)).create(match, title).close()
    console().print(locale.text("score-imported", id=match.header.id))


@app.command("rename", cls=Command, help="score-help-rename")
def rename(
    old: Annotated[str, typer.Argument(help="score-help-old", metavar="NAME")],
    new: Annotated[str, typer.Argument(help="score-help-new-name", metavar="NAME")],
    lang: Lang = "", data: Data = None,
) -> None:  # fmt: skip
    """A player is called otherwise in all evenings."""
    locale, evenings = locale_for(lang), Evenings(data_folder(data))
    found, _ = evenings.all()
    mine = [each for each in found if old in each.match.header.names]
    for each in mine:
        if plain(new) in map(plain, each.match.header.names) and plain(new) != plain(old):
            raise NotUnderstood("score-same-names")
    for each in mine:
        with opened(evenings, each.id) as file:
            file.save(renamed(file.match, old, new))
    console().print(locale.text("score-renamed", count=len(mine), name=new))


@app.command("delete", cls=Command, help="score-help-delete")
def delete(id: Id, lang: Lang = "", data: Data = None) -> None:
    """Forgets an evening, after having asked."""
    locale, evenings = locale_for(lang), Evenings(data_folder(data))
    path, voice = evenings.find(id), Voice(locale)
    yes = words(voice, "score-word-yes")
    screen = Screen(console(), interactive=False)
    screen.print([locale.text("score-ask-delete", id=path.stem, yes=yes[0])])
    try:
        sure = plain(screen.ask(voice.say("prompt") + " ")) in yes
    except EOFError:
        sure = False
    if sure:
        evenings.delete(path.stem)
    console().print(locale.text("score-deleted" if sure else "score-not-deleted", id=path.stem))


@app.command("stats", cls=Command, help="score-help-stats")
def stats(
    folder: Annotated[
        Path | None, typer.Argument(help="score-help-folder", metavar="FOLDER", show_default=False)
    ] = None,
    lang: Lang = "", data: Data = None,
) -> None:  # fmt: skip
    """What the evenings tell of their players; of a folder of records where one is named."""
    locale, voice = locale_for(lang), Voice(locale_for(lang))
    evenings = Evenings(data_folder(data))
    if folder is not None:
        evenings.folder = folder
    found, bad = evenings.all()
    out = console()
    for path, error in bad:
        told = voice.say("match-unreadable", path=str(path), reason=voice.explain(error))
        console(error=True).print(Text(told, "red"), overflow="fold")
    lines = pages.told(statistics(each.match for each in found), voice, out.width)
    for line in lines if found else wrapped(Text(locale.text("score-none")), out.width):
        out.print(line, overflow="fold")


# --- keeping ----------------------------------------------------------------------------------------


def _new(wish: Wish, locale: Locale, data: Path) -> None:
    screen = Screen(console(), interactive=False)
    match = Begin(wish, locale, screen, data).match()
    _keep(Evenings(data).create(match, wish.title), locale, screen)


def _keep(file: File, locale: Locale, screen: Screen | None = None) -> None:
    """The evening in the terminal, until it is put away."""
    screen = screen or Screen(console(), interactive=False)
    voice = Voice(locale, file.match.header.names, None, file.match.rules)
    called = file.aside.title or voice.rules(file.match.rules)
    screen.print([Text.assemble((called, STRONG), (f"  {file.match.header.id}", QUIET))])
    try:
        Keeping(file, voice, screen).run()
    except Left:
        _put_away(file, voice, screen)
    except KeyboardInterrupt:
        screen.print([""])
        _put_away(file, voice, screen)
        raise
    finally:
        file.close()


def _put_away(file: File, voice: Voice, screen: Screen) -> None:
    """Says where the evening is and how to go on."""
    words = to_go_on(file.path, file.path.stem, voice.locale)
    told = voice.locale.text("score-put-away", id=words, path=str(file.path))
    screen.print(wrapped(Text(told, QUIET), screen.console.width))


def _given(id: str, data: Path | None) -> Match:
    """The evening of an id; or of a file, where there is one of that name."""
    if Path(id).is_file():
        return _read(Path(id))[0]
    return read_record(Evenings(data_folder(data)).find(id))


def _read(file: Path) -> tuple[Match, str]:
    try:
        with disk(file):
            text = file.read_text(encoding="utf-8")
    except BarbuError as error:
        raise NotUnderstood("play-no-file", **error.values) from error
    except UnicodeDecodeError:
        raise NotUnderstood("play-not-text", path=str(file)) from None
    return exports.read(text)


def renamed(match: Match, old: str, new: str) -> Match:
    """The evening with a player called otherwise; raises a refusal for a name that cannot be."""
    header = match.header
    names = tuple(new if name == old else name for name in header.names)
    return Match.fold(Header(header.id, header.rules, names, header.seeded), match.events)

"""The commands, and what happens to everything that goes wrong in them."""

import contextlib
import errno
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from barbu import locales
from barbu.cli import commands, rules, rules_edit, score
from barbu.cli.paint import wrapped
from barbu.cli.saves import DiskTrouble, data_folder
from barbu.cli.screen import console
from barbu.cli.usage import Command, Data, Group, Lang, locale_for, page_alone, spoken
from barbu.errors import BarbuError
from barbu.locales import Locale

# Every `help` here is the id of a message.
app = typer.Typer(help="play-cli-barbu", cls=Group, add_completion=False, pretty_exceptions_enable=False)
rules_edit.add_to(rules.app)
app.add_typer(rules.app, name="rules")
app.add_typer(score.app, name="score")

Players = Annotated[int, typer.Option("--players", help="play-cli-players", metavar="N", show_default=False)]
Rules = Annotated[str | None, typer.Argument(help="play-cli-ruleset", metavar="PRESET|FILE", show_default=False)]
Bots = Annotated[list[str] | None, typer.Option("--bot", help="play-cli-bot", metavar="NAME")]
Watched = Annotated[str | None, typer.Argument(help="play-cli-watched", metavar="PRESET|FILE", show_default=False)]
Playing = Annotated[list[str] | None, typer.Option("--bot", help="play-cli-playing", metavar="NAME")]
Where = Annotated[
    str,
    typer.Option(
        "--database", envvar="BARBU_DATABASE", show_envvar=False, help="serve-help-database", metavar="URL",
        show_default=False,
    ),
]  # fmt: skip
Log = Annotated[str, typer.Option("--log", help="serve-help-log", metavar="text|json")]
LogLevel = Annotated[str, typer.Option("--log-level", help="serve-help-log-level", metavar="LEVEL", show_default=False)]
Metrics = Annotated[str, typer.Option("--metrics", help="serve-help-metrics", metavar="HOST:PORT", show_default=False)]
Record = Annotated[Path, typer.Argument(help="play-cli-record", metavar="FILE")]


def _version(wanted: bool) -> None:
    if wanted:
        print(commands.version())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def barbu(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="play-cli-version", is_eager=True, callback=_version)
    ] = False,
    lang: Lang = "",
) -> None:
    """What may stand before every command."""
    page_alone(ctx)


@app.command(cls=Command, help="play-cli-play")
def play(
    ruleset: Rules = None,
    players: Players = 0,
    seat: Annotated[int, typer.Option("--seat", help="play-cli-seat", metavar="N")] = 1,
    bot: Bots = None,
    seed: Annotated[str | None, typer.Option("--seed", help="play-cli-seed", metavar="TEXT")] = None,
    name: Annotated[str, typer.Option("--name", help="play-cli-name", metavar="NAME", show_default=False)] = "",
    resume: Annotated[bool, typer.Option("--resume", help="play-cli-resume", show_default=False)] = False,
    pace: Annotated[
        str, typer.Option("--pace", help="play-cli-pace", metavar="slow|normal|fast|instant", show_default=False)
    ] = "normal",
    lang: Lang = "",
    data: Data = None,
) -> None:
    """A match in the terminal; with `--resume` the argument is a match's id."""
    named = ruleset or "" if resume else commands.named(ruleset)
    wish = commands.Wish(ruleset=named, players=players, seat=seat, bots=tuple(bot or ()), seed=seed, name=name)
    if resume:
        commands.refuse_new(wish)
    commands.play(wish, resume, pace, locale_for(lang), data_folder(data))


@app.command(cls=Command, help="play-cli-matches")
def matches(lang: Lang = "", data: Data = None) -> None:
    """The list of saved matches."""
    commands.matches(locale_for(lang), data_folder(data))


@app.command(cls=Command, help="play-cli-demo")
def demo(
    ruleset: Watched = None, players: Players = 0, bot: Playing = None,
    seed: Annotated[str | None, typer.Option("--seed", help="play-cli-seed", metavar="TEXT")] = None,
    lang: Lang = "", data: Data = None,
) -> None:  # fmt: skip
    """A whole match between bots."""
    wish = commands.Wish(ruleset=commands.named(ruleset), players=players, seat=None, bots=tuple(bot or ()), seed=seed)
    commands.demo(wish, locale_for(lang), data)


@app.command(cls=Command, help="play-cli-replay")
def replay(file: Record, lang: Lang = "") -> None:
    """A record, card by card."""
    commands.replay(file, locale_for(lang))


@app.command(cls=Command, help="sheets-help")
def sheet(
    what: Annotated[str, typer.Argument(help="sheets-help-what", metavar="PRESET|FILE|LINK", show_default=False)],
    players: Annotated[int, typer.Option("--players", help="sheets-help-players", metavar="N", show_default=False)] = 0,
    names: Annotated[
        str, typer.Option("--names", help="sheets-help-names", metavar="NAME,NAME", show_default=False)
    ] = "",
    paper: Annotated[str, typer.Option("--paper", help="sheets-help-paper", metavar="a4|letter")] = "a4",
    portrait: Annotated[bool, typer.Option("--portrait", help="sheets-help-portrait", show_default=False)] = False,
    landscape: Annotated[bool, typer.Option("--landscape", help="sheets-help-landscape", show_default=False)] = False,
    form: Annotated[
        str, typer.Option("--form", help="sheets-help-form", metavar="pdf|html|csv|text", show_default=False)
    ] = "",
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="sheets-help-output", metavar="FILE", show_default=False)
    ] = None,
    lang: Lang = "",
    data: Data = None,
) -> None:
    """The score sheet of a ruleset, blank, or of a match; what it needs is loaded here alone."""
    from barbu.cli.sheet import Wish, show

    wish = Wish(what, players, names, paper, portrait, landscape, form, output)
    show(wish, locale_for(lang), data, console())


@app.command(cls=Command, help="play-cli-verify")
def verify(file: Record, lang: Lang = "") -> None:
    """Whether the deals of a record are those that were promised."""
    raise typer.Exit(commands.verify(file, locale_for(lang)))


@app.command(cls=Command, help="serve-help")
def serve(
    port: Annotated[int, typer.Option("--port", help="serve-help-port", metavar="N", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option("--host", help="serve-help-host", metavar="ADDRESS")] = "127.0.0.1",
    database: Where = "",
    access_log: Annotated[bool, typer.Option("--access-log", help="serve-help-access-log")] = False,
    secure: Annotated[bool, typer.Option("--secure", help="serve-help-secure")] = False,
    requests_a_minute: Annotated[
        int, typer.Option("--requests-a-minute", help="serve-help-requests", metavar="N", min=1)
    ] = 900,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", help="serve-help-proxy", metavar="ADDRESS", show_default=False)
    ] = None,
    log: Log = "text", log_level: LogLevel = "", metrics: Metrics = "",
    lang: Lang = "", data: Data = None,
) -> None:  # fmt: skip
    """The table on the web; what it needs is loaded here alone, so that the other commands start fast."""
    from barbu.cli.serve import serve as serving
    from barbu.web.wish import Wish

    wish = Wish(
        data=data_folder(data), host=host, port=port, database=database, access_log=access_log,
        requests_a_minute=requests_a_minute, secure=secure, proxies=tuple(proxy or ()), log=log,
        log_level=log_level, metrics=metrics,
    )  # fmt: skip
    serving(wish, locale_for(lang))


@app.command(cls=Command, help="worker-help")
def worker(
    database: Where = "", log: Log = "text", log_level: LogLevel = "", metrics: Metrics = "", lang: Lang = "",
    data: Data = None,
) -> None:  # fmt: skip
    """What happens without a person, for servers that share a database."""
    from barbu.cli.serve import help_servers
    from barbu.web.wish import Wish

    wish = Wish(data=data_folder(data), database=database, log=log, log_level=log_level, metrics=metrics)
    help_servers(wish, locale_for(lang))


@app.command(cls=Command, help="doctor-help")
def doctor(
    address: Annotated[
        str, typer.Option("--address", help="doctor-help-address", metavar="URL", show_default=False)
    ] = "",
    database: Where = "", lang: Lang = "", data: Data = None,
) -> None:  # fmt: skip
    """What is wrong with an installation; what it needs is loaded here alone."""
    from barbu.cli.doctor import Wish
    from barbu.cli.doctor import doctor as examine

    raise typer.Exit(examine(Wish(data_folder(data), database, address), locale_for(lang)))


@app.command(cls=Command, help="export-help")
def export(
    file: Annotated[Path, typer.Argument(help="export-help-file", metavar="FILE")],
    database: Where = "", lang: Lang = "", data: Data = None,
) -> None:  # fmt: skip
    """All that a server keeps, as a file."""
    from barbu.cli import moving

    moving.export(file, database, locale_for(lang), data_folder(data))


@app.command("import", cls=Command, help="import-help")
def take_in(
    file: Annotated[Path, typer.Argument(help="import-help-file", metavar="FILE")],
    database: Where = "", lang: Lang = "", data: Data = None,
) -> None:  # fmt: skip
    """An empty database, filled from such a file."""
    from barbu.cli import moving

    moving.take_in(file, database, locale_for(lang), data_folder(data))


@app.command(cls=Command, help="arena-help")
def arena(
    candidate: Annotated[
        list[str] | None, typer.Option("--candidate", help="arena-help-candidate", metavar="NAME")
    ] = None,
    against: Annotated[list[str] | None, typer.Option("--against", help="arena-help-against", metavar="NAME")] = None,
    rows: Annotated[list[str] | None, typer.Option("--rows", help="arena-help-rows", metavar="PATTERN")] = None,
    deals: Annotated[int | None, typer.Option("--deals", help="arena-help-deals", metavar="N")] = None,
    minutes: Annotated[float | None, typer.Option("--minutes", help="arena-help-minutes", metavar="M")] = None,
    out: Annotated[Path, typer.Option("--out", help="arena-help-out", metavar="FOLDER")] = Path("strength"),
    rulesets: Annotated[
        Path | None, typer.Option("--rulesets", help="arena-help-rulesets", metavar="FOLDER", show_default=False)
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="arena-help-seed", metavar="TEXT")] = "strength",
    jobs: Annotated[int, typer.Option("--jobs", help="arena-help-jobs", metavar="N", min=0, show_default=False)] = 0,
    dask: Annotated[str, typer.Option("--dask", help="arena-help-dask", metavar="ADDRESS", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    """How strong each player is; what it needs is loaded here alone, so that the other commands start fast."""
    from barbu.cli.arena import Wish
    from barbu.cli.arena import arena as measure

    wish = Wish(
        candidates=tuple(candidate or ()),
        against=tuple(against or ()),
        rows=tuple(rows or ()),
        deals=deals,
        minutes=minutes,
        out=out,
        rulesets=rulesets,
        seed=seed,
        jobs=jobs or -1,
        cluster=dask,
    )
    measure(wish, locale_for(lang))


# --- what goes wrong -----------------------------------------------------------------


OUTPUT = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""What the system says of standard output that cannot be written to."""


def run(words: Sequence[str]) -> int:
    """Does what the words say; the exit code. Nothing that goes wrong ends in a traceback."""
    locale = spoken(words)
    try:
        if not _opened():
            return _told(locale.text("play-cli-no-output"), 1)
        command = typer.main.get_command(app)
        code = command(args=list(words), prog_name=locales.called(), standalone_mode=False, obj=locale)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except DiskTrouble as error:
        return _told(locales.explain(error, locale), 1)
    except BarbuError as error:
        return _told(locales.explain(error, locale), 2)
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:
        _silence()  # whoever read us has gone
        return 141
    except OSError as error:
        if error.errno not in OUTPUT or error.filename is not None:
            return _apology(locale)
        _silence()
        return _told(locale.text("play-cli-output", reason=locales.shown(error, locale)), 1)
    except Exception:
        return _apology(locale)


def _opened() -> bool:
    """Puts something in the place of streams that were closed before we began; False where none can be shown on.

    Without it a file of ours could get the number of a stream, and be written to in its place.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    shown = sys.stdout is not None
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    return shown


def _silence() -> None:
    """The interpreter must not try to flush, at its end, what cannot be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _told(text: str, code: int) -> int:
    with contextlib.suppress(OSError):
        out = console(error=True)
        for line in wrapped(Text(text, "red"), out.width):
            out.print(line, overflow="fold")
    return code


def _apology(locale: Locale) -> int:
    """Something that should not have happened: the details go to a file, the person gets a sentence."""
    folder = data_folder()
    log = folder / "error.log"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with log.open("a", encoding="utf-8") as file:
            traceback.print_exc(file=file)
    except OSError:
        return _told(locale.text("play-cli-unexpected-no-log"), 1)
    return _told(locale.text("play-cli-unexpected", path=str(log)), 1)

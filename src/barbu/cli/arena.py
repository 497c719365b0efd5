"""`barbu arena`: how strong each player is, measured on this machine."""

from __future__ import annotations

import datetime
import os
import platform
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from barbu.bots.arena import figures, lab, report
from barbu.bots.arena.chart import chart
from barbu.bots.arena.plan import Pair, Piece, code_hash, default_pairs, pieces
from barbu.bots.arena.players import player
from barbu.bots.arena.rows import Row, all_rows, matching
from barbu.bots.levels import LEVELS
from barbu.cli.paint import wrapped
from barbu.cli.screen import console
from barbu.errors import NotUnderstood
from barbu.locales import Locale
from barbu.rules.model import Ruleset
from barbu.rules.presets import read

RULESETS = Path("benchmarks/rulesets")
"""The random rulesets, in a checkout."""
NAME = "strength"
"""What the files of results are called."""


class Wish(msgspec.Struct, frozen=True):
    """A measurement as it is asked for on the command line."""

    candidates: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    deals: int | None = None
    """Deals a row; None for as many as the plan has."""
    minutes: float | None = None
    """None for as long as it takes."""
    out: Path = Path()
    rulesets: Path | None = None
    seed: str = ""
    jobs: int = -1
    cluster: str = ""


def arena(wish: Wish, locale: Locale) -> None:
    """Plays what is asked for, tells what came of it, and writes it down; what an earlier run has played stands."""
    for option, number in (("--deals", wish.deals), ("--minutes", wish.minutes)):
        if number is not None and not number > 0:
            raise NotUnderstood("arena-too-little", option=option, given=f"{number:g}")
    pairs, rows = _pairs(wish), _rows(wish)
    planned = list(pieces(rows, pairs, wish.seed, wish.deals or 0))
    kept = lab.Kept(wish.out / f"{NAME}.jsonl")
    try:
        wish.out.mkdir(parents=True, exist_ok=True)
        done = _run(wish, planned, kept, locale)
        found = figures.figures(rows, pairs, done.values())
        table = wish.out / f"{NAME}.csv"
        aside = table.exists() and _loses(figures.read_csv(table), found)
        paths = _write(wish, found, pairs, locale, f"{NAME}-part" if aside else NAME)
    except KeyboardInterrupt:
        safe = len(kept.read().keys() & {piece.key for piece in planned})
        _print(locale.text("arena-stopped", done=safe, planned=len(planned), path=str(kept.path)))
        raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise NotUnderstood("arena-cannot-write", path=str(wish.out), reason=reason) from None
    out = console()
    for heads, lines in (report.headline(found, pairs, locale), report.matches(found, pairs, locale)):
        if lines:
            out.print(_table(heads, lines))
            out.print()
    if aside:
        _print(locale.text("arena-aside", path=str(table.with_suffix(".md"))))
    if len(done) < len(planned):
        _print(locale.text("arena-unfinished", done=len(done), planned=len(planned)))
    _print(locale.text("arena-written", files=locale.listed([str(path) for path in paths])))


def _print(text: str) -> None:
    out = console()
    for line in wrapped(Text(text), out.width):
        out.print(line, overflow="fold")


# --- what is asked for ------------------------------------------------------------------------------


def _pairs(wish: Wish) -> tuple[Pair, ...]:
    """The pairs of the table; those of the players named, if any are."""
    for name in (*wish.candidates, *wish.against):
        player(name)
    if not wish.candidates and not wish.against:
        return default_pairs()
    candidates, against = wish.candidates or tuple(LEVELS), wish.against or ("regular",)
    return tuple(Pair(one, other) for one in candidates for other in against)


def _rows(wish: Wish) -> list[Row]:
    rows = all_rows(_others(wish.rulesets))
    wanted = matching(rows, wish.rows)
    if not wanted:
        raise NotUnderstood("arena-no-such-row", given=wish.rows[0], allowed=tuple(row.name for row in rows))
    return wanted


def _others(folder: Path | None) -> list[tuple[str, Ruleset]]:
    """The rulesets of the folder; those of a checkout if none is named, and none elsewhere."""
    files = sorted((folder or RULESETS).glob("*.toml"))
    if folder is not None and not files:
        raise NotUnderstood("arena-no-rulesets", path=str(folder))
    return [(file.stem, read(file.read_text(encoding="utf-8"))) for file in files]


# --- doing it ---------------------------------------------------------------------------------------


def _run(wish: Wish, planned: Sequence[Piece], kept: lab.Kept, locale: Locale) -> dict[str, lab.Done]:
    """All results that there are in the end."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(error=True)) as progress:
        task = progress.add_task(locale.text("arena-plays"), total=sum(piece.games for piece in planned))
        return lab.run(
            planned,
            kept,
            jobs=wish.jobs,
            minutes=wish.minutes or 0.0,
            cluster=wish.cluster,
            told=lambda games: progress.advance(task, games),
        )


def _loses(before: Sequence[figures.Figure], found: Sequence[figures.Figure]) -> bool:
    """Whether the table that is there tells of something, or of more deals of it, than would be told now."""

    def deals(some: Sequence[figures.Figure]) -> dict[tuple[object, ...], int]:
        keys = ((each.kind, each.ruleset, each.players, each.contract, each.candidate, each.against) for each in some)
        return dict(zip(keys, (each.deals for each in some), strict=True))

    now = deals(found)
    return any(number > now.get(key, 0) for key, number in deals(before).items())


def _write(wish: Wish, found: Sequence[figures.Figure], pairs: Sequence[Pair], locale: Locale, name: str) -> list[Path]:
    """Writes the figures, the picture and the table, under this name."""
    paths = [wish.out / f"{name}.{ending}" for ending in ("csv", "svg", "md")]
    figures.write_csv(paths[0], found)
    paths[1].write_text(chart(found, pairs, locale), encoding="utf-8")
    made = locale.text(
        "arena-made",
        date=datetime.date.today().isoformat(),
        machine=_machine(),
        cores=str(os.cpu_count() or 1),
        seed=wish.seed,
        code=code_hash()[:12],
    )
    report.put(paths[2], report.markdown(found, pairs, locale, paths[1].name, made), locale.text("arena-title"))
    return paths


def _machine() -> str:
    """The processor, as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def _table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> Table:
    """A table for the terminal."""
    shown = Table(box=None, pad_edge=False)
    for at, head in enumerate(heads):
        shown.add_column(head, justify="right" if at else "left", overflow="fold")
    for line in lines:
        shown.add_row(*line)
    return shown

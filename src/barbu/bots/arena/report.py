"""The table of strengths in words: as Markdown between two marks of a document, in one language."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from barbu.bots.arena.figures import WIDTH, Figure, mean, of
from barbu.bots.arena.plan import STANDARD, Pair
from barbu.bots.arena.rows import NAMED, RANDOM, WHOLE
from barbu.locales import Locale
from barbu.rules.presets import names, preset

BEGIN, END = "<!-- barbu arena: begin -->", "<!-- barbu arena: end -->"
NOTHING = "–"
Cells = Sequence[str]


def number(value: float, digits: int = 1) -> str:
    """A signed number with a real minus."""
    return f"{value:+.{digits}f}".replace("-", "−")


def told(edge: float, half: float, digits: int = 1) -> str:
    """An edge and half its 95 % interval, where that is known."""
    if math.isinf(half):
        return number(edge, digits)
    return f"{number(edge, digits)} ± {half:.{digits}f}"


def millis(micros: float) -> str:
    """A time in milliseconds."""
    return f"{micros / 1000:.2f}"


def table(heads: Cells, lines: Iterable[Cells]) -> str:
    """A table in Markdown; the numbers of all columns but the first stand right."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (heads, rule, *lines)) + "\n"


# --- the tables -------------------------------------------------------------------------------------


def headline(found: Sequence[Figure], pairs: Sequence[Pair], locale: Locale) -> tuple[list[str], list[list[str]]]:
    """Heads and lines of the table that has one line for each pair, whole matches aside."""
    heads = [
        locale.text("arena-column-pair"),
        locale.text("arena-column-named"),
        locale.text("arena-column-random"),
        locale.text("arena-column-below"),
        locale.text("arena-column-deals"),
        locale.text("arena-column-median"),
        locale.text("arena-column-p99"),
    ]
    lines = []
    for pair in pairs:
        own = [figure for kind in (NAMED, RANDOM) for figure in of(found, pair.candidate, pair.against, kind)]
        if own:
            below = sum(figure.high < 0 for figure in own if figure.kind == NAMED)
            counted = f"{sum(figure.deals for figure in own):,}".replace(",", " ")
            times = [millis(sum(getattr(figure, name) for figure in own) / len(own)) for name in ("median", "p99")]
            lines.append([named(pair, locale), *_pooled(own), str(below), counted, *times])
    return heads, lines


def named(pair: Pair, locale: Locale) -> str:
    """The pair in words."""
    return locale.text("arena-pair", candidate=pair.candidate, against=pair.against)


def _pooled(own: Sequence[Figure]) -> Iterator[str]:
    for kind in (NAMED, RANDOM):
        pooled = mean([figure for figure in own if figure.kind == kind])
        yield NOTHING if pooled is None else told(pooled.edge, pooled.half)


def matches(found: Sequence[Figure], pairs: Sequence[Pair], locale: Locale) -> tuple[list[str], list[list[str]]]:
    """Heads and lines of the table of whole matches; no lines where none were played."""
    own = {(each.candidate, each.against, each.ruleset): each for each in found if each.kind == WHOLE}
    rulesets = list(dict.fromkeys(ruleset for _, _, ruleset in own))
    lines = []
    for pair in pairs:
        cells = [own.get((pair.candidate, pair.against, ruleset)) for ruleset in rulesets]
        if any(cells):
            lines.append([named(pair, locale), *(_cell(each, 2) for each in cells)])
    return [locale.text("arena-column-pair"), *rulesets], lines


def _grid(found: Sequence[Figure], pairs: Sequence[Pair], kind: str, locale: Locale) -> str:
    """A line for each row, a column for each pair."""
    own = {(figure.candidate, figure.against, _row(figure)): figure for figure in found if figure.kind == kind}
    rows = list(dict.fromkeys(row for _, _, row in own))
    shown = [pair for pair in pairs if any(key[:2] == (pair.candidate, pair.against) for key in own)]
    lines = []
    for row in rows:
        cells = [own.get((pair.candidate, pair.against, row)) for pair in shown]
        lines.append([_row_name(row, locale), *(_cell(each) for each in cells)])
    return table([locale.text("arena-column-row"), *(named(pair, locale) for pair in shown)], lines)


def _cell(figure: Figure | None, digits: int = 1) -> str:
    return NOTHING if figure is None else told(figure.edge, WIDTH * figure.error, digits)


def _row(figure: Figure) -> tuple[str, int, str]:
    return figure.ruleset, figure.players, figure.contract


def _row_name(row: tuple[str, int, str], locale: Locale) -> str:
    ruleset, players, contract = row
    place = f"{ruleset} ({players})"
    if not contract:
        return place
    own = preset(ruleset).contract(contract).name if ruleset in names() else ""
    return f"{place}: {locale.contract(contract, own)}"


def _by_ruleset(found: Sequence[Figure], pairs: Sequence[Pair], locale: Locale) -> str:
    """A line for each named ruleset at each table, over all its contracts."""
    tables = list(dict.fromkeys((each.ruleset, each.players) for each in found if each.kind == NAMED))
    shown = [pair for pair in pairs if of(found, pair.candidate, pair.against, NAMED)]
    lines = []
    for ruleset, players in tables:
        cells = []
        for pair in shown:
            own = of(found, pair.candidate, pair.against, NAMED)
            pooled = mean([each for each in own if (each.ruleset, each.players) == (ruleset, players)])
            cells.append(NOTHING if pooled is None else told(pooled.edge, pooled.half))
        lines.append([_row_name((ruleset, players, ""), locale), *cells])
    return table([locale.text("arena-column-row"), *(named(pair, locale) for pair in shown)], lines)


def markdown(found: Sequence[Figure], pairs: Sequence[Pair], locale: Locale, chart: str, made: str) -> str:
    """All tables, one after the other."""
    against = [pair for pair in pairs if pair.against == STANDARD]
    others = [pair for pair in pairs if pair.against != STANDARD]
    parts = [made + "\n", f"![{locale.text('arena-title-chart')}]({chart})\n", table(*headline(found, pairs, locale))]
    parts += _whole(found, pairs, locale)
    parts += [f"### {locale.text('arena-title-rulesets')}\n", _by_ruleset(found, pairs, locale)]
    for title, kind in ((locale.text("arena-title-contracts"), NAMED), (locale.text("arena-title-random"), RANDOM)):
        own = [figure for figure in found if figure.kind == kind]
        if own:
            parts.append(f"### {title}\n")
        for some in (against, others):
            if any(of(own, pair.candidate, pair.against, kind) for pair in some):
                parts.append(_grid(own, some, kind, locale))
    return "\n".join(parts)


def _whole(found: Sequence[Figure], pairs: Sequence[Pair], locale: Locale) -> Iterator[str]:
    heads, lines = matches(found, pairs, locale)
    if lines:
        yield f"### {locale.text('arena-title-whole')}\n"
        yield table(heads, lines)


def put(path: Path, text: str, title: str) -> None:
    """Writes the text between the marks of a document, which is begun where there is none."""
    before = path.read_text(encoding="utf-8") if path.exists() else f"# {title}\n\n{BEGIN}\n{END}\n"
    marked = f"{BEGIN}\n\n{text}\n{END}"
    pattern = re.compile(f"{re.escape(BEGIN)}.*?{re.escape(END)}", re.DOTALL)
    after = pattern.sub(lambda _: marked, before) if pattern.search(before) else f"{before.rstrip()}\n\n{marked}\n"
    path.write_text(after, encoding="utf-8")

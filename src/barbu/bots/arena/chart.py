"""The table of strengths as a picture: a dot for each pair, its 95 % interval as a line. SVG, no library."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from barbu.bots.arena.figures import Figure, Mean, mean, of
from barbu.bots.arena.plan import Pair
from barbu.bots.arena.report import named, number
from barbu.bots.arena.rows import NAMED, RANDOM
from barbu.locales import Locale

WIDTH, LABELS, LINE, TOP, FOOT = 760, 250, 34, 46, 34
KINDS = (NAMED, RANDOM)
STYLE = """
svg { background: #fff } text { font: 14px system-ui, sans-serif; fill: #222 } .small { font-size: 12px }
.grid { stroke: #ddd } .zero { stroke: #777 }
.k0 { fill: #1b5e9b; stroke: #1b5e9b } .k1 { fill: #b3541e; stroke: #b3541e }
line.k0, line.k1 { stroke-width: 2 }
@media (prefers-color-scheme: dark) {
  svg { background: #1c1c1c } text { fill: #eee } .grid { stroke: #444 } .zero { stroke: #999 }
  .k0 { fill: #7db8ee; stroke: #7db8ee } .k1 { fill: #f0a06a; stroke: #f0a06a }
}
"""


def chart(found: Sequence[Figure], pairs: Sequence[Pair], locale: Locale) -> str:
    """The picture of all pairs that have edges in percent."""
    lines = []
    for pair in pairs:
        means = [mean(of(found, pair.candidate, pair.against, kind)) for kind in KINDS]
        if any(means):
            lines.append((named(pair, locale), means))
    ends = [each.edge + side * _half(each) for _, means in lines for each in means if each for side in (-1, 1)]
    low, high = min([0.0, *ends]), max([10.0, *ends])
    step = next(step for step in (5, 10, 20, 50, 100, 10**6) if (high - low) / step <= 9)
    low, high = step * (low // step), -step * (-high // step)
    height = TOP + LINE * len(lines) + FOOT

    def across(value: float) -> float:
        return LABELS + (WIDTH - LABELS - 30) * (value - low) / (high - low)

    title = locale.text("arena-title-chart")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
    ]
    for at in range(round((high - low) / step) + 1):
        value = low + at * step
        kind, x = "zero" if value == 0 else "grid", across(value)
        parts.append(f'<line class="{kind}" x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{height - FOOT}"/>')
        parts.append(
            f'<text class="small" x="{x:.1f}" y="{height - 14}" text-anchor="middle">{number(value, 0)} %</text>'
        )
    legend = (locale.text("arena-column-named"), locale.text("arena-column-random"))
    for place, word in enumerate(legend):
        x = LABELS + 200 * place
        parts.append(f'<circle class="k{place}" cx="{x}" cy="20" r="5"/>')
        parts.append(f'<text x="{x + 12}" y="25">{escape(word)}</text>')
    for at, (label, means) in enumerate(lines):
        y = TOP + LINE * at + LINE / 2
        parts.append(f'<text x="{LABELS - 14}" y="{y + 5:.1f}" text-anchor="end">{escape(label)}</text>')
        for place, each in enumerate(means):
            if each is not None:
                here = y + 10 * place - 5
                left, right = across(each.edge - _half(each)), across(each.edge + _half(each))
                parts.append(f'<line class="k{place}" x1="{left:.1f}" y1="{here}" x2="{right:.1f}" y2="{here}"/>')
                parts.append(f'<circle class="k{place}" cx="{across(each.edge):.1f}" cy="{here}" r="4"/>')
    return "\n".join([*parts, "</svg>", ""])


def _half(each: Mean) -> float:
    """Half of the interval; none is drawn where a single deal leaves it unknown."""
    return each.half if math.isfinite(each.half) else 0.0

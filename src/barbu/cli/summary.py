"""Points on paper: the end of a deal, the sheet, the grid of contracts done, the end of the match."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from barbu.cli.badge import item_name, signed
from barbu.cli.look import Look
from barbu.cli.paint import BADGE, NOW, QUIET, STRONG, clipped, coloured, flow, mark, right, wrapped
from barbu.cli.voice import Voice, points
from barbu.deal import Seat
from barbu.match import Match, Row, Sheet, grid, sheet
from barbu.match.phases import Result
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.scoring import Line


def reason(line: Line, voice: Voice, with_plus: bool) -> str:
    """How some points came, in few words."""
    made = points(line.points, with_plus)
    match line.reason:
        case "item":
            return f"{_items(line.item, line.count, voice)} {made}"
        case "place":
            return voice.say("reason-place", place=line.count, points=made)
        case other:
            return voice.say(f"reason-{other.replace('_', '-')}", points=made)


def _items(item: str, count: int, voice: Voice) -> str:
    if item in LAST_TRICKS or (len(item) > 1 and item[-1] in "CSDH"):
        return item_name(item, voice)
    if item == TRICK:
        return voice.say("count-tricks", count=count)
    return voice.say("count-things", count=count, things=item_name(item, voice, count))


def reasons(lines: Sequence[Line], voice: Voice, with_plus: bool) -> str:
    """How all points of one seat came; a dash for none."""
    told = [reason(line, voice, with_plus) for line in lines if line.points or line.reason == "place"]
    return voice.locale.commas(told) or "–"


def deal_summary(match: Match, result: Result, look: Look) -> list[Text]:
    """Who took what in the deal just ended, and the totals."""
    voice, rules = look.voice, match.rules
    row = result.round.contract
    made = sheet(match.state)
    title = voice.say("summary-title", deal=result.round.number + 1)
    lines = [Text.assemble((f" {voice.contract(row)} ", BADGE), "  ", (title, STRONG)), Text("")]
    name_width = min(max(map(cell_len, voice.names)) + 2, 20 if look.width < 60 else 32)
    plus = signed(rules)
    deal_points = [points(each, plus) for each in result.score.points]
    totals = [points(each) for each in made.totals]
    heads = [voice.say("head-deal"), voice.say("head-total")]
    widths = [max(cell_len(head), *map(len, texts)) for head, texts in zip(heads, (deal_points, totals), strict=True)]
    numbers = sum(widths) + 4
    why_width = look.width - name_width - numbers - 1
    lines.append(Text(" " * name_width + f"  {right(heads[0], widths[0])}  {right(heads[1], widths[1])}", QUIET))
    for seat in _from(voice.me, match.players):
        line = Text.assemble(mark(seat), " ", (clipped(voice.name(seat), name_width - 2), STRONG))
        line.append(" " * (name_width - line.cell_len))
        line.append(f"  {deal_points[seat]:>{widths[0]}}  {totals[seat]:>{widths[1]}}")
        why = coloured(reasons(result.score.lines[seat], voice, plus), QUIET)
        if why_width >= 24 and why.cell_len <= why_width - 2:
            lines.append(Text.assemble(line, "   ", why))
        else:
            lines += [line, *[Text.assemble("  ", part) for part in wrapped(why, look.width - 2)]]
    if result.score.slam is not None:
        lines += [Text(""), look.text(voice.of("told-slam", result.score.slam))]
    return lines


def _from(me: Seat | None, players: int) -> list[Seat]:
    """All seats, the listener's first."""
    return [((me or 0) + step) % players for step in range(players)]


# --- the sheet --------------------------------------------------------------------------------------


def score_sheet(match: Match, look: Look, why: bool = False) -> list[Text]:
    """A line a deal, the totals below; `why` adds how the points came."""
    made = sheet(match.state)
    if not made.rows:
        return [Text(look.voice.say("sheet-empty"), QUIET)]
    names = [look.voice.name(seat) for seat in range(match.players)]
    widest = max(len(points(each)) for row in made.rows for each in (*row.running, *row.score.points))
    labels = [_label(row, match, look) for row in made.rows]
    label_width = max(label.cell_len for label in labels)
    room = look.width - label_width - 1
    each = min(14, room // match.players - 1)
    two_lines = each < max(widest, 5)
    if two_lines:
        each = min(14, look.width // match.players - 1)
    indent = 0 if two_lines else label_width + 1
    lines = _heads(names, each, indent, look)
    for row, label in zip(made.rows, labels, strict=True):
        numbers = _numbers([points(own) for own in row.score.points], each)
        if two_lines:
            lines += [label, numbers]
        else:
            lines.append(Text.assemble(label, " " * (label_width - label.cell_len + 1), numbers))
        if why:
            lines += _why(row, match, look)
    total = Text(look.voice.say("head-total"), STRONG)
    sums = _numbers([points(own) for own in made.totals], each)
    sums.stylize(STRONG)
    lines.append(Text("─" * min(look.width, indent + (each + 1) * match.players), QUIET))
    lines += [total, sums] if two_lines else [Text.assemble(total, " " * (indent - total.cell_len), sums)]
    lines.append(Text(look.voice.say("low-wins" if match.rules.sign == "penalty" else "high-wins"), QUIET))
    return lines


def _label(row: Row, match: Match, look: Look) -> Text:
    """The deal's number, its contract and who chose it."""
    voice = look.voice
    label = Text.assemble((f"{row.deal:>2} ", QUIET), clipped(voice.contract_by_id(match.rules, row.contract), 22))
    if row.blind:
        label.append(" ×" + str(match.rules.blind_multiplier))
    if row.chooser is not None:
        label.append(" ")
        label.append_text(mark(row.chooser))
    if row.entered:
        label.append(" ✎", QUIET)
    return label


def _heads(names: Sequence[str], each: int, indent: int, look: Look) -> list[Text]:
    """Names over their columns; where they do not fit, markers over the columns and a line of names."""
    line = Text(" " * indent)
    fits = all(cell_len(name) + 2 <= each for name in names)
    for seat, name in enumerate(names):
        head = Text.assemble(mark(seat), (" " + name if fits else "", STRONG))
        line.append(" " * (each + 1 - head.cell_len))
        line.append_text(head)
    if fits:
        return [line]
    legend = [Text.assemble(mark(seat), " ", name) for seat, name in enumerate(names)]
    return [*flow(legend, "  ", look.width), line]


def _numbers(texts: Sequence[str], each: int) -> Text:
    return Text("".join(f" {text:>{each}}" for text in texts))


def _why(row: Row, match: Match, look: Look) -> list[Text]:
    """How the points of one deal came, player by player."""
    said = []
    for seat, lines in enumerate(row.score.lines):
        if any(line.points for line in lines):
            why = reasons(lines, look.voice, signed(match.rules))
            said.append(look.voice.say("why", who=look.voice.name(seat), reasons=why))
    return [
        Text.assemble("   ", part) for part in flow([coloured(text, QUIET) for text in said], " · ", look.width - 3)
    ]


# --- the grid ---------------------------------------------------------------------------------------


def contract_grid(match: Match, look: Look, due: "Key | None" = None) -> list[Text]:
    """Contracts by players: the deal that ticked a box, a point for one open, an arrow for the one in play or due."""
    boxes = grid(match.state)
    series = max((box.series for box in boxes), default=0)
    shown = [box for box in boxes if box.series == series]
    owners = sorted({box.owner for box in shown if box.owner is not None})
    rows = [row.id for row in match.rules.active if any(box.contract == row.id for box in shown)]
    width = max([cell_len(look.voice.contract_by_id(match.rules, id)) for id in rows], default=0)
    width = min(width, look.width - 4 * max(1, len(owners)))
    cells = {(box.owner, box.contract): box.deal for box in shown}
    now = _box_now(match) or due
    lines = []
    if owners:
        legend = [Text.assemble(mark(seat), " ", look.voice.name(seat)) for seat in owners]
        lines = flow(legend, "  ", look.width)
        head = Text(" " * width)
        for seat in owners:
            head.append("   ")
            head.append_text(mark(seat))
        lines.append(head)
    columns: list[Seat | None] = [*owners] or [None]
    for id in rows:
        name = clipped(look.voice.contract_by_id(match.rules, id), width)
        line = Text(name + " " * (width - cell_len(name)))
        for owner in columns:
            line.append(" ")
            line.append_text(_cell(cells, owner, id, now))
        lines.append(line)
    return [*lines, Text(look.voice.say("grid-legend"), QUIET)]


Key = tuple[Seat | None, str]
"""A box: whose, and for which contract."""


def _cell(cells: dict[Key, int | None], owner: Seat | None, id: str, now: Key | None) -> Text:
    if (owner, id) not in cells:
        return Text("   ")
    deal = cells[owner, id]
    if deal is not None:
        return Text(f"{deal:>3}", STRONG)
    if now is not None and now[1] == id and owner in (None, now[0]):
        return Text("  ▶", NOW)
    return Text("  ·", QUIET)


def _box_now(match: Match) -> Key | None:
    """Whose box is being played, and which; None between deals and before the choice."""
    round = getattr(match.phase, "round", None)
    if round is None or round.row is None:
        return None
    return round.roles.declarer, round.row.id


# --- the end ----------------------------------------------------------------------------------------


def result(match: Match, look: Look) -> list[Text]:
    """Who has won, ties named as ties, and everyone's place."""
    voice, made = look.voice, sheet(match.state)
    winners = made.winners
    if len(winners) == 1:
        title = voice.of("winner", winners[0], points=points(made.totals[winners[0]]))
    else:
        names = voice.listed([voice.name(seat) for seat in winners])
        title = voice.say("winners", names=names, points=points(made.totals[winners[0]]))
    fits = cell_len(title) + 2 <= look.width
    lines = [*([Text(f" {title} ", NOW)] if fits else wrapped(Text(title, STRONG), look.width)), Text("")]
    for place in sorted(set(made.places)):
        lines += _standing(made, place, look)
    return lines


def _standing(made: Sheet, place: int, look: Look) -> list[Text]:
    voice = look.voice
    seats = [seat for seat, each in enumerate(made.places) if each == place]
    total = points(made.totals[seats[0]])
    names = [voice.name(seat) for seat in seats]
    if len(seats) == 1:
        text = voice.say("standing", place=place, who=names[0], points=total)
    else:
        text = voice.say("standing-tied", place=place, who=voice.listed(names), points=total)
    return wrapped(Text(text), look.width)

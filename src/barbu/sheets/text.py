"""The sheet as plain text for the terminal: the contracts, what is agreed, and a line a deal."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from barbu.locales.breaking import hanging, heading, wrapped
from barbu.sheets.document import Deal, Sheet
from barbu.sheets.drawings import SIGNS

GAP = 2
"""Columns between two columns."""

OPEN, DONE = "☐", "☑"


def plain(sheet: Sheet, width: int = 79) -> str:
    """The sheet, lines of at most so many columns where the players' points leave it."""
    lines = [*heading(sheet.title, "="), *wrapped(" · ".join(sheet.facts), width), ""]
    lines += [*_contracts(sheet, width), "", *heading(sheet.words.rules, "-"), *_agreed(sheet, width), ""]
    lines += [*heading(sheet.words.deals, "-"), *_deals(sheet, width)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _agreed(sheet: Sheet, width: int) -> Iterator[str]:
    space = "" if sheet.lang == "zh" else " "
    for each in sheet.reminders:
        yield from hanging("• ", (each.about + space if each.about else "") + each.text, width)
    for note in sheet.notes:
        yield from hanging("• ", note, width)


# --- the contracts ----------------------------------------------------------------------------------


def _contracts(sheet: Sheet, width: int) -> Iterator[str]:
    """Each contract with what it pays, and its boxes below the players' signs."""
    heads = [sheet.words.all] if sheet.shared else [_short(sheet, seat) for seat in range(len(sheet.players))]
    boxes = [[_ticks(own) for own in line.boxes] for line in sheet.lines]
    rooms = [max(map(cell_len, column)) for column in zip(heads, *boxes, strict=True)]
    totals = [sheet.words.sum, *(line.total for line in sheet.lines)]
    right = max(map(cell_len, totals)) + GAP + sum(room + 1 for room in rooms)
    left = max(16, width - right - GAP)
    told = [(sheet.words.done, ""), *((line.name, line.pays) for line in sheet.lines)]
    left = min(left, max(cell_len(name) + 2 + cell_len(pays) for name, pays in told))
    for (name, pays), total, ticks in zip(told, totals, [heads, *boxes], strict=True):
        first, *rest = wrapped(f"{name}  {pays}".rstrip(), left)
        line = _left(first, left) + " " * GAP + _right(total, max(map(cell_len, totals))) + " "
        yield line + " ".join(_left(tick, room) for tick, room in zip(ticks, rooms, strict=True))
        yield from ("  " + each for more in rest for each in wrapped(more, width - 2))


def _ticks(boxes: Sequence[int | None]) -> str:
    return "".join(OPEN if done is None else DONE for done in boxes)


def _short(sheet: Sheet, seat: int) -> str:
    return SIGNS[seat] + sheet.players[seat].label


# --- the deals --------------------------------------------------------------------------------------


def _deals(sheet: Sheet, width: int) -> Iterator[str]:
    """A line a deal; where that is too long, the players' points stand below each deal."""
    named = [f"{_short(sheet, seat)} {player.called}" for seat, player in enumerate(sheet.players)]
    yield from wrapped("   ".join(named), width)
    for dots in (12, 6):
        lines = list(_rows(sheet, dots))
        if max(map(cell_len, lines)) <= width:
            yield from lines
            return
    yield from _below(sheet, width)


def _rows(sheet: Sheet, dots: int) -> Iterator[str]:
    """The deals as a table; what is to be written is a line of so many dots."""
    words = sheet.words
    before = [[words.deal, words.dealer, *([words.chooser] if sheet.chosen else []), words.contract]]
    before += [_before(sheet, deal, dots) for deal in sheet.deals]
    after = [[_short(sheet, seat) for seat in range(len(sheet.players))]]
    after += [_after(sheet, deal, dots - 1) for deal in sheet.deals]
    rooms = [max(map(cell_len, column)) for column in zip(*before, strict=True)]
    own = max(cell_len(cell) for row in after for cell in row)
    edge = sum(rooms) + GAP * (len(rooms) - 1)
    for place, (left, right) in enumerate(zip(before, after, strict=True)):
        cells = [_left(cell, room) for cell, room in zip(left, rooms, strict=True)]
        yield ((" " * GAP).join(cells) + _numbers(right, own)).rstrip()
        if place == 0 or sheet.deals[place - 1].closes:
            yield "-" * (edge + (own + GAP) * len(right))
    for name, values in ((words.result, sheet.totals), (words.place, sheet.places)):
        if values:
            yield _left(name, edge) + _numbers(values, own)


def _numbers(cells: Sequence[str], room: int) -> str:
    return "".join(" " * GAP + _right(cell, room) for cell in cells)


def _below(sheet: Sheet, width: int) -> Iterator[str]:
    """The deals one after another, the players' points below each."""
    words = sheet.words
    for deal in sheet.deals:
        number, *told = _before(sheet, deal, 12)
        yield from hanging(f"{number}. ", "  ".join(told), width)
        yield from _each(sheet, _after(sheet, deal, 6), width)
    for name, values in ((words.result, sheet.totals), (words.place, sheet.places)):
        if values:
            yield name
            yield from _each(sheet, values, width)


def _each(sheet: Sheet, cells: Sequence[str], width: int) -> Iterator[str]:
    """What belongs to each player, as many on a line as there is room for."""
    line = "   "
    for seat, cell in enumerate(cells):
        told = f"  {_short(sheet, seat)} {cell}"
        if cell_len(line + told) > width and line.strip():
            yield line
            line = "   "
        line += told
    yield line


def _before(sheet: Sheet, deal: Deal, dots: int) -> list[str]:
    chooser = [_short(sheet, deal.chooser)] if sheet.chosen and deal.chooser is not None else []
    return [str(deal.number), _short(sheet, deal.dealer), *chooser, deal.contract or "." * dots]


def _after(sheet: Sheet, deal: Deal, dots: int) -> list[str]:
    """For each player his doubles, the points of the deal and the total."""
    found = []
    for seat in range(len(sheet.players)):
        doubles = f"×{deal.doubles[seat].removeprefix('×')} " if deal.doubles and deal.doubles[seat] else ""
        made = f"{deal.points[seat]} = {deal.totals[seat]}" if deal.points[seat] else "." * dots
        found.append(doubles + made)
    return found


def _left(text: str, room: int) -> str:
    return text + " " * (room - cell_len(text))


def _right(text: str, room: int) -> str:
    return " " * (room - cell_len(text)) + text

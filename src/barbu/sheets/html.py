"""The sheet as a page: tables that a screen reader can walk through, printed as they are, every name escaped."""

from collections.abc import Iterable, Iterator
from html import escape
from importlib import resources

from barbu.printing.page import page as document
from barbu.sheets import drawings
from barbu.sheets.document import Deal, Line, Sheet


def page(sheet: Sheet) -> str:
    """The sheet as a document of its own, its style in it."""
    return document(sheet.lang, sheet.title, resources.files(__package__) / "sheet.css", _lines(sheet))


def _lines(sheet: Sheet) -> Iterator[str]:
    yield f"<header>{_hidden(drawings.mark())}<h1>{escape(sheet.title)}</h1>"
    yield f"<p>{escape(' · '.join(sheet.facts))}</p></header>"
    yield '<div class="above"><div>'
    yield from _region(sheet.words.done, _contracts(sheet))
    if sheet.owed:
        yield from _region(sheet.words.owed, _owed(sheet))
    yield "</div>"
    yield f'<section class="agreed"><h2>{escape(sheet.words.rules)}</h2><ul>'
    space = "" if sheet.lang == "zh" else " "
    for each in sheet.reminders:
        about = f"<b>{escape(each.about)}</b>{space}" if each.about else ""
        yield f"<li>{about}{escape(each.text)}</li>"
    yield from (f"<li>{escape(note)}</li>" for note in sheet.notes)
    yield "</ul></section></div>"
    yield from _region(sheet.words.deals, _deals(sheet))


def _region(name: str, lines: Iterable[str]) -> Iterator[str]:
    """A table that can be moved sideways where it is too wide, with the keyboard too."""
    yield f'<div class="wide" role="region" aria-label="{escape(name)}" tabindex="0">'
    yield from lines
    yield "</div>"


def _hidden(svg: str) -> str:
    """A drawing beside its name."""
    return svg.replace("<svg ", '<svg aria-hidden="true" ', 1)


def _seat(seat: int, told: str) -> str:
    return f'<span class="seat">{_hidden(drawings.marker(seat))}{escape(told)}</span>'


def _short(sheet: Sheet, seat: int) -> str:
    """A player by his letter, above a narrow column."""
    player = sheet.players[seat]
    letter = f'<abbr title="{escape(player.called)}">{escape(player.label)}</abbr>'
    return f'<span class="seat">{_hidden(drawings.marker(seat))}{letter}</span>'


# --- the contracts ----------------------------------------------------------------------------------


def _contracts(sheet: Sheet) -> Iterator[str]:
    words = sheet.words
    heads = [escape(words.all)] if sheet.shared else [_short(sheet, seat) for seat in range(len(sheet.players))]
    yield f"<table><caption>{escape(words.done)}</caption><thead><tr>"
    yield f'<th scope="col">{escape(words.contract)}</th><th scope="col" class="number">{escape(words.sum)}</th>'
    yield "".join(f'<th scope="col" class="ticks">{head}</th>' for head in heads)
    yield "</tr></thead><tbody>"
    yield from map(_contract, sheet.lines)
    yield "</tbody></table>"


def _contract(line: Line) -> str:
    named = f"{_hidden(line.drawing)}<b>{escape(line.name)}</b><small>{escape(line.pays)}</small>"
    ticks = "".join(f'<td class="ticks">{"".join(map(_box, own))}</td>' for own in line.boxes)
    head = f'<th scope="row"><span class="contract">{named}</span></th>'
    return f'<tr>{head}<td class="number">{escape(line.total)}</td>{ticks}</tr>'


def _box(done: int | str | None) -> str:
    return f'<span class="box">{"" if done is None else done}</span>'


def _owed(sheet: Sheet) -> Iterator[str]:
    """Who owes whom doubles: a row for each declarer."""
    words = sheet.words
    yield f'<table class="owed"><caption>{escape(words.owed)}</caption><thead><tr>'
    yield f'<th scope="col">{escape(words.doubled)}</th>'
    yield "".join(f'<th scope="col">{_short(sheet, seat)}</th>' for seat in range(len(sheet.players)))
    yield "</tr></thead><tbody>"
    for declarer, player in enumerate(sheet.players):
        yield f'<tr><th scope="row">{_seat(declarer, player.called)}</th>'
        for doubler in range(len(sheet.players)):
            paid = sheet.paid[declarer][doubler] if sheet.paid else 0
            boxes = "".join(_box("×" if place < paid else None) for place in range(sheet.owed))
            yield '<td class="self"></td>' if doubler == declarer else f'<td class="ticks">{boxes}</td>'
        yield "</tr>"
    yield "</tbody></table>"


# --- the deals --------------------------------------------------------------------------------------


def _deals(sheet: Sheet) -> Iterator[str]:
    words = sheet.words
    roles = [words.deal, words.dealer, *([words.chooser] if sheet.chosen else []), words.contract]
    below = [*(["×"] if sheet.kept != "no" else []), words.points, words.total]
    yield f'<table class="deals"><caption>{escape(words.deals)}</caption><thead><tr>'
    yield "".join(f'<th scope="col" rowspan="2">{escape(role)}</th>' for role in roles)
    for seat, player in enumerate(sheet.players):
        head = _seat(seat, player.called)
        yield f'<th scope="colgroup" colspan="{len(below)}" class="first">{head}</th>'
    yield "</tr><tr>"
    for _ in sheet.players:
        yield "".join(
            f'<th scope="col" class="{_edge(at)} number">{escape(told)}</th>' for at, told in enumerate(below)
        )
    yield "</tr></thead><tbody>"
    yield from (_deal(sheet, deal) for deal in sheet.deals)
    yield "</tbody>"
    if sheet.totals:
        yield from _ends(sheet, len(roles), len(below))
    yield "</table>"


def _edge(at: int) -> str:
    return "next" if at else "first"


def _deal(sheet: Sheet, deal: Deal) -> str:
    owner = deal.dealer if deal.chooser is None else deal.chooser
    roles = [deal.dealer, *([deal.chooser] if sheet.chosen and deal.chooser is not None else [])]
    cells = [f'<th scope="row" class="number">{deal.number}</th>']
    cells += [f"<td>{_seat(seat, sheet.players[seat].label)}</td>" for seat in roles]
    cells.append(f"<td>{escape(deal.contract)}</td>")
    for seat in range(len(sheet.players)):
        own = " own" if seat == owner else ""
        told = [*([deal.doubles[seat]] if sheet.kept != "no" else []), deal.points[seat], deal.totals[seat]]
        last = len(told) - 1
        cells += [
            f'<td class="{_edge(at)}{own} number{" total" if at == last else ""}">{escape(text)}</td>'
            for at, text in enumerate(told)
        ]
    closes = ' class="closes"' if deal.closes else ""
    return f"<tr{closes}>{''.join(cells)}</tr>"


def _ends(sheet: Sheet, before: int, columns: int) -> Iterator[str]:
    """The totals and the places at the end of the match."""
    yield "<tfoot>"
    for name, values in ((sheet.words.result, sheet.totals), (sheet.words.place, sheet.places)):
        cells = "".join(_end(value, columns) for value in values)
        yield f'<tr><th scope="row" colspan="{before}">{escape(name)}</th>{cells}</tr>'
    yield "</tfoot>"


def _end(value: str, columns: int) -> str:
    return f'<td colspan="{columns}" class="first number total">{escape(value)}</td>'

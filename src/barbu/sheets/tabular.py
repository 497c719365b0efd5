"""The sheet as CSV: a row a deal, numbers as numbers, and no cell that a spreadsheet would take for a formula."""

import csv
import io

from barbu.sheets.document import Deal, Sheet

FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What a cell begins with that a spreadsheet reckons up; the wide forms too, as some of them do."""

MARK = "\ufeff"
"""Says that the file is UTF-8 to spreadsheets, which take it for something else without."""


def table(sheet: Sheet) -> str:
    """The sheet by RFC 4180."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(map(harmless, heads(sheet)))
    for place, deal in enumerate(sheet.deals):
        writer.writerow(_row(sheet, deal, place))
    return out.getvalue()


def heads(sheet: Sheet) -> list[str]:
    """The names of the columns."""
    words = sheet.words
    found = [words.deal, words.dealer, *([words.chooser] if sheet.chosen else []), words.contract]
    for player in sheet.players:
        found += [player.doubles] if sheet.kept != "no" else []
        found += [player.points, player.total]
    return found


def harmless(text: str) -> str:
    """The text as a spreadsheet shows it and reckons nothing."""
    return f"'{text}" if text.startswith(FORMULA) else text


def _row(sheet: Sheet, deal: Deal, place: int) -> list[str]:
    over = place < len(sheet.numbers)
    points, totals = sheet.numbers[place] if over else ((), ())
    found = [str(deal.number), harmless(sheet.players[deal.dealer].called)]
    if sheet.chosen and deal.chooser is not None:
        found.append(harmless(sheet.players[deal.chooser].called))
    found.append(harmless(deal.contract))
    for seat in range(len(sheet.players)):
        found += [harmless(deal.doubles[seat])] if sheet.kept != "no" else []
        found += [str(points[seat]), str(totals[seat])] if over else ["", ""]
    return found

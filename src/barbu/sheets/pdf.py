"""The sheet on paper: A4 or Letter, upright or sideways, on one page where it fits."""

from importlib import resources
from typing import Any

import msgspec

from barbu import printing
from barbu.sheets import drawings
from barbu.sheets.document import Paper, Sheet, Way

TEMPLATE = resources.files("barbu.sheets") / "sheet.typ"


def pdf(sheet: Sheet, paper: Paper = "a4", way: Way = "auto") -> bytes:
    """The sheet as a tagged PDF."""
    return printing.printed(TEMPLATE, "sheet", _plain(sheet, paper, way))


def pictures(sheet: Sheet, paper: Paper = "a4", way: Way = "auto", dots: float = 110) -> list[bytes]:
    """Its pages as PNG pictures, with so many dots to the inch."""
    return printing.pictures(TEMPLATE, "sheet", _plain(sheet, paper, way), dots)


def _plain(sheet: Sheet, paper: Paper, way: Way) -> dict[str, Any]:
    return {
        "sheet": msgspec.to_builtins(sheet),
        "paper": paper,
        "way": way,
        "markers": [drawings.marker(seat) for seat in range(len(sheet.players))],
        "mark": drawings.mark(),
    }

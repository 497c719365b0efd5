"""What stands on the pages of a PDF, and where: read by PDFium, which knows nothing of how it was set."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pypdfium2 as pdfium
import pypdfium2.raw as raw

MM = 72 / 25.4
"""Points of a millimetre."""


class Boxes(NamedTuple):
    """Boxes on a page, in points from its lower left corner."""

    left: np.ndarray
    low: np.ndarray
    right: np.ndarray
    high: np.ndarray


class Page(NamedTuple):
    """One page."""

    width: float
    height: float
    text: str
    letters: Boxes
    digits: np.ndarray
    """Whether each letter is a digit."""
    sizes: np.ndarray
    """The size of each letter's font in points."""
    across: Boxes
    """Its horizontal rules."""
    upright: Boxes
    """Its vertical rules."""


def pages(file: bytes) -> list[Page]:
    """All pages of a PDF."""
    document = pdfium.PdfDocument(file)
    try:
        return [_page(document[number]) for number in range(len(document))]
    finally:
        document.close()


def _page(page: pdfium.PdfPage) -> Page:
    width, height = page.get_size()
    text = page.get_textpage()
    found = [place for place in range(text.count_chars()) if text.get_text_range(place, 1).strip()]
    letters = [text.get_charbox(place) for place in found]
    digits = np.array([text.get_text_range(place, 1).isdigit() for place in found], dtype=bool)
    sizes = [raw.FPDFText_GetFontSize(text.raw, place) for place in found]
    rules = [each.get_bounds() for each in page.get_objects([raw.FPDF_PAGEOBJ_PATH], max_depth=4)]
    across = [each for each in rules if each[3] - each[1] < 2 and each[2] - each[0] > 8 * MM]
    upright = [each for each in rules if each[2] - each[0] < 2 and each[3] - each[1] > 3 * MM]
    whole = text.get_text_range()
    return Page(width, height, whole, _boxes(letters), digits, np.array(sizes), _boxes(across), _boxes(upright))


def _boxes(found: list[tuple[float, float, float, float]]) -> Boxes:
    return Boxes(*np.array(found, dtype=float).reshape(-1, 4).T)


# --- what may not be --------------------------------------------------------------------------------


def beyond(page: Page, margin: float = 8 * MM) -> int:
    """Letters that stand beyond the margin."""
    boxes = page.letters
    inside = (boxes.left > margin) & (boxes.low > margin)
    return int((~(inside & (boxes.right < page.width - margin) & (boxes.high < page.height - margin))).sum())


def overlapping(page: Page) -> int:
    """Pairs of letters of which one covers a good part of the other."""
    one = Boxes(*(side[:, None] for side in page.letters))
    other = Boxes(*(side[None, :] for side in page.letters))
    wide = np.minimum(one.right, other.right) - np.maximum(one.left, other.left)
    high = np.minimum(one.high, other.high) - np.maximum(one.low, other.low)
    shared = np.clip(wide, 0, None) * np.clip(high, 0, None)
    area = (page.letters.right - page.letters.left) * (page.letters.high - page.letters.low)
    smaller = np.minimum(area[:, None], area[None, :])
    same = (shared > 0.99 * area[:, None]) & (shared > 0.99 * area[None, :])  # a letter with itself, or in a ligature
    covered = (shared > 0.4 * np.maximum(smaller, 0.5)) & ~same
    return int(covered.sum() // 2)


def crossed(page: Page) -> int:
    """Letters through which a rule goes: they stand in two cells."""
    found = 0
    for at in range(len(page.upright.left)):
        x = (page.upright.left[at] + page.upright.right[at]) / 2
        boxes = page.letters
        through = (boxes.left + 0.4 < x) & (x < boxes.right - 0.4)
        beside = (boxes.low < page.upright.high[at] - 0.5) & (boxes.high > page.upright.low[at] + 0.5)
        found += int((through & beside).sum())
    for at in range(len(page.across.left)):
        y = (page.across.low[at] + page.across.high[at]) / 2
        boxes = page.letters
        through = (boxes.low + 0.6 < y) & (y < boxes.high - 0.6)
        beside = (boxes.left < page.across.right[at] - 0.5) & (boxes.right > page.across.left[at] + 0.5)
        found += int((through & beside).sum())
    return found


def row_heights(page: Page) -> list[float]:
    """The distances of the first table's deals in mm, read off their numbers at its left edge."""
    boxes = page.letters
    edge = (boxes.left > 11.5 * MM) & (boxes.right < 18.6 * MM) & page.digits
    middles = np.unique(np.round((boxes.low[edge] + boxes.high[edge]) / 2, 0))
    return [float(gap) / MM for gap in np.diff(middles) if gap > 2 * MM]


def faults(page: Page) -> dict[str, int]:
    """All that is wrong with how a page is set; empty where nothing is."""
    found = {"beyond": beyond(page), "overlapping": overlapping(page), "crossed": crossed(page)}
    found["unknown"] = page.text.count("□")
    return {name: count for name, count in found.items() if count}


# --- the file ---------------------------------------------------------------------------------------


def everything(file: bytes) -> bytes:
    """The file and all that is packed in it."""
    return b"\n".join((file, *_streams(file)))


def _streams(file: bytes) -> Iterator[bytes]:
    for found in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", file, re.DOTALL):
        try:
            yield zlib.decompress(found[1])
        except zlib.error:
            yield found[1]

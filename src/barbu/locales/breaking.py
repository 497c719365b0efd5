"""Plain text in lines of so many columns, in every script."""

import unicodedata
from collections.abc import Iterator

from rich.cells import cell_len

CLOSING, OPENING = "，。：；、？！）”’》…%·", "（“‘《"
"""Signs that never begin, and that never end a line."""


def heading(title: str, mark: str) -> list[str]:
    """A title with a line under it."""
    return [title, mark * cell_len(title)]


def hanging(mark: str, text: str, width: int) -> Iterator[str]:
    """A text behind a mark, its other lines set in below the first."""
    room = cell_len(mark)
    for place, line in enumerate(wrapped(text, width - room)):
        yield (mark if place == 0 else " " * room) + line


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most so many columns, broken at spaces and between signs that need none."""
    lines, line = [], ""
    for piece in _pieces(text):
        if line and cell_len(line + piece.rstrip(" ")) > width:
            lines.append(line.rstrip(" "))
            line = ""
        while cell_len(piece.rstrip(" ")) > width:
            head = _head(piece, width)
            lines.append(head)
            piece = piece[len(head) :]
        line += piece
    return [*lines, line.rstrip(" ")] if line.strip(" ") or not lines else lines


def _head(piece: str, width: int) -> str:
    """As much of a piece without a break as fits."""
    end = len(piece)
    while end > 1 and cell_len(piece[:end]) > width:
        end -= 1
    return piece[:end]


def _pieces(text: str) -> Iterator[str]:
    """The parts between which a line may break, the spaces at their ends."""
    piece = ""
    for char, after in zip(text, [*text[1:], ""], strict=False):
        piece += char
        if after and ((char == " " and after != " ") or _breaks(char, after)):
            yield piece
            piece = ""
    if piece:
        yield piece


def _breaks(char: str, after: str) -> bool:
    """Whether a line may break between two signs without a space."""
    if after in CLOSING or char in OPENING or after == " ":
        return False
    return _wide(char) or (_wide(after) and char != " ")


def _wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in "WF"

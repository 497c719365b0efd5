"""The press: a Typst template and its data in, a tagged PDF or pictures of its pages out."""

import re
from functools import cache
from importlib import resources
from importlib.abc import Traversable
from typing import Any, Literal

import msgspec
import typst

FONTS = resources.files("barbu.printing") / "fonts"

STANDARD = "ua-1"
"""PDF/UA-1: what a screen reader needs is in the file, or it is not made."""

UNKNOWN = "□"
"""What stands for a sign that no font has, in the name of a player or of somebody's rules."""

MOST_UNKNOWN = 40
"""Signs without a glyph that are replaced one by one; where there are more, all that is not Latin goes."""


@cache
def _fonts() -> typst.Fonts:
    """The fonts, read once: those that Typst brings and our own; none of the system's."""
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=[str(FONTS)])


def printed(template: Traversable, name: str, data: object) -> bytes:
    """The PDF; the template reads the data as JSON from its input of this name."""
    return _pages(template, name, data, "pdf", pdf_standards=[STANDARD])[0]


def pictures(template: Traversable, name: str, data: object, dots: float = 110) -> list[bytes]:
    """The pages as PNG pictures, with so many dots to the inch."""
    return _pages(template, name, data, "png", ppi=dots)


def _pages(template: Traversable, name: str, data: object, form: Literal["pdf", "png"], **more: Any) -> list[bytes]:
    source = template.read_text(encoding="utf-8").encode()
    text = msgspec.json.encode(data).decode()
    for _ in range(MOST_UNKNOWN):
        try:
            return _compiled(source, name, text, form, **more)
        except typst.TypstError as error:
            unknown = _without_glyph(error)
            if not unknown:
                raise
            text = "".join(UNKNOWN if char in unknown else char for char in text)
    return _compiled(source, name, re.sub(r"[^\x00-\u024f\u2010-\u26ff]", UNKNOWN, text), form, **more)


def _without_glyph(error: typst.TypstError) -> str:
    """The signs that no font has, as the refusal names them; empty for another fault."""
    found = re.search(r'the text `"(.+?)"` could not be displayed', str(error), re.DOTALL)
    return found[1] if found else ""


def _compiled(source: bytes, name: str, text: str, form: Literal["pdf", "png"], **more: Any) -> list[bytes]:
    made: Any = typst.compile(source, font_paths=_fonts(), sys_inputs={name: text}, format=form, **more)
    return [made] if isinstance(made, bytes) else list(made)

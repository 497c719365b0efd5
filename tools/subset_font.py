"""Makes the Chinese font of printed rule books: Noto Sans SC with the signs that they can need.

    python tools/subset_font.py NotoSansSC-Regular.otf src/barbu/rulebook/fonts/BarbuSansSC.otf

The font is the one in the package `pylopdf-fonts-zh-cn`; `fonttools` must be there too. Kept are Latin letters, the
signs of the game, the 3,755 characters of the first level of GB 2312, which are nearly all that a Chinese text has, and
every character of the Chinese catalogues. What is changed may not keep a reserved name, so it has another.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

CATALOGUES = Path(__file__).resolve().parent.parent / "src" / "barbu" / "locales" / "zh"
NAME = "Barbu Sans SC"
NAMES = {1: NAME, 3: "BarbuSansSC", 4: NAME, 6: "BarbuSansSC", 16: NAME}
"""The names in the font that say what it is called."""


def common() -> Iterator[str]:
    """The characters of the first level of GB 2312, by their place in its table."""
    for row in range(0xB0, 0xD8):
        for cell in range(0xA1, 0xFF):
            try:
                yield bytes((row, cell)).decode("gb2312")
            except UnicodeDecodeError:
                continue


def wanted() -> set[str]:
    """Every character that is kept."""
    latin = {chr(code) for first, last in ((0x20, 0x17F), (0x2010, 0x2027)) for code in range(first, last + 1)}
    signs = set("−×·…♠♥♦♣€→")
    chinese = {chr(code) for first, last in ((0x3000, 0x301F), (0xFF00, 0xFFEF)) for code in range(first, last + 1)}
    written = {char for file in CATALOGUES.glob("*.ftl") for char in file.read_text(encoding="utf-8")}
    return latin | signs | chinese | written | set(common())


def main(source: str, target: str) -> None:
    """Writes the smaller font."""
    font = TTFont(source)
    options = Options()
    options.layout_features = ["kern", "liga", "palt", "locl", "ccmp"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(wanted())))
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = NAMES[record.nameID]
    if "CFF " in font:
        top = font["CFF "].cff
        top.fontNames[0] = NAMES[6]
        top.topDictIndex[0].FullName = top.topDictIndex[0].FamilyName = NAME
    font.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:])

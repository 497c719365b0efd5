"""Makes the fonts of printed pages: smaller forms of free fonts, with the signs that a page can need.

    python tools/subset_font.py sc NotoSansSC-Regular.otf src/barbu/printing/fonts/BarbuSansSC.otf
    python tools/subset_font.py sans Inter-Regular.otf src/barbu/printing/fonts/BarbuSans-Regular.otf
    python tools/subset_font.py sans Inter-SemiBold.otf src/barbu/printing/fonts/BarbuSans-SemiBold.otf
    python tools/subset_font.py title fraunces-latin-600-normal.woff src/barbu/printing/fonts/BarbuTitle.ttf

The first is in the package `pylopdf-fonts-zh-cn`, Inter in Debian's `fonts-inter`, Fraunces in `@fontsource/fraunces`;
`fonttools` must be there too. Of the Chinese font are kept Latin letters, the signs of the game, the 3,755 characters
of the first level of GB 2312, which are nearly all that a Chinese text has, and every character of the Chinese
catalogues; of the others Latin, Greek and Cyrillic. What is changed may not keep a reserved name: each has its own.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

CATALOGUES = Path(__file__).resolve().parent.parent / "src" / "barbu" / "locales" / "zh"
FAMILIES = {"sc": "Barbu Sans SC", "sans": "Barbu Sans", "title": "Barbu Title"}
FEATURES = {
    "sc": ["kern", "liga", "palt", "locl", "ccmp"],
    "sans": ["kern", "liga", "tnum", "locl", "ccmp", "mark", "mkmk"],
    "title": ["kern", "liga"],
}
SIGNS = "−×·…♠♥♦♣€→≤≥●■▲◆▼□✓"


def common() -> Iterator[str]:
    """The characters of the first level of GB 2312, by their place in its table."""
    for row in range(0xB0, 0xD8):
        for cell in range(0xA1, 0xFF):
            try:
                yield bytes((row, cell)).decode("gb2312")
            except UnicodeDecodeError:
                continue


def between(*ranges: tuple[int, int]) -> set[str]:
    """The characters with these codes, the last ones included."""
    return {chr(code) for first, last in ranges for code in range(first, last + 1)}


def wanted(kind: str) -> set[str]:
    """Every character that is kept."""
    if kind != "sc":
        return between((0x20, 0x24F), (0x370, 0x45F), (0x1E00, 0x1EFF), (0x2010, 0x203F)) | set(SIGNS)
    written = {char for file in CATALOGUES.glob("*.ftl") for char in file.read_text(encoding="utf-8")}
    spread = between((0x20, 0x17F), (0x2010, 0x2027), (0x3000, 0x301F), (0xFF00, 0xFFEF))
    return spread | set(SIGNS) | written | set(common())


def main(kind: str, source: str, target: str) -> None:
    """Writes the smaller font."""
    font = TTFont(source)
    font.flavor = None
    options = Options()
    options.layout_features = FEATURES[kind]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.hinting = kind == "sc"
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(wanted(kind))))
    subsetter.subset(font)
    rename(font, FAMILIES[kind], "SemiBold" if "SemiBold" in source or kind == "title" else "Regular")
    font.save(target)


def rename(font: TTFont, family: str, weight: str) -> None:
    """Gives the font its own name."""
    plain = family.replace(" ", "") + ("" if weight == "Regular" and family.endswith("SC") else f"-{weight}")
    named = {1: family, 2: weight, 3: plain, 4: f"{family} {weight}", 6: plain, 16: family, 17: weight}
    for record in font["name"].names:
        if record.nameID in named:
            record.string = named[record.nameID]
    if "CFF " in font:
        top = font["CFF "].cff
        top.fontNames[0] = plain
        top.topDictIndex[0].FullName, top.topDictIndex[0].FamilyName = named[4], family


if __name__ == "__main__":
    main(*sys.argv[1:])

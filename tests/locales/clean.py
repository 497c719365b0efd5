"""What no text for people may contain."""

from __future__ import annotations

import re

from barbu.rules.kinds import LAST_TRICKS, OneOf
from barbu.rules.options import OPTIONS

FAULTS = {
    "a placeable that was not filled": re.compile(r"[{}]"),
    "a word of the program": re.compile(r"None\b|True\b|False\b|<[a-z_]+ |\bKey\w*Error|immutabledict|\w\(\w+="),
    "two spaces": re.compile("  "),
    "a space at an end": re.compile(r"^\s|\s$"),
    "no end of the sentence": re.compile(r"[^.?!。？]$"),
    "a space before a low point": re.compile(r"\s[.,，。：；、？]"),
}


def faults(text: str, *ids: str, but: str = "") -> list[str]:
    """What is wrong with a sentence, message ids in it included; `but` is text that may be anything."""
    rest = text.replace(but, "x") if but else text
    found = [name for name, pattern in FAULTS.items() if pattern.search(rest)]
    return found + [f"the id {id}" for id in ids if id in rest]


ALIKE = {"divide"}
"""Words of a language that happen to be keys."""


def raw_words(text: str, code: str) -> set[str]:
    """Keys and values of options in the text as a file has them; English has some of the words for people too."""
    values = {value for option in OPTIONS.values() if isinstance(option.kind, OneOf) for value in option.kind.values}
    raw = {option.field for option in OPTIONS.values()} | values | set(LAST_TRICKS)
    found = re.findall(r"\b[a-z_0-9]{4,}\b", text)
    return {word for word in found if word in raw - ALIKE and (code != "en" or "_" in word)}

"""What no text for people may contain."""

from __future__ import annotations

import re

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

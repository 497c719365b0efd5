"""The page's one document, which asks at once for all that its address will need."""

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

PARTS = {
    "": "Home", "t": "TablePage", "new": "NewTable", "replay": "Replay", "archive": "Archive", "settings": "Settings",
    "move": "Move", "help": "Help", "fair": "Help", "rules": "Rules", "score": "Score",
}  # fmt: skip
"""What shows each of the page's addresses, by their first word."""

APART = {
    "studiopage.ftl": ("rules",),
    "scorepage.ftl": ("score",),
    "errors.ftl": ("score",),
    "ownpage.ftl": ("settings", "move"),
}
"""Texts that only the addresses with these first words need."""

Manifest = Mapping[str, Mapping[str, Any]]


@lru_cache(128)
def document(static: Path, made: int, word: str, lang: str) -> str:
    """The document for an address of this first word, read in this language; `made` is when it was built."""
    text = (static / "index.html").read_text(encoding="utf-8")
    listed = static / ".vite" / "manifest.json"
    if not listed.is_file():
        return text
    manifest: Manifest = json.loads(listed.read_text(encoding="utf-8"))
    wanted = [each for each in _links(manifest, word, lang) if each not in text]
    return text.replace("</head>", "".join(f"    {each}\n" for each in wanted) + "  </head>", 1)


def _links(manifest: Manifest, word: str, lang: str) -> Iterator[str]:
    """What would otherwise be asked for only once the script has come, and what that asks for next."""
    part = PARTS.get(word)
    for name in _with_imports(manifest, f"src/pages/{part}.svelte") if part else ():
        found = manifest[name]
        yield f'<link rel="modulepreload" crossorigin href="/{found["file"]}">'
        for style in found.get("css", ()):
            yield f'<link rel="stylesheet" crossorigin href="/{style}">'
    for name, found in manifest.items():
        words = f"/locales/{lang}/" in name and word in APART.get(name.rpartition("/")[2], (word,))
        if words or name == "src/cards/deck.svg":
            yield f'<link rel="preload" as="fetch" crossorigin href="/{found["file"]}">'


def _with_imports(manifest: Manifest, name: str) -> list[str]:
    found: list[str] = []
    todo = [name]
    while todo:
        each = todo.pop()
        if each in manifest and each not in found and each != "index.html":
            found.append(each)
            todo += manifest[each].get("imports", ())
    return found

"""The rulesets that a person has saved on this machine: TOML files in one folder, each found by its name.

A file is called as its ruleset, without the signs that a file system does not take. What is being written in an editor
lies beside it under `.draft` until it can be played.
"""

import os
import re
import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from barbu.cli.saves import data_folder, disk
from barbu.errors import BarbuError, NotUnderstood
from barbu.rules import Ruleset, names
from barbu.rules.presets import read
from barbu.table.collection import named

ENDING, DRAFT = ".toml", ".draft"
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
"""Names that are devices on some systems."""


class Own:
    """The rulesets in one folder."""

    def __init__(self, data: Path | None = None) -> None:
        self.folder = data_folder(data) / "rules"

    def path(self, name: str) -> Path:
        """The file of this name, whether or not it is there; raises a refusal for what can be no name."""
        stem = re.sub(r'[<>:"/\\|?*\x00-\x1f\x7f\ud800-\udfff]', "_", unicodedata.normalize("NFC", name)).strip(" .")
        if not stem.strip("_") or len(stem) > 60:
            raise NotUnderstood("rules-bad-name", given=name)
        return self.folder / (("_" if RESERVED.fullmatch(stem) else "") + stem + ENDING)

    def find(self, name: str) -> Path | None:
        """The file of the ruleset of this name, capitals and small letters alike; None where there is none."""
        try:
            wanted = self.path(name).name.casefold()
        except NotUnderstood:
            return None
        return next((path for path in self.files() if path.name.casefold() == wanted), None)

    def found(self, name: str) -> Path:
        """The file of the ruleset of this name; raises a refusal that says which there are."""
        path = self.find(name)
        if path is not None:
            return path
        if name in names():
            raise NotUnderstood("rules-name-of-preset", name=name)
        near = tuple(get_close_matches(name, [path.stem for path in self.files()], n=3))
        word = quoted(name)
        raise NotUnderstood("rules-not-yours", given=name, near=near, close=len(near), word=word)

    def files(self) -> tuple[Path, ...]:
        """All of them, sorted by name."""
        try:
            found = [path for path in self.folder.iterdir() if path.suffix == ENDING]
        except OSError:
            return ()
        return tuple(sorted(found, key=lambda path: path.name.casefold()))

    def readable(self) -> Iterator[tuple[str, Ruleset]]:
        """Those that can be read, by their names."""
        for path in self.files():
            try:
                yield path.stem, read(path.read_text(encoding="utf-8"))
            except (BarbuError, OSError, UnicodeDecodeError):
                continue

    def fresh(self, name: str, rules: Ruleset) -> tuple[Path, Ruleset]:
        """The file for a new ruleset, and the ruleset under this name; raises a refusal for a name that is taken."""
        path = self.path(name)
        rules = named(rules, name)
        if self.find(name) is not None:
            raise NotUnderstood("rules-name-taken", name=name)
        return path, rules

    def keep(self, path: Path, text: str) -> None:
        """Writes the file at once or not at all."""
        beside = path.with_name(path.name + ".new")
        with disk(path):
            self.folder.mkdir(parents=True, exist_ok=True)
            beside.write_text(text, encoding="utf-8")
            os.replace(beside, path)


def quoted(name: str) -> str:
    """The name as it is typed after a command."""
    return name if re.fullmatch(r"[\w.-]+", name) else f'"{name}"'

"""Adds the presets as they are now to the versions that links may name for ever.

    python3 tools/release_presets.py

To be run after a preset was added or its rules were changed; a test asks for it. Nothing is ever taken out.
"""

from __future__ import annotations

import json
from pathlib import Path

import barbu
from barbu.rules import names, preset, ruleset_hash, to_plain
from barbu.rules.presets.released import HASH_DIGITS, versions

FILE = Path(barbu.__file__).parent / "rules" / "presets" / "released.jsonl"


def main() -> None:
    """Writes what is missing."""
    missing = []
    for name in names():
        digits = ruleset_hash(preset(name))[:HASH_DIGITS]
        if (name, digits) not in versions():
            missing.append({"name": name, "hash": digits, "rules": to_plain(preset(name))})
    with FILE.open("a", encoding="utf-8") as file:
        for line in missing:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(f"{len(missing)} added")


if __name__ == "__main__":
    main()

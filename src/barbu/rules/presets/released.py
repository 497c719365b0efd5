"""Every version of every preset that there ever was: links name one by its hash, and must always find it.

`released.jsonl` has one a line, in the canonical form of its day; nothing is ever taken out of it.
"""

import json
from functools import cache
from importlib import resources
from typing import Any

HASH_DIGITS = 8
"""Digits of a preset's hash by which its versions are told apart."""


def released(name: str, digits: str) -> dict[str, Any] | None:
    """The plain form of the preset when its hash began with these digits; None where it never did."""
    return versions().get((name, digits))


@cache
def versions() -> dict[tuple[str, str], dict[str, Any]]:
    """All versions by name and hash."""
    text = (resources.files(__package__) / "released.jsonl").read_text(encoding="utf-8")
    lines = map(json.loads, text.splitlines())
    return {(line["name"], line["hash"]): line["rules"] for line in lines}

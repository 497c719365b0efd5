"""Texts that were damaged by chance, the same seed in the same way; and links with anything in them."""

from __future__ import annotations

import base64
import json
import random
import zlib

BITS = (
    "", "\n", "\x00", "\ud800", "é", "{", "}", "[", "]", "[[", '"', "'", "=", ".", ",", "#", "-", "0", "9" * 30,
    "0x" + "f" * 5000, "1e999", "nan", "inf", "true", "null", "[" * 3000, "{a=" * 200, "1979-05-27", "contracts",
    "KH", "trick", "last2", "extends", 'extends = "classic-32"\n', "order = []\n", "sums = []\n", "\u202e", "٣",
    '"\\u0000"', "players = [3, 4, 5, 6, 7]\n", "[contracts.x]\n", "kind = 'layout'\n", "T", "♥", "10", "\r\n",
)  # fmt: skip
"""What is put in: signs that mean something, and signs that should not be there."""


def mutated(text: str, rng: random.Random) -> str:
    """The text with a few things cut, doubled, swapped or put in."""
    for _ in range(rng.choice((1, 1, 2, 3, 8))):
        at, other = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        match rng.randrange(6):
            case 0:
                text = text[:at] + text[at + rng.randrange(1, 9) :]
            case 1:
                text = text[:other] + text[at:other][:200] + text[other:]
            case 2:
                text = text[:at] + rng.choice(BITS) + text[at + rng.randrange(3) :]
            case 3:
                text = text[:at] + chr(rng.randrange(1, 256)) + text[at + 1 :]
            case 4:
                text = _lines_swapped(text, rng)
            case _:
                text = _value_changed(text, rng)
    return text


def _lines_swapped(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _value_changed(text: str, rng: random.Random) -> str:
    """One `key = value` with a value of another line, or with something else."""
    lines = text.split("\n")
    places = [place for place, line in enumerate(lines) if "=" in line]
    if not places:
        return text
    at, source = rng.choice(places), rng.choice(places)
    value = rng.choice((lines[source].partition("=")[2], f" {rng.choice(BITS)}"))
    lines[at] = lines[at].partition("=")[0] + "=" + value
    return "\n".join(lines)


def packed(data: object) -> str:
    """Data as a link carries it."""
    return "1" + base64.urlsafe_b64encode(zlib.compress(json.dumps(data).encode())).decode().rstrip("=")

"""A whole ruleset in a short URL-safe text.

Two forms are written. Version 2, for links, is base64url of four bytes of checksum and deflated JSON: the canonical
form, or the nearest preset's name and hash with what differs from it, whichever is shorter. It is deflated against a
dictionary of words (`link-2.txt`), which must stay as it is for as long as such links are read. Version 1, for records,
stands alone and needs nothing but zlib: base64url of compressed JSON. Both are read for ever, whatever has become of
the preset since: every version of a preset that was released is kept. One that is not known is refused by its name.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from barbu.rules import versions
from barbu.rules.check import BadRuleset, Problem
from barbu.rules.model import Ruleset
from barbu.rules.plain import from_plain, ruleset_hash, to_plain
from barbu.rules.presets import names, preset
from barbu.rules.presets.released import HASH_DIGITS, released
from barbu.rules.versions import SCHEMA, renewed, version_of

ALONE, SHORT = "1", "2"
"""The versions of the text, its first sign: a record's, and a link's."""
LONGEST = 20_000
"""Characters of a link's ruleset, and a tenth of what it may unpack to."""
CHECK_BYTES = 4


def encode(rules: Ruleset, *, standalone: bool = False) -> str:
    """The ruleset as a short text; `standalone` refers to no preset, and needs no dictionary to be read."""
    plain = to_plain(rules)
    if standalone:
        return ALONE + _base64(zlib.compress(_json({"rules": plain}), 9))
    bodies = (_json(plain), *(_json(patch) for patch in _patches(plain)))
    return SHORT + _base64(min(map(_deflated, bodies), key=len))


def decode(text: str) -> Ruleset:
    """The ruleset that the text carries; raises `BadRuleset` for anything damaged or unknown."""
    if len(text) > LONGEST or not text.isascii():
        raise _damaged()
    if not text.startswith((ALONE, SHORT)):
        raise BadRuleset((Problem("", "unknown-link-version", {"given": text[:1]}),))
    try:
        packed = base64.b64decode(text[1:] + "=" * (-len(text[1:]) % 4), altchars=b"-_", validate=True)
        return _alone(packed) if text.startswith(ALONE) else _short(packed)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise _damaged() from None


def _alone(packed: bytes) -> Ruleset:
    data = json.loads(_inflated(packed, zlib.decompressobj()))
    match data:
        case {"rules": rules, **rest} if not rest:
            return from_plain(rules)
        case {"base": str(name), "hash": str(digits), "change": change, **rest} if not rest:
            return _changed_base(name, digits, change, 1)
        case _:
            raise _damaged()


def _short(packed: bytes) -> Ruleset:
    raw = _inflated(packed[CHECK_BYTES:], zlib.decompressobj(-zlib.MAX_WBITS, zdict=_dictionary()))
    if packed[:CHECK_BYTES] != _check(raw):
        raise _damaged()
    match json.loads(raw):
        case dict(rules):
            return from_plain(rules)
        case [str(name), str(digits), change]:
            return _changed_base(name, digits, change, 1)
        case [str(name), str(digits), change, int(schema)]:
            return _changed_base(name, digits, change, schema)
        case _:
            raise _damaged()


def _damaged() -> BadRuleset:
    return BadRuleset((Problem("", "damaged-link"),))


def _json(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@cache
def _dictionary() -> bytes:
    """The words that the short form is deflated against; it can be read only with the very same."""
    return (resources.files("barbu.rules") / "link-2.txt").read_bytes()


def _deflated(raw: bytes) -> bytes:
    """The checksum, and the bytes deflated in the shorter of two ways."""
    tried = []
    for strategy in (zlib.Z_FIXED, zlib.Z_DEFAULT_STRATEGY):
        deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, strategy, _dictionary())
        tried.append(deflate.compress(raw) + deflate.flush())
    return _check(raw) + min(tried, key=len)


def _check(raw: bytes) -> bytes:
    return zlib.crc32(raw).to_bytes(CHECK_BYTES, "big")


def _inflated(packed: bytes, inflate: Any) -> bytes:
    raw: bytes = inflate.decompress(packed, LONGEST * 10)
    if not inflate.eof or inflate.unused_data:
        raise _damaged()
    return raw


# --- differences from a preset ----------------------------------------------------------------------


@cache
def _base(name: str) -> tuple[str, dict[str, Any]]:
    """The hash of a preset as it is now, and its plain form by key."""
    base = preset(name)
    return ruleset_hash(base)[:HASH_DIGITS], _keyed(to_plain(base))


def _patches(plain: dict[str, Any]) -> Iterator[list[Any]]:
    """The ruleset from each preset: its name, its hash, what changes; the version of the form from the second on."""
    keyed = _keyed(plain)
    for name in names():
        digits, base = _base(name)
        yield [name, digits, _changed(base, keyed), *([versions.CURRENT] if versions.CURRENT > 1 else [])]


def _changed_base(name: str, digits: str, change: Any, schema: int) -> Ruleset:
    """The preset as it was when it had this hash, with what the link changes in it, both in the form of that time."""
    version_of({SCHEMA: schema})
    known = [base for base in (_now(name, digits), released(name, digits)) if base and version_of(base) <= schema]
    if not known:
        preset(name)  # refuses a name that there never was
        raise BadRuleset((Problem("", "preset-has-changed", {"preset": name}),))
    then = renewed(known[0], to=schema)
    return from_plain({**_applied(then, change), SCHEMA: schema})


def _now(name: str, digits: str) -> dict[str, Any] | None:
    """The preset as it is now, where that has the hash."""
    now = preset(name) if name in names() else None
    return to_plain(now) if now is not None and ruleset_hash(now)[:HASH_DIGITS] == digits else None


def _keyed(plain: dict[str, Any]) -> dict[str, Any]:
    """The plain form with its rows by id, and their order beside them."""
    rows = plain["contracts"]
    return {**plain, "contracts": {row["id"]: row for row in rows}, "order": [row["id"] for row in rows]}


def _changed(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """A merge patch: values that differ, null for what is gone."""
    patch: dict[str, Any] = {key: None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict) and key != "prices":
            if change := _changed(before, value):
                patch[key] = change
        elif value != before or key not in old:
            patch[key] = value
    return patch


def _applied(plain: dict[str, Any], change: Any) -> dict[str, Any]:
    if not isinstance(change, dict):
        raise _damaged()
    keyed = _merged(_keyed(plain), change)
    rows, order = keyed.get("contracts"), keyed.pop("order", None)
    if not isinstance(rows, dict) or not isinstance(order, list) or not all(isinstance(id, str) for id in order):
        raise _damaged()
    if sorted(rows) != sorted(order):
        raise _damaged()
    return {**keyed, "contracts": [rows[id] for id in order]}


def _merged(old: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    merged = dict(old)
    for key, value in patch.items():
        before = merged.get(key)
        if value is None:
            merged.pop(key, None)
        elif isinstance(value, dict) and isinstance(before, dict) and key != "prices":
            merged[key] = _merged(before, value)
        else:
            merged[key] = value
    return merged

"""A whole ruleset in a short URL-safe text.

The text is a version digit and base64url of compressed JSON: the canonical form, or the nearest preset's
name and hash with what differs from it, whichever is shorter. A preset that has changed since is refused
by its hash rather than read as something else.
"""

import base64
import binascii
import json
import zlib
from typing import Any

from barbu.rules.check import BadRuleset, Problem
from barbu.rules.model import Ruleset
from barbu.rules.plain import from_plain, ruleset_hash, to_plain
from barbu.rules.presets import names, preset

VERSION = "1"
LONGEST = 20_000
"""Characters of a link's ruleset, and a tenth of what it may unpack to."""
HASH_DIGITS = 8


def encode(rules: Ruleset, *, standalone: bool = False) -> str:
    """The ruleset as a short text; `standalone` refers to no preset."""
    plain = to_plain(rules)
    texts = [_packed({"rules": plain})]
    if not standalone:
        texts += (_packed(_patch(name, plain)) for name in names())
    return min(texts, key=len)


def decode(text: str) -> Ruleset:
    """The ruleset that the text carries; raises `BadRuleset` for anything damaged or unknown."""
    data = _unpacked(text)
    if not isinstance(data, dict) or not ({"rules"} == set(data) or {"base", "hash", "change"} == set(data)):
        raise _damaged()
    if "rules" in data:
        return from_plain(data["rules"])
    base = preset(data["base"]) if isinstance(data["base"], str) else None
    if base is None:
        raise _damaged()
    if ruleset_hash(base)[:HASH_DIGITS] != data["hash"]:
        raise BadRuleset((Problem("", "preset-has-changed", {"preset": data["base"]}),))
    return from_plain(_applied(to_plain(base), data["change"]))


def _damaged() -> BadRuleset:
    return BadRuleset((Problem("", "damaged-link"),))


def _packed(data: dict[str, Any]) -> str:
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return VERSION + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def _unpacked(text: str) -> Any:
    if len(text) > LONGEST or not text.isascii():
        raise _damaged()
    if not text.startswith(VERSION):
        raise BadRuleset((Problem("", "unknown-link-version", {"given": text[:1]}),))
    try:
        packed = base64.b64decode(text[1:] + "=" * (-len(text[1:]) % 4), altchars=b"-_", validate=True)
        inflate = zlib.decompressobj()
        raw = inflate.decompress(packed, LONGEST * 10)
        if not inflate.eof or inflate.unused_data:
            raise _damaged()
        return json.loads(raw)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise _damaged() from None


# --- differences from a preset ----------------------------------------------------------------------


def _patch(name: str, plain: dict[str, Any]) -> dict[str, Any]:
    base = preset(name)
    change = _changed(_keyed(to_plain(base)), _keyed(plain))
    return {"base": name, "hash": ruleset_hash(base)[:HASH_DIGITS], "change": change}


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

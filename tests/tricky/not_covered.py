"""Questions that no ruleset can raise yet."""

from typing import Final

NOT_COVERED: Final[dict[str, str]] = {
    "E77": "a pack holds each card once: there are no two equal winning cards",
    "E78": "a pack holds each card once: there are no two kings of hearts",
    "E79": "no ruleset gives a right to a new deal for how the cards lie or fall",
    "E80": "no row prices the longest suit taken",
}
"""Ids of `docs/rules.md` without a test, and why."""

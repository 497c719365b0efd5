"""How points came, in words."""

from collections.abc import Sequence

from barbu.cards import Card
from barbu.locales import Locale
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.scoring.points import Line

MINUS = "−"


def points(number: int, signed: bool = False) -> str:
    """Points with a real minus; `signed` marks a gain with a plus."""
    if number < 0:
        return f"{MINUS}{-number}"
    return f"+{number}" if signed and number else str(number)


def item_name(item: str, locale: Locale, count: int = 1) -> str:
    """A priced item in words, as many of it: queens, a heart, the last trick."""
    if item == TRICK or item in LAST_TRICKS:
        return locale.text(f"play-item-{item}", count=count)
    if item in ("C", "S", "D", "H"):
        return locale.text(f"play-item-suit-{item}", count=count)
    if item[-1] in "CSDH":
        return locale.card(Card.parse(item))
    return locale.text(f"play-item-rank-{item}", count=count)


def reason(line: Line, locale: Locale, signed: bool) -> str:
    """How some points came, in few words: 2 queens −40."""
    made = points(line.points, signed)
    match line.reason:
        case "item":
            return f"{_items(line.item, line.count, locale)} {made}"
        case "place":
            return locale.text("play-reason-place", place=line.count, points=made)
        case other:
            return locale.text(f"play-reason-{other.replace('_', '-')}", points=made)


def reasons(lines: Sequence[Line], locale: Locale, signed: bool) -> list[str]:
    """How all points of one seat came; nothing of what brought none, but for a place."""
    return [reason(line, locale, signed) for line in lines if line.points or line.reason == "place"]


def _items(item: str, count: int, locale: Locale) -> str:
    if item in LAST_TRICKS or (len(item) > 1 and item[-1] in "CSDH"):
        return item_name(item, locale)
    if item == TRICK:
        return locale.text("play-count-tricks", count=count)
    return locale.text("play-count-things", count=count, things=item_name(item, locale, count))

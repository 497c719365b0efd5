"""What a slam is worth, in a few words beside the prices."""

from collections.abc import Iterator

from barbu.locales import Locale
from barbu.rules import Contract, Ruleset, TrickContract
from barbu.rules.meaning import is_card_item, items, leftover_count, slam_needs_tricks, total
from barbu.rules.words import written


def slam(rules: Ruleset, row: Contract, players: int, locale: Locale) -> Iterator[str]:
    """The slam of a contract, if it has one."""
    if not isinstance(row, TrickContract) or row.slam == "none":
        return
    match row.slam:
        case "mirror" if _takes_all(rules, row, players):
            yield locale.text("sheets-slam", points=written(rules, -total(rules, row, players)))
        case "mirror":
            yield locale.text("sheets-slam-mirror")
        case "fixed":
            yield locale.text("sheets-slam", points=written(rules, rules.gain(row.slam_points)))
        case "charge_others":
            yield locale.text("sheets-slam-others", points=written(rules, -rules.gain(row.slam_points)))
        case "zero":
            yield locale.text("sheets-slam", points="0")


def _takes_all(rules: Ruleset, row: TrickContract, players: int) -> bool:
    """Whether a slam always comes to all that the contract is worth, so that its mirror can be told beforehand."""
    whole = slam_needs_tricks(rules, row) or all(map(is_card_item, items(rules, row)))
    return whole and not leftover_count(rules, players)

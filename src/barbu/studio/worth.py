"""Making every contract worth the same: prices scaled so that each comes to a round total at one table."""

from collections.abc import Collection
from math import gcd

import msgspec

from barbu.errors import BarbuError, NotUnderstood
from barbu.rules import Ruleset, TrickContract
from barbu.rules.kinds import PriceList
from barbu.rules.meaning import total
from barbu.studio.patch import Setting

LARGEST = PriceList().most


class Refusal(msgspec.Struct, frozen=True):
    """Why a contract cannot be worth so much."""

    contract: str
    reason: BarbuError
    near: tuple[int, ...]
    """The nearest that it can be worth, below and above."""


class Worth(msgspec.Struct, frozen=True):
    """What to set, and which contracts cannot follow."""

    patch: tuple[Setting, ...]
    refused: tuple[Refusal, ...]


def worth(rules: Ruleset, points: int, players: int, ids: Collection[str] = ()) -> Worth:
    """Prices by which each of these contracts comes to `points` at this table, gains as gains and losses as losses.

    Without ids all that price something themselves: salads follow by what they sum, layouts pay by place.
    """
    rows = [row for row in rules.contracts if isinstance(row, TrickContract) and not row.sums]
    made = [_scaled(rules, row, points, players) for row in rows if not ids or row.id in ids]
    patch = [each for each in made if isinstance(each, Setting)]
    return Worth(tuple(patch), tuple(each for each in made if isinstance(each, Refusal)))


def _scaled(rules: Ruleset, row: TrickContract, points: int, players: int) -> Setting | Refusal:
    comes_to = abs(total(rules, row, players))
    told = {"contract": row.id, "points": points, "players": players}
    if not comes_to:
        return Refusal(row.id, NotUnderstood("worth-comes-to-nothing", **told), ())
    unit = comes_to // gcd(*row.prices.values())
    if points % unit:
        near = tuple(each for each in (points // unit * unit, points // unit * unit + unit) if each)
        return Refusal(row.id, NotUnderstood("worth-does-not-divide", near=near, unit=unit, **told), near)
    prices = {item: price * points // comes_to for item, price in row.prices.items()}
    if max(map(abs, prices.values())) > LARGEST:
        return Refusal(row.id, NotUnderstood("worth-too-much", most=LARGEST, **told), ())
    return Setting(f"contracts.{row.id}.prices", prices)

"""The contracts that a table may add, gathered from the presets: each as most of them have it."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from immutabledict import immutabledict

from barbu.rules import Contract, LayoutContract, TrickContract, names, preset
from barbu.rules.plain import whole_row


class Known(msgspec.Struct, frozen=True):
    """A contract of the presets."""

    row: TrickContract | LayoutContract
    """As most presets have it, with gains as positive points."""
    presets: int
    """How many have it in some form."""


@cache
def known() -> tuple[Known, ...]:
    """All contracts by id, those that most presets have first; second rows of a kind are not told apart."""
    found: dict[str, Counter[Contract]] = {}
    for name in names():
        rules = preset(name)
        for row in rules.contracts:
            if not row.id[-1].isdecimal():
                plain = msgspec.structs.replace(row, name="", active=True)
                found.setdefault(row.id, Counter())[plain if rules.sign == "signed" else _mirrored(plain)] += 1
    rows = [Known(rows.most_common(1)[0][0], rows.total()) for rows in found.values()]
    return tuple(sorted(rows, key=lambda each: (-each.presets, each.row.id)))


def plain_rows(row: Contract) -> Iterator[tuple[str, dict[str, Any]]]:
    """The row as plain data for tables where points are good, and for those where they are penalties."""
    yield "signed", whole_row(row)
    yield "penalty", whole_row(_mirrored(row))


def _mirrored(row: Contract) -> Contract:
    """The row for a table of the other sign."""
    if isinstance(row, TrickContract):
        return msgspec.structs.replace(row, prices=immutabledict((item, -price) for item, price in row.prices.items()))
    if isinstance(row.payout, immutabledict):
        turned = immutabledict((count, tuple(-each for each in places)) for count, places in row.payout.items())
        return msgspec.structs.replace(row, payout=turned)
    return msgspec.structs.replace(row, payout=tuple(-each for each in row.payout))

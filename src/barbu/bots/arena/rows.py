"""What is played: one contract of one ruleset at one table, a whole match of it, or a ruleset from outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase

import msgspec

from barbu.rules.meaning import scheduled_deals, total
from barbu.rules.model import Ruleset
from barbu.rules.plain import ruleset_hash
from barbu.rules.presets import preset

TABLES = (
    ("fr-tableau-32", 4),
    ("classic-32", 4),
    ("marie-luce-52", 4),
    ("suite-8", 4),
    ("tournament-52", 4),
    ("fr-tableau-32", 3),
    ("fr-tableau-32", 5),
    ("marie-luce-52", 6),
)
"""The rulesets by which strength is told, contract by contract. Two of the five texts have one preset in common."""
MATCHES = (("tournament-52", 4), ("fr-tableau-32", 4))
"""Those of which whole matches are played too: with doubles, and with contracts that are chosen."""

NAMED, RANDOM, WHOLE = "named", "random", "whole"


class Row(msgspec.Struct, frozen=True):
    """One line of the table of strengths."""

    kind: str
    """`named`, `random` or `whole`."""
    ruleset: str
    contract: str
    """Empty for whole matches and for random rulesets, whose contracts take turns."""
    players: int
    rules: tuple[Ruleset, ...]
    """What is played: the deal of number d by `rules[d % len(rules)]`."""

    @property
    def name(self) -> str:
        """How it is asked for: `fr-tableau-32/4/hearts`."""
        return f"{self.ruleset}/{self.players}/{self.contract or ('match' if self.kind == WHOLE else 'all')}"

    @property
    def deals(self) -> int:
        """Deals in what is played once."""
        return scheduled_deals(self.rules[0], self.players)

    def seed(self, seed: str, number: int) -> str:
        """The written seed of one deal, or of one match."""
        return f"{seed}/{self.name}/{number}"

    @property
    def shares(self) -> tuple[int, ...]:
        """What all seats together get by each of `rules`, slams and doubles aside."""
        return tuple(sum(total(rules, row, self.players) for row in rules.active) for rules in self.rules)

    @property
    def percent(self) -> bool:
        """Whether edges are told in percent of an equal share; else in points a deal."""
        return self.kind != WHOLE and all(self.shares)

    @property
    def key(self) -> str:
        """A hash of all that is played."""
        return "-".join(ruleset_hash(rules)[:16] for rules in self.rules)


def only(rules: Ruleset, contract: str) -> Ruleset:
    """A match of one deal of this contract alone: no choice of contract, no doubles, no handicap."""
    return msgspec.structs.replace(
        rules,
        contracts=tuple(msgspec.structs.replace(row, active=row.id == contract) for row in rules.contracts),
        chooser="nobody",
        selection="fixed_order_once",
        leader="next",
        choice_time="after",
        handicap=False,
        series=1,
        deals=1,
        doubling=msgspec.structs.replace(rules.doubling, enabled=False),
    )


def by_contract(name: str, rules: Ruleset, players: int) -> Iterator[Row]:
    """A row for each contract of a ruleset."""
    for row in rules.active:
        yield Row(NAMED, name, row.id, players, (only(rules, row.id),))


def pooled(name: str, rules: Ruleset, players: int) -> Row:
    """One row for all contracts of a ruleset, which take turns."""
    return Row(RANDOM, name, "", players, tuple(only(rules, row.id) for row in rules.active))


def whole(name: str, rules: Ruleset, players: int) -> Row:
    """Whole matches of a ruleset."""
    return Row(WHOLE, name, "", players, (rules,))


def all_rows(others: Sequence[tuple[str, Ruleset]]) -> list[Row]:
    """Every row there is; `others` are the random rulesets by name. Nothing is played twice under two names."""
    rows = [row for name, players in TABLES for row in by_contract(name, preset(name), players)]
    rows += [whole(name, preset(name), players) for name, players in MATCHES]
    return [*rows, *(pooled(name, rules, rules.players[0]) for name, rules in others)]


def matching(rows: Iterable[Row], patterns: Sequence[str]) -> list[Row]:
    """The rows whose names one of the patterns fits, or that are of such a kind; all for no pattern."""
    return [
        row
        for row in rows
        if not patterns or any(fnmatchcase(row.name, each) or each in (row.kind, row.ruleset) for each in patterns)
    ]

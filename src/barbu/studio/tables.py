"""What a ruleset comes to at tables of every size, those that it does not name included."""

from collections.abc import Iterator

import msgspec

from barbu.rules import Ruleset, problems
from barbu.rules.compare import scope_of
from barbu.rules.kinds import PLAYERS
from barbu.rules.meaning import hand_size, scheduled_deals, total
from barbu.rules.model import Declared
from barbu.rules.options import Scope, options_of


class Table(msgspec.Struct, frozen=True):
    """The ruleset at a table of so many players; None for what it cannot be said of."""

    players: int
    playable: bool
    deals: int | None
    hand: int | None
    totals: dict[str, int | None]
    """What all seats together score in each contract, by its id; slams and side rules apart."""


def tables(rules: Ruleset) -> tuple[Table, ...]:
    """The ruleset at every table."""
    return tuple(_table(msgspec.structs.replace(rules, players=(count,)), count) for count in PLAYERS)


def _table(rules: Ruleset, players: int) -> Table:
    wrong = problems(rules)
    keys = {problem.key for problem in wrong}
    deals = scheduled_deals(rules, players) if not wrong else None
    cards = not any(key.startswith("deck") for key in keys)
    hand = hand_size(rules, players) if cards else None
    broken = {key.split(".")[1] for key in keys if key.startswith("contracts.")}
    return Table(players, not wrong, deals, hand, {
        row.id: total(rules, row, players) if cards and row.id not in broken else None for row in rules.contracts
    })  # fmt: skip


def silent(rules: Ruleset) -> dict[str, str]:
    """The options that mean nothing beside the others, by key, each with the one that silences it."""
    found: dict[str, str] = {}
    for scope, prefix, part in parts(rules):
        for option in options_of(scope):
            if other := option.silenced_by(part):
                found[prefix + option.field] = prefix + other.field
    return found


def parts(rules: Ruleset) -> Iterator[tuple[Scope, str, Declared]]:
    """Every part of a ruleset, with what its keys begin with."""
    yield "ruleset", "", rules
    yield "deck", "deck.", rules.deck
    yield "doubling", "doubling.", rules.doubling
    for row in rules.contracts:
        yield scope_of(row), f"contracts.{row.id}.", row

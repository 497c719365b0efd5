"""Advice: what can be played as it is, but seldom as it was meant, and what other tables do about it."""

from collections.abc import Iterator

import msgspec

from barbu.cards import stripped_pack
from barbu.rules import LayoutContract, Problem, Ruleset, TrickContract
from barbu.rules.kinds import for_players
from barbu.rules.meaning import dealt_pack, leftover_count, scheduled_deals
from barbu.studio.mends import Patch
from barbu.studio.patch import Setting


class Advice(msgspec.Struct, frozen=True):
    """One piece of advice, by the key it is about, and what could be set instead."""

    problem: Problem
    mends: tuple[Patch, ...]


def advice(rules: Ruleset) -> tuple[Advice, ...]:
    """All advice for a ruleset that can be played."""
    return (*_first_chooser(rules), *_uneven(rules), *_dealer_second(rules), *_switched_off(rules), *_gaps(rules))


def _one(key: str, value: object) -> Patch:
    return (Setting(key, value),)


def _first_chooser(rules: Ruleset) -> Iterator[Advice]:
    """S0.41: who chooses first from the list of the whole table is at an advantage; S0.43 and S0.44 make up for it."""
    if rules.selection == "each_once_per_table" and not rules.handicap and rules.leader != "after_chooser":
        problem = Problem("selection", "advice-first-chooser")
        yield Advice(problem, (_one("handicap", True), _one("leader", "after_chooser")))


def _uneven(rules: Ruleset) -> Iterator[Advice]:
    """E63: some choose once more than others where the deals do not go round."""
    if rules.selection != "each_once_per_table":
        return
    for players in rules.players:
        deals = scheduled_deals(rules, players)
        if deals % players:
            values: dict[str, object] = {"deals": deals, "players": players, "over": deals % players}
            even = deals - deals % players
            cut = (_one("deals", even),) if even and len(rules.players) == 1 else ()
            yield Advice(Problem("deals", "advice-uneven", values), cut)


def _dealer_second(rules: Ruleset) -> Iterator[Advice]:
    """E66: clockwise, with the player on the right leading, the dealer plays second; such tables go the other way."""
    if rules.leader == "previous" and rules.direction == "clockwise":
        other_way = (Setting("direction", "anticlockwise"), Setting("leader", "next"))
        yield Advice(Problem("leader", "advice-dealer-second"), (other_way, _one("leader", "next")))


def _switched_off(rules: Ruleset) -> Iterator[Advice]:
    """A row that is not played still counts in a salad that names it."""
    off = {row.id for row in rules.contracts if not row.active}
    for row in rules.contracts:
        if isinstance(row, TrickContract) and row.active:
            for id in row.sums:
                if id in off:
                    left = [each for each in row.sums if each != id]
                    problem = Problem(
                        f"contracts.{row.id}.sums", "advice-counts-still", {"contract": id, "salad": row.id}
                    )
                    cut = (_one(f"contracts.{row.id}.sums", left),) if left else ()
                    yield Advice(problem, (*cut, _one(f"contracts.{id}.active", True)))


def _gaps(rules: Ruleset) -> Iterator[Advice]:
    """E43, E54: a run ends at a card that is not in play, and the layout may get stuck."""
    holes = [n for n in rules.players if _incomplete(rules, n)]
    for row in rules.contracts:
        if holes and row.active and isinstance(row, LayoutContract) and row.missing == "block":
            key = f"contracts.{row.id}.missing"
            yield Advice(Problem(key, "advice-gaps", {"contract": row.id}), (_one(key, "bridge"),))


def _incomplete(rules: Ruleset, players: int) -> bool:
    """Whether cards of the pack are not in play at this table."""
    whole = stripped_pack(for_players(rules.deck.size, players, 52))
    return len(dealt_pack(rules, players)) < len(whole) or leftover_count(rules, players) > 0

"""Mends: what would settle a conflict, as settings that can be made at once. Only what does settle it is offered."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from barbu.cards import Card, Rank
from barbu.rules import BadRuleset, Contract, LayoutContract, Problem, Ruleset, TrickContract, problems
from barbu.rules.compare import scope_of
from barbu.rules.kinds import ForPlayers, Whole, for_players
from barbu.rules.meaning import dealt_pack, priced_cards
from barbu.rules.options import OPTIONS, Option, Scope
from barbu.rules.plain import understood, whole
from barbu.studio.patch import Setting, patched

Patch = tuple[Setting, ...]
Idea = Callable[[Ruleset, Problem], Iterator[Patch]]


def mends(rules: Ruleset, problem: Problem) -> tuple[Patch, ...]:
    """What settles a conflict of a ruleset that could be read, the gentlest first."""
    idea = IDEAS.get(problem.message)
    found = idea(rules, problem) if idea else ()
    return tuple(patch for patch in found if settles(whole(rules), patch, problem))


def settles(plain: Mapping[str, Any], patch: Patch, problem: Problem) -> bool:
    """Whether the conflict is gone after the patch, and the ruleset still understood."""
    try:
        rules, found = understood(patched(plain, patch))
    except BadRuleset:
        return False
    left = (*found, *(problems(rules) if rules else ()))
    return rules is not None and problem not in left


def unread_mends(plain: Mapping[str, Any], problem: Problem) -> tuple[Patch, ...]:
    """What makes one place of plain data readable that is not: the nearest number, the default, or nothing there."""
    if problem.message == "unknown-key" or problem.key.startswith("schema"):
        return ((Setting(problem.key, None),),)
    option, key = option_at(plain, problem.key)
    if option is None or option.field == "id":
        return ()
    nearest = _nearest(option, problem.values.get("given")) if key == problem.key else None
    value = option.kind.plain(option.default) if nearest is None else nearest
    return ((Setting(key, value),),)


def option_at(plain: Mapping[str, Any], key: str) -> tuple[Option | None, str]:
    """The option that a dotted key is about, and the option's own key where the first leads into its value."""
    first, *rest = key.split(".")
    if first == "contracts" and len(rest) > 1:
        rows = [row for row in plain.get("contracts", ()) if isinstance(row, dict) and row.get("id") == rest[0]]
        scope: Scope = "layout" if rows and rows[0].get("kind") == "layout" else "tricks"
        return OPTIONS.get(f"{scope}.{rest[1]}"), ".".join((first, *rest[:2]))
    if first in ("deck", "doubling"):
        return (OPTIONS.get(f"{first}.{rest[0]}"), f"{first}.{rest[0]}") if rest else (None, key)
    return OPTIONS.get(first), first


def _nearest(option: Option, given: object) -> int | None:
    """The number that the option takes nearest to the one given."""
    kind = option.kind.item if isinstance(option.kind, ForPlayers) else option.kind
    if not isinstance(kind, Whole) or not isinstance(given, int) or isinstance(given, bool):
        return None
    inside = min(max(given, kind.low), kind.high)
    return inside - (inside - kind.low) % kind.step


# --- conflicts --------------------------------------------------------------------------------------


def _row(rules: Ruleset, problem: Problem) -> Contract:
    return rules.contract(problem.key.split(".")[1])


def _set(*pairs: tuple[str, Any]) -> Patch:
    return tuple(Setting(key, value) for key, value in pairs)


def _fixed(*patches: Patch) -> Idea:
    """The same settings, whatever the ruleset."""
    return lambda _rules, _problem: iter(patches)


def _at_row(field: str, *values: object) -> Idea:
    """One field of the row set to a value, or one after the other."""

    def idea(_: Ruleset, problem: Problem) -> Iterator[Patch]:
        row = ".".join(problem.key.split(".")[:2])
        yield from (_set((f"{row}.{field}", value)) for value in values)

    return idea


def _without_row(_: Ruleset, problem: Problem) -> Iterator[Patch]:
    yield _set((".".join(problem.key.split(".")[:2]), None))


def _all_rows(rules: Ruleset, _: Problem) -> Iterator[Patch]:
    if rules.contracts:
        yield tuple(Setting(f"contracts.{row.id}.active", True) for row in rules.contracts)


def _needs_card(_: Ruleset, problem: Problem) -> Iterator[Patch]:
    option = OPTIONS["layout.starter" if problem.key.startswith("contracts") else "first_dealer"]
    yield _set((problem.key, option.default))


def _salad_or_prices(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    row = f"contracts.{_row(rules, problem).id}"
    yield _set((f"{row}.prices", {}))
    yield _set((f"{row}.sums", []))


def _unsummed(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    row = _row(rules, problem)
    assert isinstance(row, TrickContract)
    yield _set((f"contracts.{row.id}.sums", [id for id in row.sums if id != problem.values["contract"]]))


def _unscaled(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    row = f"contracts.{_row(rules, problem).id}"
    yield _set((f"{row}.multiply", 1), (f"{row}.divide", 1))


def _early_or_slam(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    row = _row(rules, problem)
    if isinstance(row, TrickContract) and priced_cards(rules, row):
        yield _set((f"contracts.{row.id}.slam_trigger", "all_items"))
    yield _set((f"contracts.{row.id}.early_end", False))


def _somebody_chooses(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    if problem.key == "leader":
        yield _set(("leader", "next"))
        yield _set(("chooser", "next"), ("selection", "each_once_per_player"))
    else:
        yield _set(("chooser", "next"))
        yield _set(("selection", "fixed_order_per_dealer"))


def _list_of_all(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    yield _set(("list_size", problem.values["most"]))


def _other_leftover(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    yield _set(("deck.leftover", "lowest"))
    yield _set(("deck.leftover", "random"))
    yield from _without_players(rules, problem)


def _without_players(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    left = [count for count in rules.players if count != problem.values["players"]]
    if left:
        yield _set(("players", left))


def _for_these_too(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    """The value of the table nearest in size, where a number of players has none."""
    players = problem.values["players"]
    assert isinstance(players, int)
    option, part = _valued(rules, problem.key)
    values = getattr(part, option.field)
    if isinstance(values, Mapping) and values:
        nearest = min(values, key=lambda count: abs(count - players))
        plain = {**option.kind.plain(values), str(players): option.kind.plain(values[nearest])}
        yield _set((problem.key, dict(sorted(plain.items()))))
    yield from _without_players(rules, problem)


def _valued(rules: Ruleset, key: str) -> tuple[Option, Any]:
    """The option of a key that a conflict names, and the part that holds its value."""
    first, *rest = key.split(".")
    if first == "contracts":
        row = rules.contract(rest[0])
        return OPTIONS[f"{scope_of(row)}.{rest[1]}"], row
    return OPTIONS[key], getattr(rules, first) if rest else rules


def _kept_in_pack(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    """Only those cards removed that the pack has, table by table where it must be."""
    absent = problem.values["cards"]
    assert isinstance(absent, tuple)
    option, removed = OPTIONS["deck.removed"], rules.deck.removed
    size = problem.values["size"]

    def kept(cards: tuple[Card, ...], players: int) -> tuple[Card, ...]:
        here = for_players(rules.deck.size, players, 52) == size
        return tuple(card for card in cards if not (here and card in absent))

    if isinstance(removed, Mapping):
        yield _set(("deck.removed", option.kind.plain({n: kept(cards, n) for n, cards in removed.items()})))
    else:
        tables = {n: kept(removed, n) for n in rules.players}
        same = len(set(tables.values())) == 1
        yield _set(("deck.removed", option.kind.plain(next(iter(tables.values())) if same else tables)))


def _card_there(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    """The lowest card of the same suit that every pack has."""
    card = problem.values["card"]
    assert isinstance(card, Card)
    packs = [set(dealt_pack(rules, players)) for players in rules.players]
    there = sorted(each for each in set.intersection(*packs) if each.suit == card.suit)
    if there:
        yield _set((problem.key, str(there[0])))


def _rank_there(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    """The nearest rank that every pack has."""
    rank = problem.values["rank"]
    assert isinstance(rank, Rank)
    ranks = [{card.rank for card in dealt_pack(rules, players)} for players in rules.players]
    if there := set.intersection(*ranks):
        yield _set((problem.key, min(sorted(there), key=lambda each: abs(each - rank)).letter))


def _places_cut(rules: Ruleset, problem: Problem) -> Iterator[Patch]:
    """As many places as there are players, table by table where it must be."""
    row = _row(rules, problem)
    assert isinstance(row, LayoutContract)
    tables = {n: for_players(row.payout, n, ())[:n] for n in rules.players}
    others = dict(row.payout) if isinstance(row.payout, Mapping) else {}
    same = len(set(tables.values())) == 1 and not others
    value: Any = next(iter(tables.values())) if same else dict(sorted({**others, **tables}.items()))
    yield _set((problem.key, OPTIONS["layout.payout"].kind.plain(value)))


IDEAS: dict[str, Idea] = {
    "no-contracts": _all_rows,
    "contract-pays-nothing": _without_row,
    "contract-without-card": _at_row("active", False),
    "needs-card": _needs_card,
    "salad-with-prices": _salad_or_prices,
    "salad-of-unknown": _unsummed,
    "salad-of-wrong-kind": _unsummed,
    "scale-does-not-divide": _unscaled,
    "early-end-needs-cards": _at_row("early_end", False),
    "early-end-against-slam": _early_or_slam,
    "slam-needs-cards": _at_row("slam_trigger", "default"),
    "selection-needs-chooser": _somebody_chooses,
    "selection-leaves-no-choice": _fixed(
        _set(("selection", "each_once_per_player")), _set(("chooser", "nobody"), ("leader", "next"))
    ),
    "leader-needs-chooser": _somebody_chooses,
    "list-too-long": _list_of_all,
    "nothing-for-players": _for_these_too,
    "too-many-deals": _fixed(_set(("deals", 0))),
    "removed-not-in-pack": _kept_in_pack,
    "too-few-cards": _fixed(_set(("deck.removed", []))),
    "cards-do-not-divide": _other_leftover,
    "card-not-in-pack": _card_there,
    "rank-not-in-pack": _rank_there,
    "payout-too-long": _places_cut,
}
"""What may settle each conflict. A contract that is there twice has no name by which one of the two could be set."""


class Mended(msgspec.Struct, frozen=True):
    """A problem, and what would settle it."""

    problem: Problem
    mends: tuple[Patch, ...]


def mended(rules: Ruleset | None, plain: Any, found: tuple[Problem, ...]) -> tuple[Mended, ...]:
    """Everything that is wrong with a ruleset, each with its mends; `plain` is what could not be read."""
    if rules is None:
        data = plain if isinstance(plain, dict) else {}
        return tuple(Mended(problem, unread_mends(data, problem) if data else ()) for problem in found)
    return tuple(Mended(problem, mends(rules, problem)) for problem in problems(rules))

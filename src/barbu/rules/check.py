"""What cannot be played: conflicts between the options of a ruleset."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches

import msgspec

from barbu.cards import Card
from barbu.errors import NotUnderstood
from barbu.rules.kinds import for_players
from barbu.rules.meaning import (
    barred,
    dealt_pack,
    fixed_pack,
    is_card_item,
    items,
    priced_cards,
    series_deals,
    slam_needs_tricks,
)
from barbu.rules.model import LayoutContract, Ruleset, TrickContract
from barbu.rules.options import OPTIONS, Chosen


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong with a ruleset: the option's key, the message, and what fills it."""

    key: str
    message: str
    values: dict[str, object] = {}


class BadRuleset(NotUnderstood):
    """A ruleset that is not understood or cannot be played; `problems` lists everything found."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("bad-ruleset", count=len(problems), problems=problems)
        self.problems = problems

    def __reduce__(self) -> tuple[object, ...]:
        return BadRuleset, (self.problems,)


def unknown(key: str, message: str, given: str, known: Iterable[str]) -> Problem:
    """The problem of a word that is none of those known; `near` are those that it may stand for."""
    allowed = tuple(sorted(known))
    near = tuple(get_close_matches(given, allowed, n=3))
    return Problem(key, message, {"given": given, "near": near or allowed, "close": len(near)})


def problems(rules: Ruleset) -> tuple[Problem, ...]:
    """Everything that conflicts, in the order of the options; empty for a ruleset that can be played."""
    found = [*_rows(rules), *_roles(rules)]
    schedule = not found
    for players in rules.players:
        found += _at_table(rules, players)
        if schedule:
            found += _schedule(rules, players)
    return _distinct(found)


def _distinct(found: list[Problem]) -> tuple[Problem, ...]:
    """Each problem once: several player counts may share one."""
    seen: list[Problem] = []
    for problem in found:
        if problem not in seen:
            seen.append(problem)
    return tuple(seen)


def _rows(rules: Ruleset) -> Iterator[Problem]:
    ids = [row.id for row in rules.contracts]
    for id in {id for id in ids if ids.count(id) > 1}:
        yield Problem(f"contracts.{id}", "contract-twice", {"contract": id})
    if not rules.active:
        yield Problem("contracts", "no-contracts")
    for row in rules.contracts:
        if isinstance(row, TrickContract):
            salad = list(_salad(rules, row))
            yield from salad
            if not salad:
                yield from _trick_row(rules, row)
        elif row.starter == "holder" and row.starter_card is None:
            yield Problem(f"contracts.{row.id}.starter", "needs-card", {"field": OPTIONS["layout.starter_card"]})


def _salad(rules: Ruleset, row: TrickContract) -> Iterator[Problem]:
    key = f"contracts.{row.id}"
    if not row.prices and not row.sums:
        yield Problem(key, "contract-pays-nothing", {"contract": row.id})
    if row.prices and row.sums:
        yield Problem(f"{key}.sums", "salad-with-prices", {"contract": row.id})
    known = {other.id: other for other in rules.contracts}
    for id in row.sums:
        named = known.get(id)
        if named is None:
            yield Problem(f"{key}.sums", "salad-of-unknown", {"contract": id})
        elif not isinstance(named, TrickContract) or named.sums:
            yield Problem(f"{key}.sums", "salad-of-wrong-kind", {"contract": id})
        else:
            for item, price in named.prices.items():
                if price * row.multiply % row.divide:
                    values: dict[str, object] = {"item": item, "price": price, "divide": row.divide, "contract": id}
                    yield Problem(f"{key}.divide", "scale-does-not-divide", values)


def _trick_row(rules: Ruleset, row: TrickContract) -> Iterator[Problem]:
    key = f"contracts.{row.id}"
    early = {"field": OPTIONS["tricks.early_end"]}
    if row.early_end:
        if not all(map(is_card_item, items(rules, row))):
            yield Problem(f"{key}.early_end", "early-end-needs-cards", {"contract": row.id, **early})
        elif row.slam != "none" and slam_needs_tricks(rules, row):
            yield Problem(f"{key}.early_end", "early-end-against-slam", {"contract": row.id, **early})
    if row.slam != "none" and row.slam_trigger == "all_items" and not priced_cards(rules, row):
        yield Problem(f"{key}.slam_trigger", "slam-needs-cards", {"contract": row.id})


def _roles(rules: Ruleset) -> Iterator[Problem]:
    choosing = rules.chooser != "nobody"
    chooser, selection = OPTIONS["chooser"], Chosen(OPTIONS["selection"], rules.selection)
    if rules.selection.startswith("each_once") and not choosing:
        yield Problem("selection", "selection-needs-chooser", {"value": selection, "field": chooser})
    if rules.selection.startswith("fixed_order") and choosing:
        now, nobody = Chosen(chooser, rules.chooser), Chosen(chooser, "nobody")
        values: dict[str, object] = {"value": selection, "chooser": now, "field": chooser, "nobody": nobody}
        yield Problem("selection", "selection-leaves-no-choice", values)
    if rules.leader in ("chooser", "after_chooser") and not choosing:
        yield Problem(
            "leader", "leader-needs-chooser", {"value": Chosen(OPTIONS["leader"], rules.leader), "field": chooser}
        )
    if rules.first_dealer == "holder" and rules.first_dealer_card is None:
        yield Problem("first_dealer", "needs-card", {"field": OPTIONS["first_dealer_card"]})
    if rules.list_size > len(rules.active):
        values = {"given": rules.list_size, "most": len(rules.active)}
        yield Problem("list_size", "list-too-long", values)


def _at_table(rules: Ruleset, players: int) -> Iterator[Problem]:
    """What cannot be at a table of so many players."""
    if for_players(rules.deck.size, players, 0) == 0:
        yield Problem("deck.size", "nothing-for-players", {"players": players})
        return
    yield from _pack(rules, players)
    pack = dealt_pack(rules, players)
    if len(pack) < players:
        return
    yield from _cards_in_play(rules, players, pack)


def _schedule(rules: Ruleset, players: int) -> Iterator[Problem]:
    """Deals that are too many; the schedule has a meaning only where the rows and roles have."""
    deals = for_players(rules.deals, players, 0)
    full = series_deals(rules, players) * rules.series
    if deals > full:
        yield Problem("deals", "too-many-deals", {"given": deals, "most": full, "players": players})


def _pack(rules: Ruleset, players: int) -> Iterator[Problem]:
    size = for_players(rules.deck.size, players, 52)
    pack = fixed_pack(rules, players)
    absent = [card for card in for_players(rules.deck.removed, players, ()) if card.rank <= 14 - size // 4]
    if absent:
        yield Problem("deck.removed", "removed-not-in-pack", {"cards": tuple(absent), "size": size})
    over = len(pack) % players
    if len(pack) < players:
        yield Problem("deck.removed", "too-few-cards", {"count": len(pack), "players": players})
    elif over and rules.deck.leftover == "none":
        values: dict[str, object] = {"count": len(pack), "players": players, "over": over}
        yield Problem("deck.leftover", "cards-do-not-divide", values)


def _cards_in_play(rules: Ruleset, players: int, pack: tuple[Card, ...]) -> Iterator[Problem]:
    here: dict[str, object] = {"players": players}
    card = rules.first_dealer_card
    if rules.first_dealer == "holder" and card is not None and card not in pack:
        yield Problem("first_dealer_card", "card-not-in-pack", {"card": card, **here})
    layouts = {row.id for row in rules.contracts if isinstance(row, LayoutContract)}
    for row in rules.contracts:
        key = f"contracts.{row.id}"
        if isinstance(row, LayoutContract):
            yield from _layout(row, players, pack)
        elif row.active and not any(id in layouts for id in row.sums) and barred(rules, row, pack):
            yield Problem(key, "contract-without-card", {"contract": row.id, **here})


def _layout(row: LayoutContract, players: int, pack: tuple[Card, ...]) -> Iterator[Problem]:
    key = f"contracts.{row.id}"
    places = for_players(row.payout, players, None)
    if places is None:
        yield Problem(f"{key}.payout", "nothing-for-players", {"players": players})
    elif len(places) > players:
        yield Problem(f"{key}.payout", "payout-too-long", {"count": len(places), "players": players})
    if row.start == "fixed" and not any(card.rank == row.start_rank for card in pack):
        yield Problem(f"{key}.start_rank", "rank-not-in-pack", {"rank": row.start_rank, "players": players})
    if row.starter == "holder" and row.starter_card is not None and row.starter_card not in pack:
        yield Problem(f"{key}.starter_card", "card-not-in-pack", {"card": row.starter_card, "players": players})

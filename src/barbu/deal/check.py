"""Whether an outcome can be: some distribution of the cards in play must fit all its counts."""

from collections.abc import Callable, Sequence

from barbu.cards import Card
from barbu.deal.outcome import LayoutOutcome, Outcome, TrickOutcome
from barbu.errors import NotUnderstood
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import (
    dealt_pack,
    hand_size,
    is_card_item,
    item_covers,
    items,
    leftover_count,
    named_cards,
    payout,
    slam_needs_tricks,
)
from barbu.rules.model import Contract, LayoutContract, Ruleset, TrickContract


def check_outcome(rules: Ruleset, row: Contract, players: int, outcome: Outcome) -> None:
    """Raises `NotUnderstood` naming what cannot be in the outcome of such a deal."""
    pack = dealt_pack(rules, players)
    out = outcome.out
    if len(set(out)) != len(out) or not set(out) <= set(pack) or len(out) != leftover_count(rules, players):
        raise NotUnderstood("wrong-leftover", count=leftover_count(rules, players), cards=out)
    match outcome:
        case LayoutOutcome():
            _check_layout(row, players, outcome)
        case TrickOutcome():
            _check_tricks(rules, row, players, outcome)


def _check_layout(row: Contract, players: int, outcome: LayoutOutcome) -> None:
    if not isinstance(row, LayoutContract):
        raise NotUnderstood("wrong-outcome", contract=row.id)
    finish = outcome.finish
    if len(set(finish)) < len(finish) or not all(0 <= seat < players for seat in finish):
        raise NotUnderstood("wrong-finish", players=players)
    if row.missing != "block" and (not finish or len(set(payout(row, players)[len(finish) :])) > 1):
        raise NotUnderstood("finish-too-short", count=len(finish))


def _check_tricks(rules: Ruleset, row: Contract, players: int, outcome: TrickOutcome) -> None:
    if not isinstance(row, TrickContract):
        raise NotUnderstood("wrong-outcome", contract=row.id)
    priced = items(rules, row)
    needed = {item for item in priced if item != TRICK}
    if set(outcome.taken) != needed:
        needed_items = tuple(item for item in priced if item in needed)
        raise NotUnderstood("wrong-items", items=needed_items, entered=tuple(sorted(outcome.taken)))
    counts = [*outcome.taken.values(), *([outcome.tricks] if outcome.tricks is not None else [])]
    if any(len(count) != players or min(count) < 0 for count in counts):
        raise NotUnderstood("wrong-counts", players=players)
    needs_tricks = TRICK in priced or (row.slam != "none" and slam_needs_tricks(rules, row))
    if needs_tricks and outcome.tricks is None:
        raise NotUnderstood("tricks-missing")
    _check_sums(rules, row, players, outcome)
    _check_hands(rules, row, players, outcome)


def _check_sums(rules: Ruleset, row: TrickContract, players: int, outcome: TrickOutcome) -> None:
    """Each thing is taken as often as it is in play."""
    hand = hand_size(rules, players)
    in_play = set(dealt_pack(rules, players)) - set(outcome.out)
    for item, count in outcome.taken.items():
        if is_card_item(item):
            most = sum(item_covers(item, card) for card in in_play)
        else:
            most = int(LAST_TRICKS.index(item) < hand)
        if sum(count) != most:
            raise NotUnderstood("wrong-item-sum", item=item, given=sum(count), needed=most)
    if outcome.tricks is not None:
        won = sum(outcome.tricks)
        if won > hand or won < 1 or (won < hand and not row.early_end):
            raise NotUnderstood("wrong-trick-sum", given=won, needed=hand)


def _check_hands(rules: Ruleset, row: TrickContract, players: int, outcome: TrickOutcome) -> None:
    """Each seat has room, in the tricks it won, for the cards it took."""
    seats = range(players)
    lasts = [sum(count[seat] for item, count in outcome.taken.items() if item in LAST_TRICKS) for seat in seats]
    tricks, hand = outcome.tricks, hand_size(rules, players)
    if tricks is not None:
        for seat in seats:
            if tricks[seat] < lasts[seat]:
                raise NotUnderstood("last-without-trick", seat=seat)

    def room(held: Sequence[int]) -> bool:
        if tricks is not None:
            return all(held[seat] <= tricks[seat] * players for seat in seats)
        return sum(max(lasts[seat], -(-held[seat] // players)) for seat in seats) <= hand

    in_play = [card for card in dealt_pack(rules, players) if card not in outcome.out]
    if not _can_be_dealt(in_play, players, outcome, room):
        raise NotUnderstood("no-such-distribution", contract=row.id)


def _can_be_dealt(
    in_play: Sequence[Card], players: int, outcome: TrickOutcome, room: Callable[[Sequence[int]], bool]
) -> bool:
    """Whether the priced cards can have owners so that every count holds and each seat has room for its own.

    Named cards have known owners. A card of a priced suit and a priced rank may be anyone's whose counts allow
    it: these are tried one by one. What then remains of a count are cards that count once.
    """
    card_items = [item for item in outcome.taken if is_card_item(item)]
    named = [card for card in named_cards(card_items) if card in in_play]
    broad = [item for item in card_items if not named_cards([item])]
    left = {item: list(outcome.taken[item]) for item in broad}
    held = [0] * players
    for card in named:
        owner = outcome.taken[str(card)].index(1)
        held[owner] += 1
        _take(left, [item for item in broad if item_covers(item, card)], owner)
    covers = [[item for item in broad if item_covers(item, card)] for card in in_play if card not in named]
    return _search([cover for cover in covers if len(cover) > 1], held, left, room, set())


def _take(left: dict[str, list[int]], cover: Sequence[str], owner: int) -> None:
    for item in cover:
        left[item] = [count - (seat == owner) for seat, count in enumerate(left[item])]


def _search(
    shared: Sequence[Sequence[str]],
    held: Sequence[int],
    left: dict[str, list[int]],
    room: Callable[[Sequence[int]], bool],
    seen: set[tuple[object, ...]],
) -> bool:
    """Whether the shared cards, each given by the counts that it belongs to, can find owners."""
    state = (len(shared), *held, *map(tuple, left.values()))
    if state in seen or any(count < 0 for counts in left.values() for count in counts):
        return False
    seen.add(state)
    if not shared:
        return room([mine + sum(counts[seat] for counts in left.values()) for seat, mine in enumerate(held)])
    for owner in range(len(held)):
        after = dict(left)
        _take(after, shared[0], owner)
        grown = [mine + (seat == owner) for seat, mine in enumerate(held)]
        if _search(shared[1:], grown, after, room, seen):
            return True
    return False

"""What a deal is about while it is played: what is still to come, and the points made so far, from a view."""

import msgspec

from barbu.cards import Card
from barbu.deal import LayoutView, Seat, Trick, TrickView
from barbu.match import MatchView, RoundView
from barbu.rules import LayoutContract, Ruleset, TrickContract
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import (
    card_points,
    dealt_pack,
    hand_size,
    item_covers,
    named_cards,
    parts,
    payout,
    total,
    trick_points,
)


class ItemLeft(msgspec.Struct, frozen=True):
    """A priced item of the contract: how often it may still be taken, of how often in all."""

    item: str
    price: int
    source: str
    left: int
    of: int


def items_left(view: MatchView, round: RoundView) -> tuple[ItemLeft, ...]:
    """The items of the contract in play, part by part; empty for a layout and before a contract is settled."""
    row = view.rules.contract(round.contract) if round.contract else None
    if not isinstance(row, TrickContract):
        return ()
    size = hand_size(view.rules, view.players)
    play = round.play if isinstance(round.play, TrickView) else None
    done: tuple[Trick, ...] = play.done if play else ()
    gone = {card for trick in done for card in trick.cards}
    pack = [card for card in dealt_pack(view.rules, view.players) if card not in round.out]
    found: list[ItemLeft] = []
    for part in parts(view.rules, row):
        named = set(named_cards(part.prices))
        for item, price in part.prices.items():
            of, left = _counts(item, size, len(done), pack, gone, named)
            found.append(ItemLeft(item, price, part.source, left, of))
    return tuple(found)


def _counts(item: str, size: int, done: int, pack: list[Card], gone: set[Card], named: set[Card]) -> tuple[int, int]:
    """How often the item is in the deal, and how often still to come. A card named beside it is no part of it."""
    if item == TRICK:
        return size, size - done
    if item in LAST_TRICKS:
        there = int(LAST_TRICKS.index(item) < size)
        return there, int(there and done < size - LAST_TRICKS.index(item))
    covered = [card for card in pack if item_covers(item, card) and (str(card) == item or card not in named)]
    return len(covered), sum(card not in gone for card in covered)


def to_come(view: MatchView, round: RoundView) -> int:
    """The points that are still to be shared out in this deal, slams and side rules apart."""
    if round.contract is None:
        return 0
    row = view.rules.contract(round.contract)
    return total(view.rules, row, view.players, round.out) - sum(so_far(view, round))


def so_far(view: MatchView, round: RoundView) -> tuple[int, ...]:
    """The points of each seat in this deal, slams and side rules apart."""
    found = [0] * view.players
    if round.play is None or round.contract is None:
        return tuple(found)
    row = view.rules.contract(round.contract)
    if isinstance(round.play, LayoutView):
        assert isinstance(row, LayoutContract)
        for seat, prize in zip(round.play.finished, payout(row, view.players), strict=False):
            found[seat] += prize
        return tuple(found)
    assert isinstance(row, TrickContract)
    for seat, points in gains(view.rules, row, view.players, round.play.done):
        found[seat] += points
    return tuple(found)


def gains(rules: Ruleset, row: TrickContract, players: int, done: tuple[Trick, ...]) -> list[tuple[Seat, int]]:
    """Who won each trick and what it brought him."""
    worth, each = card_points(rules, row), trick_points(rules, row, hand_size(rules, players))
    return [
        (trick.winner, own + sum(worth.get(card, 0) for card in trick.cards))
        for trick, own in zip(done, each, strict=False)
    ]

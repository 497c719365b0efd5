"""Outcome and contract row → points per seat, in the order: prices, slam, blind choice, handicap, doubles."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from barbu.deal.outcome import LayoutOutcome, NotPlayed, Outcome, TrickOutcome
from barbu.rules.kinds import TRICK
from barbu.rules.meaning import (
    Part,
    is_card_item,
    item_covers,
    named_cards,
    parts,
    payout,
    slam_needs_tricks,
    total,
)
from barbu.rules.model import Contract, LayoutContract, Ruleset, TrickContract
from barbu.scoring.bets import Bet, settle

Reason = Literal["item", "place", "shared_places", "slam", "undoubled", "blind", "handicap", "doubles"]


class Line(msgspec.Struct, frozen=True, gc=False):
    """One way in which points came to a seat."""

    reason: Reason
    points: int
    item: str = ""
    """The priced item, for `item`."""
    count: int = 0
    """How many of the item; the place, for `place`."""
    source: str = ""
    """The row whose price it is: another than the row played in a salad."""


class Call(msgspec.Struct, frozen=True, gc=False):
    """What was called before the play and bears on the score."""

    players: int
    chooser: int | None = None
    declarer: int = 0
    """The chooser, or the dealer where nobody chooses."""
    blind: bool = False
    bets: tuple[Bet, ...] = ()


class Score(msgspec.Struct, frozen=True, gc=False):
    """The points of one deal, in the table's own sign."""

    lines: tuple[tuple[Line, ...], ...]
    """For each seat how its points came; they add up to `points`."""
    base: tuple[int, ...]
    """Points before the doubles."""
    points: tuple[int, ...]
    slam: int | None = None
    """The seat that made a slam."""


def score(rules: Ruleset, row: Contract, outcome: Outcome, call: Call) -> Score:
    """The score of a finished deal."""
    lines, slam = _made(rules, row, outcome, call)
    if call.blind:
        _each_seat(lines, "blind", lambda points: points * (rules.blind_multiplier - 1))
    if rules.handicap and call.chooser is not None:
        own = lines[call.chooser]
        own += _changed("handicap", _handicapped(rules, _sum(own)) - _sum(own))
    base = tuple(map(_sum, lines))
    points = settle(base, [_stake(rules, bet) for bet in call.bets])
    for seat, own in enumerate(lines):
        own += _changed("doubles", points[seat] - base[seat])
    return Score(tuple(map(tuple, lines)), base, points, slam)


Lines = list[list[Line]]


def _sum(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)


def _changed(reason: Reason, points: int) -> list[Line]:
    """A line for a change of points; none where nothing changes."""
    return [Line(reason, points)] if points else []


def _each_seat(lines: Lines, reason: Reason, change: Callable[[int], int]) -> None:
    for own in lines:
        own += _changed(reason, change(_sum(own)))


def _made(rules: Ruleset, row: Contract, outcome: Outcome, call: Call) -> tuple[Lines, int | None]:
    """The lines of the play itself: prices or places, and the slam."""
    match outcome:
        case NotPlayed(undoubled=False):
            return [[] for _ in range(call.players)], None
        case NotPlayed():
            return _undoubled(rules, row, outcome, call), None
        case LayoutOutcome():
            assert isinstance(row, LayoutContract)
            return _places(row, outcome, call.players), None
        case TrickOutcome():
            assert isinstance(row, TrickContract)
            lines = _items(rules, row, outcome, call.players)
            taker = _slam_taker(rules, row, outcome)
            if taker is not None:
                _apply_slam(rules, row, lines, taker)
            return lines, taker


def _undoubled(rules: Ruleset, row: Contract, outcome: NotPlayed, call: Call) -> Lines:
    """The others share the loss, rounded up; the declarer keeps the rounding."""
    loss = -rules.gain(total(rules, row, call.players, outcome.out))
    share = -(-loss // (call.players - 1))
    gains = [-share] * call.players
    gains[call.declarer] = share * (call.players - 1) - loss
    return [_changed("undoubled", rules.gain(gain)) for gain in gains]


def _places(row: LayoutContract, outcome: LayoutOutcome, players: int) -> Lines:
    """Points by finishing place; seats that did not finish share the prizes left, rounded toward zero."""
    prizes = payout(row, players)
    lines: Lines = [[] for _ in range(players)]
    for place, seat in enumerate(outcome.finish):
        lines[seat] = [Line("place", prizes[place], count=place + 1)]
    behind = [seat for seat in range(players) if seat not in outcome.finish]
    left = sum(prizes[len(outcome.finish) :])
    for seat in behind:
        each = int(Fraction(left, len(behind)))
        place = len(outcome.finish) + 1
        lines[seat] = [Line("place" if len(behind) == 1 else "shared_places", each, count=place)]
    return lines


# --- prices -----------------------------------------------------------------------------------------


def _items(rules: Ruleset, row: TrickContract, outcome: TrickOutcome, players: int) -> Lines:
    lines: Lines = [[] for _ in range(players)]
    for part in parts(rules, row):
        for item, price in part.prices.items():
            for seat, count in enumerate(_counts(part, item, outcome, players)):
                if count:
                    lines[seat].append(Line("item", count * price, item, count, part.source))
    return lines


def _counts(part: Part, item: str, outcome: TrickOutcome, players: int) -> tuple[int, ...]:
    """How many each seat took at the item's own price: named cards of the part have theirs."""
    if item == TRICK:
        return outcome.tricks or (0,) * players
    apart = [str(card) for card in named_cards(part.prices) if item_covers(item, card) and str(card) != item]
    counts = outcome.taken[item]
    return tuple(count - sum(outcome.taken[card][seat] for card in apart) for seat, count in enumerate(counts))


# --- slams ------------------------------------------------------------------------------------------


def _slam_taker(rules: Ruleset, row: TrickContract, outcome: TrickOutcome) -> int | None:
    """The seat that took all that the row's slam asks for."""
    if row.slam == "none":
        return None
    if slam_needs_tricks(rules, row):
        return _only(outcome.tricks or ())
    players = len(next(iter(outcome.taken.values())))
    took = [0] * players
    for part in parts(rules, row):
        for item, price in part.prices.items():
            if price and is_card_item(item):
                took = [had + count for had, count in zip(took, _counts(part, item, outcome, players), strict=True)]
    return _only(took)


def _only(counts: Sequence[int]) -> int | None:
    """The one seat with anything; None where several or none have."""
    having = [seat for seat, count in enumerate(counts) if count]
    return having[0] if len(having) == 1 else None


def _apply_slam(rules: Ruleset, row: TrickContract, lines: Lines, taker: int) -> None:
    charged = [_sum(own) for own in lines]
    gains = [0] * len(lines)
    match row.slam:
        case "mirror":
            gains[taker] = -rules.gain(charged[taker])
        case "fixed":
            gains[taker] = row.slam_points
        case "charge_others":
            gains = [-row.slam_points] * len(lines)
            gains[taker] = 0
    for seat, own in enumerate(lines):
        own += _changed("slam", rules.gain(gains[seat]) - charged[seat])


# --- side rules -------------------------------------------------------------------------------------


def _handicapped(rules: Ruleset, points: int) -> int:
    """The chooser's points: a loss twice, a gain half, toward zero."""
    gain = rules.gain(points)
    return rules.gain(gain * 2 if gain < 0 else gain // 2)


def _stake(rules: Ruleset, bet: Bet) -> tuple[int, int, int]:
    multiple = rules.doubling.redoubled if bet.redoubled else rules.doubling.doubled
    return bet.doubler, bet.doubled, multiple

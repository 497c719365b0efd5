"""What a search of one position needs beside the rule vector, worked out once; and whether gains add up.

Gains add up where what a trick is worth to a seat does not depend on the other tricks. Doubles only weigh them, and a
slam is a single gain instead, so both may be there. Side rules that halve, and last tricks of a deal that may end
early, are for the plain search.
"""

from __future__ import annotations

from typing import Annotated

from barbu.kernel.convert import codes_in
from barbu.kernel.records import (
    CODES,
    LANE,
    SEATS,
    SUIT,
    TRICKS,
    TYPES,
    Deal,
    Ints,
    Record,
    Vector,
    record_type,
)

NONE, DEAD = 0, 8
"""Who is on the way to a slam: nobody has anything yet; several have. Between them: the seat + 1."""
CHARGE_OTHERS = 3


class Plan(Record):
    """What the search of one position needs beside the rule vector."""

    weights: Annotated[Ints, SEATS * SEATS]
    """At `7 × one + other` what a point for the other seat is worth to the one, doubles included."""
    most: Annotated[Ints, SEATS]
    """The largest weight in each row."""
    least: Annotated[Ints, SEATS]
    """The smallest."""
    slams: Annotated[Ints, SEATS * SEATS]
    """At `7 × taker + other` what is added to what the other has so far if the taker makes his slam."""
    prizes: Annotated[Ints, SEATS * SEATS]
    """The same weighted: what it is worth to the other, doubles included."""
    kinds: Annotated[Ints, CODES]
    """Cards of one number are told apart by suit and rank alone."""
    marked: int
    """The cards that are not of the kind most of their suit are of."""
    plus: int
    """All gains that are still to be had, cards and tricks."""
    minus: int
    """All losses."""
    tricks: int
    """Tricks still to be finished."""
    sole: int
    """Who is on the way to a slam at the root."""
    gained: Annotated[Ints, SEATS]
    """What each seat has so far; all that is found here comes on top of it."""


PLAN = record_type(Plan)
TYPES[Plan] = PLAN


# --- making it --------------------------------------------------------------------------------------


def plan_of(vector: Vector, deal: Deal) -> Plan:
    """The plan for a position; takes plain records."""
    plan = Plan()
    if vector.kind == TRICKS:
        cards = deal.left | (deal.trick if deal.count else 0)
        _kinds(vector, plan, cards)
        _stakes(vector, deal, plan, cards)
        _slams(vector, deal, plan)
    _weights(vector, plan)
    return plan


def _kinds(vector: Vector, plan: Plan, cards: int) -> None:
    numbers: dict[object, int] = {}
    for code in codes_in(cards):
        priced = vector.priced >> code & 1 if vector.slam or vector.first_trick == 3 else 0
        counted = vector.counted >> code & 1 if vector.early_end else 0
        plan.kinds[code] = numbers.setdefault((vector.points[code], priced, counted), len(numbers))
    for suit in range(4):
        kinds = [plan.kinds[code] for code in codes_in(cards & SUIT << LANE * suit)]
        usual = max(kinds, key=kinds.count, default=0)
        for code in codes_in(cards & SUIT << LANE * suit):
            plan.marked |= int(plan.kinds[code] != usual) << code


def _stakes(vector: Vector, deal: Deal, plan: Plan, cards: int) -> None:
    plan.tricks = max(hand.bit_count() for hand in deal.hands)
    stakes = [vector.points[code] for code in codes_in(cards)]
    stakes += [vector.per_trick + sum(vector.last[back : back + 1]) for back in range(plan.tricks)]
    plan.plus = sum(stake for stake in stakes if stake > 0)
    plan.minus = sum(stake for stake in stakes if stake < 0)
    plan.gained[:] = deal.gains
    for back in range(deal.done):
        plan.gained[deal.winners >> 3 * back & 7] += sum(vector.last[plan.tricks + back : plan.tricks + back + 1])


def _slams(vector: Vector, deal: Deal, plan: Plan) -> None:
    took = deal.tricks if vector.slam_tricks else [cards & vector.priced for cards in deal.taken]
    takers = [seat for seat in range(vector.players) if took[seat]]
    plan.sole = DEAD if not vector.slam or len(takers) > 1 else takers[0] + 1 if takers else NONE
    for taker in range(vector.players):
        charged = plan.gained[taker] + plan.plus + plan.minus
        for seat in range(vector.players):
            made = -vector.slam_points if vector.slam == CHARGE_OTHERS else 0
            if seat == taker:
                made = (0, -charged, vector.slam_points, 0, 0)[vector.slam]
            plan.slams[SEATS * taker + seat] = made - plan.gained[seat]


def _weights(vector: Vector, plan: Plan) -> None:
    seats = range(vector.players)
    for seat in seats:
        row = [-vector.bets[SEATS * seat + other] for other in seats]
        row[seat] = 1 - sum(row)
        if vector.handicapped >= 0 and never_gains(vector, plan, vector.handicapped):
            row[vector.handicapped] *= 2
        plan.weights[SEATS * seat : SEATS * seat + vector.players] = row
        plan.most[seat], plan.least[seat] = max(row), min(row)
        for taker in seats:
            made = plan.slams[SEATS * taker : SEATS * taker + vector.players]
            plan.prizes[SEATS * taker + seat] = sum(weight * gain for weight, gain in zip(row, made, strict=True))


# --- whether gains add up ---------------------------------------------------------------------------


def never_gains(vector: Vector, plan: Plan, seat: int) -> bool:
    """Whether the seat ends at 0 or below however the tricks fall, so that its handicap doubles all it has."""
    ends = [plan.gained[seat] + plan.plus]
    if plan.sole != DEAD:
        ends += [plan.gained[seat] + plan.slams[SEATS * taker + seat] for taker in range(vector.players)]
    return vector.kind == TRICKS and max(ends) <= 0


def adds_up(vector: Vector, deal: Deal, plan: Plan) -> bool:
    """Whether the gains of tricks add up, the handicap aside."""
    if vector.kind != TRICKS or deal.over:
        return False
    by_tricks = vector.per_trick != 0 or any(vector.last)
    if plan.sole != DEAD and (vector.early_end if vector.slam_tricks else by_tricks):
        return False
    return not (vector.early_end and by_tricks)


def halved(vector: Vector, plan: Plan, seat: int) -> bool:
    """Whether the handicap changes what the seat has in the end, and nothing before."""
    bets = vector.bets[SEATS * seat : SEATS * (seat + 1)]
    return vector.handicapped == seat and not any(bets) and not never_gains(vector, plan, seat)


def bent(vector: Vector, plan: Plan, seat: int) -> bool:
    """Whether the handicap is a part of what the seat gains that does not add up."""
    by = vector.handicapped
    if by < 0 or never_gains(vector, plan, by) or halved(vector, plan, seat):
        return False
    return by == seat or vector.bets[SEATS * seat + by] != 0

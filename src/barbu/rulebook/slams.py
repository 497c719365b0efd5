"""Slams: what becomes of a player who takes everything."""

from collections.abc import Iterator

from barbu.rulebook.document import Sentence
from barbu.rulebook.pen import Pen
from barbu.rulebook.worked import slam_worth
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import is_card_item, items, named_cards, parts, positive, priced_cards, slam_needs_tricks
from barbu.rules.model import TrickContract

RANKS = ("J", "Q", "K")
"""The ranks that messages know by name when they say what is taken."""


def slam(pen: Pen, row: TrickContract) -> list[Sentence]:
    """The contract's slam; nothing where it has none."""
    empty = not pen.counts(row) and (row.slam in ("mirror", "zero") or not row.slam_points)
    return list(_slam(pen, row)) if row.slam != "none" and not empty else []


def _slam(pen: Pen, row: TrickContract) -> Iterator[Sentence]:
    values: dict[str, str | int] = dict(_taken(pen, row))
    states = ["tricks.slam", "tricks.slam_trigger"]
    way: str = row.slam
    if row.slam in ("fixed", "charge_others"):
        values["points"] = row.slam_points
        states.append("tricks.slam_points")
        way = row.slam if row.slam_points else "zero"
    elif row.slam == "mirror":
        values["effect"] = _turned(pen, row)
    yield pen.say(f"book-slam-{way.replace('_', '-')}", *states, rows=[row], values=values)
    if row.slam == "mirror" and not pen.left_over() and _always_pays_alike(pen, row):
        yield _worth(pen, row)


def _worth(pen: Pen, row: TrickContract) -> Sentence:
    if amounts := pen.by_players(lambda players: slam_worth(pen.rules, row, players)[0], "points", pen.written):
        return pen.say("book-slam-worth-tables", rows=[row], worked_out=True, amounts=amounts)
    made, plain = map(pen.written, slam_worth(pen.rules, row, pen.usual_table))
    return pen.say("book-slam-worth", rows=[row], worked_out=True, score=made, instead=plain)


def _turned(pen: Pen, row: TrickContract) -> str:
    """What a mirror slam turns round: a cost, a gain, or what may be either, as messages choose by it."""
    gains = {pen.rules.gain(price) > 0 for part in parts(pen.rules, row) for price in part.prices.values() if price}
    if len(gains) != 1:
        return "mixed"
    return "gain" if gains.pop() else "cost"


def _always_pays_alike(pen: Pen, row: TrickContract) -> bool:
    """Whether all that the row prices is taken with a slam."""
    return slam_needs_tricks(pen.rules, row) or all(map(is_card_item, items(pen.rules, row)))


def _taken(pen: Pen, row: TrickContract) -> dict[str, str]:
    """What one player must take, as messages choose by it."""
    if slam_needs_tricks(pen.rules, row):
        return {"what": "trick", "card": ""}
    return what_counts(pen, row)


def what_counts(pen: Pen, row: TrickContract) -> dict[str, str]:
    """What the row is about where it is one thing, as messages choose by it; `card` is that card where it is one."""
    if row.sums:
        return {"what": "other", "card": ""}
    priced = [item for item in items(pen.rules, row) if row.prices[item]]
    kinds = {"last" if item in LAST_TRICKS else item for item in priced}
    if priced == [LAST_TRICKS[0]]:
        kinds = {"final"}
    if len(kinds) != 1 or (kinds == {"last"} and len(priced) == 1):
        return _one_suit(pen, row, priced)
    (kind,) = kinds
    if single := named_cards([kind] if kind not in (TRICK, "last", "final") else []):
        return {"what": "card", "card": pen.locale.card(single[0])}
    known = kind in ("final", "last", TRICK, "C", "S", "D", "H", *RANKS)
    return {"what": kind if known else "other", "card": ""}


def _one_suit(pen: Pen, row: TrickContract, priced: list[str]) -> dict[str, str]:
    """The suit that a row is about though single cards of it have their own price."""
    suits = [item for item in priced if item in ("C", "S", "D", "H")]
    cards = priced_cards(pen.rules, row)
    if len(suits) == 1 and all(map(is_card_item, priced)) and all(card.suit.letter == suits[0] for card in cards):
        return {"what": suits[0], "card": ""}
    return {"what": "other", "card": ""}


def earns(row: TrickContract) -> bool:
    """Whether a slam earns points in a contract that costs them otherwise."""
    return row.slam == "mirror" or (row.slam == "fixed" and row.slam_points > 0)


def elsewhere(pen: Pen) -> list[Sentence]:
    """That taking everything is nothing special, in the contracts where one might think so."""
    plain = [row for row in pen.tricks if row.slam == "none" and not positive(pen.rules, row)]
    if not plain:
        return []
    if any(row.slam != "none" for row in pen.tricks):
        return [pen.say("book-slam-elsewhere", "tricks.slam", rows=plain, worked_out=True, values=pen.names(plain))]
    return [pen.say("book-slam-nowhere", "tricks.slam", rows=plain)]

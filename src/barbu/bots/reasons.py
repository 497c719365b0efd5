"""Why the search prefers an act to another: what differs when both are played out in the same imagined worlds."""

from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from barbu.bots.imagined import choices, imagined, table_of
from barbu.bots.player import Cause, Compared, Why, chance
from barbu.bots.search import CALL_WORLDS, Search, ahead, as_named, par, played_out
from barbu.cards import Card
from barbu.deal.actions import Seat
from barbu.kernel.playout import Gains
from barbu.kernel.records import LAYOUT, Records, Vector
from barbu.kernel.search import endings
from barbu.kernel.vector import codes
from barbu.match.actions import Action, Choose, Double, NameStart, NameTrump
from barbu.match.view import MatchView, RoundView
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import dealt_pack, item_covers, named_cards, parts
from barbu.rules.model import TrickContract

Counts = NDArray[np.float64]
"""Numbers of each world and each of two acts."""


def compared(view: MatchView, search: Search, seed: str, action: Action, other: Action) -> Compared | None:
    """The act beside another, in the worlds in which the search has tried them; None where there is no such thing."""
    round, rng = view.round, chance(view, seed)
    assert round is not None
    assert view.seat is not None
    match action, other:
        case Choose(), Choose():
            if not round.hand:
                return None
            return _of_contracts(view, round, search, rng.getrandbits(60), (action, other))
        case (NameTrump(), NameTrump()) | (NameStart(), NameStart()):
            hands = imagined(view, search.worlds * CALL_WORLDS, rng.getrandbits(60))
            played = played_out(view, round, view.rules.contract(round.contract or ""), hands)
            named = [act.suit if isinstance(act, NameTrump) else act.rank for act in (action, other)]  # type: ignore[union-attr]
            means = [float(played[each][:, view.seat].mean()) for each in named]
            return Compared(_points(view, means[0]), _points(view, means[1]))
        case Double(), Double():
            gains, weights = search.undoubled(view, rng)
            own = float((gains[:, view.seat] * weights).sum() / weights.sum())
            own += sum(times * ahead(view, gains, weights, seat)[0] for seat, times in _bets(view, round))
            said = [own + sum(ahead(view, gains, weights, seat)[0] for seat in act.seats) for act in (action, other)]
            return Compared(_points(view, said[0]), _points(view, said[1]))
    return _of_cards(view, imagined(view, search.worlds, rng.getrandbits(60)), (action, other))


def _points(view: MatchView, gain: float) -> float:
    """A gain as the table writes it: on a sheet of penalties a loss is above 0."""
    return view.rules.gain(1) * gain


# --- calls ------------------------------------------------------------------------------------------


def _of_contracts(
    view: MatchView, round: RoundView, search: Search, seed: int, acts: tuple[Choose, Choose]
) -> Compared:
    hands = imagined(view, search.worlds * CALL_WORLDS, seed)
    own, usual = [], []
    for act in acts:
        row = view.rules.contract(act.contract)
        gains = as_named(view, round, row, hands)[0]
        own.append(_points(view, float(gains[:, view.seat].mean())))
        # The average of all seats is the same whoever sits where: what differs is the hand.
        usual.append(_points(view, par(view, round, row) + float(gains.mean())))
    return Compared(own[0], own[1], usual=(usual[0], usual[1]))


def _bets(view: MatchView, round: RoundView) -> Iterator[tuple[Seat, int]]:
    """The doubles that stand between the viewer and others, and how many times each moves their difference."""
    doubling = view.rules.doubling
    for bet in round.bets:
        if view.seat in (bet.doubler, bet.doubled):
            other = bet.doubled if bet.doubler == view.seat else bet.doubler
            yield other, doubling.redoubled if bet.redoubled else doubling.doubled


# --- cards ------------------------------------------------------------------------------------------


class Part(msgspec.Struct, frozen=True):
    """Something that pays in a deal: how often it falls to the viewer, and what that pays him."""

    kind: Cause
    counts: Counts
    pays: Counts
    item: str = ""
    once: bool = False


def _of_cards(view: MatchView, hands: NDArray[np.int64], acts: Sequence[Action]) -> Compared:
    vector, deal = table_of(view)
    coded = {action: code for code, action in choices(view, vector, deal)}
    ends, gains = endings(vector, deal, hands, [coded[act] for act in acts])
    assert view.seat is not None
    mine, theirs = gains[:, :, view.seat].mean(axis=0)
    why = _why(view, vector, ends, gains)
    return Compared(_points(view, float(mine)), _points(view, float(theirs)), why)


def _why(view: MatchView, vector: Vector, ends: Records, gains: Gains) -> Why | None:
    """The cause of most of the difference; what the others get where one's own points do not tell it."""
    own = gains[:, :, view.seat].mean(axis=0)
    others = (gains.sum(axis=2).mean(axis=0) - own) / (view.players - 1)
    if own[0] <= own[1]:
        if others[0] >= others[1]:
            return None
        return Why("others", _points(view, float(others[0])), _points(view, float(others[1])))
    # Doubles only make more of what the deal pays: they are the reason where nothing in the deal is.
    for causes in (_causes(view, vector, ends), _doubled(view, vector, ends, gains)):
        most = max(causes, key=lambda cause: _gained(cause.pays), default=None)
        if most is not None and _gained(most.pays) > 0:
            return _told(view, most)
    return None


def _told(view: MatchView, most: Part) -> Why:
    mine, theirs = map(float, most.counts.mean(axis=0))
    if most.kind == "doubles":
        mine, theirs = _points(view, mine), _points(view, theirs)
    return Why(most.kind, mine, theirs, most.item, most.once)


def _gained(pays: Counts) -> float:
    first, second = pays.mean(axis=0)
    return float(first - second)


def _doubled(view: MatchView, vector: Vector, ends: Records, gains: Gains) -> Iterator[Part]:
    if vector.doubled:
        paid = (gains[:, :, view.seat] - ends["undoubled"][:, :, view.seat]).astype(float)
        yield Part("doubles", paid, paid)


def _causes(view: MatchView, vector: Vector, ends: Records) -> Iterator[Part]:
    """All that pays before the doubles."""
    undoubled = ends["undoubled"][:, :, view.seat]
    if vector.kind == LAYOUT:
        place = ends["places"][:, :, view.seat]
        # Who has not finished shares the places left.
        last = (ends["finished"] + vector.players - 1) / 2
        yield Part("place", np.where(place < 0, last, place) + 1.0, undoubled)
        return
    paid = np.zeros(undoubled.shape)
    for cause in _items(view, ends):
        paid += cause.pays
        yield cause
    if vector.slam:
        yield from _slams(view, vector, ends, undoubled - paid * vector.blind)


def _items(view: MatchView, ends: Records) -> Iterator[Part]:
    """The priced items of the row, part by part."""
    assert view.round is not None
    row, number = view.rules.contract(view.round.contract or ""), codes(view.rules)
    assert isinstance(row, TrickContract)
    pack = [card for card in dealt_pack(view.rules, view.players) if card not in view.round.out]
    for part in parts(view.rules, row):
        named = set(named_cards(part.prices))
        for item, price in part.prices.items():
            if item in LAST_TRICKS:
                back = LAST_TRICKS.index(item)
                counts = (ends["winners"] >> 3 * back & 7 == view.seat) & (ends["done"] > back)
                once = True
            elif item == TRICK:
                counts, once = ends["tricks"][:, :, view.seat], False
            else:
                cards = [card for card in pack if item_covers(item, card) and _counts(item, card, named)]
                mask = np.int64(sum(1 << number[card] for card in cards))
                counts, once = np.bitwise_count(ends["taken"][:, :, view.seat] & mask), len(cards) == 1
            told = counts.astype(float)
            yield Part("item", told, told * view.rules.gain(price), item, once)


def _counts(item: str, card: Card, named: set[Card]) -> bool:
    """Whether the card counts for the item; one that has a price of its own counts for that alone."""
    return item == str(card) or card not in named


def _slams(view: MatchView, vector: Vector, ends: Records, effect: Counts) -> Iterator[Part]:
    """Slams of the viewer's own and of others; `effect` is what a slam has changed for him in each deal."""
    took = ends["tricks"] > 0 if vector.slam_tricks else ends["taken"] & vector.priced != 0
    made = took[:, :, : view.players].sum(axis=2) == 1
    own = made & took[:, :, view.seat]
    kinds: tuple[tuple[Cause, NDArray[np.bool_]], ...] = ("slam", own), ("slammed", made & ~own)
    for kind, there in kinds:
        yield Part(kind, there.astype(float), np.where(there, effect, 0.0))

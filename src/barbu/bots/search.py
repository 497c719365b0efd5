"""The bot that imagines how the hidden cards may lie, and takes what does best on average in these worlds."""

from collections.abc import Mapping, Sequence
from random import Random
from time import monotonic

import msgspec
import numpy as np
from numpy.typing import NDArray

from barbu.bots import calls
from barbu.bots.estimate import Called, plain_pack
from barbu.bots.imagined import (
    call_of,
    firsts,
    imagined,
    settled,
    setups,
    vector_of,
)
from barbu.bots.player import Advice, Opinion, chance
from barbu.bots.turn import Turn, turn_of
from barbu.cards import Card
from barbu.deal.actions import Seat
from barbu.kernel.playout import Gains
from barbu.kernel.search import CLEAR, TRUST, Hands, Tried, openings, search
from barbu.kernel.vector import codes
from barbu.match.actions import Action, Choose, Double, Look, NameStart, NameTrump
from barbu.match.view import MatchView, RoundView
from barbu.rules.meaning import barred, dealt_pack, leftover_count
from barbu.rules.model import Contract, LayoutContract

Codes = NDArray[np.int64]
Weights = NDArray[np.float64]

CALL_WORLDS = 2
"""Worlds in which a call is tried, for each that a card is: calls are few and weigh more."""
PAR_HANDS = 24
"""Random hands that a row is valued by."""
PAR_WORLDS = 12
"""Worlds that each of them is tried in."""
PAR_OUTS = 8
"""Ways to leave cards over that these are shared out to, where chance leaves some over."""
MARGIN = 0.1
"""How many standard deviations of the stake a double must promise: it may be doubled back."""
CHOICE_WORLDS = 8
"""Worlds in which a declarer's hand is tried when it is asked how likely he was to choose this row with it."""
PLAUSIBLE = 1.0
"""How much likelier a declarer's hand is for each standard deviation that it is better than others."""


class Option(msgspec.Struct, frozen=True):
    """One legal act and what the search thinks of it."""

    action: Action
    value: float
    """Expected gain beside the mean of all seats; for a contract, beside what it brings an average chooser."""
    worlds: int
    """In how many worlds it was tried."""
    taken: bool = False
    """Whether the search of cards takes it, all considered."""


class Search:
    """Judges by play-outs in so many worlds. Fewer for a quick player, more for a strong one.

    `clear` and `trust` are those of the kernel's `search`. With `seconds` he takes so many worlds again and again for
    that time, doubles apart; what he does then depends on the machine, which is why the levels are counts. With
    `by_place` it is the place after the last deal that counts in that deal, and points only between equal places.
    """

    def __init__(
        self,
        worlds: int,
        *,
        clear: float = CLEAR,
        trust: float = TRUST,
        by_place: bool = False,
        seconds: float | None = None,
    ) -> None:
        self.worlds, self.clear, self.trust, self.by_place, self.seconds = worlds, clear, trust, by_place, seconds

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`."""
        return self._judged(view, seed)[0]

    def _judged(self, view: MatchView, seed: str) -> tuple[Action, Mapping[Action, float]]:
        """What it does, and the value of each act where acts are compared."""
        if len(view.legal) == 1:
            return view.legal[0], {}
        if isinstance(view.legal[0], Double):
            return self._speech(view, chance(view, seed))
        options = self.options(view, seed)
        return self._chosen(view, options, seed), {option.action: option.value for option in options}

    def _chosen(self, view: MatchView, options: Sequence[Option], seed: str) -> Action:
        """The option that does best; a contract that must be named blind is named without any."""
        if not options:
            return calls.contract(view, _round(view), chance(view, seed))
        taken = [option.action for option in options if option.taken]
        if taken:
            return taken[0]
        most = max((option.worlds, option.value) for option in options)
        equal = [option.action for option in options if (option.worlds, option.value) == most]
        if len(equal) == 1 or isinstance(equal[0], (Choose, NameTrump, NameStart)):
            return equal[0]
        turn, actions = turn_of(view)
        return actions[turn.liked([code for code in turn.acts if actions[code] in equal])]

    def options(self, view: MatchView, seed: str) -> list[Option]:
        """What it thinks of each legal act; nothing where it has not seen its hand, and for doubles (see `_speech`)."""
        rng = chance(view, seed)
        if self.seconds is None:
            return self._options(view, rng)
        until = monotonic() + self.seconds
        found = self._options(view, rng)
        while len(found) > 1 and monotonic() < until:
            found = list(map(_together, found, self._options(view, rng)))
        return found

    def _options(self, view: MatchView, rng: Random) -> list[Option]:
        round = _round(view)
        if any(isinstance(action, Look) for action in view.legal):
            return [Option(Look(), 0.0, 1)]
        match view.legal[0]:
            case Choose():
                return self._contracts(view, round, rng) if round.hand else []
            case NameTrump() | NameStart():
                return self._calls(view, round, rng)
            case Double():
                return []
        return self._cards(view, rng)

    def advice(self, view: MatchView, seed: str) -> Advice:
        """What it does, and how much better that is than the best of the others, where acts are compared.

        What looks better, but not clearly enough to be done, is no other. A double is compared with silence, and
        silence with the best double, so that one is told what a double brings.
        """
        action, found = self._judged(view, seed)
        if action not in found:
            return Advice(action)
        doubles = isinstance(action, Double)
        others = [each for each in found if each != action and (doubles or found[each] <= found[action])]
        if not others:
            return Advice(action)
        silence = Double()
        other = silence if silence in others else max(others, key=lambda each: found[each])
        points = found[action] - found[other]
        return Advice(action, other, points if isinstance(action, Double) else max(0.0, points))

    def opinion(self, view: MatchView, action: Action, seed: str) -> Opinion:
        """What it would have done, and how far this act is behind it."""
        done, found = self._judged(view, seed)
        if done == action:
            return Opinion(done, 0.0)
        # An act given up early may have looked better by chance.
        return Opinion(done, max(0.0, found[done] - found[action]) if done in found and action in found else None)

    def _cards(self, view: MatchView, rng: Random) -> list[Option]:
        turn, actions = turn_of(view)
        tried = self._tried(turn, rng)
        taken = turn.acts[tried.best] if self.trust else None
        found = zip(turn.acts, tried.means, tried.worlds, strict=True)
        return [Option(actions[code], mean, worlds, code == taken) for code, mean, worlds in found]

    def _tried(self, turn: Turn, rng: Random) -> Tried:
        hands = turn.worlds(self.worlds, rng.getrandbits(60))
        standing = turn.standing if self.by_place else ()
        return search(turn.vector, turn.deal, hands, turn.acts, clear=self.clear, trust=self.trust, standing=standing)

    def code(self, turn: Turn, rng: Random) -> int:
        """The act that does best in imagined worlds."""
        tried = self._tried(turn, rng)
        if self.trust:
            return turn.acts[tried.best]
        found = list(zip(tried.worlds, tried.means, strict=True))
        equal = [act for act, each in zip(turn.acts, found, strict=True) if each == max(found)]
        return equal[0] if len(equal) == 1 else turn.liked(equal)

    def _calls(self, view: MatchView, round: RoundView, rng: Random) -> list[Option]:
        row = view.rules.contract(round.contract or "")
        hands = imagined(view, self.worlds * CALL_WORLDS, rng.getrandbits(60))
        found = values(view, round, row, hands)
        named = [action for action in view.legal if isinstance(action, (NameTrump, NameStart))]
        return [
            Option(action, found[action.suit if isinstance(action, NameTrump) else action.rank], len(hands))
            for action in named
        ]

    def _contracts(self, view: MatchView, round: RoundView, rng: Random) -> list[Option]:
        """A contract is worth what this hand makes of it, less what a later hand may be expected to."""
        hands = imagined(view, self.worlds * CALL_WORLDS, rng.getrandbits(60))
        named = [action for action in view.legal if isinstance(action, Choose)]
        kept = 1.0 if len(named) < 2 else min(1.0, (round.deals_left - 1) / (len(named) - 1))
        found: list[Option] = []
        for action in named:
            row = view.rules.contract(action.contract)
            now = prospect(view, round, row, hands)
            found.append(Option(action, now - kept * par(view, round, row), len(hands)))
        return found

    def _speech(self, view: MatchView, rng: Random) -> tuple[Action, Mapping[Action, float]]:
        """The speech that comes nearest to doubling every seat that is likely to do worse; what each may bring.

        Each double settles the difference of two seats once more, whatever else is said.
        """
        round = _round(view)
        gains, weights = self.undoubled(view, rng)
        speeches = [action for action in view.legal if isinstance(action, Double)]
        offered = {seat for speech in speeches for seat in speech.seats}
        wanted = {seat for seat in offered if _pays(view, round, gains, weights, seat)}
        said = min(speeches, key=lambda speech: (len(wanted.symmetric_difference(speech.seats)), speech.seats))
        brings = {seat: ahead(view, gains, weights, seat)[0] for seat in offered}
        return said, {speech: sum(brings[seat] for seat in speech.seats) for speech in speeches}

    def undoubled(self, view: MatchView, rng: Random) -> tuple[Weights, Weights]:
        """What each seat gains before the doubles in imagined worlds, and how likely each of these is."""
        round = _round(view)
        row = view.rules.contract(round.contract or "")
        hands = imagined(view, self.worlds * CALL_WORLDS, rng.getrandbits(60))
        setup = settled(view, row, round.trump, round.start)
        call = msgspec.structs.replace(call_of(view, round), bets=())
        gains = openings(vector_of(setup, call), hands, firsts(view, row, hands)).astype(float)
        return gains, self._plausible(view, round, row, hands, rng)

    def _plausible(self, view: MatchView, round: RoundView, row: Contract, hands: Hands, rng: Random) -> Weights:
        """How likely each world is, given that the declarer chose this row with his hand there."""
        declarer = round.roles.declarer
        if round.roles.chooser is None or round.blind or declarer == view.seat:
            return np.ones(len(hands))
        worth = _quality(view, round, row, hands, np.random.default_rng(rng.getrandbits(60)))
        spread = worth.std()
        return np.exp(PLAUSIBLE * (worth - worth.mean()) / spread) if spread else np.ones(len(hands))


def _together(one: Option, other: Option) -> Option:
    """What two tries of an act say together."""
    worlds = one.worlds + other.worlds
    return Option(one.action, (one.value * one.worlds + other.value * other.worlds) / worlds, worlds)


def _round(view: MatchView) -> RoundView:
    assert view.round is not None
    return view.round


# --- calls ------------------------------------------------------------------------------------------


def values(view: MatchView, round: RoundView, row: Contract, hands: Hands) -> Mapping[Called, float]:
    """What the viewer may expect of a row in these worlds, beside the mean of all seats, for each way to play it."""
    assert view.seat is not None
    seat, played = view.seat, played_out(view, round, row, hands)
    return {called: _relative(gains, seat) for called, gains in played.items()}


def played_out(view: MatchView, round: RoundView, row: Contract, hands: Hands) -> Mapping[Called, Gains]:
    """What each seat gains in these worlds, for each way to play the row."""
    call, first = call_of(view, round), firsts(view, row, hands)
    return {called: openings(vector_of(setup, call), hands, first) for called, setup in setups(view, row).items()}


def _relative(gains: Gains, seat: Seat) -> float:
    """The mean gain of a seat beside the mean of all."""
    return float(gains[:, seat].mean() - gains.mean())


def prospect(view: MatchView, round: RoundView, row: Contract, hands: Hands) -> float:
    """What a chooser may expect of a row, beside the mean of all seats."""
    gains, own = as_named(view, round, row, hands)
    assert view.seat is not None
    return _relative(gains, view.seat) if own else float((gains[:, view.seat] - gains.mean(axis=1)).mean())


def as_named(view: MatchView, round: RoundView, row: Contract, hands: Hands) -> tuple[Gains, bool]:
    """What each seat gains in each world, and whether the viewer names trump or start: then what suits him on the mean;
    another who names does what suits that one there.
    """
    assert view.seat is not None
    played = list(played_out(view, round, row, hands).values())
    first = firsts(view, row, hands) if isinstance(row, LayoutContract) else [view.seat] * len(hands)
    if all(seat == view.seat for seat in first):
        return max(played, key=lambda gains: _relative(gains, view.seat or 0)), True
    beside = np.array([gains - gains.mean(axis=1, keepdims=True) for gains in played])
    worlds = np.arange(len(hands))
    named = beside[:, worlds, first].argmax(axis=0)
    chosen: Gains = np.array(played)[named, worlds]
    return chosen, False


_PARS: dict[object, float] = {}
MOST_PARS = 4096


def par(view: MatchView, round: RoundView, row: Contract) -> float:
    """What a chooser with an average hand may expect of the row; worked out once for each way to sit to it."""
    assert view.seat is not None
    beside = tuple((seat - view.seat) % view.players for seat in (round.roles.dealer, round.roles.leader))
    key = (view.rules, row.id, view.players, beside)
    if key not in _PARS:
        if len(_PARS) >= MOST_PARS:
            _PARS.clear()
        _PARS[key] = _average(view, round, row)
    return _PARS[key]


def _average(view: MatchView, round: RoundView, row: Contract) -> float:
    """The value of the row over random hands of the viewer, always the same ones; each is played as it is best.

    Where cards are left over by chance, other ones are out each time.
    """
    pack, rng = plain_pack(view.rules, row, view.players), np.random.default_rng(len(round.hand))
    over = leftover_count(view.rules, view.players)
    found = []
    for _ in range(PAR_OUTS if over else 1):
        out = tuple(pack[at] for at in rng.permutation(len(pack))[:over])
        left = [card for card in pack if card not in out]
        if not barred(view.rules, row, left):
            there = msgspec.structs.replace(round, out=out)
            found.append(_average_without(msgspec.structs.replace(view, round=there), there, row, left, rng))
    return float(np.mean(found)) if found else 0.0


def _average_without(
    view: MatchView, round: RoundView, row: Contract, left: Sequence[Card], rng: np.random.Generator
) -> float:
    number, part = codes(view.rules), PAR_OUTS if round.out else 1
    pack = np.array([number[card] for card in left], np.int64)
    if len(setups(view, row)) == 1:
        deals = [rng.permutation(pack) for _ in range(PAR_HANDS * PAR_WORLDS // 2 // part)]
        return prospect(view, round, row, _hands(view, deals))
    size, found = len(round.hand), []
    for _ in range(PAR_HANDS // part):
        own, rest = np.split(rng.permutation(pack), [size])
        deals = [np.concatenate([own, rng.permutation(rest)]) for _ in range(PAR_WORLDS)]
        found.append(prospect(view, round, row, _hands(view, deals)))
    return float(np.mean(found))


def _hands(view: MatchView, deals: Sequence[Codes]) -> Hands:
    """The hands that these orders of the pack give: the first cards to the viewer, and so on round the table."""
    bits = np.int64(1) << np.array(deals)
    dealt = np.bitwise_or.reduce(bits.reshape(len(deals), view.players, -1), axis=2)
    return np.roll(dealt, view.seat or 0, axis=1)


# --- doubles ----------------------------------------------------------------------------------------


def ahead(view: MatchView, gains: Weights, weights: Weights, seat: Seat) -> tuple[float, float]:
    """How far ahead of the seat the viewer may expect to be, which is what a double brings, and how that varies."""
    lead = gains[:, view.seat] - gains[:, seat]
    return float((lead * weights).sum() / weights.sum()), float(lead.std())


def _pays(view: MatchView, round: RoundView, gains: Weights, weights: Weights, seat: Seat) -> bool:
    """Whether a double of the seat may be expected to pay."""
    mean, spread = ahead(view, gains, weights, seat)
    due = calls.due(view, round, seat)
    # A double that is owed must come some day: it may cost what an average one does.
    return mean > (-spread * due / 2 if due else MARGIN * spread)


def _quality(view: MatchView, round: RoundView, row: Contract, worlds: Hands, rng: np.random.Generator) -> Weights:
    """What the declarer with his hand of each world expects of the row."""
    declarer, players = round.roles.declarer, view.players
    own = worlds[:, declarer]
    out, number = set(round.out), codes(view.rules)
    pack = np.array([number[card] for card in dealt_pack(view.rules, players) if card not in out], np.int64)
    unseen = np.broadcast_to(pack, (len(worlds), len(pack)))[own[:, None] >> pack & 1 == 0].reshape(len(worlds), -1)
    dealt = rng.permuted(unseen.repeat(CHOICE_WORLDS, axis=0), axis=1)
    bits = (np.int64(1) << dealt).reshape(len(dealt), players - 1, -1)
    hands = np.insert(np.bitwise_or.reduce(bits, axis=2), declarer, own.repeat(CHOICE_WORLDS), axis=1)
    setup = settled(view, row, round.trump, round.start)
    call = msgspec.structs.replace(call_of(view, round), bets=())
    gains = openings(vector_of(setup, call), hands, firsts(view, row, hands))
    beside: Weights = gains[:, declarer] - gains.mean(axis=1)
    worth: Weights = beside.reshape(len(worlds), CHOICE_WORLDS).mean(axis=1)
    return worth

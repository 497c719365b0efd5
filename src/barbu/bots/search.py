"""The bot that imagines how the hidden cards may lie, and takes what does best on average in these worlds."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec
import numpy as np
from numpy.typing import NDArray

from barbu.bots import calls
from barbu.bots.imagined import (
    call_of,
    choices,
    firsts,
    imagined,
    settled,
    setups,
    start_of,
    table_of,
    trump_of,
    vector_of,
)
from barbu.bots.player import chance
from barbu.cards import Rank, Suit
from barbu.deal.actions import Seat
from barbu.kernel.playout import Gains
from barbu.kernel.search import CLEAR, Hands, openings, search
from barbu.kernel.vector import codes
from barbu.match.actions import Action, Choose, Double, Look, NameStart, NameTrump
from barbu.match.view import MatchView, RoundView
from barbu.rules.meaning import dealt_pack
from barbu.rules.model import Contract

Codes = NDArray[np.int64]
Weights = NDArray[np.float64]

CALL_WORLDS = 2
"""Worlds in which a call is tried, for each that a card is: calls are few and weigh more."""
PAR_HANDS = 40
"""Random hands that a row is valued by."""
PAR_WORLDS = 16
"""Worlds that each of them is tried in."""
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


class Search:
    """Judges by play-outs in so many worlds. Fewer for a quick player, more for a strong one."""

    def __init__(self, worlds: int, *, clear: float = CLEAR, by_place: bool = False) -> None:
        self.worlds, self.clear, self.by_place = worlds, clear, by_place

    def decide(self, view: MatchView, seed: str) -> Action:
        """One of `view.legal`."""
        if len(view.legal) == 1:
            return view.legal[0]
        rng = chance(view, seed)
        if isinstance(view.legal[0], Double):
            return self._speech(view, rng)
        options = self.options(view, seed)
        if not options:
            return calls.contract(view, _round(view), rng)
        return max(options, key=lambda option: (option.worlds, option.value)).action

    def options(self, view: MatchView, seed: str) -> list[Option]:
        """What it thinks of each legal act; nothing where it has not seen its hand, and for doubles."""
        rng, round = chance(view, seed), _round(view)
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

    def _cards(self, view: MatchView, rng: Random) -> list[Option]:
        vector, deal = table_of(view)
        coded = choices(view, vector, deal)
        hands = imagined(view, self.worlds, rng.getrandbits(60))
        standing = view.sheet.totals if self.by_place and _last(view) else ()
        gains = [view.rules.gain(total) for total in standing]
        tried = search(vector, deal, hands, [code for code, _ in coded], clear=self.clear, standing=gains)
        found = zip(coded, tried.means, tried.worlds, strict=True)
        return [Option(action, mean, worlds) for (_, action), mean, worlds in found]

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
            now = max(values(view, round, row, hands).values())
            found.append(Option(action, now - kept * par(view, round, row), len(hands)))
        return found

    def _speech(self, view: MatchView, rng: Random) -> Action:
        """The speech that comes nearest to doubling every seat that is likely to do worse."""
        round = _round(view)
        row = view.rules.contract(round.contract or "")
        hands = imagined(view, self.worlds * CALL_WORLDS, rng.getrandbits(60))
        setup = settled(view, row, trump_of(row, round.trump), round.start or start_of(row, None))
        call = msgspec.structs.replace(call_of(view, round), bets=())
        gains = openings(vector_of(setup, call), hands, firsts(view, row, hands)).astype(float)
        weights = self._plausible(view, round, row, hands, rng)
        speeches = [action for action in view.legal if isinstance(action, Double)]
        offered = {seat for speech in speeches for seat in speech.seats}
        wanted = {seat for seat in offered if _pays(view, round, gains, weights, seat)}
        return min(speeches, key=lambda speech: (len(wanted.symmetric_difference(speech.seats)), speech.seats))

    def _plausible(self, view: MatchView, round: RoundView, row: Contract, hands: Hands, rng: Random) -> Weights:
        """How likely each world is, given that the declarer chose this row with his hand there."""
        declarer = round.roles.declarer
        if round.roles.chooser is None or round.blind or declarer == view.seat:
            return np.ones(len(hands))
        worth = np.array([_quality(view, round, row, hands[world], rng) for world in range(len(hands))])
        spread = worth.std()
        return np.exp(PLAUSIBLE * (worth - worth.mean()) / spread) if spread else np.ones(len(hands))


def _round(view: MatchView) -> RoundView:
    assert view.round is not None
    return view.round


def _last(view: MatchView) -> bool:
    """Whether this is the last deal of the match."""
    return _round(view).number == view.deals - 1


# --- calls ------------------------------------------------------------------------------------------


def values(view: MatchView, round: RoundView, row: Contract, hands: Hands) -> Mapping[Suit | Rank | None, float]:
    """What the viewer may expect of a row in these worlds, beside the mean of all seats, for each way to play it."""
    call, first = call_of(view, round), firsts(view, row, hands)
    assert view.seat is not None
    return {
        called: _relative(openings(vector_of(setup, call), hands, first), view.seat)
        for called, setup in setups(view, row).items()
    }


def _relative(gains: Gains, seat: Seat) -> float:
    """The mean gain of a seat beside the mean of all."""
    return float(gains[:, seat].mean() - gains.mean())


_PARS: dict[object, float] = {}
MOST_PARS = 4096


def par(view: MatchView, round: RoundView, row: Contract) -> float:
    """What a chooser with an average hand may expect of the row; worked out once for each way to sit to it."""
    assert view.seat is not None
    beside = tuple((seat - view.seat) % view.players for seat in (round.roles.dealer, round.roles.leader))
    key = (view.rules, row.id, view.players, beside, round.out, round.blind)
    if key not in _PARS:
        if len(_PARS) >= MOST_PARS:
            _PARS.clear()
        _PARS[key] = _average(view, round, row)
    return _PARS[key]


def _average(view: MatchView, round: RoundView, row: Contract) -> float:
    """The value of the row over random hands of the viewer, always the same ones; each is played as it is best."""
    number, rng = codes(view.rules), np.random.default_rng(len(round.hand))
    pack = np.array([number[card] for card in dealt_pack(view.rules, view.players) if card not in round.out], np.int64)
    if len(setups(view, row)) == 1:
        deals = [rng.permutation(pack) for _ in range(PAR_HANDS * PAR_WORLDS // 2)]
        return max(values(view, round, row, _hands(view, deals)).values())
    size, found = len(round.hand), []
    for _ in range(PAR_HANDS):
        own, rest = np.split(rng.permutation(pack), [size])
        deals = [np.concatenate([own, rng.permutation(rest)]) for _ in range(PAR_WORLDS)]
        found.append(max(values(view, round, row, _hands(view, deals)).values()))
    return float(np.mean(found))


def _hands(view: MatchView, deals: Sequence[Codes]) -> Hands:
    """The hands that these orders of the pack give: the first cards to the viewer, and so on round the table."""
    bits = np.int64(1) << np.array(deals)
    dealt = np.bitwise_or.reduce(bits.reshape(len(deals), view.players, -1), axis=2)
    return np.roll(dealt, view.seat or 0, axis=1)


# --- doubles ----------------------------------------------------------------------------------------


def _pays(view: MatchView, round: RoundView, gains: Weights, weights: Weights, seat: Seat) -> bool:
    """Whether a double of the seat may be expected to pay."""
    ahead = gains[:, view.seat] - gains[:, seat]
    mean = float((ahead * weights).sum() / weights.sum())
    margin = MARGIN * float(ahead.std())
    if any(bet.doubler == seat and bet.doubled == view.seat for bet in round.bets):
        return mean > margin
    if seat == round.roles.declarer and view.seat is not None and round.owed[view.seat]:
        # A double that is owed must come some day: it may cost what an average one does.
        return mean > -float(ahead.std()) * min(1.0, round.owed[view.seat] / max(1, round.deals_left)) / 2
    return mean > margin


def _quality(view: MatchView, round: RoundView, row: Contract, world: Codes, rng: Random) -> float:
    """What the declarer with his hand of this world expects of the row."""
    declarer = round.roles.declarer
    others = [seat for seat in range(view.players) if seat != declarer]
    pack = [code for seat in others for code in range(63) if int(world[seat]) >> code & 1]
    hands = np.zeros((CHOICE_WORLDS, view.players), np.int64)
    hands[:, declarer] = world[declarer]
    size = len(pack) // len(others)
    for row_of in hands:
        rng.shuffle(pack)
        for place, seat in enumerate(others):
            row_of[seat] = sum(1 << code for code in pack[place * size : (place + 1) * size])
    setup = settled(view, row, trump_of(row, round.trump), round.start or start_of(row, None))
    call = msgspec.structs.replace(call_of(view, round), bets=())
    return _relative(openings(vector_of(setup, call), hands, firsts(view, row, hands)), declarer)

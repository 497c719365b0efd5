"""Whether the rest of a deal is certain: one result, however the hidden cards lie and whatever anybody plays.

Where the cards alone do not say so (`barbu.match.claim`), few cards are left and the view rules much out, every
distribution that it allows is played out in every way by the engine itself. A handful of plays comes first: they nearly
always differ, and then nothing more is tried. What would take too long is not certain.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

import msgspec

from barbu.bots.knowledge import Knowledge, known
from barbu.cards import Card
from barbu.deal.actions import Lay, Pass
from barbu.deal.layout import LayoutPlay, start_layout
from barbu.deal.setup import Setup
from barbu.deal.state import DealPlay, act, outcome
from barbu.deal.tricks import TrickPlay, start_tricks
from barbu.deal.view import LayoutView, TrickView
from barbu.match.claim import Claim
from barbu.match.claim import claim as evident
from barbu.match.view import MatchView, RoundView
from barbu.scoring.points import Call, score

MOST_HIDDEN = 8
"""Hidden cards with which a proof is tried at all."""
MOST_WORLDS = 90
"""Distributions of them: as many as four hands of two cards have, of which one is seen."""
MOST_ACTS = {TrickView: 1500, LayoutView: 400}
"""Acts of a proof, by the kind of deal: some 20 ms."""
GLANCES = 12
"""Plays that are looked at first."""

Hands = tuple[tuple[Card, ...], ...]


class Result(NamedTuple):
    """What one play of the rest comes to."""

    points: tuple[int, ...]
    won: int
    """Tricks of the rest that the viewer takes."""


def claim(view: MatchView) -> Claim | None:
    """What the viewer, who is to act, can claim of the rest; None when he must play on.

    It reads the view alone: a claim that is offered tells nothing about hidden cards.
    """
    found = evident(view)
    if found is not None:
        return found
    round = view.round
    if round is None or round.contract is None or view.seat is None or view.to_act != view.seat:
        return None
    if round.play is None or (isinstance(round.play, TrickView) and len(round.play.hand) < 2):
        return None
    if sum(round.counts) - len(round.hand) > MOST_HIDDEN:
        return None
    facts = known(view)
    if facts is None:
        return None
    try:
        results = _Proof(view, round, facts).results()
    except _Differ:
        return None
    if isinstance(round.play, LayoutView):
        return "certain"
    left = len(round.play.hand)
    if all(result.won == left for result in results):
        return "all"
    return "none" if all(not result.won for result in results) else "certain"


class _Differ(Exception):
    """Two plays come to something else, or it cannot be told in time that none do."""


class _Proof:
    """Plays the rest of one deal out in every way."""

    def __init__(self, view: MatchView, round: RoundView, facts: Knowledge) -> None:
        assert round.play is not None
        self.view, self.round, self.facts, self.play = view, round, facts, round.play
        self.row = view.rules.contract(round.contract or "")
        self.call = Call(view.players, round.roles.chooser, round.roles.declarer, round.blind, round.bets)
        self.left = MOST_ACTS[type(round.play)]
        self.found: set[Result] = set()

    def results(self) -> set[Result]:
        """All that may come of it: the same points each time; raises `_Differ`."""
        worlds = list(islice(_distributions(self.facts), MOST_WORLDS + 1))
        if len(worlds) > MOST_WORLDS:
            raise _Differ
        rng = Random(0)
        for _ in range(GLANCES):
            self._glance(self._with(rng.choice(worlds)), rng)
        for hands in worlds:
            self._try(self._with(hands), set())
        return self.found

    def _spend(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise _Differ

    def _glance(self, play: DealPlay, rng: Random) -> None:
        while not play.over:
            self._spend()
            play = act(play, rng.choice(play.legal))
        self._note(play)

    def _try(self, play: DealPlay, seen: set[object]) -> None:
        for action in play.legal:
            self._spend()
            after = act(play, action)
            if after.over:
                self._note(after)
            elif (key := _key(after)) not in seen:
                seen.add(key)
                self._try(after, seen)

    def _note(self, play: DealPlay) -> None:
        """Keeps the result of a play; raises where the points differ, or the deal would be dealt again."""
        if isinstance(play, LayoutPlay) and play.blocked and play.rules.row.blocked == "redeal":
            raise _Differ
        points = score(self.view.rules, self.row, outcome(play), self.call).points
        won = 0
        if isinstance(play, TrickPlay) and isinstance(self.play, TrickView):
            won = sum(trick.winner == self.view.seat for trick in play.done[len(self.play.done) :])
        self.found.add(Result(points, won))
        if len({result.points for result in self.found}) > 1:
            raise _Differ

    def _with(self, hidden: Hands) -> DealPlay:
        """The deal as it would be with these cards in the others' hands."""
        own = self.round.hand
        hands = tuple(own if seat == self.view.seat else hand for seat, hand in enumerate(hidden))
        round, play = self.round, self.play
        setup = Setup(self.view.rules, self.row, self.view.players, round.roles.leader, round.out)
        if isinstance(play, TrickView):
            begun = start_tricks(msgspec.structs.replace(setup, trump=play.trump), hands)
            return msgspec.structs.replace(
                begun, leader=play.leader, table=play.table, done=play.done, broken=play.broken
            )
        laid = [action.card for _, action in play.log if isinstance(action, Lay)]
        whole = start_layout(setup, (*hands, tuple(laid)))
        return msgspec.structs.replace(
            whole,
            hands=hands,
            turn=play.turn,
            start=play.start,
            ace=play.ace,
            down=whole.down | frozenset(laid),
            log=play.log,
            finished=play.finished,
            extra=play.extra,
            passes=_passes(play),
        )


def _passes(play: LayoutView) -> int:
    """Passes in a row."""
    passed = 0
    for _, action in reversed(play.log):
        if not isinstance(action, Pass):
            break
        passed += 1
    return passed


def _key(play: DealPlay) -> object:
    """What the rest depends on: plays that come to the same need not be played on twice."""
    if isinstance(play, LayoutPlay):
        return play.hands, play.turn, play.start, play.ace, play.extra, play.passes, play.finished
    piles: list[list[Card]] = [[] for _ in play.hands]
    for trick in play.done:
        piles[trick.winner] += trick.cards
    last = tuple(trick.winner for trick in play.done[-3:])
    return play.hands, play.leader, play.table, play.broken, last, tuple(map(frozenset, piles))


def _distributions(facts: Knowledge) -> Iterator[Hands]:
    """All ways in which the hidden cards may lie."""
    for hands in _dealt(facts.hidden, facts.seats, facts.need):
        if not facts.clauses or facts.allows(hands):
            yield hands


def _dealt(hidden: Sequence[Card], seats: Sequence[int], need: tuple[int, ...]) -> Iterator[Hands]:
    if not hidden:
        yield ((),) * len(need)
        return
    for seat, places in enumerate(need):
        if places and seats[0] >> seat & 1:
            less = (*need[:seat], places - 1, *need[seat + 1 :])
            for hands in _dealt(hidden[1:], seats[1:], less):
                yield (*hands[:seat], (hidden[0], *hands[seat]), *hands[seat + 1 :])

"""Duplicate deals: one deal played once for each seat that the candidate can have, against equal opponents."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence

from barbu.bots.arena.board import Board, DealPlay
from barbu.bots.arena.players import Player
from barbu.croupier import Seeded, chance
from barbu.match.actions import Action
from barbu.match.events import Acted, Header
from barbu.match.phases import Playing
from barbu.match.sheet import sheet
from barbu.match.state import Match
from barbu.rules.model import Ruleset

PER_OCTAVE = 8
"""Steps in which times are counted, for each doubling: a median is right to 5 %."""


class Times:
    """How much processor time decisions took: how many fell into each step of a scale of microseconds."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, seconds: float) -> None:
        """Counts one decision."""
        self.counts[step_of(seconds)] += 1


def step_of(seconds: float) -> int:
    """The step in which a time is counted."""
    step, micros = 0, max(1.0, seconds * 1e6)
    while micros >= 2:
        micros, step = micros / 2, step + PER_OCTAVE
    return step + int((micros - 1) * PER_OCTAVE)


def micros_of(step: int) -> float:
    """The middle of a step in microseconds."""
    octave, part = divmod(step, PER_OCTAVE)
    return float(2**octave * (1 + (part + 0.5) / PER_OCTAVE))


# --- play -------------------------------------------------------------------------------------------


class _Node:
    """A match at a moment when a seat must act, or over; what players did there, and where that led."""

    def __init__(self, match: Match, seed: str) -> None:
        while (event := chance(match, Seeded(seed))) is not None:
            match = match.apply(event)
        self.match, self.seed = match, seed
        self.acts: dict[str, Action] = {}
        self.next: dict[Action, _Node] = {}
        self.play: DealPlay | None = None
        self.after_play: dict[Board, _Node] = {}

    def decided(self, player: Player, times: Times | None) -> Action:
        """What the player does here; asked once, since equal views and seeds give equal acts."""
        if player.name not in self.acts:
            legal = self.match.legal
            self.acts[player.name] = legal[0] if len(legal) == 1 else self._asked(player, times)
        return self.acts[player.name]

    def _asked(self, player: Player, times: Times | None) -> Action:
        ask = player.ready(self.match)
        began = time.thread_time()
        action = ask(self.seed)
        if times is not None:
            times.add(time.thread_time() - began)
        return action

    def after(self, action: Action) -> _Node:
        """The moment that follows; kept for other seatings as long as it is likely to come up there too."""
        if action in self.next:
            return self.next[action]
        assert self.match.to_act is not None
        node = _Node(self.match.apply(Acted(self.match.to_act, action)), self.seed)
        if not self.match.results:
            self.next[action] = node
        return node

    def played(self, seated: Sequence[Player]) -> list[int] | _Node:
        """What each seat has gained in the whole match, once the cards of this deal are played by these; the next
        moment where more is to come.
        """
        if self.play is None:
            self.play = DealPlay(self.match, self.seed)
        path, end = self.play.path(seated)
        found = self.play.gains(end)
        if found is not None:
            return found
        if end not in self.after_play:
            self.after_play[end] = _Node(self.play.match_after(path), self.seed)
        return self.after_play[end]


def gains(root: _Node, seated: Sequence[Player], candidate: int, times: Times | None) -> list[int]:
    """What each seat gains in the whole match; more is better.

    With `times` every act goes through the match and the player's view, and the decisions of one seat are timed; else
    cards are played on the kernel's record, with the same result but for a player who draws lots.
    """
    node = root
    while (seat := node.match.to_act) is not None:
        if times is None and isinstance(node.match.phase, Playing):
            after = node.played(seated)
            if isinstance(after, list):
                return after
            node = after
        else:
            node = node.after(node.decided(seated[seat], times if seat == candidate else None))
    assert node.match.finished
    return [node.match.rules.gain(total) for total in sheet(node.match.state).totals]


def duplicate(
    rules: Ruleset, players: int, seed: str, candidate: Player, against: Player, times: Times | None = None
) -> int:
    """By how much the candidate does better than the mean of all seats, times players², which makes it whole."""
    names = tuple(f"player {seat}" for seat in range(players))
    root = _Node(Match.start(Header("arena", rules, names)), seed)
    beyond = 0
    for seat in range(players):
        seated = [candidate if at == seat else against for at in range(players)]
        found = gains(root, seated, seat, times)
        beyond += players * found[seat] - sum(found)
    return beyond

"""Search: each action is tried in the same imagined worlds, which the quick player plays to their end.

A player who searches knows what his view proves, draws worlds from that (`worlds`), and takes the action that brings
most on average. Actions that are clearly behind drop out early, so that time goes to the close ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from barbu.kernel.bits import zero
from barbu.kernel.jit import COMPILED, jit
from barbu.kernel.play import begin, copy_deal, play
from barbu.kernel.playout import Gains, play_out
from barbu.kernel.policy import best
from barbu.kernel.records import Deal, Numbers, Records, Vector, deals, plain, stored
from barbu.kernel.score import score

STEP = 10
"""Worlds between two looks at what is clearly behind."""
CLEAR = 3.0
"""Standard errors of the difference to the best by which an action is clearly behind."""

TRUST = 0.6
"""Standard errors of the difference by which an action must be ahead of the quick player's to be taken instead."""

Hands = np.ndarray[Any, np.dtype[np.int64]]
"""The hands of all seats in each world as masks, shape (worlds, players)."""


class Tried(NamedTuple):
    """What a search found."""

    best: int
    """Place of the action to take among those tried: the quick player's, unless another is ahead of it for certain."""
    means: tuple[float, ...]
    """What each action brings on average: the player's gain beside that of all seats."""
    worlds: tuple[int, ...]
    """In how many worlds each was tried."""


# --- what a result is worth -------------------------------------------------------------------------


@jit
def utility(gains: Numbers, players: int, seat: int, standing: Numbers) -> float:
    """What the gains of a deal are worth to a seat: his own beside the mean of all.

    Where `standing` holds the totals before the deal, it is his place after it that counts: seats left behind, half a
    one for each that is level; points decide only between equal places.
    """
    total = 0.0
    for other in range(players):
        total += gains[other]
    points = float(gains[seat] - total / players)
    if len(standing) == 0:
        return points
    place = 0.0
    for other in range(players):
        ahead = (standing[seat] + gains[seat]) - (standing[other] + gains[other])
        if ahead > 0:
            place += 1.0
        elif ahead == 0 and other != seat:
            place += 0.5
    return place + 1e-6 * points


# --- trying actions ---------------------------------------------------------------------------------


@jit
def _play_on(vector: Vector, deal: Deal, hands: Numbers, act: int, end: Deal, gains: Numbers) -> None:
    """Plays one action in one world, and from there to the end of the deal."""
    copy_deal(deal, end)
    for seat in range(vector.players):
        end.hands[seat] = hands[seat]
    play(vector, end, act)
    play_out(vector, end, True)
    score(vector, end, gains)


@jit
def _judge(
    vector: Vector, deal: Deal, hands: Any, acts: Numbers, tried: Numbers, world: int, work: Any, standing: Numbers
) -> None:
    """Plays out each action that is alive (tried[act] == world) in one world; writes utilities."""
    scratch, gains, values = work
    seat = deal.turn
    for act in range(len(acts)):
        if tried[act] == world:
            _play_on(vector, deal, hands[world], acts[act], scratch, gains)
            values[world][act] = utility(gains, vector.players, seat, standing)
            tried[act] = world + 1


@jit
def _behind(values: Any, ahead: int, act: int, worlds: int) -> float:
    """By how many standard errors an action is behind the one that is ahead."""
    mean = 0.0
    for world in range(worlds):
        mean += values[world][ahead] - values[world][act]
    mean /= worlds
    squares = 0.0
    for world in range(worlds):
        difference = values[world][ahead] - values[world][act] - mean
        squares += difference * difference
    if squares == 0.0:
        return 1e9 if mean > 0.0 and worlds > STEP else 0.0
    return float(mean / (squares / (worlds * (worlds - 1))) ** 0.5)


@jit
def try_all(
    vector: Vector,
    deal: Deal,
    hands: Any,
    acts: Numbers,
    clear: float,
    trust: float,
    work: Any,
    standing: Numbers,
    tried: Numbers,
    means: Numbers,
) -> int:
    """The place of the action to take; `tried` and `means` tell how often each was tried, and what it brought."""
    values = work[2]
    ahead, worlds = zero(), zero()
    for world in range(len(hands)):
        _judge(vector, deal, hands, acts, tried, world, work, standing)
        worlds = world + 1
        if worlds % STEP and worlds < len(hands):
            continue
        ahead = -1
        for act in range(len(acts)):
            if tried[act] == worlds:
                means[act] = 0.0
                for one in range(worlds):
                    means[act] += values[one][act]
                means[act] /= worlds
                if ahead < 0 or means[act] > means[ahead]:
                    ahead = act
        if clear > 0.0 and worlds < len(hands):
            alive = 0
            for act in range(len(acts)):
                if tried[act] == worlds and (act == ahead or _behind(values, ahead, act, worlds) < clear):
                    alive += 1
                elif tried[act] == worlds:
                    tried[act] = -worlds
            if alive == 1:
                break
    return _trusted(vector, deal, acts, ahead, worlds, trust, values, tried)


@jit
def _trusted(
    vector: Vector, deal: Deal, acts: Numbers, found: int, worlds: int, trust: float, values: Any, tried: Numbers
) -> int:
    """The quick player's action, unless the one found is ahead of it for certain."""
    if trust <= 0.0:
        return found
    mask = zero()
    for act in range(len(acts)):
        mask |= 1 << acts[act]
    usual = best(vector, deal, mask)
    for act in range(len(acts)):
        if acts[act] == usual and tried[act] == worlds and 0.0 <= _behind(values, found, act, worlds) < trust:
            return act
    return found


def search(
    vector: Vector,
    deal: Deal,
    hands: Hands,
    acts: Sequence[int],
    *,
    clear: float = CLEAR,
    trust: float = 0.0,
    standing: Sequence[int] = (),
) -> Tried:
    """Tries legal actions of the player whose turn it is, in these worlds.

    `deal` is as he sees it, the others' hands being those of the worlds. `clear` is the number of standard errors by
    which an action drops out; 0 tries all in all worlds. `trust` is how many of them an action must
    be ahead of the quick player's to be taken instead; 0 takes what did best. `standing` see `utility`.
    """
    (worlds, players), number = hands.shape, len(acts)
    if COMPILED:
        tried, means = np.zeros(number, np.int64), np.zeros(number)
        work = deals(1)[0], np.zeros(players, np.int64), np.zeros((worlds, number))
        totals = np.array(standing, np.int64)
        taken = try_all(vector, deal, hands, np.array(acts, np.int64), clear, trust, work, totals, tried, means)
        return Tried(int(taken), tuple(means.tolist()), tuple(abs(times) for times in tried.tolist()))
    given, light = [0] * number, [0.0] * number
    bench = plain(deals(1)[0]), [0] * players, [[0.0] * number for _ in range(worlds)]
    taken = try_all(
        plain(vector), plain(deal), hands.tolist(), list(acts), clear, trust, bench, list(standing), given, light
    )
    return Tried(taken, tuple(light), tuple(map(abs, given)))


@jit
def play_endings(vector: Vector, deal: Deal, hands: Any, acts: Numbers, ends: Any, gains: Any) -> None:
    """Fills `ends`, of shape (worlds, acts), and `gains`; see `endings`."""
    for world in range(len(hands)):
        for act in range(len(acts)):
            _play_on(vector, deal, hands[world], acts[act], ends[world][act], gains[world][act])


def endings(vector: Vector, deal: Deal, hands: Hands, acts: Sequence[int]) -> tuple[Records, Gains]:
    """How the deal ends after each action in each world: the finished deals, shape (worlds, acts), and what each seat
    gains in them, shape (worlds, acts, players). They are the play-outs that `search` compares actions by.
    """
    shape = len(hands), len(acts)
    ends, gains = deals(len(hands) * len(acts)).reshape(shape), np.zeros((*shape, int(vector.players)), np.int64)
    if COMPILED:
        play_endings(vector, deal, hands, np.array(acts, np.int64), ends, gains)
        return ends, gains
    light = [[plain(each) for each in row] for row in ends]
    found = gains.tolist()
    play_endings(plain(vector), plain(deal), hands.tolist(), list(acts), light, found)
    for row, made in zip(ends, light, strict=True):
        for act, each in enumerate(made):
            row[act] = stored(each)
    return ends, np.array(found, np.int64)


# --- whole deals ------------------------------------------------------------------------------------


@jit
def play_openings(vector: Vector, hands: Any, firsts: Numbers, deal: Deal, gains: Any) -> None:
    """Fills `gains`, of shape (worlds, players), using `deal` for the play; see `openings`."""
    for world in range(len(hands)):
        for seat in range(vector.players):
            deal.hands[seat] = hands[world][seat]
        begin(vector, deal, firsts[world])
        play_out(vector, deal, True)
        score(vector, deal, gains[world])


def openings(vector: Vector, hands: Hands, firsts: Sequence[int]) -> Gains:
    """What each seat gains in whole deals that the quick player plays: int64, shape (worlds, players).

    `firsts` tells for each world who leads, or begins the layout.
    """
    gains = np.zeros((len(hands), int(vector.players)), np.int64)
    if COMPILED:
        play_openings(vector, hands, np.array(firsts, np.int64), deals(1)[0], gains)
    else:
        light = [[0] * int(vector.players) for _ in hands]
        play_openings(plain(vector), hands.tolist(), list(firsts), plain(deals(1)[0]), light)
        gains[:] = light
    return gains

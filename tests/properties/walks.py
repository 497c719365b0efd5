"""Random matches for the properties, without the views of `drive`, and deals entered as they were played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from barbu.errors import BarbuError
from barbu.match import Acted, Corrected, Entered, Entry, Event, Match, Revealed, Undone
from barbu.match.phases import Choosing, Dealing, DrawingDealer, DrawingLists, Finished, Result
from barbu.rules import Ruleset
from tests.support import drive


@contextmanager
def noting(seed: str) -> Iterator[str]:
    """Adds the seed to whatever fails inside."""
    try:
        yield seed
    except Exception as error:
        error.add_note(f"seed: {seed}")
        raise


def random_event(match: Match, rng: random.Random) -> Event:
    """What comes next: what chance brings, or any legal act."""
    event = drive.chance(match, rng)
    if event is not None:
        return event
    assert match.to_act is not None
    assert match.legal, "nothing is legal"
    return Acted(match.to_act, rng.choice(match.legal))


def walk(rules: Ruleset, players: int, seed: str) -> Iterator[Match]:
    """A random match after each of its events."""
    rng = random.Random(seed)
    match = drive.start(rules, players)
    yield match
    while not match.finished:
        match = match.apply(random_event(match, rng))
        yield match


def played(rules: Ruleset, players: int, seed: str) -> Match:
    """A random match at its end."""
    *_, last = walk(rules, players, seed)
    return last


def opened(rules: Ruleset, players: int, rng: random.Random) -> Match:
    """A match whose first dealer, and lists if there are any, have been drawn."""
    match = drive.start(rules, players)
    while isinstance(match.phase, (DrawingDealer, DrawingLists)):
        match = match.apply(random_event(match, rng))
    return match


def deal_played(match: Match, rng: random.Random) -> Match:
    """The match after the next deal, played at random."""
    done = len(match.results)
    while len(match.results) == done:
        match = match.apply(random_event(match, rng))
    return match


def entry_of(result: Result) -> Entry:
    """The deal as a scorekeeper would enter it."""
    round = result.round
    return Entry(round.contract.id, result.outcome, round.blind, round.trump, round.start, round.bets)


def between_deals(match: Match) -> bool:
    """Whether no hands are out."""
    phase = match.phase
    return isinstance(phase, (Dealing, Finished)) or (isinstance(phase, Choosing) and not phase.round.hands)


# --- matches in which everything happens ------------------------------------------------------------


def eventful(rules: Ruleset, players: int, seed: str) -> Iterator[Match]:
    """A match after each event: some deals entered, corrected and taken back in part, secrets told."""
    rng = random.Random(seed)
    match = drive.start(rules, players)
    yield match
    while not match.finished:
        event = _interruption(match, rng)
        try:
            match = match.apply(event or random_event(match, rng))
        except BarbuError:
            if event is None:
                raise
            continue
        yield match


def _interruption(match: Match, rng: random.Random) -> Event | None:
    """Now and then an event beside the play; it need not be allowed."""
    if rng.random() < 0.04:
        return Undone(rng.randint(1, 4))
    if not between_deals(match):
        return None
    chance = rng.random()
    if chance < 0.1:
        return Revealed(f"{rng.getrandbits(256):064x}")
    if chance < 0.4:
        return Entered(entry_of(deal_played(match, rng).results[-1]))
    if chance < 0.6:
        return _correction(match, rng)
    return None


def _correction(match: Match, rng: random.Random) -> Event | None:
    """Another account of an entered deal."""
    entered = [number for number, result in enumerate(match.results) if result.entered]
    if not entered:
        return None
    number = rng.choice(entered)
    before = match.live.index(Entered(entry_of(match.results[number])))
    earlier = Match.fold(match.header, match.live[:before])
    return Corrected(number + 1, entry_of(deal_played(earlier, rng).results[-1]))

"""Whole matches played by functions that decide: chance comes from a written seed, acts from the seats' views."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import msgspec

from barbu.deal import Seat
from barbu.match import Acted, Action, Dealt, Event, FirstDealer, Header, Lists, Match, MatchView, view
from barbu.match.phases import Dealing, DrawingDealer, DrawingLists
from barbu.rules import Ruleset
from barbu.rules.meaning import dealt_pack, hand_size, list_length, scheduled_deals

Decide = Callable[[MatchView, str], Action]
"""What a seat does: its view and a seed for its own randomness → one of `view.legal`."""


def any_legal(view: MatchView, seed: str) -> Action:
    """Any legal act, each as likely as the others."""
    return random.Random(f"{seed}/{view.seat}/{view.seq}").choice(view.legal)


def start(rules: Ruleset, players: int, id: str = "match") -> Match:
    """A match of these rules before anything has happened."""
    return Match.start(Header(id, rules, tuple(f"player {seat}" for seat in range(players))))


def chance(match: Match, rng: random.Random) -> Event | None:
    """The event that the match waits for from chance; None when it waits for a player, or is over."""
    match match.phase:
        case DrawingDealer():
            return FirstDealer(rng.randrange(match.players))
        case DrawingLists():
            return Lists(_lists(match.rules, match.players, rng))
        case Dealing():
            return dealt(match.rules, match.players, rng)
        case _:
            return None


def dealt(rules: Ruleset, players: int, rng: random.Random) -> Dealt:
    """A random deal for this table."""
    pack = list(dealt_pack(rules, players))
    rng.shuffle(pack)
    size = hand_size(rules, players)
    hands = [tuple(sorted(pack[seat * size : (seat + 1) * size])) for seat in range(players)]
    return Dealt(tuple(hands), tuple(sorted(pack[players * size :])))


def _lists(rules: Ruleset, players: int, rng: random.Random) -> tuple[tuple[str, ...], ...]:
    ids = [row.id for row in rules.active]
    common = rules.selection == "random_common"
    drawn = [tuple(rng.sample(ids, list_length(rules))) for _ in range(1 if common else players)]
    return tuple(drawn * players if common else drawn)


def walk(rules: Ruleset, players: int, decide: Decide | Sequence[Decide], seed: str) -> Iterator[Match]:
    """The match after each of its events, up to the last; `decide` is one for all seats, or one each."""
    rng = random.Random(f"{seed}/chance")
    deciders: Sequence[Decide] = [decide] * players if callable(decide) else decide
    match = start(rules, players)
    yield match
    while not match.finished:
        match = match.apply(chance(match, rng) or _act(match, deciders, seed))
        yield match


def _act(match: Match, deciders: Sequence[Decide], seed: str) -> Event:
    seat: Seat | None = match.to_act
    assert seat is not None
    return Acted(seat, deciders[seat](view(match, seat), seed))


def play_out(rules: Ruleset, players: int, decide: Decide | Sequence[Decide], seed: str) -> Match:
    """A finished match; the same seed gives the same one."""
    match = start(rules, players)
    for match in walk(rules, players, decide, seed):  # noqa: B007
        pass
    return match


def shortened(rules: Ruleset, players: int, deals: int) -> Ruleset:
    """The same rules for a match of at most so many deals."""
    return msgspec.structs.replace(rules, deals=min(deals, scheduled_deals(rules, players)))

"""No seat learns more than it may: with other cards where it cannot see, all that it has received is the same.

The other distributions are made by exchanging cards that the seat has not seen and playing the same public
events again. Where some act would not have been legal, or another seat's turn would have come, the distribution
is not consistent with what was seen.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from barbu.bots.arena.rows import only
from barbu.cards import Card
from barbu.errors import BarbuError
from barbu.match import Dealt, Match, MatchView, view
from barbu.match.phases import Choosing, Playing
from barbu.rules import Ruleset, names, preset
from tests.properties import walks
from tests.support import scale
from tests.support.random_rulesets import at_most, seeded, without_endless_redeals
from tests.support.thinkers import playing_names, ready

BLOCK = 10
TRIES = 12
"""Exchanges tried at a moment, for each seat."""

Hands = tuple[tuple[Card, ...], ...]


@pytest.mark.parametrize("block", range(scale.count(6, 100)))
def test_hidden_cards_change_nothing_that_is_seen(block: int) -> None:
    found = 0
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        rules, players = seeded(f"hidden {seed}")
        found += look_at(list(walks.walk(at_most(rules, 4), players, f"hidden {seed}")), f"hidden {seed}")
    assert found > BLOCK, "hardly any other distribution was found"


@pytest.mark.parametrize("name", names())
def test_hidden_cards_of_a_preset_change_nothing_that_is_seen(name: str) -> None:
    rules = preset(name)
    found = 0
    for players in rules.players:
        states = list(walks.walk(at_most(rules, scale.count(7, 28)), players, f"hidden {name}"))
        found += look_at(states, f"hidden {name} {players}")
    assert found


def look_at(states: list[Match], seed: str) -> int:
    """Looks at moments of a match from every seat; how many other distributions there were."""
    rng = random.Random(seed)
    moments = [number for number, match in enumerate(states) if hands_out(match)]
    found = 0
    for number in rng.sample(moments, min(len(moments), scale.count(4, 20))):
        for seat in (None, *range(states[number].players)):
            found += look_from(states[: number + 1], seat, rng, seed)
    return found


def hands_out(match: Match) -> bool:
    """Whether cards are held that somebody may not see."""
    round = getattr(match.phase, "round", None)
    return bool(round and round.hands)


def look_from(states: list[Match], seat: int | None, rng: random.Random, seed: str) -> int:
    """Compares what one seat, or a spectator, has received in this deal under other distributions."""
    match = states[-1]
    dealt = max(number for number, event in enumerate(match.events) if isinstance(event, Dealt))
    found = 0
    for _ in range(TRIES):
        other = exchanged(match, seat, rng)
        if other is None:
            continue
        retold = list(retell(states[dealt], other, match.events[dealt:]))
        if [public(told) for told in retold] != [public(told) for told in states[dealt + 1 :]]:
            continue
        for before, after in zip(states[dealt + 1 :], retold, strict=True):
            assert view(before, seat) == view(after, seat), seed
        same_decisions(view(match, seat), view(retold[-1], seat), seed)
        found += 1
        if found == scale.count(2, 3):
            break
    return found


def public(match: Match) -> tuple[object, ...]:
    """What all can tell from the table itself: what is waited for, and from whom."""
    return type(match.phase), match.to_act, len(match.results)


def same_decisions(before: MatchView, after: MatchView, seed: str) -> None:
    """Every bot decides alike on views that are alike."""
    if before.legal:
        for name in playing_names():
            decision = ready(name).decide(before, seed)
            assert decision in before.legal
            assert decision == ready(name).decide(after, seed), (name, seed)


def retell(match: Match, hands: Hands, events: tuple[Any, ...]) -> Iterator[Match]:
    """The match with other hands, after each of the same events, as long as they are legal."""
    for event in events:
        told = msgspec.structs.replace(event, hands=hands) if isinstance(event, Dealt) else event
        try:
            match = match.apply(told)
        except BarbuError:
            return
        yield match


def exchanged(match: Match, seat: int | None, rng: random.Random) -> Hands | None:
    """The hands as dealt, with some cards exchanged that the seat has not seen; None where it has seen all."""
    held = held_now(match)
    unseen = [other for other in range(match.players) if held[other] and (other != seat or unlooked(match, seat))]
    if len(unseen) < 2:
        return None
    places = {card: place for place, hand in enumerate(match.phase.round.hands) for card in hand}  # type: ignore[union-attr]
    for _ in range(rng.choice((1, 1, 1, 2, 6))):
        one, other = rng.sample(unseen, 2)
        mine = rng.choice([card for card in sum((held[at] for at in unseen), ()) if places[card] == one] or [None])
        yours = rng.choice([card for card in sum((held[at] for at in unseen), ()) if places[card] == other] or [None])
        if mine and yours:
            places[mine], places[yours] = other, one
    return tuple(tuple(sorted(card for card in places if places[card] == at)) for at in range(match.players))


def held_now(match: Match) -> Hands:
    """The cards still in each hand."""
    phase = match.phase
    return phase.play.hands if isinstance(phase, Playing) else phase.round.hands  # type: ignore[union-attr]


def unlooked(match: Match, seat: int | None) -> bool:
    """Whether the seat may still choose blind and so has not seen its own hand."""
    phase = match.phase
    return isinstance(phase, Choosing) and not phase.looked and phase.round.roles.chooser == seat


# --- what bots do with it ---------------------------------------------------------------------------

PHASES = {"Choosing", "NamingTrump", "NamingStart", "Doubling", "Playing TrickView", "Playing LayoutView"}


@pytest.mark.parametrize("block", range(scale.count(4, 400)))
def test_P47_no_bot_gains_from_hidden_cards_in_any_phase(block: int) -> None:
    """From the seat that acts, in each phase of each match; the searching bots draw the same worlds."""
    found = dict.fromkeys(PHASES, 0)
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        rules, players = eventful_rules(seed)
        states = list(walks.walk(at_most(without_endless_redeals(rules), 3), players, f"gains {seed}"))
        rng = random.Random(f"gains {seed}")
        for phase, moments in phases(states).items():
            for number in rng.sample(moments, min(len(moments), 2)):
                found[phase] += look_from(states[: number + 1], states[number].to_act, rng, f"gains {seed}")
    print(f"block {block}: {found}")
    assert all(found[phase] for phase in PHASES)


def eventful_rules(seed: int) -> tuple[Ruleset, int]:
    """A random ruleset; most have doubles, some a choice that may be made blind, some cards left over by chance."""
    rules, players = seeded(f"gains {seed}")
    if seed % 5 == 1:
        return only(preset("suite-8"), "domino"), 4
    if seed % 5 == 2:
        return only(preset("pagat-52"), "trumps"), 4
    if seed % 2 == 0:
        rules = msgspec.structs.replace(rules, doubling=msgspec.structs.replace(rules.doubling, enabled=True))
    if seed % 3 == 0:
        rules = preset(("pagat-52", "fr-tableau-32", "suite-8", "qcsalon-classic")[seed // 3 % 4])
        players = rules.players[seed % len(rules.players)]
        rules = msgspec.structs.replace(rules, deck=msgspec.structs.replace(rules.deck, leftover="random"))
        if rules.chooser != "nobody":
            rules = msgspec.structs.replace(rules, choice_time="either", blind_multiplier=2)
    return rules, players


def phases(states: list[Match]) -> dict[str, list[int]]:
    """The moments of a match at which somebody has a choice, by phase."""
    found: dict[str, list[int]] = {}
    for number, match in enumerate(states):
        if len(match.legal) > 1 and hands_out(match):
            round = view(match, match.to_act).round
            play = round.play if round else None
            kind = f" {type(play).__name__}" if play is not None else ""
            found.setdefault(type(match.phase).__name__ + kind, []).append(number)
    return found


# --- what stands in a view --------------------------------------------------------------------------


@pytest.mark.parametrize("block", range(scale.count(4, 100)))
def test_no_view_holds_a_card_of_another_hand(block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        rules, players = seeded(f"views {seed}")
        for match in walks.walk(at_most(rules, 6), players, f"views {seed}"):
            if hands_out(match):
                check_views(match, f"views {seed}")


def check_views(match: Match, seed: str) -> None:
    """No seat's view names a card that another hand holds, and a spectator's names no card held at all."""
    held = [set(hand) for hand in held_now(match)]
    for seat in (None, *range(match.players)):
        seen = view(match, seat)
        assert seen.round is not None
        named = cards_in([seen.round, seen.legal, seen.sheet, seen.grid])
        own = seat is not None and not unlooked(match, seat)
        hidden = [hand for other, hand in enumerate(held) if other != seat or not own]
        assert not named & set().union(*hidden), (seed, seat)
        assert set(seen.round.hand) == (held[seat] if own and seat is not None else set()), (seed, seat)


def cards_in(value: object) -> set[Card]:
    """Every card that stands anywhere in the value."""
    match value:
        case Card():
            return {value}
        case msgspec.Struct():
            return set().union(*(cards_in(getattr(value, name)) for name in field_names(type(value))))
        case dict():
            return cards_in(list(value.items()))
        case tuple() | list() | set() | frozenset():
            return set().union(*map(cards_in, value))
        case _:
            return set()


@cache
def field_names(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a value."""
    return tuple(field.name for field in msgspec.structs.fields(kind))


def test_a_chooser_who_may_choose_blind_sees_nothing_before_he_looks() -> None:
    rules = msgspec.structs.replace(
        preset("classic-32"), chooser="dealer", selection="each_once_per_player", choice_time="either"
    )
    for match in walks.walk(rules, 4, "blind"):
        if isinstance(match.phase, Choosing):
            chooser = match.to_act
            seen = view(match, chooser).round
            assert seen is not None
            assert bool(seen.hand) == match.phase.looked
            assert seen.counts == (8, 8, 8, 8)

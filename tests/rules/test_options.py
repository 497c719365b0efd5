"""No option without a deal that shows it: each value of each option changes what is legal, or the score."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import msgspec
import pytest

from barbu.cards import FULL_PACK
from barbu.croupier import Seeded, first_dealer
from barbu.locales.catalogue import available, locale
from barbu.match import Match, view
from barbu.rules import Ruleset, preset, problems
from barbu.rules.kinds import OneOf
from barbu.rules.options import OPTIONS
from tests.support import one_option

TRIES = 400
"""Rulesets drawn before a pair of values counts as one that cannot be told apart."""

REFUSES = {("deck.leftover", "none")}
"""Values that promise something of the ruleset: they change no deal, and refuse what does not keep the promise."""

PLAY = [key for key, option in OPTIONS.items() if option.role == "play"]


def found(key: str, label: str, pair: one_option.Pair | None) -> tuple[int | None, int]:
    """The seed of a deal in which the two values differ, and how many rulesets had been compared."""
    compared = 0
    for seed in range(TRIES):
        drawn = one_option.rulesets(OPTIONS[key], label, pair, seed)
        if drawn is None:
            continue
        compared += 1
        if one_option.differ(*drawn, f"{key}/{seed}"):
            return seed, compared
    return None, compared


@pytest.mark.parametrize("key", PLAY)
def test_a_deal_is_found_for_every_value_of_an_option(key: str) -> None:
    """Two values that no ruleset can have with all else equal need not differ from each other, only from others."""
    shown: set[object] = set()
    alike: list[str] = []
    pairs = {
        label: pair
        for label, pair in one_option.value_pairs(OPTIONS[key]).items()
        if not any((key, value) in REFUSES for value in pair or ())
    }
    for label, pair in pairs.items():
        seed, compared = found(key, label, pair)
        if seed is not None:
            shown |= set(pair or (label,))
        elif compared:
            alike.append(f"{label}: alike in {compared} rulesets")
    every = {value for label, pair in pairs.items() for value in (pair or (label,))}
    assert not alike, key
    assert shown == every, f"{key}: no deal shows {every - shown}"


def test_no_leftover_refuses_a_pack_that_does_not_divide() -> None:
    rules = preset("classic-32")
    for players, kept in ((4, True), (3, False)):
        deck = msgspec.structs.replace(rules.deck, size=32, leftover="none")
        found = problems(msgspec.structs.replace(rules, players=(players,), deck=deck))
        assert [problem.key for problem in found] == ([] if kept else ["deck.leftover"])


# --- customs ----------------------------------------------------------------------------------------


def values(key: str) -> tuple[str, ...]:
    """The values of an option that has a list of them."""
    kind = OPTIONS[key].kind
    assert isinstance(kind, OneOf)
    return kind.values


def told_apart(key: str) -> None:
    """Every language has a sentence of its own for each value."""
    for code in available():
        name = key.replace("_", "-")
        texts = [locale(code).text(f"option-{name}-value-{value.replace('_', '-')}") for value in values(key)]
        assert locale(code).text(f"option-{name}")
        assert len(set(texts)) == len(texts)


def seen_apart(key: str) -> None:
    """A view is found that differs in the cards taken."""
    rules = preset("classic-32")
    for one, other in combinations(values(key), 2):
        changed = [msgspec.structs.replace(rules, **{key: value}) for value in (one, other)]
        walks = [one_option.moments(rule, 4, "captures") for rule in changed]
        assert any(faces(before) != faces(after) for before, after in zip(*walks, strict=True)), (one, other)


def faces(match: Match) -> object:
    """The cards taken that lie face up, as a spectator sees them."""
    round = view(match, None).round
    return getattr(round.play, "captured", None) if round else None


def deals_first(changes: list[dict[str, object]]) -> None:
    """For any two of these a draw is found by which another player deals first."""
    rules = preset("classic-32")
    for one, other in combinations(changes, 2):
        pair: list[Ruleset] = [msgspec.structs.replace(rules, **change) for change in (one, other)]
        draws = [[first_dealer(rule, 4, Seeded(str(seed))).seat for seed in range(20)] for rule in pair]
        assert draws[0] != draws[1], (one, other)


def by_way_of_drawing(key: str) -> None:
    """Every way to find the first dealer finds another one at times."""
    deals_first([{"first_dealer": value, "first_dealer_card": FULL_PACK[-1]} for value in values(key)])


def by_card(key: str) -> None:
    """Another card finds another dealer at times."""
    deals_first([{"first_dealer": "holder", key: card} for card in FULL_PACK[-3:]])


CUSTOMS: dict[str, Callable[[str], None]] = {
    "direction": told_apart,
    "shuffle_cut": told_apart,
    "deal_style": told_apart,
    "visible_captures": seen_apart,
    "first_dealer": by_way_of_drawing,
    "first_dealer_card": by_card,
}
"""What shows that a custom matters: a text, a view, or who deals first."""


@pytest.mark.parametrize("key", [key for key, option in OPTIONS.items() if option.role == "custom"])
def test_a_custom_changes_a_text_a_view_or_who_deals_first(key: str) -> None:
    CUSTOMS[key](key)

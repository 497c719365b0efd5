"""Positions to decide in: a match of one deal, its hands as far as they are written, and what was played."""

from __future__ import annotations

import random
from collections.abc import Sequence

from barbu.cards import Card, cards
from barbu.match import Dealt, FirstDealer, Match, MatchView, view
from barbu.rules import Ruleset
from barbu.rules.meaning import dealt_pack, hand_size
from tests.support.drive import start


def filled(rules: Ruleset, players: int, written: Sequence[str], seed: str = "") -> tuple[tuple[Card, ...], ...]:
    """Whole hands: the cards written for each seat, and random ones of those that are left."""
    hands = [list(cards(text)) for text in written] + [[] for _ in range(players - len(written))]
    taken = {card for hand in hands for card in hand}
    rest = [card for card in dealt_pack(rules, players) if card not in taken]
    random.Random(f"filled {seed}").shuffle(rest)
    for hand in hands:
        while len(hand) < hand_size(rules, players):
            hand.append(rest.pop())
    return tuple(tuple(sorted(hand)) for hand in hands)


def dealt_match(rules: Ruleset, players: int, hands: Sequence[Sequence[Card]], dealer: int) -> Match:
    """A match whose first deal has these hands; cards in none of them are out."""
    held = {card for hand in hands for card in hand}
    out = tuple(card for card in dealt_pack(rules, players) if card not in held)
    match = start(rules, players).apply(FirstDealer(dealer))
    return match.apply(Dealt(tuple(map(tuple, hands)), out))


def trick_position(rules: Ruleset, players: int, written: Sequence[str], played: str = "") -> MatchView:
    """What the seat to act sees after these plays, seat 0 having led first; see `edges.only` for the rules."""
    match = dealt_match(rules, players, filled(rules, players, written), players - 1)
    for card in cards(played):
        match = match.play(card)
    return view(match, match.to_act)


def in_seat(rules: Ruleset, hand: str, table: str, players: int = 4) -> MatchView:
    """What a seat with this hand sees when these cards lie on the table of the first trick."""
    laid = table.split()
    return trick_position(rules, players, [*laid, hand], table)

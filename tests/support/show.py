"""Short ways to show what a rule does: who may act, what is refused, what facts pay, how whole matches go."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import ParamSpec

import msgspec
import pytest
from immutabledict import immutabledict

from barbu.cards import Card, Rank, Suit, cards, show
from barbu.deal import DealPlay, LayoutOutcome, TrickOutcome
from barbu.deal.layout import LayoutPlay
from barbu.errors import BarbuError
from barbu.match import Dealt, Match, RoundView, view
from barbu.match.phases import Choosing, Playing
from barbu.rules import Ruleset, preset
from barbu.rules.load import loads
from barbu.rules.meaning import dealt_pack, leftover_count
from barbu.scoring import Call, score
from tests.support import drive
from tests.support.table import in_tricks, layout, tricks

Counts = tuple[int, ...]
P = ParamSpec("P")


def variant(base: str, text: str) -> Ruleset:
    """The ruleset that this TOML text makes of a preset."""
    return loads(f'extends = "{base}"\n{text}', preset)


def refused(act: Callable[P, object], *args: P.args, **more: P.kwargs) -> str:
    """The message with which an act is refused."""
    with pytest.raises(BarbuError) as caught:
        act(*args, **more)
    return caught.value.id


# --- a match at one moment --------------------------------------------------------------------------


def seen(match: Match, seat: int | None = None) -> RoundView:
    """The deal in progress as the seat, or a spectator, sees it."""
    round = view(match, seat).round
    assert round is not None
    return round


def play_of(match: Match) -> DealPlay:
    """The cards in play."""
    assert isinstance(match.phase, Playing)
    return match.phase.play


def dealt_cards(match: Match) -> list[Card]:
    """All cards of the deal in progress, those turned out included, in order."""
    assert isinstance(match.phase, (Choosing, Playing))
    round = match.phase.round
    return sorted([*round.out, *(card for hand in round.hands for card in hand)])


def with_card(rules: Ruleset, players: int, stranger: str) -> Dealt:
    """A deal in which this card has the place of the first one."""
    pack = list(dealt_pack(rules, players))
    out = tuple(pack.pop() for _ in range(leftover_count(rules, players)))
    pack[0] = Card.parse(stranger)
    return Dealt(tuple(tuple(pack[seat::players]) for seat in range(players)), out)


def grid_of(match: Match) -> dict[tuple[int | None, str], int | None]:
    """The deal that ticked each box of the score table, by owner and contract; None for an empty box."""
    return {(box.owner, box.contract): box.deal for box in view(match, None).grid}


def ticks(match: Match) -> set[tuple[int | None, str]]:
    """The boxes that are ticked."""
    return {box for box, deal in grid_of(match).items() if deal is not None}


# --- facts ------------------------------------------------------------------------------------------


def paid(
    rules: Ruleset,
    contract: str,
    tricks: Counts | None = None,
    chooser: int | None = None,
    out: str = "",
    **taken: Counts,
) -> Counts:
    """What these counts of tricks and of priced items pay."""
    outcome = TrickOutcome(immutabledict(taken), tricks, cards(out))
    players = len(tricks or next(iter(taken.values())))
    return score(rules, rules.contract(contract), outcome, Call(players, chooser, chooser or 0)).points


def paid_out(rules: Ruleset, contract: str, finish: Counts, players: int = 4, chooser: int | None = None) -> Counts:
    """What this order of empty hands pays."""
    call = Call(players, chooser, chooser or 0)
    return score(rules, rules.contract(contract), LayoutOutcome(finish), call).points


def taker(rules: Ruleset, contract: str, trick: str, first: int = 0) -> int:
    """Who takes this trick, written from its leader on: a deal of one card each."""
    table = trick.split()
    hands = [""] * len(table)
    for place, card in enumerate(table):
        hands[(first + place) % len(table)] = card
    return in_tricks(tricks(rules, contract, *hands, first=first), trick).done[-1].winner


def ranking(rules: Ruleset, contract: str, ranks: str) -> bool:
    """Whether these ranks, from weakest to strongest, take tricks in that order in every suit."""
    order = [Rank.parse(rank) for rank in ranks.split()]
    for suit in Suit:
        for low, high in pairwise(order):
            weak, strong = Card(suit, low), Card(suit, high)
            if (taker(rules, contract, f"{weak} {strong}"), taker(rules, contract, f"{strong} {weak}")) != (1, 0):
                return False
    return True


def layout_with_rest(
    rules: Ruleset, contract: str, *hands: str, first: int = 0, start_rank: str = "", laid: str = ""
) -> LayoutPlay:
    """A layout of these hands, and of a last one that holds all other cards of the pack but those laid."""
    known = {*cards(laid), *cards(" ".join(hands))}
    rest = show(card for card in dealt_pack(rules, len(hands) + 1) if card not in known)
    play = layout(rules, contract, *hands, rest, first=first, start_rank=start_rank)
    return msgspec.structs.replace(play, down=play.down | set(cards(laid)))


# --- whole matches ----------------------------------------------------------------------------------


@cache
def steps(name: str, players: int) -> tuple[Match, ...]:
    """A match of this preset, played out by chance, after each of its events."""
    return tuple(drive.walk(preset(name), players, drive.any_legal, f"{name}/{players}"))


def played(name: str, players: int = 4) -> Match:
    """A finished match of this preset."""
    return steps(name, players)[-1]


def layouts(match: Match) -> list[LayoutPlay]:
    """The layouts played in the match."""
    return [result.play for result in match.results if isinstance(result.play, LayoutPlay)]

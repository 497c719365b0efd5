"""Worked examples as the engine plays and scores them: a whole deal by fixed cards, a single trick of it, a slam."""

import zlib
from collections import Counter
from functools import lru_cache

import msgspec
from immutabledict import immutabledict

from barbu.cards import Card, Rank, Suit
from barbu.deal.actions import DealAction
from barbu.deal.outcome import LayoutOutcome, TrickOutcome
from barbu.deal.setup import Setup
from barbu.deal.state import DealPlay, act, outcome, start
from barbu.deal.tricks import TrickPlay
from barbu.match.schedule import roles, starter
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import dealt_pack, hand_size, item_covers, items
from barbu.rules.model import Contract, LayoutContract, Ruleset, TrickContract
from barbu.scoring import Bet, Call, Score, score

TRIES = 8
"""Deals among which the most telling one is the example."""

Hand = tuple[Card, ...]


class Worked(msgspec.Struct, frozen=True):
    """A deal played out, with all that is needed to play it again."""

    rules: Ruleset
    row: Contract
    setup: Setup
    hands: tuple[Hand, ...]
    acts: tuple[DealAction, ...]
    outcome: TrickOutcome | LayoutOutcome
    score: Score


def call(players: int, chooser: int | None = None, declarer: int = 0, bets: tuple[Bet, ...] = ()) -> Call:
    """What was called in an example; without a chooser no handicap counts."""
    return Call(players, chooser, declarer, bets=bets)


def replay(worked: Worked) -> DealPlay:
    """The deal of an example, played again from its cards and acts."""
    play = start(worked.setup, worked.hands)
    for action in worked.acts:
        play = act(play, action)
    return play


@lru_cache(maxsize=256)
def example(rules: Ruleset, row: Contract, players: int) -> Worked:
    """The deal that shows best how the contract is scored: several players score, and nobody makes a slam."""
    best: Worked | None = None
    for attempt in range(TRIES):
        found = _played(rules, row, players, f"{row.id}/{attempt}")
        if best is None or _telling(found) > _telling(best):
            best = found
        if _telling(best) >= (True, 2):
            break
    assert best is not None
    return best


def _telling(worked: Worked) -> tuple[bool, int]:
    """How much an example shows: no slam, and points for more than one player."""
    return worked.score.slam is None, min(2, sum(points != 0 for points in worked.score.base))


def _played(rules: Ruleset, row: Contract, players: int, seed: str) -> Worked:
    order = sorted(dealt_pack(rules, players), key=lambda card: _liking(seed, card))
    size = hand_size(rules, players)
    hands = tuple(tuple(sorted(order[seat * size : (seat + 1) * size])) for seat in range(players))
    setup = _setup(rules, row, players, hands, tuple(sorted(order[players * size :])), seed)
    play, acts = start(setup, hands), []
    while not play.over:
        action: DealAction = min(play.legal, key=lambda each: _liking(seed, each))
        acts.append(action)
        play = act(play, action)
    facts = outcome(play)
    return Worked(rules, row, setup, hands, tuple(acts), facts, score(rules, row, facts, call(players)))


def _liking(seed: str, thing: object) -> int:
    """How much a thing is preferred in this example: fixed by its seed and the thing."""
    return zlib.crc32(f"{seed}/{thing!r}".encode())


def _setup(
    rules: Ruleset, row: Contract, players: int, hands: tuple[Hand, ...], out: tuple[Card, ...], seed: str
) -> Setup:
    who = roles(rules, players, 0, 0)
    trump: Suit | None = None
    rank: Rank | None = None
    first = who.leader
    if isinstance(row, LayoutContract):
        first = starter(row, who, players, hands)
        if row.start == "fixed":
            rank = row.start_rank
        elif row.start == "named":
            rank = min({card.rank for hand in hands for card in hand}, key=lambda each: _liking(seed, each))
    elif row.trump in ("named", "named_or_none"):
        trump = min(Suit, key=lambda suit: _liking(seed, suit))
    elif row.trump != "none":
        trump = Suit.parse(row.trump)
    return Setup(rules, row, players, first, out, trump, rank)


# --- one trick, one slam ----------------------------------------------------------------------------


class OneTrick(msgspec.Struct, frozen=True):
    """One trick of an example, and what it alone comes to."""

    winner: int
    cards: tuple[Card, ...]
    outcome: TrickOutcome
    score: Score


def richest_trick(worked: Worked) -> OneTrick | None:
    """The trick in which most things count at once; none where never more than one does."""
    play = replay(worked)
    assert isinstance(play, TrickPlay)
    found = [_one_trick(worked, play, place) for place in range(len(play.done))]
    best = max(found, key=_kinds)
    return best if _kinds(best) > 1 else None


def _kinds(trick: OneTrick) -> int:
    return sum(line.points != 0 for line in trick.score.lines[trick.winner])


def without_slam(row: TrickContract) -> TrickContract:
    """The same contract where taking everything is nothing special."""
    return msgspec.structs.replace(row, slam="none", slam_points=0, slam_trigger="default")


def _one_trick(worked: Worked, play: TrickPlay, place: int) -> OneTrick:
    trick = play.done[place]
    players = worked.setup.players
    assert isinstance(worked.row, TrickContract)
    counts: Counter[str] = Counter()
    for item in items(worked.rules, worked.row):
        if item in LAST_TRICKS:
            counts[item] = int(len(play.done) - 1 - place == LAST_TRICKS.index(item))
        elif item != TRICK:
            counts[item] = sum(item_covers(item, card) for card in trick.cards)
    alone = _taken_by(trick.winner, players, counts, 1, items(worked.rules, worked.row))
    points = score(worked.rules, without_slam(worked.row), alone, call(players))
    return OneTrick(trick.winner, trick.cards, alone, points)


def _taken_by(seat: int, players: int, counts: Counter[str], tricks: int, priced: tuple[str, ...]) -> TrickOutcome:
    """The facts of one seat taking all of this."""

    def only(count: int) -> tuple[int, ...]:
        return tuple(count if each == seat else 0 for each in range(players))

    taken = {item: only(counts[item]) for item in priced if item != TRICK}
    return TrickOutcome(immutabledict(taken), only(tricks))


def slam_worth(rules: Ruleset, row: TrickContract, players: int) -> tuple[int, int]:
    """What one player writes for taking everything, and what it would be without the slam."""
    size = hand_size(rules, players)
    counts: Counter[str] = Counter()
    for item in items(rules, row):
        if item in LAST_TRICKS:
            counts[item] = int(LAST_TRICKS.index(item) < size)
        elif item != TRICK:
            counts[item] = sum(item_covers(item, card) for card in dealt_pack(rules, players))
    everything = _taken_by(0, players, counts, size, items(rules, row))
    made = score(rules, row, everything, call(players))
    plain = score(rules, without_slam(row), everything, call(players))
    return made.points[0], plain.points[0]

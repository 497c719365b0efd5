"""Evenings kept by hand, drawn by chance: deals as a scorekeeper would enter them, and deals that mostly cannot be."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import msgspec
from immutabledict import immutabledict

from barbu.cards import FULL_PACK, Card, Rank, Suit
from barbu.deal import LayoutOutcome, NotPlayed, Outcome, TrickOutcome
from barbu.match import Entered, Entry, FirstDealer, Lists, Match
from barbu.match.opening import doubling_lap, offered
from barbu.match.phases import DrawingLists, Round
from barbu.match.schedule import Roles, roles
from barbu.rules import Contract, LayoutContract, Ruleset, TrickContract
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import (
    barred,
    dealt_pack,
    hand_size,
    is_card_item,
    item_covers,
    items,
    leftover_count,
    payout,
    positive,
    slam_needs_tricks,
)
from barbu.scoring import Bet
from tests.support import drive

Counts = tuple[int, ...]
REDRAWS = 20
"""How often cards are drawn again where the contract due needs one that is out."""


def opened(rules: Ruleset, players: int, rng: random.Random) -> Match:
    """A match whose first dealer is known, and the lists where they are drawn."""
    match = drive.start(rules, players).apply(FirstDealer(rng.randrange(players)))
    if isinstance(match.phase, DrawingLists):
        lists = drive.chance(match, rng)
        assert isinstance(lists, Lists)
        match = match.apply(lists)
    return match


def kept_evening(rules: Ruleset, players: int, seed: int | str, deals: int = 400) -> Match:
    """An evening kept by hand, so many deals long at most; shorter where nothing can be entered any more."""
    rng = random.Random(seed)
    match = opened(rules, players, rng)
    while not match.finished and len(match.results) < deals:
        entry = random_entry(match, rng)
        if entry is None:
            break
        match = match.apply(Entered(entry))
    return match


def random_entry(match: Match, rng: random.Random) -> Entry | None:
    """An entry that the next deal may be; None where every drawing of the left-overs bars what is due."""
    rules, players = match.rules, match.players
    who = roles(rules, players, match.state.first, len(match.results))
    options = offered(match.state, who)
    pack = dealt_pack(rules, players)
    for _ in range(REDRAWS):
        out = tuple(sorted(rng.sample(pack, leftover_count(rules, players))))
        in_play = [card for card in pack if card not in out]
        chosen = rng.choice(options)
        free = [row for row in options if not barred(rules, row, in_play)]
        if rules.choice_time == "before":  # chosen before anybody knew which cards are out
            free = [row for row in free if row == chosen]
        if free:
            return _played(match, who, rng.choice(free), out, rng)
        if rules.deck.blocked_contract == "zero":
            return Entry(chosen.id, NotPlayed(False, out), _blind(rules, rng))
    return None


def _blind(rules: Ruleset, rng: random.Random) -> bool:
    if rules.chooser == "nobody" or rules.choice_time == "after":
        return False
    return rules.choice_time == "before" or rng.random() < 0.5


def _played(match: Match, who: Roles, row: Contract, out: tuple[Card, ...], rng: random.Random) -> Entry:
    rules, players = match.rules, match.players
    bets = _bets(match, Round(len(match.results), who, row=row), rng) if rules.doubling.enabled else ()
    skipped = rules.doubling.enabled and rules.doubling.skip_undoubled and not positive(rules, row) and not bets
    outcome: Outcome
    if skipped and rng.random() < 0.7:
        outcome = NotPlayed(True, out)
    elif isinstance(row, LayoutContract):
        outcome = _laid(row, players, out, rng)
    else:
        outcome = _taken(rules, row, players, out, rng)
    trump = start = None
    if isinstance(row, TrickContract) and row.trump in ("named", "named_or_none"):
        trump = rng.choice((None, *Suit))
    if isinstance(row, LayoutContract) and row.start != "fixed":
        start = rng.choice((None, *Rank))
    return Entry(row.id, outcome, _blind(rules, rng), trump, start, bets)


def _bets(match: Match, round: Round, rng: random.Random) -> tuple[Bet, ...]:
    lap = doubling_lap(match.state, round)
    quiet = rng.random() < 0.4
    while lap.speaker is not None:
        speeches = lap.speeches()
        lap = lap.after(speeches[0] if quiet else rng.choice(speeches))
    return lap.bets


def _laid(row: LayoutContract, players: int, out: tuple[Card, ...], rng: random.Random) -> LayoutOutcome:
    """Any order of finishing, as short as may be at times; a stuck layout has any length."""
    order = rng.sample(range(players), players)
    prizes = payout(row, players)
    lengths = [count for count in range(1, players + 1) if len(set(prizes[count:])) <= 1]
    if row.missing == "block":
        lengths = list(range(players + 1))
    return LayoutOutcome(tuple(order[: rng.choice(lengths)]), out)


def _taken(rules: Ruleset, row: TrickContract, players: int, out: tuple[Card, ...], rng: random.Random) -> TrickOutcome:
    """Any cards to any tricks; often one seat takes all, or two seats do."""
    pack = [card for card in dealt_pack(rules, players) if card not in out]
    rng.shuffle(pack)
    hand = hand_size(rules, players)
    able = rng.sample(range(players), rng.choice((1, 2, players, players, players)))
    winners = [rng.choice(able) for _ in range(hand)]
    priced = items(rules, row)
    if row.early_end and rng.random() < 0.5:
        counted = [at for at, card in enumerate(pack) if any(item_covers(item, card) for item in priced)]
        winners = winners[: max(counted, default=0) // players + 1]
    owner = {card: winners[at // players] for at, card in enumerate(pack[: len(winners) * players])}
    taken = {item: _count(item, players, hand, winners, owner) for item in priced if item != TRICK}
    needed = TRICK in priced or (row.slam != "none" and slam_needs_tricks(rules, row))
    tricks = tuple(winners.count(seat) for seat in range(players)) if needed or rng.random() < 0.3 else None
    return TrickOutcome(immutabledict(taken), tricks, out)


def _count(item: str, players: int, hand: int, winners: Sequence[int], owner: dict[Card, int]) -> Counts:
    if is_card_item(item):
        owners = [seat for card, seat in owner.items() if item_covers(item, card)]
    else:
        at = hand - 1 - LAST_TRICKS.index(item)
        owners = [winners[at]] if 0 <= at < len(winners) else []
    return tuple(owners.count(seat) for seat in range(players))


# --- entries that mostly cannot be ------------------------------------------------------------------


def broken(entry: Entry, rules: Ruleset, players: int, rng: random.Random) -> Entry:
    """The entry with one or two things changed. It may still be possible: that is for the checks to say."""
    for _ in range(rng.choice((1, 1, 1, 2))):
        entry = _changed(entry, rules, players, rng)
    return entry


def _changed(entry: Entry, rules: Ruleset, players: int, rng: random.Random) -> Entry:
    chance = rng.random()
    if chance < 0.62:
        return _with(entry, outcome=_other_outcome(entry.outcome, players, rng))
    if chance < 0.70:
        return _with(entry, outcome=_other_out(entry.outcome, rng))
    if chance < 0.76:
        return _with(entry, outcome=_other_kind(entry.outcome, players, rng))
    if chance < 0.82:
        return _with(entry, contract=rng.choice([*(row.id for row in rules.contracts), "another"]))
    if chance < 0.86:
        return _with(entry, blind=not entry.blind)
    if chance < 0.90:
        return _with(entry, trump=rng.choice(list(Suit)), start=rng.choice((None, Rank.TEN)))
    return _with(entry, bets=_other_bets(entry.bets, players, rng))


def _with(entry: Entry, **fields: object) -> Entry:
    return msgspec.structs.replace(entry, **fields)


def _other_outcome(outcome: Outcome, players: int, rng: random.Random) -> Outcome:
    match outcome:
        case LayoutOutcome(finish, out):
            return LayoutOutcome(_other_finish(finish, players, rng), out)
        case TrickOutcome(taken, tricks, out):
            keys = [*taken, *([TRICK] * 2 if tricks is not None else [])]
            key = rng.choice(keys) if keys else TRICK
            if rng.random() < 0.06:
                return TrickOutcome(_other_items(taken, players, rng), tricks, out)
            if key == TRICK:
                return TrickOutcome(taken, _other_tricks(tricks, players, rng), out)
            return TrickOutcome(immutabledict({**taken, key: rng.choice(COUNTS)(taken[key], rng)}), tricks, out)
        case NotPlayed(undoubled, out):
            return NotPlayed(not undoubled, out)


def _other_finish(finish: Counts, players: int, rng: random.Random) -> Counts:
    longer = (*finish, rng.choice((*range(players), players, -1)))
    return rng.choice((finish[:-1], finish[:1], (), longer, finish[::-1]))


def _other_items(taken: immutabledict[str, Counts], players: int, rng: random.Random) -> immutabledict[str, Counts]:
    if taken and rng.random() < 0.5:
        gone = rng.choice(list(taken))
        return immutabledict({item: counts for item, counts in taken.items() if item != gone})
    return immutabledict({**taken, rng.choice(("9", "10", "Q", "H", "KH", "last")): (0,) * players})


def _other_tricks(tricks: Counts | None, players: int, rng: random.Random) -> Counts | None:
    if tricks is None or rng.random() < 0.1:
        return None if tricks is not None else (1,) * players
    if rng.random() < 0.3:
        lucky = rng.randrange(players)
        return tuple(sum(tricks) * (seat == lucky) for seat in range(len(tricks)))
    return rng.choice(COUNTS)(tricks, rng)


def _one_more(counts: Counts, rng: random.Random) -> Counts:
    at = rng.randrange(len(counts))
    return tuple(count + (seat == at) * rng.choice((-2, -1, 1, 1, 2)) for seat, count in enumerate(counts))


def _moved(counts: Counts, rng: random.Random) -> Counts:
    """Some of one seat's share goes to another seat."""
    giver, taker = rng.choice([seat for seat in range(len(counts)) if counts[seat]] or [0]), rng.randrange(len(counts))
    some = rng.randint(0, max(0, counts[giver]))
    return tuple(count + some * ((seat == taker) - (seat == giver)) for seat, count in enumerate(counts))


def _turned(counts: Counts, rng: random.Random) -> Counts:
    by = rng.randrange(len(counts))
    return counts[by:] + counts[:by]


def _wrong_length(counts: Counts, rng: random.Random) -> Counts:
    return rng.choice(((*counts, 0), counts[:-1]))


COUNTS: tuple[Callable[[Counts, random.Random], Counts], ...] = (
    _one_more,
    _moved,
    _moved,
    _moved,
    _turned,
    _turned,
    _turned,
    _wrong_length,
)


def _other_out(outcome: Outcome, rng: random.Random) -> Outcome:
    out, card = outcome.out, rng.choice(FULL_PACK)
    other = rng.choice(((*out, card), out[:-1], (*out[:-1], card), (*out[:-1], *out[:1])))
    return msgspec.structs.replace(outcome, out=other)


def _other_kind(outcome: Outcome, players: int, rng: random.Random) -> Outcome:
    out = outcome.out
    tricks = TrickOutcome(immutabledict(), (1,) * players, out)
    return rng.choice((NotPlayed(True, out), NotPlayed(False, out), LayoutOutcome(tuple(range(players)), out), tricks))


def _other_bets(bets: tuple[Bet, ...], players: int, rng: random.Random) -> tuple[Bet, ...]:
    fresh = Bet(rng.randrange(players), rng.choice((*range(players), players)), rng.random() < 0.3)
    chance = rng.random()
    if not bets or chance < 0.4:
        return (*bets, fresh)
    at = rng.randrange(len(bets))
    if chance < 0.6:
        return bets[:at] + bets[at + 1 :]
    if chance < 0.7:
        return (*bets, bets[at])
    return (*bets[:at], Bet(bets[at].doubler, bets[at].doubled, not bets[at].redoubled), *bets[at + 1 :])

"""Deals kept by hand: the same boxes, calls and outcomes as played ones, entered at once."""

import msgspec

from barbu.deal.check import check_outcome
from barbu.deal.outcome import NotPlayed
from barbu.errors import NotLegal
from barbu.match.actions import Choose
from barbu.match.doubling import Lap, refused_speech
from barbu.match.events import Entry
from barbu.match.opening import doubling_lap, finished_deal, offered
from barbu.match.phases import Result, Round, State
from barbu.match.schedule import roles
from barbu.rules.meaning import barred, dealt_pack, positive
from barbu.rules.model import Contract, LayoutContract, TrickContract
from barbu.scoring import Bet


def checked_entry(state: State, entry: Entry) -> Result:
    """The result that an entry tells; raises `NotLegal` or `NotUnderstood` where it cannot be."""
    rules, players = state.rules, state.players
    who = roles(rules, players, state.first, len(state.results))
    options = offered(state, who)
    row = next((row for row in options if row.id == entry.contract), None)
    if row is None:
        raise NotLegal("contract-done", contract=entry.contract, legal=tuple(Choose(row.id) for row in options))
    check_outcome(rules, row, players, entry.outcome)
    round = Round(
        number=len(state.results),
        roles=who,
        out=entry.outcome.out,
        row=row,
        blind=entry.blind,
        trump=entry.trump,
        start=entry.start,
        bets=entry.bets,
    )
    _check_calls(row, entry)
    _check_played(state, row, options, entry)
    _check_blind(state, entry)
    _check_bets(state, round, entry)
    result = finished_deal(state, round, entry.outcome)
    return msgspec.structs.replace(result, entered=True)


def _check_calls(row: Contract, entry: Entry) -> None:
    """A trump or a start rank is told only where one is called."""
    trump = isinstance(row, TrickContract) and row.trump in ("named", "named_or_none")
    start = isinstance(row, LayoutContract) and row.start != "fixed"
    if (entry.trump is not None and not trump) or (entry.start is not None and not start):
        raise NotLegal("nothing-to-call", contract=row.id)


def _check_played(state: State, row: Contract, options: tuple[Contract, ...], entry: Entry) -> None:
    """A barred contract is not played, and ticked only where nothing else was open."""
    rules, outcome = state.rules, entry.outcome
    in_play = set(dealt_pack(rules, state.players)) - set(outcome.out)
    if rules.choice_time == "before":
        options = (row,)  # it was chosen before anybody knew which cards are out
    stuck = [other for other in options if barred(rules, other, in_play)]
    ticked_at_zero = isinstance(outcome, NotPlayed) and not outcome.undoubled
    allowed = rules.deck.blocked_contract == "zero" and len(stuck) == len(options)
    if (row in stuck) != ticked_at_zero or (ticked_at_zero and not allowed):
        raise NotLegal("contract-barred" if row in stuck else "contract-was-played", contract=row.id)
    if isinstance(outcome, NotPlayed) and outcome.undoubled:
        skipping = rules.doubling.enabled and rules.doubling.skip_undoubled and not positive(rules, row)
        if not skipping or entry.bets:
            raise NotLegal("contract-was-played", contract=row.id)


def _check_blind(state: State, entry: Entry) -> None:
    rules = state.rules
    may = rules.chooser != "nobody" and rules.choice_time != "after"
    must = may and rules.choice_time == "before"
    if entry.blind and not may:
        raise NotLegal("no-blind-choice", contract=entry.contract)
    if must and not entry.blind:
        raise NotLegal("must-be-blind", contract=entry.contract)


def _check_bets(state: State, round: Round, entry: Entry) -> None:
    """The bets must be what a lap can come to."""
    if not state.rules.doubling.enabled:
        if entry.bets:
            raise NotLegal("no-doubling")
        return
    if isinstance(entry.outcome, NotPlayed) and not entry.outcome.undoubled:
        if entry.bets:
            raise NotLegal("no-such-bets")
        return  # a barred contract has no lap, so nothing is forced
    check_lap(doubling_lap(state, round), entry.bets)


def check_lap(lap: Lap, bets: tuple[Bet, ...]) -> None:
    """Raises a refusal where a lap cannot come to these bets."""
    while (speaker := lap.speaker) is not None:
        said = tuple(sorted(_said(lap, speaker, bets)))
        if said not in lap.speeches():
            raise refused_speech(lap, speaker, said)
        lap = lap.after(said)
    if set(lap.bets) != set(bets) or len(bets) != len(lap.bets):
        raise NotLegal("no-such-bets")


def _said(lap: Lap, speaker: int, bets: tuple[Bet, ...]) -> set[int]:
    """Whom the speaker must have named for these bets: his doubles, and the doubles of him that he redoubled."""
    fresh = {bet.doubled for bet in bets if bet.doubler == speaker}
    received = {bet.doubler for bet in lap.bets if bet.doubled == speaker}
    return fresh | {bet.doubler for bet in bets if bet.doubled == speaker and bet.redoubled and bet.doubler in received}

"""How each event moves a match on: pure functions from state to state, reached through `advance`."""

from typing import assert_never

import msgspec

from barbu.cards import Card
from barbu.deal.actions import Lay, Pass, Play, Seat, Stop
from barbu.deal.layout import LayoutPlay
from barbu.deal.outcome import NotPlayed
from barbu.deal.state import act as act_in_deal
from barbu.deal.state import outcome as outcome_of
from barbu.errors import NotLegal
from barbu.match.actions import Action, Choose, Double, Look, NameStart, NameTrump
from barbu.match.doubling import refused_speech
from barbu.match.entries import checked_entry
from barbu.match.events import Acted, Dealt, Entered, Event, FirstDealer, Lists, Revealed
from barbu.match.first import check_draw
from barbu.match.opening import (
    after_contract,
    check_cards,
    check_lists,
    finished_deal,
    offered,
    open_round,
)
from barbu.match.phases import (
    Choosing,
    Dealing,
    Doubling,
    DrawingDealer,
    DrawingLists,
    Finished,
    NamingStart,
    NamingTrump,
    Playing,
    Result,
    Round,
    State,
)
from barbu.rules.meaning import barred, positive, scheduled_deals

MOST_REDEALS = 10
"""How often one deal is dealt again for a stuck layout before the prizes left are shared."""


def advance(state: State, event: Event) -> State:
    """The state after an event that neither undoes nor corrects; raises `NotLegal`."""
    match event, state.phase:
        case FirstDealer(seat, drawn), DrawingDealer():
            return _first_dealer(state, seat, drawn)
        case Lists(ids), DrawingLists():
            check_lists(state, ids)
            return _next_deal(msgspec.structs.replace(state, lists=ids))
        case Dealt(), Dealing(round):
            check_cards(state, event)
            return _dealt(state, round, event)
        case Revealed(), phase if _between_deals(phase):
            return state
        case Entered(entry), phase if _between_deals(phase) and not isinstance(phase, Finished):
            return _done(state, checked_entry(state, entry))
        case Acted(seat, action), _:
            return _acted(state, seat, action)
        case _:
            raise NotLegal("not-in-this-phase", event=type(event).__name__, phase=type(state.phase).__name__)


def _between_deals(phase: object) -> bool:
    """Whether no hands are out."""
    return isinstance(phase, (Dealing, Finished)) or (isinstance(phase, Choosing) and not phase.round.hands)


def _first_dealer(state: State, seat: Seat, drawn: tuple[Card, ...]) -> State:
    if not 0 <= seat < state.players:
        raise NotLegal("no-such-seat", seat=seat, players=state.players)
    check_draw(state.rules, state.players, seat, drawn)
    seated = msgspec.structs.replace(state, first=seat)
    if state.rules.selection in ("random_common", "random_individual"):
        return msgspec.structs.replace(seated, phase=DrawingLists())
    return _next_deal(seated)


def _next_deal(state: State) -> State:
    """The next deal of the schedule, or the end."""
    if len(state.results) == scheduled_deals(state.rules, state.players):
        return msgspec.structs.replace(state, phase=Finished())
    return msgspec.structs.replace(state, phase=open_round(state))


def _done(state: State, result: Result) -> State:
    return _next_deal(msgspec.structs.replace(state, results=(*state.results, result)))


def _not_played(state: State, round: Round, undoubled: bool) -> State:
    return _done(state, finished_deal(state, round, NotPlayed(undoubled, round.out)))


def _thrown_in(state: State, round: Round) -> State:
    """The same deal again: number, dealer and chooser stay, the choice is made anew."""
    return msgspec.structs.replace(state, phase=open_round(state, round.thrown_in + 1))


# --- the deal and the choice ------------------------------------------------------------------------


def _dealt(state: State, round: Round, cards: Dealt) -> State:
    """The cards are out: the contract is chosen, or due, or barred."""
    round = msgspec.structs.replace(round, hands=cards.hands, out=cards.out, commitment=cards.commitment)
    rules = state.rules
    in_play = [card for hand in cards.hands for card in hand]
    options = offered(state, round.roles) if round.row is None else (round.row,)
    free = tuple(row for row in options if not barred(rules, row, in_play))
    stuck = tuple(row for row in options if row not in free)
    if not free and rules.deck.blocked_contract == "redeal":
        return _thrown_in(state, round)
    if round.row is not None or round.roles.chooser is None:
        return _contract(state, msgspec.structs.replace(round, row=options[0]), barred=not free)
    looked = rules.choice_time != "either"
    return msgspec.structs.replace(state, phase=Choosing(round, free or stuck, stuck if free else (), looked))


def _contract(state: State, round: Round, barred: bool) -> State:
    """The contract is settled: a barred one ticks its box at zero, another one is called and played."""
    return _not_played(state, round, undoubled=False) if barred else _called(state, round)


def _called(state: State, round: Round) -> State:
    """What is still to be called comes next, or the lead."""
    phase = after_contract(state, round)
    if not isinstance(phase, Playing):
        return msgspec.structs.replace(state, phase=phase)
    skip = state.rules.doubling.enabled and state.rules.doubling.skip_undoubled
    if skip and not phase.round.bets and not positive(state.rules, round.contract):
        return _not_played(state, phase.round, undoubled=True)
    return msgspec.structs.replace(state, phase=phase)


# --- acts -------------------------------------------------------------------------------------------


def _acted(state: State, seat: Seat, action: Action) -> State:
    match state.phase:
        case Choosing() as phase:
            _check_turn(seat, phase.round.roles.chooser)
            return _choose(state, phase, action)
        case NamingTrump() as phase:
            _check_turn(seat, phase.round.roles.caller)
            if not isinstance(action, NameTrump) or action.suit not in phase.options:
                raise NotLegal("name-a-trump", legal=tuple(map(NameTrump, phase.options)))
            return _called(state, msgspec.structs.replace(phase.round, trump=action.suit, trump_named=True))
        case NamingStart() as phase:
            _check_turn(seat, phase.seat)
            if not isinstance(action, NameStart) or action.rank not in phase.options:
                raise NotLegal("name-a-start", legal=tuple(map(NameStart, phase.options)))
            return _called(state, msgspec.structs.replace(phase.round, start=action.rank))
        case Doubling() as phase:
            _check_turn(seat, phase.lap.speaker)
            return _double(state, phase, action)
        case Playing() as phase:
            _check_turn(seat, phase.play.turn)
            return _played(state, phase, action)
        case DrawingDealer() | DrawingLists() | Dealing() | Finished():
            raise NotLegal("nobody-to-act")
        case _:
            assert_never(state.phase)


def _check_turn(seat: Seat, turn: Seat | None) -> None:
    if seat != turn:
        raise NotLegal("not-your-turn", seat=seat, turn=turn)


def _choose(state: State, phase: Choosing, action: Action) -> State:
    round = phase.round
    blind = not phase.looked or not round.hands
    legal = (*(Choose(row.id, blind) for row in phase.options), *(() if phase.looked else (Look(),)))
    if isinstance(action, Look) and not phase.looked:
        return msgspec.structs.replace(state, phase=msgspec.structs.replace(phase, looked=True))
    if not isinstance(action, Choose):
        raise NotLegal("choose-a-contract", legal=legal)
    chosen = next((row for row in phase.options if row.id == action.contract), None)
    if chosen is None:
        raise _refused_choice(state, phase, action.contract, legal)
    if action.blind != blind:
        raise NotLegal("look-first" if blind else "already-seen", contract=chosen.id, legal=legal)
    round = msgspec.structs.replace(round, row=chosen, blind=blind)
    if not round.hands:
        return msgspec.structs.replace(state, phase=Dealing(round))
    in_play = [card for hand in round.hands for card in hand]
    return _contract(state, round, barred=barred(state.rules, chosen, in_play))


def _refused_choice(state: State, phase: Choosing, contract: str, legal: tuple[Action, ...]) -> NotLegal:
    if contract in [row.id for row in phase.barred]:
        return NotLegal("contract-barred", contract=contract, legal=legal)
    if contract in [row.id for row in state.rules.active]:
        return NotLegal("contract-done", contract=contract, legal=legal)
    return NotLegal("no-such-contract", given=contract, legal=legal)


def _double(state: State, phase: Doubling, action: Action) -> State:
    lap = phase.lap
    speaker = lap.speaker
    assert speaker is not None
    if not isinstance(action, Double):
        legal = tuple(map(Double, lap.speeches()))
        raise NotLegal("speak-in-the-lap", targets=lap.targets(speaker), legal=legal)
    said = action.seats
    if said not in lap.speeches():
        raise refused_speech(lap, speaker, said)
    after = lap.after(said)
    if after.speaker is not None:
        return msgspec.structs.replace(state, phase=msgspec.structs.replace(phase, lap=after))
    round = msgspec.structs.replace(phase.round, bets=after.bets, spoken=after.spoken, lap_done=True)
    return _called(state, round)


def _deals_again(round: Round, play: LayoutPlay) -> bool:
    """Whether a stuck layout is dealt again; a table that would be stuck for ever shares the prizes in the end."""
    return play.rules.row.blocked == "redeal" and round.thrown_in < MOST_REDEALS


def _played(state: State, phase: Playing, action: Action) -> State:
    if not isinstance(action, (Play, Lay, Pass, Stop)):
        raise NotLegal("play-a-card", legal=phase.play.legal)
    play = act_in_deal(phase.play, action)
    if not play.over:
        return msgspec.structs.replace(state, phase=Playing(phase.round, play))
    if isinstance(play, LayoutPlay) and play.blocked and _deals_again(phase.round, play):
        return _thrown_in(state, phase.round)
    return _done(state, finished_deal(state, phase.round, outcome_of(play), play))

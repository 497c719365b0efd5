"""How a deal opens: roles, what may be chosen, what is still to be called before the lead."""

from collections.abc import Sequence

from barbu.cards import Rank, Suit
from barbu.deal.outcome import Outcome
from barbu.deal.setup import Setup
from barbu.deal.state import DealPlay
from barbu.deal.state import start as start_deal
from barbu.errors import NotLegal
from barbu.match.doubling import Lap, owed
from barbu.match.events import Dealt
from barbu.match.phases import (
    Choosing,
    Dealing,
    Doubling,
    NamingStart,
    NamingTrump,
    Phase,
    Playing,
    Result,
    Round,
    State,
)
from barbu.match.schedule import Roles, Ticked, deals_left_with, open_rows, owner, roles, starter
from barbu.rules.meaning import dealt_pack, hand_size, leftover_count, list_length, series_deals
from barbu.rules.model import Contract, LayoutContract, TrickContract
from barbu.scoring import Call, score


def open_round(state: State, thrown_in: int = 0) -> Phase:
    """The phase in which the next deal begins: the choice where it is made before the cards, else the cards."""
    number = len(state.results)
    round = Round(number, roles(state.rules, state.players, state.first, number), thrown_in=thrown_in)
    if round.roles.chooser is not None and state.rules.choice_time == "before":
        return Choosing(round, offered(state, round.roles))
    return Dealing(round)


def offered(state: State, roles: Roles) -> tuple[Contract, ...]:
    """The contracts open to this deal: those to choose from, or the one due."""
    series = len(state.results) // series_deals(state.rules, state.players)
    return open_rows(state.rules, owner(roles), series, ticked(state), state.lists)


def ticked(state: State) -> tuple[Ticked, ...]:
    """The boxes that are done."""
    length = series_deals(state.rules, state.players)
    return tuple(
        Ticked(result.round.number // length, owner(result.round.roles), result.round.contract.id)
        for result in state.results
    )


def after_contract(state: State, round: Round) -> Phase:
    """What comes after the contract: trump or start rank, the doubling lap, then the play."""
    row = round.contract
    if isinstance(row, TrickContract) and row.trump in ("named", "named_or_none") and not round.trump_named:
        none = (None,) if row.trump == "named_or_none" else ()
        return NamingTrump(round, (*Suit, *none))
    if isinstance(row, LayoutContract) and row.start == "named" and round.start is None:
        return NamingStart(round, _first(state, round), _ranks_in_play(round))
    if state.rules.doubling.enabled and not round.lap_done:
        lap = doubling_lap(state, round)
        if lap.speaker is not None:
            return Doubling(round, lap)
    return Playing(round, start_deal(_setup(state, round), round.hands))


def _ranks_in_play(round: Round) -> tuple[Rank, ...]:
    """The ranks that may be named: some card of them is in play, whoever holds it."""
    return tuple(sorted({card.rank for hand in round.hands for card in hand}))


def _first(state: State, round: Round) -> int:
    """Who leads or begins the layout."""
    row = round.contract
    if isinstance(row, LayoutContract):
        return starter(row, round.roles, state.players, round.hands)
    return round.roles.leader


def _setup(state: State, round: Round) -> Setup:
    row = round.contract
    trump, start = round.trump, round.start
    if isinstance(row, TrickContract) and row.trump in ("C", "S", "D", "H"):
        trump = Suit.parse(row.trump)
    if isinstance(row, LayoutContract) and row.start == "fixed":
        start = row.start_rank
    return Setup(state.rules, row, state.players, _first(state, round), round.out, trump, start)


def doubling_lap(state: State, round: Round) -> Lap:
    declarer = round.roles.declarer
    earlier = [(result.round.roles.declarer, result.round.bets) for result in state.results]
    return Lap(
        rules=state.rules,
        row=round.contract,
        players=state.players,
        declarer=declarer,
        owed=owed(state.rules, state.players, declarer, earlier),
        deals_left=deals_left_with(state.rules, state.players, state.first, round.number, declarer),
    )


# --- what chance brings -----------------------------------------------------------------------------


def check_cards(state: State, cards: Dealt) -> None:
    """Raises `NotLegal` unless the hands and the left-overs are the pack, each card once."""
    rules, players = state.rules, state.players
    size, over = hand_size(rules, players), leftover_count(rules, players)
    if [len(hand) for hand in cards.hands] != [size] * players or len(cards.out) != over:
        raise NotLegal("wrong-hands", count=size, players=players, over=over)
    given = sorted([*cards.out, *(card for hand in cards.hands for card in hand)])
    if given != sorted(dealt_pack(rules, players)):
        raise NotLegal("wrong-pack", count=len(given))


def check_lists(state: State, lists: Sequence[Sequence[str]]) -> None:
    """Raises `NotLegal` unless each seat has a list of the right length, the same for all where it is common."""
    rules = state.rules
    length, known = list_length(rules), {row.id for row in rules.active}
    fits = len(lists) == state.players and all(
        len(ids) == len(set(ids)) == length and set(ids) <= known for ids in lists
    )
    if not fits or (rules.selection == "random_common" and len(set(map(tuple, lists))) > 1):
        raise NotLegal("wrong-lists", count=length, players=state.players)


# --- the end of a deal ------------------------------------------------------------------------------


def finished_deal(state: State, round: Round, outcome: Outcome, play: DealPlay | None = None) -> Result:
    """The result of a deal, with the points that follow from its facts."""
    call = Call(state.players, round.roles.chooser, round.roles.declarer, round.blind, round.bets)
    points = score(state.rules, round.contract, outcome, call)
    return Result(round, outcome, points, play)

"""What a view proves, as the kernel takes it: the rule vector, the deal as the seat sees it, and imagined worlds."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from barbu.bots.estimate import Called
from barbu.bots.knowledge import Knowledge, known
from barbu.bots.prices import fixed_trump
from barbu.cards import Rank, Suit
from barbu.deal.actions import DealAction, Lay, Pass, Play, Seat
from barbu.deal.setup import Setup
from barbu.deal.view import DealView, TrickView
from barbu.kernel import facts
from barbu.kernel.bits import seeded
from barbu.kernel.convert import action_of, codes_in, deal_with, mask_of
from barbu.kernel.play import legal
from barbu.kernel.records import LANE, PASS, STOP, Deal, Vector, plain
from barbu.kernel.search import Hands
from barbu.kernel.vector import ace_place, codes, rule_vector
from barbu.kernel.worlds import draw_many, table
from barbu.match.actions import Action
from barbu.match.schedule import starter
from barbu.match.view import MatchView, RoundView
from barbu.rules.meaning import dealt_pack
from barbu.rules.model import Contract, LayoutContract, Ruleset, TrickContract
from barbu.scoring.points import Call


@lru_cache(maxsize=1024)
def vector_of(setup: Setup, call: Call | None) -> Vector:
    """The rules of a deal, compiled once."""
    return rule_vector(setup, call)


@lru_cache(maxsize=1024)
def plain_vector_of(setup: Setup, call: Call | None) -> Vector:
    """The same for reading in Python."""
    return plain(vector_of(setup, call))


def call_of(view: MatchView, round: RoundView) -> Call:
    """What has been called and bears on the score."""
    return Call(view.players, round.roles.chooser, round.roles.declarer, round.blind, round.bets)


def own_hand(view: MatchView) -> list[int]:
    """The viewer's hand as a mask, at his seat among empty ones."""
    assert view.round is not None
    assert view.seat is not None
    hands = [0] * view.players
    hands[view.seat] = mask_of(view.rules, view.round.hand)
    return hands


def table_of(view: MatchView) -> tuple[Vector, Deal]:
    """The rules and the deal in play, the others' hands left open."""
    round = view.round
    assert round is not None
    assert round.play is not None
    assert round.contract is not None
    setup = settled(view, view.rules.contract(round.contract), round.trump, round.start)
    call = call_of(view, round)
    return vector_of(setup, call), deal_with(view.rules, plain_vector_of(setup, call), round.play, own_hand(view))


def start_of(row: Contract, named: Rank | None) -> Rank | None:
    """The start rank that is settled before the first card."""
    if not isinstance(row, LayoutContract) or row.start == "laid":
        return None
    return row.start_rank if row.start == "fixed" else named


def trump_of(row: Contract, named: Suit | None) -> Suit | None:
    """The trump suit of the play."""
    fixed = fixed_trump(row) if isinstance(row, TrickContract) else None
    return named if fixed is None else fixed


def choices(view: MatchView, vector: Vector, deal: Deal) -> list[tuple[int, Action]]:
    """The legal acts, each with its code, the lowest first."""
    if isinstance(view.legal[0], Play):
        number = codes(view.rules)
        cards: dict[int, Action] = {number[act.card]: act for act in view.legal if isinstance(act, Play)}
        return sorted(cards.items())
    mask = int(legal(vector, deal))
    return [(code, action_of(view.rules, vector, mask, code)) for code in codes_in(mask)]


def imagined(view: MatchView, number: int, seed: int) -> Hands:
    """So many worlds, each as likely as any other that the view does not rule out."""
    round = view.round
    assert round is not None
    if round.play is None or round.contract is None:
        found = known(view)
        assert found is not None
        return drawn(view.rules, found, own_hand(view), number, seed)
    row = view.rules.contract(round.contract)
    vector = vector_of(settled(view, row, round.trump, round.start), call_of(view, round))
    return facts.imagined(vector, log_of(view.rules, row, round.play), own_hand(view), number, seed)


def log_of(rules: Ruleset, row: Contract, play: DealView) -> facts.Log:
    """The acts of a deal as the kernel takes them."""
    number = codes(rules)
    if isinstance(play, TrickView):
        players = len(play.counts)
        tricks = [*((trick.leader, trick.cards) for trick in play.done), (play.leader, play.table)]
        seats = [(leader + place) % players for leader, cards in tricks for place in range(len(cards))]
        return facts.Log(seats, [number[card] for _, cards in tricks for card in cards], tricks[0][0], -1, 0)
    ace = 0 if play.ace is None else ace_place(rules, play.ace)

    def code(action: DealAction) -> int:
        match action:
            case Lay(card):
                return LANE * card.suit + ace if card.rank == Rank.ACE else number[card]
            case Pass():
                return PASS
        return STOP

    first = play.log[0][0] if play.log else play.turn
    again = play.turn if play.extra else -1
    acts = [code(action) for _, action in play.log]
    return facts.Log([seat for seat, _ in play.log], acts, first, again, starter_of(rules, row))


def starter_of(rules: Ruleset, row: Contract) -> int:
    """The card, as a mask, that the first player of a layout holds; 0 where that is not asked."""
    if not isinstance(row, LayoutContract) or row.starter != "holder" or row.starter_card is None:
        return 0
    return 1 << codes(rules)[row.starter_card]


def drawn(rules: Ruleset, found: Knowledge, own: Sequence[int], number: int, seed: int) -> Hands:
    """Hands of all seats: the hidden cards as the facts found allow, and what is known of the viewer's own."""
    number_of = codes(rules)
    hidden, need, seats, clauses = (np.array(each, np.int64) for each in found.numbered(number_of.__getitem__))
    order = hidden.argsort()
    worlds = table(hidden[order], need, seats[order], clauses.reshape(-1, 3))
    hands = np.zeros((number, len(need)), np.int64)
    if not draw_many(worlds, np.array([seeded(seed)], np.int64), hands):
        raise AssertionError("a view rules out every world")
    hands |= np.array(own, np.int64)
    return hands


# --- before the first card --------------------------------------------------------------------------


def setups(view: MatchView, row: Contract) -> dict[Called, Setup]:
    """The ways in which a row may be played: one for each trump or start rank that may be named, else the one."""
    assert view.round is not None
    if isinstance(row, LayoutContract):
        if row.start != "named":
            return {start_of(row, None): settled(view, row)}
        pack = (card for card in dealt_pack(view.rules, view.players) if card not in view.round.out)
        return {rank: settled(view, row, start=rank) for rank in sorted({card.rank for card in pack})}
    if row.trump in ("named", "named_or_none"):
        suits = (*Suit, None) if row.trump == "named_or_none" else tuple(Suit)
        return {suit: settled(view, row, trump=suit) for suit in suits}
    return {fixed_trump(row): settled(view, row)}


def settled(view: MatchView, row: Contract, trump: Suit | None = None, start: Rank | None = None) -> Setup:
    """The row with everything called that is to be named."""
    assert view.round is not None
    out = view.round.out
    return Setup(view.rules, row, view.players, 0, out, trump_of(row, trump), start_of(row, start))


def firsts(view: MatchView, row: Contract, hands: Hands) -> list[Seat]:
    """Who leads, or begins the layout, in each world."""
    round = view.round
    assert round is not None
    if not isinstance(row, LayoutContract):
        return [round.roles.leader] * len(hands)
    if row.starter != "holder" or row.starter_card is None:
        return [starter(row, round.roles, view.players, ())] * len(hands)
    bit = 1 << codes(view.rules)[row.starter_card]
    holders = (hands & bit != 0).argmax(axis=1)
    nobody = not (hands & bit).any()
    return [round.roles.caller] * len(hands) if nobody else [int(seat) for seat in holders]

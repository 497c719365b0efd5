"""What a view proves about hidden hands: no more than the rules and the public acts say, and all of it.

The rules are not written here a second time: the engine itself is asked, about hands of two or three cards.

**Tricks.** A seat played the card c. Had it held x, would c have been refused? If the engine refuses c to a hand of c
and x, the seat held no x. Each duty but one keeps the cards with some quality wherever one is held, so a hand may play
the cards that come first by the first quality, among these by the second, and so on; what comes first is found by
comparing in pairs, hence such pairs tell all. The one duty that looks at the whole hand is to ruff without having to
underruff: it forbids other cards only to a hand that can overruff. Where c is a trump too low to win, then, a plain
card x that later duties would have put before c may be held after all, if a higher trump y was: the engine refuses c
out of {c, x} and allows it out of {c, x, y}. That is a clause: one of the y, or no x. With c a plain card or a trump
that wins, the duty no longer depends on what else is held, and pairs tell all again.

**Layouts.** Which cards can be laid does not depend on the hand. A pass says that none of them was held; so does a
turn that ends after a card which another may follow; a turn that goes on says that one of them was held.

What held then holds for the cards still hidden, since hands only shrink. Choosing, naming and doubling say nothing.
`tests/bots/test_knowledge.py` compares this with every distribution of the hidden cards, each played again.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

import msgspec

from barbu.cards import Card, Rank, Suit
from barbu.deal.actions import Lay, Pass, Play, Seat
from barbu.deal.layout import LayoutPlay, lay_card, start_layout
from barbu.deal.setup import Setup
from barbu.deal.tricks import Moment, Trick, play_card, playable, start_tricks, trick_rules
from barbu.deal.view import LayoutView, TrickView
from barbu.match.view import MatchView, RoundView
from barbu.rules.meaning import dealt_pack
from barbu.rules.model import LayoutContract, Ruleset, TrickContract

Cards = frozenset[Card]
NONE: Cards = frozenset()


class Clause(msgspec.Struct, frozen=True):
    """A fact of one seat that is more than "may not hold": it holds one of these cards, or none of those."""

    seat: Seat
    these: Cards
    those: Cards | None
    """None where it must hold one of these."""


class Knowledge(msgspec.Struct, frozen=True):
    """All that is certain about the hidden cards."""

    hidden: tuple[Card, ...]
    need: tuple[int, ...]
    """Hidden cards in each hand."""
    seats: tuple[int, ...]
    """For each hidden card the seats that may hold it, one bit each."""
    clauses: tuple[Clause, ...]

    def allows(self, hands: Sequence[Iterable[Card]]) -> bool:
        """Whether the hidden cards may lie so."""
        places = {card: seat for seat, hand in enumerate(hands) for card in hand}
        held = [NONE.union(hand) for hand in hands]
        return (
            sorted(places) == sorted(self.hidden)
            and tuple(map(len, held)) == self.need
            and all(seats >> places[card] & 1 for card, seats in zip(self.hidden, self.seats, strict=True))
            and all(_kept(clause, held[clause.seat]) for clause in self.clauses)
        )

    def numbered(self, number: Callable[[Card], int]) -> tuple[list[int], list[int], list[int], list[list[int]]]:
        """Hidden cards, cards in each hand, seats for each card, clauses as (seat, mask, mask or -1)."""

        def mask(cards: Cards | None) -> int:
            return -1 if cards is None else sum(1 << number(card) for card in cards)

        clauses = [[clause.seat, mask(clause.these), mask(clause.those)] for clause in self.clauses]
        return [number(card) for card in self.hidden], list(self.need), list(self.seats), clauses


def _kept(clause: Clause, hand: Cards) -> bool:
    return bool(hand & clause.these) or (clause.those is not None and not hand & clause.those)


def known(view: MatchView) -> Knowledge | None:
    """All that this view proves about the cards it does not show; None while no cards are out.

    In a doubling lap a view does not say who named the start rank, so nothing is learned from that until the play.
    """
    round = view.round
    if round is None or not round.counts:
        return None
    facts = _Facts(view.players)
    if isinstance(round.play, TrickView):
        _learn_from_tricks(facts, view.rules, round, round.play)
    elif isinstance(round.play, LayoutView):
        _learn_from_layout(facts, view.rules, round, round.play)
    _learn_from_starter(facts, view, round)
    seen = {*round.out, *round.hand, *facts.shown}
    hidden = [card for card in dealt_pack(view.rules, view.players) if card not in seen]
    need = [0 if seat == view.seat and round.hand else held for seat, held in enumerate(round.counts)]
    return facts.settled(hidden, need)


class _Facts:
    """Facts as they are gathered."""

    def __init__(self, players: int) -> None:
        self.shown: list[Card] = []
        """Cards played and laid, in order."""
        self.by: list[Seat] = []
        """Who played each."""
        self.lacks: list[set[Card]] = [set() for _ in range(players)]
        self.clauses: list[tuple[int, Clause]] = []
        """Each with the number of cards that had been shown when it held."""

    def show(self, seat: Seat, card: Card) -> None:
        self.shown.append(card)
        self.by.append(seat)

    def add(self, seat: Seat, these: Cards, those: Cards | None) -> None:
        """A clause about the cards that the seat holds after those shown."""
        self.clauses.append((len(self.shown), Clause(seat, these, those)))

    def settled(self, hidden: Sequence[Card], need: Sequence[int]) -> Knowledge:
        """What the facts say of the cards that are still hidden."""
        seats = tuple(
            sum(1 << seat for seat, held in enumerate(need) if held and card not in self.lacks[seat]) for card in hidden
        )
        may = [
            {card for card, mask in zip(hidden, seats, strict=True) if mask >> seat & 1} for seat in range(len(need))
        ]
        clauses = [
            left for since, clause in self.clauses for left in self._left(since, clause, may) if need[clause.seat]
        ]
        return Knowledge(tuple(hidden), tuple(need), seats, tuple(_needed(clauses)))

    def _left(self, since: int, clause: Clause, may: Sequence[set[Card]]) -> Iterator[Clause]:
        """What is left of the clause, the cards that the seat has shown since being known."""
        later = {card for card, seat in zip(self.shown[since:], self.by[since:], strict=True) if seat == clause.seat}
        if later & clause.these:
            return
        these = clause.these & may[clause.seat]
        if clause.those is None or later & clause.those:
            yield Clause(clause.seat, these, None)
        elif clause.those & may[clause.seat]:
            yield Clause(clause.seat, these, clause.those & may[clause.seat])


def _needed(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """The clauses that do not follow from others."""
    for at, clause in enumerate(clauses):
        others = (*clauses[:at], *(other for other in clauses[at + 1 :] if other != clause))
        if not any(_implies(other, clause) for other in others):
            yield clause


def _implies(one: Clause, other: Clause) -> bool:
    if one.seat != other.seat or not one.these <= other.these:
        return False
    return one.those is None or (other.those is not None and other.those <= one.those)


def _learn_from_starter(facts: _Facts, view: MatchView, round: RoundView) -> None:
    """Who holds the card that begins a layout is known as soon as he is to name or lay."""
    row = view.rules.contract(round.contract) if round.contract else None
    if not isinstance(row, LayoutContract) or row.starter != "holder" or row.starter_card is None:
        return
    if isinstance(round.play, LayoutView):
        first: Seat | None = round.play.log[0][0] if round.play.log else round.play.turn
    else:
        first = view.to_act if view.phase == "NamingStart" else None
    if first is not None:
        for seat, lacks in enumerate(facts.lacks):
            if seat != first:
                lacks.add(row.starter_card)


# --- tricks -----------------------------------------------------------------------------------------


class Told(msgspec.Struct, frozen=True):
    """What a card played tells of the others in its hand."""

    lacks: Cards
    clauses: tuple[tuple[Cards, Cards], ...] = ()
    """One of these, or none of those."""


class Duties:
    """What cards played in one row tell. What was worked out is kept: bots ask again at each of their turns."""

    def __init__(self, rules: Ruleset, row: TrickContract, players: int) -> None:
        self.rules = trick_rules(rules, row)
        self.pack = dealt_pack(rules, players)
        self.suits = [tuple(card for card in self.pack if card.suit == suit) for suit in Suit]
        self.before_first = start_tricks(Setup(rules, row, players, 0), ((),) * players)
        self.told = lru_cache(maxsize=8192)(self._told)
        self.trick = lru_cache(maxsize=8192)(self._trick)

    def _trick(
        self, table: tuple[Card, ...], trump: Suit | None, first: bool, broken: bool
    ) -> tuple[tuple[Told, ...], bool]:
        """What each card of a trick tells, and whether the banned suit is broken after it."""
        done = () if first else (Trick(0, (), 0),)
        setup = msgspec.structs.replace(self.before_first.setup, trump=trump)
        play = msgspec.structs.replace(self.before_first, setup=setup, done=done, broken=broken)
        told = []
        for card in table:
            told.append(self.told(play.moment, card))
            play = play_card(msgspec.structs.replace(play, hands=((card,),) * len(play.hands)), Play(card))
        return tuple(told), play.broken

    def _told(self, moment: Moment, card: Card) -> Told:
        forbidding = [x for suit in self.suits for x in self._forbidding(moment, card, suit)]
        if not forbidding:
            return Told(NONE)
        others = [x for suit in self.suits for x in suit if x not in forbidding and x != card]
        lacks, clauses = set(), dict[Cards, set[Card]]()
        for x in forbidding:
            rescuers = NONE
            if self._allowed(moment, card, x, *others):
                rescuers = frozenset(y for y in others if self._allowed(moment, card, x, y))
            if rescuers:
                clauses.setdefault(rescuers, set()).add(x)
            else:
                lacks.add(x)
        return Told(frozenset(lacks), tuple((these, frozenset(those)) for these, those in clauses.items()))

    def _forbidding(self, moment: Moment, card: Card, suit: Sequence[Card]) -> list[Card]:
        """The cards of a suit that forbid this one; asked for the whole suit first."""
        others = [x for x in suit if x != card]
        if self._allowed(moment, card, *others):
            return []
        return [x for x in others if not self._allowed(moment, card, x)]

    def _allowed(self, moment: Moment, card: Card, *others: Card) -> bool:
        return card in playable(self.rules, (card, *others), moment)


@lru_cache(maxsize=64)
def duties(rules: Ruleset, row: TrickContract, players: int) -> Duties:
    """The duties of a row at a table of so many players."""
    return Duties(rules, row, players)


def _learn_from_tricks(facts: _Facts, rules: Ruleset, round: RoundView, view: TrickView) -> None:
    players = len(view.counts)
    row = rules.contract(round.contract or "")
    assert isinstance(row, TrickContract)
    asked = duties(rules, row, players)
    broken = False
    tricks = [(trick.leader, trick.cards) for trick in view.done] + [(view.leader, view.table)]
    for number, (leader, table) in enumerate(tricks):
        told, broken = asked.trick(table, view.trump, number == 0, broken)
        for place, (card, said) in enumerate(zip(table, told, strict=True)):
            seat = (leader + place) % players
            facts.show(seat, card)
            facts.lacks[seat] |= said.lacks
            for these, those in said.clauses:
                facts.add(seat, these, those)


# --- layouts ----------------------------------------------------------------------------------------


def _learn_from_layout(facts: _Facts, rules: Ruleset, round: RoundView, view: LayoutView) -> None:
    row = rules.contract(round.contract or "")
    assert isinstance(row, LayoutContract)
    start = None if row.start == "laid" else view.start
    board = _before_first(rules, row, len(view.counts), round.out, start)
    turns = [seat for seat, _ in view.log] + [view.turn if view.extra else None]
    for at, (seat, action) in enumerate(view.log):
        board = msgspec.structs.replace(board, turn=seat)
        if isinstance(action, Pass):
            facts.lacks[seat] |= _lays(board)
        elif isinstance(action, Lay):
            facts.show(seat, action.card)
            board = lay_card(board, action)
            if board.extra and turns[at + 1] == seat:
                facts.add(seat, _lays(board), None)
                continue
            if board.extra:
                facts.lacks[seat] |= _lays(board)
        board = msgspec.structs.replace(board, extra=0)


@lru_cache(maxsize=256)
def _before_first(
    rules: Ruleset, row: LayoutContract, players: int, out: tuple[Card, ...], start: Rank | None
) -> LayoutPlay:
    """The layout before its first card, everyone holding all cards: whatever fits can be laid."""
    pack = tuple(card for card in dealt_pack(rules, players) if card not in out)
    return start_layout(Setup(rules, row, players, 0, out, None, start), (pack,) * players)


def _lays(board: LayoutPlay) -> Cards:
    """The cards that could be laid now."""
    return frozenset(lay.card for lay in board.lays)

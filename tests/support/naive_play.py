"""The play a second time, see `naive`: legal acts, winners and ends of deals, worked out anew at each act."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field, replace

from barbu.cards import Card, Rank, Suit
from barbu.deal.actions import DealAction, Lay, Pass, Play, Stop
from barbu.rules import LayoutContract, Ruleset, TrickContract
from tests.support import naive


def over(rules: Ruleset, card: Card, best: Card, trump: Suit | None) -> bool:
    """Whether the card takes the trick from the best one so far."""
    if card.suit == best.suit:
        return naive.height(rules, card) > naive.height(rules, best)
    return card.suit == trump


def best_of(rules: Ruleset, table: Sequence[Card], trump: Suit | None) -> Card:
    """The card that wins the trick as it stands."""
    trumps = [card for card in table if card.suit == trump]
    fighting = trumps or [card for card in table if card.suit == table[0].suit]
    return max(fighting, key=lambda card: naive.height(rules, card))


@dataclass
class Tricks:
    """A deal of tricks, changed by each card."""

    rules: Ruleset
    row: TrickContract
    hands: list[list[Card]]
    leader: int
    trump: Suit | None
    table: list[Card] = field(default_factory=list)
    done: list[tuple[int, list[Card]]] = field(default_factory=list)
    broken: bool = False

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return (self.leader + len(self.table)) % len(self.hands)

    @property
    def over(self) -> bool:
        """Whether nothing is left to play for."""
        if self.table:
            return False
        left = [card for hand in self.hands for card in hand]
        if not left:
            return True
        return self.row.early_end and bool(self.done) and not any(self._counted(card) for card in left)

    def _counted(self, card: Card) -> bool:
        """Whether some price is for the card, be it 0."""
        names = {str(card), str(card.suit), str(card.rank)}
        return any(names & set(prices) for prices in naive.price_lists(self.rules, self.row))

    def _priced(self, card: Card) -> bool:
        return naive.is_priced(self.rules, self.row, card)

    def legal(self) -> set[DealAction]:
        """The cards that may be played."""
        return set(map(Play, self._follower() if self.table else self._leader()))

    def _leader(self) -> list[Card]:
        hand, row = self.hands[self.turn], self.row
        ban = naive.banned(self.rules, row)
        if not self.done:
            hand = self._first_trick(hand, ban)
        if row.lead == "only_if_nothing_else" or (row.lead == "until_broken" and not self.broken):
            hand = [card for card in hand if card.suit != ban] or hand
        return hand

    def _first_trick(self, hand: list[Card], ban: Suit) -> list[Card]:
        mode = self.row.first_trick
        if mode == "no_play" or (mode == "no_lead" and not self.table):
            return [card for card in hand if card.suit != ban] or hand
        if mode == "no_points":
            return [card for card in hand if not self._priced(card)] or hand
        return hand

    def _follower(self) -> list[Card]:
        hand, row = self.hands[self.turn], self.row
        led = self.table[0].suit
        best = best_of(self.rules, self.table, self.trump)
        same = [card for card in hand if card.suit == led]
        if same:
            kept = self._beating(same, led, best)
        else:
            kept = self._ruffing(hand, best)
        if row.forced_dump == "void_or_under" or (row.forced_dump == "void" and not same):
            under = [card for card in kept if not over(self.rules, card, best, self.trump)]
            kept = [card for card in under if naive.costs(self.rules, row, card)] or kept
        if not self.done:
            kept = self._first_trick(kept, naive.banned(self.rules, row))
        return kept

    def _beating(self, same: list[Card], led: Suit, best: Card) -> list[Card]:
        duty = self.row.must_beat == "always" or (self.row.must_beat == "trumps" and led == self.trump)
        if not duty or best.suit != led:
            return same
        return [card for card in same if naive.height(self.rules, card) > naive.height(self.rules, best)] or same

    def _ruffing(self, hand: list[Card], best: Card) -> list[Card]:
        row = self.row
        trumps = [card for card in hand if card.suit == self.trump]
        if not trumps or self.trump is None or not row.must_ruff:
            return hand
        higher = [card for card in trumps if over(self.rules, card, best, self.trump)]
        if higher:
            return higher if row.must_overruff else trumps
        return trumps if row.must_underruff else hand

    def act(self, action: DealAction) -> None:
        """Plays a card."""
        assert isinstance(action, Play)
        card = action.card
        self.hands[self.turn].remove(card)
        if card.suit == naive.banned(self.rules, self.row):
            thrown = bool(self.table) and self.table[0].suit != card.suit
            self.broken = self.broken or thrown or self.row.broken_by == "any"
        self.table.append(card)
        if len(self.table) == len(self.hands):
            best = best_of(self.rules, self.table, self.trump)
            self.leader = (self.leader + self.table.index(best)) % len(self.hands)
            self.done.append((self.leader, self.table))
            self.table = []

    def copied(self) -> Tricks:
        """The same deal, to be played on without changing this one."""
        hands = [list(hand) for hand in self.hands]
        return replace(self, hands=hands, table=list(self.table), done=list(self.done))

    def points(self) -> list[int]:
        """Points of the finished deal, the slam included."""
        points = naive.trick_points(self.rules, self.row, len(self.hands), self.done)
        taker = naive.slam_taker(self.rules, self.row, self.done)
        return naive.with_slam(self.rules, self.row, points, taker)


@dataclass
class Layout:
    """A layout, changed by each act."""

    rules: Ruleset
    row: LayoutContract
    hands: list[list[Card]]
    turn: int
    start: Rank | None
    ace: str | None = None
    laid: set[Card] = field(default_factory=set)
    finish: list[int] = field(default_factory=list)
    in_turn: int = 0
    """Cards laid in the present turn."""
    idle: int = 0
    """Passes in a row."""

    def __post_init__(self) -> None:
        if self.row.ace == "low":
            self.ace = "low"
        elif self.row.ace == "ranked":
            self.ace = "low" if self.rules.ranking == "ace_low" else "high"
        if self.row.missing == "bridge":
            playing = {card for hand in self.hands for card in hand}
            self.laid = {Card(suit, rank) for suit in Suit for rank in Rank} - playing

    def place(self, rank: Rank, ace: str | None) -> int:
        """Where the rank stands in a run, the ace at this end; its ends depend on the ranking."""
        order = [rank for rank in naive.ORDERS[self.rules.ranking].split() if rank != "A"]
        if rank != Rank.ACE:
            return order.index(rank.letter)
        above_king = len(order) if self.rules.ranking != "reversed" else -1
        below_all = -1 if self.rules.ranking != "reversed" else len(order)
        return above_king if ace == "high" else below_all

    def fits(self, card: Card, ace: str | None) -> bool:
        """Whether everything from the start rank to the card is there already."""
        if self.start is None:
            return True
        if ace is None and Rank.ACE in (card.rank, self.start):
            return False
        here, origin = self.place(card.rank, ace), self.place(self.start, ace)
        low, high = min(here, origin), max(here, origin)
        between = [rank for rank in self.ranks() if low <= self.place(rank, ace) <= high and rank != card.rank]
        if ace is None:
            between = [rank for rank in between if rank != Rank.ACE]
        return all(Card(card.suit, rank) in self.laid for rank in between)

    def ranks(self) -> list[Rank]:
        """The ranks of the pack."""
        return [rank for rank in Rank if rank >= naive.lowest_rank(self.rules, len(self.hands))]

    def lays(self) -> set[DealAction]:
        """The ways to lay a card."""
        ways: set[DealAction] = set()
        for card in self.hands[self.turn]:
            if self.ace is None and card.rank == Rank.ACE:
                high, low = self.fits(card, "high"), self.fits(card, "low")
                if high and low:
                    ways |= {Lay(card, "high"), Lay(card, "low")}
                elif high or low:
                    ways.add(Lay(card))
            elif self.fits(card, self.ace):
                ways.add(Lay(card))
        return ways

    def legal(self) -> set[DealAction]:
        """All that may be done."""
        if not self.in_turn:
            return self.lays() or {Pass()}
        optional = self.row.ace_again == "optional" or (self.row.ace_chain == "free" and self.in_turn >= 2)
        return self.lays() | ({Stop()} if optional else set())

    def act(self, action: DealAction) -> None:
        """Lays, passes or stops."""
        if isinstance(action, Lay):
            self.idle = 0
            self._lay(action)
            return
        self.idle += isinstance(action, Pass)
        self._next()

    def _lay(self, action: Lay) -> None:
        card = action.card
        if self.ace is None and card.rank == Rank.ACE:
            self.ace = action.end or ("high" if self.fits(card, "high") else "low")
        self.start = self.start or card.rank
        self.hands[self.turn].remove(card)
        self.laid.add(card)
        self.in_turn += 1
        if not self.hands[self.turn]:
            self.finish.append(self.turn)
            self._next()
        elif not (self._more(card) and self.lays()):
            self._next()

    def _more(self, card: Card) -> bool:
        if self.row.ace_again == "none":
            return False
        if self.in_turn == 1:
            return card.rank == Rank.ACE
        return self.row.ace_chain == "free" or (self.row.ace_chain == "renew" and card.rank == Rank.ACE)

    def _next(self) -> None:
        self.in_turn = 0
        players = len(self.hands)
        order = [(self.turn + step) % players for step in range(1, players + 1)]
        self.turn = next((seat for seat in order if self.hands[seat]), order[0])

    @property
    def stuck(self) -> bool:
        """Whether all who hold cards have passed in turn."""
        return self.idle >= sum(bool(hand) for hand in self.hands)

    @property
    def over(self) -> bool:
        """Whether the places left all pay the same, or nobody can go on."""
        if self.stuck:
            return True
        if not self.finish:
            return False
        left = len(self.hands) - len(self.finish)
        if self.row.end == "all_but_one":
            return left <= 1
        payout = naive.at_table(self.row.payout, len(self.hands))
        places = [*payout, *[0] * len(self.hands)][len(self.finish) : len(self.hands)]
        return len(set(places)) <= 1

    def copied(self) -> Layout:
        """The same layout, to be played on without changing this one."""
        hands = [list(hand) for hand in self.hands]
        after = copy(self)
        after.hands, after.laid, after.finish = hands, set(self.laid), list(self.finish)
        return after

    def points(self) -> list[int]:
        """Points of the finished layout."""
        return naive.layout_points(self.row, len(self.hands), self.finish)

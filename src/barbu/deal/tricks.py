"""Deals played in tricks: which cards may be played, who wins, when it is over."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

import msgspec
from immutabledict import immutabledict

from barbu.cards import FULL_PACK, Card, Rank, Suit
from barbu.deal.actions import DealAction, Play, Seat
from barbu.deal.outcome import TrickOutcome
from barbu.deal.setup import Setup
from barbu.errors import NotLegal
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.meaning import (
    banned_suit,
    card_points,
    item_covers,
    items,
    priced_cards,
    strengths,
)
from barbu.rules.model import Ruleset, TrickContract

Hand = tuple[Card, ...]


class TrickRules(msgspec.Struct, frozen=True, gc=False):
    """One row's rules of play, worked out once."""

    row: TrickContract
    strength: dict[Rank, int]
    banned: Suit
    priced: frozenset[Card]
    """Cards that the row prices."""
    counted: frozenset[Card]
    """Cards of the row's items, those at a price of zero too: an outcome counts each of them."""
    losses: frozenset[Card]
    """Cards that cost their taker."""
    items: tuple[str, ...]


@lru_cache(maxsize=512)
def trick_rules(rules: Ruleset, row: TrickContract) -> TrickRules:
    """The row's rules of play under this ruleset."""
    worth = card_points(rules, row)
    row_items = items(rules, row)
    return TrickRules(
        row=row,
        strength=strengths(rules),
        banned=banned_suit(rules, row),
        priced=priced_cards(rules, row),
        counted=frozenset(card for card in FULL_PACK if any(item_covers(item, card) for item in row_items)),
        losses=frozenset(card for card, points in worth.items() if rules.gain(points) < 0),
        items=row_items,
    )


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A finished trick: its cards in the order played."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Moment(msgspec.Struct, frozen=True, gc=False):
    """All that decides which cards of a hand may be played."""

    table: tuple[Card, ...]
    """The trick so far, the card led first."""
    trump: Suit | None
    first: bool
    """Whether it is the first trick."""
    broken: bool
    """Whether the banned suit has been broken."""


class TrickPlay(msgspec.Struct, frozen=True, gc=False):
    """A deal of tricks in play."""

    setup: Setup
    rules: TrickRules
    hands: tuple[Hand, ...]
    leader: Seat
    table: tuple[Card, ...] = ()
    done: tuple[Trick, ...] = ()
    broken: bool = False

    def __repr__(self) -> str:
        """Tells no card: it may end up in a log."""
        return f"<TrickPlay {self.rules.row.id}, {len(self.hands[self.turn])} cards left to seat {self.turn}>"

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return (self.leader + len(self.table)) % self.setup.players

    @property
    def moment(self) -> Moment:
        """What decides the legal cards now."""
        return Moment(self.table, self.setup.trump, not self.done, self.broken)

    @property
    def legal(self) -> tuple[Play, ...]:
        """The cards that the player whose turn it is may play."""
        return tuple(map(Play, playable(self.rules, self.hands[self.turn], self.moment)))

    @property
    def over(self) -> bool:
        """Whether the deal has ended: all tricks are played, or nothing that counts is left to win."""
        if self.table or not self.done:
            return False
        if not self.hands[0]:
            return True
        if not self.rules.row.early_end:
            return False
        return not any(card in self.rules.counted for hand in self.hands for card in hand)


def start_tricks(setup: Setup, hands: tuple[Hand, ...]) -> TrickPlay:
    """The deal before the first lead."""
    assert isinstance(setup.row, TrickContract)
    return TrickPlay(setup, trick_rules(setup.rules, setup.row), hands, setup.first)


def play_card(play: TrickPlay, action: DealAction) -> TrickPlay:
    """The deal after the card; raises `NotLegal` naming the rule and the legal cards."""
    seat = play.turn
    hand = play.hands[seat]
    if not isinstance(action, Play):
        raise NotLegal("tricks-are-played", legal=play.legal)
    card = action.card
    if card not in playable(play.rules, hand, play.moment):
        raise _refusal(play, card)
    rest = tuple(held for held in hand if held != card)
    hands = (*play.hands[:seat], rest, *play.hands[seat + 1 :])
    table = (*play.table, card)
    broken = play.broken or _breaks(play, card)
    if len(table) < play.setup.players:
        return TrickPlay(play.setup, play.rules, hands, play.leader, table, play.done, broken)
    best = winning_place(play.rules, table, play.setup.trump)
    winner = (play.leader + best) % play.setup.players
    done = (*play.done, Trick(play.leader, table, winner))
    return TrickPlay(play.setup, play.rules, hands, winner, (), done, broken)


def _breaks(play: TrickPlay, card: Card) -> bool:
    if card.suit != play.rules.banned:
        return False
    discarded = bool(play.table) and card.suit != play.table[0].suit
    return discarded or play.rules.row.broken_by == "any"


def winning_place(rules: TrickRules, table: Sequence[Card], trump: Suit | None) -> int:
    """Which card of the trick is winning, counted from the one led."""
    best = 0
    for place in range(1, len(table)):
        if _beats(rules, table[place], table[best], trump):
            best = place
    return best


def _beats(rules: TrickRules, card: Card, best: Card, trump: Suit | None) -> bool:
    if card.suit == best.suit:
        return rules.strength[card.rank] > rules.strength[best.rank]
    return card.suit == trump


# --- which cards may be played ----------------------------------------------------------------------

Filter = Callable[[TrickRules, Hand, Moment], Hand]


def playable(rules: TrickRules, hand: Hand, moment: Moment) -> Hand:
    """The cards of the hand that may be played; never empty for a hand that holds a card."""
    for _, kept in _narrowing(rules, hand, moment):
        hand = kept
    return hand


def _narrowing(rules: TrickRules, hand: Hand, moment: Moment) -> Iterator[tuple[str, Hand]]:
    """Each rule that forbids something, with what it leaves; a rule that would leave nothing is void."""
    for rule, keep in FILTERS:
        if len(hand) < 2:
            return
        kept = keep(rules, hand, moment)
        if kept and len(kept) < len(hand):
            yield rule, kept
            hand = kept


def _follow(rules: TrickRules, hand: Hand, moment: Moment) -> Hand:
    if not moment.table:
        return hand
    led = moment.table[0].suit
    return tuple(card for card in hand if card.suit == led)


def _beat(rules: TrickRules, hand: Hand, moment: Moment) -> Hand:
    """Higher in the suit led; no use once the trick is ruffed."""
    table, must = moment.table, rules.row.must_beat
    if not table or must == "no" or hand[0].suit != table[0].suit:
        return hand
    led_trump = table[0].suit == moment.trump
    if must == "trumps" and not led_trump:
        return hand
    best = table[winning_place(rules, table, moment.trump)]
    if best.suit != table[0].suit:
        return hand
    return tuple(card for card in hand if _beats(rules, card, best, moment.trump))


def _ruff(rules: TrickRules, hand: Hand, moment: Moment) -> Hand:
    """A void player's duty to trump; where he cannot overruff, only if underruffing is a duty too."""
    if not _void(hand, moment) or not rules.row.must_ruff:
        return hand
    trumps = tuple(card for card in hand if card.suit == moment.trump)
    best = moment.table[winning_place(rules, moment.table, moment.trump)]
    over = tuple(card for card in trumps if _beats(rules, card, best, moment.trump))
    return trumps if over or rules.row.must_underruff else hand


def _overruff(rules: TrickRules, hand: Hand, moment: Moment) -> Hand:
    if not _void(hand, moment) or not (rules.row.must_ruff and rules.row.must_overruff):
        return hand
    best = moment.table[winning_place(rules, moment.table, moment.trump)]
    return tuple(card for card in hand if card.suit == moment.trump and _beats(rules, card, best, moment.trump))


def _void(hand: Hand, moment: Moment) -> bool:
    """Whether the player is void in a plain suit led; after `_follow` a hand holds that suit alone or not at all."""
    return bool(moment.table) and moment.trump is not None and hand[0].suit != moment.table[0].suit


def _dump(rules: TrickRules, hand: Hand, moment: Moment) -> Hand:
    """Cards that cost points and can be lost must go."""
    mode, table = rules.row.forced_dump, moment.table
    if mode == "no" or not table:
        return hand
    if mode == "void" and hand[0].suit == table[0].suit:
        return hand
    best = table[winning_place(rules, table, moment.trump)]
    return tuple(card for card in hand if card in rules.losses and not _beats(rules, card, best, moment.trump))


def _first_trick(rules: TrickRules, hand: Hand, moment: Moment) -> Hand:
    if not moment.first:
        return hand
    match rules.row.first_trick:
        case "no_play":
            return tuple(card for card in hand if card.suit != rules.banned)
        case "no_lead" if not moment.table:
            return tuple(card for card in hand if card.suit != rules.banned)
        case "no_points":
            return tuple(card for card in hand if card not in rules.priced)
        case _:
            return hand


def _lead(rules: TrickRules, hand: Hand, moment: Moment) -> Hand:
    mode = rules.row.lead
    if moment.table or mode == "free" or (mode == "until_broken" and moment.broken):
        return hand
    return tuple(card for card in hand if card.suit != rules.banned)


FILTERS: tuple[tuple[str, Filter], ...] = (
    ("must-follow", _follow),
    ("must-beat", _beat),
    ("must-ruff", _ruff),
    ("must-overruff", _overruff),
    ("must-dump", _dump),
    ("first-trick-ban", _first_trick),
    ("lead-ban", _lead),
)
"""The rules that narrow a hand down, in their order; each one's name is also its message."""


def _refusal(play: TrickPlay, card: Card) -> NotLegal:
    """Why the card may not be played: the first rule that forbids it."""
    hand, legal = play.hands[play.turn], play.legal
    if card not in hand:
        return NotLegal("not-in-hand", card=card, legal=legal)
    rule = next(rule for rule, kept in _narrowing(play.rules, hand, play.moment) if card not in kept)
    return NotLegal(rule, card=card, **_grounds(play, rule), legal=legal)


def _grounds(play: TrickPlay, rule: str) -> dict[str, object]:
    """What the rule's message speaks of: the suit that is banned or was led, the card to beat, the trump."""
    table, rules = play.table, play.rules
    if rule == "first-trick-ban":
        return {"suit": rules.banned, "mode": rules.row.first_trick}
    if rule == "lead-ban":
        return {"suit": rules.banned, "mode": rules.row.lead}
    best = table[winning_place(rules, table, play.setup.trump)]
    return {"suit": table[0].suit, "best": best, "trump": play.setup.trump}


# --- the end ----------------------------------------------------------------------------------------


def trick_outcome(play: TrickPlay) -> TrickOutcome:
    """The facts of a deal that is over."""
    seats = range(play.setup.players)
    captured: list[list[Card]] = [[] for _ in seats]
    for trick in play.done:
        captured[trick.winner].extend(trick.cards)
    tricks = tuple(sum(trick.winner == seat for trick in play.done) for seat in seats)
    taken = {
        item: tuple(_count(play, item, seat, captured[seat]) for seat in seats)
        for item in play.rules.items
        if item != TRICK
    }
    return TrickOutcome(immutabledict(taken), tricks, play.setup.out)


def _count(play: TrickPlay, item: str, seat: Seat, captured: list[Card]) -> int:
    if item not in LAST_TRICKS:
        return sum(item_covers(item, card) for card in captured)
    back = LAST_TRICKS.index(item) + 1
    return int(back <= len(play.done) and play.done[-back].winner == seat)

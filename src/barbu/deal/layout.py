"""The layout: cards laid in runs, one a suit, on both sides of the start rank."""

from collections.abc import Set

import msgspec

from barbu.cards import FULL_PACK, Card, Rank, Suit
from barbu.deal.actions import AceEnd, DealAction, Lay, Pass, Seat, Stop
from barbu.deal.outcome import LayoutOutcome
from barbu.deal.setup import Setup
from barbu.errors import NotLegal
from barbu.rules.kinds import for_players
from barbu.rules.meaning import payout, strengths
from barbu.rules.model import LayoutContract, Ruleset

Hand = tuple[Card, ...]


def run_order(rules: Ruleset, ace: AceEnd | None, players: int) -> tuple[Rank, ...]:
    """The ranks of a run from one end to the other; without the ace while its place is undecided."""
    strength = strengths(rules)
    lowest = Rank.ACE - for_players(rules.deck.size, players, 52) // 4 + 1
    ranks = sorted((rank for rank in Rank if lowest <= rank < Rank.ACE), key=lambda rank: strength[rank])
    if ace is None:
        return tuple(ranks)
    at_front = (ace == "low") != (rules.ranking == "reversed")
    return (Rank.ACE, *ranks) if at_front else (*ranks, Rank.ACE)


def settled_ace(rules: Ruleset, row: LayoutContract) -> AceEnd | None:
    """The ace's end where the ruleset says it; None where the first ace laid decides."""
    if row.ace == "first_decides":
        return None
    return "low" if row.ace == "low" or rules.ranking == "ace_low" else "high"


class LayoutRules(msgspec.Struct, frozen=True, gc=False):
    """What does not change while one layout is played."""

    row: LayoutContract
    runs: dict[AceEnd | None, tuple[tuple[Card, ...], ...]]
    """The whole run of each suit from one end to the other, by the ace's end."""
    payout: tuple[int, ...]


class LayoutPlay(msgspec.Struct, frozen=True, gc=False):
    """A layout in play."""

    setup: Setup
    rules: LayoutRules
    hands: tuple[Hand, ...]
    turn: Seat
    start: Rank | None
    ace: AceEnd | None
    """Where the aces stand; None until the first ace laid has decided."""
    down: frozenset[Card]
    """Cards laid, and those not in play, which count as laid as soon as a run reaches them."""
    log: tuple[tuple[Seat, DealAction], ...] = ()
    finished: tuple[Seat, ...] = ()
    extra: int = 0
    """Which card of one turn is due: 0 the ordinary one, 1 the first after an ace, and so on."""
    passes: int = 0
    """Passes in a row."""

    def __repr__(self) -> str:
        """Tells no card: it may end up in a log."""
        return f"<LayoutPlay {self.rules.row.id}, {len(self.hands[self.turn])} cards left to seat {self.turn}>"

    @property
    def lays(self) -> tuple[Lay, ...]:
        """The ways in which the player whose turn it is may lay a card."""
        return _ways(self, self.hands[self.turn])

    @property
    def legal(self) -> tuple[DealAction, ...]:
        """All that the player whose turn it is may do."""
        lays = self.lays
        if self.extra:
            return (*lays, Stop()) if self._may_stop else lays
        return lays or (Pass(),)

    @property
    def _may_stop(self) -> bool:
        row = self.rules.row
        return row.ace_again == "optional" or (row.ace_chain == "free" and self.extra > 1)

    @property
    def blocked(self) -> bool:
        """Whether everyone still in has passed in turn."""
        return self.passes >= self.setup.players - len(self.finished)

    @property
    def over(self) -> bool:
        """Whether the places left no longer matter, or nobody can move."""
        return self.blocked or _settled(self)


def start_layout(setup: Setup, hands: tuple[Hand, ...]) -> LayoutPlay:
    """The layout before its first card."""
    row = setup.row
    assert isinstance(row, LayoutContract)
    in_play = {card for hand in hands for card in hand}
    bridged = frozenset(FULL_PACK) - in_play if row.missing == "bridge" else frozenset()
    ends: tuple[AceEnd | None, ...] = ("high", "low", None)
    runs = {end: suit_runs(run_order(setup.rules, end, setup.players)) for end in ends}
    rules = LayoutRules(row, runs, payout(row, setup.players))
    return LayoutPlay(setup, rules, hands, setup.first, setup.start, settled_ace(setup.rules, row), bridged)


def suit_runs(order: tuple[Rank, ...]) -> tuple[tuple[Card, ...], ...]:
    """The run of each suit in this order of the ranks."""
    return tuple(tuple(Card(suit, rank) for rank in order) for suit in Suit)


# --- which cards may be laid ------------------------------------------------------------------------


def _ways(play: LayoutPlay, hand: Hand) -> tuple[Lay, ...]:
    """The ways to lay a card of the hand; an undecided ace may have two."""
    if play.ace is not None or not any(card.rank == Rank.ACE for card in hand):
        if play.start is None:
            return tuple(map(Lay, hand))
        fits = frontier(play, play.ace)
        return tuple(Lay(card) for card in hand if card in fits)
    fits, high, low = (frontier(play, end) for end in (None, "high", "low"))
    ways: list[Lay] = []
    for card in hand:
        if card.rank == Rank.ACE:
            ways += _ace_ways(play, card, card in high, card in low)
        elif play.start is None or card in fits:
            ways.append(Lay(card))
    return tuple(ways)


def _ace_ways(play: LayoutPlay, ace: Card, high: bool, low: bool) -> tuple[Lay, ...]:
    """The ways to lay the first ace: announced where it is the start itself or both ends are open."""
    if play.start in (None, Rank.ACE) or (high and low):
        return Lay(ace, "high"), Lay(ace, "low")
    return (Lay(ace),) if high or low else ()


def frontier(play: LayoutPlay, ace: AceEnd | None) -> frozenset[Card]:
    """The cards that open a suit or continue a run, with the aces at this end."""
    return fitting(play.rules.runs[ace], play.start, play.down)


def fitting(runs: tuple[tuple[Card, ...], ...], start: Rank | None, down: Set[Card]) -> frozenset[Card]:
    """The cards that open a suit at the start rank or continue its run; `down` are those that lie or are bridged."""
    at = next((place for place, card in enumerate(runs[0]) if card.rank == start), None)
    if at is None:
        return frozenset()
    found: list[Card] = []
    for run in runs:
        if run[at] not in down:
            found.append(run[at])
        else:
            found += _next_in_run(run, at, down)
    return frozenset(found)


def _next_in_run(run: tuple[Card, ...], at: int, down: Set[Card]) -> list[Card]:
    """The next cards of an open suit, on both sides of the start card at this place."""
    above, below = at + 1, at - 1
    while above < len(run) and run[above] in down:
        above += 1
    while below >= 0 and run[below] in down:
        below -= 1
    return [*run[above : above + 1], *([run[below]] if below >= 0 else [])]


# --- acting -----------------------------------------------------------------------------------------


def lay_card(play: LayoutPlay, action: DealAction) -> LayoutPlay:
    """The layout after the act; raises `NotLegal` naming the rule and the legal acts."""
    if action not in play.legal:
        raise _refusal(play, action)
    seat = play.turn
    log = (*play.log, (seat, action))
    if isinstance(action, Lay):
        return _after_lay(msgspec.structs.replace(play, log=log, passes=0), action)
    passes = play.passes + isinstance(action, Pass)
    return _next_turn(msgspec.structs.replace(play, log=log, passes=passes))


def _after_lay(play: LayoutPlay, lay: Lay) -> LayoutPlay:
    seat, card = play.turn, lay.card
    rest = tuple(held for held in play.hands[seat] if held != card)
    after = msgspec.structs.replace(
        play,
        hands=(*play.hands[:seat], rest, *play.hands[seat + 1 :]),
        down=play.down | {card},
        start=card.rank if play.start is None else play.start,
        ace=_decided(play, lay),
        finished=play.finished if rest else (*play.finished, seat),
    )
    if rest and _again(play, card):
        again = msgspec.structs.replace(after, extra=play.extra + 1)
        if again.lays:
            return again
    return _next_turn(after)


def _decided(play: LayoutPlay, lay: Lay) -> AceEnd | None:
    """Where the aces stand after this card: the first ace laid decides it for all suits."""
    if play.ace is not None or lay.card.rank != Rank.ACE:
        return play.ace
    return lay.end or ("high" if lay.card in frontier(play, "high") else "low")


def _again(play: LayoutPlay, card: Card) -> bool:
    """Whether another card may follow in the same turn."""
    if play.rules.row.ace_again == "none":
        return False
    if play.extra == 0:
        return card.rank == Rank.ACE
    chain = play.rules.row.ace_chain
    return chain == "free" or (chain == "renew" and card.rank == Rank.ACE)


def _next_turn(play: LayoutPlay) -> LayoutPlay:
    seat = (play.turn + 1) % play.setup.players
    while seat in play.finished:
        seat = (seat + 1) % play.setup.players
    return msgspec.structs.replace(play, turn=seat, extra=0)


def _settled(play: LayoutPlay) -> bool:
    done = len(play.finished)
    if not done:
        return False
    if play.rules.row.end == "all_but_one":
        return done >= play.setup.players - 1
    return len(set(play.rules.payout[done:])) <= 1


def layout_outcome(play: LayoutPlay) -> LayoutOutcome:
    """The facts of a layout that is over."""
    return LayoutOutcome(play.finished, play.setup.out)


def _refusal(play: LayoutPlay, action: DealAction) -> NotLegal:
    legal = play.legal
    match action:
        case Lay(card) if card not in play.hands[play.turn]:
            return NotLegal("not-in-hand", card=card, legal=legal)
        case Lay(card, end) if _ways(play, (card,)):
            return NotLegal("ace-needs-end" if end is None else "ace-end-is-settled", card=card, legal=legal)
        case Lay(card) if Card(card.suit, play.start or card.rank) not in play.down:
            opening = Card(card.suit, play.start or card.rank)
            return NotLegal("suit-not-open", card=card, suit=card.suit, opening=opening, legal=legal)
        case Lay(card):
            due = tuple(sorted(other for other in frontier(play, play.ace) if other.suit == card.suit))
            return NotLegal("does-not-continue", card=card, suit=card.suit, due=due, legal=legal)
        case Pass():
            return NotLegal("must-lay", legal=legal)
        case Stop():
            return NotLegal("no-stopping", legal=legal)
        case _:
            return NotLegal("cards-are-laid", legal=legal)

"""Any row of any ruleset, compiled into the one record that the kernel plays by."""

from __future__ import annotations

from functools import lru_cache

from barbu.cards import FULL_PACK, Card, Rank, Suit
from barbu.deal.layout import settled_ace
from barbu.deal.setup import Setup
from barbu.deal.tricks import trick_rules
from barbu.kernel.records import BACK, FRONT, LANE, LAYOUT, SEATS, SUIT, TRICKS, Vector, stored
from barbu.rules.kinds import LAST_TRICKS, TRICK, for_players
from barbu.rules.meaning import card_points, dealt_pack, parts, payout, slam_needs_tricks, strengths
from barbu.rules.model import LayoutContract, Ruleset, TrickContract
from barbu.scoring.points import Call

MUST_BEAT = ("no", "trumps", "always")
DUMP = ("no", "void", "void_or_under")
FIRST_TRICK = ("free", "no_lead", "no_play", "no_points")
LEAD = ("free", "only_if_nothing_else", "until_broken")
SLAM = ("none", "mirror", "fixed", "charge_others", "zero")
AGAIN = ("none", "optional", "mandatory")
CHAIN = ("renew", "once", "free")


# --- card codes -------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _codes(ranking: str) -> dict[Card, int]:
    heights = strengths(Ruleset(ranking=ranking))  # type: ignore[arg-type]
    lift = 1 if heights[Rank.ACE] else 0
    return {card: LANE * card.suit + heights[card.rank] + lift for card in FULL_PACK}


def codes(rules: Ruleset) -> dict[Card, int]:
    """The code of each card under the ruleset's ranking, see `records`."""
    return _codes(rules.ranking)


def place_of(rules: Ruleset, rank: Rank) -> int:
    """The place of a rank in each lane."""
    return codes(rules)[Card(Suit.CLUBS, rank)]


def ace_place(rules: Ruleset, end: str) -> int:
    """The place in a run of an ace that goes to the `high` or the `low` end."""
    return FRONT if (end == "low") != (rules.ranking == "reversed") else BACK


# --- the vector -------------------------------------------------------------------------------------


def rule_vector(setup: Setup, call: Call | None = None) -> Vector:
    """The rules of a deal that is played under this setup, and scored by this call (without one, no side rules)."""
    vector = Vector()
    rules, number = setup.rules, codes(setup.rules)
    pack = [card for card in dealt_pack(rules, setup.players) if card not in setup.out]
    vector.players = setup.players
    vector.pack = sum(1 << number[card] for card in pack)
    vector.hand_size = len(pack) // setup.players
    vector.aces = sum(1 << number[Card(suit, Rank.ACE)] for suit in Suit)
    vector.blind, vector.handicapped = 1, -1
    vector.start = vector.ace = -1
    if isinstance(setup.row, TrickContract):
        vector.kind = TRICKS
        _tricks(vector, setup, setup.row)
        _slam(vector, rules, setup.row)
    else:
        vector.kind = LAYOUT
        _layout(vector, setup, setup.row, pack)
    if call is not None:
        _side_rules(vector, rules, call)
    return stored(vector)


def _tricks(vector: Vector, setup: Setup, row: TrickContract) -> None:
    rules, number = setup.rules, codes(setup.rules)
    play = trick_rules(rules, row)
    for card, points in card_points(rules, row).items():
        vector.points[number[card]] = vector.worth[number[card]] = rules.gain(points)
    for part in parts(rules, row):
        vector.per_trick += rules.gain(part.prices.get(TRICK, 0))
        for back, item in enumerate(LAST_TRICKS):
            vector.last[back] += rules.gain(part.prices.get(item, 0))
    vector.priced = sum(1 << number[card] for card in play.priced)
    vector.counted = sum(1 << number[card] for card in play.counted)
    vector.losses = sum(1 << number[card] for card in play.losses)
    vector.banned = lane(play.banned)
    vector.trump = 0 if setup.trump is None else lane(setup.trump)
    for code in number.values():
        suit = lane(code // LANE)
        vector.beaters[code] = (suit & ~((2 << code) - 1)) | (vector.trump & ~suit)
    vector.must_beat = MUST_BEAT.index(row.must_beat)
    vector.must_ruff = int(row.must_ruff and setup.trump is not None)
    vector.must_overruff = int(row.must_overruff)
    vector.must_underruff = int(row.must_underruff)
    vector.forced_dump = DUMP.index(row.forced_dump)
    vector.first_trick = FIRST_TRICK.index(row.first_trick)
    vector.duties = int(bool(vector.must_beat or vector.must_ruff or vector.forced_dump or vector.first_trick >= 2))
    vector.lead = LEAD.index(row.lead)
    vector.broken_by_any = int(row.broken_by == "any")
    vector.early_end = int(row.early_end)


def lane(suit: int) -> int:
    """All cards of a suit, as a mask."""
    return SUIT << (LANE * suit)


def _slam(vector: Vector, rules: Ruleset, row: TrickContract) -> None:
    vector.slam = SLAM.index(row.slam)
    vector.slam_points = row.slam_points
    vector.slam_tricks = int(slam_needs_tricks(rules, row))
    sole = vector.priced & vector.pack
    if vector.slam and not vector.slam_tricks and sole and sole & (sole - 1) == 0:
        code = sole.bit_length() - 1
        vector.sole = sole
        vector.worth[code] = (0, -vector.points[code], row.slam_points, row.slam_points, 0)[vector.slam]


def _layout(vector: Vector, setup: Setup, row: LayoutContract, pack: list[Card]) -> None:
    rules, number = setup.rules, codes(setup.rules)
    for place, points in enumerate(payout(row, setup.players)):
        vector.payout[place] = rules.gain(points)
    vector.start = -1 if setup.start is None else place_of(rules, setup.start)
    end = settled_ace(rules, row)
    vector.ace = -1 if end is None else ace_place(rules, end)
    vector.again = AGAIN.index(row.ace_again)
    vector.chain = CHAIN.index(row.ace_chain)
    vector.enough = _enough(row, vector.payout[: setup.players])
    lowest = Rank.ACE - for_players(rules.deck.size, setup.players, 52) // 4 + 1
    bridged = set(FULL_PACK) - set(pack) if row.missing == "bridge" else set()
    gone = bridged | {card for card in FULL_PACK if card.rank < lowest}
    for card in gone:
        if card.rank != Rank.ACE:
            vector.gone |= 1 << number[card]
            continue
        for place in (FRONT, BACK) if end is None else (vector.ace,):
            vector.gone |= 1 << (LANE * card.suit + place)


def _enough(row: LayoutContract, prizes: list[int]) -> int:
    """How many empty hands end the layout: no place left matters, or a single seat is left."""
    most = len(prizes) - 1
    if row.end == "all_but_one":
        return most
    return next(done for done in range(1, most + 1) if len(set(prizes[done:])) == 1)


def _side_rules(vector: Vector, rules: Ruleset, call: Call) -> None:
    vector.blind = rules.blind_multiplier if call.blind else 1
    if rules.handicap and call.chooser is not None:
        vector.handicapped = call.chooser
    for bet in call.bets:
        multiple = rules.doubling.redoubled if bet.redoubled else rules.doubling.doubled
        vector.doubled = 1
        vector.bets[SEATS * bet.doubler + bet.doubled] += multiple
        vector.bets[SEATS * bet.doubled + bet.doubler] += multiple

"""The quick player: which action of a deal promises most, from the rule vector and what the player may know.

It looks at its own hand, the cards on the table and those that have been played; never at what others hold.
What it weighs is told beside each of `WEIGHTS`; they were found by letting players with other weights play against it,
contract by contract and over contracts drawn at random, and keeping what won more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from barbu.kernel.bits import advance, count, highest, lowest, random_bit
from barbu.kernel.jit import jit
from barbu.kernel.layout import legal_acts
from barbu.kernel.records import BACK, FRONT, LAYOUT, PASS, STOP, SUIT, Deal, Vector
from barbu.kernel.tricks import gain_before, legal_cards

# --- what a player expects of the others ------------------------------------------------------------

MOST = 53
_SHARE = np.zeros((8, MOST), np.float64)
for _players in range(2, 8):
    _SHARE[_players] = (1 - 1 / (_players - 1)) ** np.arange(MOST)
ABSENT = _SHARE
"""At `[players, cards]`: how likely one other player holds none of so many hidden cards."""

W_OVER_COST, W_OVER_PAY, W_OVER_FREE = 0, 1, 2
W_THROWN, W_GIVEN, W_AHEAD, W_COVER, W_BELOW, W_HIGH, W_HIGHER, W_HIDDEN_TRUMP = 3, 4, 5, 6, 7, 8, 9, 10
W_VOID, W_LEADER, W_SLAM, W_OWN_SLAM, W_RUFF, W_ALONE = 11, 12, 13, 14, 15, 16
L_OWN, L_BETWEEN, L_OTHERS, L_AGAIN, L_STOP = 17, 18, 19, 20, 21
W_SUIT = 22

WEIGHTS = np.array(
    [
        0.604,  # how willing others are to win a trick that costs
        0.757,  # … that pays
        0.362,  # … that does neither
        0.958,  # part of the dearest hidden cards that a player without the suit throws
        0.335,  # part of hidden gains that fall to another's trick
        1.000,  # what the rest of the deal counts for beside this trick
        0.643,  # how much of a card's danger is left for each lower card of one's own beside it
        0.318,  # how likely some other player still has one of the lower cards, for each
        0.002,  # how likely a card without others below it takes a trick
        0.620,  # how much of a card's chance to win is left for each hidden card above it
        0.447,  # … beside hidden trumps
        0.188,  # what it is worth to be rid of a suit, in average tricks
        0.052,  # what it is worth to lead, in average tricks
        1.715,  # how much another's slam is feared
        1.561,  # how much one's own is hoped for
        0.180,  # how likely a player without the suit ruffs, where he need not
        0.103,  # how likely a card takes a trick whose suit nobody else holds
        1.70,  # layout: for each card of one's own beyond the one laid
        0.50,  # … for each card of others between those
        0.80,  # … what it costs for each card that helps only others
        20.0,  # … to lay another card in the same turn
        -0.1,  # … below which an extra card is better kept
        0.092,  # how far a card is judged by what tricks of its own suit are worth, rather than an average one
    ],
    np.float64,
)


@jit
def choose(vector: Vector, deal: Deal) -> int:
    """A legal action of the player whose turn it is."""
    return chosen(vector, deal, WEIGHTS)


@jit
def chosen(vector: Vector, deal: Deal, weights: Any) -> int:
    """The same with other weights."""
    acts = legal_acts(vector, deal) if vector.kind == LAYOUT else legal_cards(vector, deal)
    if acts & (acts - 1) == 0:
        return lowest(acts)
    return best_of(vector, deal, acts, weights)


@jit
def best(vector: Vector, deal: Deal, acts: int) -> int:
    """The best of these actions."""
    return best_of(vector, deal, acts, WEIGHTS)


@jit
def best_of(vector: Vector, deal: Deal, acts: int, weights: Any) -> int:
    """The best of these actions, with other weights."""
    if vector.kind == LAYOUT:
        return best_lay(vector, deal, acts, weights)
    return best_card(vector, deal, acts, weights)


# --- tricks -----------------------------------------------------------------------------------------


@jit
def best_card(vector: Vector, deal: Deal, legal: int, weights: Any) -> int:
    """The card with the best prospects: what it brings in this trick, and what it takes along from the hand."""
    turn = deal.turn
    hand = deal.hands[turn]
    hidden = deal.left & ~hand
    players = vector.players
    later = players - deal.count - 1
    to_come = vector.hand_size - deal.done - 1
    absent = ABSENT[players]

    # What this trick pays, and an average one of those to come.
    stake = float(gain_before(vector, to_come))
    if deal.count:
        stake += deal.stake
        if vector.sole & deal.trick:
            stake += vector.worth[lowest(vector.sole)] - vector.points[lowest(vector.sole)]
    ahead = float(vector.per_trick * to_come)
    for back in range(min(4, to_come)):
        ahead += vector.last[back]
    costs = 0.0
    pays = 0.0
    in_hidden = (vector.losses | vector.priced) & deal.left
    cards = in_hidden
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        points = vector.worth[code]
        ahead += points
        if (hidden >> code) & 1:
            if points < 0:
                costs += points
            else:
                pays += points
    mean = ahead / to_come if to_come else 0.0
    unseen = float(count(hidden))
    dump = 0.0
    if unseen:
        dump = weights[W_THROWN] * costs / (players - 1) + weights[W_GIVEN] * pays / (players - 1)
    slam = 0.0
    if vector.slam and deal.done and not vector.sole:
        slam = _slam_stake(vector, deal, turn, weights)

    best = -1
    found = 0.0
    above_best = vector.beaters[deal.best] if deal.count else -1
    cards = legal
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        suit = SUIT << (code & 48)
        own = float(vector.worth[code])
        higher = hidden & vector.beaters[code] & suit
        above = count(higher)
        in_suit = count(hidden & suit)
        below = in_suit - above
        is_trump = (vector.trump >> code) & 1
        trumps = count(hidden & vector.trump) if not is_trump else 0

        # This trick.
        value = 0.0
        if (above_best >> code) & 1:
            led = suit if deal.count == 0 else deal.led
            void = absent[count(hidden & led)]
            worth = stake + own
            if later:
                follow = _suit_points(vector, hidden & led) / (players - 1)
                worth += later * (void * dump + (1 - void) * follow)
                if worth < 0:
                    will = weights[W_OVER_COST]
                elif worth > 0:
                    will = weights[W_OVER_PAY]
                else:
                    will = weights[W_OVER_FREE]
                if vector.must_beat == 2:
                    will = 1.0
                has = 1 - absent[above]
                if suit == led:
                    over = has * (absent[below] + (1 - absent[below]) * will)
                    if trumps:
                        ruffs = 1.0 if vector.must_ruff else weights[W_RUFF] * will
                        over += void * (1 - absent[trumps]) * ruffs
                else:
                    over = void * has * will
                lasts = 1.0
                for _ in range(later):
                    lasts *= 1 - over
            else:
                lasts = 1.0
            value = lasts * (worth + weights[W_LEADER] * mean)
            if slam != 0.0 and (vector.slam_tricks or (vector.priced >> code) & 1 or vector.priced & deal.trick):
                value += lasts * slam

        # What leaves the hand with it.
        own_below = count(hand & suit & ((1 << code) - 1))
        wins = weights[W_HIGH] if in_suit else weights[W_ALONE]
        if below:
            none = 1.0
            for _ in range(below):
                none *= 1 - weights[W_BELOW]
            wins = 1 - none * (1 - weights[W_HIGH])
        for _ in range(above):
            wins *= weights[W_HIGHER]
        in_its_suit = _suit_points(vector, hidden & suit) * weights[W_SUIT]
        worth = mean * (1 - weights[W_SUIT]) + vector.per_trick * weights[W_SUIT] + in_its_suit + own
        if worth < 0:
            for _ in range(own_below):
                wins *= weights[W_COVER]
        if trumps:
            wins *= weights[W_HIDDEN_TRUMP]
        value -= weights[W_AHEAD] * wins * worth
        if hand & suit == 1 << code and in_suit:
            value -= weights[W_VOID] * mean
        if best < 0 or value > found or (value == found and mean < 0):
            best = code
            found = value
    return best


@jit
def _suit_points(vector: Vector, cards: int) -> float:
    """What a card of these is worth on average, times how many there are in all, at most one a player."""
    total = 0.0
    number = count(cards)
    cards &= vector.losses | vector.priced
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        total += vector.worth[code]
    return total if number < vector.players else total * (vector.players - 1) / number


@jit
def _slam_stake(vector: Vector, deal: Deal, turn: int, weights: Any) -> float:
    """What winning the trick is worth for the slam that one seat is on the way to; 0 when nobody is."""
    taker = -1
    had = 0
    for seat in range(vector.players):
        took = deal.tricks[seat] if vector.slam_tricks else count(deal.taken[seat] & vector.priced)
        if took:
            if taker >= 0:
                return 0.0
            taker = seat
            had = took
    if taker < 0:
        return 0.0
    needed = vector.hand_size if vector.slam_tricks else count(vector.priced & vector.pack)
    part = had / needed
    loss = -float(deal.gains[taker])
    if vector.slam == 3:
        prize = float(vector.slam_points)
    elif vector.slam == 2:
        prize = (float(vector.slam_points) + loss) / (vector.players - 1)
    elif vector.slam == 1:
        prize = 2 * loss / (vector.players - 1)
    else:
        prize = loss / (vector.players - 1)
    if taker == turn:
        return float(weights[W_OWN_SLAM] * part * part * (prize * (vector.players - 1) + loss))
    return float(weights[W_SLAM] * part * part * prize)


# --- layouts ----------------------------------------------------------------------------------------


@jit
def best_lay(vector: Vector, deal: Deal, acts: int, weights: Any) -> int:
    """The card that opens most for one's own hand, and least for the others'."""
    hand = deal.hands[deal.turn]
    cards = acts & ~(1 << STOP | 1 << PASS)
    haste = _haste(vector)
    best = -1
    found = 0.0
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        value = haste * _opens(vector, deal, hand, code, weights)
        if best < 0 or value > found:
            best = code
            found = value
    if best < 0 and acts >> PASS & 1:
        return PASS
    if acts >> STOP & 1 and (best < 0 or haste < 0 or found < weights[L_STOP]):
        return STOP
    return best


@jit
def _haste(vector: Vector) -> float:
    """1 where the early places are the better ones; −1 where it pays to stay behind."""
    early = 0
    for place in range(vector.players):
        early += vector.payout[place] * (vector.players - 1 - 2 * place)
    return 1.0 if early >= 0 else -1.0


@jit
def _opens(vector: Vector, deal: Deal, hand: int, code: int, weights: Any) -> float:
    """What laying this card is worth to the hand, by the ways that it opens."""
    place = code & 15
    ace = place in (FRONT, BACK)
    mine = _run_space(vector, deal, hand)
    others = _run_space(vector, deal, deal.left & ~hand)
    lane = SUIT << (code & 48)
    bit = 1 << code
    up = lane & ~((bit << 1) - 1)
    down = lane & (bit - 1)
    start = deal.start
    value = 0.0
    if start < 0:
        # The start is free: how far the rest of the hand is from it, over all suits.
        value -= _waits(vector, hand ^ (bit & hand), mine, others, place)
        value += _way(mine & up, others & up, True, weights) + _way(mine & down, others & down, False, weights)
        return value
    if start in (FRONT, BACK):
        if ace and deal.ace < 0:
            # The end of all runs is decided here.
            value -= _waits(vector, hand, mine, others, place)
        start = place if ace else start
    if place >= start:
        value += _way(mine & up, others & up, True, weights)
    if place <= start:
        value += _way(mine & down, others & down, False, weights)
    if ace and vector.again and deal.left & hand & ~(vector.aces & lane):
        value += weights[L_AGAIN]
    return value


@jit
def _run_space(vector: Vector, deal: Deal, cards: int) -> int:
    """The cards as codes of the run: aces at the end where they stand, at the back while that is open."""
    aces = cards & vector.aces
    if not aces:
        return cards
    codes = cards ^ aces
    front = aces if vector.aces & 1 else aces >> BACK
    return codes | (front if deal.ace == FRONT else front << BACK)


@jit
def _way(mine: int, others: int, upwards: bool, weights: Any) -> float:
    """What the way in one direction is worth: one's own cards on it, and others' before and beyond them."""
    if mine == 0:
        return float(-weights[L_OTHERS] * count(others))
    if upwards:
        near = (2 << highest(mine)) - 1
    else:
        near = ~((1 << lowest(mine)) - 1)
    between = count(others & near)
    beyond = count(others) - between
    return float(weights[L_OWN] * count(mine) + weights[L_BETWEEN] * between - weights[L_OTHERS] * beyond)


@jit
def _waits(vector: Vector, hand: int, mine: int, others: int, place: int) -> float:
    """How many cards of others lie between the start and each card of the hand."""
    total = 0
    cards = mine
    while cards:
        code = lowest(cards)
        cards &= cards - 1
        at = code & 15
        base = 1 << (code & 48)
        if at > place:
            way = (base << at) - (base << place)
        else:
            way = (base << (place + 1)) - (base << (at + 1)) if at < place else 0
        total += count(way & others)
    return float(total)


# --- chance -----------------------------------------------------------------------------------------


@jit
def choose_random(vector: Vector, deal: Deal) -> int:
    """Any legal action, each as likely as the others."""
    legal = legal_acts(vector, deal) if vector.kind == LAYOUT else legal_cards(vector, deal)
    deal.rng = advance(deal.rng)
    return random_bit(legal, deal.rng)

"""Deals played in tricks: the cards that may be played, and the deal after a card. Twin of `barbu.deal.tricks`."""

from __future__ import annotations

from barbu.kernel.bits import advance, random_bit
from barbu.kernel.jit import jit
from barbu.kernel.records import SUIT, Deal, Vector


@jit
def legal_cards(vector: Vector, deal: Deal) -> int:
    """The cards that the player whose turn it is may play."""
    hand = deal.hands[deal.turn]
    if deal.count == 0:
        return leads(vector, hand, deal.done == 0, deal.broken)
    return follows(vector, hand, deal.led, deal.best, deal.done == 0)


@jit
def leads(vector: Vector, hand: int, first: bool, broken: int) -> int:
    """The cards of the hand that may be led, in the first trick or a later one; a ban holds where it leaves a card."""
    if first and vector.first_trick:
        hand = hand & ~(vector.priced if vector.first_trick == 3 else vector.banned) or hand
    if vector.lead == 1 or (vector.lead == 2 and not broken):
        hand = hand & ~vector.banned or hand
    return hand


@jit
def follows(vector: Vector, hand: int, led: int, best: int, first: bool) -> int:
    """The cards of the hand that may follow in a trick of this suit and with this best card so far."""
    hand = hand & led or hand
    return _narrowed(vector, hand, led, best, first) if vector.duties else hand


@jit
def _narrowed(vector: Vector, hand: int, led: int, best: int, first: bool) -> int:
    """What the duties to beat, to ruff and to throw and then the first trick's ban leave of the cards that follow."""
    above = vector.beaters[best]
    in_suit = hand & led
    if in_suit:
        # Once the trick is ruffed only trumps are above, of which there are none here: the duty falls away.
        if vector.must_beat == 2 or (vector.must_beat == 1 and led == vector.trump):
            hand = hand & above or hand
    elif vector.must_ruff:
        trumps = hand & vector.trump
        if trumps & above or vector.must_underruff:
            hand = trumps or hand
        if vector.must_overruff:
            hand = hand & vector.trump & above or hand
    if vector.forced_dump == 2 or (vector.forced_dump == 1 and not in_suit):
        hand = hand & vector.losses & ~above or hand
    if first and vector.first_trick >= 2:
        hand = hand & ~(vector.priced if vector.first_trick == 3 else vector.banned) or hand
    return hand


@jit
def breaks(vector: Vector, card: int, led: int) -> int:
    """1 where the card breaks the banned suit, in a trick of this suit, its own where it is led."""
    return (vector.banned >> card) & (vector.broken_by_any | ~(led >> card)) & 1


@jit
def play_card(vector: Vector, deal: Deal, card: int) -> None:
    """Plays a legal card."""
    turn = deal.turn
    bit = 1 << card
    deal.hands[turn] ^= bit
    deal.left ^= bit
    count = deal.count
    deal.table[count] = card
    if count == 0:
        deal.led = SUIT << (card & 48)
        deal.best = card
        deal.winner = turn
        deal.trick = bit
        deal.stake = vector.points[card]
    else:
        if (vector.beaters[deal.best] >> card) & 1:
            deal.best = card
            deal.winner = turn
        deal.trick |= bit
        deal.stake += vector.points[card]
    deal.broken |= breaks(vector, card, deal.led)
    count += 1
    if count < vector.players:
        deal.count = count
        turn += 1
        deal.turn = turn if turn < vector.players else 0
    else:
        close(vector, deal)


@jit
def close(vector: Vector, deal: Deal) -> None:
    """The winner takes the trick and leads, unless the deal is over."""
    winner = deal.winner
    deal.taken[winner] |= deal.trick
    deal.tricks[winner] += 1
    deal.gains[winner] += deal.stake + vector.per_trick
    deal.winners = deal.winners << 3 | winner
    deal.done += 1
    deal.count = 0
    deal.turn = winner
    if deal.left == 0 or (vector.early_end and deal.left & vector.counted == 0):
        deal.over = 1


@jit
def trick_gain(vector: Vector, done: int) -> int:
    """What winning the trick pays that comes after so many, the cards in it apart, in a deal that is played out."""
    return gain_before(vector, vector.hand_size - 1 - done)


@jit
def gain_before(vector: Vector, to_come: int) -> int:
    """The same of the trick after which so many are to come."""
    return vector.per_trick + vector.last[to_come] if to_come < 4 else vector.per_trick


@jit
def random_tricks(vector: Vector, deal: Deal) -> None:
    """Plays to the end, each legal card as likely as the others; draws from `deal.rng`.

    The same as `legal_cards` and `play_card` in turn, with the trick in local variables; `table` is not written.
    """
    players = vector.players
    state = deal.rng
    turn, number = deal.turn, deal.count
    led, best, winner, trick, stake = deal.led, deal.best, deal.winner, deal.trick, deal.stake
    broken = deal.broken
    while not deal.over:
        first = deal.done == 0
        if number == 0:
            hand = deal.hands[turn]
            state = advance(state)
            card = random_bit(leads(vector, hand, first, broken), state)
            trick = 1 << card
            deal.hands[turn] = hand ^ trick
            led = SUIT << (card & 48)
            best, winner, stake = card, turn, vector.points[card]
            broken |= breaks(vector, card, led)
            turn = turn + 1 if turn + 1 < players else 0
            number = 1
        while number < players:
            hand = deal.hands[turn]
            state = advance(state)
            card = random_bit(follows(vector, hand, led, best, first), state)
            bit = 1 << card
            deal.hands[turn] = hand ^ bit
            trick |= bit
            stake += vector.points[card]
            wins = (vector.beaters[best] >> card) & 1
            best = card if wins else best
            winner = turn if wins else winner
            broken |= breaks(vector, card, led)
            turn = turn + 1 if turn + 1 < players else 0
            number += 1
        deal.left &= ~trick
        deal.trick, deal.stake, deal.winner = trick, stake, winner
        close(vector, deal)
        turn, number = winner, 0
    deal.broken = broken
    deal.rng = state

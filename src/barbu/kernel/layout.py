"""The layout: what may be laid, and the layout after an act. Twin of `barbu.deal.layout`.

Cards laid are a mask in run space: in each lane the ace's front end, the ranks, the ace's back end. Ranks that are not
in the pack count as laid, so a run goes on over them.
"""

from __future__ import annotations

from barbu.kernel.bits import advance, random_bit
from barbu.kernel.jit import jit
from barbu.kernel.records import BACK, ENDS, FRONT, LANES, PASS, STOP, SUIT, Deal, Vector


@jit
def frontier(down: int, place: int) -> int:
    """The codes that open a suit or continue its run on either side; `place` is that of the start rank."""
    starts = LANES << place
    opened = starts & down
    # Upwards an addition carries through all that lies without a gap.
    upper = down & ~(starts - LANES)
    above = (upper + opened) & ~upper
    # Downwards: the highest free bit of each lane below the start, found by smearing all of them to the right.
    free = ~down & (opened - (opened >> place))
    smeared = free | ((free >> 1) & (LANES * 0x7FFF))
    smeared |= (smeared >> 2) & (LANES * 0x3FFF)
    smeared |= (smeared >> 4) & (LANES * 0x0FFF)
    smeared |= (smeared >> 8) & (LANES * 0x00FF)
    return (starts ^ opened) | above | (smeared & ~(smeared >> 1))


@jit
def lays(vector: Vector, deal: Deal, hand: int) -> int:
    """The codes of the cards of the hand that may be laid now; an ace has one for each end that it may go to."""
    aces = hand & vector.aces
    codes = hand ^ aces
    if aces:
        if vector.aces & 1:
            aces_front = aces
        else:
            aces_front = aces >> BACK
        if deal.ace != BACK:
            codes |= aces_front
        if deal.ace != FRONT:
            codes |= aces_front << BACK
    place = deal.start
    if place < 0:
        return codes
    if ENDS >> place & 1:  # the ace is the start
        if deal.ace < 0:
            return codes & ENDS
        place = deal.ace
    return codes & frontier(deal.down, place)


@jit
def legal_acts(vector: Vector, deal: Deal) -> int:
    """All that the player whose turn it is may do."""
    codes = lays(vector, deal, deal.hands[deal.turn])
    if deal.extra == 0:
        return codes or 1 << PASS
    if vector.again == 1 or (vector.chain == 2 and deal.extra > 1):
        return codes | 1 << STOP
    return codes


@jit
def lay(vector: Vector, deal: Deal, action: int) -> None:
    """Does what is legal: lays a card, passes or stops."""
    if action == PASS:
        deal.passes += 1
        _next_turn(vector, deal)
        return
    if action == STOP:
        _next_turn(vector, deal)
        return
    place = action & 15
    bit = 1 << action
    deal.down |= bit
    ace = ENDS >> place & 1
    if ace:
        if deal.ace < 0:
            deal.ace = place
        held = vector.aces & (SUIT << (action & 48))
        place = FRONT if vector.aces & 1 else BACK
    else:
        held = bit
    if deal.start < 0:
        deal.start = place
    turn = deal.turn
    deal.passes = 0
    deal.left ^= held
    hand = deal.hands[turn] ^ held
    deal.hands[turn] = hand
    if hand == 0:
        deal.places[turn] = deal.finished
        deal.finished += 1
    elif vector.again and _again(vector, deal, ace):
        deal.extra += 1
        if lays(vector, deal, hand):
            return
    _next_turn(vector, deal)


@jit
def _again(vector: Vector, deal: Deal, ace: int) -> bool:
    """Whether another card may follow this one, which may be an ace, in the same turn."""
    if deal.extra > 0 and vector.chain > 0:
        return vector.chain == 2
    return ace == 1


@jit
def _next_turn(vector: Vector, deal: Deal) -> None:
    deal.extra = 0
    if deal.passes >= vector.players - deal.finished:
        deal.blocked = 1
        deal.over = 1
    elif deal.finished >= vector.enough:
        deal.over = 1
    else:
        turn = deal.turn + 1
        if turn == vector.players:
            turn = 0
        while deal.hands[turn] == 0:
            turn += 1
            if turn == vector.players:
                turn = 0
        deal.turn = turn


@jit
def random_layout(vector: Vector, deal: Deal) -> None:
    """Plays to the end, each legal act as likely as the others; draws from `deal.rng`."""
    state = deal.rng
    while not deal.over:
        state = advance(state)
        lay(vector, deal, random_bit(legal_acts(vector, deal), state))
    deal.rng = state

"""The layout: what may be laid, and the layout after an act. Twin of `barbu.deal.layout`.

Cards laid are a mask in run space: in each lane the ace's front end, the ranks, the ace's back end. Ranks that are not
in the pack count as laid, so a run goes on over them.
"""

from __future__ import annotations

from barbu.kernel.bits import advance, highest, random_bit
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
    """Plays to the end, each legal act as likely as the others; draws from `deal.rng`.

    The same as `legal_acts` and `lay` in turn, with the layout in local variables, hands in run space, where an ace has
    both its codes while it is held, and the codes that fit worked out from those before.
    """
    players = vector.players
    if vector.aces & 1:
        held_at, moved = FRONT, BACK
    else:
        held_at, moved = BACK, FRONT
    for seat in range(players):
        deal.hands[seat] |= (deal.hands[seat] & vector.aces) >> held_at << moved
    state, turn, over = deal.rng, deal.turn, deal.over
    down, start, end = deal.down, deal.start, deal.ace
    extra, passes, finished = deal.extra, deal.passes, deal.finished
    fits = _fitting(down, start, end)
    while not over:
        state = advance(state)
        hand = deal.hands[turn]
        codes = hand & fits
        if extra and (vector.again == 1 or (vector.chain == 2 and extra > 1)):
            codes |= 1 << STOP
        goes_on = False
        if codes == 0:
            passes += 1
        else:
            action = random_bit(codes, state)
            if action != STOP:
                bit = 1 << action
                down |= bit
                passes = 0
                ace = ENDS >> (action & 15) & 1
                if start < 0 or (ace and end < 0):
                    if start < 0:
                        start = held_at if ace else action & 15
                    if ace:
                        end = action & 15
                    fits = _fitting(down, start, end)
                else:
                    after = _next_in_run(down, _origin(start, end), action)
                    fits = (fits ^ bit | after) & _there(end)
                hand &= ~(ENDS & (SUIT << (action & 48)) if ace else bit)
                deal.hands[turn] = hand
                if hand == 0:
                    deal.places[turn] = finished
                    finished += 1
                elif vector.again and (vector.chain == 2 if extra > 0 and vector.chain > 0 else ace):
                    extra += 1
                    goes_on = hand & fits != 0
        if not goes_on:
            extra = 0
            if passes >= players - finished:
                deal.blocked = 1
                over = 1
            elif finished >= vector.enough:
                over = 1
            else:
                turn = turn + 1 if turn + 1 < players else 0
                while deal.hands[turn] == 0:
                    turn = turn + 1 if turn + 1 < players else 0
    left = 0
    for seat in range(players):
        deal.hands[seat] &= vector.aces | ~ENDS
        left |= deal.hands[seat]
    deal.left, deal.rng, deal.turn, deal.over = left, state, turn, over
    deal.down, deal.start, deal.ace = down, start, end
    deal.extra, deal.passes, deal.finished = extra, passes, finished


@jit
def _there(end: int) -> int:
    """All codes of the run, aces where they may stand."""
    return ~ENDS | (ENDS if end < 0 else LANES << end)


@jit
def _origin(start: int, end: int) -> int:
    """The place from which the run goes up and down."""
    return end if start >= 0 and end >= 0 and ENDS >> start & 1 else start


@jit
def _fitting(down: int, start: int, end: int) -> int:
    """The codes of all cards that may be laid, whoever holds them."""
    if start < 0:
        return _there(end)
    if end < 0 and ENDS >> start & 1:  # the ace is the start
        return ENDS
    return frontier(down, _origin(start, end)) & _there(end)


@jit
def _next_in_run(down: int, origin: int, code: int) -> int:
    """The codes that fit since this one was laid: the next free ones away from the origin."""
    lane = SUIT << (code & 48)
    bit = 1 << code
    free = lane & ~down
    above = free & -(bit << 1) if code & 15 >= origin else 0
    below = (free & (bit - 1)) << 1 | 1 if code & 15 <= origin else 1
    return (above & -above) | (1 << highest(below)) >> 1

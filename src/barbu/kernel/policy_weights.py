"""What the quick player weighs. The weights were found by letting players with other ones play against it, contract by
contract and over contracts drawn at random, and keeping what won more.
"""

from __future__ import annotations

import numpy as np

W_OVER_COST, W_OVER_PAY, W_OVER_FREE, W_THROWN, W_GIVEN, W_AHEAD, W_COVER, W_BELOW, W_HIGH, W_HIGHER = range(10)
W_HIDDEN_TRUMP, W_VOID, W_LEADER, W_RUFF, W_ALONE, W_SUIT, W_BARE, W_OVER_DEAR, W_DEAR = range(10, 19)
W_SLAM, W_FEED, W_KEEP, W_SURE, W_FAIL, W_OUT, W_LONG, W_PLAIN, W_DRAWN, W_TRUMP_OUT, W_TRY, W_TAKE = range(19, 31)
L_OWN, L_BETWEEN, L_OTHERS, L_AGAIN, L_STOP = range(31, 36)

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
        0.180,  # how likely a player without the suit ruffs, where he need not
        0.103,  # how likely a card takes a trick whose suit nobody else holds
        0.092,  # how far a card is judged by what tricks of its own suit are worth, rather than an average one
        0.642,  # how much of a card's danger is left where it is dear and alone in its suit
        0.100,  # how willing others are to win a trick that costs, over a card that is dear itself
        1.500,  # how many average tricks a card must cost to be dear
        1.564,  # slams: how likely another's is, for the square of the part that he has
        1.000,  # … how much of a nearer one a card is charged with that goes to who is on the way to it
        0.272,  # … how much of another's each card is worth keeping for that may yet win a trick
        0.500,  # … how likely one's own survives each trick that may be lost
        0.450,  # … part of what is still out that an attempt costs which fails
        0.787,  # … how many such tricks it counts for not to be on lead
        0.030,  # … … that a card is still in the hand
        1.000,  # … … that a lower card is in a suit without prices
        1.117,  # … how many cards of a suit each other player gives to a lead of it
        0.500,  # … how many tricks a hidden trump may take
        2.000,  # … how much more a trick counts on the way to one's own
        0.200,  # … how much of its prize each trick counts for that it needs
        1.70,  # layout: for each card of one's own beyond the one laid
        0.50,  # … for each card of others between those
        0.80,  # … what it costs for each card that helps only others
        20.0,  # … to lay another card in the same turn
        -0.1,  # … below which an extra card is better kept
    ],
    np.float64,
)

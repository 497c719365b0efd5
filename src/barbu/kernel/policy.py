"""The quick player: which action of a deal promises most, from the rule vector and what the player may know.

It looks at its own hand, the cards on the table and those that have been played; never at what others hold. How it
judges cards and layouts is in `policy_tricks` and `policy_layout`, slams in `policy_slams`; what it weighs is told in
`policy_weights`.
"""

from __future__ import annotations

from typing import Any

from barbu.kernel.bits import advance, lowest, random_bit
from barbu.kernel.jit import jit, jit_inline
from barbu.kernel.layout import legal_acts
from barbu.kernel.policy_layout import judged_lay
from barbu.kernel.policy_tricks import judged_card
from barbu.kernel.policy_weights import WEIGHTS
from barbu.kernel.records import LAYOUT, Deal, Vector
from barbu.kernel.tricks import legal_cards


@jit_inline
def choose(vector: Vector, deal: Deal) -> int:
    """A legal action of the player whose turn it is."""
    return chosen(vector, deal, WEIGHTS)


@jit_inline
def chosen(vector: Vector, deal: Deal, weights: Any) -> int:
    """The same with other weights."""
    acts = legal_acts(vector, deal) if vector.kind == LAYOUT else legal_cards(vector, deal)
    if acts & (acts - 1) == 0:
        return lowest(acts)
    return judged_with(vector, deal, acts, weights)[0]


@jit
def best(vector: Vector, deal: Deal, acts: int) -> int:
    """The best of these actions."""
    return judged_with(vector, deal, acts, WEIGHTS)[0]


@jit
def slipped(vector: Vector, deal: Deal, acts: int, limit: float) -> int:
    """The second-best of these actions, at least two; in tricks the best where the other costs too much beside it: more
    than so many equal shares of what the deal is about.
    """
    first, most = judged_with(vector, deal, acts, WEIGHTS)
    second, less = judged_with(vector, deal, acts & ~(1 << first), WEIGHTS)
    if vector.kind != LAYOUT and most - less > limit * _share(vector):
        return first
    return second


@jit
def _share(vector: Vector) -> float:
    """An equal share of all that the cards and tricks are worth, whether they cost or pay."""
    whole = abs(vector.per_trick) * vector.hand_size
    for back in range(min(4, vector.hand_size)):
        whole += abs(vector.last[back])
    cards = (vector.losses | vector.priced) & vector.pack
    while cards:
        whole += abs(vector.points[lowest(cards)])
        cards &= cards - 1
    return whole / vector.players


@jit_inline
def judged_with(vector: Vector, deal: Deal, acts: int, weights: Any) -> tuple[int, float]:
    """The best of these actions by such weights, and what it is worth: in tricks a gain."""
    if vector.kind == LAYOUT:
        return judged_lay(vector, deal, acts, weights)
    return judged_card(vector, deal, acts, weights)


@jit
def choose_random(vector: Vector, deal: Deal) -> int:
    """Any legal action, each as likely as the others."""
    legal = legal_acts(vector, deal) if vector.kind == LAYOUT else legal_cards(vector, deal)
    deal.rng = advance(deal.rng)
    return random_bit(legal, deal.rng)

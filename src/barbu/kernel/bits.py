"""Small steps on 64-bit numbers: chance from a state of one number."""

import numpy as np
from numpy.typing import NDArray

from barbu.kernel.jit import jit

State = NDArray[np.uint64]
"""The state of chance: one number, moved on by each draw."""


@jit
def advance(state: State) -> np.uint64:
    """The next 32 random bits (xorshift64*, its high half); the state must not be zero."""
    x = state[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    state[0] = x
    return (x * np.uint64(2685821657736338717)) >> np.uint64(32)

"""Small steps on 64-bit numbers: chance from a state of one number."""

import numpy as np
from numpy.typing import NDArray

from barbu.kernel.jit import jit

State = NDArray[np.uint64]
"""The state of chance: one number, moved on by each draw."""


@jit
def advance(state: State) -> np.uint64:
    """The next 32 random bits (xorshift64, its high half); the state must not be zero."""
    x: np.uint64 = state[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    state[0] = x
    return x >> np.uint64(32)

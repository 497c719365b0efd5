"""Bits and chance. The functions marked `native` are the only ones written twice, for the compiler and for Python.

A mask is a non-negative int64, one bit for each card code (see `records`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from barbu.kernel.jit import jit, native


def _unless_zero(ir: Any) -> Any:
    """Says that the mask has a bit, so that no instruction tests for it."""
    return ir.Constant(ir.IntType(1), 1)


@native(lambda build, ir, mask: build.cttz(mask, _unless_zero(ir)))
def lowest(mask: int) -> int:
    """The number of the lowest bit of a mask that has one."""
    return (int(mask) & -int(mask)).bit_length() - 1


@native(lambda build, ir, mask: build.sub(ir.Constant(mask.type, 63), build.ctlz(mask, _unless_zero(ir))))
def highest(mask: int) -> int:
    """The number of the highest bit of a mask that has one."""
    return int(mask).bit_length() - 1


@native(lambda build, ir, mask: build.ctpop(mask))
def count(mask: int) -> int:
    """How many bits the mask has."""
    return int(mask).bit_count()


@jit
def zero() -> int:
    """0 as an int64, for what a loop goes on from and gives to others: they would be compiled for a plain 0 as well."""
    return int(np.int64(0))


@jit
def bit_at(mask: int, place: int) -> int:
    """The number of the mask's bit at this place, counted from 0 at the lowest."""
    for _ in range(place):
        mask &= mask - 1
    return lowest(mask)


# --- chance -----------------------------------------------------------------------------------------

# A linear congruential generator modulo 2⁶³, of which the upper 32 bits are used. Compiled it is written in
# instructions, since the product leaves 64 bits, of which Numba's own operators promise nothing.
_FACTOR = 0x5851F42D4C957F2D
_STEP = 0x14057B7EF767814F
_MASK = (1 << 63) - 1


def _advance(build: Any, ir: Any, state: Any) -> Any:
    factor, step, mask = (ir.Constant(state.type, number) for number in (_FACTOR, _STEP, _MASK))
    return build.and_(build.add(build.mul(state, factor), step), mask)


@native(_advance)
def advance(state: int) -> int:
    """The state after this one; 0 … 2⁶³−1."""
    return (int(state) * _FACTOR + _STEP) & _MASK


@jit
def below(state: int, limit: int) -> int:
    """The random number that this state stands for, 0 … limit−1, for a limit of up to 2³¹."""
    return ((state >> 31) * limit) >> 32


@jit
def seeded(seed: int) -> int:
    """The state for a seed; seeds that follow each other give numbers that have nothing to do with each other."""
    state = advance(seed & _MASK)
    state = advance(state ^ (state >> 32))
    return advance(state ^ (state >> 29))


@jit
def random_bit(mask: int, state: int) -> int:
    """The number of one of the mask's bits, each as likely as the others; `state` says which."""
    place = below(state, count(mask))
    # Without a jump for the first few bits: a wrong guess of the processor costs more than these steps. Shifting a
    # negative number to its sign gives −1, which leaves the mask as it is.
    mask &= (mask - 1) | ((place - 1) >> 63)
    mask &= (mask - 1) | ((place - 2) >> 63)
    mask &= (mask - 1) | ((place - 3) >> 63)
    mask &= (mask - 1) | ((place - 4) >> 63)
    for _ in range(4, place):
        mask &= mask - 1
    return lowest(mask)

"""Bits and chance: the only functions that are written twice, for the compiler and for plain Python.

A mask is a non-negative int64, one bit for each card code (see `records`).
"""

from __future__ import annotations

from typing import Any

from barbu.kernel.jit import COMPILED, jit

if COMPILED:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest(typing: Any, mask: Any) -> Any:
        """The number of the lowest bit of a mask that has one."""

        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def highest(typing: Any, mask: Any) -> Any:
        """The number of the highest bit of a mask that has one."""

        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            zeros = builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))
            return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

        return types.int64(types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def count(typing: Any, mask: Any) -> Any:
        """How many bits the mask has."""

        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), code

else:

    def lowest(mask: int) -> int:
        """The number of the lowest bit of a mask that has one."""
        return (int(mask) & -int(mask)).bit_length() - 1

    def highest(mask: int) -> int:
        """The number of the highest bit of a mask that has one."""
        return int(mask).bit_length() - 1

    def count(mask: int) -> int:
        """How many bits the mask has."""
        return int(mask).bit_count()


@jit
def bit_at(mask: int, place: int) -> int:
    """The number of the mask's bit at this place, counted from 0 at the lowest."""
    for _ in range(place):
        mask &= mask - 1
    return lowest(mask)


# --- chance -----------------------------------------------------------------------------------------

# A linear congruential generator modulo 2⁶³, of which the upper 32 bits are used: one multiplication a number,
# and the same numbers in plain Python, where nothing overflows.
_FACTOR = 0x5851F42D4C957F2D
_STEP = 0x14057B7EF767814F
_MASK = (1 << 63) - 1


@jit
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
    # Without a jump for the first few bits: a wrong guess of the processor costs more than these steps.
    mask = mask & (mask - 1) if place > 0 else mask
    mask = mask & (mask - 1) if place > 1 else mask
    mask = mask & (mask - 1) if place > 2 else mask
    for _ in range(3, place):
        mask &= mask - 1
    return lowest(mask)

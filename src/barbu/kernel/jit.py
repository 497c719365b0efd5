"""The compiler, where there is one: without Numba, or with BARBU_PLAIN set, the same functions run undecorated."""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def _plain(function: F) -> F:
    return function


def _compiler() -> Callable[[F], F]:
    if os.environ.get("BARBU_PLAIN"):
        return _plain
    try:
        import numba
    except ImportError:
        return _plain
    return cast("Callable[[F], F]", numba.njit(cache=True, nogil=True))


def jit(function: F) -> F:
    """The function compiled, if it can be."""
    return _compiler()(function)

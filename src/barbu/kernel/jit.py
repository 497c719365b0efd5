"""One decorator: compiled by Numba where it is installed, plain Python where it is not or `BARBU_PLAIN` is set.

Machine code is kept in the user's cache folder, or where `NUMBA_CACHE_DIR` says. Numba looks only at the file of the
function that it loads, not at those of the functions which that one calls; so each version of this package has a
folder of its own, named by a hash of all its files.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

VERSIONS_KEPT = 3


def _numba() -> Any:
    """The module; None where functions stay plain."""
    if os.environ.get("BARBU_PLAIN"):
        return None
    try:
        import numba
    except ImportError:
        return None
    return numba


NUMBA = _numba()
COMPILED = NUMBA is not None
"""Whether this process runs the compiled form."""


def jit(function: F) -> F:
    """The function compiled at its first call; as it is in the plain form.

    A function whose name begins with `_` can then be called by compiled ones alone, which spares the compiler work.
    """
    return _compiled(function, "never")


def jit_inline(function: F) -> F:
    """The same for a function that does little but call others: callers take its lines into their own. Each layer of
    calls has the compiler look at all below it once more.
    """
    return _compiled(function, "always")


def _compiled(function: F, inline: str) -> F:
    if NUMBA is None:
        return function
    inner = function.__name__.startswith("_")
    options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "no_cpython_wrapper": inner}
    compiled: Any = NUMBA.njit(inline=inline, **options)(function)
    with _own_cache() as kept, contextlib.suppress(RuntimeError):  # Numba's word for a folder that nobody can write to
        if kept:
            from barbu.kernel.keeping import Kept

            compiled._cache = Kept(function)
    made: F = compiled
    return made


def native(code: Callable[[Any, Any, Any], Any]) -> Callable[[F], F]:
    """Where it is compiled, replaces a function of one int64 by a few instructions.

    `code` gets LLVM's builder, LLVM's kinds of values, and the argument; it gives the result, an int64 too.
    """
    if NUMBA is None:
        return lambda function: function
    from llvmlite import ir
    from numba.extending import intrinsic

    int64 = NUMBA.types.int64

    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return code(builder, ir, arguments[0])

    def replaced(function: F) -> F:
        def typed(typing: Any, number: Any) -> Any:
            return int64(int64), emit

        typed.__name__ = function.__name__
        made: F = intrinsic(typed)
        return made

    return replaced


@contextlib.contextmanager
def _own_cache() -> Iterator[bool]:
    """Sends machine code to our folder; gives whether any folder can be written to."""
    if os.environ.get("NUMBA_CACHE_DIR") or FOLDER is None:
        yield bool(os.environ.get("NUMBA_CACHE_DIR"))
        return
    before = NUMBA.config.CACHE_DIR
    NUMBA.config.CACHE_DIR = str(FOLDER)
    try:
        yield True
    finally:
        NUMBA.config.CACHE_DIR = before


def _folder() -> Path | None:
    """The cache of this version; None where nothing can be written. Versions long unused make room."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    root = platformdirs.user_cache_path("barbu") / "kernel"
    own = root / digest.hexdigest()[:16]
    try:
        own.mkdir(parents=True, exist_ok=True)
        os.utime(own)
        versions = sorted(root.iterdir(), key=lambda path: path.stat().st_mtime)
        for old in versions[:-VERSIONS_KEPT]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        return None
    return own if os.access(own, os.W_OK) else None


FOLDER = _folder() if COMPILED else None

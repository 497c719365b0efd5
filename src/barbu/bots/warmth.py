"""Whether the kernel is ready: its functions compiled, or loaded from the cache, so that nobody waits for that."""

import contextlib
import os
import sys
import threading

_WARM = threading.Event()
_BEGUN = threading.Lock()


def is_warm() -> bool:
    """Whether bots may use the kernel without a wait."""
    return _WARM.is_set()


def warm() -> None:
    """Loads and compiles all that bots use; takes half a second from the cache, some seconds without."""
    with _BEGUN:
        if not _WARM.is_set():
            from barbu.bots.exercise import exercise

            exercise()
            _WARM.set()


def warm_soon() -> None:
    """Does so in a thread that takes only the time which nothing else wants."""
    threading.Thread(target=_warm_idly, daemon=True).start()


def _warm_idly() -> None:
    with contextlib.suppress(AttributeError, OSError):
        # On Linux a thread has a priority of its own; elsewhere the process would lose its.
        if sys.platform == "linux":
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19)
    warm()

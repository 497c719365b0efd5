"""Whether the kernel is ready: its functions compiled, or loaded from the cache, so that nobody waits for that."""

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
    """Does so in a thread of its own."""
    threading.Thread(target=warm, daemon=True).start()

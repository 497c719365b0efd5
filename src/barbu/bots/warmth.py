"""Makes the kernel ready: its functions compiled, or loaded from the cache, so that no decision waits for that."""

import contextlib
import os
import sys
import threading


def warm() -> None:
    """Loads and compiles all that bots use; takes half a second from the cache, some seconds without."""
    from barbu.bots.exercise import exercise

    exercise()


def warm_idly() -> None:
    """Does so in the time that nothing else wants."""
    thread = threading.Thread(target=_warm_idly, daemon=True)
    thread.start()
    thread.join()


def _warm_idly() -> None:
    with contextlib.suppress(AttributeError, OSError):
        # On Linux a thread has a priority of its own; elsewhere the process would lose its.
        if sys.platform == "linux":
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19)
    warm()

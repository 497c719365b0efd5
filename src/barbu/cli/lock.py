"""One process at a time on a file. The system gives the hold back when the process ends, even when it is killed."""

import os
import sys


def hold(file: int) -> bool:
    """Takes the file; False where another process has it."""
    if sys.platform == "win32":
        import msvcrt

        # A byte far behind the end: on Windows a held byte cannot be read by others.
        place = os.lseek(file, 0, os.SEEK_CUR)
        os.lseek(file, 1 << 30, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, place, os.SEEK_SET)
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True

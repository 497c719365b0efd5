"""One process at a time on a file. The system gives the hold back when the process ends, even when it is killed."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from barbu.errors import BarbuError


class Busy(BarbuError):
    """A folder that another process of ours works in."""


class Closed(BarbuError):
    """A folder that cannot be written to."""


@contextlib.contextmanager
def alone_in(data: Path) -> Iterator[None]:
    """Holds the data folder of a server: two of them would tell each table twice. Raises `Busy`, or `Closed`."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        file = os.open(data / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Closed("serve-folder-closed", path=str(data), reason=error.strerror or type(error).__name__) from None
    try:
        if not hold(file):
            raise Busy("serve-folder-busy", path=str(data))
        yield
    finally:
        os.close(file)


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

"""Machine code that is kept: damaged it is compiled anew, and where it cannot be kept bots play all the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from barbu.kernel.jit import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="needs numba")

ROOT = Path(__file__).resolve().parents[2]
CODE = """
from barbu.kernel.play import copy_deal
from barbu.kernel.records import deals
copy_deal(deals(1)[0], deals(1)[0])
print(sum(copy_deal.stats.cache_hits.values()), sum(copy_deal.stats.cache_misses.values()))
"""


def called(folder: Path, code: str = CODE) -> tuple[int, int]:
    """How often another process finds the machine code of a function in the folder, and how often it does not."""
    env = {**os.environ, "NUMBA_CACHE_DIR": str(folder), "PYTHONPATH": "src"}
    words = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, timeout=250, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    hits, misses = done.stdout.split()
    return int(hits), int(misses)


def flipped(whole: bytes) -> bytes:
    """One bit in the middle has fallen over."""
    middle = len(whole) // 2
    return whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]


DAMAGES: list[Callable[[bytes], bytes]] = [
    flipped,
    lambda whole: whole[: len(whole) // 2],
    lambda whole: b"",
    lambda whole: b"\x00" * len(whole),
]


@pytest.mark.parametrize("ending", ["nbi", "nbc"])
def test_what_is_damaged_is_compiled_anew_and_kept_again(tmp_path: Path, ending: str) -> None:
    assert called(tmp_path) == (0, 1)
    for damage in DAMAGES:
        (file,) = tmp_path.rglob(f"play.copy_deal-*.{ending}")
        file.write_bytes(damage(file.read_bytes()))
        # A bit of the index may stand where nobody looks.
        assert called(tmp_path) in ({(0, 1), (1, 0)} if (damage, ending) == (flipped, "nbi") else {(0, 1)})
        assert called(tmp_path) == (1, 0)


FULL = """
import errno
from numba.core import caching
def full(*_):
    raise OSError(errno.ENOSPC, "No space left on device")
caching.IndexDataCacheFile._open_for_write = full
"""


def test_a_full_disk_keeps_nothing_and_stops_nobody(tmp_path: Path) -> None:
    assert called(tmp_path, FULL + CODE) == (0, 1)
    assert called(tmp_path) == (0, 1)


def test_a_folder_that_cannot_be_made_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert sum(called(tmp_path / "file" / "below")) == 1

"""Machine code in a folder: what is damaged there is compiled anew, and what cannot be kept is done without.

Numba itself takes what it finds for whole: half a file, or a bit that fell over, would end every bot, and so would a
full disk. Only imported where Numba is.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core.caching import FunctionCache, IndexDataCacheFile

DIGEST = hashlib.sha256().digest_size


class _Checked(IndexDataCacheFile):  # type: ignore[misc]
    """The files of one function; machine code stands behind its hash."""

    def _load_index(self) -> dict[Any, str]:
        try:
            found: dict[Any, str] = super()._load_index()
        except Exception:  # spoilt bytes may raise anything
            return {}
        return found

    def _load_data(self, name: str) -> Any:
        whole = Path(self._data_path(name)).read_bytes()
        if hashlib.sha256(whole[DIGEST:]).digest() != whole[:DIGEST]:
            return None
        return pickle.loads(whole[DIGEST:])

    def _save_data(self, name: str, data: Any) -> None:
        code: bytes = self._dump(data)
        with self._open_for_write(self._data_path(name)) as file:
            file.write(hashlib.sha256(code).digest() + code)


class Kept(FunctionCache):  # type: ignore[misc]
    """The machine code of one function, for all kinds of arguments it was compiled for."""

    _cache_file: IndexDataCacheFile

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        files: Any = self._cache_file
        name = files._index_name.removesuffix(".nbi")
        self._cache_file = _Checked(files._cache_path, name, files._source_stamp)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keeps it, if that is possible."""
        try:
            super().save_overload(signature, compiled)
        except OSError:
            self.disable()

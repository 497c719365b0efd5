"""What a refusal says: its id and all the values that fill its sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from barbu.errors import BarbuError

Told = tuple[str, dict[str, Any]]


def told(act: Callable[[], object], kind: type[BarbuError] = BarbuError) -> Told:
    """The id and the values with which this is refused."""
    with pytest.raises(kind) as caught:
        act()
    return caught.value.id, caught.value.values

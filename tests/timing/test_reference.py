"""The reference engine is fast enough; `python -m benchmarks.reference` prints the figures."""

from __future__ import annotations

import pytest

from barbu.rules import preset
from benchmarks import reference
from tests.support.scale import allowed

pytestmark = pytest.mark.timing


@pytest.mark.parametrize("kind", reference.ROWS)
def test_a_thousand_random_deals_take_a_second(kind: str) -> None:
    rate = reference.deals_a_second(*reference.ROWS[kind])
    print(f"{kind}: {rate:.0f} deals a second")
    assert 1 / rate <= allowed(1 / 1000)


def test_a_match_of_28_deals_is_folded_again_in_150_ms() -> None:
    match = reference.random_match(preset("tournament-52"))
    assert len(match.results) == 28
    seconds = reference.fold_seconds(match)
    print(f"folded in {seconds * 1000:.0f} ms")
    assert seconds <= allowed(0.150)


def test_a_record_of_28_deals_is_read_in_150_ms() -> None:
    seconds = reference.read_seconds(reference.random_match(preset("tournament-52")))
    print(f"read in {seconds * 1000:.0f} ms")
    assert seconds <= allowed(0.150)

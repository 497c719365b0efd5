"""The kernel is fast enough; `python -m benchmarks.kernel` prints more figures."""

from __future__ import annotations

import pytest

from barbu.kernel.jit import COMPILED
from benchmarks import kernel, reference
from tests.support.scale import allowed

pytestmark = [pytest.mark.timing, pytest.mark.skipif(not COMPILED, reason="needs numba")]


@pytest.mark.parametrize("kind", reference.ROWS)
def test_two_million_random_deals_take_a_second(kind: str) -> None:
    rate = kernel.deals_a_second(kernel.vector_of(*reference.ROWS[kind]))
    ratio = rate / reference.deals_a_second(*reference.ROWS[kind], count=50)
    print(f"{kind}: {rate / 1e6:.2f} million deals a second, {ratio:.0f} times the reference (to hold: 2 million)")
    assert 1 / rate <= allowed(1 / 2_000_000)


def test_every_duty_takes_less_than_twice_as_long() -> None:
    rate = kernel.deals_a_second(kernel.with_duties())
    print(f"every duty: {rate / 1e6:.2f} million deals a second")
    assert 1 / rate <= allowed(1 / 1_000_000)


def test_the_kernel_is_ready_soon() -> None:
    numba, cold, warm = kernel.seconds_to_load()
    print(f"Numba starts in {numba:.2f} s, the kernel in {cold:.2f} s compiled and {warm:.2f} s from its cache")
    assert cold <= allowed(8)
    assert warm <= allowed(0.5)

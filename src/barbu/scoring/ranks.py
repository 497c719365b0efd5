"""Places by points; equal points share a place and the next is skipped."""

from collections.abc import Sequence

from barbu.rules.model import Ruleset


def ranks(rules: Ruleset, points: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, from 1; more gain is better, whatever the table's sign."""
    gains = [rules.gain(each) for each in points]
    return tuple(1 + sum(other > mine for other in gains) for mine in gains)

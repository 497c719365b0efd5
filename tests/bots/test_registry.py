"""The bots by name."""

import pytest

from barbu.bots import bot, level_names, names
from barbu.errors import NotUnderstood


def test_every_name_is_a_bot() -> None:
    assert names() == ("random", "careful", *level_names())
    assert level_names() == ("beginner", "casual", "regular", "strong", "expert")
    assert len({bot(name) for name in names()}) == len(names())


def test_an_unknown_name_is_refused_and_the_known_ones_are_told() -> None:
    with pytest.raises(NotUnderstood) as refused:
        bot("clairvoyant")
    assert refused.value.id == "no-such-bot"
    assert refused.value.values == {"given": "clairvoyant", "allowed": names()}

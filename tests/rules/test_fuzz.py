"""Whatever is read, only the project's own refusals come out, and every one of them can be told."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barbu.cards import Card, Rank, Suit, cards
from barbu.errors import BarbuError, NotUnderstood
from barbu.locales import available, explain, locale
from barbu.notation import dumps
from barbu.notation import loads as read_record
from barbu.rules import from_plain, names, preset, to_plain
from barbu.rules.kinds import Unfit, item_key
from barbu.rules.link import decode, encode
from barbu.rules.load import loads
from barbu.rules.plain import canonical
from tests.support.drive import any_legal, play_out, shortened
from tests.support.mutate import mutated, packed
from tests.support.random_rulesets import seeded
from tests.support.scale import count

BLOCKS = 8
EACH = count(60, 10_000)
"""Damaged texts in each block."""

PRESETS = {
    name: (resources.files("barbu.rules.presets") / f"{name}.toml").read_text(encoding="utf-8") for name in names()
}


def refusal_of(read: Callable[[], object]) -> BarbuError | None:
    """How the reader refuses, if it does; nothing but our own refusals may come out."""
    try:
        read()
    except BarbuError as error:
        return error
    return None


def refused(read: Callable[[], object]) -> bool:
    """Whether the reader refuses; if so, it can be told in every language, and printed on one line."""
    error = refusal_of(read)
    if error is None:
        return False
    for told in (str(error), *(explain(error, locale(code)) for code in available())):
        told.encode()
        assert not any(unicodedata.category(char) in ("Cc", "Cs") for char in told), ascii(told)
        assert re.search(r"[.?!…。？！]$", told), told
        # A text that lacks its message would be the message's id; drawn texts may be that word themselves.
        assert error.id not in told or error.id in repr(error.values)
    return True


def toml(text: str) -> None:
    """Reads a ruleset file, and what else a ruleset must bear that was read."""
    rules = loads(text, preset)
    assert from_plain(to_plain(rules)) == rules
    canonical(rules).encode()
    assert decode(encode(rules)) == rules


# --- damaged files, links and records ---------------------------------------------------------------


@pytest.mark.parametrize("block", range(BLOCKS))
def test_damaged_ruleset_files(block: int) -> None:
    rng = random.Random(f"files {block}")
    told = sum(refused(lambda: toml(mutated(PRESETS[rng.choice(names())], rng))) for _ in range(EACH))
    assert EACH // 4 < told < EACH


@pytest.mark.parametrize("block", range(BLOCKS))
def test_damaged_links(block: int) -> None:
    rng = random.Random(f"links {block}")
    texts = [encode(preset(name), standalone=alone) for name in names() for alone in (False, True)]
    told = sum(refused(lambda: decode(mutated(rng.choice(texts), rng))) for _ in range(EACH))
    assert told > EACH // 2


@pytest.mark.parametrize("block", range(BLOCKS))
def test_damaged_contents_of_links(block: int) -> None:
    """Links that unpack well, to something that is no ruleset."""
    rng = random.Random(f"contents {block}")
    for number in range(EACH // 4):
        data = damaged(to_plain(preset(rng.choice(names()))), rng)
        refused(lambda data=data: from_plain(data))  # type: ignore[misc]
        wrapped = {"rules": data} if number % 2 else {"base": "classic-32", "hash": "x", "change": data}
        refused(lambda wrapped=wrapped: decode(packed(wrapped)))  # type: ignore[misc]


@pytest.mark.parametrize("block", range(BLOCKS))
def test_damaged_records(block: int) -> None:
    rng = random.Random(f"records {block}")
    rules, players = seeded(f"records {block}")
    record = dumps(play_out(shortened(rules, players, 2), players, any_legal, f"records {block}"))
    told = sum(refused(lambda: read_record(mutated(record, rng))) for _ in range(EACH // 3))
    assert told > EACH // 12


def damaged(data: object, rng: random.Random) -> object:
    """Plain data with one value somewhere replaced by something odd."""
    odd: list[object] = [None, True, 0, -1, 10**30, 0.5, float("nan"), "", "x" * 100, "\ud800", [], {}, [[[]]]]
    odd += [nested(900), {"a": nested(300)}, [1] * 60, ["H", "H"], {"3": 24, "9": 1}, {"KH": "5"}]
    if isinstance(data, dict) and data and rng.random() < 0.9:
        key = rng.choice(list(data))
        return {**data, key: damaged(data[key], rng)} | ({str(rng.random()): 1} if rng.random() < 0.1 else {})
    if isinstance(data, list) and data and rng.random() < 0.9:
        at = rng.randrange(len(data))
        return [*data[:at], damaged(data[at], rng), *data[at + 1 :]]
    return rng.choice(odd)


def nested(depth: int) -> object:
    """Lists in lists."""
    inner: object = []
    for _ in range(depth):
        inner = [inner]
    return inner


# --- anything ---------------------------------------------------------------------------------------

ANY = st.text(st.characters())
READERS: dict[str, Callable[[str], object]] = {
    "file": lambda text: loads(text, preset),
    "record": read_record,
    "record with a head": lambda text: read_record("barbu 1\nmatch: m\nrules: " + text),
    "link": decode,
    "link of this version": lambda text: decode("1" + text),
    "card": Card.parse,
    "cards": cards,
    "suit": Suit.parse,
    "rank": Rank.parse,
    "preset": preset,
    "language": locale,
}


@pytest.mark.parametrize("reader", READERS)
@given(text=ANY)
def test_any_text(reader: str, text: str) -> None:
    refused(lambda: READERS[reader](text))


@given(text=ANY)
def test_any_item(text: str) -> None:
    with suppress(Unfit):
        assert item_key(item_key(text)) == item_key(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | ANY,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY, inner, max_size=4),
    max_leaves=12,
)


@given(data=JSON)
def test_any_plain_data(data: object) -> None:
    refused(lambda: from_plain(data))


FIELDS = st.sampled_from(
    ["players", "deck", "doubling", "contracts", "id", "kind", "prices", "sums", "size", "removed", "payout", "slam"]
)


@given(data=st.recursive(JSON, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(FIELDS, inner, max_size=5)))
def test_plain_data_with_our_own_words(data: object) -> None:
    refused(lambda: from_plain(data))


@pytest.mark.parametrize("text", ["KH", "kh", "10♥", "TH", "Ｋ♥", "ſs", "K\u0130", "ßS", "1TH", "TTH", "HK", " 7 c "])
def test_cards_near_the_edge_of_what_is_read(text: str) -> None:
    with suppress(NotUnderstood):
        assert Card.parse(str(Card.parse(text))) == Card.parse(text)

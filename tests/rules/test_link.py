"""A ruleset in a link comes back as it was; a damaged link is refused, never read as something else."""

from __future__ import annotations

import random
import string

import msgspec
import pytest

from barbu.cards import Rank
from barbu.rules import BadRuleset, Ruleset, TrickContract, names, preset, ruleset_hash
from barbu.rules.kinds import Prices
from barbu.rules.link import LONGEST, decode, encode
from tests.support.mutate import packed
from tests.support.random_rulesets import seeded
from tests.support.scale import count
from tests.support.table import RULESETS, rules_of

RELATIVES = sorted(file.stem for file in RULESETS.glob("*.toml"))
URL = set(string.ascii_letters + string.digits + "-_")
BLOCK = 50


def check(rules: Ruleset) -> None:
    """The ruleset comes back from a link, from either form, and the link may stand in an address."""
    for standalone in (False, True):
        text = encode(rules, standalone=standalone)
        assert decode(text) == rules
        assert set(text) <= URL
        assert len(text) <= LONGEST


@pytest.mark.parametrize("name", [*names(), *RELATIVES])
def test_presets_and_their_relatives_come_back(name: str) -> None:
    check(rules_of(name))


@pytest.mark.parametrize("block", range(count(4, 200)))
def test_random_rulesets_come_back(block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        check(seeded(f"links {seed}")[0])


@pytest.mark.parametrize("name", names())
def test_a_preset_with_changes_comes_back(name: str) -> None:
    rng, base = random.Random(f"changes {name}"), preset(name)
    rows = base.contracts
    renamed = msgspec.structs.replace(rows[0], name="Ŵĥåṱ ♥ «{}» 中")
    variants = [
        msgspec.structs.replace(base, name="ours", contracts=(renamed, *rows[1:])),
        msgspec.structs.replace(base, contracts=tuple(rng.sample(rows, len(rows)))),
        msgspec.structs.replace(base, contracts=(*rows, TrickContract(id="more", prices=Prices({"JC": 3})))),
        msgspec.structs.replace(base, ranking="reversed", source="", assumed=()),
        msgspec.structs.replace(base, contracts=tuple(_changed(row) for row in rows)),
    ]
    for rules in variants:
        check(rules)


def _changed(row: object) -> object:
    if isinstance(row, TrickContract):
        return msgspec.structs.replace(row, must_beat="always", broken_by="discard")
    return msgspec.structs.replace(row, start_rank=Rank.NINE, payout=(1, -1))  # type: ignore[type-var]


@pytest.mark.parametrize("name", names())
def test_a_preset_has_a_link_that_names_it(name: str) -> None:
    text = encode(preset(name))
    assert len(text) < 120
    assert len(text) < len(encode(preset(name), standalone=True))


def test_a_small_change_to_a_preset_stays_small() -> None:
    changed = msgspec.structs.replace(preset("fr-tableau-32"), sign="signed")
    assert len(encode(changed)) < 200


def test_a_link_to_a_preset_that_has_changed_since_is_refused() -> None:
    text = packed({"base": "classic-32", "hash": "0" * 8, "change": {}})
    with pytest.raises(BadRuleset, match="has changed since"):
        decode(text)


def test_a_link_to_a_preset_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadRuleset, match="no preset"):
        decode(packed({"base": "no-such", "hash": "0" * 8, "change": {}}))


@pytest.mark.parametrize("place", ["start", "middle", "end"])
def test_a_link_that_lost_a_sign_is_refused(place: str) -> None:
    for name in names():
        text = encode(preset(name), standalone=True)
        at = {"start": 1, "middle": len(text) // 2, "end": len(text) - 1}[place]
        with pytest.raises(BadRuleset):
            decode(text[:at] + text[at + 1 :])


def test_a_changed_sign_never_gives_other_rules_unnoticed() -> None:
    rng = random.Random("signs")
    text = encode(preset("tournament-52"), standalone=True)
    for _ in range(count(200, 20_000)):
        at = rng.randrange(1, len(text))
        other = text[:at] + rng.choice(sorted(URL)) + text[at + 1 :]
        try:
            assert decode(other) == preset("tournament-52")
        except BadRuleset:
            continue


@pytest.mark.parametrize(
    "data",
    [
        {},
        [],
        "rules",
        {"rules": {}, "more": 1},
        {"rules": []},
        {"base": 1, "hash": "", "change": {}},
        {"base": "classic-32", "hash": ruleset_hash(preset("classic-32"))[:8], "change": []},
        {"base": "classic-32", "hash": ruleset_hash(preset("classic-32"))[:8], "change": {"order": [[]]}},
        {"base": "classic-32", "hash": ruleset_hash(preset("classic-32"))[:8], "change": {"order": ["tricks"]}},
        {"base": "classic-32", "hash": ruleset_hash(preset("classic-32"))[:8], "change": {"contracts": None}},
    ],
)
def test_what_is_packed_well_but_is_no_ruleset_is_refused(data: object) -> None:
    with pytest.raises(BadRuleset):
        decode(packed(data))


@pytest.mark.parametrize("text", ["", "1", "2", "1====", "1\n", "é", "1" + "A" * LONGEST, "1" + "-_" * 40])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(BadRuleset):
        decode(text)


def test_a_link_that_unpacks_to_far_more_is_refused() -> None:
    text = packed({"rules": "0" * 10_000_000})
    assert len(text) < LONGEST
    with pytest.raises(BadRuleset, match="damaged"):
        decode(text)

"""A ruleset in a link comes back as it was; a damaged link is refused, never read as something else."""

from __future__ import annotations

import base64
import hashlib
import json
import random
import string
import zlib
from importlib import resources
from statistics import median

import msgspec
import pytest

from barbu.cards import Rank
from barbu.rules import BadRuleset, Ruleset, TrickContract, names, preset, ruleset_hash
from barbu.rules.kinds import Prices
from barbu.rules.link import LONGEST, decode, encode
from tests.support.changes import changed
from tests.support.mutate import packed
from tests.support.random_rulesets import seeded
from tests.support.scale import count
from tests.support.table import RULESETS, rules_of

RELATIVES = sorted(file.stem for file in RULESETS.glob("*.toml"))
URL = set(string.ascii_letters + string.digits + "-_")
BLOCK = 50
DICTIONARY = "666aefb2aad954662c79873f9da04e4e4a02be905bb9c0702aee58e850120084"


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
    with pytest.raises(BadRuleset, match="not known here"):
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


# --- the short form ---------------------------------------------------------------------------------


def test_a_preset_with_ten_changes_has_a_link_of_under_200_signs() -> None:
    lengths = [len(encode(changed(name, 10, seed))) for name in names() for seed in range(count(2, 40))]
    assert median(lengths) < 150
    assert sum(length >= 200 for length in lengths) < len(lengths) / 50


def test_the_dictionary_of_links_stays_as_it_is() -> None:
    found = hashlib.sha256((resources.files("barbu.rules") / "link-2.txt").read_bytes()).hexdigest()
    assert found == DICTIONARY, "links that are out in the world could no longer be read"


def short(raw: bytes, check: bytes | None = None) -> str:
    """Bytes as a link of the short form carries them."""
    words = (resources.files("barbu.rules") / "link-2.txt").read_bytes()
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_FIXED, words)
    body = (zlib.crc32(raw).to_bytes(4, "big") if check is None else check) + deflate.compress(raw) + deflate.flush()
    return "2" + base64.urlsafe_b64encode(body).decode().rstrip("=")


HASH = ruleset_hash(preset("classic-32"))[:8]


@pytest.mark.parametrize(
    "data",
    [
        [], {}, "", 1, None, ["classic-32"], ["classic-32", HASH], ["classic-32", HASH, []], ["classic-32", 1, {}],
        ["classic-32", HASH, {"order": ["tricks"]}], ["classic-32", HASH, {"contracts": None}],
        ["classic-32", HASH, {"contracts": {"hearts": 5}}], ["classic-32", HASH, {}, 2], ["classic-32", HASH, {}, 0],
        ["classic-32", HASH, {}, True], ["classic-32", HASH, {}, 1, 1], ["classic-32", "0" * 8, {}],
        ["no-such", HASH, {}],
        {"contracts": []}, {"contracts": [{"id": "a", "prices": {"H": 1}}] * 41},
    ],
)  # fmt: skip
def test_what_is_packed_short_but_is_no_ruleset_is_refused(data: object) -> None:
    with pytest.raises(BadRuleset):
        decode(short(json.dumps(data).encode()))


def test_short_links_that_are_damaged_are_refused() -> None:
    text, rng = encode(changed("tournament-52", 10, "damage")), random.Random("damage")
    for _ in range(count(300, 20_000)):
        at = rng.randrange(1, len(text))
        other = rng.choice(
            (text[:at] + rng.choice(sorted(URL)) + text[at + 1 :], text[:at] + text[at + 1 :], text[:at])
        )
        try:
            assert decode(other) == decode(text)
        except BadRuleset:
            continue
    for raw, check in ((b"{", None), (b"\xff", None), (b"[" * 5000, None), (b"0" * 5_000_000, None), (b"{}", b"1234")):
        with pytest.raises(BadRuleset):
            decode(short(raw, check))


def test_an_unknown_base_is_refused_by_its_name() -> None:
    with pytest.raises(BadRuleset, match="no preset “no-such”"):
        decode(short(json.dumps(["no-such", HASH, {}]).encode()))
    with pytest.raises(BadRuleset, match="version of the preset classic-32"):
        decode(short(json.dumps(["classic-32", "0" * 8, {}]).encode()))

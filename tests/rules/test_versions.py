"""What was written stays readable: files of every version are kept, and steps lead from each version to the next."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from barbu import notation
from barbu.rules import BadRuleset, TrickContract, from_plain, link, names, preset, ruleset_hash, to_plain, versions
from barbu.rules.dump import dumps
from barbu.rules.link import decode, encode
from barbu.rules.plain import whole
from barbu.rules.presets import read, released
from barbu.rules.versions import Step
from tests.support.changes import changed
from tests.support.mutate import packed

WRITTEN = Path(__file__).parent.parent / "written"
Part = dict[str, Any]


def kept(name: str) -> str:
    """A file that was written by the version of its name."""
    return (WRITTEN / name).read_text(encoding="utf-8")


def test_files_of_the_first_version_open() -> None:
    rules = read(kept("ruleset-1.toml"))
    assert from_plain(json.loads(kept("ruleset-1.json"))) == rules
    alone, short, *others = kept("links-1.txt").split()
    assert decode(alone) == decode(short) == rules
    assert len({ruleset_hash(decode(link)) for link in others}) == 1  # by a preset's name, in both forms of a link
    match = notation.loads(kept("match-1.barbu"))
    assert match.finished
    assert notation.dumps(match) == kept("match-1.barbu")


def test_a_ruleset_says_its_version_wherever_it_is_written_for_people_or_whole() -> None:
    assert dumps(preset("suite-8")).startswith("schema = 1\n")
    assert whole(preset("suite-8"))["schema"] == 1
    assert from_plain(whole(preset("suite-8"))) == preset("suite-8")


@pytest.mark.parametrize("given", [0, -1, True, "1", 1.0, None, [], 2, 10**30])
def test_a_version_that_there_is_not_is_refused(given: object) -> None:
    with pytest.raises(BadRuleset) as refused:
        from_plain({**to_plain(preset("suite-8")), "schema": given})
    assert [problem.key for problem in refused.value.problems] == ["schema"]


# --- a change of the form, made up ------------------------------------------------------------------


def _renamed(part: Part, _: bool) -> Part:
    """What was called `dealing` is called `deal_style`."""
    return {"deal_style" if key == "dealing" else key: value for key, value in part.items()}


def _default_written(part: Part, is_whole: bool) -> Part:
    """Rows that said nothing of `must_beat` had it at `always`."""
    row = part.get("kind", "tricks") == "tricks"
    return {"must_beat": "always", **part} if is_whole and row else part


@pytest.fixture
def second(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A second version of the form, in which the presets are what they were."""
    assert all(map(preset, names()))
    link._base.cache_clear()
    monkeypatch.setattr(versions, "CURRENT", 2)
    monkeypatch.setitem(versions.STEPS, 1, Step(ruleset=_renamed, row=_default_written))
    yield
    link._base.cache_clear()


BEATS = "always"


@pytest.mark.usefixtures("second")
def test_whole_data_of_an_earlier_version_takes_every_step() -> None:
    plain = to_plain(preset("suite-8"))
    assert plain.pop("schema") == 2
    rules = from_plain({**plain, "dealing": "two"})
    assert rules.deal_style == "two"
    assert {row.must_beat for row in rules.contracts if isinstance(row, TrickContract)} == {BEATS}
    assert from_plain(to_plain(rules)) == rules  # what is written now takes none


@pytest.mark.usefixtures("second")
def test_a_file_that_extends_is_not_given_old_defaults() -> None:
    rules = read('schema = 1\nextends = "suite-8"\ndealing = "two"\n[contracts.hearts]\nprices = { H = -1 }')
    assert rules.deal_style == "two"
    assert {row.must_beat for row in rules.contracts if isinstance(row, TrickContract)} == {"no"}
    assert read(dumps(rules)) == rules


@pytest.mark.usefixtures("second")
def test_a_link_of_an_earlier_version_changes_the_preset_as_that_version_had_it() -> None:
    digits = ruleset_hash(preset("suite-8"))[:8]
    rules = decode(packed({"base": "suite-8", "hash": digits, "change": {"dealing": "two"}}))
    assert rules.deal_style == "two"
    assert {row.must_beat for row in rules.contracts if isinstance(row, TrickContract)} == {BEATS}
    for each in (rules, changed("suite-8", 3, "now")):
        assert decode(encode(each)) == each


@pytest.mark.usefixtures("second")
def test_kept_files_open_after_a_step() -> None:
    assert read(kept("ruleset-1.toml")).deal_style
    alone, short, *_ = kept("links-1.txt").split()
    assert decode(alone) == decode(short) == from_plain(json.loads(kept("ruleset-1.json")))
    notation.load(kept("match-1.barbu"))


# --- presets ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_links_may_name_every_preset_as_it_is_now_for_ever(name: str) -> None:
    digits = ruleset_hash(preset(name))[:8]
    then = released.released(name, digits)
    assert then is not None, "run tools/release_presets.py"
    assert ruleset_hash(from_plain(then)) == ruleset_hash(preset(name))


def test_every_released_version_can_be_read() -> None:
    for (name, digits), plain in released.versions().items():
        rules = from_plain(plain)
        assert rules.name == name
        assert versions.version_of(plain) > 1 or ruleset_hash(rules).startswith(digits)


def test_a_link_finds_a_preset_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    old = {**to_plain(preset("classic-32")), "sign": "penalty"}
    rules = from_plain(old)
    known = released.versions() | {("classic-32", ruleset_hash(rules)[:8]): old, ("gone-32", "12345678"): old}
    monkeypatch.setattr(released, "versions", lambda: known)
    text = packed({"base": "classic-32", "hash": ruleset_hash(rules)[:8], "change": {"series": 2}})
    assert (decode(text).sign, decode(text).series) == ("penalty", 2)
    assert decode(packed({"base": "gone-32", "hash": "12345678", "change": {}})) == rules

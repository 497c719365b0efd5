"""The rule books of the seeds' presets state every rule of their documents, each in a sentence that follows its option.

`seeds/PRESET.toml` says, for each rule, in which sentences the book states it: the message, and behind an @ the
contract it is about. Those in `told` follow an option: `change` is a ruleset file over the preset in which they are
gone or say something else. With them go those in `follows`, which tell what follows from several options (totals,
numbers of deals and of cards, examples, who sits on which side), and those on a contract that is not played any more;
no other sentence does. Those in `fixed` state what no option changes, as long as their contract is played. A rule that
the document gives as a variant is looked up in the book of another `preset`, or of the preset `with` a change.

Where one sentence states several rules, `shared.toml` has the words in which each of them stands.
"""

from __future__ import annotations

import random
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import tomli_w

from barbu.locales import FALLBACK, available, locale
from barbu.rulebook import Sentence, book, sentences
from barbu.rules import Ruleset, TrickContract, preset, problems
from barbu.rules.kinds import Flag, OneOf
from barbu.rules.options import OPTIONS, Option
from barbu.rules.presets import read
from tests.rule_ids import required
from tests.support.scale import count

SEEDS = {"fr-tableau-32": "S0", "classic-32": "S1", "marie-luce-52": "S3", "suite-8": "S4"}
SPOKEN = {"fr-tableau-32": ["fr"], "classic-32": ["pt", "de"], "marie-luce-52": ["zh"], "suite-8": ["fi"]}
"""The languages of the documents."""
FOLDER = Path(__file__).parent / "seeds"
LANGUAGES = [code for code in available() if locale(code).has("book-title")]


class Entry(NamedTuple):
    """Where one rule, or a part of it, is stated."""

    rule: str
    rules: Ruleset
    changed: Ruleset | None
    told: tuple[str, ...]
    follows: tuple[str, ...]
    fixed: tuple[str, ...]


def over(base: Ruleset, change: dict[str, Any]) -> Ruleset:
    """The preset with a ruleset file over it."""
    return read(tomli_w.dumps({"extends": base.name, **change}))


def with_both(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two nested changes as one."""
    merged = dict(one)
    for key, value in other.items():
        before = merged.get(key)
        if isinstance(before, dict) and isinstance(value, dict) and key != "prices":
            merged[key] = with_both(before, value)
        else:
            merged[key] = value
    return merged


def entries(name: str) -> Iterator[Entry]:
    """Everything that the file of a preset maps."""
    found = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    for rule, parts in found.items():
        for part in parts:
            base = preset(part.get("preset", name))
            before: dict[str, Any] = part.get("with", {})
            change: dict[str, Any] | None = part.get("change")
            yield Entry(
                rule,
                over(base, before) if before else base,
                over(base, with_both(before, change)) if change else None,
                tuple(part.get("told", ())),
                tuple(part.get("follows", ())),
                tuple(part.get("fixed", ())),
            )


ENTRIES = [
    pytest.param(name, entry, id=f"{entry.rule}-{place}") for name in SEEDS for place, entry in enumerate(entries(name))
]


@cache
def told(rules: Ruleset, code: str) -> tuple[Sentence, ...]:
    """All that the book says of the rules; not how they differ from others."""
    return tuple(each for each in sentences(book(rules, locale(code))) if each.id != "book-differences")


def matches(sentence: Sentence, where: str) -> bool:
    """Whether it is the sentence that an entry names."""
    id, _, row = where.partition("@")
    return sentence.id == id and (not row or row in sentence.rows)


def missing(before: Sequence[Sentence], after: Sequence[Sentence]) -> list[Sentence]:
    """The sentences that the second book does not have, or has for other contracts alone."""
    kept = {(each.id, each.text, row) for each in after for row in each.rows or ("",)}
    return [each for each in before if not any((each.id, each.text, row) in kept for row in each.rows or ("",))]


@pytest.mark.parametrize("name", SEEDS)
def test_every_rule_of_the_document_is_mapped(name: str) -> None:
    mapped = {entry.rule for entry in entries(name)}
    assert mapped == {rule for rule in required("S") if rule.startswith(SEEDS[name])}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_the_sentences_of_a_rule_are_in_the_book(name: str, entry: Entry, code: str) -> None:
    assert entry.told or entry.fixed
    for where in (*entry.told, *entry.fixed):
        assert any(matches(each, where) for each in told(entry.rules, code)), where


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_changing_the_option_changes_exactly_the_sentences_of_the_rule(name: str, entry: Entry) -> None:
    """In English, and in the languages in which the document of the preset is written."""
    assert bool(entry.told) == (entry.changed is not None)
    for code in (FALLBACK, *SPOKEN[name]):
        if entry.changed is not None and code in LANGUAGES:
            check_change(entry, entry.changed, code)


def check_change(entry: Entry, changed: Ruleset, code: str) -> None:
    """The change takes the sentences of the rule away, what is said to follow from it, and nothing else."""
    played = {row.id for row in changed.active}
    gone = missing(told(entry.rules, code), told(changed, code))
    for where in (*entry.told, *entry.follows):
        assert any(matches(each, where) for each in gone), f"{where} stays as it is"
    others = [each for each in gone if not any(matches(each, where) for where in entry.told)]
    others = [each for each in others if not each.rows or played & set(each.rows)]
    unnamed = [each for each in others if not any(matches(each, where) for where in entry.follows)]
    assert [(each.id, each.rows) for each in unnamed] == []
    assert [each.id for each in others if not (each.worked_out or "direction" in each.states[1:])] == []


# --- what no option changes -------------------------------------------------------------------------

SWITCHES = ("tricks.active", "layout.active", "doubling.enabled", "players", "sign")
"""Options that decide which parts there are to tell of; and the one that turns round what every number means."""


def variants(rules: Ruleset) -> Iterator[tuple[str, Ruleset]]:
    """The ruleset with one option otherwise, for each value of those that list their values, in every contract."""
    for option in OPTIONS.values():
        if option.key not in SWITCHES and option.role != "about":
            for value in (True, False) if isinstance(option.kind, Flag) else _listed(option):
                for other in _with(rules, option, value):
                    if other != rules and not problems(other):
                        yield f"{option.key} = {value}", other


def _listed(option: Option) -> tuple[object, ...]:
    return tuple(option.kind.values) if isinstance(option.kind, OneOf) else ()


def _with(rules: Ruleset, option: Option, value: object) -> Iterator[Ruleset]:
    put = msgspec.structs.replace
    change: Any = {option.field: value}
    if option.scope == "ruleset":
        yield put(rules, **change)
    elif option.scope in ("deck", "doubling"):
        part: Any = {option.scope: put(getattr(rules, option.scope), **change)}
        yield put(rules, **part)
    else:
        for row in rules.contracts:
            if isinstance(row, TrickContract) == (option.scope == "tricks"):
                changed = put(row, **change)
                yield put(rules, contracts=tuple(changed if each is row else each for each in rules.contracts))


FIXED = sorted(
    {
        (part.get("preset", name), where)
        for name in SEEDS
        for parts in tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8")).values()
        for part in parts
        for where in part.get("fixed", ())
    }
)


@pytest.mark.parametrize("name", sorted({name for name, _ in FIXED}))
def test_what_is_fixed_stays_whatever_the_options_say(name: str) -> None:
    rules = preset(name)
    found = list(variants(rules))
    assert len(found) > 100
    for label, other in random.Random(name).sample(found, count(20, len(found))):
        gone = missing(told(rules, FALLBACK), told(other, FALLBACK))
        stated = [where for preset_name, where in FIXED if preset_name == name]
        assert [where for where in stated if any(matches(each, where) for each in gone)] == [], label


# --- sentences that state several rules -------------------------------------------------------------


@pytest.mark.parametrize(("name", "code"), [(name, code) for name, codes in SPOKEN.items() for code in codes])
def test_two_rules_share_a_sentence_only_where_both_stand_in_it(name: str, code: str) -> None:
    stated: dict[tuple[str, str], set[str]] = defaultdict(set)
    for entry in entries(name):
        for where in (*entry.told, *entry.fixed):
            for each in told(entry.rules, code):
                if matches(each, where):
                    stated[where, each.text].add(entry.rule)
    shared = {key: rules for key, rules in stated.items() if len(rules) > 1}
    words = tomllib.loads((FOLDER.parent / "shared.toml").read_text(encoding="utf-8"))[name]
    assert {where for where, _ in shared} == {where for where, found in words.items() if code in found}
    for (where, text), rules in shared.items():
        quoted = words[where][code]
        assert set(quoted) == rules, where
        for rule, quote in quoted.items():
            quotes = quote if isinstance(quote, list) else [quote]
            assert any(each in text for each in quotes), (where, rule, text)

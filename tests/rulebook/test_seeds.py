"""The rule books of the seeds' presets state every rule of their documents, each in a sentence that follows its option.

`seeds/PRESET.toml` says, for each rule, in which sentences the book states it: the message, and behind an @ the
contract it is about. Those in `also` state what no option changes. Those in `told` follow an option: `change` is a
ruleset file over the preset in which they are gone or say something else, and no other sentence is, but for those that
only tell what follows from several options (totals, numbers of deals and of cards, examples). A rule that the document
gives as a variant is looked up in the book of another `preset`, or of the preset `with` a change.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import tomli_w

from barbu.locales import FALLBACK, available, locale
from barbu.rulebook import Sentence, book, sentences
from barbu.rules import Ruleset, preset
from barbu.rules.presets import read
from tests.rule_ids import required

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
    also: tuple[str, ...]


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
                tuple(part.get("also", ())),
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
    assert entry.told or entry.also
    for where in (*entry.told, *entry.also):
        assert any(matches(each, where) for each in told(entry.rules, code)), where


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_changing_the_option_changes_exactly_the_sentences_of_the_rule(name: str, entry: Entry) -> None:
    """In English, and in the languages in which the document of the preset is written."""
    assert bool(entry.told) == (entry.changed is not None)
    for code in (FALLBACK, *SPOKEN[name]):
        if entry.changed is not None and code in LANGUAGES:
            check_change(entry, entry.changed, code)


def check_change(entry: Entry, changed: Ruleset, code: str) -> None:
    """The change takes the sentences of the rule away, and nothing but what follows from it with them."""
    gone = missing(told(entry.rules, code), told(changed, code))
    for where in entry.told:
        assert any(matches(each, where) for each in gone), f"{where} stays as it is"
    others = [each for each in gone if not each.worked_out and not any(matches(each, where) for where in entry.told)]
    assert [(each.id, each.rows) for each in others] == []

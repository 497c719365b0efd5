"""Every message that the code asks for is there, in every language, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from compare_locales.compare import compareProjects
from compare_locales.paths import ProjectConfig

from barbu.locales import FALLBACK, available, locale, negotiate
from barbu.rules import names, preset
from barbu.rules.kinds import ForPlayers, Kind, OneOf
from barbu.rules.options import OPTIONS, Option
from barbu.rules.words import help_text, label, option_id, source, value_id, value_text
from tests.locales.messages import CATALOGUES, catalogue, literals, texts, uses, variables
from tests.support.table import RULESETS, rules_of

LANGUAGES = available()
OTHERS = [code for code in LANGUAGES if code != FALLBACK]


def test_there_are_english_and_french() -> None:
    assert {"en", "fr"} <= set(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_that_a_call_names_is_there(code: str) -> None:
    missing = {f"{use.place}: {use.id}" for use in uses() if not locale(code).has(use.id)}
    assert missing == set()
    assert len({use.id for use in uses()}) > 150


def test_no_message_is_unused() -> None:
    named, patterns = literals()
    ids = {use.id for use in uses()} | named | {f"play-{text}" for text in named}
    options = {option_id(option) for option in OPTIONS.values()}
    options |= {f"{id}-help" for id in options} | {value for option in OPTIONS.values() for value in values(option)}
    unused = [
        id
        for id in catalogue(FALLBACK)
        if id not in ids | options
        and not id.startswith(("contract-", "page-", "book-"))  # the page and the rule book have checks of their own
        and not (id.startswith(("play-", "rules-", "sheets-")) and any(pattern.fullmatch(id) for pattern in patterns))
    ]
    assert unused == []


@pytest.mark.parametrize("code", OTHERS)
def test_languages_have_the_same_messages_with_the_same_variables(code: str) -> None:
    ours, theirs = catalogue(FALLBACK), catalogue(code)
    assert set(theirs) == set(ours)
    differ = {id for id, message in ours.items() if variables(message) != variables(theirs[id])}
    assert differ == set()


@pytest.mark.parametrize("code", OTHERS)
def test_compare_locales_finds_nothing_to_say(code: str) -> None:
    config = ProjectConfig(str(CATALOGUES / "l10n.toml"))
    config.add_environment(l10n_base=str(CATALOGUES))
    config.set_locales([code])
    config.add_paths({"reference": f"{CATALOGUES}/{FALLBACK}/*.ftl", "l10n": "{l10n_base}/{locale}/*.ftl"})
    (seen,) = compareProjects([config], [code], str(CATALOGUES))
    found = seen.toJSON()
    counts = found["summary"][code]
    wrong = {word: counts[word] for word in ("errors", "warnings", "missing", "obsolete") if counts[word]}
    assert wrong == {}, found["details"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_files_are_the_same_in_every_language(code: str) -> None:
    assert [file.name for file in files(code)] == [file.name for file in files(FALLBACK)]


def files(code: str) -> list[Path]:
    return sorted((CATALOGUES / code).glob("*"))


# --- options and contracts --------------------------------------------------------------------------


def kind_of(option: Option) -> Kind:
    return option.kind.item if isinstance(option.kind, ForPlayers) else option.kind


def values(option: Option) -> list[str]:
    """The messages that the option's values may have."""
    kind = kind_of(option)
    if isinstance(kind, OneOf):
        return [value_id(option, value) for value in kind.values]
    return [value_id(option, None), value_id(option, 0)]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("key", OPTIONS)
def test_every_option_has_a_label_a_help_text_and_names_of_its_values(key: str, code: str) -> None:
    option, here = OPTIONS[key], locale(code)
    assert label(option, here)
    assert re.fullmatch(r"[^a-z].*[.。]", help_text(option, here))
    kind = kind_of(option)
    if isinstance(kind, OneOf):
        told = [value_text(option, value, here) for value in kind.values]
        assert len(set(told)) == len(told)
        assert all(here.has(value_id(option, value)) for value in kind.values)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_preset_can_be_told_in_words(code: str) -> None:
    here = locale(code)
    for name in names():
        rules = preset(name)
        for option in OPTIONS.values():
            if option.scope == "ruleset":
                assert "None" not in value_text(option, getattr(rules, option.field), here)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_preset_says_in_the_language_where_it_comes_from(name: str, code: str) -> None:
    told = source(preset(name), locale(code))
    assert (told == preset(name).source) == (code == FALLBACK)  # what its file says is the English sentence


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", [*names(), *sorted(file.stem for file in RULESETS.glob("*.toml"))])
def test_every_contract_has_a_name_of_its_own(name: str, code: str) -> None:
    rules = rules_of(name)
    told = [locale(code).contract(row.id, row.name) for row in rules.contracts]
    assert len(set(told)) == len(told)
    assert not set(told) & {row.id for row in rules.contracts}


# --- how it is set ----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_apostrophes_quotes_and_ellipses_are_those_of_print(code: str) -> None:
    typed = {
        id: text
        for id, message in catalogue(code).items()
        for text in texts(message)
        if re.search(r"['\"]|\.\.\.", text)
    }
    assert typed == {}


def test_chinese_has_its_own_points_and_no_spaces_between_its_words() -> None:
    wide = r"[\u3400-\u9fff]"
    wrong = {
        id: text
        for id, message in catalogue("zh").items()
        for text in texts(message)
        if not id.startswith(("play-word-", "score-word-", "play-bot-names", "table-bots"))
        and re.search(rf"{wide}[,.:;?!()]|[,:;?!()]{wide}|{wide} {wide}|[，。：；、？]\s", text)
    }
    assert wrong == {}


def test_finnish_quotes_close_and_open_alike() -> None:
    assert [id for id, message in catalogue("fi").items() for text in texts(message) if re.search("[“„«»]", text)] == []


@pytest.mark.parametrize(
    ("variable", "code"),
    [("zh_CN.UTF-8", "zh"), ("zh_Hans", "zh"), ("zh_Hans_CN.UTF-8", "zh"), ("fi_FI.UTF-8@euro", "fi"), ("C", "en")],
)
def test_the_language_of_the_system_is_spoken(variable: str, code: str) -> None:
    assert negotiate({"LANG": variable}) == code


def test_lists_are_those_of_the_language() -> None:
    assert locale("fi").listed(["A", "B", "C"]) == "A, B ja C"
    assert locale("fi").listed(["A", "B", "C"], "or") == "A, B tai C"
    assert locale("zh").listed(["A", "B", "C"]) == "A、B和C"
    assert locale("zh").listed(["A", "B", "C"], "or") == "A、B或C"
    for code in LANGUAGES:
        assert locale(code).listed(["+5", "−3"], "unit") != "+5−3"


def test_french_has_spaces_that_do_not_break_inside_its_quotes_and_before_high_points() -> None:
    wrong = {
        id: text
        for id, message in catalogue("fr").items()
        for text in texts(message)
        if re.search(r"[^\s!?][;!?»]|\w:(?=\s|$)|«\S| [:;!?»]|« ", text)
    }
    assert wrong == {}
    narrow, wide = "\u202f", "\u00a0"
    mixed = {
        id: text
        for id, message in catalogue("fr").items()
        for text in texts(message)
        if re.search(f"{narrow}[:»]|«{narrow}|{wide}[;!?]", text)
    }
    assert mixed == {}, "a narrow space before ; ! and ?, a wide one before : and inside quotes"

"""What is particular to Portuguese and to German: quotes, articles, plurals and lists."""

from __future__ import annotations

import re

import pytest

from barbu.cards import Card
from barbu.errors import NotLegal
from barbu.locales import explain, locale, negotiate
from barbu.rules import preset
from barbu.rules.options import OPTIONS
from barbu.rules.words import value_text
from tests.locales.messages import catalogue, texts


@pytest.mark.parametrize(("code", "others"), [("pt", "[“”„]|« | »"), ("de", "[«»”]|„ | “")])
def test_quotes_are_those_of_the_language(code: str, others: str) -> None:
    wrong = {id: text for id, message in catalogue(code).items() for text in texts(message) if re.search(others, text)}
    assert wrong == {}


@pytest.mark.parametrize("code", ["pt", "de"])
def test_every_quote_that_opens_closes(code: str) -> None:
    opening, closing = {"pt": ("«", "»"), "de": ("„", "“")}[code]
    for id, message in catalogue(code).items():
        whole = "".join(texts(message))
        assert whole.count(opening) == whole.count(closing), id


@pytest.mark.parametrize("code", ["pt", "de"])
def test_nothing_is_shouted_and_a_minus_is_no_hyphen(code: str) -> None:
    plain = re.compile(r"!|(?<![\w-])-\d")
    wrong = [id for id, message in catalogue(code).items() for text in texts(message) if plain.search(text)]
    assert wrong == ["must-be-prices"] * len(wrong)  # the prices there are as a file has them


def test_portuguese_says_você_to_nobody() -> None:
    assert [id for id, message in catalogue("pt").items() for text in texts(message) if "você" in text.lower()] == []


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 vazas"), (1, "1 vaza"), (2, "2 vazas")]
)  # the plural rules of Portuguese in Brazil would have it 0 vaza
def test_none_is_plural_in_portugal(count: int, said: str) -> None:
    assert locale("pt").text("play-count-tricks", count=count) == said
    assert locale("pt").text("page-tricks", count=count) == said


def test_numbers_of_players_are_told_as_germans_do() -> None:
    size = preset("score-barbu-app").deck.size
    assert value_text(OPTIONS["deck.size"], size, locale("de")) == "24 zu dritt, 32 zu viert, 40 zu fünft, 48 zu sechst"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("pt", "É preciso servir o naipe: saiu-se a copas. Pode jogar 9♥ ou D♥."),
        ("de", "Du musst bedienen: Herz ist angespielt. Du kannst 9♥ oder D♥ spielen."),
    ],
)
def test_a_refusal_says_what_is_legal(code: str, said: str) -> None:
    cards = (Card.parse("9H"), Card.parse("QH"))
    assert explain(NotLegal("must-follow", suit=cards[0].suit, legal=cards), locale(code)) == said


@pytest.mark.parametrize(("variable", "code"), [("pt_PT.UTF-8", "pt"), ("pt_BR", "pt"), ("de_AT.UTF-8", "de")])
def test_the_language_of_the_system_is_theirs(variable: str, code: str) -> None:
    assert negotiate({"LANG": variable}) == code

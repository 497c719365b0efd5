"""Words that a number stands beside have the form of their language, whatever the number is."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from barbu.locales import available, locale
from tests.locales.messages import catalogue

NUMBERS = (-1, 0, 1, 2, 5, 21)

SINGULAR = {"en": (-1, 1), "fr": (-1, 0, 1), "pt": (-1, 1), "de": (-1, 1), "fi": (-1, 1), "zh": NUMBERS}
"""The numbers beside which a word is in the singular; in Chinese no word has another form."""

MANY = 29
"""A number that no message has a word for."""

ANOTHER = ("book-rotation-block",)
"""Messages that say another thing for one, and not the same thing of one."""

ALIKE = ("play-item-rank-", "export-done", "import-done")
"""Words that may be the same for one and for many: deux, Spieler."""

LANGUAGES = [code for code in available() if locale(code).has("book-title")]


class Plurals(Visitor):
    """The places of a message where a plural form is chosen, and every variable with the words it is chosen by.

    `exact` are the numbers that have words of their own: twice.
    """

    def __init__(self) -> None:
        self.found: list[fluent.SelectExpression] = []
        self.words: dict[str, list[str]] = {}
        self.exact: set[int] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.words.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        self.exact |= {int(each.key.value) for each in node.variants if isinstance(each.key, fluent.NumberLiteral)}
        keys = [variant.key.name for variant in node.variants if isinstance(variant.key, fluent.Identifier)]
        if "one" in keys:
            self.found.append(node)
        elif isinstance(node.selector, fluent.VariableReference):
            self.words.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def plurals(message: fluent.Message) -> Plurals:
    """What a message has of plural forms."""
    found = Plurals()
    found.visit(message)
    return found


def messages(code: str) -> Iterator[tuple[fluent.Message, str]]:
    """The messages with plural forms, and the variable that these follow."""
    for message in catalogue(code).values():
        if message.value is not None:
            names = {each.selector.id.name for each in plurals(message).found}  # type: ignore[union-attr]
            yield from ((message, name) for name in sorted(names))


def told(code: str, message: fluent.Message, name: str, number: int) -> list[str]:
    """The message with the number, once for each word that its other variables may have, the number as a mark."""
    found = plurals(message)
    others = [each for each in found.words if each != name]
    amounts = {each.selector.id.name for each in found.found}  # type: ignore[union-attr]
    plain: dict[str, str | int] = {each: 33 if each in amounts else (found.words[each] or ["x"])[0] for each in others}
    texts = []
    for other in others or [""]:
        words: list[str] = found.words.get(other) or []
        for values in [{**plain, other: word} for word in words] or [plain]:
            text = locale(code).text(message.id.name, **{**values, name: number})
            texts.append(re.sub(rf"(?<![-\d]){number}(?![\dA-Z♣♠♦♥])", "#", text))
    return texts


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_word_beside_a_number_has_the_form_that_goes_with_it(code: str) -> None:
    seen = 0
    for message, name in messages(code):
        one, many = told(code, message, name, 1), told(code, message, name, MANY)
        exact = plurals(message).exact
        seen += 1
        assert one != many or message.id.name.startswith(ALIKE), message.id.name
        for number in NUMBERS:
            if number not in exact:
                due = one if number in SINGULAR[code] else many
                assert told(code, message, name, number) == due, f"{message.id.name}: {number}"
    assert seen > 20 or code == "zh"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_singular_of_the_book_shows_its_number_where_the_plural_does(code: str) -> None:
    """It stands for −1 too, and in French for 0."""
    for message, _ in messages(code):
        if not message.id.name.startswith("book-"):
            continue
        for each in plurals(message).found:
            forms = {shows(variant) for variant in each.variants if isinstance(variant.key, fluent.Identifier)}
            assert len(forms) == 1 or message.id.name in ANOTHER, message.id.name


def shows(variant: fluent.Variant) -> bool:
    """Whether the variant has a number in it."""
    return any(
        isinstance(part, fluent.Placeable)
        and isinstance(part.expression, fluent.VariableReference)
        and part.expression.id.name in ("count", "points", "contracts", "deals")
        for part in variant.value.elements
    )

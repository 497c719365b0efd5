"""The messages that the code asks for, read off its calls, and those that the catalogues hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import barbu
from barbu.bots.player import Cause
from barbu.cards import Rank, Suit
from barbu.deal.actions import AceEnd
from barbu.deal.tricks import FILTERS
from barbu.rules import names
from barbu.rules.kinds import LAST_TRICKS, TRICK
from barbu.rules.model import Group
from barbu.scoring.points import Reason
from barbu.table.hints import Certain

SOURCE = Path(barbu.__file__).parent
CATALOGUES = SOURCE / "locales"

PLACES = {
    "text": 0,
    "NotLegal": 0,
    "NotUnderstood": 0,
    "BadRecord": 0,
    "Stale": 0,
    "Unfit": 0,
    "Problem": 1,
    "unknown": 1,
}
"""Calls that name a message, and at which place of their arguments."""

ITEMS = (TRICK, *LAST_TRICKS, *(suit.letter for suit in Suit), *(rank.letter for rank in Rank))

EXPANDED = {
    "rank-letter-{}": [f"rank-letter-{rank}" for rank in Rank],
    "rank-{}": [f"rank-{rank}" for rank in Rank],
    "suit-{}": [f"suit-{suit}" for suit in Suit],
    "item-{}": [f"item-{item}" for item in ITEMS],
    "preset-{}": [f"preset-{name}" for name in names()],
    "preset-{}-note": [f"preset-{name}-note" for name in names()],
    "preset-{}-source": [f"preset-{name}-source" for name in names()],
    "play-item-{}": [f"play-item-{item}" for item in (TRICK, *LAST_TRICKS)],
    "play-item-suit-{}": [f"play-item-suit-{suit.letter}" for suit in Suit],
    "play-item-rank-{}": [f"play-item-rank-{rank.letter}" for rank in Rank],
    "play-reason-{}": [f"play-reason-{reason.replace('_', '-')}" for reason in get_args(Reason) if reason != "item"],
    "price-{}": [f"price-{item}" for item in ITEMS],
    "hint-{}": [f"hint-{word}" for word in (*get_args(Certain), *get_args(Cause)) if word != "item"],
    "act-lay-{}": [f"act-lay-{end}" for end in get_args(AceEnd)],
    "studio-group-{}": [f"studio-group-{group.replace('_', '-')}" for group in get_args(Group)],
    "must-be-{}": ["must-be-suit", "must-be-rank", "must-be-card"],
}
"""What the messages with a part that is worked out come to."""

ELSEWHERE = {
    "locales/shown.py: id",
    "locales/shown.py: value.id",
    "locales/catalogue.py: key",
    "rules/check.py: message",
    "rules/plain.py: unfit.problem",
    "rules/words.py: option_id(option)",
    "rules/words.py: f'{option_id(option)}-help'",
    "rules/words.py: problem.message",
    "rules/words.py: value_id(OPTIONS[key], value)",
    "rules/words.py: value_id(option, value)",
    "studio/form.py: value_id(option, 0)",
    "studio/form.py: value_id(option, None)",
    "studio/form.py: value_id(option, each)",
    "table/collection.py: unfit.problem",
}
"""Calls that pass on a message named elsewhere, or one of an option, or of a contract; each has its own test."""


OWN = ("cli/", "rulebook/", "sheets/")
"""Parts whose messages have tests of their own."""


class Use(NamedTuple):
    """One call that names a message."""

    place: str
    id: str


@cache
def trees() -> dict[str, ast.Module]:
    """Every module of the package by its path."""
    files = sorted(SOURCE.rglob("*.py"))
    return {file.relative_to(SOURCE).as_posix(): ast.parse(file.read_text(encoding="utf-8")) for file in files}


@cache
def uses() -> tuple[Use, ...]:
    """Every message that a call names; f-strings as they come out."""
    return tuple(use for path, tree in trees().items() for use in _uses(path, tree))


def _uses(path: str, tree: ast.Module) -> Iterator[Use]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            place = PLACES.get(_name(call.func))
            if place is not None and len(call.args) > place:
                where = f"{path}:{call.lineno}"
                yield from (Use(where, id) for id in _ids(call.args[place], path, tree))


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _ids(expression: ast.expr, path: str, tree: ast.Module) -> Iterable[str]:
    match expression:
        case ast.Constant(value=str(id)):
            return [id]
        case ast.IfExp(body=body, orelse=other):
            return [*_ids(body, path, tree), *_ids(other, path, tree)]
        case ast.JoinedStr() if (pattern := shape(expression)) != "{}-help":
            return EXPANDED.get(pattern, [] if path.startswith(OWN) else [f"unexpanded {pattern}"])
        case ast.Name(id="rule") if path == "deal/tricks.py":
            return [rule for rule, _ in FILTERS]
    named = f"{path}: {ast.unparse(expression)}"
    return [] if named in ELSEWHERE or path.startswith(OWN) else [f"unresolved {named}"]


def shape(text: ast.JoinedStr) -> str:
    """An f-string with its worked out parts as `{}`."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in text.values)


@cache
def literals() -> tuple[set[str], list[re.Pattern[str]]]:
    """All texts in the code, and the patterns of its f-strings that say something on their own."""
    texts: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and re.match(r"[a-z]+-", shape(node)):
                patterns.append(re.compile(re.escape(shape(node)).replace(r"\{\}", "[a-zA-Z0-9-]+")))
    return texts, patterns


# --- the catalogues ---------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the names of the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def catalogue(code: str) -> dict[str, fluent.Message]:
    """All messages of a language by id; anything that is not understood fails."""
    found: dict[str, fluent.Message] = {}
    for file in sorted((CATALOGUES / code).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def variables(message: fluent.Message) -> set[str]:
    """The names of the variables that a message takes."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def texts(message: fluent.Message) -> Iterator[str]:
    """The pieces of plain text in a message."""

    class Texts(Visitor):
        def __init__(self) -> None:
            super().__init__()
            self.found: list[str] = []

        def visit_TextElement(self, node: fluent.TextElement) -> None:
            self.found.append(node.value)

    visitor = Texts()
    visitor.visit(message)
    yield from visitor.found

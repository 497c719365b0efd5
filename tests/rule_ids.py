"""The ids of `docs/rules.md`, and which of them a test must name."""

import re
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "rules.md"

_ITEM: Final = re.compile(r"^- \*\*([SEWN]\d+(?:\.\d+)?)\*\*", re.MULTILINE)
_ANY_ID: Final = re.compile(r"(?:S[0-4]\.\d+|[EWN]\d+)")


def read_ids(page: str) -> tuple[str, ...]:
    """Give the ids that head a list item, in the order of the page; twice the same is a ValueError."""
    ids = tuple(_ITEM.findall(page))
    twice = sorted({name for name in ids if ids.count(name) > 1})
    if twice:
        raise ValueError(f"ids given twice: {', '.join(twice)}")
    return ids


ALL_RULES: Final = read_ids(PAGE.read_text(encoding="utf-8"))

NO_TEST: Final[frozenset[str]] = frozenset(
    {
        # Not rules: names, titles, dedications, advice, jokes.
        "S0.1",  # the name of the game
        "S0.6",  # where it comes from
        "S0.45",  # announces the two house rules that follow
        "S1.1",  # title
        "S1.3",  # calls itself a place to start from
        "S1.13",  # title of a list
        "S3.1",  # title
        "S3.2",  # dedication
        "S3.3",  # dedication
        "S3.4",  # greeting
        "S3.18",  # title of a list
        "S3.38",  # advice on choosing
        "S3.39",  # advice on choosing
        "S3.40",  # the winner's prize, a joke
        "S3.70",  # a joke
        "S3.73",  # leave to change everything
        "S4.10",  # advice on play
        "S4.11",  # advice on play
        # Later: the related game Dame de pique.
        "S0.51",
        "S0.52",
        "S0.53",
        "S0.54",
        # Proved where they are built.
        "S0.22",  # ticks on the score sheet
        "S0.41",  # the editor suggests a handicap
        "S1.4",  # the catalogue of options and the editor
        "S1.5",  # saved rulesets
        "S1.49",  # saved rulesets
        "S3.64",  # crosses on the score sheet
        "S3.69",  # printed score sheets
        "S3.71",  # resuming a match
        "S4.22",  # the lock on a started match
    }
)


def canonical(rule: str) -> str:
    """Give the id under which a rule stands on the page: S2.n stands as S1.n."""
    if not _ANY_ID.fullmatch(rule):
        raise ValueError(f"not a rule id: {rule!r}")
    return "S1" + rule[2:] if rule.startswith("S2.") else rule


def required(kinds: str = "S") -> frozenset[str]:
    """Give the ids, of the kinds named by their first letters, that at least one test must name."""
    return frozenset(rule for rule in ALL_RULES if rule[0] in kinds) - NO_TEST

"""The rulesets that ship with the package, each a TOML file here."""

import tomllib
from functools import cache
from importlib import resources

from barbu.rules.check import BadRuleset, unknown
from barbu.rules.load import loads
from barbu.rules.model import Ruleset


@cache
def names() -> tuple[str, ...]:
    """The names of all presets, sorted."""
    files = resources.files(__name__).iterdir()
    return tuple(sorted(file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml")))


@cache
def preset(name: str) -> Ruleset:
    """The preset of this name; raises `BadRuleset` when there is none."""
    if name not in names():
        raise BadRuleset((unknown("extends", "unknown-preset", name, names()),))
    file = resources.files(__name__) / f"{name}.toml"
    return loads(file.read_text(encoding="utf-8"), preset)


def is_preset(rules: Ruleset) -> bool:
    """Whether the ruleset is a preset as it ships, not one of the same name that has been changed."""
    return rules.name in names() and rules == preset(rules.name)


def extended(text: str) -> Ruleset | None:
    """The preset that a TOML text extends; none where it extends nothing that there is."""
    try:
        name = tomllib.loads(text.removeprefix("\ufeff")).get("extends")
    except (RecursionError, ValueError):
        return None
    return preset(name) if isinstance(name, str) and name in names() else None


def read(text: str) -> Ruleset:
    """The ruleset that a TOML text describes, which may extend a preset; raises `BadRuleset`."""
    return loads(text, preset)

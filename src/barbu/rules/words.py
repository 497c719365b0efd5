"""How options, their values and the problems of a ruleset are called."""

from collections.abc import Callable, Mapping
from typing import Any

from barbu.locales import Locale, shown
from barbu.locales.shown import filled, safe, ungrouped
from barbu.rules.check import Problem
from barbu.rules.kinds import Flag, ForPlayers, Id, Kind, ListOf, OneOf, PriceList, Prices, Text, Whole, Written
from barbu.rules.model import Points, Ruleset
from barbu.rules.options import Chosen, Option
from barbu.rules.presets import is_preset, names, preset


def title(rules: Ruleset, locale: Locale) -> str:
    """What the ruleset is called: a preset as the language has it, another by its own name; empty where it has none."""
    return title_of(rules.name, locale) if is_preset(rules) else rules.name


def title_of(name: str, locale: Locale) -> str:
    """What the preset of this name is called; any other name as it is."""
    return locale.text(f"preset-{name}") if name in names() else name


def note(rules: Ruleset, locale: Locale) -> str:
    """One sentence on a preset; empty for another ruleset."""
    return locale.text(f"preset-{rules.name}-note") if is_preset(rules) else ""


def source(rules: Ruleset, locale: Locale) -> str:
    """Where the ruleset comes from: a preset's source as the language has it, any other as its file says."""
    shipped = rules.name in names() and rules.source == preset(rules.name).source
    return locale.text(f"preset-{rules.name}-source") if shipped else rules.source


def option_id(option: Option) -> str:
    """The message id of the option's label; `-help` and `-value-…` follow it."""
    return f"option-{option.key}".replace(".", "-").replace("_", "-")


def label(option: Option, locale: Locale) -> str:
    """What the option is called."""
    return locale.text(option_id(option))


def help_text(option: Option, locale: Locale) -> str:
    """One sentence on the option."""
    return locale.text(f"{option_id(option)}-help")


def value_id(option: Option, value: object) -> str:
    """The message id that a value of the option would have, if it has a name of its own."""
    word = "none" if value is None else str(value).lower().replace("_", "-")
    return f"{option_id(option)}-value-{word}"


def value_text(option: Option, value: Any, locale: Locale, write: Callable[[int], str] | None = None) -> str:
    """The option's value in words; values by number of players one after another.

    `write` is how the table writes points down, by default with their sign.
    """
    if isinstance(option.kind, ForPlayers) and isinstance(value, Mapping):
        parts = [
            locale.text("for-players", value=_value(option, option.kind.item, one, locale, write), players=players)
            for players, one in value.items()
        ]
        return locale.listed(parts, "unit") if parts else locale.text("nothing")
    kind = option.kind.item if isinstance(option.kind, ForPlayers) else option.kind
    return _value(option, kind, value, locale, write)


def _value(option: Option, kind: Kind, value: Any, locale: Locale, write: Callable[[int], str] | None) -> str:
    if isinstance(kind, (OneOf, Whole, Written)) and locale.has(value_id(option, value)):
        return locale.text(value_id(option, value))
    match kind:
        case Flag():
            return locale.text("yes" if value else "no")
        case PriceList():
            return price_text(value, locale, write or signed)
        case ListOf(item=item) if value and item == Points:
            return locale.listed([(write or signed)(points) for points in value], "unit")
        case ListOf(item=Id()) if value:
            return locale.listed([safe(locale.contract(id)) for id in value])
        case Text() if not value:
            return locale.text("nothing")
        case _:
            return str(shown(value, locale))


def signed(points: int) -> str:
    """Points with their sign: +5, −10, 0."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def written(rules: Ruleset, points: int) -> str:
    """Points as the table writes them down: with their sign, or as penalties without one."""
    return str(points).replace("-", "−") if rules.sign == "penalty" else signed(points)


def price_text(prices: Prices, locale: Locale, write: Callable[[int], str] = signed) -> str:
    """What a row pays: −10 per heart."""
    if not prices:
        return locale.text("nothing")
    return locale.listed([_price(item, write(price), locale) for item, price in prices.items()], "unit")


def _price(item: str, points: str, locale: Locale) -> str:
    if locale.has_item(item):
        return locale.text(f"price-{item}", points=points)
    return locale.text("price-card", points=points, card=locale.item(item))


def contract_names(rules: Ruleset) -> dict[str, str]:
    """The table's own names of contracts by id, where it has some."""
    return {row.id: safe(row.name) for row in rules.contracts if row.name}


# --- problems ---------------------------------------------------------------------------------------


@shown.register
def _(problem: Problem, locale: Locale) -> str:
    sentence = problem_text(problem, locale, keys=True)
    return locale.text("problem-at", key=safe(problem.key), sentence=sentence) if problem.key else sentence


@shown.register
def _(option: Option, locale: Locale) -> str:
    return label(option, locale)


@shown.register
def _(chosen: Chosen, locale: Locale) -> str:
    return value_text(chosen.option, chosen.value, locale)


def problem_text(problem: Problem, locale: Locale, *, keys: bool = False) -> str:
    """What is wrong, without the key of the option; `keys` has the keys of others in it, for who writes a file."""
    values = {name: _with_key(value, locale) if keys else value for name, value in problem.values.items()}
    return locale.text(problem.message, **_as_points(filled(values, locale)))


def _with_key(value: object, locale: Locale) -> object:
    if isinstance(value, Option):
        return locale.text("option-with-key", label=label(value, locale), key=value.field)
    return value


def _as_points(values: Mapping[str, str | int]) -> dict[str, str | int]:
    """The values, numbers as points are written: without a sign between thousands, and with a true minus.

    No sentence is inflected by a number below zero.
    """
    return {name: _as_point(value) if isinstance(value, int) else value for name, value in values.items()}


def _as_point(value: int) -> str | int:
    return str(value).replace("-", "−") if value < 0 else ungrouped(value)

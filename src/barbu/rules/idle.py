"""What is set and has no effect: options that mean nothing beside the others; no mistake, but worth a word."""

from collections.abc import Iterator

from barbu.rules.check import Problem
from barbu.rules.kinds import LAST_TRICKS
from barbu.rules.meaning import hand_size, list_length, scheduled_deals
from barbu.rules.model import Declared, Ruleset, TrickContract
from barbu.rules.options import OPTIONS, Chosen, Option, Scope, options_of


def idle(rules: Ruleset) -> tuple[Problem, ...]:
    """The options of a ruleset that can be played whose values change nothing, each with the reason."""
    return tuple(_idle(rules))


def _idle(rules: Ruleset) -> Iterator[Problem]:
    for key in rules.assumed:
        if not names_an_option(rules, key):
            yield Problem("assumed", "idle-name", {"given": key})
    yield from _beside("ruleset", "", rules)
    yield from _beside("deck", "deck.", rules.deck)
    yield from _beside("doubling", "doubling.", rules.doubling)
    yield from _quota(rules)
    for row in rules.contracts:
        key = f"contracts.{row.id}."
        if isinstance(row, TrickContract):
            yield from _beside("tricks", key, row)
            yield from _tricks(rules, row, key)
        else:
            yield from _beside("layout", key, row)


def _beside(scope: Scope, prefix: str, part: Declared) -> Iterator[Problem]:
    """The options of a part that another of its options switches off."""
    for option in options_of(scope):
        value = getattr(part, option.field)
        if value != option.default and (other := option.silenced_by(part)):
            yield Problem(prefix + option.field, "idle-beside", _beside_values(option, other, part))


def _beside_values(option: Option, other: Option, part: Declared) -> dict[str, object]:
    """What fills the note on an option that another of its part leaves without a meaning."""
    told = {name: Chosen(each, getattr(part, each.field)) for name, each in (("value", option), ("beside", other))}
    return {**told, "field": other}


def _quota(rules: Ruleset) -> Iterator[Problem]:
    most = max(_declared_deals(rules, players) for players in rules.players)
    if rules.doubling.enabled and rules.doubling.quota > most:
        yield Problem("doubling.quota", "idle-quota", {"given": rules.doubling.quota, "most": most})


def _declared_deals(rules: Ruleset, players: int) -> int:
    """The most deals that one declarer can have."""
    deals = scheduled_deals(rules, players)
    if rules.dealer_rotation == "every_deal":
        return -(-deals // players)
    return min(deals, list_length(rules) * rules.series)


def _tricks(rules: Ruleset, row: TrickContract, prefix: str) -> Iterator[Problem]:
    if row.must_beat == "trumps" and row.trump == "none":
        beside = _beside_values(OPTIONS["tricks.must_beat"], OPTIONS["tricks.trump"], row)
        yield Problem(f"{prefix}must_beat", "idle-beside", beside)
    most = max(hand_size(rules, players) for players in rules.players)
    for item in row.prices:
        if item in LAST_TRICKS[most:]:
            yield Problem(f"{prefix}prices", "idle-last-trick", {"item": item, "most": most})


def names_an_option(rules: Ruleset, key: str) -> bool:
    """Whether the dotted key is that of an option of this ruleset, or of a whole row."""
    first, _, rest = key.partition(".")
    if first == "contracts":
        id, _, field = rest.partition(".")
        row = next((row for row in rules.contracts if row.id == id), None)
        scope: Scope = "tricks" if isinstance(row, TrickContract) else "layout"
        return row is not None and (not field or field in {option.field for option in options_of(scope)})
    if first == "deck" or first == "doubling":
        return not rest or rest in {option.field for option in options_of("deck" if first == "deck" else "doubling")}
    return key in {option.field for option in options_of("ruleset")}

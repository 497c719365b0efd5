"""What a ruleset changes in its base, and how each difference is put back."""

from collections.abc import Iterator

from barbu.rules import Ruleset
from barbu.rules.compare import Change, difference
from barbu.rules.options import OPTIONS
from barbu.rules.plain import whole_row
from barbu.studio.mends import Patch
from barbu.studio.patch import ORDER, Setting


def changes(base: Ruleset, rules: Ruleset) -> Iterator[tuple[Change, Patch]]:
    """Each difference from the base, with the patch of the ruleset that puts it back."""
    for change in difference(base, rules):
        yield change, _back(change, base, rules)


def _back(change: Change, base: Ruleset, rules: Ruleset) -> Patch:
    id = change.key.split(".")[1] if change.key.startswith("contracts.") else ""
    match change.kind:
        case "added" if id in (row.id for row in base.contracts):
            return ()  # a row of another kind has taken its place: putting back the one removed settles both
        case "added":
            return (Setting(change.key, None),)
        case "removed":
            order = _in_place(base, [row.id for row in rules.contracts], id)
            return (Setting(change.key, whole_row(base.contract(id))), Setting(ORDER, order))
        case "moved":
            return (Setting(ORDER, _in_place(base, [row.id for row in rules.contracts], id)),)
        case _:
            return (Setting(change.key, OPTIONS[change.option].kind.plain(change.before)),)


def _in_place(base: Ruleset, ids: list[str], id: str) -> list[str]:
    """The ids with this one behind the row that it follows in the base, as far as that is there."""
    others = [each for each in ids if each != id]
    order = [row.id for row in base.contracts]
    before = [each for each in order[: order.index(id)] if each in others]
    place = others.index(before[-1]) + 1 if before else 0
    return [*others[:place], id, *others[place:]]

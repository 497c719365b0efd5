"""Differences and mends in words."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from barbu.locales import Locale
from barbu.locales.shown import safe
from barbu.rules.compare import Change
from barbu.rules.kinds import Unfit
from barbu.rules.model import Ruleset
from barbu.rules.options import OPTIONS
from barbu.rules.words import label, value_text, written
from barbu.studio.mends import Patch, option_at
from barbu.studio.patch import ORDER, Setting


def change_text(change: Change, locale: Locale, old: Ruleset, new: Ruleset) -> str:
    """One difference between two rulesets, points as each writes them down.

    The locale knows the tables' own names of contracts.
    """
    id = change.key.split(".")[1] if change.key.startswith("contracts.") else ""
    contract = safe(locale.contract(id)) if id else ""
    match change.kind:
        case "added":
            return locale.text("rules-row-added", contract=contract, place=change.after)
        case "removed":
            return locale.text("rules-row-removed", contract=contract, place=change.before)
        case "moved":
            return locale.text("rules-row-moved", contract=contract, before=change.before, after=change.after)
        case "changed":
            option = OPTIONS[change.option]
            told = {
                "label": label(option, locale),
                "before": value_text(option, change.before, locale, partial(written, old)),
                "after": value_text(option, change.after, locale, partial(written, new)),
            }
            if id:
                return locale.text("rules-changed-row", contract=contract, **told)
            return locale.text("rules-changed", **told)


def patch_text(patch: Patch, plain: Mapping[str, Any], locale: Locale) -> str:
    """What a patch sets, setting by setting."""
    return locale.commas([_setting_text(setting, plain, locale) for setting in patch])


def _setting_text(setting: Setting, plain: Mapping[str, Any], locale: Locale) -> str:
    first, *rest = setting.key.split(".")
    contract = safe(locale.contract(rest[0])) if first == "contracts" and rest else ""
    if contract and len(rest) == 1:
        return locale.text("mend-drop-row" if setting.value is None else "mend-put-row", contract=contract)
    option, key = option_at(plain, setting.key)
    if setting.key == ORDER or option is None or key != setting.key or setting.value is None:
        return locale.text("mend-drop-key", given=safe(setting.key.rpartition(".")[2]))
    try:
        value = value_text(option, option.kind.read(setting.value), locale)
    except Unfit:
        value = safe(str(setting.value))
    if contract:
        return locale.text("mend-set-row", contract=contract, label=label(option, locale), value=value)
    return locale.text("mend-set", label=label(option, locale), value=value)

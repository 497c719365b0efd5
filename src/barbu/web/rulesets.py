"""A ruleset as the page is told it: packs, prices and totals worked out, and its options in words."""

from functools import lru_cache

import msgspec

from barbu.locales import Locale, locale
from barbu.rules import Contract, LayoutContract, Ruleset, names, preset, ruleset_hash
from barbu.rules.glyphs import glyph
from barbu.rules.link import encode
from barbu.rules.meaning import dealt_pack, parts, payout, positive, scheduled_deals, total
from barbu.rules.options import options_of
from barbu.rules.plain import to_plain
from barbu.rules.words import label, note, title_of, value_text
from barbu.table.ports import SavedRules
from barbu.web import wire


def presets(lang: str) -> list[wire.RulesetInfo]:
    """All rulesets that ship with the package."""
    return [info(preset(name), lang) for name in names()]


def written_presets(lang: str) -> list[wire.WrittenRules]:
    """The same as they are written."""
    return [written(preset(name), lang) for name in names()]


def written(rules: Ruleset, lang: str, saved: str = "") -> wire.WrittenRules:
    """The ruleset as it is written; `saved` is its id in a collection."""
    words = locale(lang)
    return wire.WrittenRules(
        saved or rules.name, called(rules.name, words), note(rules, words), bool(saved), to_plain(rules)
    )


def called(name: str, words: Locale) -> str:
    """What people call the ruleset of this name: by a preset's title, its own name, or as one without any."""
    return title_of(name, words) or words.text("unnamed-rules")


def info_of_saved(saved: SavedRules, lang: str) -> wire.RulesetInfo:
    """A ruleset of a collection."""
    return msgspec.structs.replace(info(saved.rules, lang), saved=wire.SavedAs(saved.id, saved.number))


@lru_cache(maxsize=1024)
def info(rules: Ruleset, lang: str) -> wire.RulesetInfo:
    """The ruleset for every number of players it is for."""
    words = locale(lang)
    return msgspec.structs.replace(
        _facts(rules), title=called(rules.name, words), note=note(rules, words), sentences=_sentences(rules, words)
    )


@lru_cache(maxsize=512)
def _facts(rules: Ruleset) -> wire.RulesetInfo:
    """What is the same in all languages."""
    return wire.RulesetInfo(
        name=rules.name,
        title=rules.name,
        note="",
        link=encode(rules),
        hash=ruleset_hash(rules),
        players=list(rules.players),
        sign=rules.sign,
        direction=rules.direction,
        doubling=rules.doubling.enabled,
        deals={str(players): scheduled_deals(rules, players) for players in rules.players},
        pack={str(players): len(dealt_pack(rules, players)) for players in rules.players},
        contracts=[_contract(rules, row) for row in rules.contracts],
        sentences=[],
    )


def _contract(rules: Ruleset, row: Contract) -> wire.ContractInfo:
    return wire.ContractInfo(
        id=row.id,
        name=row.name,
        kind="layout" if isinstance(row, LayoutContract) else "tricks",
        glyph=glyph(rules, row),
        active=row.active,
        prices=prices(rules, row),
        payout={str(players): places(row, players) for players in rules.players},
        total={str(players): total(rules, row, players) for players in rules.players},
        positive=positive(rules, row),
    )


def prices(rules: Ruleset, row: Contract) -> list[wire.PriceInfo]:
    """What a trick row pays; nothing for a layout."""
    if isinstance(row, LayoutContract):
        return []
    return [
        wire.PriceInfo(item, price, part.source)
        for part in parts(rules, row)
        for item, price in part.prices.items()
        if price
    ]


def places(row: Contract, players: int) -> list[int]:
    """What a layout pays by finishing place; nothing for a trick row."""
    return list(payout(row, players)) if isinstance(row, LayoutContract) else []


def _sentences(rules: Ruleset, words: Locale) -> list[str]:
    """The options that a plain table would not take for granted, one a line."""
    told = words.at_table(contracts={row.id: row.name for row in rules.contracts if row.name})
    found: list[str] = []
    for scope, part in (("ruleset", rules), ("deck", rules.deck), ("doubling", rules.doubling)):
        for option in options_of(scope):
            value = getattr(part, option.field)
            if option.role != "about" and option.applies(part) and value != option.default:
                words_of = value_text(option, value, told)
                found.append(told.text("table-option", label=label(option, told), value=words_of))
    return found

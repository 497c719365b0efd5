"""What the studio tells the page: the form, and all that follows from a draft, in one language."""

from collections.abc import Iterable
from functools import lru_cache

from barbu.locales import Locale, locale
from barbu.rules import Contract, LayoutContract, Problem, Ruleset, idle, ruleset_hash
from barbu.rules.bases import nearest
from barbu.rules.glyphs import glyph
from barbu.rules.link import encode
from barbu.rules.meaning import positive
from barbu.rules.words import contract_names, problem_text, title
from barbu.studio.advice import advice
from barbu.studio.changes import changes
from barbu.studio.contracts import Known, known, plain_rows
from barbu.studio.form import ITEMS, groups, schema
from barbu.studio.mends import Patch, mended
from barbu.studio.tables import Table, silent, tables
from barbu.studio.words import change_text, patch_text
from barbu.web import wire
from barbu.web.sources import Draft


@lru_cache
def form(lang: str) -> wire.Form:
    """The form of a ruleset."""
    words = locale(lang)
    return wire.Form(
        lang=lang,
        schema=schema(lang),
        groups=[wire.FormGroup(id, scope, told, list(fields)) for id, scope, told, fields in groups(lang)],
        contracts=[_known(each, words) for each in known()],
        items=[wire.FormItem(item, words.item(item)) for item in ITEMS],
    )


def _known(each: Known, words: Locale) -> wire.FormContract:
    row, alone = each.row, Ruleset(contracts=(each.row,))
    return wire.FormContract(
        row.id, words.contract(row.id), _kind(row), glyph(alone, row), each.presets, **dict(plain_rows(row))
    )


def _kind(row: Contract) -> wire.RowKind:
    return "layout" if isinstance(row, LayoutContract) else "tricks"


# --- a draft ----------------------------------------------------------------------------------------


def studio(draft: Draft, base: Ruleset | None, lang: str) -> wire.Studio:
    """Everything that is told of a draft."""
    rules, words = draft.rules, locale(lang)
    told = words.at_table(contracts=contract_names(rules) if rules else {})
    wrong = [_note(each.problem, each.mends, draft, told) for each in mended(rules, draft.plain, draft.unread)]
    if rules is None:
        return wire.Studio(draft.plain or None, "", None, None, wrong, [], [], {}, [], [], None, [])
    sizes, base = tables(rules), base or nearest(rules)
    good = not wrong
    return wire.Studio(
        rules=draft.plain,
        title=title(rules, words),
        hash=ruleset_hash(rules) if good else None,
        link=encode(rules) if good else None,
        problems=wrong,
        advice=[_note(each.problem, each.mends, draft, told) for each in (advice(rules) if good else ())],
        idle=[_note(problem, (), draft, told) for problem in (idle(rules) if good else ())],
        silent=silent(rules),
        tables=[wire.TableOf(each.players, each.playable, each.deals, each.hand) for each in sizes],
        contracts=[_contract(rules, row, sizes, told) for row in rules.contracts],
        base=wire.BaseOf(base.name, title(base, words), ruleset_hash(base)),
        changes=_changes(base, rules, words),
    )


def _note(problem: Problem, mends: Iterable[Patch], draft: Draft, words: Locale) -> wire.Note:
    found = [wire.Mend(patch_text(patch, draft.plain, words), _patch(patch)) for patch in mends]
    return wire.Note(problem.key, problem.message, problem_text(problem, words), found)


def _patch(patch: Patch) -> wire.Patch:
    return [wire.Setting(each.key, each.value) for each in patch]


def _contract(rules: Ruleset, row: Contract, sizes: tuple[Table, ...], words: Locale) -> wire.ContractOf:
    totals = {str(each.players): each.totals[row.id] for each in sizes}
    readable = any(points is not None for points in totals.values()) or not getattr(row, "sums", ())
    return wire.ContractOf(
        id=row.id,
        title=words.contract(row.id, row.name),
        kind=_kind(row),
        glyph=glyph(rules, row) if readable else "salad",
        active=row.active,
        positive=positive(rules, row) if readable else False,
        total=totals,
    )


def _changes(base: Ruleset, rules: Ruleset, words: Locale) -> list[wire.ChangeOf]:
    told = words.at_table(contracts={**contract_names(base), **contract_names(rules)})
    return [
        wire.ChangeOf(change.kind, change.key, change_text(change, told, base, rules), _patch(back))
        for change, back in changes(base, rules)
    ]

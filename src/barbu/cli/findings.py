"""What is found in a ruleset file: conflicts with their mends, what has no effect, advice."""

from collections.abc import Iterable

from rich.text import Text

from barbu.locales import Locale, shown
from barbu.rules import Ruleset, idle, preset
from barbu.rules.load import draft
from barbu.rules.plain import whole
from barbu.rules.words import contract_names, problem_text
from barbu.studio.advice import advice
from barbu.studio.mends import mended
from barbu.studio.words import patch_text


def findings(text: str, locale: Locale) -> Iterable[Text]:
    """Everything that is wrong with a ruleset file, each with what would settle it."""
    rules, unread = draft(text, preset)
    told = locale.at_table(contracts=contract_names(rules)) if rules else locale
    plain = whole(rules) if rules else {}
    for each in mended(rules, plain, unread):
        yield Text(f"· {shown(each.problem, told)}")
        for patch in each.mends:
            yield Text(f"  {locale.text('rules-mend', mend=patch_text(patch, plain, told))}", "dim")


def notes(rules: Ruleset, locale: Locale) -> Iterable[Text]:
    """What has no effect in a ruleset that can be played, and what it is advised to look at."""
    told = locale.at_table(contracts=contract_names(rules))
    for note in idle(rules):
        yield Text(f"· {locale.text('rules-idle', note=str(shown(note, locale)))}")
    for each in advice(rules):
        yield Text(f"· {locale.text('rules-advice', advice=problem_text(each.problem, told))}")
        for patch in each.mends:
            yield Text(f"  {locale.text('rules-mend', mend=patch_text(patch, whole(rules), told))}", "dim")

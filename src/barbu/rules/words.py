"""How the problems of a ruleset appear in a sentence."""

from barbu.locales import Locale, shown
from barbu.rules.check import Problem


@shown.register
def _(problem: Problem, locale: Locale) -> str:
    values = {"key": problem.key, **problem.values}
    sentence = locale.text(problem.message, **{key: shown(value, locale) for key, value in values.items()})
    return f"{problem.key}: {sentence}" if problem.key else sentence

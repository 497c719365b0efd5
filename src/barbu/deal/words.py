"""How the acts of a deal appear in a sentence."""

from barbu.deal.actions import Lay, Pass, Play, Stop
from barbu.locales import Locale, shown


@shown.register
def _(act: Play, locale: Locale) -> str:
    return locale.card(act.card)


@shown.register
def _(act: Lay, locale: Locale) -> str:
    if act.end is None:
        return locale.card(act.card)
    return locale.text(f"act-lay-{act.end}", card=locale.card(act.card))


@shown.register
def _(act: Pass, locale: Locale) -> str:
    return locale.text("act-pass")


@shown.register
def _(act: Stop, locale: Locale) -> str:
    return locale.text("act-stop")

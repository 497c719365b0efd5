"""How the calls of a match appear in a sentence."""

from barbu.locales import Locale, shown
from barbu.match.actions import Choose, Double, Look, NameStart, NameTrump


@shown.register
def _(act: Choose, locale: Locale) -> str:
    return locale.contract(act.contract)


@shown.register
def _(act: Look, locale: Locale) -> str:
    return locale.text("act-look")


@shown.register
def _(act: NameTrump, locale: Locale) -> str:
    return locale.text("act-no-trump") if act.suit is None else locale.suit(act.suit)


@shown.register
def _(act: NameStart, locale: Locale) -> str:
    return locale.rank(act.rank)


@shown.register
def _(act: Double, locale: Locale) -> str:
    if not act.seats:
        return locale.text("act-silence")
    return locale.text("act-double", seats=locale.listed([locale.seat(seat) for seat in act.seats]))

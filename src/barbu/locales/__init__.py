"""Words for people: the Fluent catalogues, one folder a language, and how values are shown in them."""

from barbu.errors import BarbuError
from barbu.locales.catalogue import FALLBACK, Locale, available, called, locale, negotiate
from barbu.locales.shown import explain, shown

__all__ = ["FALLBACK", "Locale", "available", "called", "explain", "locale", "negotiate", "shown"]

BarbuError.render = staticmethod(lambda error: explain(error, locale(FALLBACK)))

"""The session's language, and sentences in it."""

from collections.abc import Mapping
from typing import get_args

from babel.core import negotiate_locale

from barbu.cards import Card
from barbu.errors import BarbuError
from barbu.locales import FALLBACK, explain, locale
from barbu.match import Header
from barbu.rules.words import contract_names
from barbu.table.rooms import spoken
from barbu.web import wire

LANGS: tuple[wire.Lang, ...] = get_args(wire.Lang)


def asked_for(accepted: str) -> wire.Lang:
    """The language that a browser would like best, of those there are."""
    weighted = []
    for place, part in enumerate(accepted[:200].split(",")):
        code, _, weight = part.strip().partition(";q=")
        try:
            weighted.append((-float(weight or 1), place, code.replace("-", "_")))
        except ValueError:
            continue
    found = negotiate_locale([code for _, _, code in sorted(weighted) if code], LANGS)
    return next((lang for lang in LANGS if lang == found), "en")


def catalogue(lang: str) -> str:
    """The language of the catalogues for this language of a session."""
    return spoken(lang) if lang else FALLBACK


def printed(card: Card) -> str:
    """A card in a sentence for the page, which prints it its own way."""
    return f"[{card}]"


def sentence(error: BarbuError, lang: str, header: Header | None = None) -> str:
    """The refusal in the session's language, with the names of the players and contracts of its match.

    What a table refuses is told to the one who would have done it.
    """
    names: tuple[str, ...] = header.names if header else ()
    contracts: Mapping[str, str] = contract_names(header.rules) if header else {}
    speaker = error.values.get("speaker") if header else None
    me = speaker if isinstance(speaker, int) else None
    return explain(error, locale(catalogue(lang)), names, contracts, me)
